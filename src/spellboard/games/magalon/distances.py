"""How far it is over the missing artifacts and home, around ruins and shields: for bots, not a rule."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .state import MagalonState
from .tables import RUIN, SHIELD

FAR: Final[i64] = 99
"""Shut off."""


class Distances:
    """Distances from the start and from each artifact field as ruins and shields stand now."""

    def __init__(self, s: MagalonState) -> None:
        self.t = s.t
        self.fields: i64 = s.t.fields
        self.steps: vec[i64] = vec[i64]([0] * ((s.t.artifacts + 1) * s.t.fields))
        """The distance of every field from the start, then from the first artifact field, and so on."""
        special: i64 = 0
        while special <= s.t.artifacts:
            self._spread(s.board, special)
            special += 1

    def _spread(self, board: vec[i64], special: i64) -> None:
        t = self.t
        steps = self.steps
        base: i64 = special * self.fields
        field: i64 = 0
        while field < self.fields:
            steps[base + field] = FAR
            field += 1
        origin: i64 = t.start + special
        steps[base + origin] = 0
        waiting = append(vec[i64](capacity=self.fields), origin)
        at: i64 = 0
        while at < i64(len(waiting)):
            here: i64 = waiting[at]
            at += 1
            # Nobody walks through the start on the way to somewhere else.
            if here == t.start and special != 0:
                continue
            edge: i64 = t.first[here]
            last: i64 = t.first[here + 1]
            while edge < last:
                there: i64 = t.near[edge]
                edge += 1
                if steps[base + there] == FAR and not board[there] & (RUIN | SHIELD):
                    steps[base + there] = steps[base + here] + 1
                    waiting = append(waiting, there)

    def between(self, special: i64, field: i64) -> i64:
        """Steps between the start (0) or an artifact field (1, 2, ...) and any field."""
        return self.steps[special * self.fields + field]

    def tour(self, field: i64, owned: i64) -> i64:
        """Steps from a field over all artifacts that are not owned, and home."""
        best: i64 = FAR
        missing: i64 = 0
        while missing < self.t.artifacts:
            if not (owned >> missing) & 1:
                rest: i64 = self.tour(self.t.start + 1 + missing, owned | (1 << missing))
                leg: i64 = self.between(missing + 1, field) + rest
                if leg < best:
                    best = leg
            missing += 1
        return self.between(0, field) if owned == self.t.all_artifacts else best
