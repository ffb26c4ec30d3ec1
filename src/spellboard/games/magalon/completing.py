"""Can what was begun be finished? (C3) `take back` and the dice depend on it.

A counted move is the wizard's walk, his bonus walk, the gnomes' total, the giant's walk. It has a completion if the
remaining steps can be taken on the present board with nothing else moving; displacing wizards is part of a monster's
move. Several moves can be finished together if they can be finished one after the other in some order.

Nearly always a first straight look finds a way. Only when it does not, everything is searched, up to a fixed number of
fields: what is not found by then counts as not finishable. The pockets in which a move can get stuck are small.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .attack import can_push, displace, may_enter, push_mask
from .begun import giant_begun, gnomes_begun, wizard_begun
from .exact_walks import Patience, Walks, can_walk, longest_walk
from .monsters import giant_left, gnomes_left, steps_left
from .phases import TURN
from .state import MagalonState
from .tables import (
    AT,
    ATTACKER,
    DISPLACED,
    ENERGY,
    GIANT,
    GIANT_NUMBER,
    GNOME,
    MONSTER,
    MOVED,
    OWNED,
    PIECE,
    PUSHED,
    RUIN,
    SEEN_MONSTER,
    SEEN_PUSHED,
    SEEN_WIZARD,
    SHIELD,
    SPECIAL,
    START,
    VICTIM,
    WALL,
    WIZARD,
)

FINISH: Final[i64] = 20_000
"""So many fields are looked at to find a finish of what is begun (C3)."""

NOTHING: Final[i64] = 0
THEN_WIZARD: Final[i64] = 1
THEN_GNOMES: Final[i64] = 2
IN_VAIN: Final[i64] = 3
"""The other move cannot be finished: only a win helps."""

# --- what is stuck -----------------------------------------------------------------------------------------------


def stuck(s: MagalonState) -> bool:
    """Whether some begun move has no completion on the present board: then `take back` is offered (C3).

    While an attack is being settled the board is not at rest: only the attacker's own move is asked then.
    """
    patience = Patience(FINISH)
    if s.phase != TURN:
        found = not attack_finishes(s, s.table[ATTACKER], patience)
    else:
        found = wizard_stuck(s, patience) or gnomes_stuck(s, patience) or giant_stuck(s, patience)
    s.looked += FINISH - patience.left
    return found


def wizard_stuck(s: MagalonState, patience: Patience) -> bool:
    """Whether the wizard's walk is begun and has no completion."""
    return wizard_begun(s) > 0 and not wizard_finishes(s, NOTHING, patience)


def gnomes_stuck(s: MagalonState, patience: Patience) -> bool:
    """Whether the gnomes' move is begun and has no completion."""
    return gnomes_begun(s) > 0 and not monsters_finish(s, 0, 1, gnomes_left(s), NOTHING, patience)


def giant_stuck(s: MagalonState, patience: Patience) -> bool:
    """Whether the giant's move is begun and has no completion."""
    return giant_begun(s) > 0 and not monsters_finish(s, 2, 2, giant_left(s), NOTHING, patience)


def may_roll(s: MagalonState) -> bool:
    """Whether all begun moves can be finished as the board stands, so that nobody is caught by the dice (C3)."""
    if wizard_begun(s) == 0 and gnomes_begun(s) == 0:
        return True
    patience = Patience(FINISH)
    found = _together(s, patience)
    s.looked += FINISH - patience.left
    return found


def _together(s: MagalonState, patience: Patience) -> bool:
    """Whether the begun moves of wizard and gnomes can be finished, one after the other."""
    gnomes: i64 = gnomes_begun(s)
    if wizard_begun(s) == 0:
        return monsters_finish(s, 0, 1, gnomes, NOTHING, patience)
    if gnomes == 0:
        return wizard_finishes(s, NOTHING, patience)
    if not _gnomes_could_finish(s, gnomes, patience):
        return _by_the_start(s, IN_VAIN, patience)
    if wizard_finishes(s, THEN_GNOMES, patience):
        return True
    return _wizard_could_finish(s, patience) and monsters_finish(s, 0, 1, gnomes, THEN_WIZARD, patience)


def _after(s: MagalonState, then: i64, patience: Patience) -> bool:
    """One move is finished: is the other one, too?"""
    if then == THEN_WIZARD:
        return wizard_finishes(s, NOTHING, patience)
    if then == THEN_GNOMES:
        return monsters_finish(s, 0, 1, gnomes_left(s), NOTHING, patience)
    return then == NOTHING


# --- the wizard --------------------------------------------------------------------------------------------------


