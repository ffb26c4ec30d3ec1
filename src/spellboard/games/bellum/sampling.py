"""Whole positions that fit what a seat knows, dealt fast: for bots that draw thousands of them (26, 40).

What is known stands in one position, prepared once; the rest is dealt for each sample. Chests that the seat once saw
may have moved on through thefts: the ways in which they can have (`tracing.py`) are steps backward, each weighed.
"""

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.rng import Rng
from ...core.sampler import Sampler
from .memory import Memory
from .phases import DEAL, END, PHASES
from .seeing import see
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
    UNSEEN,
    BellumState,
)
from .tables import CHESTS, KINDS, SIDES
from .tracing import Graph, Ways
from .view import View

if TYPE_CHECKING:
    from ...core.game import Game

UNKNOWN: Final[i64] = -1
MOST_CHESTS: Final = 1_000
"""No edition has more; only a memory that somebody made up."""
# The castle of a chest that came to the seat itself: its value is known there.
HOME: Final[i64] = -1

# What the ways hold of each theft: robbed, robber, how many of the kind each had before, and the face if it is known.
STEP: Final[i64] = 5


class Dealt(Sampler):
    """The positions that fit an observation: the known part, the pools, and the ways of chests through thefts."""

    def __init__(
        self, known: BellumState, seat: int, goblins: list[int], hands: list[int], chose: list[int], counts: list[int]
    ) -> None:
        self.known = known
        self.seat: i64 = seat
        self.goblins: vec[i64] = vec[i64](goblins)
        """Those nobody has shown: in other hands, or in the box."""
        self.hands: vec[i64] = vec[i64](hands)
        """How many of them each other lord holds."""
        self.chose: vec[i64] = vec[i64](chose)
        self.counts: vec[i64] = vec[i64](counts)
        """How many chests each other lord has whose values are hidden, by kind and seat."""
        self.thefts: vec[i64] = vec[i64]()
        """STEP numbers each, kind by kind."""
        self.ends: vec[i64] = vec[i64]([0] * (KINDS + 1))
        """Where the thefts of each kind begin."""
        self.last: vec[i64] = vec[i64]([0] * KINDS)
        """For each kind the node from which all ways go backward, or -1 without thefts."""
        self.first_edge: vec[i64] = vec[i64]()
        self.to: vec[i64] = vec[i64]()
        self.moved: vec[i64] = vec[i64]()
        self.up_to: vec[i64] = vec[i64]()
        """Edges by node: the node before, the face that moved, and the weights summed up to here."""

    def add_ways(
        self, ends: list[int], last: list[int], thefts: list[int], first_edge: list[int], edges: list[list[int]]
    ) -> None:
        """The thefts and the ways through them, as `tracing.py` worked them out."""
        self.ends = vec[i64](ends)
        self.last = vec[i64](last)
        self.thefts = vec[i64](thefts)
        self.first_edge = vec[i64](first_edge)
        self.to = vec[i64](edges[0])
        self.moved = vec[i64](edges[1])
        self.up_to = vec[i64](edges[2])

    def sample(self, rng: Rng) -> BellumState:
        s = self.known.copy()
        if len(self.goblins) > 0:
            self.hand_out_goblins(s, rng)
        ledger = vec[i64]()
        kind: i64 = 0
        while kind < KINDS:
            if self.last[kind] < 0:
                self.deal(s, kind, rng)
            else:
                ledger = self.retrace(s, kind, ledger, rng)
            kind += 1
        s.thefts = ledger
        return s

    def hand_out_goblins(self, s: BellumState, rng: Rng) -> None:
        """The goblins of the others are any that are left, on any side (3, 4)."""
        pool = self.goblins[:]
        size: i64 = len(pool)
        who: i64 = 0
        while who < s.players:
            at: i64 = who * LORD
            held: i64 = 0
            while held < self.hands[who]:
                drawn: i64 = rng.below(size)
                card: i64 = pool[drawn]
                size -= 1
                pool[drawn] = pool[size]
                s.creatures[card] = HELD
                if held == 0:
                    s.lords[at + FIRST] = card
                elif card > s.lords[at + FIRST]:
                    s.lords[at + SECOND] = card
                else:
                    s.lords[at + SECOND] = s.lords[at + FIRST]
                    s.lords[at + FIRST] = card
                held += 1
            if self.chose[who] > 0:
                s.lords[at + CHOICE] = rng.below(4)
            who += 1

    def draw(self, s: BellumState, kind: i64, rng: Rng) -> i64:
        """Any chest of a kind out of the stack, as likely as any other; gives its face."""
        t = s.tables
        stack: i64 = s.players * t.faces
        point: i64 = rng.below(s.held(s.players, kind))
        face: i64 = t.face_start[kind]
        while point >= s.chests[stack + face]:
            point -= s.chests[stack + face]
            face += 1
        s.chests[stack + face] -= 1
        return face

    def deal(self, s: BellumState, kind: i64, rng: Rng) -> None:
        """A kind of which nothing was stolen: the hidden chests of the others are any that are left."""
        who: i64 = 0
        while who < s.players:
            number: i64 = self.counts[kind * s.players + who]
            while number > 0:
                face: i64 = self.draw(s, kind, rng)
                s.chests[who * s.tables.faces + face] += 1
                number -= 1
            who += 1

    def retrace(self, s: BellumState, kind: i64, ledger: vec[i64], rng: Rng) -> vec[i64]:
        """Play the thefts of a kind with real chests along one way; what was never seen is dealt. The ledger grows."""
        begin: i64 = self.ends[kind]
        number: i64 = self.ends[kind + 1] - begin
        way = self.way(kind, number, rng)
        face = vec[i64]()
        castle = vec[i64]()
        taken = vec[i64]([0] * number)
        step: i64 = 0
        while step < number:
            at: i64 = (begin + step) * STEP
            victim: i64 = self.thefts[at]
            thief: i64 = self.thefts[at + 1]
            chest: i64 = len(face)
            if victim == self.seat:
                face = append(face, way[step])
                castle = append(castle, HOME)
            else:
                new: i64 = self.thefts[at + 2] - count(castle, victim)
                while new > 0:
                    face = append(face, UNKNOWN)
                    castle = append(castle, victim)
                    new -= 1
                chest = pick(face, castle, victim, way[step], rng)
            if thief == self.seat:
                face[chest] = self.thefts[at + 4]
                castle[chest] = HOME
            else:
                # Counted before the chest arrives; one that comes from the seat itself is nobody's until then.
                castle[chest] = HOME
                new = self.thefts[at + 3] - count(castle, thief)
                while new > 0:
                    face = append(face, UNKNOWN)
                    castle = append(castle, thief)
                    new -= 1
                castle[chest] = thief
            taken[step] = chest
            step += 1
        self.settle(s, kind, face, castle, rng)
        step = 0
        while step < number:
            at = (begin + step) * STEP
            ledger = append(ledger, face[taken[step]])
            for part in range(4):
                ledger = append(ledger, self.thefts[at + part])
            step += 1
        return ledger

    def settle(self, s: BellumState, kind: i64, face: vec[i64], castle: vec[i64], rng: Rng) -> None:
        """Every chest of a kind lies where the thefts left it; those never seen get a value, and more are dealt."""
        faces: i64 = s.tables.faces
        stack: i64 = s.players * faces
        chest: i64 = 0
        number: i64 = len(face)
        while chest < number:
            if castle[chest] >= 0 and face[chest] >= 0:
                s.chests[stack + face[chest]] -= 1
                s.chests[castle[chest] * faces + face[chest]] += 1
            chest += 1
        chest = 0
        while chest < number:
            if castle[chest] >= 0 and face[chest] < 0:
                face[chest] = self.draw(s, kind, rng)
                s.chests[castle[chest] * faces + face[chest]] += 1
            chest += 1
        who: i64 = 0
        while who < s.players:
            more: i64 = self.counts[kind * s.players + who] - count(castle, who)
            while more > 0:
                drawn: i64 = self.draw(s, kind, rng)
                s.chests[who * faces + drawn] += 1
                more -= 1
            who += 1

    def way(self, kind: i64, number: i64, rng: Rng) -> vec[i64]:
        """For each theft of a kind the face that moved, UNKNOWN for a chest never seen before; as likely as it is."""
        found = vec[i64]([0] * number)
        node: i64 = self.last[kind]
        step: i64 = number
        while step >= 0:
            edge: i64 = self.first_edge[node]
            end: i64 = self.first_edge[node + 1]
            point: i64 = rng.below(self.up_to[end - 1])
            while point >= self.up_to[edge]:
                edge += 1
            if step < number:
                found[step] = self.moved[edge]
            node = self.to[edge]
            step -= 1
        return found


