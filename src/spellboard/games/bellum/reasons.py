"""Why not: the clauses against an action, the kinds that a lord might expect, and what is nearest to a yes."""

from mypy_extensions import i64

from ...core.messages import Thing
from ...core.preview import Need
from .phases import ATTACK, CASTLE, GOBLINS, HORDE, PLACE, RECRUIT, ROB, STEAL
from .preview import barrel, price, spell
from .recruiting import BY_SIGNS, EVIL, VERY_EVIL
from .state import DECISIONS, OPEN, SIGN, SPELL, BellumState
from .strength import Strength
from .tables import THIEF_ICON

Nearest = tuple[str, list[Need]]

# A kind at the wrong time; what is not here (die, draw ...) is the dealer's.
WRONG_TIME = {
    "castle": "1a",
    "goblins": "3a",
    "reroll barrel": "8a",
    "reroll spell": "8a",
    "attack": "20a",
    "rob": "20a",
    "done": "26d",
    "recruit": "32a",
    "recruit by signs": "32a",
    "place": "33a",
}

# Where a decision has a better answer than "not now".
INSTEAD = {
    (int(CASTLE), "pass"): "2a",
    (int(GOBLINS), "pass"): "2a",
    (int(ROB), "attack"): "20b",
    (int(ROB), "pass"): "26e",
    (int(PLACE), "pass"): "33b",
    (int(PLACE), "recruit"): "33b",
    (int(PLACE), "recruit by signs"): "33b",
}


def objections(s: BellumState, code: i64, seat: i64) -> list[str]:
    """The clauses against a code that is not offered."""
    kind = s.game.codes.kind(int(code))
    decision = DECISIONS[s.phase]
    if kind in decision.kinds:
        return decision.objections(s, code, seat)
    return [INSTEAD.get((int(s.phase), kind), WRONG_TIME.get(kind, "core.chance"))]


def expected(s: BellumState, seat: i64) -> list[str]:
    """The kinds that a lord might look for now."""
    return [kind for kind in DECISIONS[s.phase].kinds if kind != "pass"] if seat in s.waiting else []


def meanwhile(s: BellumState, code: i64, seat: i64) -> list[str]:
    """A theft with more chests than thieves is refused for that, though the dealer has the next word (26)."""
    return DECISIONS[STEAL].objections(s, code, s.seat) if s.phase == STEAL and seat == s.seat else []


# --- the reason nearest to a yes -------------------------------------------------------------------------------------


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
        return "11a", [barrel(s, seat)]
    if s.has(seat, SPELL) == 0:
        return "12a", [spell(s, seat)]
    return ("12b", [spell(s, seat)]) if seat == s.captain else ("12c", [])


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
        return ("34d", price(s, seat, int(BY_SIGNS))) if very else ("36a", [])
    found = [(kind, price(s, seat, int(kind))) for kind, lies in ((EVIL, evil), (VERY_EVIL, very)) if lies]
    if not found:
        return "36a", []
    dear, best = min(found, key=lambda offer: missing(offer[1]))
    if dear == EVIL:
        return "34a", best
    return ("34b" if s.has(seat, SIGN) < t.price_sign[dear] else "34c"), best


def _too_little_magic(force: list[Need]) -> bool:
    return len(force) > 1 and force[1].had < force[1].needed


def missing(found: list[Need]) -> int:
    """How far a lord is from having all of it; a glyph weighs as much as two food."""
    weights = {"sign": 2}
    return sum(
        max(0, need.needed - need.had) * (weights.get(need.what.id, 1) if isinstance(need.what, Thing) else 1)
        for need in found
    )
