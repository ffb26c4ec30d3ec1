"""What perfect memory adds: the values of chests that one has had. And what of it bears on a guess (26, 40).

Nobody can follow a chest about the table once it lies among others of its kind, so what a seat knows is a weighing
of possibilities. It is done exactly: for every kind of chest the ledger of thefts is followed forward over all ways in
which the chests that the seat has seen may have moved, each way weighed by how likely the thefts were to move them so.
`sampling.py` then draws ways backward, and deals at random whatever was never seen.
"""

from __future__ import annotations

from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from ...core.game import Game
from ...core.rng import Rng
from .phases import DEAL, END, PHASES
from .sampling import UNKNOWN as _UNKNOWN
from .sampling import Dealt
from .state import (
    BARREL,
    BOARD,
    CHOICE,
    FIRST,
    FOOD,
    GONE,
    HELD,
    LOOTED,
    LORD,
    MAGIC,
    OPEN,
    OWED,
    REASONS,
    SECOND,
    SERVES,
    SHIELD,
    SIGN,
    SPELL,
    THEFT,
    UNSEEN,
    BellumState,
)
from .tables import CHESTS, SIDES
from .view import View, see

UNKNOWN = int(_UNKNOWN)
# Weights are brought down to this: what rounding prefers is below one in a thousand million.
FINEST = 1 << 30
MOST_CHESTS = 1_000
"""No edition has more; only a memory that somebody made up."""


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


def prepare(game: Game, view: View, memory: Memory, seat: int) -> Dealt:
    """All positions that fit a view and a memory."""
    s = cast(BellumState, game.new(len(view.lords)))
    _lay(s, view)
    own = _own_goblins(s, view, seat)
    unseen = [card for card in range(int(s.tables.first_evil)) if s.creatures[card] == UNSEEN]
    hands = [0 if who == seat else lord.goblins for who, lord in enumerate(view.lords)]
    chose = [int(lord.chose and who != seat) for who, lord in enumerate(view.lords)]
    full = sum(1 for who, lord in enumerate(view.lords) if (own if who == seat else lord.goblins) == 2)
    s.seat = full if s.phase == DEAL else s.lord_at_hand()
    s.muster()
    counts = []
    for who, lord in enumerate(view.lords):
        if who == seat or s.phase == END:
            _put_chests(s, who, lord.values)
    for kind in range(len(CHESTS)):
        counts += [0 if who == seat or s.phase == END else lord.chests[kind] for who, lord in enumerate(view.lords)]
    dealt = Dealt(s, seat, unseen if any(hands) else [], hands, chose, counts)
    _add_ways(dealt, s, view, memory, seat)
    return dealt


def _add_ways(dealt: Dealt, s: BellumState, view: View, memory: Memory, seat: int) -> None:
    t, graph = s.tables, Graph()
    ends, last, steps = [0], [], []
    for kind in range(len(CHESTS)):
        thefts = [theft for theft in memory.thefts if theft.kind == kind]
        if any(max(theft.victim_had, theft.thief_had) > MOST_CHESTS for theft in thefts):
            raise ValueError("a castle with more chests than there can be")
        first, end = int(t.face_start[kind]), int(t.face_start[kind + 1])
        ways = Ways(seat, len(view.lords), first, [int(t.face_count[face]) for face in range(first, end)], thefts)
        last.append(graph.add(ways, view.lords[seat].values[first:end]) if thefts else -1)
        for theft in thefts:
            steps += [theft.victim, theft.thief, theft.victim_had, theft.thief_had, theft.face]
        ends.append(ends[-1] + len(thefts))
    dealt.add_ways(ends, last, steps, graph.first_edge, graph.edges)


def redeal(state: BellumState, seat: int, rng: Rng) -> BellumState:
    """All that the view hides is dealt anew, as if nobody remembered any theft."""
    return prepare(state.game, see(state, seat), Memory([]), seat).sample(rng)


def _lay(s: BellumState, view: View) -> None:
    """Everything that the view shows."""
    t = s.tables
    s.phase = PHASES.index(view.phase)
    s.captain, s.die, s.day = view.captain, view.die, view.round
    s.asked, s.cast, s.idle, s.brought = view.asked, view.cast, view.idle, view.brought
    s.victim, s.thieves, s.turned = view.victim, view.thieves, view.turned
    s.reason = REASONS.index(view.reason)
    card_of = {name: card for card, name in enumerate(t.creature_ids)}
    place_of = {name: place for place, name in enumerate(t.place_ids)}
    if view.hand:
        s.hand = card_of[view.hand]
        s.creatures[s.hand] = HELD
    for name in view.creatures:
        s.creatures[card_of[name]] = OPEN
    for names, where in ((view.places, OPEN), (view.looted, LOOTED)):
        for name in names:
            s.places[place_of[name]] = where
    for who, lord in enumerate(view.lords):
        at = who * int(LORD)
        s.lords[at + BOARD] = t.castle_ids.index(lord.castle) if lord.castle else -1
        fields = {FOOD: lord.food, SIGN: lord.sign, BARREL: lord.barrel, SHIELD: lord.shields, SPELL: lord.spells}
        for field, number in {**fields, MAGIC: lord.magic_shields, GONE: int(lord.gone)}.items():
            s.lords[at + field] = number
        for kind, number in enumerate(lord.owed):
            s.lords[at + OWED + kind] = number
        for side, names in enumerate((lord.left, lord.right)):
            for name in names:
                s.creatures[card_of[name]] = SERVES + who * 2 + side
    for field, number in zip((FOOD, SIGN, BARREL), view.supply, strict=True):
        s.lords[s.players * LORD + field] = number


def _own_goblins(s: BellumState, view: View, seat: int) -> int:
    """One's own goblins and choice; gives how many they are (3)."""
    own = sorted(s.tables.creature_ids.index(name) for name in view.goblins)
    for field, card in zip((FIRST, SECOND), own, strict=False):
        s.creatures[card] = HELD
        s.lords[seat * LORD + field] = card
    if view.choice:
        sides = [SIDES.index(side) for side in view.choice]
        s.lords[seat * LORD + CHOICE] = sides[0] * 2 + sides[1]
    return len(own)


def _put_chests(s: BellumState, who: int, values: list[int]) -> None:
    """Chests whose values are known, out of the stacks."""
    for face, number in enumerate(values):
        s.chests[who * s.tables.faces + face] += number
        s.chests[s.players * s.tables.faces + face] -= number
