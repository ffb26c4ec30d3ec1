"""The hands that somebody without memory does not know: every deal that fits the table is equally likely (A6).

The table tells that some hands hold so many cards at least of some metals: who has bid can pay, and what a chain shows
is in hand. These hands are dealt first. How many cards of which metals one of them gets depends on how likely the hands
after it can then still hold what they must; that is worked out once for each pool that can be left. Metals that all the
hands still to come treat alike are one part of the pool.
"""

import math

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.errors import PositionError
from ...core.rng import Rng
from .phases import GAIN, PAY, TAKE_BACK, TRADE
from .state import PILE, AmulettState
from .tables import METALS, bit
from .view import View

MOST_KEPT = 200
"""So many rows of cases are kept; hands of one search meet the same few."""
WHOLE = 1 << 62


class Least:
    """A hand holds so many cards at least of some metals (a mask)."""

    def __init__(self, seat: int, metals: int, count: int) -> None:
        self.seat = seat
        self.metals = metals
        self.count = count


class Bound:
    """A hand that must hold something: its size, and the parts of the pool as they matter from this hand on."""

    def __init__(self, seat: int, size: int, told: list[Least], parts: list[int]) -> None:
        self.seat: i64 = seat
        self.size: i64 = size
        self.parts = vec[i64](parts + [0] * (METALS - len(parts)))
        self.merged = vec[i64]([0] * METALS)
        """Into which part of the next hand each part goes."""
        self.within = vec[i64]([sum([1 << at for at, part in enumerate(parts) if part & one.metals]) for one in told])
        self.least = vec[i64]([one.count for one in told])

    def fits(self, counts: i64) -> bool:
        """Whether a hand with so many cards of each part holds what it must."""
        for at in range(len(self.least)):
            held: i64 = 0
            for part in range(METALS):
                if self.within[at] >> part & 1:
                    held += of_part(counts, part)
            if held < self.least[at]:
                return False
        return True


class Cases:
    """How many cards of each part a hand gets, with the odds of this case or an earlier one out of 2**62."""

    def __init__(self) -> None:
        self.odds = vec[i64]()
        self.counts = vec[i64]()


# Numbers of cards of the four parts are kept in one number, twelve bits each.


def of_part(counts: i64, part: i64) -> i64:
    """How many cards of a part."""
    return counts >> (12 * part) & 4095


class Hands:
    """Hands to be dealt from a pool of cards, first those that the table tells something about."""

    def __init__(self, hands: dict[int, int], pool: list[int], told: list[Least]) -> None:
        """`hands` are sizes by seat."""
        self.pool = vec[i64](pool)
        self.bound = bound_hands(hands, told)
        seats = [seat for seat in hands if not [one for one in told if one.seat == seat]]
        self.seats = vec[i64](seats)
        self.sizes = vec[i64]([hands[seat] for seat in seats])
        self.logs = [0.0]
        for number in range(1, sum(pool) + 1 if told else 0):
            self.logs.append(self.logs[number - 1] + math.log(number))
        self.chances: dict[int, float] = {}
        self.cases: dict[int, Cases] = {}
        if self.bound:
            self.cases_of(0, self.left(self.bound[0], self.pool))

    # --- a deal -------------------------------------------------------------------------------------------------------

    def deal(self, s: AmulettState, rng: Rng) -> None:
        """Every deal is equally likely."""
        pool = self.pool[:]
        for level in range(len(self.bound)):
            hand = self.bound[level]
            cases = self.cases_of(level, self.left(hand, pool))
            lot: i64 = (rng.word() << 30) | (rng.word() >> 2)
            case: i64 = 0
            while cases.odds[case] <= lot:
                case += 1
            for part in range(METALS):
                draw(s, pool, hand.seat, of_part(cases.counts[case], part), hand.parts[part], rng)
        for at in range(len(self.seats)):
            draw(s, pool, self.seats[at], self.sizes[at], bit(METALS) - 1, rng)

    def left(self, hand: Bound, pool: vec[i64]) -> i64:
        """The pool in the parts that matter for a hand."""
        left: i64 = 0
        for part in range(METALS):
            for metal in range(METALS):
                if hand.parts[part] >> metal & 1:
                    left += pool[metal] << (12 * part)
        return left

    # --- how likely ---------------------------------------------------------------------------------------------------

    def cases_of(self, level: i64, left: i64) -> Cases:
        """The cases of a hand, if so many cards of each part are left."""
        key = int(left * 8 + level)
        if key in self.cases:
            return self.cases[key]
        if len(self.cases) >= MOST_KEPT:
            self.cases.clear()
        found = Cases()
        whole = self.chance(level, left, found)
        sum_so_far = 0.0
        for at in range(len(found.counts)):
            sum_so_far += self.weight(level, left, found.counts[at])
            odds = WHOLE if at == len(found.counts) - 1 else int(sum_so_far / whole * WHOLE)
            found.odds = append(found.odds, i64(odds))
        self.cases[key] = found
        return found

    def chance(self, level: i64, left: i64, found: Cases | None) -> float:
        """How likely the hands from this one on hold what they must; `found` gets the cases in which they can."""
        if level == len(self.bound):
            return 1.0
        key = int(left * 8 + level)
        if found is None and key in self.chances:
            return self.chances[key]
        hand = self.bound[level]
        total = 0.0
        most = hand.size
        for one in range(min(most, of_part(left, 0)) + 1):
            for two in range(min(most - one, of_part(left, 1)) + 1):
                for three in range(min(most - one - two, of_part(left, 2)) + 1):
                    four = most - one - two - three
                    counts = one | two << 12 | three << 24 | four << 36
                    if four <= of_part(left, 3) and hand.fits(counts):
                        weight = self.weight(level, left, counts)
                        if weight > 0.0:
                            total += weight
                            if found is not None:
                                found.counts = append(found.counts, counts)
        self.chances[key] = total
        return total

    def weight(self, level: i64, left: i64, counts: i64) -> float:
        """How likely a hand drawn at random has so many cards of each part, and those after it what they must."""
        hand = self.bound[level]
        total: i64 = 0
        after: i64 = 0
        log = 0.0
        for part in range(METALS):
            there = of_part(left, part)
            taken = of_part(counts, part)
            total += there
            after += (there - taken) << (12 * hand.merged[part])
            log += self.logs[there] - self.logs[taken] - self.logs[there - taken]
        log -= self.logs[total] - self.logs[hand.size] - self.logs[total - hand.size]
        return math.exp(log) * self.chance(level + 1, after, None)


