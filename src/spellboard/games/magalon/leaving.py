"""Leaving: the pieces stay as they are, and a turn left unfinished is taken back first (L5)."""

from __future__ import annotations

from ...core.events import Sink
from .finish import giant_begun, gnomes_begun, wizard_begun
from .rounds import go_round, next_turn, present
from .state import RESIGNED, MagalonState
from .tables import CONTACT, ENDED, HOLDING, LAYING, PUSHING, TURN


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
