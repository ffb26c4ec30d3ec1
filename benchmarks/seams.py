"""What pages, tables and bots ask of a game: samples, views, reasons, and what a finished match holds in memory.

These are not compared with a peer, who has nothing like them: they are told in microseconds a call and in kilobytes.
"""

from __future__ import annotations

import gc
import random
import time
import tracemalloc
from collections.abc import Callable, Sequence

from spellboard import CHANCE, Game, Match, Rng, State
from spellboard.bots.levels import guide_of
from spellboard.bots.search import Search

from .slices import Burst, Measure, Work

MICROS, KILOBYTES = "us", "kB"
SAMPLE = Measure("sample", MICROS, "play")
BLOCKED = Measure("blocked", MICROS, "play")
VIEW = Measure("view", MICROS, "play")
MATCH = Measure("match", KILOBYTES, "play")
SIMULATION = Measure("simulation", MICROS, "play")

SPREAD = 400
"""Among so many positions the 95th percentile is looked for."""
TREE = 200
"""After so many simulations a search begins anew."""


def sampling(choices: Sequence[State], rng: Rng) -> Work:
    """Whole positions that fit what the seat knows that must choose; the sampler is prepared before."""
    samplers = [state.observe(state.waiting[0]).sampler() for state in choices]

    def work() -> Burst:
        for sampler in samplers:
            sampler.sample(rng)
        return Burst(len(samplers))

    return work


def searching(choices: Sequence[State], seed: int) -> Work:
    """Simulations of the search with what the game tells it, at one choice after the other."""
    looking: list[Search] = []
    left = 0

    def work() -> Burst:
        nonlocal left
        if not left:
            left, looking[:] = TREE, [begun(state, seed) for state in choices]
        left -= 1
        for search in looking:
            search.simulate()
        return Burst(len(looking))

    return work


def begun(state: State, seed: int) -> Search:
    """The search of the seat that must choose, before its first simulation."""
    seat = state.waiting[0]
    return Search(state.observe(seat).sampler(), guide_of(state.game), seat, int(state.players), seed)


def viewing(choices: Sequence[State]) -> Work:
    """What the seat is shown that must choose."""
    pairs = [(state, state.waiting[0]) for state in choices]

    def work() -> Burst:
        for state, seat in pairs:
            state.view(seat)
        return Burst(len(pairs))

    return work


def reasoning(choices: Sequence[State], clock: Callable[[], float] = time.process_time) -> Work:
    """Which kinds of action are not offered and why, where it costs more than at 95 of 100 choices of random games."""
    state = percentile([(cost(lambda state=state: state.blocked(state.waiting[0]), clock), state) for state in choices])  # type: ignore[misc]
    seat = state.waiting[0]

    def work() -> Burst:
        state.blocked(seat)
        return Burst(1)

    return work


def cost(call: Callable[[], object], clock: Callable[[], float], tries: int = 3) -> float:
    """The least of a few tries."""
    found = []
    for _ in range(tries):
        begin = clock()
        call()
        found.append(clock() - begin)
    return min(found)


def percentile(costs: list[tuple[float, State]], share: float = 0.95) -> State:
    """The position that costs more than so large a share of them."""
    ordered = sorted(costs, key=lambda one: one[0])
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))][1]


def choices(game: Game, players: int, seed: int, most: int = SPREAD) -> list[State]:
    """Positions at which somebody must choose, spread over random games."""
    found: list[State] = []
    number = 0
    while len(found) < most:
        state, generator, line = game.new(players=players), random.Random(seed + number), []
        while state.actor is not None:
            if state.actor != CHANCE:
                line.append(state.copy())
            weights = state.chances() or [(code, 1) for code in state.legal()]
            state.apply(generator.choices([code for code, _ in weights], [weight for _, weight in weights])[0])
        found += line[:: max(1, len(line) // 25)]
        number += 1
    return found[:most]


def remembering(game: Game, players: int, seed: int) -> Work:
    """What one finished match of random play holds, the game itself apart, which all its matches share."""
    played(game, players, seed)
    numbers = iter(range(seed + 1, seed + 10**9))

    def work() -> Burst:
        gc.collect()
        tracemalloc.start()
        try:
            before, _ = tracemalloc.get_traced_memory()
            match = played(game, players, next(numbers))
            gc.collect()
            after, _ = tracemalloc.get_traced_memory()
            assert match.over
        finally:
            tracemalloc.stop()
        return Burst(after - before, games=1)

    return work


def played(game: Game, players: int, seed: int) -> Match:
    """A match of random play at its end."""
    match, rng = Match.begin(game, ["x"] * players, seed=seed), Rng(seed)
    while not match.over:
        seat = match.state.waiting[0]
        legal = match.state.legal(seat)
        match.apply(legal[rng.below(len(legal))], seat)
    return match
