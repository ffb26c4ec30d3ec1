"""The way home: ways that win, collecting what is missing (D8, L1)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from .ending import wins_at_start
from .exact_walks import WALKS, Patience
from .state import MagalonState
from .tables import AT, ENERGY, FIRM, OWNED, PIECE, SEEN_WIZARD, STEPS


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
        walks = s.walks_from(PIECE | SEEN_WIZARD, at, steps, t.origin_reusable and fresh, patience)
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
