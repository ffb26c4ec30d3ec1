"""What an action takes and what a lord has of it; and of all that cannot be done what is nearest to a yes."""

from __future__ import annotations

from ...core.messages import Thing
from ...core.preview import Need
from .horde import can_cast
from .phases import ATTACK, HORDE, RECRUIT
from .recruiting import BY_SIGNS, EVIL, VERY_EVIL, class_of
from .state import BARREL, FOOD, OPEN, SIGN, SPELL, BellumState
from .strength import Strength
from .tables import KINDS, THIEF_ICON

Nearest = tuple[str, list[Need]]


def needs(s: BellumState, code: int, seat: int) -> list[Need]:
    """What a code takes, legal or not; nothing where nothing is asked (11, 12, 21, 25, 34)."""
    t = s.tables
    kind = s.game.codes.kind(code)
    if kind == "reroll barrel":
        return [_barrel(s, seat)]
    if kind == "reroll spell":
        return [_spell(s, seat)]
    if kind == "attack" and s.die:
        return Strength(s, seat).at_place(code - int(t.attack))
    if kind == "rob" and s.die:
        victim = (code - int(t.rob)) // int(KINDS)
        if victim >= s.players:
            return []
        strength = Strength(s, seat)
        return [strength.thieves(), *strength.at_castle(victim)]
    if kind == "recruit":
        return _price(s, seat, int(class_of(t, code - t.recruit + t.first_evil)))
    return _price(s, seat, int(BY_SIGNS)) if kind == "recruit by signs" else []


def missing(found: list[Need]) -> int:
    """How far a lord is from having all of it; a glyph weighs as much as two food."""
    weights = {"sign": 2}
    return sum(
        max(0, need.needed - need.had) * (weights.get(need.what.id, 1) if isinstance(need.what, Thing) else 1)
        for need in found
    )


def nearest(s: BellumState, kind: str, seat: int) -> Nearest | None:
    """Why a kind of action is not offered: the target or the price that the lord comes nearest to."""
    if s.phase == HORDE:
        return _no_roll(s, kind, seat)
    if s.phase == ATTACK:
        return _no_place(s, seat) if kind == "attack" else _no_castle(s, seat)
    if s.phase == RECRUIT:
        return _no_recruit(s, kind, seat)
    return None


def _no_roll(s: BellumState, kind: str, seat: int) -> Nearest:
    if kind == "reroll barrel":
        return "11a", [_barrel(s, seat)]
    if s.has(seat, SPELL) == 0:
        return "12a", [_spell(s, seat)]
    return ("12b", [_spell(s, seat)]) if seat == s.captain else ("12c", [])


def _no_place(s: BellumState, seat: int) -> Nearest:
    """The tavern at least lies open."""
    strength, places = Strength(s, seat), list(s.places)
    best = min((strength.at_place(at) for at, where in enumerate(places) if where == OPEN), key=missing)
    return ("21b" if _too_little_magic(best) else "21a"), best


def _no_castle(s: BellumState, seat: int) -> Nearest:
    """A thief comes first, then somebody who has chests, then the weakest of their castles."""
    strength = Strength(s, seat)
    if s.icons(seat, THIEF_ICON) == 0:
        return "25c", [strength.thieves()]
    others = [other for other in range(int(s.players)) if other != seat and s.chests_of(other)]
    if not others:
        return "25d", []
    best = min((strength.at_castle(other) for other in others), key=missing)
    return ("25f" if _too_little_magic(best) else "25e"), best


def _no_recruit(s: BellumState, kind: str, seat: int) -> Nearest:
    t = s.tables
    up, slots = int(t.open_creatures), list(s.slots)
    evil, very = max(slots[:up]) >= 0, max(slots[up : 2 * up]) >= 0
    if kind == "recruit by signs":
        return ("34d", _price(s, seat, int(BY_SIGNS))) if very else ("36a", [])
    found = [(price, _price(s, seat, int(price))) for price, lies in ((EVIL, evil), (VERY_EVIL, very)) if lies]
    if not found:
        return "36a", []
    price, best = min(found, key=lambda offer: missing(offer[1]))
    if price == EVIL:
        return "34a", best
    return ("34b" if s.has(seat, SIGN) < t.price_sign[price] else "34c"), best


def _too_little_magic(force: list[Need]) -> bool:
    return len(force) > 1 and force[1].had < force[1].needed


def _barrel(s: BellumState, seat: int) -> Need:
    return Need(Thing("barrel"), 1, int(s.has(seat, BARREL)))


def _spell(s: BellumState, seat: int) -> Need:
    """Spells that are ready; only the Captain's ever are."""
    return Need(Thing("spell"), 1, int(s.has(seat, SPELL) - s.cast) if can_cast(s, seat) else 0)


def _price(s: BellumState, seat: int, price: int) -> list[Need]:
    t = s.tables
    found = [Need(Thing("food"), int(t.price_food[price]), int(s.has(seat, FOOD)))]
    found.append(Need(Thing("sign"), int(t.price_sign[price]), int(s.has(seat, SIGN))))
    return [need for need in found if need.needed]