def wizard_finishes(s: MagalonState, then: i64, patience: Patience) -> bool:
    """Whether the wizard's begun walk can be finished, or ended by a win, and after it what `then` says."""
    t = s.t
    left: i64 = wizard_begun(s)
    at: i64 = s.table[AT + s.mover]
    mask: i64 = PIECE | SEEN_WIZARD | START
    if then == NOTHING:
        if can_walk(t.first, t.near, s.board, mask, SEEN_WIZARD, at, left, patience):
            return True
    else:
        ends = Walks(t.first, t.near, s.board, mask, at, left, False, patience).ends(left)
        for end in ends:
            if _wizard_then(s, end, then, patience):
                return True
    return _by_the_start(s, then, patience)


def _by_the_start(s: MagalonState, then: i64, patience: Patience) -> bool:
    """Whether a walk over the start finishes it, or a win there."""
    t = s.t
    if s.table[ENERGY + s.mover] < t.energy_goal or s.board[t.start] & SEEN_WIZARD:
        return False
    at: i64 = s.table[AT + s.mover]
    return _over_the_start(s, at, wizard_begun(s), s.table[OWNED + s.mover], False, then, patience)


def _wizard_then(s: MagalonState, end: i64, then: i64, patience: Patience) -> bool:
    """The wizard has walked to this end: what is then?"""
    here: i64 = s.table[AT + s.mover]
    before: i64 = s.board[here]
    there: i64 = s.board[end]
    s.move_wizard(s.mover, end)
    good = _after(s, then, patience)
    s.table[AT + s.mover] = here
    s.board[end] = there
    s.board[here] = before
    return good


def _over_the_start(s: MagalonState, at: i64, left: i64, owned: i64, been: bool, then: i64, patience: Patience) -> bool:
    """Walks that enter the start: there they win if all artifacts are collected (D8, L1), or pass it if they may."""
    t = s.t
    if left == 0:
        return been and _wizard_then(s, at, then, patience)
    patience.left -= 1
    if patience.left < 0 or (not been and t.homeward[at] > left):
        return False
    edge: i64 = t.first[at]
    last: i64 = t.first[at + 1]
    while edge < last:
        field: i64 = t.near[edge]
        edge += 1
        there: i64 = s.board[field]
        if there & (PIECE | SEEN_WIZARD):
            continue
        gained: i64 = owned
        if field == t.start:
            if owned == t.all_artifacts:
                return True
            if not t.start_without_winning:
                continue
        elif field > t.start:
            gained |= 1 << (field - t.start - 1)
        s.board[field] = there | SEEN_WIZARD
        found = _over_the_start(s, field, left - 1, gained, been or field == t.start, then, patience)
        s.board[field] = there
        if found:
            return True
    return False


def _wizard_could_finish(s: MagalonState, patience: Patience) -> bool:
    """A look before a long search: could he finish if gnomes and wizards were out of his way?"""
    t = s.t
    left: i64 = wizard_begun(s)
    at: i64 = s.table[AT + s.mover]
    rich: bool = s.table[ENERGY + s.mover] >= t.energy_goal
    if rich and t.homeward[at] <= left:
        return True
    mask: i64 = RUIN | SHIELD | GIANT | SEEN_WIZARD | START
    return can_walk(t.first, t.near, s.board, mask, SEEN_WIZARD, at, left, patience)


# --- gnomes and giant --------------------------------------------------------------------------------------------


def monsters_finish(s: MagalonState, low: i64, high: i64, left: i64, then: i64, patience: Patience) -> bool:
    """Whether the monsters low..high (both gnomes, or the giant) can take their remaining steps, and then `then`."""
    if left == 0:
        return _after(s, then, patience)
    t = s.t
    if then == NOTHING:
        monster: i64 = low
        while monster <= high:
            seen: i64 = SEEN_MONSTER << monster
            at: i64 = s.table[MONSTER + monster]
            if can_walk(t.first, t.near, s.board, WALL | WIZARD | seen, seen, at, left, patience):
                return True
            monster += 1
        # The other gnome may get out of the way, so the bound does not count it.
        wall: i64 = WALL & ~GNOME if high == 1 else WALL
        if _reach(s, low, high, wall, left, patience) < left:
            return False
    return _search(s, low, high, left, then, patience)


def _reach(s: MagalonState, low: i64, high: i64, wall: i64, most: i64, patience: Patience) -> i64:
    """How far these monsters can go at most, each on its own, if only such walls stop them."""
    t = s.t
    reach: i64 = 0
    monster: i64 = low
    while monster <= high and reach < most:
        seen: i64 = SEEN_MONSTER << monster
        at: i64 = s.table[MONSTER + monster]
        reach += longest_walk(t.first, t.near, s.board, wall | seen, seen, at, most, patience)
        monster += 1
    return reach


