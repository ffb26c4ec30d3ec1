"""Whether a position can be: nothing lost, nothing doubled, every number points somewhere (E7, A5)."""

from __future__ import annotations

from functools import reduce
from operator import or_

from .state import (
    ALLOT,
    BY,
    CHOSEN,
    CURSE,
    DEAL,
    DEALT,
    DECISIONS,
    END,
    FIRST_HAT,
    GAIN,
    JOINED,
    KEEP,
    LAY_GEMS,
    MARKER,
    MOVE,
    PAY,
    PILE,
    PULL,
    REPLACE,
    REVEAL,
    SEATS,
    SET_DOWN,
    SPELL_BID,
    SPELL_BITS,
    STACKS,
    TAKE,
    TAKE_BACK,
    TRADE,
    UNDER,
    AmulettState,
)
from .tables import METALS, gems_in, gems_of

CHANCES = (LAY_GEMS, FIRST_HAT, DEAL, REPLACE, REVEAL, MARKER)


def problems(s: AmulettState) -> list[str]:
    """Everything that is wrong, in plain words."""
    return _shape(s) or _bounds(s) or _pieces(s) + _spells(s) or _moment(s)


def _shape(s: AmulettState) -> list[str]:
    t = s.tables
    sizes = {"cards": PILE + METALS, "gems": t.areas + SEATS, "stones": t.spells + SEATS, "spells": CHOSEN + SEATS}
    found = [f"{name} must hold {size} numbers" for name, size in sizes.items() if len(getattr(s, name)) != size]
    if not found and any(number < 0 for name in (*sizes, "tail") for number in getattr(s, name)):
        found.append("a number is below zero")
    return found


def _bounds(s: AmulettState) -> list[str]:
    t, n = s.tables, int(s.players)
    every = (1 << t.spells) - 1
    limits = {
        "phase": (0, END), "to_act": (-2, n - 1), "round": (0, 1 << 20), "hat": (0, n - 1), "caravan": (0, t.areas - 1),
        "order": (0, max(len(t.places), n * t.expert_dealt)), "left": (0, 1 << 10), "card": (-1, t.spells - 1),
        "high": (0, METALS * t.cards), "leader": (-1, n - 1), "out": (0, (1 << n) - 1), "gone": (0, (1 << n) - 1),
        "desire": (-1, METALS - 1), "free": (0, 1 << 10), "metal": (0, METALS), "used": (0, every),
        "lifted": (-1, t.colours * t.areas - 1), "pull": (-1, t.spells - 1), "leaving": (0, every),
        "named": (0, 1 << 54), "buried": (0, len(s.tail)), "burnt": (0, 1), "traded": (0, 1), "idle": (0, t.stalemate),
        "pouch": (0, t.pouch), "bag": (0, every), "winners": (0, (1 << n) - 1), "reason": (0, 4),
    }  # fmt: skip
    found = [f"{name} is out of bounds" for name, (low, high) in limits.items() if not low <= getattr(s, name) <= high]
    if found:
        return found
    wanted = -1 if s.phase in CHANCES else -2 if s.phase == END else None
    if (s.to_act if wanted is None else wanted) != s.to_act or (wanted is None and s.to_act < 0):
        found.append("the seat to act does not fit the phase")
    if s.to_act >= 0 and s.gone >> s.to_act & 1:
        found.append("a seat that has left is to act")
    if (s.phase == SPELL_BID) != (s.card >= 0):
        found.append("a spell is on offer exactly while it is auctioned")
    if TRADE < s.phase <= TAKE and s.leader < 0:
        found.append("a trade is settled without a winner")
    if (s.phase == PULL) != (s.pull >= 0) or (s.phase == SET_DOWN) != (s.lifted >= 0):
        found.append("a Pull or a lifted gem does not fit the phase")
    if s.phase == UNDER and not s.leaving:
        found.append("no spell is leaving")
    if any(s.cards[at] for seat in range(n, SEATS) for at in range(seat * METALS, seat * METALS + METALS)):
        found.append("an empty seat holds cards")
    return found


