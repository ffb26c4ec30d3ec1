"""Before one chooses: what an action takes and what a lord has of it."""

from __future__ import annotations

from ...core.messages import Thing
from ...core.preview import Need
from .horde import can_cast
from .recruiting import BY_SIGNS, class_of
from .state import BARREL, FOOD, SIGN, SPELL, BellumState
from .strength import Strength
from .tables import KINDS


def needs(s: BellumState, code: int, seat: int) -> list[Need]:
    """What a code takes, legal or not; nothing where nothing is asked (11, 12, 21, 25, 34)."""
    t = s.tables
    kind = s.game.codes.kind(code)
    if kind == "reroll barrel":
        return [barrel(s, seat)]
    if kind == "reroll spell":
        return [spell(s, seat)]
    if kind == "attack" and s.die:
        return Strength(s, seat).at_place(code - int(t.attack))
    if kind == "rob" and s.die:
        victim = (code - int(t.rob)) // int(KINDS)
        if victim >= s.players:
            return []
        strength = Strength(s, seat)
        return [strength.thieves(), *strength.at_castle(victim)]
    if kind == "recruit":
        return price(s, seat, int(class_of(t, code - t.recruit + t.first_evil)))
    return price(s, seat, int(BY_SIGNS)) if kind == "recruit by signs" else []


def barrel(s: BellumState, seat: int) -> Need:
    return Need(Thing("barrel"), 1, int(s.has(seat, BARREL)))


def spell(s: BellumState, seat: int) -> Need:
    """Spells that are ready; only the Captain's ever are."""
    return Need(Thing("spell"), 1, int(s.has(seat, SPELL) - s.cast) if can_cast(s, seat) else 0)


def price(s: BellumState, seat: int, kind: int) -> list[Need]:
    t = s.tables
    found = [Need(Thing("food"), int(t.price_food[kind]), int(s.has(seat, FOOD)))]
    found.append(Need(Thing("sign"), int(t.price_sign[kind]), int(s.has(seat, SIGN))))
    return [need for need in found if need.needed]
