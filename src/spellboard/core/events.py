"""What happened, as it may be told: the one source of log, animation and history."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from .seats import eyes_of

MOST_SEATS = 100
"""An event does not know how many play; no game has so many seats."""

Fact = int | str | Sequence[int | str]


class Event(Struct, frozen=True, omit_defaults=True):
    """One thing that happened: public facts for everybody, and at most one private part for some seats.

    `reveals` marks that a fact hidden before became known: nobody can undo past it.
    """

    kind: str
    facts: dict[str, Fact]
    private: dict[str, Fact] | None = None
    to: tuple[int, ...] = ()
    reveals: bool = False

    def seen_by(self, seat: int | None) -> Event:
        """What leaves the house for that seat (None: a spectator)."""
        eyes_of(seat, MOST_SEATS)  # True and 1.0 are equal to seat 1, but they are nobody
        if self.private is None or (seat is not None and seat in self.to):
            return self
        return Event(self.kind, self.facts, None, (), self.reveals)


class Sink:
    """Collects the events of one action; without a sink no event is built at all."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(
        self,
        kind: str,
        facts: dict[str, Fact] | None = None,
        private: dict[str, Fact] | None = None,
        to: Sequence[int] = (),
        reveals: bool = False,
    ) -> None:
        """Report one event."""
        self.events.append(Event(kind, facts or {}, private, tuple(to), reveals))
