"""How a game ends: the Council of 11, the round cap, or because everybody else has resigned (L1-L5)."""

from __future__ import annotations

from spellboard.core.events import Sink
from spellboard.core.outcome import Outcome

from .finish import giant_begun, gnomes_begun, wizard_begun
from .rounds import go_round, next_turn, present
from .state import CAPPED, COUNCIL, RESIGNED, MagalonState
from .tables import AT, CONTACT, ENDED, ENERGY, HOLDING, LAYING, OWNED, PUSHING, TURN


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
    if s.phase == ENDED or not present(s, seat):
        return
    s.gone |= 1 << seat
    here = [other for other in range(s.players) if present(s, other)]
    begun = wizard_begun(s) or gnomes_begun(s) or giant_begun(s) if s.phase != LAYING else 0
    own = seat == s.mover and s.phase != LAYING and (s.phase != TURN or begun)
    # With the last one left the game is over: an attack or a ruin in the hand cannot be left open either.
    if own or (len(here) == 1 and s.phase in (CONTACT, PUSHING, HOLDING)):
        s.return_to_mark()
        if sink is not None:
            sink.tell("took-back", {"seat": s.mover})
    if len(here) == 1:
        s.close(RESIGNED, here[0])
        if sink is not None:
            sink.tell("ended", {"winners": here, "reason": "resigned"})
    elif seat == s.mover and s.phase == LAYING:
        go_round(s, seat + 1, sink)
    elif seat == s.mover:
        next_turn(s, sink)
