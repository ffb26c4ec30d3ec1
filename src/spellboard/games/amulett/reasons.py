"""Why not: the clauses against an action, and what a seat might expect."""

from ...core.decisions import Decision
from .state import DECISIONS, AmulettState

# The clause that refuses each kind of action when it does not belong to the decision at hand.
MOMENT = {
    "start": "A7", "gem": "A7", "deal": "A7", "reveal": "A7", "marker": "A7", "keep": "A3a", "allot": "A3d",
    "redraw": "A4b", "bid": "B2a", "pass": "B2b", "decline": "A8", "lift": "C6a", "set": "C6d", "gain": "C3a",
    "desire": "D3a", "journey": "D3d", "pay": "D7a", "back": "D12a", "curse": "D13a", "take": "D14b", "move": "D15a",
    "use": "E1a", "drain": "E3a", "shift": "E4a", "enough": "E3e", "done": "E1f", "under": "E5a",
}  # fmt: skip


def objections(s: AmulettState, code: int, seat: int) -> list[str]:
    """The clauses against a code that is not offered."""
    decision = DECISIONS[s.phase]
    kind = s.game.codes.kind(code)
    if kind in decision.kinds:
        return decision.objections(s, code, seat)
    return decision.elsewhere(s, kind, seat) or [_moment(decision, kind)]


def _moment(decision: Decision[AmulettState], kind: str) -> str:
    """Who may stop need not decline (A8a); every other kind of action has its own moment."""
    stops = any(other in decision.kinds for other in ("pass", "enough", "done"))
    return "A8a" if kind == "decline" and stops else MOMENT[kind]


def expected(s: AmulettState, seat: int) -> list[str]:
    """The kinds of action of the decision at hand, offered or not."""
    return list(DECISIONS[s.phase].kinds) if seat in s.waiting else []
