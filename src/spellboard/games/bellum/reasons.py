"""Why not: for every kind of action the clause that forbids it outside its own decision, and what one might expect."""

from mypy_extensions import i64

from .phases import CASTLE, GOBLINS, PLACE, ROB, STEAL
from .state import DECISIONS, BellumState

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
