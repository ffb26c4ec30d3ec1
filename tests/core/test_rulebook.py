"""Clauses and refusals: which one is given, and its text in four languages."""

from __future__ import annotations

import pickle
import sys
from pathlib import Path

import pytest

from spellboard import LANGUAGES, Refusal, Rulebook, SpellboardError
from spellboard.core.rulebook import CORE, LEVELS
from tests.example.game import Embers

CLAUSE = """
[[clause]]
id = "{id}"
section = "s"
{more}
sources = ["book: s"]
[clause.text]
en = "e"
de = "d"
nl = "n"
fr = "f"
"""
HEAD = 'game = "toy"\nrevision = 3\n[books.book]\nen = "A book"\nde = "Ein Buch"\nnl = "Een boek"\nfr = "Un livre"\n'


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty package `toy_rules`, importable for one test."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "toy_rules", raising=False)
    folder = tmp_path / "toy_rules"
    folder.mkdir()
    (folder / "__init__.py").touch()
    return folder


def book(package: Path, text: str) -> Rulebook:
    (package / "rulebook.toml").write_text(text, encoding="utf-8")
    return Rulebook("toy_rules")


# --- the core's own clauses -------------------------------------------------------------------------------------------


def test_the_core_has_a_clause_for_everything_it_refuses() -> None:
    assert set(CORE.clauses) == {
        f"core.{id}"
        for id in (
            "over", "seat", "dealer", "chance", "decision", "resigned", "change-often",
            "undo-nothing", "undo-chance", "undo-other", "undo-known", "undo-often",
        )
    }  # fmt: skip
    assert all(clause.refuses for clause in CORE.clauses.values())


@pytest.mark.parametrize("id", CORE.clauses)
def test_a_clause_of_the_core_has_four_different_texts_and_a_source_among_its_books(id: str) -> None:
    clause = CORE[id]
    texts = [clause.text[language] for language in LANGUAGES]
    assert all(text.strip() == text and text.endswith(".") for text in texts)
    assert len(set(texts)) == 4
    assert clause.section and clause.sources
    assert all(source.partition(":")[0] in CORE.books for source in clause.sources)


# --- refusals ---------------------------------------------------------------------------------------------------------


def test_the_first_level_decides_whichever_order_the_clauses_come_in(package: Path) -> None:
    clauses = "".join(CLAUSE.format(id=level, more=f'refuses = "{level}"') for level in reversed(LEVELS))
    rules = book(package, HEAD + clauses)
    assert LEVELS == ("over", "seat", "decision", "piece", "way", "target", "effect")
    for at, level in enumerate(LEVELS):
        assert rules.refusal(list(LEVELS[at:])).clause == f"toy.{level}"
        assert rules.refusal(list(reversed(LEVELS[at:]))).clause == f"toy.{level}"


def test_among_equals_the_first_named_is_given(game: Embers) -> None:
    assert game.rulebook.refusal(["aim-empty", "aim-self"]).clause == "embers.aim-empty"
    assert game.rulebook.refusal(["aim-self", "aim-empty"]).clause == "embers.aim-self"


def test_a_generic_clause_competes_with_the_games_own(game: Embers) -> None:
    assert game.rulebook.refusal(["bury-empty", "core.decision"]).clause == "core.decision"
    assert game.rulebook.refusal(["aim-self", "core.seat"]).clause == "core.seat"


def test_where_a_game_names_no_clause_the_action_does_not_belong_to_the_decision(game: Embers) -> None:
    assert game.rulebook.refusal([]).clause == "core.decision"


def test_a_refusal_speaks_four_languages_and_falls_back_to_english(game: Embers) -> None:
    refusal = game.rulebook.refusal(["aim-self"])
    assert [refusal.text(language) for language in LANGUAGES] == [
        "Nobody aims at themselves.",
        "Niemand zielt auf sich selbst.",
        "Niemand mikt op zichzelf.",
        "Personne ne se vise soi-même.",
    ]
    assert refusal.text() == refusal.text("es") == refusal.text("en")
    assert str(refusal) == "Nobody aims at themselves. (embers.aim-self)"
    assert refusal.level == "target"


def test_a_refusal_survives_the_way_between_processes(game: Embers) -> None:
    refusal = game.rulebook.refusal(["aim-self"])
    again = pickle.loads(pickle.dumps(refusal))
    assert isinstance(again, Refusal)
    assert (again.clause, again.level, again.text("nl"), str(again)) == (
        refusal.clause, refusal.level, refusal.text("nl"), str(refusal)
    )  # fmt: skip


# --- looking up -------------------------------------------------------------------------------------------------------


def test_a_clause_is_found_by_its_short_and_its_full_id(game: Embers) -> None:
    assert game.rulebook["aim-self"] is game.rulebook["embers.aim-self"]
    assert game.rulebook["core.seat"] is CORE["seat"]


@pytest.mark.parametrize("id", ["nothing", "embers.nothing", "magalon.D3", "seat", ""])
def test_an_unknown_clause_is_named(game: Embers, id: str) -> None:
    with pytest.raises(SpellboardError, match="is not a clause of this rulebook"):
        game.rulebook[id]
    with pytest.raises(SpellboardError, match="is not a clause of this rulebook"):
        game.rulebook.refusal(["aim-self", id])


# --- reading ----------------------------------------------------------------------------------------------------------


def test_a_rulebook_is_read_with_its_revision_books_and_rulings(package: Path) -> None:
    rules = book(package, HEAD + CLAUSE.format(id="1", more="ruling = true") + CLAUSE.format(id="2", more=""))
    assert (rules.game, rules.revision) == ("toy", 3)
    assert rules.books["book"]["nl"] == "Een boek" and set(rules.books) == {"book", *CORE.books}
    assert rules["1"].ruling and not rules["2"].ruling
    assert rules["1"].refuses is None
    assert list(rules.clauses) == ["toy.1", "toy.2"]


def test_one_id_twice_is_an_error_that_names_it(package: Path) -> None:
    with pytest.raises(SpellboardError, match=r"^toy_rules/rulebook.toml: toy.7 appears twice$"):
        book(package, HEAD + "".join(CLAUSE.format(id=id, more="") for id in (7, 8, 7)))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (HEAD + CLAUSE.format(id="1", more="").replace('fr = "f"', ""), "missing required field `fr`"),
        (HEAD + CLAUSE.format(id="1", more="").replace('fr = "f"', 'fr = "f"\nes = "e"'), "unknown field `es`"),
        (HEAD + CLAUSE.format(id="1", more='refuses = "mood"'), "Invalid enum value 'mood'"),
        (HEAD + CLAUSE.format(id="1", more='mood = "x"'), "unknown field `mood`"),
        (HEAD.replace("revision = 3", "") + CLAUSE.format(id="1", more=""), "missing required field `revision`"),
        (HEAD + "[[clause]\n", "line"),
    ],
)
def test_a_rulebook_that_is_not_whole_is_an_error_that_says_what(package: Path, text: str, said: str) -> None:
    with pytest.raises(SpellboardError) as caught:
        book(package, text)
    assert str(caught.value).startswith("toy_rules/rulebook.toml: ")
    assert said in str(caught.value)
