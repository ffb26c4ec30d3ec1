"""The gem phase begins: Burning Desire and Magic Journey, then the marker that counts the trades (D1, D3, D8)."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.state import CHANCE
from .state import BEFORE_MARKER, MARKER, TRADE, AmulettState, Decision, enter
from .tables import CHOOSE_MARKER, EXTRA_METAL, METALS

if TYPE_CHECKING:
    from ...core.events import Sink


class BeforeMarker(Decision):
    """From the hat clockwise: name a metal, choose the marker, or decline (D3-D3g)."""

    def open(self, s: AmulettState, sink: "Sink | None") -> None:
        s.desire = -1
        s.left = 0
        s.used = 0
        s.order = 0
        s.traded = 0
        self.next(s, sink)

    def next(self, s: AmulettState, sink: "Sink | None") -> None:
        while s.order < s.players:
            seat = (s.hat + s.order) % s.players
            if not s.gone >> seat & 1 and (self.can_name(s, seat) or self.can_choose(s, seat)):
                s.ask(BEFORE_MARKER, seat)
                return
            s.order += 1
        s.order = 0
        s.used = 0
        if s.left:
            s.turn_to(TRADE, sink)
        else:
            s.ask(MARKER, CHANCE)

    def can_name(self, s: AmulettState, seat: i64) -> bool:
        return s.owned(seat, EXTRA_METAL) & ~s.used != 0

    def can_choose(self, s: AmulettState, seat: i64) -> bool:
        return s.owned(seat, CHOOSE_MARKER) & ~s.used != 0 and s.left == 0

    def choices(self, s: AmulettState, seat: i64) -> vec[i64]:
        t = s.tables
        out = vec[i64](capacity=9)
        out = append(out, t.to_decline)
        if self.can_name(s, seat):
            for metal in range(METALS):
                out = append(out, t.to_desire + metal)
        if self.can_choose(s, seat):
            for at in range(len(t.markers)):
                out = append(out, t.to_journey + at)
        return out

    def play(self, s: AmulettState, code: i64, seat: i64, sink: "Sink | None") -> None:
        t = s.tables
        if code == t.to_decline:
            s.order += 1
            if sink is not None:
                sink.tell("declined", {"seat": int(seat)})
        elif code >= t.to_journey:
            s.used |= s.owned(seat, CHOOSE_MARKER)
            s.left = t.markers[code - t.to_journey]
            if sink is not None:
                sink.tell("journeyed", {"seat": int(seat), "number": int(s.left)})
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


class Marker(Decision):
    """One of the markers is drawn blind; all are always back in the bag (D1)."""

    def odds(self, s: AmulettState) -> vec[i64]:
        t = s.tables
        odds = vec[i64](capacity=8)
        for at in range(len(t.markers)):
            odds = append(odds, t.to_marker + at)
            odds = append(odds, t.marker_weights[at])
        return odds

    def play(self, s: AmulettState, code: i64, seat: i64, sink: "Sink | None") -> None:
        s.left = s.tables.markers[code - s.tables.to_marker]
        if sink is not None:
            sink.tell("drawn", {"number": int(s.left)})
        s.turn_to(TRADE, sink)


WINDOW = BeforeMarker(["decline", "desire", "journey"])
enter(BEFORE_MARKER, WINDOW)
enter(MARKER, Marker([]))
