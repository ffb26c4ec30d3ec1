"""What can be seen of one seat in a position of Das Amulett, in numbers.

Gems still missing, cards in hand and where they count, what its spells bring and do and for how long, stones, the hat.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..games.amulett.phases import BLUE, GAIN, LIFT, MARKER, MOVE, SPELL_BID, TRADE
from ..games.amulett.state import AmulettState
from ..games.amulett.tables import GEM_INCOME, JOKER, METALS, WILD, Tables, bit, colours_in, gems_in, gems_of

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
FEW_CARDS: Final[i64] = 6
FEW_STONES: Final[i64] = 4


class Look:
    """Looks at one seat at a time; what it sees stands in `seen`."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.width: i64 = SPELLS_AT + tables.spells
        self.seen = vec[i64]([0] * int(self.width))

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
            left = trades_left(s)
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


def trades_left(s: AmulettState) -> i64:
    """How many trades of this round are still to come; one that somebody has bid in is as good as over."""
    return s.to_come if s.phase == TRADE and s.leader < 0 else s.to_come - 1


def is_new(heap: i64, amulet: i64) -> bool:
    """Whether a heap has a colour that an amulet lacks."""
    while heap:
        if heap & 15 and not amulet & 15:
            return True
        heap >>= 4
        amulet >>= 4
    return False
