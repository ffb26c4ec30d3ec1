"""Ours: a game played by the engine itself, driven from Python, and copied."""

from __future__ import annotations

import platform
import random
import sys
from collections.abc import Callable
from typing import Any

import spellboard
from spellboard.bots import playout

from .extras import EXTRAS
from .slices import Absent, Burst, Measure, Subject, Work, copying

PLAYERS = {"tests.example:GAME": 3}
"""Everything else is played by four, like the reference."""

MIDDLES = 16
"""So many games are played to take the position in the middle of each, for copying."""

ENGINE = Measure("engine", "decisions/s", "play")
DRIVEN = Measure("driven", "decisions/s", "play")
COPY = Measure("copy", "copies/s", "copy")


def subject(name: str, players: int | None, seed: int) -> Subject:
    """One game of ours, with the options under which random play ends."""
    try:
        plain = spellboard.load(name)
        options = plain.random_play_options
        game: Any = spellboard.load(name, options=options)
        seats = players or PLAYERS.get(name, 4)
        state: Any = game.new(players=seats)
    except spellboard.SpellboardError as problem:
        raise Absent(f"{name}: {problem}") from problem
    numbers = iter(range(seed, seed + 10**9))
    measures: dict[Measure, Callable[[], Work]] = {
        ENGINE: lambda: engine(game, seats, numbers.__next__),
        DRIVEN: lambda: driven(game, seats, random.Random(seed)),
        COPY: lambda: copying(middles(game, seats, random.Random(seed)), "copy"),
    }
    for extra in EXTRAS.get(name, ()):
        measures[Measure(extra.name, extra.unit, "play")] = lambda extra=extra: extra.prepare(game, seats, seed)  # type: ignore[misc]
    facts = {
        "versions": {"spellboard": spellboard.__version__},
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "engine": compiled(spellboard.State.__module__),
        "rules": compiled(type(state).__module__),
        "players": seats,
        "options": dict(options),
    }
    return Subject(facts, measures)


def compiled(module: str) -> str:
    """`compiled` or `pure`: a compiled module was not loaded from a .py file."""
    return "pure" if str(sys.modules[module].__file__).endswith(".py") else "compiled"


def engine(game: Any, players: int, seed: Callable[[], int]) -> Work:
    """Whole games inside the engine: Python is only told how many decisions there were."""

    def work() -> Burst:
        decisions = playout(game.new(players=players), spellboard.Rng(seed()))
        return Burst(int(decisions), games=1)

    return work


def driven(game: Any, players: int, generator: random.Random) -> Work:
    """Whole games, every decision and every die brought about from interpreted Python."""

    def work() -> Burst:
        state = game.new(players=players)
        decisions = 0
        while True:
            step = advance(state, generator)
            if step < 0:
                return Burst(decisions, games=1)
            decisions += step

    return work


def advance(state: Any, generator: random.Random) -> int:
    """One random action; 1 if it was a player's, 0 if it was chance, -1 if the game is over."""
    actor = state.actor
    if actor is None:
        return -1
    if actor == spellboard.CHANCE:
        state.apply(drawn(state.chances(), generator))
        return 0
    legal = state.legal()
    state.apply(legal[generator.randrange(len(legal))])
    return 1


def drawn(chances: list[tuple[int, int]], generator: random.Random) -> int:
    """One of the outcomes, as likely as its weight."""
    point = generator.randrange(sum(weight for _, weight in chances))
    for code, weight in chances:
        point -= weight
        if point < 0:
            return code
    raise AssertionError("the weights do not add up")


def middles(game: Any, players: int, generator: random.Random) -> list[Any]:
    """Positions from the middle of random games, one of each."""
    found = []
    for _ in range(MIDDLES):
        state = game.new(players=players)
        line = [state.copy()]
        while advance(state, generator) >= 0:
            line.append(state.copy())
        found.append(line[len(line) // 2])
    return found
