"""From every section of the rulebook one finds the file that holds it."""

from __future__ import annotations

import re

from tests.games import rooms

from .table import game


def in_brackets(text: str) -> set[str]:
    """Clause ids of Bellum Magica are mostly bare numbers: they count only in brackets."""
    named = re.findall(r"\(([^()]*)\)", text)
    return {word for part in named for word in re.findall(r"[A-Z]?\d+[a-z]?", part)}


def test_every_section_of_the_rulebook_is_on_the_map_with_files_that_name_its_clauses() -> None:
    rooms.the_map_is_true(game(), "nl", in_brackets)
