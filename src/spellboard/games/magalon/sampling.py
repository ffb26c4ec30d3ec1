"""Positions that fit what a seat knows: only the one on the table."""

from typing import TYPE_CHECKING

from ...core.sampler import Known
from .state import MagalonState

if TYPE_CHECKING:
    from ...core.rng import Rng


def sampler(s: MagalonState, position: dict[str, int | list[int]]) -> Known:
    """The position that memory holds, set up on a fresh table."""
    for field in s.FIELDS:
        value = position[field]
        s.fill(field, value if isinstance(value, list) else [value])
    return Known(s)


def redeal(s: MagalonState, rng: "Rng") -> MagalonState:
    """Nothing is hidden, so there is nothing to deal anew."""
    return s.copy()
