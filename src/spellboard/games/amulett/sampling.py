"""Positions that fit what one seat knows, each equally likely: the known part is copied, the rest is dealt anew."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from ...core.observation import Observation
from ...core.rng import Rng
from ...core.sampler import Sampler
from .hands import Hands, hidden_hands
from .memory import Memory, forgotten
from .phases import ALLOT, UNDER
from .showing import mask_of, shown
from .state import BY, CHOSEN, DEALT, DECISIONS, JOINED, SEATS, SPELL_BITS, AmulettState
from .tables import METALS, bit
from .view import View, see


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
        self.hands = Hands({}, [0] * METALS, [])

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

    def deal_cards(self, hands: Hands) -> None:
        """These hands come from the cards that nobody sees."""
        self.hands = hands

    # --- a position ---------------------------------------------------------------------------------------------------

    def sample(self, rng: Rng) -> AmulettState:
        s = self.known.copy()
        self.hands.deal(s, rng)
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


# --- what an observation tells ----------------------------------------------------------------------------------------


def sampler(seen: Observation) -> Imagined:
    """The positions that fit: what is known of them, and what is unknown."""
    view: View = seen.view
    memory: Memory = seen.memory
    s = shown(cast(AmulettState, seen.game.new(len(view.seats))), view)
    found = Imagined(s, seen.seat)
    if memory.hands:
        remember(s, memory, found)
    else:
        guess(s, view, found)
    spells = s.tables.spell_at
    if s.phase == UNDER and s.to_act != seen.seat:
        found.choose_order([spells[name] for name in view.leaving], view.under)
    if any(seat.face_down for seat in view.seats):
        deal_face_down(s, view, found)
    found.make_choices([who for who, seat in enumerate(view.seats) if seat.chosen and who != view.seat])
    return found


def remember(s: AmulettState, memory: Memory, found: Imagined) -> None:
    """All hands and the deck; only the orders that others chose are unknown."""
    spells = s.tables.spell_at
    for seat, hand in enumerate(memory.hands):
        for metal, name in enumerate(s.tables.metal_names):
            s.cards[seat * METALS + metal] = hand[name]
    s.bag = mask_of(memory.bag, spells)
    tail: list[int] = []
    groups: list[int] = []
    for heap in memory.under:
        if not heap.known:
            groups += [len(tail), len(tail) + len(heap.spells)]
        for at, name in enumerate(heap.spells):
            tail.append(spells[name] + BY * (heap.by + 1) + (JOINED if at else 0))
    s.tail = vec[i64](tail)
    found.shuffle_under(groups)


def guess(s: AmulettState, view: View, found: Imagined) -> None:
    """Of the other hands only their sizes are known; every spell that nobody sees is in the deck, in any order."""
    t = s.tables
    mine = view.mine
    if mine is not None and view.seat is not None:
        for metal, name in enumerate(t.metal_names):
            s.cards[view.seat * METALS + metal] = mine.hand[name]
    if s.round == 0:
        for place in range(s.players * METALS):
            s.cards[place] = t.hand
    else:
        found.deal_cards(hidden_hands(s, view))
    seen: int = int(s.leaving) | mask_of(view.leaving, t.spell_at)
    if s.card >= 0:
        seen |= 1 << int(s.card)
    for seat in range(SEATS):
        seen |= int(s.spells[seat])
    s.bag = (bit(t.spells) - 1) & ~i64(seen)
    if s.phase == UNDER and view.seat is not None and s.to_act == view.seat and view.under:
        certain = int(s.used) & ~seen if s.burnt else 0
        unseen = [spell for spell in range(int(t.spells)) if int(s.bag) >> spell & 1]
        found.draw_order(
            [spell for spell in range(int(t.spells)) if certain >> spell & 1],
            [spell for spell in unseen if not certain >> spell & 1],
            view.under,
        )


def deal_face_down(s: AmulettState, view: View, found: Imagined) -> None:
    """The spells of the expert set-up that others hold face down."""
    t = s.tables
    mine = 0
    owned = 0
    if view.seat is not None:
        mine = int(s.spells[DEALT + view.seat])
        owned = int(s.spells[view.seat]) if s.phase == ALLOT else mine
    hidden = [who for who, seat in enumerate(view.seats) if seat.face_down and who != view.seat]
    counts = [int(t.expert_dealt) if s.phase == ALLOT else view.seats[who].face_down for who in hidden]
    found.deal_spells(hidden, counts, [spell for spell in range(int(t.spells)) if not mine >> spell & 1])
    s.bag = (bit(t.spells) - 1) & ~i64(owned)


def redeal(s: AmulettState, seat: int, rng: Rng) -> AmulettState:
    """For tests: other hands and the whole deck are dealt anew, though memory could work them out."""
    new = sampler(Observation(s.game, seat, see(s, seat), [], forgotten())).sample(rng)
    deck = [spell for spell in range(int(s.tables.spells)) if int(new.bag) >> spell & 1]
    rng.shuffle(deck)
    certain: i64 = len(s.tail)
    if s.phase == UNDER:
        certain -= s.buried
    tail: list[int] = []
    for at in range(certain):
        tail.append(int(s.tail[at]) & ~SPELL_BITS | deck.pop())
    for entry in new.tail:
        tail.append(int(entry))
    new.tail = vec[i64](tail)
    new.bag = 0
    for spell in deck:
        new.bag |= bit(spell)
    return new
