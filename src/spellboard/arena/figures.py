"""Figures of a pairing: shares with their intervals, ratings, lengths and times."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from ..core.rng import Rng

CERTAIN = 1.959964
"""95 % of a normal distribution lie within so many deviations."""
STRICT = 2.575829
"""And 99 % within these: whoever looks at the figures again and again must ask for more before stopping."""
DRAWS = 2_000

Interval = tuple[float, float]


def wilson(share: float, games: int, width: float = CERTAIN) -> Interval:
    """Wilson's interval of a share of so many games, which are taken as independent of each other."""
    if not games:
        return 0.0, 1.0
    square = width * width / games
    middle = (share + square / 2) / (1 + square)
    half = width / (1 + square) * sqrt(share * (1 - share) / games + square / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def drawn_again(deals: Sequence[float]) -> Interval:
    """The 95 % interval of a mean by drawing whole deals again: what the games of one deal share stays together."""
    count = len(deals)
    if count < 2:
        return 0.0, 1.0
    rng = Rng(1)
    means = sorted(sum(deals[int(rng.below(count))] for _ in range(count)) / count for _ in range(DRAWS))
    return means[DRAWS // 40], means[DRAWS - 1 - DRAWS // 40]


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def quantile(values: Sequence[float], part: float) -> float:
    """The value below which a part of them lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0
