"""The moves of Das Amulett as people think of them, each with a weight.

Payments and income are whole moves, not metal by metal. A move is weighed by a look one step ahead; a bid by what the
gems are worth in cards, or the spell in what it brings.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..games.amulett.phases import ALLOT, BLUE, CURSE, GAIN, KEEP, LIFT, PAY, SPELL_BID, TAKE_BACK, TRADE, UNDER
from ..games.amulett.state import PILE, STACKS, AmulettState
from ..games.amulett.tables import METALS, bit, gems_of
from .amulett_look import ONE
from .amulett_price import price
from .amulett_sight import SPELL_STAGE, Sight
from .guide import Plans

HALF_LIFE: Final[i64] = 3
"""How quickly weights fall with the chance of winning: e times for 64 times so many 1/10,000."""
STONE_LIFE: Final[i64] = 38
"""And with what a bid for a spell is worth, in 1/16,000 of a nat."""
CHOICES: Final[i64] = 8
"""So many ways to pay, to take and to teleport are looked at."""


class Moves:
    """What there is to choose from, for whoever has the turn."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.tables = sight.tables
        self.room = vec[i64]([0] * METALS)
        self.parts = vec[i64]([0] * METALS)

    def fill(self, s: AmulettState, seat: i64, into: Plans) -> None:
        """All moves that are worth a look at a choice."""
        phase = s.phase
        if phase == TRADE:
            self.bids(s, seat, into)
        elif phase == SPELL_BID:
            self.stones(s, seat, into)
        elif phase in (PAY, GAIN, TAKE_BACK):
            self.portions(s, seat, into)
        elif phase == LIFT:
            self.lifts(s, seat, into)
        elif phase == BLUE:
            self.blues(s, seat, into)
        elif phase == KEEP:
            self.keeps(s, seat, into)
        elif phase == ALLOT:
            self.allotments(s, seat, into)
        elif phase == UNDER:
            into.add(s.offer(seat)[0], 1)
        else:
            self.each(s, seat, s.offer(seat), into)

    def each(self, s: AmulettState, seat: i64, codes: vec[i64], into: Plans) -> None:
        """Every code alone, weighed by a look at what comes of it."""
        count: i64 = len(codes)
        first: i64 = 0
        if s.phase == CURSE and count > 1:
            first = 1
        if count - first == 1:
            into.add(codes[first], 1)
            return
        shares = vec[i64](capacity=count)
        best: i64 = 0
        for at in range(count):
            share: i64 = 0
            if at >= first:
                trial = s.copy()
                trial.step(codes[at], seat, None)
                share = self.sight.share(trial, seat)
            shares = append(shares, share)
            if share > best:
                best = share
        for at in range(first, count):
            into.add(codes[at], self.sight.falling_to((best - shares[at]) // HALF_LIFE))

    def chained(self, s: AmulettState, seat: i64, chains: list[list[int]], into: Plans) -> None:
        """Whole chains, weighed by a look at what comes of each; the best few."""
        shares: list[int] = []
        for chain in chains:
            trial = s.copy()
            for code in chain:
                trial.step(code, seat, None)
            shares.append(int(self.sight.share(trial, seat)))
        self.some(chains, shares, HALF_LIFE, into)

    def some(self, chains: list[list[int]], values: list[int], life: i64, into: Plans) -> None:
        """The best few of these chains."""
        best = max(values)
        order = sorted(range(len(chains)), key=values.__getitem__, reverse=True)
        for at in order[: int(CHOICES)]:
            into.chain(chains[at], self.sight.falling_to((best - values[at]) // life))

    # --- auctions ----------------------------------------------------------------------------------------------------

    def bids(self, s: AmulettState, seat: i64, into: Plans) -> None:
        """Pass, the lowest bid, a little more, or what no rival can raise."""
        t = self.tables
        purse = s.purse(seat, s.accepted(seat))
        low = s.lowest_bid(seat)
        if low > purse:
            into.add(t.to_pass, 1)
            return
        worth = price(self.sight, s, seat)
        margin = worth - ONE * low
        into.add(t.to_pass, self.sight.falling_to(4 * margin))
        weight = self.sight.falling_to(-4 * margin)
        into.add(t.to_bid + low - 1, weight)
        rivals: i64 = 0
        for other in range(s.players):
            if other != seat and not s.out >> other & 1:
                theirs = s.purse(other, s.accepted(other))
                if theirs > rivals:
                    rivals = theirs
        if rivals > purse:
            rivals = purse
        more: i64 = 1
        while more <= 3 and low + more <= purse and low + more <= rivals:
            weight //= 4
            if ONE * (low + more) > worth:
                weight //= 4
            into.add(t.to_bid + low + more - 1, weight + 1)
            more += 1
        if low + more <= rivals:
            into.add(t.to_bid + rivals - 1, weight // 2 + 1)

    def stones(self, s: AmulettState, seat: i64, into: Plans) -> None:
        """Pass, or so many stones: weighed by what the spell brings against what they could buy later."""
        t = self.tables
        supply = t.spells + seat
        had = s.stones[supply]
        stage = self.sight.stage(s)
        before = self.sight.worth(s, seat, stage)
        gains = vec[i64](capacity=t.stones)
        best: i64 = 0
        s.spells[seat] |= bit(s.card)
        for bid in range(s.high + 1, had + 1):
            s.stones[s.card] = bid
            s.stones[supply] = had - bid
            gain = self.sight.worth(s, seat, stage) - before
            gains = append(gains, gain)
            if gain > best:
                best = gain
        s.spells[seat] &= ~bit(s.card)
        s.stones[s.card] = 0
        s.stones[supply] = had
        into.add(t.to_pass, self.sight.falling_to(best // STONE_LIFE))
        for at in range(len(gains)):
            into.add(t.to_bid + s.high + at, self.sight.falling_to((best - gains[at]) // STONE_LIFE))

    def keeps(self, s: AmulettState, seat: i64, into: Plans) -> None:
        """Which two spells are best together, with four stones each."""
        t = self.tables
        values: list[int] = []
        chains: list[list[int]] = []
        for code in s.offer(seat):
            pair = code - t.to_keep
            mine = bit(t.pair_first[pair]) | bit(t.pair_second[pair])
            chains.append([int(code)])
            values.append(int(self.worth_with(s, seat, mine, 4, 4)))
        self.some(chains, values, STONE_LIFE, into)

    def allotments(self, s: AmulettState, seat: i64, into: Plans) -> None:
        """How many stones on each of the first two spells."""
        t = self.tables
        values: list[int] = []
        chains: list[list[int]] = []
        for code in s.offer(seat):
            which = code - t.to_allot
            chains.append([int(code)])
            one = t.stones + 1
            values.append(int(self.worth_with(s, seat, s.spells[seat], which // one, which % one)))
        self.some(chains, values, STONE_LIFE, into)

    def worth_with(self, s: AmulettState, seat: i64, mine: i64, first: i64, second: i64) -> i64:
        """How a seat stands with two spells and so many stones on them."""
        t = self.tables
        trial = s.copy()
        trial.spells[seat] = mine
        trial.stones[t.spells + seat] = t.stones - first - second
        put = first
        for spell in range(t.spells):
            if mine >> spell & 1:
                trial.stones[spell] = put
                put = second
        return self.sight.worth(trial, seat, SPELL_STAGE + 3)

    # --- metal -------------------------------------------------------------------------------------------------------

    def portions(self, s: AmulettState, seat: i64, into: Plans) -> None:
        """Whole payments, whole incomes, all that may be taken back: every way to share them among the metals."""
        t = self.tables
        room, parts = self.room, self.parts
        base = t.to_pay
        sign: i64 = -1
        metals = i64(15)
        if s.phase == PAY:
            metals = s.accepted(seat)
        else:
            sign = 1
            base = t.to_gain if s.phase == GAIN else t.to_back
        there: i64 = 0
        for metal in range(METALS):
            place = seat * METALS + metal
            if s.phase == GAIN:
                place = STACKS + metal
            elif s.phase == TAKE_BACK:
                place = PILE + metal
            room[metal] = s.cards[place] if metals >> metal & 1 and metal >= s.metal else 0
            there += room[metal]
        due = s.pending if s.pending < there else there
        if due == 0:
            into.add(t.to_enough, 1)
            return
        stage = self.sight.stage(s)
        chains: list[list[int]] = []
        values: list[int] = []
        hand = seat * METALS
        parts[0] = room[0] if room[0] < due else due
        while parts[0] >= 0:
            left_1 = due - parts[0]
            parts[1] = room[1] if room[1] < left_1 else left_1
            while parts[1] >= 0:
                left_2 = left_1 - parts[1]
                parts[2] = room[2] if room[2] < left_2 else left_2
                while parts[2] >= 0 and left_2 - parts[2] <= room[3]:
                    parts[3] = left_2 - parts[2]
                    chain: list[int] = []
                    for metal in range(METALS):
                        s.cards[hand + metal] += sign * parts[metal]
                        if parts[metal]:
                            chain.append(int(base + metal * t.cards + parts[metal] - 1))
                    values.append(int(self.sight.worth(s, seat, stage)))
                    chains.append(chain)
                    for metal in range(METALS):
                        s.cards[hand + metal] -= sign * parts[metal]
                    parts[2] -= 1
                parts[1] -= 1
            parts[0] -= 1
        self.some(chains, values, STONE_LIFE, into)

    def lifts(self, s: AmulettState, seat: i64, into: Plans) -> None:
        """Teleportation: leave it, or bring a gem from far away to the caravan or next to it."""
        t = self.tables
        close = t.near[s.caravan] | bit(s.caravan)
        chains: list[list[int]] = [[int(t.to_decline)]]
        for colour in range(t.colours):
            source: i64 = -1
            for area in range(t.areas):
                if gems_of(s.gems[area], colour) and (source < 0 or not close >> area & 1):
                    source = area
            if source >= 0:
                for area in range(t.areas):
                    if area != source and close >> area & 1:
                        chains.append([int(t.to_lift + colour * t.areas + source), int(t.to_set + area)])
        self.chained(s, seat, chains, into)

    # --- energy ------------------------------------------------------------------------------------------------------

    def blues(self, s: AmulettState, seat: i64, into: Plans) -> None:
        """Begin a Pull with its first stone, shift a stone, or be done."""
        t = self.tables
        chains: list[list[int]] = []
        for code in s.offer(seat):
            if t.to_use <= code < t.to_use + t.spells:
                for other in range(s.players):
                    if other != seat:
                        for spell in range(t.spells):
                            if s.spells[other] >> spell & 1 and s.stones[spell]:
                                chains.append([int(code), int(t.to_drain + other * t.spells + spell)])
            else:
                chains.append([int(code)])
        self.chained(s, seat, chains, into)
