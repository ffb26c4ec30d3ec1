"""Why not: the clauses against an action, the kinds that a seat might expect, and what is nearest to a yes."""

from __future__ import annotations

from ...core.preview import Need
from ...core.rulebook import LEVELS
from .monsters import steps_left
from .phases import CONTACT, END, PUSHING, ROLLING
from .preview import needs
from .ruins import shifts_left
from .state import DECISIONS, MagalonState
from .tables import AT, ATTACKER, GIANT_NUMBER, MONSTER, VICTIM
from .wizard import may_walk


def objections(s: MagalonState, code: int, seat: int) -> list[str]:
    """The clauses against a code that is not offered."""
    decision = DECISIONS[s.phase]
    kind = s.game.codes.kind(code)
    if kind not in decision.kinds:
        return decision.elsewhere(s, kind, seat)
    return decision.objections(s, code, seat)


def expected(s: MagalonState, seat: int) -> list[str]:
    """The kinds of action of the moment, offered or not."""
    return list(DECISIONS[s.phase].kinds) if seat == s.mover and s.phase not in (ROLLING, END) else []


# --- the reason nearest to a yes -------------------------------------------------------------------------------------


def nearest(s: MagalonState, kind: str, seat: int) -> tuple[str, list[Need]]:
    """The clause against a kind of action that comes nearest to a yes: only what lies beside a piece is asked."""
    decision, book = DECISIONS[s.phase], s.game.rulebook
    best, found, for_code = -1, "", -1
    for code in near(s, kind):
        clauses = decision.objections(s, code, seat)
        levels = [LEVELS.index(book[clause].refuses or "effect") for clause in clauses]
        if clauses and min(levels) > best:
            best = min(levels)
            found, for_code = clauses[levels.index(best)], code
    return found, needs(s, for_code)


def near(s: MagalonState, kind: str) -> list[int]:
    """The codes of a kind that could be meant: steps onto neighbouring fields, everything else once."""
    t, table, span = s.t, s.table, s.game.codes.span(kind)
    if kind == "wizard" and may_walk(s):
        return _beside(s, int(t.wizard), int(table[AT + s.mover]))
    if kind in ("gnome", "giant"):
        mine = [GIANT_NUMBER] if kind == "giant" else [0, 1]
        if steps_left(s, mine[0]) > 0 and (s.phase != CONTACT or table[ATTACKER] in mine):
            return [
                code
                for monster in mine
                for code in _beside(s, int(t.monster + monster * t.fields), int(table[MONSTER + monster]))
            ]
    if kind == "displace" and s.phase in (CONTACT, PUSHING):
        return _beside(s, int(t.displace), int(table[AT + table[VICTIM]]))
    if kind == "shift" and shifts_left(s) > 0:
        return [*span]
    return [span.start]


def _beside(s: MagalonState, base: int, field: int) -> list[int]:
    return [base + int(s.t.near[edge]) for edge in range(s.t.first[field], s.t.first[field + 1])]
