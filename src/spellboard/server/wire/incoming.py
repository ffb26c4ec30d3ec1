"""What a client may say on the live channel of a table. Everything that changes something carries a request id."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .bounds import CHAIN, Hex, Line, Number, Play, Request, Seat

Plays = Annotated[list[Play], Meta(min_length=1, max_length=CHAIN)]
Seats = Annotated[list[Seat], Meta(max_length=12)]


class In(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The head of all frames that come in."""


class Hello(In, frozen=True, tag="hello"):
    """First of all: for which seats this connection speaks (none: a spectator), and what it has already heard."""

    seats: Seats = []
    journal: Number = 0
    """The newest entry of the match that it knows; what came after it is told in the welcome."""
    events: Number = 0
    """The newest event of the table that it knows."""
    head: Hex | None = None
    """The link of that entry as it was told: another one means that the server has lost what this device knows."""


class Do(In, frozen=True, tag="do"):
    """A seat acts. Several actions are one atomic batch."""

    request: Request
    seat: Seat
    fresh: Number
    """The number that the seat's last sight carried as `fresh`: another one means that something else is asked now."""
    play: Plays


class Undo(In, frozen=True, tag="undo"):
    """A seat takes back its last action, or with `turn` all since the last barrier."""

    request: Request
    seat: Seat
    fresh: Number
    turn: bool = False


class Resign(In, frozen=True, tag="resign"):
    """A seat leaves the game."""

    request: Request
    seat: Seat


class Ask(In, frozen=True, tag="ask"):
    """A question without consequence: whole moves, what would follow, why something is not allowed, how all stands."""

    request: Request
    seat: Seat
    what: Literal["ways", "preview", "why", "prospects"]
    play: Annotated[list[Play], Meta(max_length=CHAIN)] = []
    """The prefix of the ways; the actions to look at; nothing for prospects."""


class Say(In, frozen=True, tag="say"):
    """A line of chat."""

    request: Request
    text: Line


class Propose(In, frozen=True, tag="propose"):
    """A seat asks the others: go back before an entry, end by agreement, give a seat to a bot, let a player return."""

    request: Request
    seat: Seat
    kind: Literal["rewind", "agreement", "hand", "return"]
    before: Number = 0
    """`rewind`: back to the position before this entry."""
    about: Seat | None = None
    """`hand`, `return`: which seat."""


class Answer(In, frozen=True, tag="answer"):
    """A seat answers a proposal."""

    request: Request
    seat: Seat
    vote: Number
    yes: bool


class Order(In, frozen=True, tag="order"):
    """A standing order: play this for the seat as soon as it may, while phase or round lasts; an empty one cancels."""

    request: Request
    seat: Seat
    play: Annotated[str, Meta(max_length=400)]
    until: Literal["phase", "round"] = "phase"


class Promise(In, frozen=True, tag="promise"):
    """The hash of a seat's salt, after the commitment was shown."""

    request: Request
    seat: Seat
    commitment: Hex
    promise: Hex


class Reveal(In, frozen=True, tag="reveal"):
    """A seat's salt, after the hashes of all are in."""

    request: Request
    seat: Seat
    salt: Hex


Incoming = Hello | Do | Undo | Resign | Ask | Say | Propose | Answer | Order | Promise | Reveal
