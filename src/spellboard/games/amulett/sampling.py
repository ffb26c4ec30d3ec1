"""Positions that fit what one seat knows, each equally likely: the known part is copied, the rest is dealt anew."""

from librt.vecs import vec
from mypy_extensions import i64

from ...core.rng import Rng
from ...core.sampler import Sampler
from .state import ALLOT, CHOSEN, DEALT, DECISIONS, SPELL_BITS, AmulettState
from .tables import METALS, bit


class Imagined(Sampler):
    """The positions that fit an observation: what is unknown is said first, once, and then dealt for each of them."""

    def __init__(self, known: AmulettState, seat: int) -> None:
        self.known = known
        self.seat: i64 = seat
        self.groups = vec[i64]()
        self.order = vec[i64]()
        self.put: i64 = 0
        self.certain: i64 = 0
        self.hidden = vec[i64]()
        self.face_down = vec[i64]()
        self.unseen = vec[i64]()
        self.choosing = vec[i64]()
        self.hands = vec[i64]()
        self.pool = vec[i64]()
        self.odds = vec[i64]()
        self.first_metals: i64 = 0
        self.second_metals: i64 = 0

    # --- what is unknown ----------------------------------------------------------------------------------------------

    def shuffle_under(self, groups: list[int]) -> None:
        """Under the deck from here to there (pairs) lie spells whose order somebody else chose."""
        self.groups = vec[i64](groups)

    def choose_order(self, spells: list[int], put: int) -> None:
        """Another seat is putting these spells under the deck, so many of them so far."""
        self.order = vec[i64](spells)
        self.put = put

    def draw_order(self, certain: list[int], deck: list[int], put: int) -> None:
        """This seat has put so many spells under the deck and forgotten which: these, and others of the deck."""
        self.certain = len(certain)
        self.order = vec[i64](certain + deck)
        self.put = put

    def deal_spells(self, seats: list[int], counts: list[int], unseen: list[int]) -> None:
        """These seats have so many of the unseen spells face down."""
        self.hidden = vec[i64](seats)
        self.face_down = vec[i64](counts)
        self.unseen = vec[i64](unseen)

    def make_choices(self, seats: list[int]) -> None:
        """These seats have made a secret choice."""
        self.choosing = vec[i64](seats)

    def deal_cards(self, hands: list[int], pool: list[int]) -> None:
        """These hands (seats and sizes) come from the cards that nobody sees."""
        self.hands = vec[i64](hands)
        self.pool = vec[i64](pool)

    def at_least(self, first_metals: int, second_metals: int, odds: list[int]) -> None:
        """The first of the hands is bound: how many cards of some metals it holds, and of some others.

        `odds` has three numbers for each case: those two, and the chance of this case or an earlier one out of 2**62.
        """
        self.first_metals = first_metals
        self.second_metals = second_metals
        self.odds = vec[i64](odds)

    # --- a position ---------------------------------------------------------------------------------------------------

    def sample(self, rng: Rng) -> AmulettState:
        s = self.known.copy()
        if len(self.hands):
            self.cards(s, rng)
        for at in range(0, len(self.groups), 2):
            self.mix(s, self.groups[at], self.groups[at + 1], rng)
        if len(self.order):
            if s.to_act == self.seat:
                self.own_order(s, rng)
            else:
                self.other_order(s, rng)
        if len(self.face_down):
            self.spells(s, rng)
        for who in self.choosing:
            choices = DECISIONS[s.phase].choices(s, who)
            s.spells[CHOSEN + who] = choices[rng.below(len(choices))] + 1
        return s

    def cards(self, s: AmulettState, rng: Rng) -> None:
        """Deal the other hands from the cards that nobody sees; every deal is equally likely."""
        pool = self.pool[:]
        at: i64 = 0
        if len(self.odds):
            lot: i64 = (rng.word() << 30) | (rng.word() >> 2)
            case: i64 = 0
            while self.odds[case + 2] <= lot:
                case += 3
            who = self.hands[0]
            one = self.odds[case]
            two = self.odds[case + 1]
            both = self.first_metals | self.second_metals
            draw(s, pool, who, one, self.first_metals, rng)
            draw(s, pool, who, two, self.second_metals, rng)
            draw(s, pool, who, self.hands[1] - one - two, bit(METALS) - 1 - both, rng)
            at = 2
        while at < len(self.hands):
            draw(s, pool, self.hands[at], self.hands[at + 1], bit(METALS) - 1, rng)
            at += 2

    def mix(self, s: AmulettState, start: i64, stop: i64, rng: Rng) -> None:
        """Shuffle the spells of a part of the tail; who put them there stays."""
        last = stop - 1
        while last > start:
            other = start + rng.below(last - start + 1)
            spell = s.tail[last] & SPELL_BITS
            s.tail[last] += (s.tail[other] & SPELL_BITS) - spell
            s.tail[other] += spell - (s.tail[other] & SPELL_BITS)
            last -= 1

    def other_order(self, s: AmulettState, rng: Rng) -> None:
        """Some of the leaving spells are under the deck already, nobody else knows which."""
        order = self.order[:]
        last: i64 = len(order) - 1
        while last > 0:
            other = rng.below(last + 1)
            spell = order[last]
            order[last] = order[other]
            order[other] = spell
            last -= 1
        s.leaving = 0
        for at in range(len(order)):
            if at < self.put:
                s.bury(order[at], s.to_act, 1 if at else 0)
            else:
                s.leaving |= bit(order[at])
        s.spells[s.to_act] |= s.leaving

    def own_order(self, s: AmulettState, rng: Rng) -> None:
        """The spells put under the deck so far: those that are certain and others of the deck, in any order."""
        order = self.order[:]
        for at in range(self.certain, self.put):
            other = at + rng.below(len(order) - at)
            spell = order[at]
            order[at] = order[other]
            order[other] = spell
        for at in range(self.put):
            other = at + rng.below(self.put - at)
            spell = order[other]
            order[other] = order[at]
            order[at] = spell
            s.bury(spell, s.to_act, 1 if at else 0)
            s.bag &= ~bit(spell)

    def spells(self, s: AmulettState, rng: Rng) -> None:
        """Deal what nobody else may know: the spells to choose from, and while stones are allotted the two kept."""
        t = s.tables
        unseen = self.unseen[:]
        left: i64 = len(unseen)
        for at in range(len(self.hidden)):
            who = self.hidden[at]
            for number in range(self.face_down[at]):
                which = rng.below(left)
                left -= 1
                spell = unseen[which]
                unseen[which] = unseen[left]
                s.spells[DEALT + who] |= bit(spell)
                if s.phase == ALLOT and number < t.dealt:
                    s.spells[who] |= bit(spell)
        s.bag = bit(t.spells) - 1
        for who in range(s.players):
            s.bag &= ~(s.spells[who] if s.phase == ALLOT else s.spells[DEALT + who])


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
