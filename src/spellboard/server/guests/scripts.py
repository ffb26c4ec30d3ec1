"""Letters that can be taken for others: names that mix scripts, and whole names that look like a Latin one."""

from __future__ import annotations

import unicodedata

import regex

NAMED = (
    "Latin", "Cyrillic", "Greek", "Armenian", "Georgian", "Cherokee", "Coptic", "Lisu", "Deseret", "Osage", "Tifinagh",
    "Canadian_Aboriginal", "Hebrew", "Arabic", "Syriac", "Thaana", "Ethiopic", "Devanagari", "Bengali", "Gurmukhi",
    "Gujarati", "Oriya", "Tamil", "Telugu", "Kannada", "Malayalam", "Sinhala", "Thai", "Lao", "Tibetan", "Myanmar",
    "Khmer", "Mongolian", "Han", "Hiragana", "Katakana", "Bopomofo", "Hangul",
)  # fmt: skip
"""Scripts that are told apart; all others count as one."""
TOGETHER = (
    {"Latin", "Han", "Hiragana", "Katakana"},
    {"Latin", "Han", "Bopomofo"},
    {"Latin", "Han", "Hangul"},
)
"""Scripts that people do write in one name (UTS 39, "highly restrictive")."""
LETTER = regex.compile(r"[\p{L}--[\p{Script=Common}\p{Script=Inherited}]]", regex.V1)
_KINDS = {name: regex.compile(rf"\p{{Script={name}}}") for name in NAMED}

# The usual lookalikes, by how they are drawn: a capital can look like another letter than its small form.
_ALIKE = {
    "Cyrillic": ("АВЕЅІЈКМНОРСТУХҺԌԚԜӀЁЇавеѕіјкмнорстухһԁԛԝӏёї", "ABESIJKMHOPCTYXHGQWIËÏabesijkmhopctyxhdqwlëï"),
    "Greek": ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβγεικνορτυχ", "ABEZHIKMNOPTYXabyeikvoptux"),
    "Armenian": ("ՍՏՕԼհյոսօ", "USOLhjnuo"),
    "Cherokee": ("ᎠᎡᎢᎪᎫᎬᎳᎷᎻᏀᏃᏒᏔᏙᏚᏞᏟᏢᏦᏴᏻ", "DRTAJEWMHGZRWVSLCPKBG"),
    "Latin": ("ıɑɡ", "iag"),
}
_FOLDED = str.maketrans("".join(these for these, _ in _ALIKE.values()), "".join(those for _, those in _ALIKE.values()))


def mixes(name: str) -> bool:
    """Whether the letters of a name belong to scripts that nobody writes together."""
    found = {_script(letter) for letter in LETTER.findall(name)}
    return len(found) > 1 and not any(found <= allowed for allowed in TOGETHER)


def drawn(name: str) -> str:
    """A name by how its letters look, in Latin ones as far as there are any: it is compared and never shown."""
    return unicodedata.normalize("NFKC", name).translate(_FOLDED)


def _script(letter: str) -> str:
    return next((name for name, kind in _KINDS.items() if kind.match(letter)), "another")
