"""Event 3: who shows most treasure maps in the active row takes a chest (16-19)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ...core.decisions import Decision
from .phases import CHEST
from .state import GONE, OWED, BellumState
from .tables import MAP_ICON

if TYPE_CHECKING:
    from ...core.events import Sink

WOOD: Final[i64] = 0
METAL: Final[i64] = 1


def maps(s: BellumState, seat: i64) -> i64:
    """The treasure maps that a lord's scouts bring back."""
    return 0 if s.has(seat, GONE) else s.icons(seat, MAP_ICON)


class CallBack(Decision[BellumState]):
    """Nobody decides anything: the scouts show what they found."""

    def open(self, s: BellumState, sink: "Sink | None") -> None:
        """A metal chest for most maps; on a tie a wooden one for each who shares it; nothing without maps (16)."""
        most: i64 = 0
        sharing: i64 = 0
        for seat in range(s.players):
            shown: i64 = maps(s, seat)
            if shown > most:
                most = shown
                sharing = 0
            if shown == most:
                sharing += 1
        s.asked = 0
        if most > 0:
            kind: i64 = METAL if sharing == 1 else WOOD
            for seat in range(s.players):
                if maps(s, seat) == most:
                    s.give(seat, OWED + kind, 1)
            if sink is not None:
                best = [int(seat) for seat in range(s.players) if maps(s, seat) == most]
                if len(best) == 1:
                    sink.tell("scout", {"seat": best[0], "maps": int(most)})
                else:
                    sink.tell("tie", {"seats": best, "maps": int(most)})
        s.turn_to(CHEST, sink)
