"""Positions to be looked at: moments of games that greedy bots play from a seed, the same ones every time."""

from __future__ import annotations

from functools import cache
from typing import Any

import spellboard
from spellboard import CHANCE, Rng
from spellboard.bots import bot
from spellboard.core.state import State

PLAYERS = {"magalon": 3, "amulett": 4, "bellum": 3}
SEEDS = {"magalon": 4, "amulett": 11, "bellum": 5}
MOMENTS = {"opening": 0.08, "middle": 0.55, "end": 1.0}
"""How much of the game is played; the end is the last choice before it is over."""
MOST = 4000


@cache
def game_of(name: str) -> tuple[State, ...]:
    """Every position of a game at which somebody chose."""
    game, rng = spellboard.load(name), Rng(SEEDS[name])
    state: Any = game.new(players=PLAYERS[name])
    minds = [bot("greedy", game, seat, Rng(seat)) for seat in range(PLAYERS[name])]
    found: list[State] = []
    for _ in range(MOST):
        actor = state.actor
        if actor is None:
            break
        if actor == CHANCE:
            chances = state.chances()
            state.apply(_drawn(chances, rng))
            continue
        found.append(state.copy())
        state.apply(minds[actor].choose(state.observe(actor)), actor)
    return tuple(found)


def moment(name: str, which: str) -> State:
    """A position of that game, at somebody's choice."""
    states = game_of(name)
    return states[min(len(states) - 1, int(MOMENTS[which] * len(states)))]


def _drawn(chances: Any, rng: Rng) -> int:
    at = rng.below(sum(weight for _, weight in chances))
    for code, weight in chances:
        if at < weight:
            return int(code)
        at -= weight
    raise AssertionError("weights that do not add up")
