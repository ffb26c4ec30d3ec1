"""Leaving: the castle stays on the table, its lord decides no more (L1)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .ending import end
from .horde import ask_on
from .recruiting import serve
from .setting_up import settle_absent, show_if_all_chose
from .state import (
    ALONE,
    ATTACK,
    CASTLE,
    CHOICE,
    END,
    GOBLINS,
    GONE,
    HORDE,
    LORD,
    PLACE,
    RECRUIT,
    ROB,
    BellumState,
)
from .theft import carry_off
from .turns import next_attacker, next_recruiter

if TYPE_CHECKING:
    from ...core.events import Sink


def leave(s: BellumState, seat: i64, sink: "Sink | None") -> None:
    """Take a lord out of the game; if it was his choice, the mildest answer is given for him."""
    if s.phase == END or s.has(seat, GONE):
        return
    s.lords[seat * LORD + GONE] = 1
    s.lords[seat * LORD + CHOICE] = -1
    staying: i64 = 0
    for other in range(s.players):
        staying += 1 - s.has(other, GONE)
    phase: i64 = s.phase
    if staying <= 1:
        end(s, ALONE, sink)
    elif phase == GOBLINS:
        show_if_all_chose(s, sink)
    elif s.turn() != seat:
        return
    elif phase == CASTLE:
        settle_absent(s, sink)
    elif phase == HORDE:
        s.asked += 1
        ask_on(s, sink)
    elif phase == ATTACK:
        next_attacker(s, sink)
    elif phase == ROB:
        carry_off(s, sink)
    elif phase == RECRUIT:
        next_recruiter(s, sink)
    elif phase == PLACE:
        serve(s, 0, sink)
