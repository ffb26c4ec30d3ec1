"""Leaving: the pieces stay as they are, and the decision at hand goes on without that seat (L5)."""

from typing import TYPE_CHECKING

from .ending import RESIGNED, end
from .phases import END
from .state import DECISIONS, MagalonState

if TYPE_CHECKING:
    from ...core.events import Sink


def leave(s: MagalonState, seat: int, sink: "Sink | None") -> None:
    """A seat resigns; the last one left has won."""
    if s.phase == END or not s.present(seat):
        return
    s.gone |= 1 << seat
    DECISIONS[s.phase].abandon(s, seat, sink)
    if s.alone():
        here = [other for other in range(s.players) if s.present(other)]
        end(s, RESIGNED, here[0], sink)
