"""How a game ends: the Council of 11, the round cap, or because everybody else has resigned (L1-L5)."""

from __future__ import annotations

from ...core.outcome import Outcome
from .rounds import present
from .state import CAPPED, COUNCIL, MagalonState
from .tables import AT, ENERGY, OWNED


def outcome(s: MagalonState) -> Outcome | None:
    """Who won and why; the rulebook ranks nobody behind the winner."""
    if s.ending == 0:
        return None
    if s.ending == CAPPED:
        return Outcome.by_score([_standing(s, seat) for seat in range(s.players)], "round-cap")
    reason = "council" if s.ending == COUNCIL else "resigned"
    ranks = tuple(1 if seat == s.winner else 2 for seat in range(s.players))
    return Outcome((int(s.winner),), ranks, reason)


def _standing(s: MagalonState, seat: int) -> tuple[int, ...]:
    """At the round cap: fewest missing artifacts, then the shortest way home, then energy (L4)."""
    artifacts = int(s.table[OWNED + seat]).bit_count()
    return int(present(s, seat)), artifacts, -int(s.t.homeward[s.table[AT + seat]]), int(s.table[ENERGY + seat])
