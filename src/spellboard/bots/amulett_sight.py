"""What a position of Das Amulett is worth to each seat: what can be seen of it in numbers, and learned weights.

Every seat is looked at alone: gems still missing, cards in hand and where they count, what its spells bring and do
and for how long, stones, the hat. The weights, by stage of the round, say how much each of that is worth; the sums
are chances of winning against each other. Only whole numbers: the same on every machine.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..core.state import OVER
from ..games.amulett.phases import BLUE, GAIN, LIFT, MARKER, MOVE, SPELL_BID, TRADE
from ..games.amulett.state import AmulettState
from ..games.amulett.tables import (
    GEM_INCOME,
    JOKER,
    METALS,
    WILD,
    Tables,
    bit,
    colours_in,
    gems_in,
    gems_of,
)
from .guide import WIN

ONE: Final[i64] = 16
"""What is seen is counted in sixteenths."""
COLOURS_AT: Final[i64] = 0
GEMS_AT: Final[i64] = 7
NEW_HERE: Final[i64] = 15
NEW_NEAR: Final[i64] = 16
CARDS: Final[i64] = 17
MANY: Final[i64] = 18
PURSE: Final[i64] = 19
NEAR: Final[i64] = 20
BEST_NEAR: Final[i64] = 21
AHEAD: Final[i64] = 22
INCOME: Final[i64] = 23
INCOME_2: Final[i64] = 24
INCOME_3: Final[i64] = 25
JOKERS: Final[i64] = 26
SUPPLY: Final[i64] = 27
IDLE: Final[i64] = 28
HAT: Final[i64] = 29
LASTING: Final[i64] = 30
SPELLS_AT: Final[i64] = 31
NAMES: Final = (
    "colour-1", "colour-2", "colour-3", "colour-4", "colour-5", "colour-6", "colour-7",
    "gem-1", "gem-2", "gem-3", "gem-4", "gem-5", "gem-6", "gem-7", "gem-8",
    "new-here", "new-near", "cards", "many-cards", "purse", "purse-near", "best-near", "ahead",
    "income", "income-2", "income-3", "jokers", "supply", "idle", "hat", "lasting",
)  # fmt: skip
"""What is seen of a seat beside its spells, in this order."""

METAL_STAGE: Final[i64] = 0
SPELL_STAGE: Final[i64] = 0
MARKER_STAGE: Final[i64] = 4
TRADE_STAGE: Final[i64] = 4
STAGES: Final[i64] = 9
SETS: Final[i64] = 18
"""Each stage early in a game and late, when somebody misses two gems or fewer."""
NEARLY: Final[i64] = 2
FEW_CARDS: Final[i64] = 6
FEW_STONES: Final[i64] = 4
GRAIN: Final[i64] = 250
"""Sums are in 1/16,000 of a nat; the table of powers goes in steps of 1/64."""
POWERS: Final = 1024


class Sight:
    """Looks at positions with one set of weights."""

    def __init__(self, tables: Tables, weights: list[int]) -> None:
        self.tables = tables
        self.width: i64 = SPELLS_AT + tables.spells
        if len(weights) != int(SETS * self.width):
            raise ValueError("there are more or fewer weights than things to weigh")
        self.weights = vec[i64](weights)
        self.seen = vec[i64]([0] * int(self.width))
        self.sums = vec[i64]([0] * 6)
        self.shares = vec[i64]([0] * 6)
        self.powers = vec[i64](falling())

    # --- one seat ----------------------------------------------------------------------------------------------------

    def stage(self, s: AmulettState) -> i64:
        """Which weights count: how far the round has come, and whether the game is near its end."""
        found: i64 = 0
        if s.phase >= BLUE:
            found = SPELL_STAGE + 3
        elif s.phase <= SPELL_BID:
            found = SPELL_STAGE + (s.to_come if s.to_come < 3 else 3)
            if s.round == 0:
                found = SPELL_STAGE + 3
        elif s.phase <= GAIN:
            found = METAL_STAGE
        elif s.phase <= MARKER:
            found = MARKER_STAGE
        else:
            left = s.to_come if s.phase == TRADE and s.leader < 0 else s.to_come - 1
            if left < 1:
                found = SPELL_STAGE + 3
            else:
                found = TRADE_STAGE + (left if left < 4 else 4)
        for seat in range(s.players):
            if not s.gone >> seat & 1 and self.missing(s, seat) <= NEARLY:
                return found + STAGES
        return found

    def missing(self, s: AmulettState, seat: i64) -> i64:
        """How many gems a seat still needs at least."""
        t = self.tables
        amulet = s.gems[t.areas + seat]
        colours = t.win_colours - colours_in(amulet)
        gems = t.win_gems - gems_in(amulet)
        return colours if colours < gems else gems

    def worth(self, s: AmulettState, seat: i64, stage: i64) -> i64:
        """How well a seat stands, in 1/16,000 of a nat."""
        self.look(s, seat)
        seen, weights = self.seen, self.weights
        base: i64 = stage * self.width
        total: i64 = 0
        at: i64 = 0
        while at < self.width:
            if seen[at]:
                total += weights[base + at] * seen[at]
            at += 1
        return total

    def look(self, s: AmulettState, seat: i64) -> None:
        """What can be seen of a seat, into `seen`."""
        t = self.tables
        seen = self.seen
        at: i64 = 0
        while at < self.width:
            seen[at] = 0
            at += 1
        amulet = s.gems[t.areas + seat]
        lacking = t.win_colours - colours_in(amulet)
        if lacking > 0:
            seen[COLOURS_AT + (lacking if lacking < 7 else 7) - 1] = ONE
        lacking = t.win_gems - gems_in(amulet)
        if lacking > 0:
            seen[GEMS_AT + (lacking if lacking < 8 else 8) - 1] = ONE
        cards = s.hand_size(seat)
        if s.phase == GAIN and s.to_act == seat:
            cards += s.pending
        seen[CARDS] = ONE * cards
        if cards > FEW_CARDS:
            seen[MANY] = ONE * (cards - FEW_CARDS)
        self.look_around(s, seat, amulet)
        self.look_at_spells(s, seat, amulet)
        supply = s.stones[t.spells + seat]
        seen[SUPPLY] = ONE * supply
        if supply > FEW_STONES:
            seen[IDLE] = ONE * (supply - FEW_STONES)
        if s.hat == seat:
            seen[HAT] = ONE

    def noticed(self, s: AmulettState, seat: i64) -> list[int]:
        """The same as a list, for those who learn the weights."""
        self.look(s, seat)
        return [int(number) for number in self.seen]

    def look_around(self, s: AmulettState, seat: i64, amulet: i64) -> None:
        """Where the cards count, and where a colour waits that is missing: here and where the caravan can go."""
        t = self.tables
        seen = self.seen
        wanted = self.open_metals(s, seat)
        near: i64 = 0
        fresh: i64 = 0
        total: i64 = 0
        best: i64 = 0
        reach = t.near[s.caravan]
        for area in range(t.areas):
            if reach >> area & 1 and s.gems[area]:
                purse = self.purse(s, seat, area, wanted)
                near += 1
                total += purse
                if purse > best:
                    best = purse
                if is_new(s.gems[area], amulet):
                    fresh += 1
        if near:
            seen[NEW_NEAR] = ONE * fresh // near
            seen[NEAR] = ONE * total // near
            seen[BEST_NEAR] = ONE * best
        if (s.phase > TRADE and s.phase <= MOVE) or (s.phase == TRADE and s.leader >= 0):
            # The trade is as good as over: what counts is where the caravan goes now.
            seen[NEW_HERE] = seen[NEW_NEAR]
            seen[PURSE] = seen[NEAR]
            return
        if is_new(s.gems[s.caravan], amulet):
            seen[NEW_HERE] = ONE
        mine = self.purse(s, seat, s.caravan, wanted)
        seen[PURSE] = ONE * mine
        most: i64 = 0
        for other in range(s.players):
            if other != seat and not s.gone >> other & 1:
                theirs = self.purse(s, other, s.caravan, self.open_metals(s, other))
                if theirs > most:
                    most = theirs
        if mine > most:
            seen[AHEAD] = ONE * (mine - most if mine - most < 4 else 4)

    def open_metals(self, s: AmulettState, seat: i64) -> i64:
        """The metals that count for a seat everywhere."""
        t = self.tables
        metals: i64 = 0
        if s.desire >= 0:
            metals = bit(s.desire)
        mine = s.owned(seat, WILD)
        if mine:
            for at in range(t.first[WILD], t.first[WILD + 1]):
                spell = t.by_kind[at]
                if mine >> spell & 1 and t.where[spell] & 1:
                    metals |= t.wild[spell]
        return metals

    def purse(self, s: AmulettState, seat: i64, area: i64, metals: i64) -> i64:
        """How many cards of a seat count in an area."""
        t = self.tables
        metals |= t.asks[area]
        mine = s.owned(seat, WILD)
        if mine and metals != 15:
            for at in range(t.first[WILD], t.first[WILD + 1]):
                spell = t.by_kind[at]
                if mine >> spell & 1 and t.where[spell] & t.features[area]:
                    metals |= t.wild[spell]
        return s.purse(seat, metals)

    def look_at_spells(self, s: AmulettState, seat: i64, amulet: i64) -> None:
        """What the spells bring in the metal phases to come, and how long they will do what they do."""
        t = self.tables
        seen = self.seen
        turn = seat - s.hat
        if turn < 0:
            turn += s.players
        paid = s.phase > GAIN or (s.phase >= LIFT and turn < s.progress)
        spent = s.phase >= BLUE and not (turn < s.progress or (turn == s.progress and s.burnt))
        soon: i64 = ONE
        if s.phase > MARKER and s.phase <= MOVE:
            left = s.to_come if s.phase == TRADE and s.leader < 0 else s.to_come - 1
            soon = ONE * 2 * left // 9
        elif s.phase >= BLUE:
            paid = False
        mine = s.spells[seat]
        if s.round == 0 and s.phase <= SPELL_BID:
            soon = ONE
        for spell in range(t.spells):
            if not mine >> spell & 1:
                continue
            rounds = (s.stones[spell] + t.bolts[spell] - 1) // t.bolts[spell]
            if spent:
                rounds -= 1
            if rounds < 1:
                continue
            later = rounds - 1
            seen[SPELLS_AT + spell] = soon + (0 if later == 0 else 12 if later == 1 else 20 if later == 2 else 24)
            if later:
                seen[LASTING] += ONE
            if paid:
                rounds -= 1
            if rounds:
                base = spell * 5
                jokers = t.symbols[base + JOKER]
                income = jokers
                for metal in range(METALS):
                    income += t.symbols[base + metal]
                if t.kind[spell] == GEM_INCOME:
                    income += t.amount[spell] * gems_of(amulet, t.gem[spell])
                seen[INCOME] += ONE * income
                seen[JOKERS] += ONE * jokers
                if rounds > 1:
                    seen[INCOME_2] += ONE * income
                if rounds > 2:
                    seen[INCOME_3] += ONE * income * (2 if rounds > 3 else 1)

    # --- all seats ---------------------------------------------------------------------------------------------------

    def weigh(self, s: AmulettState) -> None:
        """Each seat's chance of winning a position that is not over, into `shares`, in 1/10,000."""
        stage = self.stage(s)
        highest: i64 = 0
        first = True
        for seat in range(s.players):
            if not s.gone >> seat & 1:
                self.sums[seat] = self.worth(s, seat, stage)
                if first or self.sums[seat] > highest:
                    highest = self.sums[seat]
                first = False
        total: i64 = 0
        for seat in range(s.players):
            self.shares[seat] = 0
            if not s.gone >> seat & 1:
                below = (highest - self.sums[seat]) // GRAIN
                self.shares[seat] = self.powers[below if below < POWERS else POWERS - 1]
                total += self.shares[seat]
        for seat in range(s.players):
            self.shares[seat] = self.shares[seat] * WIN // total

    def share(self, s: AmulettState, seat: i64) -> i64:
        """A seat's chance of winning a position, in 1/10,000; whole or none where it is over."""
        if s.turn() == OVER:
            return WIN if s.winners >> seat & 1 else 0
        self.weigh(s)
        return self.shares[seat]

    def falling_to(self, distance: i64) -> i64:
        """A weight that falls with the distance from the best, counted in 1/64 of a nat: 4,096 at most, 1 at least."""
        if distance < 0:
            distance = 0
        if distance >= POWERS:
            return 1
        return (self.powers[distance] >> 8) + 1


def is_new(heap: i64, amulet: i64) -> bool:
    """Whether a heap has a colour that an amulet lacks."""
    while heap:
        if heap & 15 and not amulet & 15:
            return True
        heap >>= 4
        amulet >>= 4
    return False


def falling() -> list[int]:
    """Powers of e from 0 down in steps of 1/64, the first is 2**20: made of whole numbers alone."""
    # e**(-1/64) in 1/2**60, from its series.
    one = 1 << 60
    factor, term = one, one
    for n in range(1, 20):
        term = -term // (64 * n)
        factor += term
    found, power = [], one
    for _ in range(POWERS):
        found.append(power >> 40)
        power = power * factor >> 60
    return found
