"""A line of chat as it is stored and shown."""

from __future__ import annotations

import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st

from spellboard.server.guests.lines import plain

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a\u202eb\u2066c\u2069\u200e\u200f\u061cd", "abcd"),
        ("a\x00b\x1b[31mc\x7fd\x9b", "ab[31mcd"),
        ("a\u200bb\u00adc\ufeffd\u2060e\u180ef\u3164g", "abcdefg"),
        ("one\ntwo\u2028three\u2029four\r\n five", "one two three four five"),
        ("a\u200db \u200cc", "ab c"),
        ("Ada\U000e0041\ue000", "Ada"),
        ("a\ud800b", "ab"),
        ("e" + "\u0323" * 40, "\u1eb9" + "\u0323" * 4),
        ("a \u202e b", "a b"),
    ],
)
def test_what_is_invisible_or_turns_the_text_around_is_stripped(text: str, line: str) -> None:
    assert plain(text) == line


@pytest.mark.parametrize(
    "line",
    [
        FAMILY,
        "❤️ yes",
        "می\u200cخواهم",
        "ක්\u200dෂේම",
        "שלום, عالم!",
        "Nguyễn",
        "café 3 < 4 & 5",
        "ありがとう",
        "🇳🇱 👍🏽",
    ],
)
def test_emoji_and_every_script_stay_as_they_are(line: str) -> None:
    assert plain(line) == line


@pytest.mark.parametrize(
    "text", ["", "  \n ", "\u202e", "\u200d\u200c", "\ufe0f", "\u3164", "\u0301\u0301", "\x00\x07"]
)
def test_a_line_of_which_nothing_is_left_is_empty(text: str) -> None:
    assert plain(text) == ""


@given(st.text(max_size=80))
def test_a_plain_line_stays_as_it_is_and_hides_nothing(text: str) -> None:
    line = plain(text)
    assert plain(line) == line and len(line) <= 2 * len(text)
    assert not regex.search(r"[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Zl}\p{Zp}]|\p{M}{5}", line)
