"""What perfect memory adds to the view, and positions that fit it (A6, E5).

All metal is taken, paid and taken back in the open, so hands can be worked out. What cannot: the order in which
somebody else put several spells under the deck, and the secret choices of the set-up.
"""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from ...core.observation import Observation
from ...core.rng import Rng
from ...core.sampler import Sampler
from .state import (
    ALLOT,
    BY,
    CHOSEN,
    DEALT,
    DECISIONS,
    JOINED,
    PILE,
    SEATS,
    SPELL_BITS,
    STACKS,
    UNDER,
    AmulettState,
)
from .tables import METALS
from .view import DECISION_NAMES, View, face_down, names, see


class Heap(Struct, frozen=True):
    """Spells that went under the deck together: in order if that is known, else in number order."""

    by: int
    """Who chose their order in secret, or -1."""
    spells: list[str]
    known: bool


class Memory(Struct, frozen=True):
    """What a seat works out though it is not shown."""

    hands: list[dict[str, int]]
    bag: list[str]
    """The spells in the deck above those put under it; unknown (empty) while spells are face down."""
    under: list[Heap]


def heaps(s: AmulettState, seat: int) -> list[Heap]:
    """The cards under the deck from the top down, as far as the seat knows them."""
    tail = [int(entry) for entry in s.tail]
    if s.phase == UNDER and s.to_act != seat:
        tail = tail[: len(tail) - int(s.buried)]
    groups: list[list[int]] = []
    for entry in tail:
        if not entry & JOINED:
            groups.append([])
        groups[-1].append(entry)
    found = []
    for group in groups:
        by = group[0] % JOINED // BY - 1
        spells = [entry & SPELL_BITS for entry in group]
        known = by in (-1, seat) or len(group) == 1
        found.append(Heap(by, [s.tables.spell_names[spell] for spell in (spells if known else sorted(spells))], known))
    return found


def recall(s: AmulettState, seat: int) -> Memory:
    """All hands, the deck, and what lies under it."""
    hidden = any(face_down(s, who) for who in range(s.players) if who != seat)
    hands = [
        {name: int(s.cards[who * METALS + metal]) for metal, name in enumerate(s.tables.metal_names)}
        for who in range(s.players)
    ]
    return Memory(hands, [] if hidden else names(s, s.bag), heaps(s, seat))


class Imagined(Sampler):
    """The positions that fit an observation."""

    def __init__(self, seen: Observation) -> None:
        self.seen = seen

    def sample(self, rng: Rng) -> AmulettState:
        return imagine(self.seen, rng)


def imagine(seen: Observation, rng: Rng) -> AmulettState:
    """A position that fits: unknown orders are shuffled, secret choices are made at random."""
    memory: Memory = seen.memory
    s = _shown(cast(AmulettState, seen.game.new(len(seen.view.seats))), seen.view)
    spells = s.tables.spell_at
    for seat, hand in enumerate(memory.hands):
        for metal, name in enumerate(s.tables.metal_names):
            s.cards[seat * METALS + metal] = hand[name]
    s.bag = sum(1 << spells[name] for name in memory.bag)
    tail: list[int] = []
    for heap in memory.under:
        order = [spells[name] for name in heap.spells]
        if not heap.known:
            rng.shuffle(order)
        tail += [spell + BY * (heap.by + 1) + JOINED * (at > 0) for at, spell in enumerate(order)]
    return _secrets(s, seen.view, tail, rng)


def redeal(s: AmulettState, seat: int, rng: Rng) -> AmulettState:
    """For tests: other hands and the whole deck are dealt anew, though memory could work them out."""
    view = see(s, seat)
    new = _shown(s.copy(), view)
    t = s.tables
    others = [who for who in range(s.players) if who != seat]
    cards = [metal for who in others for metal in range(METALS) for _ in range(s.cards[who * METALS + metal])]
    rng.shuffle(cards)
    for who in others:
        for metal in range(METALS):
            new.cards[who * METALS + metal] = 0
        for _ in range(view.seats[who].hand):
            new.cards[who * METALS + cards.pop()] += 1
    for metal in range(METALS):
        new.cards[seat * METALS + metal] = s.cards[seat * METALS + metal]
    known = len(s.tail) - (int(s.buried) if s.phase == UNDER and s.to_act != seat else 0)
    tail = [int(entry) for entry in s.tail][:known]
    own = known - int(s.buried) if s.phase == UNDER and s.to_act == seat else known
    deck = [at for at in range(t.spells) if s.bag >> at & 1] + [entry & SPELL_BITS for entry in tail[:own]]
    rng.shuffle(deck)
    tail = [entry & ~SPELL_BITS | deck.pop() for entry in tail[:own]] + tail[own:]
    new.bag = sum(1 << spell for spell in deck)
    return _secrets(new, view, tail, rng)


