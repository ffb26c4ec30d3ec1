"""Editions: the boards and cards of a game as a TOML file, every figure with its provenance."""

from __future__ import annotations

import hashlib
import os
import re
import tomllib
from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec

from . import files
from .errors import EditionError

STATUSES = ("found", "derived", "reconstructed")
UNMARKED = ("id", "name", "status")

T = TypeVar("T")


class Edition:
    """A checked edition: the document as it stands in the file, and the file's text to point into."""

    def __init__(self, document: dict[str, Any], text: str = "", place: str = "edition") -> None:
        self.document = document
        self.text = text
        self.place = place
        self.provenance = dict(_provenance(self, document, (), None))

    @property
    def sha256(self) -> str:
        """The edition's identity: its figures, whatever the file looks like."""
        return hashlib.sha256(msgspec.json.encode(self.document, order="deterministic")).hexdigest()

    @property
    def name(self) -> str:
        return str(self.document["edition"]["name"])

    def error(self, key: str, expected: str) -> EditionError:
        """The error for a wrong figure: the key, the place in the file, what was expected."""
        line = _line_of(self.text, key)
        return EditionError(key, expected, f"{self.place}, line {line}" if line else self.place)

    def figures(self, shape: type[T]) -> T:
        """The figures as the game's own typed structure; a wrong one is named with key, place and expectation."""
        bare = {key: _without_status(value) for key, value in self.document.items() if key != "edition"}
        try:
            return msgspec.convert(bare, shape)
        except msgspec.ValidationError as error:
            said, _, path = str(error).partition(" - at `$")
            key = path.rstrip("`").lstrip(".")
            missing = re.search(r"required field `(\w+)`", said) or re.search(r"unknown field `(\w+)`", said)
            if missing:
                key = f"{key}.{missing[1]}" if key else missing[1]
            raise self.error(key or "edition", said[0].lower() + said[1:]) from None


def read(path: str | os.PathLike[str], game: str) -> Edition:
    """An edition of a game from a file of its owner."""
    return parse(files.read_text(path, "an edition file"), game, os.fspath(path))


def parse(text: str, game: str, place: str) -> Edition:
    """An edition from the text of a TOML file."""
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise EditionError("TOML", str(error), place) from None
    return adopt(document, game, text, place)


def adopt(document: dict[str, Any], game: str, text: str = "", place: str = "edition") -> Edition:
    """An edition from a document, for example one that a record embeds."""
    head = document.get("edition")
    if not isinstance(head, dict):
        raise EditionError("edition", "a table [edition] with game, name and revision was expected", place)
    for key, kind in (("game", str), ("name", str), ("revision", int)):
        if not isinstance(head.get(key), kind):
            raise EditionError(f"edition.{key}", f"{'text' if kind is str else 'a number'} was expected", place)
    if head["game"] != game:
        raise EditionError("edition.game", f"an edition of {game!r} was expected, not of {head['game']!r}", place)
    return Edition(document, text, place)


def _provenance(
    edition: Edition, value: Any, path: tuple[str, ...], inherited: str | None
) -> Iterator[tuple[str, str]]:
    """Every figure with its status, its own or inherited from its table."""
    if isinstance(value, dict):
        own = value.get("status", {})
        statuses = {"*": own} if isinstance(own, str) else own
        if not isinstance(statuses, dict) or any(status not in STATUSES for status in statuses.values()):
            raise edition.error(_key((*path, "status")), f"one of {', '.join(STATUSES)} was expected")
        unknown = [key for key in statuses if key != "*" and key not in value]
        if unknown:
            raise edition.error(_key((*path, "status", unknown[0])), "a figure of this table was expected")
        for key, inner in value.items():
            if key in UNMARKED or (not path and key == "edition"):
                continue
            yield from _provenance(edition, inner, (*path, key), statuses.get(key, statuses.get("*", inherited)))
    elif isinstance(value, list) and any(isinstance(inner, dict) for inner in value):
        for at, inner in enumerate(value):
            yield from _provenance(edition, inner, (*path, str(at)), inherited)
    else:
        if inherited is None:
            raise edition.error(_key(path), f"a status ({', '.join(STATUSES)}) was expected, its own or its table's")
        yield _key(path), inherited


def _without_status(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_status(inner) for key, inner in value.items() if key != "status"}
    if isinstance(value, list):
        return [_without_status(inner) for inner in value]
    return value


def _key(path: tuple[str, ...]) -> str:
    key = ""
    for part in path:
        key += f"[{part}]" if part.isdigit() else (f".{part}" if key else part)
    return key


def _line_of(text: str, key: str) -> int | None:
    """The line that holds a key such as `castle[2].left`, or the nearest table around it."""
    wanted = [part for part in re.split(r"[.\[\]]+", key) if part]
    counts: dict[str, int] = {}
    best: tuple[int, int] | None = None
    table: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        header = re.match(r"\s*\[(\[?)([\w.\-\"]+)\]", line)
        if header:
            table, inside = [], ""
            names = header[2].replace('"', "").split(".")
            for depth, part in enumerate(names, 1):
                inside = f"{inside}.{part}" if inside else part
                if header[1] and depth == len(names):
                    counts[inside] = counts.get(inside, -1) + 1
                table += [part, str(counts[inside])] if inside in counts else [part]
            here = table
        else:
            entry = re.match(r"\s*([\w\-\".]+)\s*=", line)
            if not entry:
                continue
            here = table + entry[1].replace('"', "").split(".")
        depth = 0
        while depth < min(len(here), len(wanted)) and here[depth] == wanted[depth]:
            depth += 1
        if depth and depth == len(here) and (best is None or depth > best[0]):
            best = (depth, number)
    return best[1] if best else None
