"""Positions that fit what one seat knows, each equally likely: the known part is copied, the rest is dealt anew."""

from math import comb
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from ...core.observation import Observation
from ...core.rng import Rng
from ...core.sampler import Sampler
from ...core.state import CHANCE, OVER
from .ending import REASONS
from .memory import Memory, forgotten
from .phases import ALLOT, GAIN, NAMES, PAY, TAKE_BACK, TRADE, UNDER
from .state import BY, CHOSEN, DEALT, DECISIONS, JOINED, PILE, SEATS, SPELL_BITS, STACKS, AmulettState
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


def mask_of(names: list[str], at: dict[str, int]) -> int:
    """Spells by name as a mask."""
    mask = 0
    for name in names:
        mask |= 1 << at[name]
    return mask


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
        guess_hands(s, view, found)
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


def guess_hands(s: AmulettState, view: View, found: Imagined) -> None:
    """The hands of others from the cards that nobody sees; first the one that the table tells something about."""
    hands: dict[int, int] = {}
    first = bound(s, view.seat)
    if first:
        hands[first[0]] = view.seats[first[0]].hand
    for who, seat in enumerate(view.seats):
        if who != view.seat:
            hands[who] = seat.hand
    pool: list[int] = []
    for metal in range(METALS):
        count = int(s.tables.cards)
        for place in range(metal, PILE + METALS, METALS):
            count -= int(s.cards[place])
        pool.append(count)
    numbers: list[int] = []
    for who, size in hands.items():
        numbers += [who, size]
    found.deal_cards(numbers, pool)
    if first:
        odds = odds_of_hand(pool, hands[first[0]], first[1], first[2], first[3], first[4])
        found.at_least(first[1], first[3], odds)


def bound(s: AmulettState, seat: int | None) -> list[int]:
    """Whose hand the table tells something about: so many cards at least of some metals; with some others so many."""
    leader = int(s.leader)
    below = (1 << int(s.metal)) - 1
    if s.phase == GAIN and s.metal and (seat is None or s.to_act != seat):
        return [int(s.to_act), 1 << int(s.metal - 1), 1, 0, 0]
    if leader < 0 or leader == seat:
        return []
    if s.phase == TRADE:
        return [leader, int(s.accepted(leader)), int(s.high), 0, 0]
    if s.phase == PAY:
        return [leader, int(s.accepted(leader)) & ~below, int(s.pending), 0, 0]
    if s.phase == TAKE_BACK and s.metal:
        taken = int(s.high)
        for metal in range(METALS):
            taken -= int(s.cards[PILE + metal])
        return [leader, 1 << int(s.metal - 1), 1, below >> 1, taken]
    return []


def odds_of_hand(pool: list[int], size: int, first: int, least: int, second: int, both: int) -> list[int]:
    """How likely a hand holds how many of two groups of metals, if every deal is equally likely."""
    some = [sum([count for metal, count in enumerate(pool) if mask >> metal & 1]) for mask in (first, second)]
    rest = sum(pool) - sum(some)
    cases: list[tuple[int, int, int]] = []
    for one in range(least, size + 1):
        for two in range(max(0, both - one), size - one + 1):
            ways = comb(some[0], one) * comb(some[1], two) * comb(rest, size - one - two)
            if ways:
                cases.append((one, two, ways))
    total = sum([ways for _, _, ways in cases])
    so_far = 0
    found: list[int] = []
    for one, two, ways in cases:
        so_far += ways
        found += [one, two, (so_far << 62) // total]
    return found


def shown(s: AmulettState, view: View) -> AmulettState:
    """A position with only what the view shows."""
    t = s.tables
    spells = t.spell_at
    s.phase = NAMES.index(view.decision)
    s.to_act = view.waiting[0] if view.waiting else OVER if view.outcome is not None else CHANCE
    s.round = view.round
    s.hat = view.hat
    s.caravan = t.area_at[view.caravan]
    s.progress = view.progress
    s.to_come = view.to_come
    s.card = spells[view.on_offer] if view.on_offer else -1
    s.high = view.high
    s.leader = -1 if view.high_bidder is None else view.high_bidder
    s.pending = view.pending
    s.metal = view.next_metal
    s.desire = t.metal_names.index(view.desire) if view.desire else -1
    s.used = mask_of(view.used, spells)
    s.lifted = -1
    if view.lifted is not None:
        s.lifted = t.gem_at[view.lifted.gem] * t.areas + t.area_at[view.lifted.area]
    s.pull = spells[view.pull] if view.pull else -1
    s.leaving = mask_of(view.aside, spells)
    s.named = 0
    for name in view.emptied:
        s.named = s.named << 6 | (spells[name] + 1)
    s.buried = view.under
    s.burnt = 1 if view.burnt else 0
    s.traded = 1 if view.traded else 0
    s.idle = view.idle
    s.winners = 0
    if view.outcome is not None:
        s.reason = REASONS.index(view.outcome.reason)
        for winner in view.outcome.winners:
            s.winners |= bit(winner)
    cards = [0] * (PILE + METALS)
    for metal, name in enumerate(t.metal_names):
        cards[STACKS + metal] = view.stacks[name]
        cards[PILE + metal] = view.laid_open[name]
    s.cards = vec[i64](cards)
    show_gems(s, view)
    show_seats(s, view)
    if s.phase == UNDER and view.seat is not None and s.to_act == view.seat:
        s.leaving = mask_of(view.leaving, spells)
        s.spells[s.to_act] |= s.leaving
    return s


def show_gems(s: AmulettState, view: View) -> None:
    """The gems on the board and on the amulets; what is nowhere is still in the bag."""
    t = s.tables
    heaps: list[int] = []
    seen = 0
    for names in [*view.areas.values(), *[seat.gems for seat in view.seats]]:
        heap = 0
        for name in names:
            heap += 1 << 4 * t.gem_at[name]
        heaps.append(heap)
        seen += heap
    if view.lifted is not None:
        seen += 1 << 4 * t.gem_at[view.lifted.gem]
    s.gems = vec[i64](heaps + [0] * (SEATS - len(view.seats)))
    s.pouch = t.pouch - seen


def show_seats(s: AmulettState, view: View) -> None:
    """What lies before each seat, and what only the own one knows."""
    t = s.tables
    spells = t.spell_at
    s.stones = vec[i64]([0] * (int(t.spells) + SEATS))
    s.spells = vec[i64]([0] * (CHOSEN + SEATS))
    s.out = 0
    s.gone = 0
    for who, seen in enumerate(view.seats):
        seat: i64 = who
        if seen.out:
            s.out |= bit(seat)
        if seen.resigned:
            s.gone |= bit(seat)
        s.stones[t.spells + seat] = seen.supply
        for spell in seen.spells:
            s.stones[spells[spell.id]] = spell.stones
            s.spells[seat] |= bit(spells[spell.id])
    mine = view.mine
    if mine is not None and view.seat is not None:
        own: i64 = view.seat
        s.spells[DEALT + own] = mask_of(mine.dealt, spells)
        s.spells[CHOSEN + own] = s.game.code_of(mine.choice) + 1 if mine.choice else 0
        if mine.kept:
            s.spells[own] = mask_of(mine.kept, spells)


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
