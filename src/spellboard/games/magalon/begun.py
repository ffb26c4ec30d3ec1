"""What of a turn is begun and not finished, and how a turn goes back to where it was (C3, L5)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .monsters import giant_left, gnomes_left
from .phases import TURN
from .state import MagalonState
from .tables import BONUS, GIANT_STEPS, GNOME_STEPS, STEPS

if TYPE_CHECKING:
    from ...core.events import Sink


def wizard_begun(s: MagalonState) -> i64:
    """The steps that a begun walk of the wizard still lacks; 0 if he stands, or has walked his number (D1, E2)."""
    steps: i64 = s.table[STEPS]
    value: i64 = s.t.value[s.card()]
    if 0 < steps < value:
        return value - steps
    bonus: i64 = s.table[BONUS]
    return s.t.red_walk - bonus if 0 < bonus < s.t.red_walk else 0


def gnomes_begun(s: MagalonState) -> i64:
    """The steps that a begun move of the gnomes still lacks (G2)."""
    return gnomes_left(s) if s.table[GNOME_STEPS] > 0 else 0


def giant_begun(s: MagalonState) -> i64:
    """The steps that a begun move of the giant still lacks (H1)."""
    return giant_left(s) if s.table[GIANT_STEPS] > 0 else 0


def begun(s: MagalonState) -> bool:
    """Whether some counted move is begun and not finished."""
    return wizard_begun(s) > 0 or gnomes_begun(s) > 0 or giant_begun(s) > 0


def take_back(s: MagalonState, sink: "Sink | None") -> None:
    """A begun move cannot be finished: back to the turn's start, or to the dice (C3)."""
    s.return_to_mark()
    if sink is not None:
        sink.tell("took-back", {"seat": s.mover})


def leave_turn(s: MagalonState, seat: i64, unfinished: bool, sink: "Sink | None") -> None:
    """Somebody has left during a turn: what is unfinished goes back, and who leaves his own turn ends it (L5)."""
    if unfinished:
        take_back(s, sink)
    if seat == s.mover and not s.alone():
        s.clear_turn()
        s.turn_to(TURN, sink)
