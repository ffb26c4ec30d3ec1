"""Ways through a game for the checks: random play, one position after another."""

from __future__ import annotations

import typing
from collections.abc import Iterator
from typing import Any

import msgspec

from spellboard import CHANCE, Game, Rng, Sink, State


def load(kind: type[Game], **options: Any) -> Game:
    """The game as random play needs it."""
    return kind.load(options={**kind.random_play_options, **options})


def counts(game: Game | type[Game]) -> range:
    """The numbers of players it is for."""
    return range(game.fewest, game.most + 1)


def step(state: State, rng: Rng, sink: Sink | None = None) -> int:
    """One random action of the actor or the dealer; gives its code."""
    if state.actor == CHANCE:
        odds = state.chances()
        point = rng.below(sum(weight for _, weight in odds))
        for code, weight in odds:
            point -= weight
            if point < 0:
                break
    else:
        seats = state.waiting
        seat = seats[rng.below(len(seats))]
        legal = state.legal(seat)
        code = legal[rng.below(len(legal))]
        state.apply(code, seat, sink)
        return code
    state.apply(code, None, sink)
    return code


def positions(game: Game, players: int, seed: int, every: int = 1, most: int = 100_000) -> Iterator[State]:
    """The positions of one random game; each is the live one, copy it to keep it."""
    state, rng = game.new(players), Rng(seed)
    for number in range(most):
        if number % every == 0:
            yield state
        if state.actor is None:
            return
        step(state, rng)
    raise AssertionError(f"{game.name} did not end within {most} steps of random play")


def variants(kind: type[Game]) -> list[dict[str, Any]]:
    """Option by option, every value that can be listed (both of a bool, all of a choice), the others as they are."""
    found: list[dict[str, Any]] = [{}]
    for field in msgspec.structs.fields(kind.Options):
        values: tuple[Any, ...] = ()
        shape = field.type.__origin__ if hasattr(field.type, "__metadata__") else field.type
        if shape is bool:
            values = (False, True)
        elif typing.get_origin(shape) is typing.Literal:
            values = typing.get_args(shape)
        found += [{field.encode_name: value} for value in values if value != field.default]
    return found
