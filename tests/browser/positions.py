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
MOMENTS = {"opening": 0.08, "middle": 0.42, "end": 1.0}
"""How much of the game is played; the end is the last choice before it is over."""
WORTH_SEEING = {"magalon": {"wizard", "shift", "end turn"}, "amulett": {"bid"}, "bellum": {"attack"}}
"""What somebody may do in the middle of each game, where there is much to be looked at."""
MOST = 4000


@cache
def game_of(name: str) -> tuple[tuple[State, int], ...]:
    """Every position of a game at which somebody chose, and what."""
    game, rng = spellboard.load(name), Rng(SEEDS[name])
    state: Any = game.new(players=PLAYERS[name])
    minds = [bot("greedy", game, seat, Rng(seat)) for seat in range(PLAYERS[name])]
    found: list[tuple[State, int]] = []
    for _ in range(MOST):
        actor = state.actor
        if actor is None:
            break
        if actor == CHANCE:
            chances = state.chances()
            state.apply(_drawn(chances, rng))
            continue
        chosen = minds[actor].choose(state.observe(actor))
        found.append((state.copy(), chosen))
        state.apply(chosen, actor)
    return tuple(found)


def moment(name: str, which: str) -> State:
    """A position of that game, at somebody's choice."""
    states = [state for state, _ in game_of(name)]
    at = min(len(states) - 1, int(MOMENTS[which] * len(states)))
    if which == "middle":
        return next(state for state in states[at:] if _kinds(state) >= WORTH_SEEING[name])
    return states[at]


def _kinds(state: State) -> set[str]:
    codes = state.game.codes
    return {codes.kind(code) for code in state.legal(state.waiting[0])}


def last_action(name: str) -> str:
    """What ended that game, in notation."""
    state, code = game_of(name)[-1]
    return state.game.name_of(code)


def _drawn(chances: Any, rng: Rng) -> int:
    at = rng.below(sum(weight for _, weight in chances))
    for code, weight in chances:
        if at < weight:
            return int(code)
        at -= weight
    raise AssertionError("weights that do not add up")
