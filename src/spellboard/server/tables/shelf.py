"""The games and editions of a house, in dictionaries made at start: nothing from outside is looked up elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from spellboard.core import editions, files, header, options, registry
from spellboard.core.editions import Edition
from spellboard.core.errors import EditionError, RecordError, SpellboardError
from spellboard.core.game import Game
from spellboard.core.record import Record

from .. import PACKAGE
from ..crew.wanted import Crew
from ..errors import Problem
from ..wire.bodies import GameSight
from . import drawings

STANDARD = "standard"
LONGEST_ID = 64


class Shelf:
    """Games by name, and for each its editions by id."""

    def __init__(self, games: Iterable[type[Game]], folder: Path | None = None) -> None:
        self.games = {game.name: game for game in games}
        self.editions: dict[str, dict[str, Edition]] = {}
        self.problems: list[str] = []
        """What is wrong with files of the host's folder; the rest is played all the same."""
        self._alive: WeakValueDictionary[tuple[str, str, bytes], Game] = WeakValueDictionary()
        for game in self.games.values():
            self.editions[game.name] = {STANDARD: game.edition_of()}
        self._kept: list[Game] = []
        for path in sorted(folder.glob("*.toml")) if folder is not None else []:
            self._add(path)

    @classmethod
    def of(cls, folder: Path | None = None) -> Shelf:
        """All games that ship, with the host's editions."""
        return cls([registry.find(name) for name in registry.shelf()], folder)

    def _add(self, path: Path) -> None:
        try:
            text = files.read_text(path, "edition", editions.LARGEST)
            head = editions.toml(text, path.name).get("edition")
            game = self.games.get(head.get("game", "")) if isinstance(head, dict) else None
            if game is None or path.stem == STANDARD or len(path.stem) > LONGEST_ID:
                raise EditionError("error-no-such-edition", "edition.game", path.name, package=PACKAGE)
            own = editions.parse(text, game.name, path.name)
            game(own, options.options(game.Options, {}))  # one that nobody can play with is found now
            self.editions[game.name][path.stem] = own
        except SpellboardError as error:
            self.problems.append(str(error))

    def game(self, name: str, edition: str, chosen: Mapping[str, Any]) -> Game:
        """A game by exact name, edition id and options; one object for all tables that play it."""
        kind = self.games.get(name)
        if kind is None:
            raise Problem("error-unknown-game", 404)
        found = self.editions[name].get(edition)
        if found is None:
            raise Problem("error-unknown-edition", 404)
        return self._shared(kind, header.edition_text(found), lambda: found, chosen)

    def lay_ready(self) -> None:
        """Set up every game as it usually is, to stay: it takes a moment, and nobody who comes should wait for it."""
        self._kept = [self.game(name, STANDARD, {}) for name in self.games]

    def played(self, record: Record) -> Game:
        """The game of a journal of ours; a RecordError where it is not played here any more."""
        head = record.header
        kind = self.games.get(head.game)
        if kind is None:
            raise RecordError("error-not-on-shelf", name=head.game)
        if header.fingerprint(record.edition) != head.edition:
            raise RecordError("error-edition-of-header")
        text = record.edition
        game = self._shared(kind, text, lambda: header.parsed(text, kind.name), head.options)
        if game.rulebook.revision != head.rules:
            raise RecordError("error-revision", played=head.rules, here=game.rulebook.revision)
        return game

    def _shared(self, kind: type[Game], text: str, edition: Callable[[], Edition], chosen: Mapping[str, Any]) -> Game:
        settled = msgspec.json.encode(options.options(kind.Options, chosen))
        key = kind.name, text, settled
        game = self._alive.get(key)
        if game is None:
            game = self._alive[key] = kind.shared(text, edition, chosen)
        return game

    def sights(self, crew: Crew, usual: Callable[[str], str]) -> list[GameSight]:
        """What a guest can choose from; `usual` is the bot that sits down unless somebody asks for another one."""
        found = []
        for name, kind in self.games.items():
            game = self.game(name, STANDARD, {})
            names = {id: edition.name for id, edition in self.editions[name].items()}
            levels = crew.levels(name)
            found.append(
                GameSight(
                    card=game.card,
                    editions=names,
                    bots=levels,
                    usual=usual(name) if levels else "",
                    practice=game.practice is not None and bool(levels),
                    cover=drawings.cover_stamp(game),
                    drawing=drawings.stamp(game),
                )
            )
        return found
