"""What comes in and goes out by plain HTTP: guests, the lobby, the settings of a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from spellboard.core.card import Card
from spellboard.core.messages import Message
from spellboard.core.rulebook import Clause, Texts

from .bounds import Id, Name, Seat, Token, Word
from .table import ClockRule, TableSight


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """The head of all bodies that come in."""


class NewGuest(Body, frozen=True):
    """A guest without an account: a name is enough."""

    name: Name


class Me(Struct, frozen=True):
    """The guest who asks."""

    name: str
    tables: list[TableSight]


class Session(Struct, frozen=True):
    """Who is here, if anybody; and which server this is."""

    me: Me | None
    version: str


class SeatPlan(Body, frozen=True):
    """Who is to sit on a seat: the host (on this device: `me`), whoever comes by the link, or a bot of a level."""

    who: Literal["me", "friend", "bot"]
    bot: Annotated[str, Meta(max_length=64)] = ""
    name: Annotated[str, Meta(max_length=200)] = ""
    """For `me` on a second seat of the same device: what this player is called."""


Plans = Annotated[list[SeatPlan], Meta(min_length=1, max_length=12)]
Chosen = Annotated[dict[Word, bool | int | Word], Meta(max_length=64)]


class NewTable(Body, frozen=True):
    """A table to be made; the maker is its host."""

    game: Word
    seats: Plans
    edition: Word = "standard"
    options: Chosen = {}
    clock: ClockRule = ClockRule()
    public: bool = False
    seating: Literal["host", "lot"] = "host"
    start: bool = False
    """Start at once, if no seat waits for a friend."""
    fork: Id | None = None
    """Continue from a finished table ..."""
    entry: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0
    """... before this entry of its journal."""


class NewPractice(Body, frozen=True):
    """A guided first turn: the game brings the position, and bots sit on all other seats."""

    game: Word


class Settings(Body, frozen=True):
    """What the host changes before the start; what is left out stays."""

    edition: Word | None = None
    options: Chosen | None = None
    clock: ClockRule | None = None
    public: bool | None = None
    seating: Literal["host", "lot"] | None = None
    seats: Plans | None = None


class Entrance(Body, frozen=True):
    """A token from a link: it stood in the fragment of the address and is sent after a click."""

    token: Token
    seat: Seat | None = None
    """Which free seat; without one the first."""
    name: Annotated[str, Meta(max_length=200)] = ""


class About(Body, frozen=True):
    """A power of the host over a seat or a guest at the table."""

    seat: Seat | None = None
    guest: Annotated[str, Meta(max_length=64)] = ""
    bot: Annotated[str, Meta(max_length=64)] = ""


class Links(Struct, frozen=True):
    """The links of a table, for its host: whoever has one may sit down, watch, or take this seat."""

    join: str
    watch: str
    seats: dict[int, str] = {}


class Link(Struct, frozen=True):
    """A link to send or show: the address, the same as a drawing, and until when it is good (Unix milliseconds)."""

    url: str
    svg: str
    until: int = 0


class GameSight(Struct, frozen=True):
    """A game on the shelf."""

    card: Card
    editions: dict[str, str]
    """By id: the name of the edition."""
    bots: list[str]
    """From the weakest to the strongest."""
    usual: str = ""
    """The bot that sits down unless somebody asks for another one."""
    practice: bool = False
    """Whether it brings a guided first turn."""
    cover: str = ""
    """The stamp of its picture for a shelf; empty where it has none."""
    drawing: str = ""
    """The stamp of its drawing in the standard edition: asked for by it, that may be kept for ever."""


class Lobby(Struct, frozen=True):
    """What the start page shows: one's own tables and open ones."""

    mine: list[TableSight]
    open: list[TableSight]


class Trouble(Struct, frozen=True):
    """Why something was not done, as a message; the status of the answer says of what kind it is."""

    error: Message
    detail: list[Any] = []


class NewKey(Body, frozen=True):
    """A personal token for a program that plays or watches for this guest."""

    label: Name


class Key(Struct, frozen=True):
    """A personal token: its text is shown once."""

    id: str
    label: str
    created: int
    token: str = ""


class Proved(Struct, frozen=True):
    """What the engine proved of a record that somebody sent."""

    game: str
    players: list[str]
    entries: int
    proved: list[str]
    unknown: list[str]
    warnings: list[str] = []
    wrong: str = ""
    """The first thing that is wrong with it; empty if nothing is."""
    error: Message | None = None
    """The same as a message, where there is one."""


class Figures(Struct, frozen=True):
    """Figures of an edition that stand alike, as all cards of a kind do: how many, and where they come from."""

    key: str
    status: str
    """`found`, `derived` or `reconstructed`."""
    count: int


class Rules(Struct, frozen=True):
    """The rulebook of a game: its clauses, then those of all games, in four languages."""

    game: str
    revision: int
    books: dict[str, Texts]
    clauses: list[Clause]
    choices: dict[str, str] = {}
    """For each kind of action the clause to begin with ..."""
    events: dict[str, str] = {}
    """... and for each kind of event, as keys of the words name it."""
