"""Our texts keep to the words of their language: what is banned in it is found, wherever it is said."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from spellboard import LANGUAGES

from . import Said, texts

BANNED: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "banned.toml").read_text(encoding="utf-8"))[
    "banned"
]
KNOWN = {"language", "word", "instead", "because", "wrong", "where", "ids", "fine", "allowed"}


def concerns(ban: dict[str, Any], said: Said) -> bool:
    """Whether this text is one of those for which the word is banned."""
    where, ids = ban.get("where", [said.part]), ban.get("ids", "")
    return said.language == ban["language"] and said.part in where and re.search(ids, said.id) is not None


def word_in(said: Said, ban: dict[str, Any]) -> str:
    """The banned word as the text has it; empty if it is not there, or not banned there."""
    found = re.search(ban["word"], said.text) if concerns(ban, said) else None
    return found[0] if found else ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_a_banned_word(language: str) -> None:
    bans = [ban for ban in BANNED if ban["language"] == language]
    assert len(bans) > 5
    wrong = [
        f"{said.name}: {word_in(said, ban)!r} is banned ({ban['because']}); write {ban['instead']}: {said.text}"
        for ban in bans
        for said in texts()
        if word_in(said, ban) and said.name not in ban.get("allowed", {})
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("ban", BANNED, ids=lambda ban: f"{ban['language']} {ban['wrong']}")
def test_each_pattern_finds_what_is_wrong_and_leaves_what_is_fine(ban: dict[str, Any]) -> None:
    assert not set(ban) - KNOWN and ban["instead"] and ban["because"]
    assert re.search(ban["word"], ban["wrong"])
    for fine in ban.get("fine", []):
        assert not re.search(ban["word"], fine), fine


@pytest.mark.parametrize("ban", BANNED, ids=lambda ban: f"{ban['language']} {ban['wrong']}")
def test_each_ban_concerns_some_text_and_each_exception_is_needed(ban: dict[str, Any]) -> None:
    assert any(concerns(ban, said) for said in texts()), "no text has such an id or part"
    for name, reason in ban.get("allowed", {}).items():
        assert reason and any(word_in(said, ban) for said in texts() if said.name == name), f"{name} needs no exception"


def test_every_text_is_read() -> None:
    parts = {said.part for said in texts()}
    assert parts == {"core", "cli", "server", "amulett", "bellum", "magalon", "shell", "table", "replay"}
    for language in LANGUAGES:
        assert sum(said.language == language for said in texts()) > 1500
