"""The drawings of the house's games, encoded once for everybody who asks."""

from __future__ import annotations

import hashlib
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Struct

from spellboard.core.game import Game
from spellboard.core.rulebook import LANGUAGES

_encode = msgspec.json.Encoder().encode
_bodies: WeakKeyDictionary[Game, dict[str, bytes]] = WeakKeyDictionary()


class Drawn(Struct, frozen=True):
    """How a game is drawn in one language, encoded, and what tells it from every other version."""

    body: bytes
    stamp: str


def drawn(game: Game, language: str) -> Drawn:
    """A game's art in a language."""
    return Drawn(_all(game)[language], stamp(game))


def stamp(game: Game) -> str:
    """It changes with whatever changes a drawing in any language: edition, words, or the code that draws."""
    return hashlib.sha256(b"".join(_all(game).values())).hexdigest()[:16]


def _all(game: Game) -> dict[str, bytes]:
    found = _bodies.get(game)
    if found is None:
        found = _bodies[game] = {language: _encode(game.drawn(language)) for language in LANGUAGES}
    return found
