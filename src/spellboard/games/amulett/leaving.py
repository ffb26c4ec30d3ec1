"""Leaving: everything stays on the table, and the decision at hand goes on without that seat (F4)."""

from ...core.events import Sink
from .state import DECISIONS, END, AmulettState
from .tables import bit


def leave(s: AmulettState, seat: int, sink: Sink | None) -> None:
    """A seat resigns; the last one left has won."""
    if s.phase == END or s.gone >> seat & 1:
        return
    s.gone |= bit(seat)
    if s.active() == 1:
        s.turn_to(END, sink)
    else:
        DECISIONS[s.phase].abandon(s, seat, sink)
