"""A pairing: one bot alone against seats full of another, each deal played once from every seat.

Between two seats that is a duel. At a larger table it is a question of its own each way round: one `master` among three
`adept` is not one `adept` among three `master`. The number of a game decides its deal and where the lone bot sits: the
games of one deal meet the same cards and the same dice, whatever is asked of them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from importlib.resources import files
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from .. import bots
from ..bots.levels import ADVICE, LEVELS
from ..core.errors import OptionError
from ..core.game import Game
from ..core.registry import load, shelf
from ..core.rng import Rng

LIMIT = 20_000


class Pairing(Struct, frozen=True):
    """Plain data that any worker can be sent; every game has its number, and with the seed it decides everything."""

    game: str
    one: str
    others: str
    seats: int = 2
    seed: int = 0
    scale: str = "1"
    """The part of its budget that each level gets, as a fraction."""
    timed: bool = False
    """Whether the levels play by their seconds (of CPU) and not by their nodes."""
    options: dict[str, Any] = {}
    edition: dict[str, Any] | None = None
    limit: int = LIMIT
    """After so many decisions a game is given up as unfinished."""

    # --- who sits where, with which luck -----------------------------------------------------------------------------

    def deal(self, number: int) -> int:
        """Which deal a game has."""
        return number // self.seats

    def place(self, number: int) -> int:
        """Where the lone bot sits in a game."""
        return number % self.seats

    def seated(self, number: int) -> tuple[str, ...]:
        """The bots of a game by seat."""
        place = self.place(number)
        return tuple(self.one if seat == place else self.others for seat in range(self.seats))

    def chance(self, number: int) -> int:
        """The seed of the dice and deals: the same wherever the lone bot sits, and for every pairing of this seed."""
        return self._drawn("deal", self.deal(number)) >> 32

    def luck(self, number: int, seat: int) -> Rng:
        """A bot's own luck in a game."""
        return Rng(self._drawn("bot", number, seat))

    def _drawn(self, *words: object) -> int:
        said = " ".join(["spellboard arena", str(self.seed), *map(str, words)])
        return int.from_bytes(hashlib.sha256(said.encode()).digest()[:12], "big")

    @property
    def fair(self) -> float:
        """What the lone bot would win by its seat alone."""
        return 1 / self.seats

    # --- opening it --------------------------------------------------------------------------------------------------

    def open(self) -> Game:
        """The game with its edition and options; says what is wrong with the pairing."""
        scaled(self.scale)
        game = load(self.game, self.edition, self.options)
        game.new(self.seats)
        for name in (self.one, self.others):
            self.bot(game, name, 0, Rng(0)).close()
        return game

    def bot(self, game: Game, name: str, seat: int, rng: Rng) -> bots.Bot:
        """A bot with the budget that this pairing gives it; whoever names nodes or seconds gets those."""
        made = bots.bot(name, game, seat, rng, outside=True)
        if name in LEVELS.get(game.name, {}):
            scale = scaled(self.scale)
            if made.nodes is not None:
                made.nodes = max(1, round(made.nodes * scale))
            if made.seconds is not None:
                made.seconds = float(made.seconds * scale) if self.timed else None
        return made

    def encode(self) -> bytes:
        """The pairing as it is sent to a worker."""
        return msgspec.json.encode(self, order="deterministic")

    def key(self) -> str:
        """What games of this pairing are kept under: whoever changes rules or bots plays them anew."""
        game = load(self.game, self.edition, self.options)
        said = [self.encode(), game.fingerprint.encode(), made_of(game.name).encode()]
        return hashlib.sha256(b"\n".join(said)).hexdigest()[:16]


@lru_cache(maxsize=4)
def opened(data: bytes) -> tuple[Pairing, Game]:
    """A pairing in a worker, with its game loaded once."""
    pairing = msgspec.json.decode(data, type=Pairing)
    return pairing, load(pairing.game, pairing.edition, pairing.options)


def scaled(text: str) -> Fraction:
    """A scale as somebody writes it: 1/40, 0.5, 10."""
    try:
        scale = Fraction(text.strip())
    except (ValueError, ZeroDivisionError):
        scale = Fraction(0)
    if not Fraction(1, 1_000_000) <= scale <= 1_000_000:
        raise OptionError("error-arena-scale", scale=text[:20])
    return scale


def pairs(names: Sequence[str], seats: int) -> list[tuple[str, str]]:
    """Every pairing of some bots, the lone one first: at two seats each once, at more seats both ways round."""
    given = [name.strip() for name in names]
    if len(given) < 2 or len(set(given)) < len(given) or not all(given):
        raise OptionError("error-arena-bots")
    return list(combinations(given, 2) if seats == 2 else permutations(given, 2))


@lru_cache
def made_of(game: str) -> str:
    """A fingerprint of a game's levels and of the bots' files: of those for all games, and of those for this one."""
    root = Path(str(files(bots)))
    digest = hashlib.sha256(msgspec.json.encode((LEVELS.get(game), ADVICE.get(game)), order="deterministic"))
    # One file holds the levels of all games: another game's change nothing here.
    others = ("levels.py", *(name for name in shelf() if name != game))
    for path in sorted(root.rglob("*")):
        name = path.relative_to(root).as_posix()
        if path.is_file() and path.suffix not in (".pyc", ".so", ".pyd") and not name.startswith(others):
            digest.update(f"{name} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()[:16]
