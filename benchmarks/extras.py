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

from .slices import Work


@dataclass(frozen=True)
class Extra:
    """A benchmark that one game brings along."""

    name: str
    unit: str
    prepare: Callable[[Any, int, int], Work]


EXTRAS: dict[str, tuple[Extra, ...]] = {}
"""The extras of each game, by the name under which it is loaded."""
