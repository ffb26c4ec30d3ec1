"""The server's own words, in four languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import spellboard.server
from spellboard.core.rulebook import LANGUAGES
from spellboard.core.words import Words

ROOT = Path(spellboard.server.__file__).parent
KEY = re.compile(r"""["'](error-[a-z-]+)["']""")


def messages(language: str) -> dict[str, set[str]]:
    """By key: the variables that it fills in."""
    tree = FluentParser().parse((ROOT / "text" / f"{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in tree.body if isinstance(entry, ast.Junk)]
    found = {}
    for entry in tree.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            found[entry.id.name] = set(_variables(entry))
    return found


def _variables(node: object) -> list[str]:
    if isinstance(node, ast.VariableReference):
        return [node.id.name]
    inside: list[str] = []
    for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
        for part in value if isinstance(value, list) else [value]:
            inside += _variables(part)
    return inside


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_with_the_same_values(language: str) -> None:
    assert messages(language) == messages("en")
    assert list(messages(language)) == list(messages("en"))


def test_every_key_in_the_code_has_words() -> None:
    words = Words("spellboard.server", "en")
    used = {key for path in ROOT.rglob("*.py") for key in KEY.findall(path.read_text(encoding="utf-8"))}
    assert not sorted(key for key in used if not words.has(key))
