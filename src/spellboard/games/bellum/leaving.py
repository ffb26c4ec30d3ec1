"""Leaving: the castle stays on the table, its lord decides no more (L1)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .phases import END
from .state import ALONE, CHOICE, DECISIONS, GONE, LORD, BellumState

if TYPE_CHECKING:
    from ...core.events import Sink


def leave(s: BellumState, seat: i64, sink: "Sink | None") -> None:
    """Take a lord out of the game; if it was his choice, the decision at hand gives the mildest answer for him."""
    if s.phase == END or s.has(seat, GONE):
        return
    s.lords[seat * LORD + GONE] = 1
    s.lords[seat * LORD + CHOICE] = -1
    staying: i64 = 0
    for other in range(s.players):
        staying += 1 - s.has(other, GONE)
    if staying <= 1:
        s.end(ALONE, sink)
    else:
        DECISIONS[s.phase].abandon(s, seat, sink)
