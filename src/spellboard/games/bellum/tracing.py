"""How the chests that a seat has seen may have moved through thefts since then, and how likely each way is (26, 40).

Nobody can follow a chest about the table once it lies among others of its kind, so what a seat knows is a weighing
of possibilities. It is done exactly: for every kind of chest the ledger of thefts is followed forward over all ways in
which the chests that the seat has seen may have moved, each way weighed by how likely the thefts were to move them so.
`sampling.py` then draws ways backward, and deals at random whatever was never seen.
"""

from typing import Final

from .memory import UNKNOWN, Theft

# Weights are brought down to this: what rounding prefers is below one in a thousand million.
FINEST: Final = 1 << 30

# How many chests of each face the seat has seen and others have now, flat by castle and face.
Seen = tuple[int, ...]


class Ways:
    """All ways in which the chests of one kind, once seen by a seat, may have moved through the thefts."""

    def __init__(self, seat: int, players: int, first: int, totals: list[int], thefts: list[Theft]) -> None:
        self.seat = seat
        self.players = players
        self.first = first
        self.totals = totals
        self.faces = len(totals)
        self.thefts = thefts

    def layers(self) -> list[dict[Seen, int]]:
        """What may be seen where after each theft, with its weight."""
        start: Seen = (0,) * (self.players * self.faces)
        found: list[dict[Seen, int]] = [{start: 1}]
        for theft in self.thefts:
            layer: dict[Seen, int] = {}
            for seen, weight in found[-1].items():
                for _, after, times in self.moves(seen, theft):
                    layer[after] = layer.get(after, 0) + weight * times
            found.append(layer)
        return found

    def moves(self, seen: Seen, theft: Theft) -> list[tuple[int, Seen, int]]:
        """What a theft may have moved: its face (UNKNOWN: never seen before), what is seen then, in how many ways."""
        if theft.victim == self.seat:
            return [(theft.face, self.shift(seen, None, theft.thief, theft.face), 1)]
        base = theft.victim * self.faces
        known = seen[base : base + self.faces]
        to = None if theft.thief == self.seat else theft.thief
        found = []
        fresh = theft.victim_had - sum(known)
        if fresh > 0:
            found.append((UNKNOWN, seen, fresh))
        for at, count in enumerate(known):
            face = self.first + at
            if count and theft.face in (UNKNOWN, face):
                found.append((face, self.shift(seen, theft.victim, to, face), count))
        return found

    def shift(self, seen: Seen, source: int | None, to: int | None, face: int) -> Seen:
        """A seen chest moves from one castle to another (None: the seat's own)."""
        after = list(seen)
        if source is not None:
            after[source * self.faces + face - self.first] -= 1
        if to is not None:
            after[to * self.faces + face - self.first] += 1
        return tuple(after)

    def deals(self, seen: Seen, own: list[int]) -> int:
        """In how many ways just these chests, of all there are, were the ones that the seat has seen."""
        ways, every = 1, 0
        for at, total in enumerate(self.totals):
            count = own[at] + sum(seen[castle * self.faces + at] for castle in range(self.players))
            every += count
            for number in range(count):
                ways *= max(0, total - number)
        # The more chests were seen, the less likely each single deal of them is.
        for number in range(every, sum(self.totals)):
            ways *= sum(self.totals) - number
        return ways


class Graph:
    """The ways of all kinds as nodes with edges backward, in flat lists for the compiled sampler."""

    def __init__(self) -> None:
        self.first_edge = [0]
        self.edges: list[list[int]] = [[], [], []]

    def node(self, choices: list[tuple[int, int, int]]) -> int:
        """A node from which one goes backward: to which node, what moved, and the weight of it."""
        total = sum(weight for _, _, weight in choices)
        up_to = 0
        for to, moved, weight in choices:
            if weight:
                up_to += weight if total <= FINEST else max(1, weight * FINEST // total)
                for numbers, number in zip(self.edges, (to, moved, up_to), strict=True):
                    numbers.append(number)
        self.first_edge.append(len(self.edges[0]))
        return len(self.first_edge) - 2

    def add(self, ways: Ways, own: list[int]) -> int:
        """All ways of one kind; gives the node from which they go backward."""
        layers = ways.layers()
        nodes = {seen: self.node([]) for seen in layers[0]}
        for theft, before, after in zip(ways.thefts, layers, layers[1:], strict=False):
            back: dict[Seen, list[tuple[int, int, int]]] = {seen: [] for seen in after}
            for seen, weight in before.items():
                for moved, then, times in ways.moves(seen, theft):
                    back[then].append((nodes[seen], moved, weight * times))
            nodes = {seen: self.node(choices) for seen, choices in back.items()}
        return self.node([(nodes[seen], 0, weight * ways.deals(seen, own)) for seen, weight in layers[-1].items()])
