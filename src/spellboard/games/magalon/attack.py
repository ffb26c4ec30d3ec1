"""Attacks: a gnome or the giant enters a wizard's field, displaces him or moves on (G4-G10, H1, H2)."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from .finish import stuck
from .monsters import PUSHES, add_steps, attackable, can_push, displace, move_monster, push_mask, steps_left
from .state import DECISIONS, Decision, MagalonState
from .tables import (
    AT,
    ATTACKER,
    CONTACT,
    DISPLACED,
    GIANT,
    GIANT_NUMBER,
    GIANT_STEPS,
    GNOME,
    GNOME_STEPS,
    MONSTER,
    NONE,
    PUSHED,
    PUSHING,
    RUIN,
    SEEN_MONSTER,
    SEEN_PUSHED,
    SHIELD,
    SPECIAL,
    TURN,
    VICTIM,
    WIZARD,
)
from .walks import Patience
from .wizard import adjoins

if TYPE_CHECKING:
    from ...core.events import Sink

MONSTERS: list[str] = ["gnome-a", "gnome-b", "giant"]


def monster_step(s: MagalonState, monster: i64, field: i64, sink: "Sink | None") -> None:
    """One step of a gnome or the giant; on a foreign wizard's field the attack is resolved at once (G4)."""
    t = s.t
    here: i64 = s.table[MONSTER + monster]
    victim: i64 = attackable(s, field)
    left_behind: i64 = s.table[VICTIM]
    move_monster(s, monster, field)
    s.table[GIANT_STEPS if monster == GIANT_NUMBER else GNOME_STEPS] += 1
    s.table[VICTIM] = victim
    s.table[ATTACKER] = NONE if victim < 0 else monster
    s.phase = TURN if victim < 0 else CONTACT
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
    if not adjoins(s, s.table[MONSTER + monster], field):
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


def wizard_objection(s: MagalonState, seat: i64, giant: bool) -> str:
    """Why a monster may not enter this wizard's field."""
    if seat == s.mover:
        return "H2"
    if s.protected(seat):
        return "K1"
    displaced: i64 = (s.table[DISPLACED] >> seat) & 17
    if displaced == 0:
        return "G4b"
    # Struck by a gnome before the giant came, or the other way round, is a rule of its own (G8).
    return "G7" if giant == (displaced == 16) else "G8"


class Contact(Decision):
    """A monster stands on a wizard's field: displace him, or move on with the same monster (G4, G5)."""

    def choices(self, s: MagalonState) -> vec[i64]:
        found = add_steps(s, s.table[ATTACKER], vec[i64](capacity=16))
        found = add_pushes(s, found)
        return append(found, s.t.take_back) if stuck(s) else found

    def play(self, s: MagalonState, code: i64, sink: "Sink | None") -> None:
        t = s.t
        if code == t.take_back:
            take_back(s, sink)
        elif code >= t.displace:
            push(s, code - t.displace, sink)
        else:
            monster_step(s, s.table[ATTACKER], (code - t.monster) % t.fields, sink)

    def objections(self, s: MagalonState, code: i64) -> list[str]:
        t = s.t
        attacker: i64 = s.table[ATTACKER]
        if code == t.take_back:
            return ["C3a"]
        if t.displace <= code < t.shift:
            return push_objections(s, code - t.displace)
        if t.monster <= code < t.displace and (code - t.monster) // t.fields == attacker:
            if steps_left(s, attacker) == 0:
                return ["G5"]
            return step_objections(s, attacker, (code - t.monster) % t.fields)
        return ["G5" if code == t.end_turn else "G4"]


class Pushing(Decision):
    """A displacement has begun: it is finished step by step, by exactly 5 or 10 fields (G6, H1)."""

    def choices(self, s: MagalonState) -> vec[i64]:
        found = add_pushes(s, vec[i64](capacity=8))
        return append(found, s.t.take_back) if stuck(s) else found

    def play(self, s: MagalonState, code: i64, sink: "Sink | None") -> None:
        if code == s.t.take_back:
            take_back(s, sink)
        else:
            push(s, code - s.t.displace, sink)

    def objections(self, s: MagalonState, code: i64) -> list[str]:
        if code == s.t.take_back:
            return ["C3a"]
        if s.t.displace <= code < s.t.shift:
            return push_objections(s, code - s.t.displace)
        return ["G13"]


