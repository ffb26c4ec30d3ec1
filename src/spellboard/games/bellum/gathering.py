"""Event 2: every lord gathers the food and the signs of his active row (14-15)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ...core.decisions import Decision
from .chests import tell_shortage
from .phases import SCOUTS
from .state import FOOD, GONE, SIGN, BellumState
from .tables import FOOD_ICON, SIGN_ICON

if TYPE_CHECKING:
    from ...core.events import Sink


class Gather(Decision[BellumState]):
    """Nobody decides anything: what the active rows show is taken (14)."""

    def open(self, s: BellumState, sink: "Sink | None") -> None:
        """From the Captain clockwise, which matters only when the supply runs short (15); then the scouts come back."""
        step: i64 = 0
        while step < s.players:
            seat: i64 = (s.captain + step) % s.players
            step += 1
            if s.has(seat, GONE):
                continue
            food: i64 = s.icons(seat, FOOD_ICON)
            sign: i64 = s.icons(seat, SIGN_ICON)
            got_food: i64 = s.take(seat, FOOD, food)
            got_sign: i64 = s.take(seat, SIGN, sign)
            if sink is not None:
                sink.tell("gathered", {"seat": int(seat), "food": int(got_food), "sign": int(got_sign)})
                tell_shortage(seat, food - got_food, sign - got_sign, 0, 0, sink)
        s.turn_to(SCOUTS, sink)
