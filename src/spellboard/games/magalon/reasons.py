"""Why not: the clauses against an action, and the kinds that a seat might expect, so that `blocked` can explain."""

from __future__ import annotations

from .phases import END, ROLLING
from .state import DECISIONS, MagalonState


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
