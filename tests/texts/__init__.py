"""Every text in four languages: the messages of the engine and of the page, and the rulebooks."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parent.parent.parent


class Said(NamedTuple):
    """One text: `part` is core, cli, server, a game, or a part of the page (shell, table, replay)."""

    part: str
    id: str
    language: str
    text: str
    clause: bool = False

    @property
    def name(self) -> str:
        return f"{self.part}/{self.id}"


@cache
def texts() -> tuple[Said, ...]:
    """All of them; the texts of a game's board belong to the game."""
    return (*_engine(), *_page(), *_rulebooks())


def _engine() -> Iterator[Said]:
    for path in sorted((ROOT / "src").rglob("text/*.ftl")):
        yield from _messages(path, path.parent.parent.name, path.stem)


def _page() -> Iterator[Said]:
    for path in sorted((ROOT / "web" / "src" / "text").rglob("*.ftl")):
        yield from _messages(path, path.stem, path.parent.name)


def _messages(path: Path, part: str, language: str) -> Iterator[Said]:
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content!r}"
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield Said(part, entry.id.name, language, written(entry.value))
            for attribute in entry.attributes:
                yield Said(part, f"{entry.id.name}.{attribute.id.name}", language, written(attribute.value))


def written(pattern: ast.Pattern) -> str:
    """The words of a message: variables as `{ $name }`, the variants of a selector one after the other."""
    return "".join(
        element.value if isinstance(element, ast.TextElement) else _placed(element) for element in pattern.elements
    )


def _placed(node: object) -> str:
    match node:
        case ast.Placeable(expression=inner):
            return _placed(inner)
        case ast.VariableReference(id=variable):
            return f"{{ ${variable.name} }}"
        case ast.StringLiteral(value=words):
            return str(words)
        case ast.SelectExpression(variants=variants):
            return " | ".join(written(variant.value) for variant in variants)
    raise AssertionError(f"{type(node).__name__} is not used in our texts")


def _rulebooks() -> Iterator[Said]:
    for path in sorted((ROOT / "src").rglob("rulebook.toml")):
        book, part = tomllib.loads(path.read_text(encoding="utf-8")), path.parent.name
        for name, words in book.get("books", {}).items():
            yield from (Said(part, f"books.{name}", language, text) for language, text in words.items())
        for clause in book["clause"]:
            note = f"{clause['id']}.note"
            yield from (Said(part, clause["id"], language, text, True) for language, text in clause["text"].items())
            yield from (Said(part, note, language, text) for language, text in clause.get("note", {}).items())
