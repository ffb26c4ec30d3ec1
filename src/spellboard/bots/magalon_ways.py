"""How far it is at Magalon, as ruins, shields and monsters stand: to every artifact, and home."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..games.magalon.tables import GIANT, GNOME, RUIN, SHIELD, Tables

FAR: Final[i64] = 99
"""Shut off."""
DETOUR: Final[i64] = 10
"""Steps that who is shut off waits, on average, until a way opens."""
ASTRAY: Final[i64] = 8
"""Steps that it costs to stand on a field that one must enter oneself: out, and in again in another turn."""


class Ways:
    """The distances of one board."""

    def __init__(self, t: Tables) -> None:
        self.t = t
        self.fields: i64 = t.fields
        self.steps = vec[i64]([0] * int((t.artifacts + 1) * t.fields))
        """The distance of every field from the start, then from the first artifact field, and so on."""
        self.queue = vec[i64]([0] * int(t.fields))
        self.row = vec[i64]([0] * int(t.fields))
        self.column = vec[i64]([0] * int(t.fields))
        self._place()

    def _place(self) -> None:
        """Rows and columns, from what lies beside what."""
        t = self.t
        known = vec[i64]([0] * int(t.fields))
        waiting = append(vec[i64](), i64(0))
        known[0] = 1
        at: i64 = 0
        while at < i64(len(waiting)):
            here: i64 = waiting[at]
            at += 1
            for side in range(4):
                there: i64 = t.around[here * 4 + side]
                if there < 0 or there >= t.squares or known[there]:
                    continue
                known[there] = 1
                self.row[there] = self.row[here] + (1 if side == 0 else -1 if side == 2 else 0)
                self.column[there] = self.column[here] + (1 if side == 1 else -1 if side == 3 else 0)
                waiting = append(waiting, there)

    def measure(self, board: vec[i64]) -> None:
        """All distances as the board stands."""
        special: i64 = 0
        while special <= self.t.artifacts:
            self.spread(board, self.t.start + special, special * self.fields, self.steps)
            special += 1

    def spread(self, board: vec[i64], origin: i64, base: i64, steps: vec[i64]) -> None:
        """The distance of every field from one of them, written from `base` on."""
        t = self.t
        first = t.first
        near = t.near
        queue = self.queue
        field: i64 = 0
        while field < self.fields:
            steps[base + field] = FAR
            field += 1
        steps[base + origin] = 0
        queue[0] = origin
        at: i64 = 0
        end: i64 = 1
        while at < end:
            here: i64 = queue[at]
            at += 1
            # Nobody walks through the start on the way to somewhere else.
            if here == t.start and origin != here:
                continue
            edge: i64 = first[here]
            last: i64 = first[here + 1]
            further: i64 = steps[base + here] + 1
            while edge < last:
                there: i64 = near[edge]
                edge += 1
                if steps[base + there] == FAR and not board[there] & (RUIN | SHIELD | GNOME | GIANT):
                    steps[base + there] = further
                    queue[end] = there
                    end += 1

    def between(self, special: i64, field: i64) -> i64:
        """Steps from any field to the start (0) or an artifact field (1, 2, ...) that is to be entered."""
        if field == self.t.start + special:
            return ASTRAY
        return self.steps[special * self.fields + field]

    def tour(self, field: i64, owned: i64) -> i64:
        """Steps from a field over all artifacts that are not owned, and home."""
        if owned == self.t.all_artifacts:
            return self.between(0, field)
        best: i64 = FAR
        missing: i64 = 0
        while missing < self.t.artifacts:
            if not (owned >> missing) & 1:
                leg: i64 = self.between(missing + 1, field)
                if leg < best:
                    leg += self.tour(self.t.start + 1 + missing, owned | (1 << missing))
                    if leg < best:
                        best = leg
            missing += 1
        return best

    def goal(self, field: i64, owned: i64) -> i64:
        """The special field that a wizard goes to first, as a number from the start (0) on."""
        best: i64 = FAR + 1
        found: i64 = 0
        missing: i64 = 0
        while missing < self.t.artifacts:
            if not (owned >> missing) & 1:
                leg: i64 = self.between(missing + 1, field)
                leg += self.tour(self.t.start + 1 + missing, owned | (1 << missing))
                if leg < best:
                    best = leg
                    found = missing + 1
            missing += 1
        return found

    def way(self, field: i64, owned: i64) -> i64:
        """The same, also for who is shut off now."""
        steps: i64 = self.tour(field, owned)
        if steps < FAR:
            return steps
        t = self.t
        steps = t.homeward[field]
        missing: i64 = 0
        while missing < t.artifacts:
            if not (owned >> missing) & 1:
                over: i64 = t.apart[missing * t.fields + field] + t.homeward[t.start + 1 + missing]
                if over > steps:
                    steps = over
            missing += 1
        return steps + DETOUR

    def apart(self, field: i64, other: i64) -> i64:
        """Steps between two squares if nothing stood between them."""
        across: i64 = self.column[field] - self.column[other]
        along: i64 = self.row[field] - self.row[other]
        return (across if across >= 0 else -across) + (along if along >= 0 else -along)