def _gnomes_could_finish(s: MagalonState, left: i64, patience: Patience) -> bool:
    """A look before a long search: could they finish if each other and the wizards were out of their way?"""
    return _reach(s, 0, 1, RUIN | SHIELD | GIANT | SPECIAL, left, patience) >= left


def _search(s: MagalonState, low: i64, high: i64, left: i64, then: i64, patience: Patience) -> bool:
    """Try everything."""
    if left == 0:
        return _after(s, then, patience)
    monster: i64 = low
    while monster <= high:
        if _one_step(s, monster, low, high, left, then, patience):
            return True
        monster += 1
    return False


def _one_step(s: MagalonState, monster: i64, low: i64, high: i64, left: i64, then: i64, patience: Patience) -> bool:
    """Try every step of this monster, and everything after it."""
    t = s.t
    patience.left -= 1
    if patience.left < 0:
        return False
    here: i64 = s.table[MONSTER + monster]
    before: i64 = s.board[here]
    moved: i64 = s.table[MOVED]
    found = False
    edge: i64 = t.first[here]
    last: i64 = t.first[here + 1]
    while edge < last and not found:
        field: i64 = t.near[edge]
        edge += 1
        if not may_enter(s, monster, field, left - 1, patience):
            continue
        there: i64 = s.board[field]
        s.move_monster(monster, field)
        if there & WIZARD:
            found = _resolve(s, monster, low, high, left - 1, then, patience)
        else:
            found = _search(s, low, high, left - 1, then, patience)
        s.table[MONSTER + monster] = here
        s.table[MOVED] = moved
        s.board[field] = there
        s.board[here] = before
    return found


def _resolve(s: MagalonState, monster: i64, low: i64, high: i64, left: i64, then: i64, patience: Patience) -> bool:
    """A monster has just entered a wizard's field: it moves on itself, or displaces him first (G4)."""
    if left > 0 and _one_step(s, monster, low, high, left, then, patience):
        return True
    field: i64 = s.table[MONSTER + monster]
    steps: i64 = s.t.push(monster)
    if left == 0 and then == NOTHING:
        return can_push(s, field, steps, patience)
    return _push(s, monster, s.wizard_on(field), steps, low, high, left, then, patience)


def _push(
    s: MagalonState,
    monster: i64,
    victim: i64,
    steps: i64,
    low: i64,
    high: i64,
    left: i64,
    then: i64,
    patience: Patience,
) -> bool:
    """Try every end of a displacement, and everything after it."""
    if patience.left < 0:
        return False
    t = s.t
    here: i64 = s.table[AT + victim]
    ends = Walks(t.first, t.near, s.board, push_mask(s), here, steps, False, patience).ends(steps)
    # A displacement that has begun on the board has left its steps there; they end with it.
    trail = vec[i64]()
    field: i64 = 0
    while field < t.fields and s.table[PUSHED] > 0:
        if s.board[field] & SEEN_PUSHED:
            trail = append(trail, field)
            s.board[field] ^= SEEN_PUSHED
        field += 1
    pushed: i64 = s.table[PUSHED]
    s.table[PUSHED] = 0
    before: i64 = s.board[here]
    displaced: i64 = s.table[DISPLACED]
    found = False
    for end in ends:
        there: i64 = s.board[end]
        displace(s, victim, end, monster)
        found = _search(s, low, high, left, then, patience)
        s.table[DISPLACED] = displaced
        s.table[AT + victim] = here
        s.board[end] = there
        s.board[here] = before
        if found:
            break
    s.table[PUSHED] = pushed
    for field in trail:
        s.board[field] |= SEEN_PUSHED
    return found


def attack_finishes(s: MagalonState, attacker: i64, patience: Patience) -> bool:
    """Whether the move of a monster that stands on a wizard, or is displacing him now, can still be finished."""
    low: i64 = attacker if attacker == GIANT_NUMBER else 0
    high: i64 = attacker if attacker == GIANT_NUMBER else 1
    left: i64 = steps_left(s, attacker)
    pushed: i64 = s.table[PUSHED]
    if pushed == 0:
        return _resolve(s, attacker, low, high, left, NOTHING, patience)
    victim: i64 = s.table[VICTIM]
    rest: i64 = s.t.push(attacker) - pushed
    if left == 0:
        return can_push(s, s.table[AT + victim], rest, patience)
    return _push(s, attacker, victim, rest, low, high, left, NOTHING, patience)
