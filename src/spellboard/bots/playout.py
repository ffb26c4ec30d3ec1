"""Random play inside the engine, without building views: for simulation, search and benchmarks."""

from typing import Final

from mypy_extensions import i64

from ..core.pause import pause
from ..core.rng import Rng
from ..core.state import CHANCE, State

BREATH: Final[i64] = 256
"""After so many steps Ctrl-C is heard."""


def playout(state: State, rng: Rng, most: i64 = 1_000_000) -> int:
    """Play a state to its end in place, uniformly over codes; gives the number of players' decisions.

    Stops after `most` decisions, so that a game that cannot end under random play does not run for ever.
    """
    decisions: i64 = 0
    steps: i64 = 0
    while decisions < most:
        steps += 1
        if steps % BREATH == 0:
            pause()
        seat: i64 = state.turn()
        if seat >= 0:
            state.step(rng.choice(state.codes(seat)), seat, None)
            decisions += 1
        elif seat == CHANCE:
            state.step(rng.draw(state.odds()), seat, None)
        else:
            break
    return decisions
