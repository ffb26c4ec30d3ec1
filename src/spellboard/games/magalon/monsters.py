"""Gnomes and the giant on the move: where they may step, and what displacing a wizard would need (G1-G11, H1-H3).

Both follow the same rules; a gnome shares one total with the other gnome and displaces by 5, the giant walks what the
dice say and displaces by 10.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .state import MagalonState
from .tables import (
    DISPLACED,
    GIANT,
    GIANT_NUMBER,
    GIANT_STEPS,
    GNOME,
    GNOME_STEPS,
    MONSTER,
    MOVED,
    PIECE,
    SEEN_MONSTER,
    SEEN_PUSHED,
    SPECIAL,
    WALL,
    WIZARD,
)
from .walks import Patience, can_walk

PUSHES: Final[i64] = 20_000
"""So many fields are looked at to find out whether a wizard can be displaced by exactly his number."""


def gnomes_left(s: MagalonState) -> i64:
    """How many steps the gnomes still have together (G1)."""
    return s.t.gnomes[s.card()] - s.table[GNOME_STEPS]


def giant_left(s: MagalonState) -> i64:
    """How many steps the giant still has; none before the dice are rolled (H1)."""
    return s.dice() - s.table[GIANT_STEPS]


def steps_left(s: MagalonState, monster: i64) -> i64:
    return giant_left(s) if monster == GIANT_NUMBER else gnomes_left(s)


def move_monster(s: MagalonState, monster: i64, field: i64) -> None:
    """Put a monster onto a neighbouring field; it has then entered both, and may enter neither again (D2, G1)."""
    piece: i64 = GIANT if monster == GIANT_NUMBER else GNOME
    seen: i64 = SEEN_MONSTER << monster
    here: i64 = s.table[MONSTER + monster]
    s.board[here] &= ~piece
    if not s.t.origin_reusable:
        s.board[here] |= seen
    s.board[field] |= piece | seen
    s.table[MONSTER + monster] = field
    s.table[MOVED] |= 1 << monster


def push_mask(s: MagalonState) -> i64:
    """What closes a field to a wizard who is being displaced: he has no energy condition (G6, G10)."""
    return PIECE | SEEN_PUSHED if s.t.displace_into_special else PIECE | SEEN_PUSHED | SPECIAL


def can_push(s: MagalonState, field: i64, steps: i64, patience: Patience) -> bool:
    """Whether a wizard can be displaced from there by exactly so many fields as the board stands."""
    t = s.t
    return can_walk(t.first, t.near, s.board, push_mask(s), SEEN_PUSHED, field, steps, patience)


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
    move_monster(s, monster, field)
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


def may_attack(s: MagalonState, monster: i64, field: i64, left: i64) -> bool:
    """Whether a monster may step onto this wizard's field, asked by itself (G4)."""
    patience = Patience(PUSHES)
    good = may_enter(s, monster, field, left, patience)
    s.looked += PUSHES - patience.left
    return good


def displace(s: MagalonState, victim: i64, field: i64, monster: i64) -> None:
    """The victim has arrived; from now on he is an obstacle for the mover's monsters (G7, G8)."""
    s.table[DISPLACED] |= (16 if monster == GIANT_NUMBER else 1) << victim
    s.move_wizard(victim, field)


def attackable(s: MagalonState, field: i64) -> i64:
    """The foreign wizard on a field whom the mover may attack, -1 if there is none."""
    if field >= s.t.squares or not s.board[field] & WIZARD:
        return -1
    seat: i64 = s.wizard_on(field)
    return -1 if s.firm(seat) else seat
