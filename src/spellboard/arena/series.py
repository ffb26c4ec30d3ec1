"""A series: which game is played how often, by whom, from which seed. Plain data that any worker can be sent."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from .. import bots
from ..core.errors import OptionError, SpellboardError, Value, because
from ..core.game import Game
from ..core.registry import load
from ..core.rng import Rng

LIMIT = 100_000


class Series(Struct, frozen=True):
    """Games between bots. Every game has its number; the number and the seed decide everything in it."""

    game: str
    bots: tuple[str, ...]
    seed: int = 0
    options: dict[str, Any] = {}
    edition: dict[str, Any] | None = None
    check: bool = False
    rotate: bool = False
    limit: int = LIMIT
    """After so many decisions a game is given up as unfinished."""

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def random(self) -> bool:
        """Whether the engine can play it alone, without observations."""
        return set(self.bots) == {"random"}

    def seats(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game: the bots move on by a seat from game to game where that is wished."""
        shift = number % self.players if self.rotate else 0
        return self.bots[-shift:] + self.bots[:-shift] if shift else self.bots

    def luck(self, number: int) -> Rng:
        """The generator of one game, independent of all others."""
        digest = hashlib.sha256(f"spellboard series {self.seed} game {number}".encode()).digest()
        return Rng(int.from_bytes(digest[:12], "big"))

    def open(self) -> Game:
        """The game with its edition and options; says what is wrong with the series."""
        game = load(self.game, self.edition, self.options)
        game.new(self.players)
        for name in sorted(set(self.bots)):
            bots.bot(name, game, 0, Rng(0), outside=True)
        return game

    def encode(self) -> bytes:
        """The series as it is sent to a worker."""
        return msgspec.json.encode(self)


@lru_cache(maxsize=4)
def opened(data: bytes) -> tuple[Series, Game]:
    """A series in a worker, with its game loaded once."""
    series = msgspec.json.decode(data, type=Series)
    return series, load(series.game, series.edition, series.options)


def fill(names: Sequence[str], players: int) -> tuple[str, ...]:
    """A bot for every seat: the last name repeats."""
    given = [name.strip() for name in names]
    if not given or not all(given):
        raise OptionError("error-bots-named")
    if len(given) > players:
        raise OptionError("error-too-many-bots", bots=len(given), seats=players)
    return tuple(given) + (given[-1],) * (players - len(given))


def options_for(game: type[Game], names: Sequence[str], wished: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a series: those wished, and under purely random play those under which it ends."""
    return {**(game.random_play_options if set(names) == {"random"} else {}), **wished}


class Violation(SpellboardError):
    """Something that must never happen did: what, in which game, at which decision."""

    def __init__(self, what: str, /, number: int, decision: int, **args: Value) -> None:
        super().__init__(because(what, **args))
        self._said = because("error-violation", number=number, decision=decision, what=self._said)
