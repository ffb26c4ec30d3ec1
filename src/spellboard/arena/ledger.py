"""The ledger: every game that was played, a line each, written when it is over. Whoever comes back goes on here."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from ..core.errors import SpellboardError, system
from .bout import Bout

NAME = "games.jsonl"


class Ledger:
    """The games in a folder, by pairing and number. Games of other pairings and of earlier bots may lie there too."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME
        self.games: dict[str, dict[int, Bout]] = {}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for game in self._read():
                self._keep(game)
            self.file = open(self.path, "ab")  # noqa: SIM115 - it stays open until `close`
        except OSError as error:
            raise SpellboardError("error-unwritable", file=str(self.path), why=system(error)) from None

    def _read(self) -> Iterator[Bout]:
        if not self.path.exists():
            return
        data = self.path.read_bytes()
        whole = data.rfind(b"\n") + 1
        if whole < len(data):
            # Somebody was stopped while writing this line: the game is played again.
            with open(self.path, "r+b") as file:
                file.truncate(whole)
        for number, line in enumerate(data[:whole].splitlines(), 1):
            try:
                yield msgspec.json.decode(line, type=Bout)
            except msgspec.MsgspecError:
                raise SpellboardError("error-arena-ledger", file=str(self.path), line=number) from None

    def _keep(self, game: Bout) -> None:
        self.games.setdefault(game.pairing, {})[game.number] = game

    def of(self, key: str) -> dict[int, Bout]:
        """The games of a pairing by number."""
        return self.games.setdefault(key, {})

    def add(self, game: Bout) -> None:
        """A game is over: it is written down before anything else happens."""
        self._keep(game)
        try:
            self.file.write(msgspec.json.encode(game) + b"\n")
            self.file.flush()
        except OSError as error:
            raise SpellboardError("error-unwritable", file=str(self.path), why=system(error)) from None

    def close(self) -> None:
        self.file.close()
