"""Players made of code. A bot sees observations only, never a state.

One registry serves the command line, the arena and the server: `random`, `greedy`, the levels `novice`, `adept` and
`master` of a game, and `search:SECONDS` or `search:nodes=N` for any game.
"""

from __future__ import annotations

from collections.abc import Callable

from ..core.errors import SpellboardError
from ..core.game import Game
from ..core.observation import Observation
from ..core.rng import Rng
from .guide import Guide, Plans
from .levels import LEVELS, NAMES, Advice, Level, found
from .playout import playout
from .thought import Bot, Budget, Thinker, Thought


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
    return sorted({*LEVELS.get(game, ()), *(name for name, makers in _bots.items() if game in makers or "*" in makers)})


def levels(game: str) -> list[str]:
    """The exact names that a server may offer, from the weakest to the strongest, then what else was registered."""
    there = bots(game)
    return [name for name in NAMES if name in there] + [name for name in there if name not in NAMES]


def bot(name: str, game: Game, seat: int, rng: Rng, outside: bool = False) -> Bot:
    """A bot by name for a seat of a game; `outside` where a command of somebody's own may play (`external:COMMAND`)."""
    makers = _bots.get(name, {})
    maker = makers.get(game.name, makers.get("*"))
    if maker is not None:
        made: Bot = (found(maker) if isinstance(maker, str) else maker)(game, seat, rng)
        return made
    if outside and name.startswith("external:"):
        from . import external

        return external.made(name, game, seat, rng)
    level = LEVELS.get(game.name, {}).get(name)
    kind, colon, rest = name.partition(":")
    if level is None and not (kind == "search" and colon):
        there = [*bots(game.name), "search:SECONDS", "search:nodes=N"]
        raise SpellboardError("error-no-bot", name=name[:40], game=game.name, bots=there)
    from . import searcher

    return searcher.asked(rest, game, seat, rng) if level is None else searcher.Searcher(game, seat, rng, level)


__all__ = [
    "Advice",
    "Bot",
    "Budget",
    "Guide",
    "Level",
    "Maker",
    "Plans",
    "RandomBot",
    "Thinker",
    "Thought",
    "bot",
    "bots",
    "levels",
    "playout",
    "register",
]
