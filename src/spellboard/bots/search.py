"""Information-set search: many positions that could be the real one, one table of what each seat knows.

Every simulation draws a position that fits the observation and plays it down. At each choice a seat looks up what it
knows (its own history since the root: what it saw, not what was hidden from it) and picks by value, weight and how
often a move was there to be picked. A first visit ends the descent: the guide plays on and says how everybody stands.
Each seat wants the most for itself. Only whole numbers and square roots are used: the same nodes and the same seed give
the same answer on every machine, pure and compiled.
"""

from collections.abc import Callable
from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..core.pause import pause
from ..core.rng import Rng
from ..core.sampler import Sampler
from ..core.state import CHANCE, State
from .guide import Guide, Plans, mixed
from .table import Table, longer

DEEPEST: Final[i64] = 256
"""So many moves of one simulation are learned from."""
BREATH: Final[i64] = 32
"""After so many simulations Ctrl-C is heard, and a lead that cannot be caught ends the search."""
FINE: Final[i64] = 64
"""Values are compared in 1/640,000 of a win."""
SURE: Final[i64] = 256
"""After so many simulations a choice is clear if nine in ten went to it."""
TRUSTED: Final[i64] = 8
"""A line goes on only where so many simulations went."""
LONGEST: Final = 24
JITTER: Final[i64] = 256
STRIDE: Final[i64] = 3
NONE: Final[i64] = -1