def count(castle: vec[i64], who: i64) -> i64:
    """How many chests are known to lie in a castle."""
    found: i64 = 0
    at: i64 = 0
    while at < len(castle):
        if castle[at] == who:
            found += 1
        at += 1
    return found


def pick(face: vec[i64], castle: vec[i64], who: i64, wanted: i64, rng: Rng) -> i64:
    """Any chest of a face in a castle."""
    among: i64 = 0
    at: i64 = 0
    while at < len(face):
        if castle[at] == who and face[at] == wanted:
            among += 1
        at += 1
    point: i64 = rng.below(among)
    at = 0
    while True:
        if castle[at] == who and face[at] == wanted:
            if point == 0:
                return at
            point -= 1
        at += 1


# --- preparing -------------------------------------------------------------------------------------------------------


def prepare(game: "Game", view: View, memory: Memory, seat: int) -> Dealt:
    """All positions that fit a view and a memory."""
    s = cast(BellumState, game.new(len(view.seats)))
    lay(s, view)
    own = own_goblins(s, view, seat)
    unseen = [card for card in range(int(s.tables.first_evil)) if s.creatures[card] == UNSEEN]
    hands = [0 if who == seat else lord.goblins for who, lord in enumerate(view.seats)]
    chose = [int(lord.chose and who != seat) for who, lord in enumerate(view.seats)]
    full = sum(1 for who, lord in enumerate(view.seats) if (own if who == seat else lord.goblins) == 2)
    s.seat = full if s.phase == DEAL else s.lord_at_hand()
    s.muster()
    counts = []
    for who, lord in enumerate(view.seats):
        if who == seat or s.phase == END:
            put_chests(s, who, lord.values)
    for kind in range(len(CHESTS)):
        counts += [0 if who == seat or s.phase == END else lord.chests[kind] for who, lord in enumerate(view.seats)]
    dealt = Dealt(s, seat, unseen if any(hands) else [], hands, chose, counts)
    add_ways(dealt, s, view, memory, seat)
    return dealt


