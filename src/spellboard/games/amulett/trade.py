"""A trade: cards are bid round and round for a gem of the caravan's area (D4-D6, D9, D10, D17, D19)."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.decisions import Decision
from .phases import MOVE, PAY, TRADE
from .state import AmulettState
from .tables import MAY_EQUAL, RAISE_STEP, bit

if TYPE_CHECKING:
    from ...core.events import Sink


class Trade(Decision[AmulettState]):
    """Bid a number of cards, or pass and be out of this trade."""

    def open(self, s: AmulettState, sink: "Sink | None") -> None:
        """The hat opens; where there is no gem there is nothing to trade (D4, D17)."""
        s.no_bids()
        s.out = s.gone
        if s.gems[s.caravan] == 0:
            s.out = 0
            if sink is not None:
                sink.tell("untraded", {"area": s.tables.area_names[s.caravan]})
            s.turn_to(MOVE, sink)
        else:
            s.ask(TRADE, s.first_from(s.hat, s.out))

    def choices(self, s: AmulettState, seat: i64) -> vec[i64]:
        """Any number from the lowest allowed to what the hand covers here (D5b, D6, D9, D10, D19)."""
        t = s.tables
        most = s.purse(seat, s.accepted(seat))
        least = s.lowest_bid(seat)
        out = vec[i64](capacity=2 if least > most else 2 + most - least)
        out = append(out, t.to_pass)
        for count in range(least, most + 1):
            out = append(out, t.to_bid + count - 1)
        return out

    def play(self, s: AmulettState, code: i64, seat: i64, sink: "Sink | None") -> None:
        if code == s.tables.to_pass:
            s.out |= bit(seat)
            if sink is not None:
                sink.tell("passed", {"seat": int(seat)})
        else:
            s.bid(seat, code - s.tables.to_bid + 1)
            if sink is not None:
                sink.tell("bid", {"seat": int(seat), "count": int(s.high)})
        self.next(s, seat, sink)

    def next(self, s: AmulettState, seat: i64, sink: "Sink | None") -> None:
        """Round until one is left; the last one may still bid if nobody has (D5, D5a)."""
        following = s.first_from(s.after(seat), s.out)
        if following < 0:
            s.out = 0
            if sink is not None:
                sink.tell("untraded", {"area": s.tables.area_names[s.caravan]})
            s.turn_to(MOVE, sink)
        elif following == s.leader:
            s.turn_to(PAY, sink)
        else:
            s.to_act = following

    def objections(self, s: AmulettState, code: i64, seat: i64) -> list[str]:
        count = code - s.tables.to_bid + 1
        found: list[str] = []
        if count > s.hand_size(seat):
            found.append("D19")
        elif count > s.purse(seat, s.accepted(seat)):
            found.append("D6b")
        if count < s.lowest_bid(seat):
            if s.owned(seat, MAY_EQUAL):
                found.append("D10b")
            else:
                strong = s.leader >= 0 and s.owned(s.leader, RAISE_STEP) != 0
                found.append("D9" if strong and count > s.high else "D5b")
        return found

    def abandon(self, s: AmulettState, seat: i64, sink: "Sink | None") -> None:
        """The highest bidder's leaving opens the trade anew (F4c); others are out of it."""
        if seat == s.leader:
            self.open(s, sink)
            return
        s.out |= bit(seat)
        if seat == s.to_act:
            self.next(s, seat, sink)
