"""A compiled engine that appears while the server is running: workers started after that use it."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

MARK = "built-from"
"""`tools/compiled.py` writes this file last: the folder around it is complete."""


class Build(NamedTuple):
    """One build of the engine."""

    folder: str
    mark: tuple[int, int]


class Engine:
    """Watches the folder. A build that is there at the start is outdated, or the server itself would use it."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._refused = self._there()

    def build(self) -> Build | None:
        """The new build, if there is one. This is called for every choice, so it only looks at one file."""
        there = self._there()
        return None if there == self._refused else there

    def refuse(self, build: Build) -> None:
        """Ignore a build that does not work here."""
        self._refused = build

    def _there(self) -> Build | None:
        if self._folder is None:
            return None
        try:
            found = (self._folder / MARK).stat()
        except OSError:
            return None
        return Build(str(self._folder.absolute()), (found.st_ino, found.st_mtime_ns))
