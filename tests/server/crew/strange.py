"""Bots that do what no bot should; workers are told to import this."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

import spellboard
from spellboard.bots import Bot, register
from spellboard.bots.thought import Thought
from spellboard.core.messages import Message, Text
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


class Dozing(Bot):
    """Sleeps for a moment."""

    def choose(self, seen: Observation) -> int:
        time.sleep(0.8)
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


class Placed(Bot):
    """Says from which folders it has the engine."""

    def answer(self, seen: Observation, now: Callable[[], float] | None = None, most: float | None = None) -> Thought:
        ours = [module for name, module in sys.modules.items() if name.split(".")[0] == "spellboard"]
        roots = {str(Path(str(module.__file__))).partition("/spellboard/")[0] for module in ours}
        assert str(Path(spellboard.__file__).parents[1]) in roots
        return Thought(seen.legal[0], reason=Message("placed", {"where": Text(" and ".join(sorted(roots)))}))


for name, maker in (("crashing", Crashing), ("vanishing", Vanishing), ("sleeping", Sleeping), ("dozing", Dozing),
                    ("brooding", Brooding), ("cheating", Cheating), ("chatting", Chatting), ("hungry", Hungry),
                    ("placed", Placed)):  # fmt: skip
    register(name, "embers", maker)
