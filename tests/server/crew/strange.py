"""Bots that do what no bot should; workers are told to import this."""

from __future__ import annotations

import os
import time

from spellboard.bots import Bot, register
from spellboard.core.observation import Observation


class Crashing(Bot):
    def choose(self, seen: Observation) -> int:
        raise RuntimeError(f"I hold {seen.view}")


class Vanishing(Bot):
    def choose(self, seen: Observation) -> int:
        os._exit(3)


class Sleeping(Bot):
    def choose(self, seen: Observation) -> int:
        time.sleep(600)
        return seen.legal[0]


class Brooding(Bot):
    def choose(self, seen: Observation) -> int:
        while True:
            pass


class Cheating(Bot):
    def choose(self, seen: Observation) -> int:
        return next(code for code in range(10_000) if code not in seen.legal)


class Chatting(Bot):
    def choose(self, seen: Observation) -> int:
        print("\x00\x00\x00\x01x I am a bot")
        return seen.legal[0]


class Hungry(Bot):
    """Wants more memory than there is."""

    def choose(self, seen: Observation) -> int:
        return seen.legal[bytearray(8 * 1024**3)[0]]


for name, maker in (("crashing", Crashing), ("vanishing", Vanishing), ("sleeping", Sleeping), ("brooding", Brooding),
                    ("cheating", Cheating), ("chatting", Chatting), ("hungry", Hungry)):  # fmt: skip
    register(name, "embers", maker)
