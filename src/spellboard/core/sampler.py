"""Whole positions that fit what one seat knows."""

from mypy_extensions import mypyc_attr

from .rng import Rng
from .state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Sampler:
    """All that can be prepared of an observation once, so that a position costs little: bots draw thousands."""

    def sample(self, rng: Rng) -> State:
        """A position that fits the observation, each equally likely."""
        raise NotImplementedError


class Known(Sampler):
    """Where nothing is hidden there is only one position that fits."""

    def __init__(self, state: State) -> None:
        self.state = state

    def sample(self, rng: Rng) -> State:
        return self.state.copy()
