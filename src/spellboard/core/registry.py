"""The shelf of games: by short name, or `module:GAME` for one that is kept elsewhere."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Mapping
from typing import Any

import msgspec

from .editions import Edition
from .errors import UnknownGame
from .game import Game

_shelf: dict[str, str] = {}


def register(name: str, where: str) -> None:
    """Put a game on the shelf: its short name and `module:attribute`."""
    _shelf[name] = where


def shelf() -> list[str]:
    """The short names of all games on the shelf."""
    return sorted(_shelf)


def find(name: str) -> type[Game]:
    """The game class of a short name or of `module:GAME`."""
    where = _shelf.get(name, name)
    module, colon, attribute = where.partition(":")
    if not colon:
        raise UnknownGame("error-no-game", name=name[:60], games=shelf())
    if name not in _shelf and os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        found = getattr(importlib.import_module(module), attribute)
    except Exception as error:  # a module of somebody else may fail in any way
        raise UnknownGame("error-game-failed", name=name[:60], why=error) from error
    if not (isinstance(found, type) and issubclass(found, Game)):
        raise UnknownGame("error-not-a-game", name=name[:60])
    return found


def load(name: str, edition: Any = None, options: Mapping[str, Any] | None = None) -> Game:
    """A game by name, with another edition (a path or a document) or other options if wanted.

    Whoever asks for the same again is given the same game: nothing in it ever changes.
    """
    kind = find(name)
    found = kind.edition_of(edition)
    text = "" if isinstance(edition, Edition) else found.text
    return kind.shared(text or msgspec.json.encode(found.document).decode(), lambda: found, options)
