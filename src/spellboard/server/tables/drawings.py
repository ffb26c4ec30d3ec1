"""The drawings of the house's games, encoded once for everybody who asks."""

from __future__ import annotations

import hashlib
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Struct

from spellboard.core.game import Game
from spellboard.core.rulebook import LANGUAGES
from spellboard.core.svg import Theme

_encode = msgspec.json.Encoder().encode
_covers: WeakKeyDictionary[Game, dict[tuple[str, Theme], bytes]] = WeakKeyDictionary()
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


def cover(game: Game, language: str, theme: Theme) -> bytes:
    """The picture of a game for a shelf; empty where it has none."""
    found = _covers.setdefault(game, {})
    if (language, theme) not in found:
        found[language, theme] = game.cover(language, theme).encode()
    return found[language, theme]


def cover_stamp(game: Game) -> str:
    """It changes with whatever changes a cover: the position, the code that places things, and every drawing."""
    shown = cover(game, LANGUAGES[0], "light")
    return hashlib.sha256(shown + stamp(game).encode()).hexdigest()[:16] if shown else ""


def _all(game: Game) -> dict[str, bytes]:
    found = _bodies.get(game)
    if found is None:
        found = _bodies[game] = {language: _encode(game.drawn(language)) for language in LANGUAGES}
    return found
