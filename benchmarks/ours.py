"""Ours: a game played by the engine itself, driven from Python, and copied."""

from __future__ import annotations

import platform
import random
from collections.abc import Callable
from functools import partial

import spellboard
from spellboard import CHANCE, Game, Rng, State
from spellboard.bots import playout

from . import seams
from .extras import EXTRAS
from .slices import Absent, Burst, Measure, Subject, Work, copying

PLAYERS = 4
"""As many as the reference has, where the game is for so many."""

MIDDLES = 16
"""So many games are played to take the position in the middle of each, for copying."""

ENGINE = Measure("engine", "decisions/s", "play")
DRIVEN = Measure("driven", "decisions/s", "play")
COPY = Measure("copy", "copies/s", "copy")


def subject(name: str, players: int | None, seed: int) -> Subject:
    """One game of ours, with the options under which random play ends."""
    try:
        shape = spellboard.find(name)
        options = shape.random_play_options
        game = spellboard.load(name, options=options)
        seats = players or max(shape.fewest, min(PLAYERS, shape.most))
        state = game.new(players=seats)
    except spellboard.SpellboardError as problem:
        raise Absent(str(problem)) from problem
    numbers = iter(range(seed, seed + 10**9))
    measures: dict[Measure, Callable[[], Work]] = {
        ENGINE: lambda: engine(game, seats, numbers.__next__),
        DRIVEN: lambda: driven(game, seats, random.Random(seed)),
        COPY: lambda: copying(middles(game, seats, random.Random(seed)), "copy"),
        seams.SAMPLE: lambda: seams.sampling(seams.choices(game, seats, seed, MIDDLES), Rng(seed)),
        seams.BLOCKED: lambda: seams.reasoning(seams.choices(game, seats, seed)),
        seams.VIEW: lambda: seams.viewing(seams.choices(game, seats, seed, MIDDLES)),
        seams.MATCH: lambda: seams.remembering(game, seats, seed),
        seams.SIMULATION: lambda: seams.searching(seams.choices(game, seats, seed, MIDDLES), seed),
    }
    for extra in EXTRAS.get(name, ()):
        measures[Measure(extra.name, extra.unit, "play")] = partial(extra.prepare, game, seats, seed)
    facts = {
        "versions": {"spellboard": spellboard.__version__},
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "engine": "compiled" if spellboard.COMPILED else "pure",
        "rules": "pure" if hasattr(type(state).rule_apply, "__code__") else "compiled",
        "players": seats,
        "options": dict(options),
    }
    return Subject(facts, measures)


def engine(game: Game, players: int, seed: Callable[[], int]) -> Work:
    """Whole games inside the engine: Python is only told how many decisions there were."""

    def work() -> Burst:
        state = game.new(players=players)
        decisions = playout(state, Rng(seed()))
        if state.actor is not None:
            raise RuntimeError(f"{game.name} does not end under random play")
        return Burst(decisions, games=1)

    return work


def driven(game: Game, players: int, generator: random.Random) -> Work:
    """Whole games, every decision and every die brought about from interpreted Python."""

    def work() -> Burst:
        state = game.new(players=players)
        decisions = 0
        while (actor := state.actor) is not None:
            if actor == CHANCE:
                state.apply(drawn(state.chances(), generator))
            else:
                legal = state.legal()
                state.apply(legal[generator.randrange(len(legal))])
                decisions += 1
        return Burst(decisions, games=1)

    return work


def drawn(chances: list[tuple[int, int]], generator: random.Random) -> int:
    """One of the outcomes, as likely as its weight."""
    point = generator.randrange(sum(weight for _, weight in chances))
    for code, weight in chances:
        point -= weight
        if point < 0:
            return code
    raise AssertionError("the weights do not add up")


def middles(game: Game, players: int, generator: random.Random) -> list[State]:
    """Positions from the middle of random games, one of each."""
    found = []
    for _ in range(MIDDLES):
        state = game.new(players=players)
        line = [state.copy()]
        while state.actor is not None:
            chances = state.chances() or [(code, 1) for code in state.legal()]
            state.apply(drawn(chances, generator))
            line.append(state.copy())
        found.append(line[len(line) // 2])
    return found
