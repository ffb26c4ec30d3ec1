"""Where pieces can go in one sweep, with a path for each end: for bots, and for the browser to light up.

The wizard, the giant and a displaced wizard end at exactly their number; each gnome may take any part of the total, so
a field is offered with the shortest way to it and with the way that uses up the total.
"""

from librt.vecs import vec
from mypy_extensions import i64

from .attack import may_stop, push_mask
from .exact_walks import WALKS, Patience, Walks
from .homecoming import winning_way
from .monsters import steps_left
from .phases import CONTACT, PUSHING, TURN
from .state import MagalonState
from .tables import AT, ATTACKER, DICE, GIANT_NUMBER, MONSTER, MOVED, PUSHED, SEEN_MONSTER, VICTIM, WALL
from .wizard import wizard_steps, wizard_walks

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


def monster_walks(s: MagalonState, monster: i64, longest: i64) -> Walks:
    """All walks of a gnome or the giant up to so many steps; foreign wizards can be passed over."""
    t = s.t
    seen: i64 = SEEN_MONSTER << monster
    returns: bool = t.origin_reusable and (s.table[MOVED] >> monster) & 1 == 0
    return s.walks_from(WALL | seen, s.table[MONSTER + monster], longest, returns, Patience(WALKS))


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
