"""How a game ends: the Council of 11, the round cap, or because everybody else has resigned (L1-L5)."""

from __future__ import annotations

from spellboard.core.events import Sink
from spellboard.core.outcome import Outcome

from .finish import giant_begun, gnomes_begun, wizard_begun
from .rounds import go_round, next_turn, present
from .state import CAPPED, COUNCIL, RESIGNED, MagalonState
from .tables import AT, ENDED, ENERGY, LAYING, OWNED, TURN


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


def leave(s: MagalonState, seat: int, sink: Sink | None) -> None:
    """A seat resigns: its pieces stay; a turn that it leaves unfinished is taken back first (L5)."""
    s.gone |= 1 << seat
    here = [other for other in range(s.players) if present(s, other)]
    if seat == s.mover and s.phase not in (LAYING, ENDED):
        if s.phase != TURN or wizard_begun(s) or gnomes_begun(s) or giant_begun(s):
            s.return_to_mark()
    if len(here) == 1:
        s.winner, s.ending, s.phase = here[0], RESIGNED, ENDED
        if sink is not None:
            sink.tell("ended", {"winners": here, "reason": "resigned"})
    elif seat == s.mover and s.phase == LAYING:
        go_round(s, seat + 1, sink)
    elif seat == s.mover:
        next_turn(s, sink)
