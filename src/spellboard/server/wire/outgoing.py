"""What the live channel of a table says. Nothing here is built from the truth twice: see `tables.sight`."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from spellboard.core.messages import Message
from spellboard.core.practice import Guidance
from spellboard.core.preview import Preview
from spellboard.core.rulebook import Refused
from spellboard.core.scene import Scene
from spellboard.core.transcript import Told

from .table import ClockSight, Happened, TableSight


class Out(Struct, frozen=True, omit_defaults=True, tag_field="type"):
    """The head of all frames that go out."""


class Choice(Struct, frozen=True):
    """A legal action: notation, kind, and the message that says it, whose typed arguments are its parameters."""

    play: str
    kind: str
    say: Message


class Blocked(Struct, frozen=True):
    """A kind of action that one might expect now, and the clause nearest to a yes that is against it."""

    kind: str
    refused: Refused


class Sight(Struct, frozen=True, omit_defaults=True):
    """All that one seat (None: a spectator) sees and may do now."""

    seat: int | None
    view: Any
    """The view of the game; its type is the game's `View`."""
    scene: Scene
    prompt: Message
    waiting: list[int]
    over: bool = False
    fresh: int = 0
    """`do` and `undo` carry this number."""
    legal: list[Choice] = []
    blocked: list[Blocked] = []
    may_undo: bool = False
    may_undo_turn: bool = False
    chosen: bool = False
    """This seat has chosen in secret and may still change its choice; `legal` holds what it may change it to."""
    order: str = ""
    """The standing order of this seat."""
    until: str = ""
    guide: Guidance | None = None
    """At a table for practice, for the learner: what to do now."""


class Welcome(Out, frozen=True, tag="welcome"):
    """The answer to a hello: the table as it is, the events since, and a change for every seat spoken for follows."""

    table: TableSight
    journal: int
    events: int
    happened: list[Happened] = []
    """The table's events since the one that the client knew (at most 200, the newest)."""
    you: str = ""
    """The guest's own public id at this table, so that a page finds its seats and knows whether it is the host."""


class Change(Out, frozen=True, tag="change"):
    """The match has gone on, as one seat may know it. An unsent one is replaced by the next, its news joined."""

    seat: int | None
    journal: int
    head: str
    """The newest link of the chain: who keeps it can check the journal up to here."""
    told: list[Told]
    """What was told since the journal number that this client knew."""
    news: list[Message]
    """The same in words, one sentence a move."""
    sight: Sight
    after: int = 0
    """`told` begins after this entry: later than the one that this client knew, where it was away for very long."""
    clocks: list[ClockSight | None] = []
    """What is left to every seat, where time is measured."""


class Turn(Out, frozen=True, tag="turn"):
    """For the lobby: at one of the guest's tables a seat of theirs is awaited, or is no longer."""

    table: str
    game: str
    seats: list[int]
    """Those of the guest's seats that are awaited now."""


class Table(Out, frozen=True, tag="table"):
    """Something happened at the table: chat, seats, presence, votes, clocks."""

    events: int
    happened: list[Happened]
    table: TableSight


class Ack(Out, frozen=True, tag="ack"):
    """It is done, and stored: the newest journal number after it."""

    request: str
    journal: int
    again: bool = False
    """This request had been carried out before."""


class No(Out, frozen=True, tag="no"):
    """It is not done: a rule says no (`refused`), or something else stands against it (`error`)."""

    request: str
    error: Message
    """`error-refused` where a rule says no."""
    refused: Refused | None = None
    fresh: int = 0
    """The seat's number now, where it was stale."""


class WayOut(Struct, frozen=True):
    """A whole move in notation."""

    play: list[str]
    thing: str
    path: list[str]


class ProspectOut(Struct, frozen=True):
    """How a thing of the scene stands for the seat, if this were played on it."""

    thing: str
    play: list[str]
    preview: Preview


class Answered(Out, frozen=True, tag="answered"):
    """The answer to a question."""

    request: str
    ways: list[WayOut] = []
    preview: Preview | None = None
    why: Refused | None = None
    prospects: list[ProspectOut] = []


class Bye(Out, frozen=True, tag="bye"):
    """The last frame before the server closes the channel."""

    reason: Literal["resume", "removed", "signed-out", "closed", "restart", "protocol", "too-many"]


Outgoing = Welcome | Change | Table | Ack | No | Answered | Bye
Lobbying = Turn | Bye
