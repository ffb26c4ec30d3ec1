"""From every section of the rulebook one finds the file that holds it."""

from __future__ import annotations

import re
from pathlib import Path

from .table import game

ROOT = Path(__file__).parents[3]
HOUSE = ROOT / "src/spellboard/games/bellum"


def rows() -> dict[str, list[str]]:
    """Sections and files, as docs/games/bellum.md lists them."""
    page = (ROOT / "docs/games/bellum.md").read_text()
    part = page.partition("## From the rulebook to the code")[2].partition("\n## ")[0]
    lines = [line.strip("| ").split(" | ") for line in part.splitlines() if line.startswith("| ")]
    return {section: re.findall(r"`(\w+\.py)`", files) for section, _, files in lines[1:]}


def headings() -> dict[str, set[str]]:
    """Sections with the clauses that come from them, as the rulebook's sources name them."""
    found: dict[str, set[str]] = {}
    for clause in game().rulebook.clauses.values():
        for source in clause.sources:
            book, _, section = source.partition(": ")
            if book == "nl":
                found.setdefault(section, set()).add(clause.id.removeprefix("bellum."))
    return found


def test_every_section_of_the_rulebook_is_on_the_map() -> None:
    assert rows().keys() == headings().keys()


def test_every_file_on_the_map_names_a_clause_of_its_section() -> None:
    for section, files in rows().items():
        assert files, section
        for file in files:
            named = re.findall(r"\(([^()]*)\)\.?\"\"\"|\(([^()]*)\)", (HOUSE / file).read_text())
            words = {word for pair in named for text in pair for word in re.findall(r"[A-Z]?\d+[a-z]?", text)}
            assert words & headings()[section], f"{file} says nothing of {section}"
