"""A line of chat as it is stored and shown: nothing in it is invisible, or changes how the rest of the page is read."""

from __future__ import annotations

import unicodedata

import regex

from .names import EMOJI_JOINER, INVISIBLE, JOINERS, MOST_MARKS, SCRIPT_JOINER

UNSHOWN = regex.compile(r"[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]")
JOINER = regex.compile(rf"(?:{EMOJI_JOINER.pattern}|{SCRIPT_JOINER.pattern})|([{JOINERS}])")
MARKS = regex.compile(rf"(\p{{M}}{{{MOST_MARKS}}})\p{{M}}+")
SHOWN = regex.compile(rf"[^\s\p{{M}}{JOINERS}]")


def plain(text: str) -> str:
    """The line without control, bidi and invisible characters and towers of accents; empty if nothing is left."""
    line = " ".join(unicodedata.normalize("NFC", text).split())
    line = INVISIBLE.sub("", UNSHOWN.sub("", line))
    line = JOINER.sub(lambda found: "" if found[1] else found[0], line)
    line = " ".join(MARKS.sub(r"\1", line).split())
    return line if SHOWN.search(line) else ""
