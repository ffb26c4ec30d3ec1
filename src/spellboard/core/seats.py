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
            raise UnknownSeat("error-seat", seat=number, last=int(players) - 1)
    raise _no_seat(seat, players)


def eyes_of(seat: Seat, players: i64) -> None:
    """Nothing, if somebody may look from there: a seat, or None for a spectator."""
    if seat is not None:
        seat_of(seat, players)


def _no_seat(seat: object, players: i64) -> UnknownSeat:
    last = int(players) - 1
    if isinstance(seat, bool):
        return UnknownSeat("error-seat-truth", last=last)
    if isinstance(seat, int):
        return UnknownSeat("error-seat-large", last=last)
    return UnknownSeat("error-seat-type", type=type(seat).__name__[:40], last=last)
