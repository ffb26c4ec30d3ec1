"""What a game may want measured besides playing and copying.

A game adds one entry here. `prepare(game, players, seed)` does what need not be timed and
returns the work: a function that does a little (about a millisecond) and says how much it did.
It is held against the reference's steps a second, like playing, and reported as `<name>_ratio`:

    def destinations(game, players, seed):
        positions = ...                                     # from random games
        def work():
            for state in positions:
                ...                                         # all destinations for all cards
            return Burst(len(positions))
        return work

    EXTRAS = {"magalon": (Extra("destinations", "calls/s", destinations),)}
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from spellboard import Rng
from spellboard.bots import playout
from spellboard.games.magalon.wizard import wizard_walks

from .slices import Burst, Work


@dataclass(frozen=True)
class Extra:
    """A benchmark that one game brings along."""

    name: str
    unit: str
    prepare: Callable[[Any, int, int], Work]


def destinations(game: Any, players: int, seed: int) -> Work:
    """All destinations of a wizard for all cards 0-10 at once, on positions of random games."""
    longest = max(game.tables.value)
    positions = []
    for number in range(16):
        state = game.new(players=players)
        playout(state, Rng(seed + number), 200 + 20 * number)
        positions.append(state)

    def work() -> Burst:
        for number, state in enumerate(positions):
            walks = wizard_walks(state, number % players, longest)
            for steps in range(longest + 1):
                walks.ends(steps)
        return Burst(len(positions))

    return work


EXTRAS: dict[str, tuple[Extra, ...]] = {
    "magalon": (Extra("destinations", "calls/s", destinations),),
}
"""The extras of each game, by the name under which it is loaded."""
