"""The gem phase begins: Burning Desire and Magic Journey, then the marker that counts the trades (D1, D3, D8)."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.decisions import Decision, odds_of
from ...core.state import CHANCE
from .phases import BEFORE_MARKER, MARKER, TRADE
from .state import AmulettState
from .tables import CHOOSE_MARKER, EXTRA_METAL, METALS

if TYPE_CHECKING:
    from ...core.events import Sink


def can_name(s: AmulettState, seat: i64) -> bool:
    """Whether a seat may name a metal by Burning Desire."""
    return s.owned(seat, EXTRA_METAL) & ~s.used != 0


def can_choose(s: AmulettState, seat: i64) -> bool:
    """Whether a seat may choose the marker by a Magic Journey; nobody has yet."""
    return s.owned(seat, CHOOSE_MARKER) & ~s.used != 0 and s.to_come == 0


class BeforeMarker(Decision[AmulettState]):
    """From the hat clockwise: name a metal, choose the marker, or decline (D3-D3g)."""

    def open(self, s: AmulettState, sink: "Sink | None") -> None:
        s.desire = -1
        s.to_come = 0
        s.used = 0
        s.progress = 0
        s.traded = 0
        self.next(s, sink)

    def next(self, s: AmulettState, sink: "Sink | None") -> None:
        while s.progress < s.players:
            seat = (s.hat + s.progress) % s.players
            if not s.gone >> seat & 1 and (can_name(s, seat) or can_choose(s, seat)):
                s.ask(BEFORE_MARKER, seat)
                return
            s.progress += 1
        s.progress = 0
        s.used = 0
        if s.to_come:
            s.turn_to(TRADE, sink)
        else:
            s.ask(MARKER, CHANCE)

    def choices(self, s: AmulettState, seat: i64) -> vec[i64]:
        t = s.tables
        out = vec[i64](capacity=9)
        out = append(out, t.to_decline)
        if can_name(s, seat):
            for metal in range(METALS):
                out = append(out, t.to_desire + metal)
        if can_choose(s, seat):
            for at in range(len(t.markers)):
                out = append(out, t.to_journey + at)
        return out

    def play(self, s: AmulettState, code: i64, seat: i64, sink: "Sink | None") -> None:
        t = s.tables
        if code == t.to_decline:
            s.progress += 1
            if sink is not None:
                sink.tell("declined", {"seat": int(seat)})
        elif code >= t.to_journey:
            s.used |= s.owned(seat, CHOOSE_MARKER)
            s.to_come = t.markers[code - t.to_journey]
            if sink is not None:
                sink.tell("journeyed", {"seat": int(seat), "number": int(s.to_come)})
        else:
            s.used |= s.owned(seat, EXTRA_METAL)
            s.desire = code - t.to_desire
            if sink is not None:
                sink.tell("desired", {"seat": int(seat), "metal": t.metal_names[s.desire]})
        self.next(s, sink)

    def objections(self, s: AmulettState, code: i64, seat: i64) -> list[str]:
        if code >= s.tables.to_journey:
            return ["D3f"] if s.owned(seat, CHOOSE_MARKER) else ["D3e"]
        return ["D3c"] if s.owned(seat, EXTRA_METAL) else ["D3b"]

    def abandon(self, s: AmulettState, seat: i64, sink: "Sink | None") -> None:
        if seat == s.to_act:
            self.next(s, sink)


class Marker(Decision[AmulettState]):
    """One of the markers is drawn blind; all are always back in the bag (D1)."""

    def odds(self, s: AmulettState) -> vec[i64]:
        return odds_of(s.tables.to_marker, s.tables.marker_weights)

    def play(self, s: AmulettState, code: i64, seat: i64, sink: "Sink | None") -> None:
        s.to_come = s.tables.markers[code - s.tables.to_marker]
        if sink is not None:
            sink.tell("drawn", {"number": int(s.to_come)})
        s.turn_to(TRADE, sink)
