"""Displacing: the attacked wizard is moved, or the attacker moves on (G4-G6, G9, G10, G13, H1)."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.decisions import Decision
from .attack import PUSHES, can_push, displace, push_mask
from .begun import leave_turn, take_back
from .completing import stuck
from .exact_walks import Patience
from .monsters import MONSTERS, add_steps, step, step_objections, steps_left
from .phases import PUSHING, TURN
from .state import MagalonState
from .tables import (
    AT,
    ATTACKER,
    GIANT,
    GNOME,
    NONE,
    PUSHED,
    RUIN,
    SEEN_PUSHED,
    SHIELD,
    SPECIAL,
    VICTIM,
    WIZARD,
)

if TYPE_CHECKING:
    from ...core.events import Sink


class Contact(Decision[MagalonState]):
    """A monster stands on a wizard's field: displace him, or move on with the same monster (G4, G5)."""

    def choices(self, s: MagalonState, seat: i64) -> vec[i64]:
        found = add_steps(s, s.table[ATTACKER], vec[i64](capacity=16))
        found = add_pushes(s, found)
        return append(found, s.t.take_back) if stuck(s) else found

    def play(self, s: MagalonState, code: i64, seat: i64, sink: "Sink | None") -> None:
        t = s.t
        if code == t.take_back:
            take_back(s, sink)
        elif code >= t.displace:
            push(s, code - t.displace, sink)
        else:
            step(s, s.table[ATTACKER], (code - t.monster) % t.fields, sink)

    def objections(self, s: MagalonState, code: i64, seat: i64) -> list[str]:
        t = s.t
        attacker: i64 = s.table[ATTACKER]
        if code == t.take_back:
            return ["C3a"]
        if code == t.end_turn:
            return ["G5"]
        if code >= t.displace:
            return push_objections(s, code - t.displace)
        if (code - t.monster) // t.fields != attacker:
            return ["G4"]
        if steps_left(s, attacker) == 0:
            return ["G5"]
        return step_objections(s, attacker, (code - t.monster) % t.fields)

    def elsewhere(self, s: MagalonState, kind: str, seat: i64) -> list[str]:
        return ["G4"]

    def abandon(self, s: MagalonState, seat: i64, sink: "Sink | None") -> None:
        """An attack cannot be left open, whoever is the last (L5)."""
        leave_turn(s, seat, seat == s.mover or s.alone(), sink)


class Pushing(Decision[MagalonState]):
    """A displacement has begun: it is finished step by step, by exactly 5 or 10 fields (G6, H1)."""

    def choices(self, s: MagalonState, seat: i64) -> vec[i64]:
        found = add_pushes(s, vec[i64](capacity=8))
        return append(found, s.t.take_back) if stuck(s) else found

    def play(self, s: MagalonState, code: i64, seat: i64, sink: "Sink | None") -> None:
        if code == s.t.take_back:
            take_back(s, sink)
        else:
            push(s, code - s.t.displace, sink)

    def objections(self, s: MagalonState, code: i64, seat: i64) -> list[str]:
        return ["C3a"] if code == s.t.take_back else push_objections(s, code - s.t.displace)

    def elsewhere(self, s: MagalonState, kind: str, seat: i64) -> list[str]:
        return ["G13"]

    def abandon(self, s: MagalonState, seat: i64, sink: "Sink | None") -> None:
        """A displacement cannot be left open, whoever is the last (L5)."""
        leave_turn(s, seat, seat == s.mover or s.alone(), sink)


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
    s.ask(PUSHING, s.mover)
    if sink is not None:
        step: dict[str, int | str] = {"victim": victim, "here": t.field_names[here], "field": t.field_names[field]}
        sink.tell("pushed", {"seat": s.mover, **step})
    if s.table[PUSHED] < t.push(attacker):
        return
    displace(s, victim, field, attacker)
    s.table[PUSHED] = 0
    s.table[VICTIM] = NONE
    s.table[ATTACKER] = NONE
    s.ask(TURN, s.mover)
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
    if not t.adjoin(s.table[AT + s.table[VICTIM]], field):
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