def bound_hands(hands: dict[int, int], told: list[Least]) -> list[Bound]:
    """Those who pay with more metals come first: once their hands are dealt, fewer parts matter."""
    width = {seat: max([one.metals.bit_count() for one in told if one.seat == seat], default=0) for seat in hands}
    order = sorted([seat for seat in hands if width[seat]], key=lambda seat: -width[seat])
    found: list[Bound] = []
    after: list[int] = [bit(METALS) - 1]
    for seat in reversed(order):
        mine = [one for one in told if one.seat == seat]
        parts = after
        for one in mine:
            parts = [piece for part in parts for piece in (part & one.metals, part & ~one.metals) if piece]
        hand = Bound(seat, hands[seat], mine, parts)
        for at, part in enumerate(parts):
            hand.merged[at] = next(place for place, whole in enumerate(after) if whole & part)
        found.insert(0, hand)
        after = parts
    return found


def draw(s: AmulettState, pool: vec[i64], who: i64, count: i64, metals: i64, rng: Rng) -> None:
    """Draw so many cards of some metals from the pool into a hand, card by card."""
    total: i64 = 0
    for one in range(METALS):
        if metals >> one & 1:
            total += pool[one]
    for _ in range(count):
        which = rng.below(total)
        metal: i64 = 0
        while not (metals >> metal & 1 and which < pool[metal]):
            if metals >> metal & 1:
                which -= pool[metal]
            metal += 1
        pool[metal] -= 1
        s.cards[who * METALS + metal] += 1
        total -= 1


# --- what the table tells ---------------------------------------------------------------------------------------------


def hidden_hands(s: AmulettState, view: View) -> Hands:
    """The hands of others from the cards that nobody sees."""
    hands: dict[int, int] = {}
    for who, seat in enumerate(view.seats):
        if who != view.seat:
            hands[who] = seat.hand
    pool: list[int] = []
    for metal in range(METALS):
        count = int(s.tables.cards)
        for place in range(metal, PILE + METALS, METALS):
            count -= int(s.cards[place])
        pool.append(count)
    # What nobody sees is in those hands; a view that was made up must not be searched for deals without end.
    if min(pool) < 0 or max(pool) > s.tables.cards or sum(pool) != sum(hands.values()) or min(hands.values()) < 0:
        raise PositionError("error-unseen-cards", package="spellboard.games.amulett")
    return Hands(hands, pool, [least for least in tells(s) if least.seat != view.seat])


def tells(s: AmulettState) -> list[Least]:
    """What the table tells of hands: bids are covered (D6), and a chain has shown what it took or still needs."""
    below = (1 << int(s.metal)) - 1
    if s.phase == GAIN and s.metal:
        return [Least(int(s.to_act), 1 << int(s.metal - 1), 1)]
    leader = int(s.leader)
    if s.phase == TRADE:
        bidders = [seat for seat in range(s.players) if s.bid_of(seat)]
        # Where every metal counts a bid tells no more than the size of the hand.
        return [
            Least(at, int(s.accepted(at)), int(s.bid_of(at))) for at in bidders if s.accepted(at) != bit(METALS) - 1
        ]
    if s.phase == PAY:
        return [Least(leader, int(s.accepted(leader)) & ~below, int(s.pending))]
    if s.phase == TAKE_BACK and s.metal:
        taken = int(s.high)
        for metal in range(METALS):
            taken -= int(s.cards[PILE + metal])
        return [Least(leader, 1 << int(s.metal - 1), 1), Least(leader, below, taken)]
    return []
