"""Positions that differ a little from ones that were reached, and all that is said against them, as a checksum."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from spellboard import Game, Rng
from spellboard.core.positions import rebuild
from tests.conformance.changes import sources

from .shown import digest

CHANGES = 5_000


def doubted(game: Game) -> str:
    """What is wrong with each of many changed positions, in the words of the game."""
    return digest(islice(_doubts(game, Rng(11)), CHANGES))


def _doubts(game: Game, rng: Rng) -> Iterator[list[str]]:
    for document in sources(game, rng):
        position = document["position"]
        opening = game.new(document["players"]).to_json()["position"]
        for _ in range(1 + rng.below(2)):
            _change(position, opening, rng)
        state = rebuild(game, document["players"], list(position.values()))
        try:
            yield state.problems()
        except (ArithmeticError, LookupError, TypeError, ValueError):
            yield ["this is nowhere"]


def _change(position: dict[str, Any], opening: dict[str, Any], rng: Rng) -> None:
    """One number is one more or one less, another one of its row, or as it is at the beginning."""
    names = sorted(name for name in position if position[name] != [])
    field = names[rng.below(len(names))]
    value, how = position[field], rng.below(5)
    if isinstance(value, int):
        position[field] = opening[field] if how == 0 else value + (1 if how % 2 else -1)
        return
    at, there = rng.below(len(value)), rng.below(len(value))
    if how == 0:
        value[at], value[there] = value[there], value[at]
    elif how == 1:
        value[at] = value[there]
    else:
        value[at] += 1 if how % 2 else -1
