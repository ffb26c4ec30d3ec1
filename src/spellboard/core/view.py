"""The head that the views of all games share."""

from __future__ import annotations

from msgspec import Struct

from .outcome import Outcome


class SeatHead(Struct, frozen=True, kw_only=True):
    """What every game shows of a seat."""

    resigned: bool


class ViewHead(Struct, frozen=True, kw_only=True):
    """What every game shows: a game adds its own fields, among them `seats`, a list of what it shows of each."""

    seat: int | None
    """Whose eyes; None is a spectator."""
    waiting: list[int]
    """Who must choose now; nobody while something is rolled or drawn, and at the end."""
    phase: str
    round: int
    outcome: Outcome | None
