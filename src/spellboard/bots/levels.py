"""How strong the bots of each game are, and what each game tells the search."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, cast

from msgspec import Struct

from ..core.game import Game
from ..core.messages import Message
from ..core.observation import Observation
from .guide import Guide
from .thought import Thought

Why = Callable[[Observation, Thought], Message | None]
"""A short reason for people, a message `why-...` of the game's words."""
Effort = Callable[[Observation], int]
"""How much of its budget a choice deserves, out of 1,000: less in the middle of what was thought out before."""


class Level(Struct, frozen=True):
    """A level of play: what it may spend, whether it counts cards, and how often it errs."""

    seconds: float
    """For a decision, where there is a clock."""
    nodes: int
    """For a decision, where there is none: about what the seconds buy on one core."""
    memory: bool = True
    """Whether it remembers what it saw and is covered now."""
    mistakes: int = 0
    """Out of 1,000 choices so many are one of the next best, as people err."""


class Advice(Struct, frozen=True):
    """What a game tells the search, by `module:name` so that it is imported only when it plays."""

    guide: str = ""
    """Made from the game; a plain guide without it."""
    why: str = ""
    effort: str = ""
    """All choices deserve the same without it."""


PUT_BACK = "put back"
"""What every game calls it."""
NAMES = ("random", "novice", "greedy", "adept", "master")
"""From the weakest to the strongest."""

USUAL = {
    "novice": Level(seconds=0.05, nodes=40, memory=False, mistakes=250),
    "adept": Level(seconds=0.3, nodes=400),
    "master": Level(seconds=2.0, nodes=3_000),
}

LEVELS: dict[str, dict[str, Level]] = {
    "amulett": {
        "novice": Level(seconds=0.003, nodes=40, memory=False, mistakes=235),
        "adept": Level(seconds=0.08, nodes=1_200, mistakes=50),
        "master": Level(seconds=1.6, nodes=24_000),
    },
    "bellum": {
        # By nodes alone, also where there is a clock: any time at all would make a strong player of it.
        "novice": Level(seconds=0.0, nodes=40, memory=False, mistakes=200),
        "adept": Level(seconds=0.1, nodes=6_000, memory=False, mistakes=140),
        "master": Level(seconds=1.0, nodes=60_000),
    },
    "magalon": {
        "novice": Level(seconds=0.05, nodes=40, memory=False, mistakes=420),
        "adept": Level(seconds=0.2, nodes=800, mistakes=200),
        "master": Level(seconds=1.8, nodes=8_000),
    },
}

ADVICE: dict[str, Advice] = {
    "amulett": Advice("spellboard.bots.amulett_advice:guide", "spellboard.bots.amulett_why:why"),
    "bellum": Advice(guide="spellboard.bots.bellum_advice:guide", why="spellboard.bots.bellum_advice:why"),
    "magalon": Advice(
        "spellboard.bots.magalon_why:guide",
        why="spellboard.bots.magalon_why:why",
        effort="spellboard.bots.magalon_why:effort",
    ),
}


def guide_of(game: Game) -> Guide:
    """What the search knows about a game."""
    where = ADVICE.get(game.name, Advice()).guide
    return cast(Guide, found(where)(game)) if where else plain_guide(game)


def plain_guide(game: Game) -> Guide:
    """What can be said of any game."""
    guide = Guide()
    if PUT_BACK in game.codes.kinds:
        guide.back = game.codes.base(PUT_BACK)
    return guide


def why_of(game: Game) -> Why | None:
    """How a game gives reasons, if it does."""
    where = ADVICE.get(game.name, Advice()).why
    return cast(Why, found(where)) if where else None


def effort_of(game: Game) -> Effort | None:
    """Which choices of a game deserve less thought, if some do."""
    where = ADVICE.get(game.name, Advice()).effort
    return cast(Effort, found(where)) if where else None


def found(where: str) -> Any:
    """What stands at `module:name`."""
    module, _, name = where.partition(":")
    return getattr(import_module(module), name)
