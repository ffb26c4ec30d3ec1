"""What players are called at a table: brought into form, and no two alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

MOST = 24


def called(name: str) -> str:
    """A name without control and format characters, of a decent length."""
    plain = "".join(
        " " if unicodedata.category(sign)[0] in "CZ" else sign for sign in unicodedata.normalize("NFC", name)
    )
    return " ".join(plain.split())[:MOST].strip()


def beside(name: str, taken: Iterable[str]) -> str:
    """The name beside others: a second Ada becomes "Ada 2"."""
    heard = {_heard(other) for other in taken}
    number, found = 1, name
    while _heard(found) in heard:
        number += 1
        found = f"{name} {number}"
    return found


def _heard(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()
