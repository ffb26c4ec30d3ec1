"""The golden records of Bellum Magica: courses of play that are rare or end in a special way."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from spellboard import Record
from tests.conformance.checks import random_match

from .table import game


def course(players: int, seed: int) -> Record:
    """A whole game of random players; the seeds were sought by seek.py for what happens in them."""
    return random_match(game(), players, seed).record


RECORDS: dict[str, Callable[[], Record]] = {
    "value-beats-more-chests": partial(course, 2, 5),
    "shared-victory": partial(course, 2, 377),
    "empty-chest-stack": partial(course, 4, 42),
    "exhausted-creature-pile": partial(course, 2, 7),
    "exhausted-kingdom": partial(course, 4, 74),
    "stall": partial(course, 2, 753),
}
