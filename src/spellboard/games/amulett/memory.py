"""What perfect memory adds to the view, and which positions fit what is known (A6, E5).

All metal is taken, paid and taken back in the open, so hands can be worked out. What cannot: the order in which
somebody else put several spells under the deck, and the secret choices of the set-up. Who remembers nothing knows no
hand but the own and of the deck only how many spells are in it.
"""

from __future__ import annotations

from math import comb
from typing import cast

from msgspec import Struct

from ...core.observation import Observation
from ...core.rng import Rng
from .sampling import Imagined
from .state import (
    ALLOT,
    BY,
    CHOSEN,
    DEALT,
    GAIN,
    JOINED,
    PAY,
    PILE,
    SEATS,
    SPELL_BITS,
    STACKS,
    TAKE_BACK,
    TRADE,
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
    """The cards of every seat; none at all if they are forgotten, and then nothing of the deck is known."""
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


def forgotten() -> Memory:
    """Nothing but what the view shows."""
    return Memory([], [], [])


def sampler(seen: Observation) -> Imagined:
    """The positions that fit: what is known of them, and what is unknown."""
    view: View = seen.view
    memory: Memory = seen.memory
    s = _shown(cast(AmulettState, seen.game.new(len(view.seats))), view)
    found = Imagined(s, seen.seat)
    if memory.hands:
        _remembered(s, memory, found)
    else:
        _unremembered(s, view, found)
    spells = s.tables.spell_at
    if s.phase == UNDER and s.to_act != view.seat:
        found.choose_order([spells[name] for name in view.leaving], view.under)
    if any(seat.face_down for seat in view.seats):
        _face_down(s, view, found)
    found.make_choices([who for who, seat in enumerate(view.seats) if seat.chosen and who != view.seat])
    return found


def _remembered(s: AmulettState, memory: Memory, found: Imagined) -> None:
    """All hands and the deck; only the orders that others chose are unknown."""
    spells = s.tables.spell_at
    for seat, hand in enumerate(memory.hands):
        for metal, name in enumerate(s.tables.metal_names):
            s.cards[seat * METALS + metal] = hand[name]
    s.bag = sum(1 << spells[name] for name in memory.bag)
    tail: list[int] = []
    groups: list[int] = []
    for heap in memory.under:
        if not heap.known:
            groups += [len(tail), len(tail) + len(heap.spells)]
        tail += [spells[name] + BY * (heap.by + 1) + JOINED * (at > 0) for at, name in enumerate(heap.spells)]
    s.fill("tail", tail)
    found.shuffle_under(groups)


def _unremembered(s: AmulettState, view: View, found: Imagined) -> None:
    """Of the other hands only their sizes are known; every spell that nobody sees is in the deck, in any order."""
    t = s.tables
    mine = view.mine
    if mine is not None and view.seat is not None:
        for metal, name in enumerate(t.metal_names):
            s.cards[view.seat * METALS + metal] = mine.hand[name]
    others = {who: seat.hand for who, seat in enumerate(view.seats) if who != view.seat}
    if s.round == 0:
        for at in range(s.players * METALS):
            s.cards[at] = t.hand
    else:
        bound = _bound(s, view.seat)
        if bound is not None:
            others = {bound[0]: others[bound[0]], **others}
        pool = [int(t.cards) - sum(list(s.cards)[metal::METALS]) for metal in range(METALS)]
        found.deal_cards([number for hand in others.items() for number in hand], pool)
        if bound is not None:
            found.at_least(bound[1], bound[3], _odds(pool, others[bound[0]], *bound[1:]))
    leaving = sum(1 << t.spell_at[name] for name in view.leaving)
    seen = int(s.leaving) | leaving | (1 << int(s.card) if s.card >= 0 else 0)
    for mask in list(s.spells)[:SEATS]:
        seen |= mask
    s.bag = (1 << t.spells) - 1 & ~seen
    if s.phase == UNDER and s.to_act == view.seat and view.under:
        certain = int(s.used) & ~seen if s.burnt else 0
        deck = [at for at in range(t.spells) if s.bag >> at & 1 and not certain >> at & 1]
        found.draw_order([at for at in range(t.spells) if certain >> at & 1], deck, view.under)


def _bound(s: AmulettState, seat: int | None) -> tuple[int, int, int, int, int] | None:
    """Whose hand the table tells something about: so many cards at least of some metals; with some others so many."""
    leader, below = int(s.leader), (1 << int(s.metal)) - 1
    if s.phase == GAIN and s.to_act != seat and s.metal:
        return int(s.to_act), 1 << s.metal - 1, 1, 0, 0
    if leader < 0 or leader == seat:
        return None
    if s.phase == TRADE:
        return leader, int(s.accepted(leader)), int(s.high), 0, 0
    if s.phase == PAY:
        return leader, int(s.accepted(leader)) & ~below, int(s.free), 0, 0
    if s.phase == TAKE_BACK and s.metal:
        taken = int(s.high) - sum(s.cards[PILE + metal] for metal in range(METALS))
        return leader, 1 << s.metal - 1, 1, below >> 1, taken
    return None


def _odds(pool: list[int], size: int, first: int, least: int, second: int, both: int) -> list[int]:
    """How likely a hand holds how many of two groups of metals, if every deal is equally likely."""
    some = [sum(count for metal, count in enumerate(pool) if mask >> metal & 1) for mask in (first, second)]
    rest = sum(pool) - sum(some)
    cases = [
        (one, two, comb(some[0], one) * comb(some[1], two) * comb(rest, size - one - two))
        for one in range(least, size + 1)
        for two in range(max(0, both - one), size - one + 1)
    ]
    cases = [case for case in cases if case[2]]
    total, so_far, found = sum(ways for _, _, ways in cases), 0, []
    for one, two, ways in cases:
        so_far += ways
        found += [one, two, (so_far << 62) // total]
    return found


def redeal(s: AmulettState, seat: int, rng: Rng) -> AmulettState:
    """For tests: other hands and the whole deck are dealt anew, though memory could work them out."""
    view = see(s, seat)
    new = sampler(Observation(s.game, seat, view, [], forgotten())).sample(rng)
    deck = [at for at in range(s.tables.spells) if new.bag >> at & 1]
    rng.shuffle(deck)
    flags = [int(entry) & ~SPELL_BITS for entry in s.tail][: len(s.tail) - (int(s.buried) if s.phase == UNDER else 0)]
    new.fill("tail", [flag | deck.pop() for flag in flags] + [int(entry) for entry in new.tail])
    new.bag = sum(1 << spell for spell in deck)
    return new


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
    cards = [0] * (PILE + METALS)
    for metal, name in enumerate(t.metal_names):
        cards[STACKS + metal], cards[PILE + metal] = view.stacks[name], view.laid_open[name]
    s.fill("cards", cards)
    heaps = [*view.areas.values(), *(seen.gems for seen in view.seats)]
    s.fill("gems", [sum(1 << 4 * gems[name] for name in heap) for heap in heaps] + [0] * (SEATS - int(s.players)))
    s.pouch = t.pouch - sum(s.gems) - (1 << 4 * gems[view.lifted[0]] if view.lifted else 0)
    s.fill("stones", [0] * (int(t.spells) + SEATS))
    s.fill("spells", [0] * (CHOSEN + SEATS))
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
    if s.phase == UNDER and s.to_act == view.seat:
        s.leaving = sum(1 << spells[name] for name in view.leaving)
        s.spells[s.to_act] |= s.leaving
    return s


def _face_down(s: AmulettState, view: View, found: Imagined) -> None:
    """The spells of the expert set-up that others hold face down."""
    t = s.tables
    mine = int(s.spells[DEALT + view.seat]) if view.seat is not None else 0
    hidden = [who for who, seat in enumerate(view.seats) if seat.face_down and who != view.seat]
    counts = [int(t.expert_dealt) if s.phase == ALLOT else view.seats[who].face_down for who in hidden]
    found.deal_spells(hidden, counts, [at for at in range(t.spells) if not mine >> at & 1])
    owned = int(s.spells[view.seat] if s.phase == ALLOT else mine) if view.seat is not None else 0
    s.bag = (1 << t.spells) - 1 & ~owned
