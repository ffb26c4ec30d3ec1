"""What a guest may be called: any script and any emoji, but nothing that is empty, endless or in disguise."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

import regex

from ..errors import Problem
from . import scripts

MOST = 24
"""Graphemes: what a reader takes for one character, an emoji of ten code points included."""
MOST_MARKS = 4
"""Accents on one letter; more would climb into the line above."""
MOST_POINTS = 12
"""Code points of one grapheme; the longest emoji have ten."""

JOINERS = "\u200c\u200d"
FORBIDDEN = regex.compile(r"[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]")
# Invisible, but no joiner and no selector of an emoji's style; U+2800 is a braille cell without a dot.
INVISIBLE = regex.compile(r"[[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]--[\u200c\u200d\ufe0e\ufe0f]]", regex.V1)
VISIBLE = regex.compile(r"[\p{L}\p{N}\p{So}]")
SPACES = regex.compile(r"\p{Zs}+")
CLUSTERS = regex.compile(r"\X")
MARKS = regex.compile(rf"\p{{M}}{{{MOST_MARKS + 1}}}")
# A joiner stands between the parts of an emoji, or inside a word of a script that needs it; never in a Latin word.
EMOJI_JOINER = regex.compile(
    r"(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})"
)
SCRIPTS = (
    r"\p{Arabic}\p{Syriac}\p{Mongolian}\p{Nko}\p{Devanagari}\p{Bengali}\p{Gurmukhi}\p{Gujarati}\p{Oriya}\p{Tamil}"
    r"\p{Telugu}\p{Kannada}\p{Malayalam}\p{Sinhala}\p{Khmer}\p{Myanmar}"
)
SCRIPT_JOINER = regex.compile(rf"(?<=[{SCRIPTS}])[{JOINERS}](?=[{SCRIPTS}])")


class NameTrouble(Problem):
    """Nobody can be called that; `said` tells why."""


def in_form(text: str) -> str:
    """The name as it is stored and shown, or a NameTrouble."""
    name = str(SPACES.sub(" ", unicodedata.normalize("NFC", text.strip()))).strip()
    if FORBIDDEN.search(name) or INVISIBLE.search(name):
        raise NameTrouble("error-name-characters")
    rest = SCRIPT_JOINER.sub("", EMOJI_JOINER.sub("", name))
    if any(joiner in rest for joiner in JOINERS):
        raise NameTrouble("error-name-characters")
    if not VISIBLE.search(name):
        raise NameTrouble("error-name-empty")
    clusters = CLUSTERS.findall(name)
    if len(clusters) > MOST:
        raise NameTrouble("error-name-long", most=MOST)
    if MARKS.search(name) or regex.match(r"\p{M}", name) or any(len(cluster) > MOST_POINTS for cluster in clusters):
        raise NameTrouble("error-name-characters")
    if scripts.mixes(name):
        raise NameTrouble("error-name-scripts")
    if name.casefold().startswith("bot:"):  # so a record calls the seats of bots
        raise NameTrouble("error-name-bot")
    return name


def beside(name: str, taken: Collection[str]) -> str:
    """The name at a table where others sit: a second Ada becomes `Ada 2`."""
    heard = {looks(other) for other in taken}
    number, found = 1, name
    while looks(found) in heard:
        number += 1
        found = f"{name} {number}"
    return found


def looks(name: str) -> str:
    """Names that are read alike: letter case, width, style and script of the letters do not tell people apart."""
    return unicodedata.normalize("NFKC", scripts.drawn(name).casefold())
