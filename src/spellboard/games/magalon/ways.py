"""Where pieces can go in one sweep, with a path for each end: for bots, and for the browser to light up.

The wizard, the giant and a displaced wizard end at exactly their number; each gnome may take any part of the total, so
a field is offered with the shortest way to it and with the way that uses up the total.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from .monsters import PUSHES, can_push, move_monster, push_mask, steps_left
from .state import MagalonState
from .tables import (
    AT,
    ATTACKER,
    BONUS,
    CONTACT,
    DICE,
    ENERGY,
    FIRM,
    GIANT_NUMBER,
    MONSTER,
    MOVED,
    OWNED,
    PIECE,
    PUSHED,
    PUSHING,
    SEEN_MONSTER,
    SEEN_WIZARD,
    START,
    STEPS,
    TURN,
    VICTIM,
    WALL,
    WIZARD,
)
from .walks import WALKS, Patience, Walks
from .wizard import may_walk, wins_at_start

Way = tuple[str, list[int]]
"""A piece, and the fields it enters one after the other."""


def ways(s: MagalonState) -> list[Way]:
    """All ways of the pieces that may move now."""
    found: list[Way] = []
    s.looked = 0
    if s.phase == TURN:
        found += wizard_ways(s)
        if s.t.gnomes[s.card()] > 0:
            found += monster_ways(s, 0)
            found += monster_ways(s, 1)
        if s.table[DICE] != 0:
            found += monster_ways(s, GIANT_NUMBER)
    elif s.phase == CONTACT or s.phase == PUSHING:
        if s.phase == CONTACT:
            found += monster_ways(s, s.table[ATTACKER])
        found += victim_ways(s)
    return found


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
    return _walks_from(s, mask, s.table[AT + seat], longest, returns, Patience(WALKS))


def _walks_from(s: MagalonState, mask: i64, at: i64, longest: i64, returns: bool, patience: Patience) -> Walks:
    """All walks of the piece that stands there; where it may come back to, it does not stand in its own way (D2)."""
    before: i64 = s.board[at]
    if returns:
        s.board[at] = before & ~(PIECE | FIRM)
    walks = Walks(s.t.first, s.t.near, s.board, mask, at, longest, returns, patience)
    s.board[at] = before
    return walks


def wizard_ways(s: MagalonState) -> list[Way]:
    steps: i64 = wizard_steps(s)
    found: list[Way] = []
    if steps <= 0:
        return found
    home = winning_way(s, steps)
    if len(home) > 0:
        found.append(("wizard", plain(home)))
    walks = wizard_walks(s, s.mover, steps)
    for end in walks.ends(steps):
        path = plain(walks.path(steps, end))
        # A path over the start that has collected everything before would win there: that way is listed already.
        if s.t.start not in path or len(home) == 0:
            found.append(("wizard", path))
    s.looked += WALKS - walks.patience.left
    return found


def winning_way(s: MagalonState, steps: i64) -> vec[i64]:
    """A way of at most so many steps that wins; empty if there is none (L1)."""
    found = vec[i64]()
    t = s.t
    at: i64 = s.table[AT + s.mover]
    fresh: bool = s.table[STEPS] == 0
    closed: bool = s.board[t.start] & SEEN_WIZARD != 0 or (at == t.start and fresh and not t.origin_reusable)
    if closed or s.table[ENERGY + s.mover] < t.energy_goal:
        return found
    patience = Patience(WALKS)
    if wins_at_start(s):
        walks = _walks_from(s, PIECE | SEEN_WIZARD, at, steps, t.origin_reusable and fresh, patience)
        n: i64 = 1
        while n <= steps and len(found) == 0:
            if walks.reaches(n, t.start):
                found = walks.path(n, t.start)
            n += 1
    else:
        before: i64 = s.board[at]
        if fresh:
            s.board[at] = before & ~(PIECE | FIRM) if t.origin_reusable else before | SEEN_WIZARD
        found = _collecting_way(s, at, steps, s.table[OWNED + s.mover], patience)
        s.board[at] = before
    s.looked += WALKS - patience.left
    return found


def _collecting_way(s: MagalonState, at: i64, left: i64, owned: i64, patience: Patience) -> vec[i64]:
    """A winning way that collects the missing artifacts first."""
    t = s.t
    patience.left -= 1
    if patience.left < 0:
        return vec[i64]()
    edge: i64 = t.first[at]
    last: i64 = t.first[at + 1]
    while edge < last:
        field: i64 = t.near[edge]
        edge += 1
        there: i64 = s.board[field]
        if there & (PIECE | SEEN_WIZARD) or _tour(s, field, owned) > left - 1:
            continue
        if field == t.start:
            if owned == t.all_artifacts:
                return append(vec[i64](), field)
            continue
        gained: i64 = owned | (1 << (field - t.start - 1)) if field > t.start else owned
        s.board[field] = there | SEEN_WIZARD
        rest = _collecting_way(s, field, left - 1, gained, patience)
        s.board[field] = there
        if len(rest) > 0:
            path = append(vec[i64](), field)
            for step in rest:
                path = append(path, step)
            return path
    return vec[i64]()


def _tour(s: MagalonState, field: i64, owned: i64) -> i64:
    """At least so many steps it is from a field over each missing artifact and home."""
    t = s.t
    most: i64 = t.homeward[field]
    artifact: i64 = 0
    while artifact < t.artifacts:
        if not (owned >> artifact) & 1:
            there: i64 = t.start + 1 + artifact
            steps: i64 = t.apart[artifact * t.fields + field] + t.homeward[there]
            if steps > most:
                most = steps
        artifact += 1
    return most


def monster_walks(s: MagalonState, monster: i64, longest: i64) -> Walks:
    """All walks of a gnome or the giant up to so many steps; foreign wizards can be passed over."""
    t = s.t
    seen: i64 = SEEN_MONSTER << monster
    returns: bool = t.origin_reusable and (s.table[MOVED] >> monster) & 1 == 0
    return _walks_from(s, WALL | seen, s.table[MONSTER + monster], longest, returns, Patience(WALKS))


def may_stop(s: MagalonState, monster: i64, field: i64) -> bool:
    """Whether a monster may end its walk there: not on a wizard whom it cannot displace (G4, G5)."""
    if not s.board[field] & WIZARD:
        return True
    here: i64 = s.table[MONSTER + monster]
    before: i64 = s.board[here]
    there: i64 = s.board[field]
    moved: i64 = s.table[MOVED]
    move_monster(s, monster, field)
    patience = Patience(PUSHES)
    good = can_push(s, field, s.t.push(monster), patience)
    s.looked += PUSHES - patience.left
    s.table[MONSTER + monster] = here
    s.table[MOVED] = moved
    s.board[field] = there
    s.board[here] = before
    return good


def monster_ways(s: MagalonState, monster: i64) -> list[Way]:
    names = ["gnome a", "gnome b", "giant"]
    left: i64 = steps_left(s, monster)
    found: list[Way] = []
    if left <= 0:
        return found
    walks = monster_walks(s, monster, left)
    known = vec[i64]([0] * s.t.fields)
    n: i64 = left if monster == GIANT_NUMBER else 1
    while n <= left:
        for end in walks.ends(n):
            if (known[end] == 0 or n == left) and may_stop(s, monster, end):
                known[end] = 1
                found.append((names[monster], plain(walks.path(n, end))))
        n += 1
    s.looked += WALKS - walks.patience.left
    return found


def victim_ways(s: MagalonState) -> list[Way]:
    t = s.t
    victim: i64 = s.table[VICTIM]
    left: i64 = t.push(s.table[ATTACKER]) - s.table[PUSHED]
    walks = Walks(t.first, t.near, s.board, push_mask(s), s.table[AT + victim], left, False)
    found: list[Way] = [("displace", plain(walks.path(left, end))) for end in walks.ends(left)]
    s.looked += WALKS - walks.patience.left
    return found


def plain(path: vec[i64]) -> list[int]:
    return [int(field) for field in path]
