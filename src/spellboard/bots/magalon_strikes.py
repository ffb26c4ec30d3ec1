"""Turns of Magalon on paper: what has been planned so far, and whole attacks with the gnomes or the giant."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..games.magalon.attack import push_mask
from ..games.magalon.exact_walks import Walks
from ..games.magalon.monsters import steps_left
from ..games.magalon.phases import CONTACT, PUSHING
from ..games.magalon.state import MagalonState
from ..games.magalon.tables import AT, ATTACKER, ENERGY, OWNED, PUSHED, VICTIM, WIZARD
from ..games.magalon.ways import monster_walks
from .magalon_outlook import Outlook

THROWS: Final[i64] = 2
"""So many ends of a displacement are looked at."""
NARROW: Final[i64] = 12
"""What a square closes that all shortest ways of somebody lead over."""
BLOCKS: Final = 4
"""So many places for a monster in somebody's way are looked at."""


class Draft:
    """What has been planned of a turn, and the position after it."""

    def __init__(self, s: MagalonState, codes: list[int]) -> None:
        self.s = s
        self.codes = codes
        self.share: i64 = 0

    def fork(self) -> "Draft":
        return Draft(self.s.copy(), self.codes[:])

    def play(self, code: i64) -> None:
        self.s.step(code, self.s.mover, None)
        self.codes.append(int(code))

    def go(self, base: i64, path: vec[i64]) -> None:
        """One step after the other."""
        at: i64 = 0
        while at < i64(len(path)):
            self.play(base + path[at])
            at += 1


def strikes(draft: Draft, low: i64, high: i64, outlook: Outlook) -> list[Draft]:
    """Attacks with one of these monsters, each with all its steps; the victims go where they need longest."""
    s = draft.s
    t = s.t
    found: list[Draft] = []
    monster: i64 = low
    while monster <= high:
        left: i64 = steps_left(s, monster)
        if left > 0:
            walks = monster_walks(s, monster, left)
            seat: i64 = 0
            while seat < s.players:
                field: i64 = s.table[AT + seat]
                if field < t.squares and seat != s.mover and not s.firm(seat):
                    steps: i64 = 1
                    while steps <= left and not walks.reaches(steps, field):
                        steps += 1
                    if steps <= left:
                        struck = draft.fork()
                        struck.go(t.monster + monster * t.fields, walks.path(steps, field))
                        found += throws(struck, low, high, outlook)
                seat += 1
        monster += 1
    return found


def throws(draft: Draft, low: i64, high: i64, outlook: Outlook) -> list[Draft]:
    """A monster stands on a wizard's field, or has begun to displace him: the ends that cost him most."""
    s = draft.s
    t = s.t
    found: list[Draft] = []
    if s.phase != CONTACT and s.phase != PUSHING:
        return found
    victim: i64 = s.table[VICTIM]
    monster: i64 = s.table[ATTACKER]
    left: i64 = t.push(monster) - s.table[PUSHED]
    walks = Walks(t.first, t.near, s.board, push_mask(s), s.table[AT + victim], left, False)
    owned: i64 = s.table[OWNED + victim]
    energy: i64 = s.table[ENERGY + victim]
    ends = walks.ends(left)
    taken: list[int] = []
    while i64(len(taken)) < THROWS:
        worst: i64 = -1
        most: i64 = -1
        for end in ends:
            need: i64 = outlook.need_at(s, victim, end, owned, energy)
            if need > most and int(end) not in taken:
                worst = end
                most = need
        if worst < 0:
            break
        taken.append(int(worst))
        thrown = draft.fork()
        thrown.go(t.displace, walks.path(left, worst))
        rest: i64 = steps_left(thrown.s, monster)
        more: list[Draft] = []
        if rest > 0:
            more = strikes(thrown, low, high, outlook)
        if not more:
            last = spend(thrown, low, high, outlook)
            if last is not None:
                more.append(last)
        found += more
    return found


def blocks(draft: Draft, low: i64, high: i64, closes: vec[i64]) -> list[Draft]:
    """Walks of one of these monsters onto squares that close somebody's way."""
    s = draft.s
    found: list[Draft] = []
    monster: i64 = low
    while monster <= high:
        left: i64 = steps_left(s, monster)
        if left > 0:
            walks = monster_walks(s, monster, left)
            for end in walks.ends(left):
                if closes[end] >= NARROW and not s.board[end] & WIZARD and len(found) < BLOCKS:
                    there = draft.fork()
                    there.go(s.t.monster + monster * s.t.fields, walks.path(left, end))
                    found.append(there)
        monster += 1
    return found


def spend(draft: Draft, low: i64, high: i64, outlook: Outlook) -> Draft | None:
    """Take the steps that a begun move still lacks, to where the monster is far from the mover."""
    s = draft.s
    t = s.t
    left: i64 = steps_left(s, high)
    if left <= 0:
        return draft
    me: i64 = s.table[AT + s.mover]
    best: i64 = -1
    with_whom: i64 = low
    where: i64 = 0
    monster: i64 = low
    found: Walks | None = None
    while monster <= high:
        walks = monster_walks(s, monster, left)
        for end in walks.ends(left):
            if s.board[end] & WIZARD:
                continue
            distance: i64 = outlook.ways.apart(me, end) if me < t.squares else 0
            if distance > best:
                best = distance
                with_whom = monster
                where = end
                found = walks
        monster += 1
    if found is None:
        return None
    spent = draft.fork()
    spent.go(t.monster + with_whom * t.fields, found.path(left, where))
    return spent
