"""Every no of a table is said in four languages, and nothing is said that nobody can hear."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import spellboard.server.tables
from spellboard.core.rulebook import LANGUAGES

ROOM = Path(spellboard.server.tables.__path__[0])
TEXT = ROOM.parent / "text"


def keys(language: str) -> dict[str, str]:
    """The messages under the heading of the tables, which is the same place in every language."""
    lines = (TEXT / f"{language}.ftl").read_text("utf-8").splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith("error-no-table"))
    own = []
    for line in lines[start:]:
        if line.startswith("##"):
            break
        own.append(line)
    return dict(line.split(" = ", 1) for line in own if " = " in line)


def raised() -> set[str]:
    """The keys of all errors that the rooms of the tables raise."""
    found = {"prompt-closed"}
    for path in ROOM.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "TableError":
                found |= {f"error-{leaf.value}" for arg in node.args[1:2] for leaf in ast.walk(arg)
                          if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str)}  # fmt: skip
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "__init__":
                found |= {f"error-{arg.value!s}" for arg in node.args[1:2] if isinstance(arg, ast.Constant)}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_of_a_table_is_said_in_every_language(language: str) -> None:
    # What the store cannot do is said by the part of the server that guests come in by.
    assert set(keys(language)) == raised() - {"error-storage"}


def test_the_four_languages_differ() -> None:
    texts = [keys(language) for language in LANGUAGES]
    for key in texts[0]:
        assert len({text[key] for text in texts}) == len(LANGUAGES), key
