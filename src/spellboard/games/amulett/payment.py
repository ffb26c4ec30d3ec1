"""After a trade: the winner pays, takes cards back, curses work, gems are taken (D7, D11-D14, D20, F1)."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.decisions import Decision
from .ending import victory
from .phases import CURSE, END, MOVE, PAY, TAKE, TAKE_BACK, TRADE
from .state import PILE, STACKS, AmulettState
from .tables import EXTRA_GEM, METALS, REFUND, SKIM, bit, gems_in, gems_of, one_gem

if TYPE_CHECKING:
    from ...core.events import Sink


def laid_open(s: AmulettState) -> i64:
    """How many of the cards paid still lie open."""
    return s.cards[PILE] + s.cards[PILE + 1] + s.cards[PILE + 2] + s.cards[PILE + 3]


def portion(s: AmulettState, base: i64, metal: i64, count: i64) -> i64:
    """The code of so many cards of a metal."""
    return base + metal * s.tables.cards + count - 1


def return_cards(s: AmulettState, sink: "Sink | None") -> None:
    """What the winner has laid open so far goes back into the hand (F4c)."""
    for metal in range(METALS):
        count = s.cards[PILE + metal]
        s.cards[s.leader * METALS + metal] += count
        s.cards[PILE + metal] = 0
        if sink is not None and count:
            name = s.tables.metal_names[metal]
            sink.tell("recovered", {"seat": int(s.leader), "metal": name, "count": int(count)})
    s.pending = 0
    s.metal = 0


def cards_to_stacks(s: AmulettState) -> None:
    """What still lies open goes back to the stacks (D20)."""
    for metal in range(METALS):
        s.cards[STACKS + metal] += s.cards[PILE + metal]
        s.cards[PILE + metal] = 0


def allowance(s: AmulettState, seat: i64) -> i64:
    """How many cards a seat may take back where the caravan stands: Influence and own Curses (D12, D13d)."""
    return s.sum_of(seat, REFUND, s.here()) + s.sum_of(seat, SKIM, s.here())


def gems_promised(s: AmulettState, seat: i64) -> i64:
    """One gem, and one more for each Gift that works here (D14a, D14d)."""
    gifts = s.sum_of(seat, EXTRA_GEM, s.here())
    return 2 if gifts > 1 and not s.tables.gifts_stack else 1 + gifts


def gems_due(s: AmulettState, seat: i64) -> i64:
    """The gems that a winner takes: as many as are promised, as far as there are any (D14)."""
    promised = gems_promised(s, seat)
    there = gems_in(s.gems[s.caravan])
    return promised if promised < there else there


class Pay(Decision[AmulettState]):
    """The winner takes the hat and lays open exactly the bid, metal by metal (D7-D7f, D11)."""

    def open(self, s: AmulettState, sink: "Sink | None") -> None:
        s.hat = s.leader
        s.out = 0
        s.bids = 0
        s.pending = s.high
        s.metal = 0
        if sink is not None:
            sink.tell("won", {"seat": int(s.leader), "count": int(s.high)})
        metals = s.accepted(s.leader)
        if metals & (metals - 1):
            s.ask(PAY, s.leader)
            return
        # Only one metal counts: nothing to choose.
        for metal in range(METALS):
            if metals >> metal & 1:
                self.lay(s, metal, s.high, sink)
        s.turn_to(TAKE_BACK, sink)

    def lay(self, s: AmulettState, metal: i64, count: i64, sink: "Sink | None") -> None:
        s.cards[s.leader * METALS + metal] -= count
        s.cards[PILE + metal] += count
        s.pending -= count
        s.metal = metal + 1
        if sink is not None:
            sink.tell("paid", {"seat": int(s.leader), "metal": s.tables.metal_names[metal], "count": int(count)})

    def rest(self, s: AmulettState, metals: i64, metal: i64) -> i64:
        """How many cards that count the winner holds after this metal."""
        return s.purse(s.leader, metals & ~(bit(metal + 1) - 1))

    def choices(self, s: AmulettState, seat: i64) -> vec[i64]:
        t = s.tables
        out = vec[i64](capacity=METALS * s.pending)
        metals = s.accepted(seat)
        for metal in range(s.metal, METALS):
            if metals >> metal & 1:
                least = s.pending - self.rest(s, metals, metal)
                if least < 1:
                    least = 1
                most = s.cards[seat * METALS + metal]
                if most > s.pending:
                    most = s.pending
                for count in range(least, most + 1):
                    out = append(out, portion(s, t.to_pay, metal, count))
        return out

    def play(self, s: AmulettState, code: i64, seat: i64, sink: "Sink | None") -> None:
        which = code - s.tables.to_pay
        self.lay(s, which // s.tables.cards, which % s.tables.cards + 1, sink)
        if s.pending == 0:
            s.turn_to(TAKE_BACK, sink)

    def objections(self, s: AmulettState, code: i64, seat: i64) -> list[str]:
        which = code - s.tables.to_pay
        metal = which // s.tables.cards
        count = which % s.tables.cards + 1
        found: list[str] = []
        if not s.accepted(seat) >> metal & 1:
            found.append("D7c")
        elif count > s.cards[seat * METALS + metal]:
            found.append("D7d")
        if metal < s.metal:
            found.append("D7b")
        elif count > s.pending:
            found.append("D7e")
        if found:
            return found
        # If not even all cards of this metal would do, a metal before it was left out.
        enough = s.cards[seat * METALS + metal] + self.rest(s, s.accepted(seat), metal) >= s.pending
        return ["D7f" if enough else "D7b"]

    def abandon(self, s: AmulettState, seat: i64, sink: "Sink | None") -> None:
        """The cards go back into the hand, and the others trade anew (F4c)."""
        if seat == s.to_act:
            return_cards(s, sink)
            s.turn_to(TRADE, sink)


class TakeBack(Decision[AmulettState]):
    """The winner takes back cards by Influence and own Curses, metal by metal, or has enough (D12-D12e, D13d)."""

    def open(self, s: AmulettState, sink: "Sink | None") -> None:
        s.pending = allowance(s, s.leader)
        s.metal = 0
        if s.pending:
            s.ask(TAKE_BACK, s.leader)
        else:
            s.turn_to(CURSE, sink)

    def choices(self, s: AmulettState, seat: i64) -> vec[i64]:
        t = s.tables
        out = vec[i64](capacity=1 + METALS * s.pending)
        for metal in range(s.metal, METALS):
            most = s.cards[PILE + metal]
            if most > s.pending:
                most = s.pending
            for count in range(1, most + 1):
                out = append(out, portion(s, t.to_back, metal, count))
        return append(out, t.to_enough)

    def play(self, s: AmulettState, code: i64, seat: i64, sink: "Sink | None") -> None:
        t = s.tables
        if code == t.to_enough:
            s.turn_to(CURSE, sink)
            return
        metal = (code - t.to_back) // t.cards
        count = (code - t.to_back) % t.cards + 1
        s.cards[PILE + metal] -= count
        s.cards[seat * METALS + metal] += count
        s.pending -= count
        s.metal = metal + 1
        if sink is not None:
            sink.tell("recovered", {"seat": int(seat), "metal": t.metal_names[metal], "count": int(count)})
        more: i64 = 0
        for later in range(s.metal, METALS):
            more += s.cards[PILE + later]
        if s.pending == 0 or more == 0:
            s.turn_to(CURSE, sink)

    def objections(self, s: AmulettState, code: i64, seat: i64) -> list[str]:
        metal = (code - s.tables.to_back) // s.tables.cards
        count = (code - s.tables.to_back) % s.tables.cards + 1
        found: list[str] = []
        if count > s.cards[PILE + metal]:
            found.append("D12c")
        if metal < s.metal:
            found.append("D12d")
        if count > s.pending:
            found.append("D12b")
        return found

    def elsewhere(self, s: AmulettState, kind: str, seat: i64) -> list[str]:
        return ["D13d"] if kind == "curse" and s.owned(seat, SKIM) else []

    def abandon(self, s: AmulettState, seat: i64, sink: "Sink | None") -> None:
        if seat == s.to_act:
            s.turn_to(CURSE, sink)


class Curse(Decision[AmulettState]):
    """The others clockwise from the winner: a card for each Curse, or none (D13-D13c); the rest to the stacks (D20)."""

    def open(self, s: AmulettState, sink: "Sink | None") -> None:
        s.metal = 0
        s.progress = 0
        self.next(s, sink)

    def next(self, s: AmulettState, sink: "Sink | None") -> None:
        while s.progress < s.players - 1 and laid_open(s):
            s.progress += 1
            seat = (s.leader + s.progress) % s.players
            s.pending = 0 if s.gone >> seat & 1 else s.sum_of(seat, SKIM, s.here())
            if s.pending:
                s.ask(CURSE, seat)
                return
        cards_to_stacks(s)
        s.progress = 0
        s.pending = 0
        s.turn_to(TAKE, sink)

    def choices(self, s: AmulettState, seat: i64) -> vec[i64]:
        t = s.tables
        out = vec[i64](capacity=5)
        out = append(out, t.to_decline)
        for metal in range(METALS):
            if s.cards[PILE + metal]:
                out = append(out, t.to_curse + metal)
        return out

    def play(self, s: AmulettState, code: i64, seat: i64, sink: "Sink | None") -> None:
        t = s.tables
        if code == t.to_decline:
            s.pending = 0
            if sink is not None:
                sink.tell("declined", {"seat": int(seat)})
        else:
            metal = code - t.to_curse
            s.cards[PILE + metal] -= 1
            s.cards[seat * METALS + metal] += 1
            s.pending -= 1
            if sink is not None:
                sink.tell("cursed", {"seat": int(seat), "metal": t.metal_names[metal]})
        if s.pending == 0 or laid_open(s) == 0:
            self.next(s, sink)

    def objections(self, s: AmulettState, code: i64, seat: i64) -> list[str]:
        return ["D13b"]

    def abandon(self, s: AmulettState, seat: i64, sink: "Sink | None") -> None:
        if seat == s.to_act:
            self.next(s, sink)


class Take(Decision[AmulettState]):
    """One gem of the area, and one more for each Gift that works here; victory is checked after each (D14, F1, F1a)."""

    def open(self, s: AmulettState, sink: "Sink | None") -> None:
        if s.gone >> s.leader & 1:
            # Who left after paying takes no gem (F4c).
            self.over(s, MOVE, sink)
            return
        s.pending = gems_due(s, s.leader)
        if sink is not None and s.pending < gems_promised(s, s.leader):
            missing = int(gems_promised(s, s.leader) - s.pending)
            area = s.tables.area_names[s.caravan]
            sink.tell("gems-short", {"seat": int(s.leader), "area": area, "count": missing})
        s.ask(TAKE, s.leader)

    def choices(self, s: AmulettState, seat: i64) -> vec[i64]:
        t = s.tables
        out = vec[i64](capacity=t.colours)
        for colour in range(t.colours):
            if gems_of(s.gems[s.caravan], colour):
                out = append(out, t.to_take + colour)
        return out

    def play(self, s: AmulettState, code: i64, seat: i64, sink: "Sink | None") -> None:
        t = s.tables
        colour = code - t.to_take
        s.gems[s.caravan] -= one_gem(colour)
        s.gems[t.areas + seat] += one_gem(colour)
        s.pending -= 1
        s.traded = 1
        if sink is not None:
            gem = t.gem_names[colour]
            sink.tell("took", {"seat": int(seat), "gem": gem, "area": t.area_names[s.caravan]})
        if victory(t, s.gems[t.areas + seat]):
            self.over(s, END, sink)
        elif s.pending == 0:
            self.over(s, MOVE, sink)

    def over(self, s: AmulettState, then: i64, sink: "Sink | None") -> None:
        s.pending = 0
        s.no_bids()
        s.turn_to(then, sink)

    def objections(self, s: AmulettState, code: i64, seat: i64) -> list[str]:
        return ["D14c"]

    def abandon(self, s: AmulettState, seat: i64, sink: "Sink | None") -> None:
        if seat == s.to_act:
            self.over(s, MOVE, sink)
