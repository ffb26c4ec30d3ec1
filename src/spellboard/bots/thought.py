"""What a bot is asked and what it answers: an observation, a seed and a budget in, a thought out."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from ..core.game import Game
from ..core.messages import Message
from ..core.observation import Observation
from ..core.rng import Rng

ENOUGH = 1_000_000_000
"""Where only time sets an end."""
THINKING = 0.9
"""The part of its time in which a bot may think: then there is something left to say what it found."""


class Budget(Struct, frozen=True):
    """How long a bot may think: by nodes, which gives the same answer everywhere, or until somebody's clock says stop.

    Bots read no clock: whoever asks hands in `over`. Where both are given, what comes first counts.
    """

    nodes: int | None = None
    over: Callable[[], bool] | None = None

    @classmethod
    def until(cls, seconds: float, now: Callable[[], float], nodes: int | None = None) -> Budget:
        """So many seconds from now, by the caller's clock."""
        end = now() + seconds
        return cls(nodes, lambda: now() >= end)


class Thought(Struct, frozen=True):
    """A choice, and if the bot knows more, what it thinks of it."""

    code: int
    expected: tuple[int, ...] = ()
    """What each seat can expect, in 1/10,000 of a win."""
    shares: dict[int, int] = {}
    """How much of the search went to each code, in 1/10,000."""
    line: tuple[int, ...] = ()
    """The codes that it expects, its own first."""
    reason: Message | None = None
    """Why, for people."""


class Bot:
    """Chooses for one seat of one game. It gets a generator, never a clock.

    A simple bot writes `choose`. Its answer may depend on the observation and on `self.rng` only.
    """

    seconds: float | None = None
    """How long it likes to think, where there is a clock."""
    nodes: int | None = None
    """How many nodes it likes to look at, where there is none."""

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng

    def choose(self, seen: Observation) -> int:
        """One of the legal codes."""
        raise NotImplementedError

    def think(self, seen: Observation, seed: int, budget: Budget) -> Thought:
        """A choice and what is behind it: a pure function of what is seen, the seed and the budget's nodes."""
        self.rng = Rng(seed)
        return Thought(self.choose(seen))

    def answer(self, seen: Observation, now: Callable[[], float] | None = None, most: float | None = None) -> Thought:
        """What it thinks if it may take what it likes; its luck comes from `self.rng`."""
        return Thought(self.choose(seen))

    def used(self) -> float:
        """The CPU seconds that a process of its own has used so far."""
        return 0.0

    def close(self) -> None:
        """The game is over: let go of whatever it holds."""

    def budget(self, now: Callable[[], float] | None = None, most: float | None = None) -> Budget:
        """What it likes to have: its seconds by a clock that somebody hands in (no more than `most`), or its nodes."""
        if now is None or self.seconds is None:
            return Budget(self.nodes)
        return Budget.until(THINKING * (self.seconds if most is None else min(self.seconds, most)), now)


class Thinker(Bot):
    """A bot that writes `think`; its choice by itself is what it thinks within its nodes."""

    def choose(self, seen: Observation) -> int:
        return self.answer(seen).code

    def answer(self, seen: Observation, now: Callable[[], float] | None = None, most: float | None = None) -> Thought:
        seed = int(self.rng.word()) << 32 | int(self.rng.word())
        return self.think(seen, seed, self.budget(now, most))
