"""Why not: the clauses against an action, and what a seat might expect."""

from .state import DECISIONS, AmulettState


def objections(s: AmulettState, code: int, seat: int) -> list[str]:
    """The clauses against a code that is not offered."""
    decision = DECISIONS[s.phase]
    kind = s.game.codes.kind(code)
    if kind not in decision.kinds:
        return [decision.elsewhere(s, kind, seat)]
    return decision.objections(s, code, seat)


def expected(s: AmulettState, seat: int) -> list[str]:
    """The kinds of action of the decision at hand, offered or not."""
    return list(DECISIONS[s.phase].kinds) if seat in s.waiting else []
