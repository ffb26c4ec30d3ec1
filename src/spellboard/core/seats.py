"""Which numbers are seats: one rule for every entry that takes one, so that no other reads a real seat's cards."""

from typing import Any

from mypy_extensions import i64

from .errors import UnknownSeat

Seat = Any
"""An int from 0. Declared so wide that the compiled engine, too, answers everything else with an UnknownSeat."""


def seat_of(seat: Seat, players: i64) -> i64:
    """The seat, if it is one of so many: a whole number from 0, and no truth value."""
    if isinstance(seat, int) and not isinstance(seat, bool):
        number: int = seat
        # The compiled engine cannot hold every int that somebody may send.
        if 0 <= number < 100:
            found: i64 = number
            if found < players:
                return found
        if -1000 < number < 1000:
            raise UnknownSeat(f"{number} is not a seat: they run from 0 to {players - 1}")
    raise UnknownSeat(f"{_named(seat)} is not a seat: they run from 0 to {players - 1}")


def eyes_of(seat: Seat, players: i64) -> None:
    """Nothing, if somebody may look from there: a seat, or None for a spectator."""
    if seat is not None:
        seat_of(seat, players)


def _named(seat: object) -> str:
    if isinstance(seat, bool):
        return "a truth value"
    return "so large a number" if isinstance(seat, int) else f"{type(seat).__name__[:40]!r}"