def _moment(s: AmulettState) -> list[str]:
    """Whether the decision at hand has what it is about."""
    t = s.tables
    empty = [at for at, stones in enumerate(list(s.stones)[: t.spells]) if not stones]
    if s.phase == LAY_GEMS and s.order >= len(t.places):
        return ["all gems are laid"]
    if TRADE <= s.phase <= TAKE and s.gems[s.caravan] == 0:
        return ["a trade where there is no gem"]
    if s.phase in (GAIN, PAY, TAKE_BACK, CURSE, TAKE, PULL) and s.free < 1:
        return ["a choice about nothing"]
    if s.phase == TAKE and s.free > gems_in(s.gems[s.caravan]):
        return ["more gems to take than there are"]
    if s.phase in (TAKE_BACK, CURSE) and not any(s.cards[PILE + metal] for metal in range(METALS)):
        return ["no card lies open"]
    if s.phase == GAIN and sum(s.cards[STACKS + metal] for metal in range(s.metal, METALS)) < s.free:
        return ["more cards to choose than there are"]
    if s.phase == MOVE and not any(s.gems[at] for at in range(t.areas) if at != s.caravan):
        return ["nowhere to move"]
    if s.phase == PULL and not (s.spells[s.to_act] >> s.pull & 1 and s.free <= t.amount[s.pull]):
        return ["a Pull by somebody who does not own it"]
    if s.phase == PULL and not any(s.stones[at] for at in range(t.spells) if not s.spells[s.to_act] >> at & 1):
        return ["no stone to draw off"]
    if s.phase == UNDER and any(s.leaving >> at & 1 for at in range(t.spells) if at not in empty):
        return ["a spell with stones is leaving"]
    if s.phase == UNDER and s.leaving & ~s.spells[s.to_act]:
        return ["somebody else's spell is leaving"]
    named = int(s.named)
    while named:
        if (named & 63) - 1 not in empty or not any(s.spells[seat] >> (named & 63) - 1 & 1 for seat in range(SEATS)):
            return ["a spell was not emptied by a Pull"]
        named >>= 6
    return ["a Pull is not at work"] if s.named and s.phase not in (PULL, UNDER) else []


def _pieces(s: AmulettState) -> list[str]:
    t, cards, stones = s.tables, list(s.cards), list(s.stones)
    found = []
    for metal, name in enumerate(t.metal_names):
        count = sum(cards[metal::METALS])
        if count != t.cards:
            found.append(f"{count} cards of {name} instead of {t.cards}")
    heaps = [*s.gems, s.pouch] + ([1 << 4 * (s.lifted // t.areas)] if s.lifted >= 0 else [])
    # A heap that is one number adds up as one; the count tells a sum from another that only carries over to it.
    if sum(heaps) != t.pouch or sum(map(gems_in, heaps)) != gems_in(t.pouch):
        for colour, name in enumerate(t.gem_names):
            count = sum(gems_of(heap, colour) for heap in heaps)
            if count != gems_of(t.pouch, colour):
                found.append(f"{count} gems of {name} instead of {gems_of(t.pouch, colour)}")
    for seat in range(s.players):
        mine = int(s.spells[seat])
        own = stones[t.spells + seat] + sum(stones[spell] for spell in range(t.spells) if mine >> spell & 1)
        if own != t.stones:
            found.append(f"seat {seat + 1} has {own} stones instead of {t.stones}")
    return found


def _spells(s: AmulettState) -> list[str]:
    """Every spell is in one place: the deck, under it, on offer, aside, dealt in secret, or with an owner."""
    t, masks = s.tables, [int(mask) for mask in s.spells]
    tail = [int(entry) for entry in s.tail]
    if any(entry & SPELL_BITS >= t.spells or entry % JOINED // BY > s.players or entry >= 2 * JOINED for entry in tail):
        return ["a card under the deck is no spell, or put there by nobody"]
    if tail and tail[0] & JOINED:
        return ["the first card under the deck is joined to none"]
    owners = masks[DEALT : DEALT + SEATS] if t.expert and s.phase <= KEEP else masks[:SEATS]
    places = [int(s.bag), *owners, *(1 << (entry & SPELL_BITS) for entry in tail)]
    places += [1 << int(s.card)] if s.card >= 0 else []
    places += [int(s.leaving)] if s.phase != UNDER else []
    found = []
    if sum(place.bit_count() for place in places) != t.spells or reduce(or_, places) != (1 << t.spells) - 1:
        counts = [sum(place >> spell & 1 for place in places) for spell in range(t.spells)]
        found += [f"{t.spell_names[spell]} is in {count} places" for spell, count in enumerate(counts) if count != 1]
        found = found or ["there is a spell that is none"]
    owned = reduce(or_, owners)
    for spell, stones in enumerate(list(s.stones)[: t.spells]):
        if stones and not owned >> spell & 1:
            found.append(f"stones lie on {t.spell_names[spell]}, which nobody owns")
    if s.phase in (KEEP, ALLOT):
        found += _choices(s)
    elif any(masks[CHOSEN:]):
        found.append("a secret choice is left over")
    if s.phase > ALLOT and any(masks[DEALT : DEALT + SEATS]):
        found.append("spells dealt in secret are left over")
    return found


def _choices(s: AmulettState) -> list[str]:
    for seat in range(s.players):
        chosen = s.spells[CHOSEN + seat]
        if chosen and chosen - 1 not in list(DECISIONS[s.phase].choices(s, seat)):
            return ["a secret choice is not among those allowed"]
    return []
