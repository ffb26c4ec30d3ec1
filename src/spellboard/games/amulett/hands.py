"""The hands that somebody without memory does not know: every deal that fits the table is equally likely (A6).

The table tells that some hands hold so many cards at least of some metals: who has bid can pay, and what a chain shows
is in hand. Metals that all of that treats alike are one part of the pool. For the hands in question a tree is worked
out once: how many cards of each part the first of them may hold and how likely that is, then the next with the rest.
"""

from math import comb

from librt.vecs import vec
from mypy_extensions import i64

from ...core.rng import Rng
from .phases import GAIN, PAY, TAKE_BACK, TRADE
from .state import PILE, AmulettState
from .tables import METALS, bit
from .view import View


class Least:
    """A hand holds so many cards at least of some metals (a mask)."""

    def __init__(self, seat: int, metals: int, count: int) -> None:
        self.seat = seat
        self.metals = metals
        self.count = count


class Hands:
    """Hands to be dealt from a pool of cards, first those that the table tells something about."""

    def __init__(self, hands: list[int], pool: list[int], told: list[Least]) -> None:
        """`hands` are seats and their sizes, in turn; those of `told` come first."""
        masks = parts_of([least.metals for least in told])
        tree = Tree(hands, told, masks)
        root = tree.grow(0, [sum([n for metal, n in enumerate(pool) if mask >> metal & 1]) for mask in masks])[1]
        self.hands = vec[i64](hands)
        self.pool = vec[i64](pool)
        self.parts = vec[i64](masks)
        self.told: i64 = 2 * tree.depth
        self.tree = vec[i64](tree.cases)
        self.root: i64 = root

    def deal(self, s: AmulettState, rng: Rng) -> None:
        """Every deal is equally likely."""
        if len(self.hands) == 0:
            return
        pool = self.pool[:]
        at: i64 = 0
        case = self.root
        while at < self.told:
            lot: i64 = (rng.word() << 30) | (rng.word() >> 2)
            while self.tree[case] <= lot:
                case += 2 + len(self.parts)
            for part in range(len(self.parts)):
                draw(s, pool, self.hands[at], self.tree[case + 2 + part], self.parts[part], rng)
            case = self.tree[case + 1]
            at += 2
        while at < len(self.hands):
            draw(s, pool, self.hands[at], self.hands[at + 1], bit(METALS) - 1, rng)
            at += 2


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


# --- how likely -------------------------------------------------------------------------------------------------------


def parts_of(masks: list[int]) -> list[int]:
    """The metals in parts that none of these masks divides."""
    parts = [(1 << METALS) - 1]
    for mask in masks:
        parts = [piece for part in parts for piece in (part & mask, part & ~mask) if piece]
    return parts


class Tree:
    """How the hands in question can be filled: cases in a row, each with its odds, the cases after it, and its counts.

    The odds of a case are those of it or an earlier one out of 2**62.
    """

    def __init__(self, hands: list[int], told: list[Least], parts: list[int]) -> None:
        self.parts = parts
        self.sizes: list[int] = []
        self.least: list[list[Least]] = []
        for at in range(0, len(hands), 2):
            mine = [least for least in told if least.seat == hands[at]]
            if mine:
                self.sizes.append(hands[at + 1])
                self.least.append(mine)
        self.depth = len(self.sizes)
        self.cases: list[int] = []
        self.known: dict[tuple[int, ...], tuple[int, int]] = {}

    def grow(self, hand: int, left: list[int]) -> tuple[int, int]:
        """In how many ways the hands from this one on can be dealt, and where the cases of this one begin."""
        if hand == self.depth:
            return 1, 0
        key = (hand, *left)
        if key in self.known:
            return self.known[key]
        found: list[int] = []
        total = 0
        for counts in splits(self.sizes[hand], left):
            if not self.fits(hand, counts):
                continue
            ways, after = self.grow(hand + 1, [there - taken for there, taken in zip(left, counts, strict=True)])
            for there, taken in zip(left, counts, strict=True):
                ways *= comb(there, taken)
            if ways:
                total += ways
                found += [total, after, *counts]
        start = len(self.cases)
        for at in range(0, len(found), 2 + len(left)):
            found[at] = (found[at] << 62) // total
        self.cases += found
        self.known[key] = (total, start)
        return total, start

    def fits(self, hand: int, counts: list[int]) -> bool:
        """Whether a hand with so many cards of each part holds what it must."""
        for least in self.least[hand]:
            held = 0
            for part, count in zip(self.parts, counts, strict=True):
                if part & least.metals:
                    held += count
            if held < least.count:
                return False
        return True


def splits(size: int, left: list[int]) -> list[list[int]]:
    """All ways to take so many cards from parts with so many each, by their counts."""
    if len(left) == 1:
        return [[size]] if size <= left[0] else []
    found: list[list[int]] = []
    rest = sum(left[1:])
    for count in range(max(0, size - rest), min(size, left[0]) + 1):
        for more in splits(size - count, left[1:]):
            found.append([count, *more])
    return found


# --- what the table tells ---------------------------------------------------------------------------------------------


def hidden_hands(s: AmulettState, view: View) -> Hands:
    """The hands of others from the cards that nobody sees."""
    told = [least for least in tells(s) if least.seat != view.seat]
    bound = {least.seat for least in told}
    hands: list[int] = []
    for first in (True, False):
        for who, seat in enumerate(view.seats):
            if who != view.seat and (who in bound) == first:
                hands += [who, seat.hand]
    pool: list[int] = []
    for metal in range(METALS):
        count = int(s.tables.cards)
        for place in range(metal, PILE + METALS, METALS):
            count -= int(s.cards[place])
        pool.append(count)
    return Hands(hands, pool, told)


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