def add_pushes(s: MagalonState, found: vec[i64]) -> vec[i64]:
    """The steps by which the victim can be moved and still get to exactly his number."""
    t = s.t
    here: i64 = s.table[AT + s.table[VICTIM]]
    left: i64 = t.push(s.table[ATTACKER]) - s.table[PUSHED] - 1
    mask: i64 = push_mask(s)
    edge: i64 = t.first[here]
    last: i64 = t.first[here + 1]
    while edge < last:
        field: i64 = t.near[edge]
        edge += 1
        if not s.board[field] & mask and push_fits(s, here, field, left):
            found = append(found, t.displace + field)
    return found


def push_fits(s: MagalonState, here: i64, field: i64, left: i64) -> bool:
    """Whether the victim, once on that field, can still go exactly the rest. He leaves his own field free behind him,
    but has been there: it stays closed to him."""
    behind: i64 = s.board[here]
    there: i64 = s.board[field]
    s.board[here] = behind | SEEN_PUSHED
    s.board[field] = there | SEEN_PUSHED
    patience = Patience(PUSHES)
    good = can_push(s, field, left, patience)
    s.looked += PUSHES - patience.left
    s.board[field] = there
    s.board[here] = behind
    return good


def push(s: MagalonState, field: i64, sink: "Sink | None") -> None:
    """Move the victim one step; with the last one he has been displaced."""
    t = s.t
    victim: i64 = s.table[VICTIM]
    attacker: i64 = s.table[ATTACKER]
    here: i64 = s.table[AT + victim]
    s.board[here] |= SEEN_PUSHED
    s.move_wizard(victim, field)
    s.board[field] |= SEEN_PUSHED
    s.table[PUSHED] += 1
    s.phase = PUSHING
    if sink is not None:
        step: dict[str, int | str] = {"victim": victim, "here": t.field_names[here], "field": t.field_names[field]}
        sink.tell("pushed", {"seat": s.mover, **step})
    if s.table[PUSHED] < t.push(attacker):
        return
    displace(s, victim, field, attacker)
    s.table[PUSHED] = 0
    s.table[VICTIM] = NONE
    s.table[ATTACKER] = NONE
    s.phase = TURN
    each: i64 = 0
    while each < t.fields:
        s.board[each] &= ~SEEN_PUSHED
        each += 1
    if sink is not None:
        done: dict[str, int | str] = {"victim": victim, "monster": MONSTERS[attacker], "field": t.field_names[field]}
        sink.tell("displaced", {"seat": s.mover, **done})


def push_objections(s: MagalonState, field: i64) -> list[str]:
    """Why the victim cannot be moved there."""
    t = s.t
    found: list[str] = []
    there: i64 = s.board[field]
    if not adjoins(s, s.table[AT + s.table[VICTIM]], field):
        found.append("G6")
    if there & SEEN_PUSHED:
        found.append("G6a")
    if there & RUIN:
        found.append("G6b")
    if there & SHIELD:
        found.append("G6c")
    if there & WIZARD and s.table[AT + s.table[VICTIM]] != field:
        found.append("G6d")
    if there & (GNOME | GIANT):
        found.append("G6f")
    if there & SPECIAL and not t.displace_into_special:
        found.append("G10a")
    if not found:
        found.append("G6e")
    return found


def take_back(s: MagalonState, sink: "Sink | None") -> None:
    """A begun move cannot be finished: back to the turn's start, or to the dice (C3)."""
    s.return_to_mark()
    if sink is not None:
        sink.tell("took-back", {"seat": s.mover})


DECISIONS[CONTACT] = Contact()
DECISIONS[PUSHING] = Pushing()
