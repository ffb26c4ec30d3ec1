"""A table as everybody at it may know it, and what happens there beside the match."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

Status = Literal["open", "opening", "running", "over", "closed"]


class ClockRule(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How long a seat may think: not measured, so long for each move, or so long in all and a bit more each move."""

    kind: Literal["none", "move", "total"] = "none"
    seconds: int = 0
    increment: int = 0


class ClockSight(Struct, frozen=True):
    """What is left to a seat, in milliseconds, and whether it runs."""

    left: int
    runs: bool


class SeatSight(Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat, as everybody may know it."""

    seat: int
    name: str = ""
    """The name of a guest; empty on a free seat and for a bot."""
    guest: str = ""
    """The public id of a guest at this table: not the guest's own id."""
    bot: str = ""
    """The level of a bot that plays here now."""
    present: bool = False
    away_since: int = 0
    """When the last device went, in Unix milliseconds; 0 while one is there."""
    resigned: bool = False
    clock: ClockSight | None = None
    salt: Literal["", "promised", "own", "server"] = ""
    may_return: bool = False
    """A bot sits here for a player who may come back."""


class VoteSight(Struct, frozen=True, omit_defaults=True):
    """A proposal, with the answers so far."""

    vote: int
    kind: Literal["rewind", "agreement", "hand", "return"]
    seat: int
    """Who proposes."""
    until: int
    """The deadline, in Unix milliseconds."""
    before: int = 0
    about: int | None = None
    yes: list[int] = []
    no: list[int] = []
    asked: list[int] = []
    """Who must agree; bots abstain."""


class TableSight(Struct, frozen=True, omit_defaults=True):
    """The table itself; the match is told in changes."""

    id: str
    game: str
    edition: str
    """The id of the edition; the shipped one is `standard`."""
    options: dict[str, Any]
    status: Status
    public: bool
    seating: Literal["host", "lot"]
    clock: ClockRule
    seats: list[SeatSight]
    host: str
    """The public id of the host at this table."""
    created: int
    paused: bool = False
    votes: list[VoteSight] = []
    watchers: int = 0
    waiting: list[int] = []
    """The seats that are awaited; none where nobody has looked at the table for a while."""
    watching: dict[str, str] = {}
    """The names of those who watch now, by their public ids at this table."""
    commitment: str = ""
    promises: list[str] = []
    """When all are in, the salts may follow."""
    salts: list[str] = []
    lot: list[int] = []
    """Where seats were drawn: for each seat the one that its player had before; promises and salts stand by those."""
    head: str = ""
    reason: str = ""
    """Why it is closed: `agreement`, `closed`, `damaged`, `rules-changed`, `expired`, `too-long`."""
    rematch: str = ""
    """The id of the table where these people play on."""
    muted: list[str] = []
    lost: int = 0
    """A device of a player knows this entry of the journal as the server does not: the server may have lost moves."""
    practice: bool = False
    """It is a guided first turn: position and deal are the game's own, and nothing is sealed."""
    no_undo: bool = False
    """The journal is so long that nothing can be taken back any more."""


class Happened(Struct, frozen=True, omit_defaults=True):
    """One event of the table. The names of people are not in it but for chat, which `forget me` overwrites."""

    n: int
    at: int
    """Unix milliseconds."""
    kind: Literal[
        "said", "joined", "left", "seated", "present", "away", "options", "opening", "given-up", "started", "paused",
        "resumed", "proposed", "answered", "agreed", "refused", "void", "bot", "returned", "removed", "muted", "flag",
        "failed", "over", "closed", "rematch", "links", "long", "lost",
    ]  # fmt: skip
    seat: int | None = None
    guest: str = ""
    text: str = ""
    facts: dict[str, Any] = {}
