"""A position with only what a view shows: what is open to that seat lies where it is seen, the rest is nowhere yet."""

from librt.vecs import vec
from mypy_extensions import i64

from ...core.state import CHANCE, OVER
from .ending import REASONS
from .phases import NAMES, UNDER
from .state import BID_BITS, CHOSEN, DEALT, PILE, SEATS, STACKS, AmulettState
from .tables import METALS, bit
from .view import View


def mask_of(names: list[str], at: dict[str, int]) -> int:
    """Spells by name as a mask."""
    mask = 0
    for name in names:
        mask |= 1 << at[name]
    return mask


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
    s.bids = 0
    for who, seen in enumerate(view.seats):
        seat: i64 = who
        if seen.out:
            s.out |= bit(seat)
        if seen.resigned:
            s.gone |= bit(seat)
        if seen.bid is not None:
            bid: i64 = seen.bid
            s.bids |= bid << (BID_BITS * seat)
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
