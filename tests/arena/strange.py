"""Bots with a flaw each, and one that always plays its first choice."""

from __future__ import annotations

from spellboard import Observation
from spellboard.bots import Bot


class Crasher(Bot):
    def choose(self, seen: Observation) -> int:
        raise ValueError("out of ideas")


class Cheat(Bot):
    """Plays what is not legal."""

    def choose(self, seen: Observation) -> int:
        return next(code for code in range(len(self.game.codes)) if code not in seen.legal)


class Dreamer(Bot):
    """Plays what is no action at all."""

    def choose(self, seen: Observation) -> int:
        return 10**9


class First(Bot):
    def choose(self, seen: Observation) -> int:
        return seen.legal[0]


BOTS = {"crasher": Crasher, "cheat": Cheat, "dreamer": Dreamer, "first": First}