def add_ways(dealt: Dealt, s: BellumState, view: View, memory: Memory, seat: int) -> None:
    t, graph = s.tables, Graph()
    ends, last, steps = [0], [], []
    for kind in range(len(CHESTS)):
        thefts = [theft for theft in memory.thefts if theft.kind == kind]
        if any(max(theft.victim_had, theft.thief_had) > MOST_CHESTS for theft in thefts):
            raise ValueError("a castle with more chests than there can be")
        first, end = int(t.face_start[kind]), int(t.face_start[kind + 1])
        ways = Ways(seat, len(view.seats), first, [int(t.face_count[face]) for face in range(first, end)], thefts)
        last.append(graph.add(ways, view.seats[seat].values[first:end]) if thefts else -1)
        for theft in thefts:
            steps += [theft.victim, theft.thief, theft.victim_had, theft.thief_had, theft.face]
        ends.append(ends[-1] + len(thefts))
    dealt.add_ways(ends, last, steps, graph.first_edge, graph.edges)


def redeal(state: BellumState, seat: int, rng: Rng) -> BellumState:
    """All that the view hides is dealt anew, as if nobody remembered any theft."""
    return prepare(state.game, see(state, seat), Memory([]), seat).sample(rng)


def lay(s: BellumState, view: View) -> None:
    """Everything that the view shows."""
    t = s.tables
    s.phase = PHASES.index(view.phase)
    s.captain, s.die, s.day = view.captain or 0, view.die or 0, view.round
    s.asked, s.cast, s.idle, s.brought = view.asked, view.cast, view.idle, view.brought
    s.victim = -1 if view.victim is None else view.victim
    s.thieves, s.turned = view.thieves, view.turned
    s.reason = 0 if view.outcome is None else REASONS.index(view.outcome.reason)
    card_of = {name: card for card, name in enumerate(t.creature_ids)}
    place_of = {name: place for place, name in enumerate(t.place_ids)}
    if view.hand:
        s.hand = card_of[view.hand]
        s.creatures[s.hand] = HELD
    for slot, card in enumerate(view.creatures):
        if card:
            s.slots[slot] = card_of[card]
            s.creatures[card_of[card]] = OPEN
    for slot, place in enumerate(view.places[t.lasting :]):
        if place:
            s.slots[len(view.creatures) + slot] = place_of[place]
            s.places[place_of[place]] = OPEN
    for name in view.looted:
        s.places[place_of[name]] = LOOTED
    for who, lord in enumerate(view.seats):
        at = who * int(LORD)
        s.lords[at + BOARD] = t.castle_ids.index(lord.castle) if lord.castle else -1
        fields = {FOOD: lord.food, SIGN: lord.sign, BARREL: lord.barrel, SHIELD: lord.shields, SPELL: lord.spells}
        for field, number in {**fields, MAGIC: lord.magic_shields, GONE: int(lord.resigned)}.items():
            s.lords[at + field] = number
        for kind, number in enumerate(lord.owed):
            s.lords[at + OWED + kind] = number
        for side, names in enumerate((lord.left, lord.right)):
            for name in names:
                s.creatures[card_of[name]] = SERVES + who * 2 + side
                s.slots = append(s.slots, card_of[name])
    for field, number in zip((FOOD, SIGN, BARREL), view.supply, strict=True):
        s.lords[s.players * LORD + field] = number


def own_goblins(s: BellumState, view: View, seat: int) -> int:
    """One's own goblins and choice; gives how many they are (3)."""
    own = sorted(s.tables.creature_ids.index(name) for name in view.goblins)
    for field, card in zip((FIRST, SECOND), own, strict=False):
        s.creatures[card] = HELD
        s.lords[seat * LORD + field] = card
    if view.choice:
        sides = [SIDES.index(side) for side in view.choice]
        s.lords[seat * LORD + CHOICE] = sides[0] * 2 + sides[1]
    return len(own)


def put_chests(s: BellumState, who: int, values: list[int]) -> None:
    """Chests whose values are known, out of the stacks."""
    for face, number in enumerate(values):
        s.chests[who * s.tables.faces + face] += number
        s.chests[s.players * s.tables.faces + face] -= number
