"""Editions: the boards and cards of a game as a TOML file, every figure with its provenance."""

from __future__ import annotations

import copy
import hashlib
import os
import re
import tomllib
from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec

from . import files
from .errors import CORE, EditionError, Value

STATUSES = ("found", "derived", "reconstructed")
UNMARKED = ("id", "name", "status")

LARGEST = 1024 * 1024
DEEPEST = 32
WIDEST = 20_000
"""An edition has at most so many bytes, levels of nesting, and figures."""
HIGHEST = 1_000_000
"""No figure of a board game is beyond this, in either direction; games set closer bounds of their own."""
LONGEST = 10_000
HIGHEST_REVISION = 999_999

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

    def error(self, expected: str, key: str = "edition", *, package: str = CORE, **args: Value) -> EditionError:
        """The error for a wrong figure: what was expected (a key of the package's words), and the figure's key."""
        return EditionError(expected, key, self.place, _line_of(self.text, key), package=package, **args)

    def figures(self, shape: type[T]) -> T:
        """The figures as the game's own typed structure; a wrong one is named with key, place and expectation."""
        bare = {key: _without_status(value) for key, value in self.document.items() if key != "edition"}
        try:
            return msgspec.convert(bare, shape)
        except msgspec.ValidationError as error:
            said, _, path = str(error).partition(" - at `$")
            key = _named(bare, shape, str(error), path.rstrip("`").lstrip("."))
            missing = re.search(r"required field `([^`]+)`", said) or re.search(r"unknown field `([^`]+)`", said)
            if missing:
                key = f"{key}." * bool(key) + _key((missing[1],))
            raise self.error("error-verbatim", key or "edition", words=said[0].lower() + said[1:]) from None


def read(path: str | os.PathLike[str], game: str) -> Edition:
    """An edition of a game from a file of its owner."""
    return parse(files.read_text(path, "edition", LARGEST), game, os.fspath(path))


def parse(text: str, game: str, place: str) -> Edition:
    """An edition from the text of a TOML file."""
    return adopt(toml(text, place), game, text, place)


def toml(text: str, place: str) -> dict[str, Any]:
    """The document of a TOML file, of whichever game."""
    if len(text) > LARGEST:
        raise EditionError("error-toml-bytes", "TOML", place, most=LARGEST)
    line = _too_deep(text)
    if line:
        raise EditionError("error-nesting", "TOML", place, line, most=DEEPEST)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        said, _, at = str(error).partition(" (at line ")
        raise EditionError(
            "error-verbatim", "TOML", place, int(at.partition(",")[0] or 0), words=said[0].lower() + said[1:]
        ) from None
    except ValueError:  # an integer of thousands of digits
        raise EditionError("error-toml-numbers", "TOML", place) from None
    except RecursionError:
        raise EditionError("error-nesting", "TOML", place, most=DEEPEST) from None


def adopt(document: dict[str, Any], game: str, text: str = "", place: str = "edition") -> Edition:
    """An edition from a document, for example one that a record embeds."""
    head = document.get("edition")
    if not isinstance(head, dict):
        raise EditionError("error-edition-table", "edition", place)
    for key, kind in (("game", str), ("name", str), ("revision", int)):
        if type(head.get(key)) is not kind:
            line = _line_of(text, f"edition.{key}")
            raise EditionError(
                "error-expected-text" if kind is str else "error-expected-number", f"edition.{key}", place, line
            )
    if not 1 <= head["revision"] <= HIGHEST_REVISION:
        line = _line_of(text, "edition.revision")
        raise EditionError("error-between", "edition.revision", place, line, lowest=1, highest=HIGHEST_REVISION)
    if head["game"] != game:
        line = _line_of(text, "edition.game")
        raise EditionError("error-edition-game", "edition.game", place, line, game=game, other=head["game"][:40])
    wrong = _unfit(document)
    if wrong is not None:
        raise wrong.at(place, _line_of(text, wrong.key))
    return Edition(document, text, place)


def _unfit(document: dict[str, Any]) -> EditionError | None:
    """The first figure that no edition may hold, and what was expected; nothing if there is none."""
    figures = 0
    left: list[tuple[tuple[str, ...], Any]] = [((), document)]
    while left:
        path, value = left.pop()
        figures += 1
        if len(path) > DEEPEST:
            return EditionError("error-nesting", _key(path[:3]), most=DEEPEST)
        if figures + len(left) > WIDEST:
            return EditionError("error-figures", _key(path[:1]) or "edition", most=WIDEST)
        if isinstance(value, dict):
            if not all(isinstance(key, str) and len(key) <= 200 for key in value):
                return EditionError("error-figure-names", _key(path) or "edition")
            left += [((*path, key), inner) for key, inner in reversed(value.items())]
        elif isinstance(value, list):
            left += [((*path, str(at)), value[at]) for at in range(len(value) - 1, -1, -1)]
        elif isinstance(value, str):
            if len(value) > LONGEST:
                return EditionError("error-shorter", _key(path), most=LONGEST)
        elif isinstance(value, int | float):
            # Not a number is not between any two numbers.
            if not -HIGHEST <= value <= HIGHEST:
                return EditionError("error-between", _key(path), lowest=-HIGHEST, highest=HIGHEST)
    return None


# All that can hide a bracket or a dot (strings and comments), and what nests or ends nesting. A string without an end
# goes to the end of its line or of the file, so that nothing is read twice.
_MARKS = re.compile(
    r"""\"{3}(?:\\.|[^\\])*?(?:\"{3,5}|\\?\Z)|'{3}.*?(?:'{3,5}|\Z)|"(?:\\.|[^"\\\n])*"?|'[^'\n]*'?|#[^\n]*|[.\[{\]}=,\n]""",
    re.DOTALL,
)