def _shown(s: AmulettState, view: View) -> AmulettState:
    """A position with only what the view shows."""
    t = s.tables
    spells, areas, gems = t.spell_at, t.area_at, t.gem_at
    s.phase, s.to_act, s.round, s.hat = DECISION_NAMES.index(view.decision), view.actor, view.round, view.hat
    s.caravan, s.order, s.left = areas[view.caravan], view.step, view.to_come
    s.card = spells[view.on_offer] if view.on_offer else -1
    s.high, s.leader, s.free, s.metal = view.high, view.high_bidder, view.open, view.next_metal
    s.out = sum(1 << who for who, seen in enumerate(view.seats) if seen.out)
    s.gone = sum(1 << who for who, seen in enumerate(view.seats) if seen.resigned)
    s.desire = t.metal_names.index(view.desire) if view.desire else -1
    s.used = sum(1 << spells[name] for name in view.used)
    s.lifted = gems[view.lifted[0]] * t.areas + areas[view.lifted[1]] if view.lifted else -1
    s.pull = spells[view.pull] if view.pull else -1
    s.leaving = sum(1 << spells[name] for name in view.aside)
    s.named = 0
    for name in view.emptied:
        s.named = s.named << 6 | spells[name] + 1
    s.buried, s.burnt, s.traded, s.idle = view.under, int(view.burnt), int(view.traded), view.idle
    s.winners, s.reason = sum(1 << who for who in view.winners), view.reason
    s.cards = vec[i64]([0] * (PILE + METALS))
    for metal, name in enumerate(t.metal_names):
        s.cards[STACKS + metal], s.cards[PILE + metal] = view.stacks[name], view.laid_open[name]
    heaps = [*view.areas.values(), *(seen.gems for seen in view.seats)]
    s.gems = vec[i64]([sum(1 << 4 * gems[name] for name in heap) for heap in heaps] + [0] * (SEATS - s.players))
    s.pouch = t.pouch - sum(s.gems) - (1 << 4 * gems[view.lifted[0]] if view.lifted else 0)
    s.stones = vec[i64]([0] * (t.spells + SEATS))
    s.spells = vec[i64]([0] * (CHOSEN + SEATS))
    for who, seen in enumerate(view.seats):
        s.stones[t.spells + who] = seen.supply
        for spell in seen.spells:
            s.stones[spells[spell.id]] = spell.stones
            s.spells[who] |= 1 << spells[spell.id]
    if view.mine is not None:
        assert view.seat is not None
        s.spells[DEALT + view.seat] = sum(1 << spells[name] for name in view.mine.dealt)
        s.spells[CHOSEN + view.seat] = s.game.code_of(view.mine.choice) + 1 if view.mine.choice else 0
        if view.mine.kept:
            s.spells[view.seat] = sum(1 << spells[name] for name in view.mine.kept)
    return s


def _secrets(s: AmulettState, view: View, tail: list[int], rng: Rng) -> AmulettState:
    """The open order of another seat, and the face-down spells and choices of the set-up."""
    spells = s.tables.spell_at
    if s.phase == UNDER:
        order = [spells[name] for name in view.leaving]
        if s.to_act != view.seat:
            rng.shuffle(order)
            put, order = order[: view.under], order[view.under :]
            tail += [spell + BY * (s.to_act + 1) + JOINED * (at > 0) for at, spell in enumerate(put)]
        s.leaving = sum(1 << spell for spell in order)
        s.spells[s.to_act] |= s.leaving
    s.tail = vec[i64](tail)
    hidden = [who for who, seen in enumerate(view.seats) if seen.face_down and who != view.seat]
    if hidden or any(seen.face_down for seen in view.seats):
        _face_down(s, view, hidden, rng)
    for who, seen in enumerate(view.seats):
        if seen.chosen and who != view.seat:
            choices = DECISIONS[s.phase].choices(s, who)
            s.spells[CHOSEN + who] = choices[rng.below(len(choices))] + 1
    return s


def _face_down(s: AmulettState, view: View, hidden: list[int], rng: Rng) -> None:
    """Deal what nobody else may know: four spells each, and while stones are allotted the two that were kept."""
    t = s.tables
    mine = int(s.spells[DEALT + view.seat]) if view.seat is not None else 0
    unseen = [at for at in range(t.spells) if not mine >> at & 1]
    rng.shuffle(unseen)
    for who in hidden:
        count = int(t.expert_dealt) if s.phase == ALLOT else view.seats[who].face_down
        own = [unseen.pop() for _ in range(count)]
        s.spells[DEALT + who] = sum(1 << at for at in own)
        if s.phase == ALLOT:
            s.spells[who] = sum(1 << at for at in own[: int(t.dealt)])
    away = sum(int(s.spells[who] if s.phase == ALLOT else s.spells[DEALT + who]) for who in range(s.players))
    s.bag = (1 << t.spells) - 1 & ~away
