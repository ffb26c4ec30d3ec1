"""A transcript: what one seat was told and shown, for replay, export and bug reports before the game is over."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, Literal, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from .events import Event
from .record import Close, Deed, Entry, Resign, Undo

FORMAT = "spellboard-transcript/2"

View = TypeVar("View")


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


class Page(Struct, Generic[View], frozen=True, omit_defaults=True):
    """One entry of the journal as that seat saw it: the redacted events and the view after them.

    Page 0 is the position before the first entry.
    """

    n: int
    events: list[Event]
    view: View
    since: int = 0
    """Where somebody played and took back again, one page stands for all entries from this one to `n`."""


class Transcript(Struct, Generic[View], frozen=True):
    """All pages of one seat (None: a spectator)."""

    format: str
    game: str
    players: list[str]
    seat: int | None
    pages: list[Page[View]]

    def encode(self) -> bytes:
        """The transcript as JSON."""
        return msgspec.json.encode(self, order="deterministic")


class Leaf(NamedTuple):
    """A page before it is written: the entries that it stands for, and if it is one seat's action, whose."""

    since: int
    n: int
    folded: bool
    seat: int | None


def leaves(entries: Iterable[Entry]) -> list[Leaf]:
    """The pages of a journal: what somebody took back is folded into one with what came to nothing beside it.

    Nothing is folded that was rolled, or that all agreed to take back: those pages everybody may want to see.
    """
    found: list[Leaf] = []
    for entry in entries:
        if not isinstance(entry, Undo) or entry.seat is None:
            found.append(Leaf(entry.n, entry.n, False, entry.seat if isinstance(entry, Deed) else None))
            continue
        at = len(found)
        while at and found[at - 1].since >= entry.before:
            at -= 1
        if not all(leaf.folded or leaf.seat == entry.seat for leaf in found[at:]):
            found.append(Leaf(entry.n, entry.n, False, None))
            continue
        if at and found[at - 1].folded:
            at -= 1
        since = min(found[at].since, entry.before)
        del found[at:]
        found.append(Leaf(since, entry.n, True, None))
    return found
