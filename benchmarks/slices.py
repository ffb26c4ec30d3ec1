"""What is measured: bursts of work, counted, and timed in CPU seconds.

Only the standard library is imported here, because the workers of the peers run this
file in an environment that has nothing of ours.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Burst:
    """A small piece of work that was done: so many decisions (or copies), in so many whole games."""

    count: int
    games: int = 0


@dataclass(frozen=True)
class Measure:
    """One thing a worker can be timed at, and the measure of the reference it is held against."""

    name: str
    unit: str
    against: str

    def to_json(self) -> dict[str, str]:
        return {"name": self.name, "unit": self.unit, "against": self.against}

    @classmethod
    def from_json(cls, document: dict[str, Any]) -> Measure:
        return cls(str(document["name"]), str(document["unit"]), str(document["against"]))


@dataclass(frozen=True)
class Slice:
    """What one worker got done in one turn of its own, and the CPU seconds it took."""

    count: int
    games: int
    cpu: float

    @property
    def rate(self) -> float:
        return self.count / self.cpu

    @property
    def games_rate(self) -> float:
        return self.games / self.cpu

    def __add__(self, other: Slice) -> Slice:
        return Slice(self.count + other.count, self.games + other.games, self.cpu + other.cpu)

    def to_json(self) -> dict[str, float]:
        return {"count": self.count, "games": self.games, "cpu": self.cpu}

    @classmethod
    def from_json(cls, document: dict[str, Any]) -> Slice:
        return cls(int(document["count"]), int(document["games"]), float(document["cpu"]))


class Absent(Exception):
    """The library to be measured is not installed, or does not know this game."""


Work = Callable[[], Burst]


@dataclass(frozen=True)
class Subject:
    """A game in some library: facts about it, and for each measure how to prepare the work."""

    facts: dict[str, Any]
    measures: dict[Measure, Callable[[], Work]]


def timed(work: Work, seconds: float, clock: Callable[[], float] = time.process_time) -> Slice:
    """Repeat the work until the CPU seconds are used up; the burst that is under way is finished and counted."""
    count = games = 0
    begin = now = clock()
    while True:
        burst = work()
        count += burst.count
        games += burst.games
        now = clock()
        if now - begin >= seconds and now > begin:
            return Slice(count, games, now - begin)


def copying(positions: list[Any], method: str) -> Work:
    """Copy each of the positions in turn; the copies are thrown away at once."""
    copies = [getattr(position, method) for position in positions]

    def work() -> Burst:
        for copy in copies:
            copy()
        return Burst(len(copies))

    return work
