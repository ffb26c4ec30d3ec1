"""Attacks: whom a gnome or the giant may attack, and whether it may enter his field (G4, G5, G7, G8, G10, H1, H2, K1).

It enters a foreign wizard's field only if it can then displace him or move on.
"""

from typing import Final

from mypy_extensions import i64

from .exact_walks import Patience, can_walk
from .state import MagalonState
from .tables import (
    BY_GIANT,
    BY_GNOME,
    DISPLACED,
    GIANT_NUMBER,
    MONSTER,
    MOVED,
    PIECE,
    SEEN_MONSTER,
    SEEN_PUSHED,
    SPECIAL,
    WALL,
    WIZARD,
    displaced_by,
)

PUSHES: Final[i64] = 20_000
"""So many fields are looked at to find out whether a wizard can be displaced by exactly his number."""


def attackable(s: MagalonState, field: i64) -> i64:
    """The foreign wizard on a field whom the mover may attack, -1 if there is none."""
    if field >= s.t.squares or not s.board[field] & WIZARD:
        return -1
    seat: i64 = s.wizard_on(field)
    return -1 if s.firm(seat) else seat


def may_attack(s: MagalonState, monster: i64, field: i64, left: i64) -> bool:
    """Whether a monster may step onto this wizard's field, asked by itself (G4)."""
    patience = Patience(PUSHES)
    good = may_enter(s, monster, field, left, patience)
    s.looked += PUSHES - patience.left
    return good


def may_enter(s: MagalonState, monster: i64, field: i64, left: i64, patience: Patience) -> bool:
    """Whether a monster may step onto a neighbouring field with `left` steps to go afterwards.

    Onto a foreign wizard it may only step if it can then displace him or move on (G4).
    """
    there: i64 = s.board[field]
    if there & (WALL | (SEEN_MONSTER << monster)):
        return False
    if not there & WIZARD:
        return True
    here: i64 = s.table[MONSTER + monster]
    before: i64 = s.board[here]
    moved: i64 = s.table[MOVED]
    s.move_monster(monster, field)
    good = can_push(s, field, s.t.push(monster), patience)
    if not good and left > 0:
        edge: i64 = s.t.first[field]
        last: i64 = s.t.first[field + 1]
        while edge < last and not good:
            good = may_enter(s, monster, s.t.near[edge], left - 1, patience)
            edge += 1
    s.table[MONSTER + monster] = here
    s.table[MOVED] = moved
    s.board[here] = before
    s.board[field] = there
    return good


def may_stop(s: MagalonState, monster: i64, field: i64) -> bool:
    """Whether a monster may end its walk there: not on a wizard whom it cannot displace (G4, G5)."""
    if not s.board[field] & WIZARD:
        return True
    patience = Patience(PUSHES)
    good = may_enter(s, monster, field, 0, patience)
    s.looked += PUSHES - patience.left
    return good


def wizard_objection(s: MagalonState, seat: i64, giant: bool) -> str:
    """Why a monster may not enter this wizard's field."""
    if seat == s.mover:
        return "H2"
    if s.protected(seat):
        return "K1"
    displaced: i64 = displaced_by(s.table[DISPLACED], seat)
    if displaced == 0:
        return "G4b"
    # Struck by a gnome before the giant came, or the other way round, is a rule of its own (G8).
    return "G7" if giant == (displaced == BY_GIANT) else "G8"


def push_mask(s: MagalonState) -> i64:
    """What closes a field to a wizard who is being displaced: he has no energy condition (G6, G10)."""
    return PIECE | SEEN_PUSHED if s.t.displace_into_special else PIECE | SEEN_PUSHED | SPECIAL


def can_push(s: MagalonState, field: i64, steps: i64, patience: Patience) -> bool:
    """Whether a wizard can be displaced from there by exactly so many fields as the board stands."""
    t = s.t
    return can_walk(t.first, t.near, s.board, push_mask(s), SEEN_PUSHED, field, steps, patience)


def displace(s: MagalonState, victim: i64, field: i64, monster: i64) -> None:
    """The victim has arrived; from now on he is an obstacle for the mover's monsters (G7, G8)."""
    s.table[DISPLACED] |= (BY_GIANT if monster == GIANT_NUMBER else BY_GNOME) << victim
    s.move_wizard(victim, field)
