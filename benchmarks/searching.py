"""Simulations a second of the search, compiled against pure: the same game in two processes that take turns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median
from typing import Any, Protocol

from .slices import Slice

MEASURE = "simulation"
ROUNDS = 5


class Timed(Protocol):
    """A worker that can be timed."""

    def slice(self, measure: str, seconds: float) -> Slice: ...


def compared(compiled: Timed, pure: Timed, seconds: float) -> dict[str, float]:
    """Both by turns; the ratio is the median of the rounds' ratios."""
    fast, slow = [], []
    compiled.slice(MEASURE, 0.01)  # prepares it
    pure.slice(MEASURE, 0.01)
    for _ in range(ROUNDS):
        fast.append(compiled.slice(MEASURE, seconds).rate)
        slow.append(pure.slice(MEASURE, seconds).rate)
    ratios = [one / other for one, other in zip(fast, slow, strict=True)]
    return {"compiled": median(fast), "pure": median(slow), "ratio": median(ratios)}


def show(found: dict[str, dict[str, float]], short: Callable[[float], str]) -> Sequence[str]:
    """One line a game."""
    return [
        f"{name}: {short(one['compiled'])} simulations/s compiled, {short(one['pure'])} pure, {short(one['ratio'])} x"
        for name, one in found.items()
    ]


def documented(found: dict[str, dict[str, float]]) -> dict[str, Any]:
    """For a program, with the unit."""
    return {"unit": "simulations/s", "games": found}