def _too_deep(text: str) -> int:
    """The line where a file nests too deeply, in brackets or in dotted keys, or 0: a parser may take for ever there."""
    depth = dots = 0
    for mark in _MARKS.finditer(text):
        sign = mark[0]
        if sign in ("[", "{"):
            depth += 1
        elif sign in ("]", "}"):
            depth -= 1
        elif sign == ".":
            dots += 1
        if sign in ("=", ",", "\n", "[", "{", "]", "}"):
            dots = 0
        if depth > DEEPEST or dots > DEEPEST:
            return text.count("\n", 0, mark.start()) + 1
    return 0


def _provenance(
    edition: Edition, value: Any, path: tuple[str, ...], inherited: str | None
) -> Iterator[tuple[str, str]]:
    """Every figure with its status, its own or inherited from its table."""
    if isinstance(value, dict):
        own = value.get("status", {})
        statuses = {"*": own} if isinstance(own, str) else own
        if not isinstance(statuses, dict) or any(status not in STATUSES for status in statuses.values()):
            raise edition.error("error-one-of", _key((*path, "status")), choices=STATUSES)
        unknown = [key for key in statuses if key != "*" and key not in value]
        if unknown:
            raise edition.error("error-figure-of-table", _key((*path, "status", unknown[0])))
        for key, inner in value.items():
            if key in UNMARKED or (not path and key == "edition"):
                continue
            yield from _provenance(edition, inner, (*path, key), statuses.get(key, statuses.get("*", inherited)))
    elif isinstance(value, list) and any(isinstance(inner, dict) for inner in value):
        for at, inner in enumerate(value):
            yield from _provenance(edition, inner, (*path, str(at)), inherited)
    else:
        if inherited is None:
            raise edition.error("error-status", _key(path), choices=STATUSES)
        yield _key(path), inherited


def _named(bare: dict[str, Any], shape: Any, said: str, key: str) -> str:
    """The key with the names that msgspec leaves out (`card[...].count`): the entry that is wrong also when alone."""
    while "[...]" in key:
        around, _, rest = key.partition("[...]")
        trial = copy.deepcopy(bare)
        table: Any = trial
        for part in re.split(r"[.\[\]]+", around.rstrip("]")):
            table = table[int(part)] if isinstance(table, list) else table[part]
        for name, value in list(table.items()):
            table.clear()
            table[name] = value
            try:
                msgspec.convert(trial, shape)
            except msgspec.ValidationError as error:
                if str(error) == said:
                    key = f"{around}.{name}{rest}"
                    break
        else:
            break
    return key


def _without_status(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_status(inner) for key, inner in value.items() if key != "status"}
    if isinstance(value, list):
        return [_without_status(inner) for inner in value]
    return value


def _key(path: tuple[str, ...]) -> str:
    key = ""
    for part in path:
        word = part if _BARE.fullmatch(part) else msgspec.json.encode(part).decode()
        key += f"[{part}]" if part.isdigit() else (f".{word}" if key else word)
    return key


# What can hide a bracket, an equals sign or the end of a line: strings of all four kinds and comments.
_SIGNS = re.compile(
    r'''"""(?:\\.|[^\\])*?"{3,5}|\'{3}.*?\'{3,5}|"(?:\\.|[^"\\\n])*"|'[^'\n]*'|#[^\n]*|[\[\]{}=\n]''', re.DOTALL
)
_HEADER = re.compile(r"""\s*\[(\[?)((?:"[^"]*"|'[^']*'|[^\]"'])*)\]""")
_BARE = re.compile(r"[\w-]+")
_PART = re.compile(r""""([^"]*)"|'([^']*)'|([\w-]+)""")


def _line_of(text: str, key: str) -> int:
    """The line that holds a key such as `castle[2].left`, or the nearest table around it; 0 if there is none."""
    wanted = _parts(key)
    best: tuple[int, int] | None = None
    for number, path in _statements(text):
        shared = min(len(path), len(wanted))
        if shared and path[:shared] == wanted[:shared] and (best is None or shared > best[0]):
            best = (shared, number)
    return best[1] if best else 0


def _statements(text: str) -> Iterator[tuple[int, list[str]]]:
    """The line and the whole path of every table header and every key."""
    counts: dict[tuple[str, ...], int] = {}
    table: list[str] = []
    depth, start, equals, number = 0, 0, -1, 1
    for sign in _SIGNS.finditer(text + "\n"):
        if sign[0] in ("[", "{"):
            depth += 1
        elif sign[0] in ("]", "}"):
            depth -= 1
        elif sign[0] == "=" and depth == 0 and equals < 0:
            equals = sign.start()
        elif sign[0] == "\n" and depth == 0:
            header = _HEADER.match(text, start, sign.start())
            if equals >= 0:
                yield number, table + _parts(text[start:equals])
            elif header:
                table, names = [], _parts(header[2])
                for at, name in enumerate(names, 1):
                    table.append(name)
                    if header[1] and at == len(names):
                        counts[tuple(table)] = counts.get(tuple(table), -1) + 1
                    if tuple(table) in counts:
                        table.append(str(counts[tuple(table)]))
                yield number, list(table)
            number += text.count("\n", start, sign.end())
            start, equals = sign.end(), -1


def _parts(key: str) -> list[str]:
    return [double or single or bare for double, single, bare in _PART.findall(key)]
