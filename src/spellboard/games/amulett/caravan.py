"""The caravan moves after every trade, by the hand of the hat (D2, D15, D16, D18)."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.decisions import Decision
from .phases import BLUE, MOVE, TRADE
from .state import AmulettState
from .tables import FREE_MOVE, bit

if TYPE_CHECKING:
    from ...core.events import Sink


def with_gems(s: AmulettState) -> i64:
    """The areas with a gem other than the caravan's, as a mask."""
    mask: i64 = 0
    for area in range(s.tables.areas):
        if s.gems[area] and area != s.caravan:
            mask |= bit(area)
    return mask


def within_reach(s: AmulettState, seat: i64) -> i64:
    """Neighbours with a gem; any area with a gem if there is none, or with the Wings of the Phoenix (D15e, D16)."""
    rich = with_gems(s)
    near = rich & s.tables.near[s.caravan]
    if near == 0 or s.owned(seat, FREE_MOVE):
        return rich
    return near


class Move(Decision[AmulettState]):
    """The holder of the hat moves the caravan (D15-D16); if that seat has left, the next one (F4a)."""

    def open(self, s: AmulettState, sink: "Sink | None") -> None:
        if with_gems(s):
            s.ask(MOVE, s.first_from(s.hat, s.gone))
            return
        self.count_down(s, sink)

    def count_down(self, s: AmulettState, sink: "Sink | None") -> None:
        """One marker back into the bag; the next trade, or the energy phase (D2)."""
        s.to_come -= 1
        if s.to_come:
            s.turn_to(TRADE, sink)
            return
        s.out = 0
        s.desire = -1
        s.turn_to(BLUE, sink)

    def choices(self, s: AmulettState, seat: i64) -> vec[i64]:
        t = s.tables
        out = vec[i64](capacity=t.areas)
        reach = within_reach(s, seat)
        for area in range(t.areas):
            if reach >> area & 1:
                out = append(out, t.to_move + area)
        return out

    def play(self, s: AmulettState, code: i64, seat: i64, sink: "Sink | None") -> None:
        s.caravan = code - s.tables.to_move
        if sink is not None:
            sink.tell("moved", {"seat": int(seat), "area": s.tables.area_names[s.caravan]})
        self.count_down(s, sink)

    def objections(self, s: AmulettState, code: i64, seat: i64) -> list[str]:
        area = code - s.tables.to_move
        if area == s.caravan:
            return ["D15b"]
        return ["D15c"] if s.gems[area] == 0 else ["D15d"]

    def abandon(self, s: AmulettState, seat: i64, sink: "Sink | None") -> None:
        if seat == s.to_act:
            self.open(s, sink)
