"""The server's own words, in four languages; tests/test_error_words.py says what every package keeps to."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import spellboard.server
from spellboard.core.rulebook import LANGUAGES
from spellboard.core.words import Words
from tests.conformance.texts import shape

ROOT = Path(spellboard.server.__file__).parent
KEY = re.compile(r"""["']((?:error|prompt)-[a-z-]+)["']""")


def keys() -> set[str]:
    """Every key in the code, also of what is answered and never raised."""
    return {key for path in ROOT.rglob("*.py") for key in KEY.findall(path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_the_same_in_the_same_order(language: str) -> None:
    assert list(shape(spellboard.server.PACKAGE, language)) == list(shape(spellboard.server.PACKAGE, "en"))


def test_every_key_in_the_code_has_words() -> None:
    words = Words(spellboard.server.PACKAGE, "en")
    assert not sorted(key for key in keys() if not words.has(key))


def test_everything_that_is_no_error_is_said_by_somebody() -> None:
    other = {key for key in shape(spellboard.server.PACKAGE, "en") if not key.startswith("error-")}
    assert other <= keys()