class Search:
    """One decision of one seat. What it finds stands in `chosen`, `shares`, `expected` and `line`."""

    def __init__(self, sampler: Sampler, guide: Guide, seat: int, players: int, seed: int) -> None:
        self.sampler = sampler
        self.guide = guide
        self.seat: i64 = seat
        self.players: i64 = players
        self.seed = seed
        self.rng = Rng(seed)
        self.done: i64 = 0
        """Simulations so far."""
        self.nodes = Table()
        self.visits = vec[i64]([0] * 512)
        self.totals = vec[i64]([0] * 512)
        self.kept: list[Plans | None] = []
        self.edges = Table()
        self.tried = vec[i64]([0] * 512)
        self.there = vec[i64]([0] * 512)
        """How often a move could have been picked."""
        self.earned = vec[i64]([0] * 512)
        self.roots: dict[int, int] = {}
        """The root's moves: edge to its number in the next two."""
        self.chains: list[list[int]] = []
        self.weights: list[int] = []
        self.sums: list[list[int]] = []
        self.known = vec[i64]([0] * players)
        """What each seat has seen since the root, as one number."""
        self.secret: list[tuple[int, int]] = []
        """Seats and codes that were chosen at once and are not turned up yet."""
        self.path = vec[i64]([0] * int(DEEPEST * STRIDE))
        """Node, edge (or none) and seat of each choice on the way down."""
        self.depth: i64 = 0
        self.out = vec[i64]([0] * players)
        self.scratch = Plans()
        self.edge_of = vec[i64]([0] * 64)
        self.new_node(self.key_of(self.seat))

    # --- what was found ----------------------------------------------------------------------------------------------

    def chosen(self) -> list[int]:
        """The codes of the best move: tried most, then worth most, then weighed most, then the first."""
        return self.chains[self.leader()]

    def leader(self) -> int:
        best = -1
        score = (-1, -1, -1)
        for edge, number in self.roots.items():
            tried, earned = int(self.tried[edge]), int(self.earned[edge])
            rank = (tried, earned // tried if tried else 0, self.weights[number])
            if rank > score:
                best, score = number, rank
        return best

    def shares(self) -> dict[int, int]:
        """How often each first code was tried, where it was."""
        found: dict[int, int] = {}
        for edge, number in self.roots.items():
            code = self.chains[number][0]
            found[code] = found.get(code, 0) + int(self.tried[edge])
        return found

    def expected(self) -> list[int]:
        """What each seat can expect after the best move, in 1/10,000 of a win."""
        number = self.leader()
        for edge, other in self.roots.items():
            if other == number and self.tried[edge]:
                return [total // int(self.tried[edge]) for total in self.sums[number]]
        return []

    def line(self) -> list[int]:
        """The best move, and what is expected to follow it until the dealer acts or too little is known."""
        found = list(self.chosen())
        state = self.sampler.sample(Rng(self.seed))
        self.begin()
        if self.secretly(state):
            return found
        for code in found:
            self.play(state, code, self.seat, False)
        while len(found) < LONGEST:
            seat: i64 = state.turn()
            if seat < 0 or self.secretly(state):
                break
            node = self.nodes.find(self.known[seat])
            if node < 0 or self.visits[node] < TRUSTED:
                break
            plans = self.listed(state, seat, node)
            usual: i64 = -1
            most: i64 = 0
            for at in range(plans.count()):
                edge = self.edges.find(mixed(self.nodes.keys[node], plans.keys[at] + 1))
                if edge >= 0 and self.tried[edge] > most:
                    most = self.tried[edge]
                    usual = at
            if usual < 0:
                break
            for code in plans.listed(usual):
                self.play(state, code, seat, False)
                found.append(code)
        return found

    def clear(self, left: i64) -> bool:
        """Whether no move can overtake the first with so many simulations to come, or none has come near it so far, or
        all begin alike: then there is nothing to choose yet."""
        if self.alike():
            return True
        first: i64 = 0
        second: i64 = 0
        for edge in self.roots:
            tried = self.tried[edge]
            if tried > first:
                second = first
                first = tried
            elif tried > second:
                second = tried
        return first - second > left or (self.done >= SURE and first * 10 >= self.done * 9)

    def alike(self) -> bool:
        """Whether all moves that came into question begin with the same code."""
        code = self.chains[0][0]
        return all(chain[0] == code for chain in self.chains)

    # --- thinking ----------------------------------------------------------------------------------------------------

    def run(self, most: int, over: Callable[[], bool] | None) -> None:
        """Simulate until the nodes or the time are used up, or the choice is clear; at least once."""
        limit: i64 = most
        while self.done < limit or self.done == 0:
            self.simulate()
            self.done += 1
            if len(self.roots) == 1:
                break
            if self.done % BREATH == 0:
                pause()
                if self.clear(limit - self.done):
                    break
            if over is not None and over():
                break

    def simulate(self) -> None:
        """Draw a position, go down through what is known, ask the guide, and learn."""
        state = self.sampler.sample(self.rng)
        self.begin()
        first = self.descend(state)
        if state.turn() >= 0:
            self.guide.rollout(state, self.rng)
        self.guide.result(state, self.out)
        self.learn(first)

    def begin(self) -> None:
        seat: i64 = 0
        while seat < self.players:
            self.known[seat] = self.key_of(seat)
            seat += 1
        self.secret = []
        self.depth = 0

    def key_of(self, seat: i64) -> i64:
        """What a seat knows at the root: the same for all of them, and each its own."""
        return mixed(seat + 1, 77)

    def descend(self, state: State) -> i64:
        """Play a position down to a choice that nobody has met; gives the root's edge."""
        self.rethink(state)
        first = self.pick(state, self.seat, 0, self.secretly(state))
        self.chance(state)
        while self.depth < DEEPEST:
            seat: i64 = state.turn()
            if seat < 0:
                break
            node = self.nodes.find(self.known[seat])
            if node < 0:
                self.mark(self.new_node(self.known[seat]), NONE, seat)
                break
            self.pick(state, seat, node, self.secretly(state))
            self.chance(state)
        return first

    def rethink(self, state: State) -> None:
        """Where several choose at once in secret, those who have chosen choose anew, by what they have learned."""
        waiting = state.waiting
        other: i64 = 0
        while other < self.players:
            if other != self.seat and int(other) not in waiting and len(state.offer(other)):
                node = self.nodes.find(self.known[other])
                if node < 0:
                    node = self.new_node(self.known[other])
                self.pick(state, other, node, True)
            other += 1

    def secretly(self, state: State) -> bool:
        """Whether the next choice is one of several that are made at once and shown together."""
        return len(self.secret) > 0 or len(state.waiting) > 1

    def pick(self, state: State, seat: i64, node: i64, secret: bool) -> i64:
        """One move of one seat: choose it, play it, and tell whoever sees it."""
        plans = self.listed(state, seat, node)
        at = self.best(plans, node, secret)
        edge = self.edge_of[at]
        self.mark(node, edge, seat)
        code: i64 = plans.start(at)
        while code < plans.ends[at]:
            self.play(state, plans.codes[code], seat, secret)
            code += 1
        return edge

    def play(self, state: State, code: i64, seat: i64, secret: bool) -> None:
        """Play a code; what is chosen at once nobody else knows before it is turned up, then everybody does."""
        if not secret:
            self.tell(word(code, seat), word(-1, seat), self.guide.seers(state, code, seat))
            state.step(code, seat, None)
            return
        last = state.waiting == [int(seat)]
        self.secret.append((int(seat), int(code)))
        self.known[seat] = mixed(self.known[seat], word(code, seat))
        state.step(code, seat, None)
        if last and self.guide.shown(state):
            self.show()

    def show(self) -> None:
        """All that was chosen at once is turned up."""
        for seat, code in sorted(self.secret):
            self.tell(word(code, seat), 0, -1)
        self.secret = []

    def tell(self, whole: i64, hidden: i64, seers: i64) -> None:
        """Every seat knows more: what happened, or that something did."""
        seat: i64 = 0
        while seat < self.players:
            self.known[seat] = mixed(self.known[seat], whole if seers >> seat & 1 else hidden)
            seat += 1

    def chance(self, state: State) -> None:
        """The dealer acts until somebody chooses."""
        while state.turn() == CHANCE:
            odds = state.odds()
            code = self.rng.draw(odds)
            seers: i64 = 0
            if len(odds) <= 2 * self.guide.faces:
                seers = self.guide.seers(state, code, CHANCE)
            self.tell(word(code, CHANCE), word(-1, CHANCE), seers)
            state.step(code, CHANCE, None)

    # --- choosing ----------------------------------------------------------------------------------------------------

    def listed(self, state: State, seat: i64, node: i64) -> Plans:
        """The moves that a seat has."""
        kept = self.kept[node]
        if kept is not None:
            return kept
        plans = Plans() if self.guide.settled else self.scratch
        plans.clear()
        self.guide.plans(state, seat, plans)
        if self.guide.settled:
            self.kept[node] = plans
        return plans

    def best(self, plans: Plans, node: i64, secret: bool) -> i64:
        """The move with the highest value and promise; moves of little weight come in as visits grow."""
        count: i64 = plans.count()
        if count == 0:
            raise ValueError("the guide knows no move")
        if i64(len(self.edge_of)) < count:
            self.edge_of = longer(self.edge_of, 2 * count)
        edge_of = self.edge_of
        visits: i64 = self.visits[node]
        wanted: i64 = self.guide.width + i64(sqrt(float(visits + 1)))
        found: i64 = 0
        total: i64 = 0
        at: i64 = 0
        while at < count:
            total += plans.weights[at]
            edge_of[at] = self.edges.find(mixed(self.nodes.keys[node], plans.keys[at] + 1))
            if edge_of[at] >= 0:
                found += 1
            at += 1
        # Where weights are equal, another place to begin in every node: no code is favoured by its number.
        turned: i64 = self.nodes.keys[node] % count
        while found < wanted and found < count:
            heaviest: i64 = -1
            step: i64 = 0
            while step < count:
                at = (turned + step) % count
                if edge_of[at] < 0 and (heaviest < 0 or plans.weights[at] > plans.weights[heaviest]):
                    heaviest = at
                step += 1
            edge_of[heaviest] = self.new_edge(mixed(self.nodes.keys[node], plans.keys[heaviest] + 1))
            if node == 0:
                self.roots[int(edge_of[heaviest])] = len(self.chains)
                self.chains.append(plans.listed(heaviest))
                self.weights.append(int(plans.weights[heaviest]))
                self.sums.append([0] * int(self.players))
            found += 1
        mean: i64 = self.totals[node] * FINE // visits if visits > 0 else 0
        chosen: i64 = -1
        highest: i64 = 0
        step = 0
        while step < count:
            at = (turned + step) % count
            edge: i64 = edge_of[at]
            if edge >= 0:
                self.there[edge] += 1
                tried: i64 = self.tried[edge]
                value: i64 = self.earned[edge] * FINE // tried if tried > 0 else mean
                share: i64 = plans.weights[at] * 4096 // total + 1
                root_of: i64 = i64(sqrt(float(self.there[edge]) * 65536.0))
                promise: i64 = self.guide.explore * share * root_of // ((tried + 1) * 16384)
                if secret:
                    # Who choose at once must not fall into step: by rule alone each would foresee the other's choice.
                    promise = promise * self.rng.below(JITTER) // (JITTER // 2)
                score: i64 = value + promise
                if chosen < 0 or score > highest:
                    highest = score
                    chosen = at
            step += 1
        return chosen

    def new_node(self, key: i64) -> i64:
        node = self.nodes.add(key)
        if node >= i64(len(self.visits)):
            self.visits = longer(self.visits, 4 * node)
            self.totals = longer(self.totals, 4 * node)
        self.kept.append(None)
        return node

    def new_edge(self, key: i64) -> i64:
        edge = self.edges.add(key)
        if edge >= i64(len(self.tried)):
            self.tried = longer(self.tried, 4 * edge)
            self.there = longer(self.there, 4 * edge)
            self.earned = longer(self.earned, 4 * edge)
        return edge

    # --- learning ----------------------------------------------------------------------------------------------------

    def mark(self, node: i64, edge: i64, seat: i64) -> None:
        """This simulation came by here."""
        if self.depth < DEEPEST:
            at = self.depth * STRIDE
            self.path[at] = node
            self.path[at + 1] = edge
            self.path[at + 2] = seat
            self.depth += 1

    def learn(self, first: i64) -> None:
        """What came of it goes to every choice on the way, each to the seat that made it."""
        at: i64 = 0
        while at < self.depth * STRIDE:
            earned: i64 = self.out[self.path[at + 2]]
            self.visits[self.path[at]] += 1
            self.totals[self.path[at]] += earned
            edge: i64 = self.path[at + 1]
            if edge >= 0:
                self.tried[edge] += 1
                self.earned[edge] += earned
            at += STRIDE
        sums = self.sums[self.roots[int(first)]]
        for seat in range(self.players):
            sums[seat] += int(self.out[seat])


def word(code: i64, seat: i64) -> i64:
    """What somebody did, as a number above 0; without the code, that they did something."""
    return (code + 2) * 16 + seat + 2
