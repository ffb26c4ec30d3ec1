"""Gnomes and the giant on the move, step by step (G1-G4, G11, G12, H1, H3).

Both follow the same rules; a gnome shares one total with the other gnome and displaces by 5, the giant walks what the
dice say and displaces by 10.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .attack import attackable, may_attack, wizard_objection
from .phases import CONTACT, TURN
from .state import MagalonState
from .tables import (
    ATTACKER,
    GIANT,
    GIANT_NUMBER,
    GIANT_STEPS,
    GNOME,
    GNOME_STEPS,
    MONSTER,
    NONE,
    RUIN,
    SEEN_MONSTER,
    SHIELD,
    SPECIAL,
    VICTIM,
    WALL,
    WIZARD,
)

if TYPE_CHECKING:
    from ...core.events import Sink

MONSTERS: Final[list[str]] = ["gnome-a", "gnome-b", "giant"]


def gnomes_left(s: MagalonState) -> i64:
    """How many steps the gnomes still have together (G1)."""
    return s.t.gnomes[s.card()] - s.table[GNOME_STEPS]


def giant_left(s: MagalonState) -> i64:
    """How many steps the giant still has; none before the dice are rolled (H1)."""
    return s.dice() - s.table[GIANT_STEPS]


def steps_left(s: MagalonState, monster: i64) -> i64:
    return giant_left(s) if monster == GIANT_NUMBER else gnomes_left(s)


def add_steps(s: MagalonState, monster: i64, found: vec[i64]) -> vec[i64]:
    """The codes of the steps a monster may take now."""
    left: i64 = steps_left(s, monster)
    if left <= 0:
        return found
    t = s.t
    here: i64 = s.table[MONSTER + monster]
    base: i64 = t.monster + monster * t.fields
    closed: i64 = WALL | (SEEN_MONSTER << monster)
    edge: i64 = t.first[here]
    last: i64 = t.first[here + 1]
    while edge < last:
        field: i64 = t.near[edge]
        edge += 1
        there: i64 = s.board[field]
        if there & closed:
            continue
        if not there & WIZARD or may_attack(s, monster, field, left - 1):
            found = append(found, base + field)
    return found


def step(s: MagalonState, monster: i64, field: i64, sink: "Sink | None") -> None:
    """One step of a gnome or the giant; on a foreign wizard's field the attack is resolved at once (G4)."""
    t = s.t
    here: i64 = s.table[MONSTER + monster]
    victim: i64 = attackable(s, field)
    left_behind: i64 = s.table[VICTIM]
    s.move_monster(monster, field)
    s.table[GIANT_STEPS if monster == GIANT_NUMBER else GNOME_STEPS] += 1
    s.table[VICTIM] = victim
    s.table[ATTACKER] = NONE if victim < 0 else monster
    s.ask(TURN if victim < 0 else CONTACT, s.mover)
    if sink is not None:
        facts: dict[str, int | str] = {"seat": s.mover, "monster": MONSTERS[monster]}
        if left_behind >= 0:
            sink.tell("passed-over", {**facts, "victim": left_behind})
        sink.tell("stalked", {**facts, "here": t.field_names[here], "field": t.field_names[field]})
        if victim >= 0:
            sink.tell("attacked", {**facts, "victim": victim})


def step_objections(s: MagalonState, monster: i64, field: i64) -> list[str]:
    """Why a gnome or the giant may not step there."""
    t = s.t
    giant: bool = monster == GIANT_NUMBER
    left: i64 = steps_left(s, monster)
    found: list[str] = []
    if giant:
        if s.mover != s.lowest:
            found.append("C4")
        elif s.dice() == 0:
            found.append("H1a")
        elif left == 0:
            found.append("H1b")
    elif t.gnomes[s.card()] == 0:
        found.append("G1a")
    elif left == 0:
        found.append("G2a")
    if not t.adjoin(s.table[MONSTER + monster], field):
        found.append("H1e" if giant else "G12")
    there: i64 = s.board[field]
    if there & (SEEN_MONSTER << monster):
        found.append("H1d" if giant else "G1b")
    if there & SPECIAL:
        found.append("G3d")
    if there & RUIN:
        found.append("G3a")
    if there & SHIELD:
        found.append("G3b")
    if there & (GNOME | GIANT) and s.table[MONSTER + monster] != field:
        found.append("G3c")
    if there & WIZARD:
        found.append(wizard_objection(s, s.wizard_on(field), giant))
    return found
