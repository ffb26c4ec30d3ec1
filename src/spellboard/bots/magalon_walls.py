"""Where a shield or a ruin holds somebody up at Magalon: the narrow places on the ways of those who are ahead."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..games.magalon.phases import HOLDING
from ..games.magalon.ruins import shifts_left, stands_free
from ..games.magalon.shield import encloses, move_shield
from ..games.magalon.state import MagalonState
from ..games.magalon.tables import AT, LIFTED, OWNED, PIECE, RUINS, SHIELD_AT, SHIELDED, Tables
from ..games.magalon.ways import shift_ways
from .magalon_outlook import Outlook
from .magalon_strikes import NARROW, Draft
from .magalon_ways import FAR

AHEAD: Final[i64] = 150
"""Who needs so much more than the first is not worth a wall."""
BROAD: Final[i64] = 3
"""A ruin can close a way that is so broad."""
LOOKS: Final[i64] = 10
"""So many places are tried."""


class Walls:
    """The narrow places of a position: for each square how much of somebody's way it closes."""

    def __init__(self, t: Tables) -> None:
        self.t = t
        self.steps = vec[i64]([0] * int(t.fields))
        self.broad = vec[i64]([0] * int(FAR + 1))
        self.closes = vec[i64]([0] * int(t.fields))
        """12 for a square that all shortest ways of somebody lead over, 6 and 4 where two or three share them."""

    def look(self, s: MagalonState, outlook: Outlook) -> None:
        """Find the narrow places; the outlook has looked at this position and weighed it."""
        field: i64 = 0
        while field < self.t.fields:
            self.closes[field] = 0
            field += 1
        least: i64 = outlook.needs[0 if s.mover != 0 else 1]
        seat: i64 = 0
        while seat < s.players:
            if seat != s.mover and outlook.needs[seat] < least:
                least = outlook.needs[seat]
            seat += 1
        seat = 0
        while seat < s.players:
            if seat != s.mover and outlook.needs[seat] <= least + AHEAD:
                self._narrow(s, seat, outlook)
            seat += 1

    def _narrow(self, s: MagalonState, seat: i64, outlook: Outlook) -> None:
        t = self.t
        at: i64 = s.table[AT + seat]
        ways = outlook.ways
        goal: i64 = ways.goal(at, s.table[OWNED + seat])
        base: i64 = goal * t.fields
        whole: i64 = ways.steps[base + at]
        if whole >= FAR or whole == 0:
            return
        ways.spread(s.board, at, 0, self.steps)
        level: i64 = 0
        while level <= whole:
            self.broad[level] = 0
            level += 1
        field: i64 = 0
        while field < t.squares:
            if self.steps[field] + ways.steps[base + field] == whole:
                self.broad[self.steps[field]] += 1
            field += 1
        field = 0
        while field < t.squares:
            if field != at and self.steps[field] + ways.steps[base + field] == whole:
                many: i64 = self.broad[self.steps[field]]
                if many <= BROAD:
                    self.closes[field] += NARROW // many
            field += 1

    # --- the shield --------------------------------------------------------------------------------------------------

    def shield(self, s: MagalonState, trial: Outlook, before: i64, whole: i64) -> i64:
        """The square where the mover's shield brings him most, -1 if it brings him nothing."""
        best: i64 = before + whole // 500
        found: i64 = -1
        if s.table[SHIELDED] != 0:
            return found
        here: i64 = s.table[SHIELD_AT + s.mover]
        tried: i64 = 0
        square: i64 = 0
        while square < self.t.squares and tried < LOOKS:
            if self.closes[square] >= NARROW and not s.board[square] & PIECE and not encloses(s, square):
                tried += 1
                move_shield(s, square)
                share: i64 = standing(s, trial, whole)
                move_shield(s, here)
                if share > best:
                    best = share
                    found = square
            square += 1
        return found

    # --- ruins -------------------------------------------------------------------------------------------------------

    def covered(self, place: i64) -> i64:
        """How much a ruin closes at a place."""
        total: i64 = 0
        at: i64 = place * self.t.ruin_size
        end: i64 = at + self.t.ruin_size
        while at < end:
            total += self.closes[self.t.footprint[at]]
            at += 1
        return total

    def freeing(self, s: MagalonState, trial: Outlook) -> i64:
        """The ruin that is most in the mover's way, -1 if none is."""
        me: i64 = s.mover
        trial.look(s)
        best: i64 = trial.ways.way(s.table[AT + me], s.table[OWNED + me])
        found: i64 = -1
        ruin: i64 = 0
        while ruin < self.t.ruins:
            s.put_ruin(ruin, False)
            trial.look(s)
            s.put_ruin(ruin, True)
            way: i64 = trial.ways.way(s.table[AT + me], s.table[OWNED + me])
            if way < best:
                best = way
                found = ruin
            ruin += 1
        return found

    def shifts(self, draft: Draft, trial: Outlook, whole: i64) -> list[Draft]:
        """Shifts of one ruin that hold up who is ahead, or free the mover's way."""
        s = draft.s
        found: list[Draft] = []
        if shifts_left(s) <= 0:
            return found
        mine: i64 = self.freeing(s, trial)
        order: list[tuple[int, int]] = []
        ways = shift_ways(s)
        for number in range(len(ways)):
            codes = ways[number][1]
            ruin: i64 = (i64(codes[0]) - s.t.shift) // 4
            place: i64 = s.table[RUINS + ruin] // s.t.fields * s.t.fields + i64(ways[number][2][-1])
            worth: i64 = self.covered(place) + (8 if ruin == mine else 0)
            if worth > 0:
                order.append((int(-worth), number))
        order.sort()
        for _, number in order[: int(LOOKS)]:
            shifted = draft.fork()
            for code in ways[number][1]:
                shifted.play(code)
            shifted.share = standing(shifted.s, trial, whole)
            found.append(shifted)
        return found

    def lifts(self, draft: Draft, trial: Outlook, whole: i64) -> list[Draft]:
        """A ruin lifted from the mover's way, or from far away, and set before who is ahead."""
        s = draft.s
        t = s.t
        found: list[Draft] = []
        lifted = draft
        if s.phase != HOLDING:
            if t.lifts[s.card()] == 0 or s.table[LIFTED] != 0:
                return found
            ruin: i64 = self.freeing(s, trial)
            if ruin < 0:
                ruin = self.idle(s)
            lifted = draft.fork()
            lifted.play(t.lift + ruin)
        order: list[tuple[int, int]] = []
        corner: i64 = 0
        while corner < t.squares:
            facing: i64 = 0
            while facing < 4:
                place: i64 = facing * t.fields + corner
                if t.footprint[place * t.ruin_size] >= 0:
                    worth: i64 = self.covered(place)
                    if worth > 0 and stands_free(lifted.s, place):
                        order.append((int(-worth), int(t.set_ruin + corner * 4 + facing)))
                facing += 1
            corner += 1
        order.sort()
        for _, code in order[: int(2 * LOOKS)]:
            put = lifted.fork()
            put.play(code)
            put.share = standing(put.s, trial, whole)
            found.append(put)
        return found

    def idle(self, s: MagalonState) -> i64:
        """The ruin that closes least."""
        least: i64 = 1000
        found: i64 = 0
        ruin: i64 = 0
        while ruin < self.t.ruins:
            covered: i64 = 0
            at: i64 = s.table[RUINS + ruin] * self.t.ruin_size
            part: i64 = 0
            while part < self.t.ruin_size:
                square: i64 = self.t.footprint[at + part]
                side: i64 = 0
                while side < 4:
                    beside: i64 = self.t.around[square * 4 + side]
                    if beside >= 0:
                        covered += self.closes[beside]
                    side += 1
                part += 1
            if covered < least:
                least = covered
                found = ruin
            ruin += 1
        return found


def standing(s: MagalonState, trial: Outlook, whole: i64) -> i64:
    """How the mover stands in the middle of his turn."""
    trial.look(s)
    trial.weigh(s)
    return trial.share(s, s.mover, whole)
