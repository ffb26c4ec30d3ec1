"""Walks of exactly n steps that enter no field twice: where they can end, with a path for each end (D1, D2).

Distance and parity are not the rule: on a crowded board a quarter of the fields they promise cannot be reached. So each
end is proved by a path. Most are proved by one witness per field and step, grown layer by layer; the few that have no
witness are searched backwards from the end, exactly.

Every search has patience for a fixed number of fields, so that it ends; what it has not found by then counts as not
there. On boards that play can bring about, the bounds are far away.

A graph is two arrays: the neighbours of field v are near[first[v]] .. near[first[v + 1] - 1], ascending. A special
field is one node with many neighbours. A field is closed if its entry on the board has any bit of the mask.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NOT: Final[i64] = 0
"""No walk of this length comes here, not even one that enters fields twice."""
PERHAPS: Final[i64] = 1
"""Some walk of this length comes here, but none is known that enters no field twice."""
FOUND: Final[i64] = 2
"""Such a walk exists; it was found by searching backwards."""
BY: Final[i64] = 3
"""BY + u: the witness of field u, one step shorter, leads here."""


WALKS: Final[i64] = 20_000
"""So many fields are looked at backwards for all ends of one set of walks."""


class Patience:
    """How many more fields a search may look at: counted, not timed, so that it ends alike on every machine."""

    def __init__(self, most: i64) -> None:
        self.left: i64 = most


class Walks:
    """All walks from one field: where those of 0 .. longest steps can end, and how."""

    def __init__(
        self,
        first: vec[i64],
        near: vec[i64],
        board: vec[i64],
        mask: i64,
        start: i64,
        longest: i64,
        returns: bool,
        patience: Patience | None = None,
    ) -> None:
        """`returns`: the field he starts from counts as not entered, so he may enter it once (D2, an option)."""
        self.patience = Patience(WALKS) if patience is None else patience
        self.first = first
        self.near = near
        self.mask: i64 = mask
        self.start: i64 = start
        self.longest: i64 = longest
        self.returns = returns
        self.size: i64 = i64(len(first)) - 1
        self.layers: vec[i64] = vec[i64]([0] * ((longest + 1) * self.size))
        self.reached: vec[i64] = vec[i64]()
        """The fields of layer after layer, as they were found."""
        self.begins: vec[i64] = vec[i64]([0] * (longest + 2))
        """Where each layer begins in `reached`."""
        self.on_path: vec[i64] = vec[i64]([0] * self.size)
        self.route: vec[i64] = vec[i64]([0] * (longest + 1))
        self.meeting: i64 = 0
        self._grow(board, mask)

    def _grow(self, board: vec[i64], mask: i64) -> None:
        """Layer by layer, extend the one witness of each field to every neighbour that it has not entered."""
        layers = self.layers
        first = self.first
        near = self.near
        size: i64 = self.size
        path = vec[i64]([0] * size)
        token: i64 = 0
        # The field he starts from is closed like one that he has entered (D2).
        home: i64 = -1 if self.returns else self.start
        layers[self.start] = BY + self.start
        reached = append(vec[i64](capacity=size * 2), self.start)
        begins = self.begins
        begins[1] = 1
        step: i64 = 0
        while step < self.longest:
            here: i64 = step * size
            there: i64 = here + size
            at: i64 = begins[step]
            end: i64 = begins[step + 1]
            while at < end:
                u: i64 = reached[at]
                at += 1
                proved: bool = layers[here + u] >= BY
                if proved:
                    token += 1
                    v: i64 = u
                    back: i64 = step
                    while back > 0:
                        path[v] = token
                        v = layers[back * size + v] - BY
                        back -= 1
                edge: i64 = first[u]
                last: i64 = first[u + 1]
                while edge < last:
                    w: i64 = near[edge]
                    edge += 1
                    if board[w] & mask or w == home:
                        continue
                    known: i64 = layers[there + w]
                    if known == NOT:
                        reached = append(reached, w)
                        known = PERHAPS
                        layers[there + w] = PERHAPS
                    if known == PERHAPS and proved and path[w] != token:
                        layers[there + w] = BY + u
            step += 1
            begins[step + 1] = i64(len(reached))
        self.reached = reached
        self.patience.left -= size + i64(len(reached))

    def ends(self, n: i64) -> vec[i64]:
        """The fields where a walk of exactly n steps can end, ascending."""
        found = vec[i64](capacity=self.begins[n + 1] - self.begins[n])
        layers = self.layers
        size: i64 = self.size
        here: i64 = n * size
        v: i64 = 0
        while v < size:
            known: i64 = layers[here + v]
            if known >= FOUND or (known == PERHAPS and self.reaches(n, v)):
                found = append(found, v)
            v += 1
        return found

    def reaches(self, n: i64, end: i64) -> bool:
        """Whether a walk of exactly n steps can end there."""
        known: i64 = self.layers[n * self.size + end]
        if known != PERHAPS:
            return known != NOT
        found = self._search(n, end)
        if found:
            self.layers[n * self.size + end] = FOUND
        elif self.patience.left >= 0:
            # Every part of a walk is a walk: what is no end of one cannot lie on the way of a longer one either.
            self.layers[n * self.size + end] = NOT
        return found

    def _search(self, n: i64, end: i64) -> bool:
        """Search backwards from the end; afterwards `route` holds the path from `meeting` steps on."""
        self.route[n] = end
        self.on_path[end] = 1
        found = self._back(end, n)
        self.on_path[end] = 0
        return found

    def _back(self, v: i64, step: i64) -> bool:
        """v is field number `step` of a path whose later fields are marked: does some beginning keep off them?"""
        layers = self.layers
        near = self.near
        on_path = self.on_path
        before: i64 = step - 1
        here: i64 = before * self.size
        self.patience.left -= 1
        if self.patience.left < 0:
            return False
        edge: i64 = self.first[v]
        last: i64 = self.first[v + 1]
        while edge < last:
            u: i64 = near[edge]
            edge += 1
            known: i64 = layers[here + u]
            if known == NOT or on_path[u] != 0:
                continue
            self.route[before] = u
            if known >= BY and self._clear(u, before):
                self.meeting = before
                return True
            # After one step every field has its witness, and it is clear: so no search comes before that.
            on_path[u] = 1
            found = self._back(u, before)
            on_path[u] = 0
            if found:
                return True
        return False

    def _clear(self, u: i64, step: i64) -> bool:
        """Whether the witness of u after so many steps keeps off the marked fields."""
        layers = self.layers
        on_path = self.on_path
        here: i64 = step * self.size
        while here > 0:
            if on_path[u] != 0:
                return False
            u = layers[here + u] - BY
            here -= self.size
        return True

    def path(self, n: i64, end: i64) -> vec[i64]:
        """The fields of one walk of n steps to that end, in order, without the field it starts from."""
        if not self.reaches(n, end):
            raise ValueError("no walk of this length ends there")
        fields = vec[i64]([0] * n)
        v: i64 = end
        step: i64 = n
        if self.layers[n * self.size + end] < BY:
            # It was found once, so it is found again, whatever was searched in between.
            left: i64 = self.patience.left
            self.patience.left = WALKS
            self._search(n, end)
            self.patience.left = left
            while step > self.meeting:
                fields[step - 1] = self.route[step]
                step -= 1
            v = self.route[step]
        while step > 0:
            fields[step - 1] = v
            v = self.layers[step * self.size + v] - BY
            step -= 1
        return fields


def can_walk(
    first: vec[i64], near: vec[i64], board: vec[i64], mask: i64, mark: i64, at: i64, n: i64, patience: Patience
) -> bool:
    """Whether some walk of n more steps exists; fields entered carry `mark`, a bit of the mask, while it looks."""
    if n == 0:
        return True
    patience.left -= 1
    if patience.left < 0:
        return False
    edge: i64 = first[at]
    last: i64 = first[at + 1]
    while edge < last:
        v: i64 = near[edge]
        edge += 1
        if board[v] & mask:
            continue
        if n == 1:
            return True
        board[v] |= mark
        found = can_walk(first, near, board, mask, mark, v, n - 1, patience)
        board[v] ^= mark
        if found:
            return True
    return False


def longest_walk(
    first: vec[i64], near: vec[i64], board: vec[i64], mask: i64, mark: i64, at: i64, most: i64, patience: Patience
) -> i64:
    """The most steps a walk can take, counted up to `most`."""
    best: i64 = 0
    patience.left -= 1
    if most == 0 or patience.left < 0:
        return 0
    edge: i64 = first[at]
    last: i64 = first[at + 1]
    while edge < last:
        v: i64 = near[edge]
        edge += 1
        if board[v] & mask:
            continue
        board[v] |= mark
        steps: i64 = 1 + longest_walk(first, near, board, mask, mark, v, most - 1, patience)
        board[v] ^= mark
        if steps > best:
            best = steps
            if best == most:
                return best
    return best
