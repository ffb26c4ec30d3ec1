"""Whole moves, with a path for each end: for the browser to light up, and for bots.

The wizard, the giant and a displaced wizard end at exactly their number; each gnome may take any part of the total, so
a field is offered with the shortest way to it and with the way that uses up the total. The wizard's paths take a
missing artifact on the way where they can (D8). Where a shield or a lifted ruin can go is asked with a prefix.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from .attack import may_stop, push_mask
from .exact_walks import WALKS, Patience, Walks
from .homecoming import winning_way
from .monsters import MONSTERS, steps_left
from .phases import CONTACT, HOLDING, PUSHING, SHIELDING, TURN
from .ruins import shifted, shifts_left, stands_free
from .state import MagalonState
from .tables import (
    AT,
    ATTACKER,
    DICE,
    GIANT_NUMBER,
    HELD,
    MONSTER,
    MOVED,
    OWNED,
    PUSHED,
    RUINS,
    SEEN_MONSTER,
    SEEN_WIZARD,
    VICTIM,
    WALL,
)
from .wizard import wizard_steps, wizard_walks

Way = tuple[str, list[int], list[int]]
"""The thing that moves, the codes to play, and the fields it enters one after the other."""


def ways(s: MagalonState) -> list[Way]:
    """All whole moves of the things that may move now; of what is in the hand, every place for it."""
    found: list[Way] = []
    s.looked = 0
    if s.phase == TURN:
        found += wizard_ways(s)
        if s.t.gnomes[s.card()] > 0:
            found += monster_ways(s, 0)
            found += monster_ways(s, 1)
        if s.table[DICE] != 0:
            found += monster_ways(s, GIANT_NUMBER)
        found += shift_ways(s)
    elif s.phase == CONTACT or s.phase == PUSHING:
        if s.phase == CONTACT:
            found += monster_ways(s, s.table[ATTACKER])
        found += victim_ways(s)
    elif s.phase == SHIELDING or s.phase == HOLDING:
        found += places(s)
    return found


def coded(base: i64, path: vec[i64]) -> list[int]:
    return [int(base + field) for field in path]


def wizard_ways(s: MagalonState) -> list[Way]:
    steps: i64 = wizard_steps(s)
    found: list[Way] = []
    if steps <= 0:
        return found
    thing = f"wizard-p{s.mover + 1}"
    home = winning_way(s, steps)
    if len(home) > 0:
        found.append((thing, coded(s.t.wizard, home), plain(home)))
    walks = wizard_walks(s, s.mover, steps)
    better = over_an_artifact(s, walks, steps)
    for end in walks.ends(steps):
        path = better[end] if end in better else walks.path(steps, end)
        # A path over the start that has collected everything before would win there: that way is listed already.
        if s.t.start not in plain(path) or len(home) == 0:
            found.append((thing, coded(s.t.wizard, path), plain(path)))
    s.looked += WALKS - walks.patience.left
    return found


def over_an_artifact(s: MagalonState, walks: Walks, steps: i64) -> dict[i64, vec[i64]]:
    """For some ends a path that takes a missing artifact: one way to its field, then what is left from there (D8)."""
    t = s.t
    found: dict[i64, vec[i64]] = {}
    here: i64 = s.table[AT + s.mover]
    artifact: i64 = 0
    while artifact < t.artifacts:
        field: i64 = t.start + 1 + artifact
        n: i64 = t.apart[artifact * t.fields + here]
        if n == 0:
            # Displaced onto its field (G10): he must leave it and come back himself.
            n = 2
        while n < steps and not (s.table[OWNED + s.mover] >> artifact) & 1:
            if walks.patience.left > 0 and walks.reaches(n, field):
                path = walks.path(n, field)
                if t.start not in plain(path):
                    _go_on(s, walks, path, steps, found)
            n += 1
        artifact += 1
    return found


def _go_on(s: MagalonState, walks: Walks, path: vec[i64], steps: i64, found: dict[i64, vec[i64]]) -> None:
    """Where a walk can end that has begun with this path."""
    t = s.t
    here: i64 = s.table[AT + s.mover]
    before = s.board[:]
    s.board[here] |= SEEN_WIZARD
    for field in path:
        s.board[field] |= SEEN_WIZARD
    n: i64 = steps - i64(len(path))
    # Not over the start: whether that wins or passes depends on what was taken before.
    s.board[t.start] |= SEEN_WIZARD
    rest = s.walks_from(walks.mask, path[len(path) - 1], n, False, walks.patience)
    for end in rest.ends(n):
        if end not in found:
            whole = path[:]
            for field in rest.path(n, end):
                whole = append(whole, field)
            found[end] = whole
    s.board = before


def monster_walks(s: MagalonState, monster: i64, longest: i64) -> Walks:
    """All walks of a gnome or the giant up to so many steps; foreign wizards can be passed over."""
    t = s.t
    seen: i64 = SEEN_MONSTER << monster
    returns: bool = t.origin_reusable and (s.table[MOVED] >> monster) & 1 == 0
    return s.walks_from(WALL | seen, s.table[MONSTER + monster], longest, returns, Patience(WALKS))


def monster_ways(s: MagalonState, monster: i64) -> list[Way]:
    left: i64 = steps_left(s, monster)
    found: list[Way] = []
    if left <= 0:
        return found
    base: i64 = s.t.monster + monster * s.t.fields
    walks = monster_walks(s, monster, left)
    known = vec[i64]([0] * s.t.fields)
    n: i64 = left if monster == GIANT_NUMBER else 1
    while n <= left:
        for end in walks.ends(n):
            if (known[end] == 0 or n == left) and may_stop(s, monster, end):
                known[end] = 1
                path = walks.path(n, end)
                found.append((MONSTERS[monster], coded(base, path), plain(path)))
        n += 1
    s.looked += WALKS - walks.patience.left
    return found


def victim_ways(s: MagalonState) -> list[Way]:
    t = s.t
    victim: i64 = s.table[VICTIM]
    left: i64 = t.push(s.table[ATTACKER]) - s.table[PUSHED]
    walks = Walks(t.first, t.near, s.board, push_mask(s), s.table[AT + victim], left, False)
    found: list[Way] = []
    for end in walks.ends(left):
        path = walks.path(left, end)
        found.append((f"wizard-p{victim + 1}", coded(t.displace, path), plain(path)))
    s.looked += WALKS - walks.patience.left
    return found


def shift_ways(s: MagalonState) -> list[Way]:
    """Where each ruin can be shifted, by the shortest way (I1, I3)."""
    found: list[Way] = []
    left: i64 = shifts_left(s)
    if left <= 0:
        return found
    t = s.t
    ruin: i64 = 0
    while ruin < t.ruins:
        home: i64 = s.table[RUINS + ruin]
        s.put_ruin(ruin, False)
        reached: dict[i64, Way] = {home: (f"ruin-{t.ruin_names[ruin]}", [], [])}
        layer: list[i64] = [home]
        n: i64 = 0
        while n < left:
            further: list[i64] = []
            for place in layer:
                thing, codes, path = reached[place]
                s.table[RUINS + ruin] = place
                direction: i64 = 0
                while direction < 4:
                    there: i64 = shifted(s, ruin, direction)
                    if there >= 0 and there not in reached and stands_free(s, there):
                        code: i64 = t.shift + ruin * 4 + direction
                        reached[there] = (thing, [*codes, int(code)], [*path, int(there % t.fields)])
                        further.append(there)
                    direction += 1
            layer = further
            n += 1
        s.table[RUINS + ruin] = home
        s.put_ruin(ruin, True)
        found += [way for way in reached.values() if way[1]]
        ruin += 1
    return found


def places(s: MagalonState) -> list[Way]:
    """Every place for the shield or the ruin in the hand (I4, J1)."""
    t = s.t
    found: list[Way] = []
    for code in s.offer(s.mover):
        if t.shield_on <= code < t.put_back:
            found.append((f"shield-p{s.mover + 1}", [int(code)], [int(code - t.shield_on)]))
        elif t.set_ruin <= code < t.shield:
            found.append((f"ruin-{t.ruin_names[s.table[HELD]]}", [int(code)], [int((code - t.set_ruin) // 4)]))
    return found


def plain(path: vec[i64]) -> list[int]:
    return [int(field) for field in path]
