"""Players made of code. A bot sees observations only, never a state."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from ..core.errors import SpellboardError
from ..core.game import Game
from ..core.observation import Observation
from ..core.rng import Rng
from .playout import playout


class Bot:
    """Chooses for one seat of one game. It may keep plans between its choices; it gets a generator, never a clock."""

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng

    def choose(self, seen: Observation) -> int:
        """One of the legal codes."""
        raise NotImplementedError


class RandomBot(Bot):
    """Every legal code is equally likely."""

    def choose(self, seen: Observation) -> int:
        return seen.legal[self.rng.below(len(seen.legal))]


Maker = Callable[[Game, int, Rng], Bot]

# By name, then by game (`*`: any game): the bot's class, or `module:class` so that it is imported only when it plays.
_bots: dict[str, dict[str, Maker | str]] = {
    "random": {"*": RandomBot},
    "greedy": {
        "amulett": "spellboard.bots.amulett:Greedy",
        "bellum": "spellboard.bots.bellum:Greedy",
        "magalon": "spellboard.bots.magalon:Greedy",
    },
}


def register(name: str, game: str, maker: Maker | str) -> None:
    """Add a bot under a name, for one game or for all (`*`)."""
    _bots.setdefault(name, {})[game] = maker


def bots(game: str) -> list[str]:
    """The names of the bots that can play a game."""
    return sorted(name for name, makers in _bots.items() if game in makers or "*" in makers)


def bot(name: str, game: Game, seat: int, rng: Rng) -> Bot:
    """A bot by name for a seat of a game."""
    makers = _bots.get(name, {})
    maker = makers.get(game.name, makers.get("*"))
    if maker is None:
        raise SpellboardError("error-no-bot", name=name[:40], game=game.name, bots=bots(game.name))
    if isinstance(maker, str):
        module, _, attribute = maker.partition(":")
        maker = getattr(import_module(module), attribute)
    made: Bot = maker(game, seat, rng)
    return made


__all__ = ["Bot", "Maker", "RandomBot", "bot", "bots", "playout", "register"]
