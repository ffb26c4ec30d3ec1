"""The peers, each played at random through its public Python interface.

They are imported by name and stay untyped: none of them is a dependency of the product.
"""

from __future__ import annotations

import os
import platform
import random
from collections.abc import Callable
from importlib import import_module, metadata
from typing import Any

from .slices import Absent, Burst, Measure, Subject, Work, copying

PEERS = (
    "catanatron",
    "pettingzoo connect_four",
    "rlcard uno",
    "open_spiel backgammon",
    "open_spiel connect_four",
)
"""Library and game. The first is the reference: every ratio is relative to it; the others are there for scale."""

MIDDLES = 16
"""So many games are played to take the position in the middle of each, for copying."""

PLAY = Measure("play", "steps/s", "play")
COPY = Measure("copy", "copies/s", "copy")


def subject(library: str, game: str, seed: int) -> Subject:
    """The peer, ready to be measured; `Absent` if it is not installed."""
    try:
        version = metadata.version(library)
        if library == "catanatron":
            measures = catanatron(seed)
        elif library == "pettingzoo":
            measures = pettingzoo(seed)
        elif library == "rlcard":
            measures = rlcard(seed)
        else:
            measures = open_spiel(game, seed)
    except metadata.PackageNotFoundError as problem:
        raise Absent(f"{library} is not installed") from problem
    except ImportError as problem:
        raise Absent(f"{library} cannot be imported ({problem})") from problem
    facts = {
        "versions": {library: version},
        "python": f"{platform.python_implementation()} {platform.python_version()}",
    }
    return Subject(facts, measures)


def catanatron(seed: int) -> dict[Measure, Callable[[], Work]]:
    """The reference, four random players. A step is `play_tick`: one player's action, its dice included."""
    library = import_module("catanatron")
    limit: int = import_module("catanatron.game").TURNS_LIMIT
    colors = list(library.Color)
    players = [library.RandomPlayer(color) for color in colors]
    numbers = iter(range(seed, seed + 10**9))

    def begin() -> Any:
        return library.Game(players, seed=next(numbers))

    def play() -> Burst:
        game = begin()
        steps = 0
        # the loop of Game.play(), without the two copies that it makes for its observers
        while game.winning_color() is None and game.state.num_turns < limit:
            game.play_tick()
            steps += 1
        return Burst(steps, games=1)

    def middle() -> Any:
        game = begin()
        line = []
        while game.winning_color() is None and game.state.num_turns < limit:
            line.append(game.copy())
            game.play_tick()
        return line[len(line) // 2]

    return {PLAY: lambda: play, COPY: lambda: copying([middle() for _ in range(MIDDLES)], "copy")}


def pettingzoo(seed: int) -> dict[Measure, Callable[[], Work]]:
    """The loop of PettingZoo's documentation: `agent_iter`, `last`, a sample under the mask, `step`."""
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    env: Any = import_module("pettingzoo.classic.connect_four_v3").env()
    env.reset(seed=seed)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + number)

    def play() -> Burst:
        env.reset()
        steps = 0
        for agent in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"]))
                steps += 1
        return Burst(steps, games=1)

    return {PLAY: lambda: play}


def rlcard(seed: int) -> dict[Measure, Callable[[], Work]]:
    """`reset`, then `step` with one of the legal actions until the game is over; two players."""
    env: Any = import_module("rlcard").make("uno", config={"seed": seed})
    pick = random.Random(seed).randrange

    def play() -> Burst:
        observation, _ = env.reset()
        steps = 0
        while not env.is_over():
            legal = list(observation["legal_actions"])
            observation, _ = env.step(legal[pick(len(legal))])
            steps += 1
        return Burst(steps, games=1)

    return {PLAY: lambda: play}


def open_spiel(name: str, seed: int) -> dict[Measure, Callable[[], Work]]:
    """Rules in C++, driven one decision at a time from Python, chance drawn by its probabilities."""
    game: Any = import_module("pyspiel").load_game(name)
    generator = random.Random(seed)
    pick, weigh = generator.randrange, generator.choices

    def advance(state: Any) -> int:
        """One action; 1 if it was a player's, 0 if it was chance."""
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(weigh(outcomes, weights)[0])
            return 0
        legal = state.legal_actions()
        state.apply_action(legal[pick(len(legal))])
        return 1

    def play() -> Burst:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            steps += advance(state)
        return Burst(steps, games=1)

    def middle() -> Any:
        state = game.new_initial_state()
        line = []
        while not state.is_terminal():
            line.append(state.clone())
            advance(state)
        return line[len(line) // 2]

    return {PLAY: lambda: play, COPY: lambda: copying([middle() for _ in range(MIDDLES)], "clone")}
