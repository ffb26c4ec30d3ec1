"""A hint or a `show` text teaches a clause: whoever changes the clause reads the text again."""

from __future__ import annotations

import re

import pytest

from . import ROOT, Said, taught, texts
from .taught import REREAD, Texts

CLAUSE = Said("magalon", "D2", "en", "No field twice.", clause=True)
TEXT = Said("magalon", "show-wizard", "en", "Your wizard never walks back.")
HASH = Texts([CLAUSE, TEXT]).hash("magalon", "show-wizard", "D2")
TABLE: taught.Taught = {"magalon": {"show-wizard": {"D2": HASH}}}
CHANGED = f"magalon: show-wizard or its clause D2 has changed: {REREAD}"


def test_every_text_that_teaches_names_its_clauses() -> None:
    known = Texts(texts())
    found = taught.unknown(taught.load(), known)
    assert not found, "\n".join(found)
    assert len(known.teaching) > 70


def test_every_text_that_teaches_was_read_since_its_clauses_changed() -> None:
    found = taught.stale(taught.load(), Texts(texts()))
    assert not found, "\n".join(found)


def test_the_clause_that_a_hint_links_to_is_among_those_it_teaches() -> None:
    linked = {
        (game, text): clause
        for path in (ROOT / "web" / "src" / "boards").glob("*/hints.ts")
        for text, game, clause in re.findall(r'text: "([\w-]+)", clause: "(\w+)\.(\w+)"', path.read_text("utf-8"))
    }
    table = taught.load()
    assert linked.keys() == {(game, id) for game, entries in table.items() for id in entries if "-hint-" in id}
    assert not [text for (game, text), clause in linked.items() if clause not in table[game][text]]


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ([CLAUSE, TEXT], []),
        ([CLAUSE._replace(text="Any field twice."), TEXT], [CHANGED]),
        ([CLAUSE, TEXT._replace(text="Your wizard jumps.")], [CHANGED]),
        ([CLAUSE, TEXT, CLAUSE._replace(language="nl", text="Geen veld twee keer.")], []),
    ],
)
def test_a_change_of_clause_or_text_is_told_in_one_line(said: list[Said], found: list[str]) -> None:
    assert taught.stale(TABLE, Texts(said)) == found


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ([CLAUSE, TEXT], []),
        ([CLAUSE], "magalon: taught.toml lists show-wizard, which is not a text"),
        ([TEXT, CLAUSE._replace(clause=False)], "magalon: show-wizard teaches D2, which is not a clause"),
        (
            [CLAUSE, TEXT, TEXT._replace(id="magalon-hint-walk")],
            "magalon: name the clauses that magalon-hint-walk teaches in taught.toml, or why it says no rule",
        ),
    ],
)
def test_what_the_table_does_not_know_is_told_in_one_line(said: list[Said], found: str) -> None:
    assert taught.unknown(TABLE, Texts(said)) == ([found] if found else [])
