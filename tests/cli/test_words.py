"""The command's own words are complete in four languages."""

from __future__ import annotations

import re

import pytest

from spellboard import LANGUAGES
from spellboard.core import files


def messages(language: str) -> dict[str, set[str]]:
    text = files.packaged("spellboard.cli", "text", f"{language}.ftl")
    parts = re.split(r"^([a-z-]+) =", text, flags=re.MULTILINE)[1:]
    return {key: set(re.findall(r"\$\w+", body)) for key, body in zip(parts[::2], parts[1::2], strict=True)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(language: str) -> None:
    assert messages(language) == messages("en")
