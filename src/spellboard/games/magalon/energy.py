"""Energy: what a card gives, what a red field gives, what every turn costs, and the fall below zero (E4, F1-F7)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .state import MagalonState
from .tables import ENERGY, GAINED, OWNED
from .wizard import stays_on_red

if TYPE_CHECKING:
    from ...core.events import Sink


def may_gain(s: MagalonState) -> bool:
    """Whether the card's energy can still be taken (F1)."""
    return s.t.energy[s.card()] > 0 and s.table[GAINED] == 0


def gain(s: MagalonState, sink: "Sink | None") -> None:
    """Take the card's energy; what goes beyond the top is lost (F3)."""
    s.table[GAINED] = 1
    _rise(s, s.t.energy[s.card()], "gained", sink)


def gain_objections(s: MagalonState) -> list[str]:
    return ["F1b" if s.table[GAINED] != 0 else "F1a"]


def settle(s: MagalonState, sink: "Sink | None") -> None:
    """The end of a turn: gains not yet taken, three for staying on a red field, otherwise one down (C1, C2, F4)."""
    mover: i64 = s.mover
    if may_gain(s):
        gain(s, sink)
    if stays_on_red(s):
        _rise(s, s.t.red_gain, "warmed", sink)
    elif s.t.energy[s.card()] == 0:
        s.table[ENERGY + mover] -= s.t.upkeep
        if s.table[ENERGY + mover] < 0:
            _fall(s, sink)
        elif sink is not None:
            sink.tell("tired", {"seat": mover, "energy": s.table[ENERGY + mover]})


def _rise(s: MagalonState, by: i64, event: str, sink: "Sink | None") -> None:
    """The stone rises, at most to the top of the scale; what is lost beyond it is told (F3)."""
    top: i64 = s.t.energy_top
    energy: i64 = s.table[ENERGY + s.mover] + by
    s.table[ENERGY + s.mover] = energy if energy < top else top
    if sink is not None:
        sink.tell(event, {"seat": s.mover, "energy": s.table[ENERGY + s.mover]})
        if energy > top:
            sink.tell("spilled", {"seat": s.mover, "lost": energy - top})


def _fall(s: MagalonState, sink: "Sink | None") -> None:
    """Below zero: back to the start, all artifacts returned; hand, used cards and shield stay (F6)."""
    mover: i64 = s.mover
    s.move_wizard(mover, s.t.start)
    s.table[OWNED + mover] = 0
    s.table[ENERGY + mover] = s.t.energy_after_fall
    if sink is not None:
        sink.tell("fell", {"seat": mover, "energy": s.table[ENERGY + mover], "field": s.t.field_names[s.t.start]})
