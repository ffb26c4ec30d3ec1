"""Leaving: the pieces stay as they are, and a turn left unfinished is taken back first (L5)."""

from __future__ import annotations

from ...core.events import Sink
from .finish import giant_begun, gnomes_begun, wizard_begun
from .rounds import go_round, next_turn, present
from .state import RESIGNED, MagalonState
from .tables import ENDED, LAYING, TURN


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
