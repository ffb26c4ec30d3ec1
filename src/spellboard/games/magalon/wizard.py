"""Moving the own wizard: exactly the card's number or not at all, artifacts, the goal, red fields (D, E, L)."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from .ending import COUNCIL, end, wins_at_start
from .exact_walks import WALKS, Patience, Walks
from .homecoming import winning_way
from .state import MagalonState
from .tables import (
    AT,
    BONUS,
    ENERGY,
    GIANT,
    GNOME,
    OWNED,
    PIECE,
    RUIN,
    SEEN_WIZARD,
    SHIELD,
    SHIELD_AT,
    START,
    STEPS,
    WIZARD,
)

if TYPE_CHECKING:
    from ...core.events import Sink


def may_walk(s: MagalonState) -> bool:
    """Whether the wizard has a step left: of his card's number, or of the three that a red field gives (D1, E2, E3)."""
    steps: i64 = s.table[STEPS]
    if steps < s.t.value[s.card()]:
        return True
    if steps == 0:
        return False
    bonus: i64 = s.table[BONUS]
    return bonus < s.t.red_walk and (bonus > 0 or s.t.red[s.table[AT + s.mover]] != 0)


def wizard_steps(s: MagalonState) -> i64:
    """How many steps the wizard has to go if he goes (D1, E2)."""
    if not may_walk(s):
        return 0
    rest: i64 = s.t.value[s.card()] - s.table[STEPS]
    return rest if rest > 0 else s.t.red_walk - s.table[BONUS]


def wizard_walks(s: MagalonState, seat: i64, longest: i64) -> Walks:
    """All walks of a seat's wizard up to so many steps, as the board stands; the start is open as D6 says."""
    t = s.t
    rich: bool = s.table[ENERGY + seat] >= t.energy_goal
    passable: bool = rich and t.start_without_winning and s.table[OWNED + seat] != t.all_artifacts
    mask: i64 = PIECE | (0 if passable else START)
    if seat == s.mover:
        mask |= SEEN_WIZARD
    returns: bool = t.origin_reusable and (seat != s.mover or s.table[STEPS] == 0)
    return s.walks_from(mask, s.table[AT + seat], longest, returns, Patience(WALKS))


def stays_on_red(s: MagalonState) -> bool:
    """Whether the counted walk ended on a red field and he has not gone on from there (E1)."""
    steps: i64 = s.table[STEPS]
    full: bool = steps > 0 and steps == s.t.value[s.card()]
    return full and s.table[BONUS] == 0 and s.t.red[s.table[AT + s.mover]] != 0


def start_is_open(s: MagalonState) -> bool:
    """Whether the wizard's own step onto the start is allowed: to win it always is (D6, L1)."""
    if s.table[ENERGY + s.mover] < s.t.energy_goal:
        return False
    return s.t.start_without_winning or wins_at_start(s)


def add_steps(s: MagalonState, found: vec[i64]) -> vec[i64]:
    """The codes of the steps that the wizard may take now; the start is left over any square beside it (D5, D11)."""
    if not may_walk(s):
        return found
    t = s.t
    here: i64 = s.table[AT + s.mover]
    edge: i64 = t.first[here]
    last: i64 = t.first[here + 1]
    while edge < last:
        field: i64 = t.near[edge]
        edge += 1
        if s.board[field] & (PIECE | SEEN_WIZARD):
            continue
        if field != t.start or start_is_open(s):
            found = append(found, t.wizard + field)
    return found


def walk(s: MagalonState, field: i64, sink: "Sink | None") -> None:
    """One step; an artifact is taken on entering (D8), and the goal wins at once (L1)."""
    t = s.t
    mover: i64 = s.mover
    here: i64 = s.table[AT + mover]
    bonus: bool = s.table[STEPS] == t.value[s.card()]
    wins: bool = field == t.start and wins_at_start(s)
    if not t.origin_reusable:
        s.board[here] |= SEEN_WIZARD
    s.move_wizard(mover, field)
    s.board[field] |= SEEN_WIZARD
    s.table[BONUS if bonus else STEPS] += 1
    if sink is not None:
        sink.tell("walked", {"seat": mover, "here": t.field_names[here], "field": t.field_names[field]})
    if field > t.start:
        artifact: i64 = 1 << (field - t.start - 1)
        if not s.table[OWNED + mover] & artifact:
            s.table[OWNED + mover] |= artifact
            if sink is not None:
                sink.tell("took", {"seat": mover, "artifact": t.field_names[field]})
    if wins:
        end(s, COUNCIL, mover, sink)


def objections(s: MagalonState, field: i64) -> list[str]:
    """Why the wizard may not step there."""
    t = s.t
    found: list[str] = []
    if not may_walk(s):
        if t.value[s.card()] == 0:
            found.append("D9")
        elif s.table[BONUS] > 0:
            found.append("E3" if t.red[s.table[AT + s.mover]] != 0 else "E2b")
        else:
            found.append("D1a")
    there: i64 = s.board[field]
    if there & SEEN_WIZARD:
        found.append("D7" if field >= t.squares else "D2")
    if there & WIZARD and s.table[AT + s.mover] != field:
        found.append("D3")
    if there & RUIN:
        found.append("D3a")
    if there & SHIELD:
        found.append("D3e" if s.table[SHIELD_AT + s.mover] == field else "D3b")
    if there & GNOME:
        found.append("D3c")
    if there & GIANT:
        found.append("D3d")
    if field == t.start:
        if s.table[ENERGY + s.mover] < t.energy_goal:
            found.append("D6")
        elif not start_is_open(s):
            found.append("D6a")
    if not found:
        # The field is free and he has steps: it is too far for one of them, or for all that he has left.
        found.append("D11" if _within_reach(s, field) else "D1b")
    return found


def _within_reach(s: MagalonState, field: i64) -> bool:
    """Whether the wizard can get to this field with exactly the steps he has left, or to the goal with fewer."""
    steps: i64 = wizard_steps(s)
    if field == s.t.start and wins_at_start(s):
        return len(winning_way(s, steps)) > 0
    return wizard_walks(s, s.mover, steps).reaches(steps, field)
