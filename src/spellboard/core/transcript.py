"""A transcript: what one seat was told and shown, for replay, export and bug reports before the game is over."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from .events import Event
from .record import Close, Deed, Entry, Resign, Undo

FORMAT = "spellboard-transcript/1"


class Told(Struct, frozen=True, omit_defaults=True):
    """One entry of the journal as a seat may know it: what kind it was, who stands behind it, and redacted events.

    What was played or drawn is not in it: the events tell of that as much as this seat may know.
    """

    n: int
    kind: Literal["deed", "chance", "undo", "resign", "close"]
    events: list[Event]
    seat: int | None = None
    """Who acted, resigned or took back; nobody where the dealer acted, or all agreed."""
    before: int = 0
    """Taken back: the position is again the one before this entry."""
    reason: str = ""
    """Closed: by `agreement`, or `closed` by the host."""


def told(entry: Entry, events: list[Event], seat: int | None) -> Told:
    """An entry and its events as that seat (None: a spectator) may know them."""
    seen = [event.seen_by(seat) for event in events]
    match entry:
        case Deed():
            return Told(entry.n, "deed", seen, entry.seat)
        case Undo():
            return Told(entry.n, "undo", seen, entry.seat, entry.before)
        case Resign():
            return Told(entry.n, "resign", seen, entry.seat)
        case Close():
            return Told(entry.n, "close", seen, reason=entry.reason)
        case _:
            return Told(entry.n, "chance", seen)


class Page(Struct, frozen=True):
    """One entry of the journal as that seat saw it: the redacted events and the view after them."""

    n: int
    events: list[Event]
    view: Any


class Transcript(Struct, frozen=True):
    """All pages of one seat (None: a spectator)."""

    format: str
    game: str
    players: list[str]
    seat: int | None
    pages: list[Page]

    def encode(self) -> bytes:
        """The transcript as JSON."""
        return msgspec.json.encode(self, order="deterministic")
