"""What perfect memory adds: the values of chests that one has had. And positions that fit what a seat knows (26, 40).

Nobody can follow a chest about the table once it lies among others of its kind, so what a seat knows is a weighing
of possibilities. It is done exactly: for every kind of chest the ledger of thefts is followed forward over all ways in
which the chests that the seat has seen may have moved, each way weighed by how likely the thefts were to move them so;
one way is then drawn backward, and everything never seen is dealt at random.
"""

from __future__ import annotations

from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from ...core.rng import Rng
from .state import THEFT, BellumState
from .tables import CHESTS

UNKNOWN = -1
MOST_CHESTS = 1_000
"""No edition has more; only a memory that somebody made up."""

T = TypeVar("T")


class Theft(Struct, frozen=True, array_like=True):
    """One stolen chest: its kind, from whom to whom, how many of the kind each had before, and its face if known."""

    kind: int
    victim: int
    thief: int
    victim_had: int
    thief_had: int
    face: int


class Memory(Struct, frozen=True):
    """All thefts by kind of chest, in their order; the face is UNKNOWN where one was neither robber nor robbed."""

    thefts: list[Theft]


def thefts_of(s: BellumState) -> list[Theft]:
    """The whole ledger, kind by kind: thefts of different kinds do not bear on each other."""
    ledger = [int(number) for number in s.thefts]
    found = []
    for at in range(0, len(ledger), int(THEFT)):
        face, victim, thief, victim_had, thief_had = ledger[at : at + int(THEFT)]
        found.append(Theft(kind_of(s, face), victim, thief, victim_had, thief_had, face))
    return found


def kind_of(s: BellumState, face: int) -> int:
    return sum(1 for kind in range(1, len(CHESTS)) if face >= s.tables.face_start[kind])


def recall(s: BellumState, seat: int) -> Memory:
    """What a seat remembers of the thefts."""
    return Memory(
        [theft if seat in (theft.victim, theft.thief) else replace(theft, face=UNKNOWN) for theft in thefts_of(s)]
    )


class Chest:
    """One chest on the table: its face, or UNKNOWN as long as the seat has not seen it."""

    __slots__ = ("face",)

    def __init__(self, face: int = UNKNOWN) -> None:
        self.face = face


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

    def draw(self, own: list[int], rng: Rng) -> list[int]:
        """One way, as likely as it is: for each theft the face that moved, UNKNOWN for a chest never seen before."""
        if not self.thefts:
            return []
        start: Seen = (0,) * (self.players * self.faces)
        layers: list[dict[Seen, int]] = [{start: 1}]
        for theft in self.thefts:
            layer: dict[Seen, int] = {}
            for seen, weight in layers[-1].items():
                for _, after, times in self.moves(seen, theft):
                    layer[after] = layer.get(after, 0) + weight * times
            layers.append(layer)
        ends = [(seen, weight * self.deals(seen, own)) for seen, weight in layers[-1].items()]
        now = pick(ends, rng)
        way: list[int] = []
        for theft, layer in zip(reversed(self.thefts), reversed(layers[:-1]), strict=True):
            back = [
                ((seen, moved), weight * times)
                for seen, weight in layer.items()
                for moved, after, times in self.moves(seen, theft)
                if after == now
            ]
            now, moved = pick(back, rng)
            way.append(moved)
        return way[::-1]

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


def follow(ways: Ways, way: list[int], counts: list[int], rng: Rng) -> tuple[list[list[Chest]], list[Chest]]:
    """Play the thefts with real chests: what each castle holds in the end, and which chest each theft moved."""
    castles: list[list[Chest]] = [[] for _ in counts]
    moved: list[Chest] = []
    for theft, face in zip(ways.thefts, way, strict=True):
        if theft.victim == ways.seat:
            chest = Chest(face)
        else:
            fill(castles[theft.victim], theft.victim_had)
            among = [at for at, chest in enumerate(castles[theft.victim]) if chest.face == face]
            chest = castles[theft.victim].pop(among[rng.below(len(among))])
        if theft.thief == ways.seat:
            chest.face = theft.face
        else:
            fill(castles[theft.thief], theft.thief_had)
            castles[theft.thief].append(chest)
        moved.append(chest)
    for castle, count in enumerate(counts):
        if castle != ways.seat:
            fill(castles[castle], count)
    return castles, moved


def fill(castle: list[Chest], count: int) -> None:
    """Between thefts a castle got chests from the stack, which the seat has not seen."""
    if count > MOST_CHESTS:
        raise ValueError("a castle with more chests than there can be")
    while len(castle) < count:
        castle.append(Chest())


def pick(weighted: list[tuple[T, int]], rng: Rng) -> T:
    """One of several, as likely as its weight; the weights may be large."""
    total = sum(weight for _, weight in weighted)
    words = total.bit_length() // 32 + 2
    # Two words more than needed: what rounding prefers is below one in four thousand million.
    point = sum(int(rng.word()) << (32 * at) for at in range(words)) * total >> (32 * words)
    for thing, weight in weighted:
        point -= weight
        if point < 0:
            return thing
    raise ValueError("nothing to pick from")
