"""A no of the server: what it carries, and what nobody outside hears."""

from __future__ import annotations

import pickle

from spellboard import SpellboardError
from spellboard.core.messages import Message, Text
from spellboard.core.rulebook import Refused
from spellboard.server import PACKAGE
from spellboard.server.errors import Problem, said
from spellboard.server.storage.store import StorageTrouble, WriteRefused
from spellboard.server.tables.errors import NoTable


def test_a_problem_says_why_in_the_language_of_whoever_asks() -> None:
    problem = Problem("error-name-long", most=24)
    assert (problem.status, problem.code) == (400, "name-long")
    assert problem.text("de") == "Ein Name hat höchstens 24 Zeichen."


def test_a_problem_comes_whole_through_a_pickle() -> None:
    problem = Problem(
        "error-refused", 409, refused=Refused("embers.aim-self", "effect", ()), fresh=7, clause="embers.aim-self"
    )
    for error in (problem, NoTable()):
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error) and str(again) == str(error)
        assert (again.status, again.refused, again.fresh) == (error.status, error.refused, error.fresh)


def test_a_rule_that_says_no_is_said_in_the_words_of_the_core() -> None:
    assert "embers.aim-self" in Problem("error-refused", 409, clause="embers.aim-self").text("nl")


def test_where_the_database_lies_is_told_to_nobody_outside() -> None:
    for error in (
        StorageTrouble("error-disk-slow", file="/home/ada/games.db"),
        WriteRefused("error-write-unfit", why="x"),
    ):
        assert said(error) == Message("error-storage")


def test_a_mistake_of_ours_is_told_without_details() -> None:
    assert said(ValueError("/home/ada/games.db")) == Message("error-inner")


def test_every_other_refusal_says_what_it_says() -> None:
    error = SpellboardError("error-no-such-table", package=PACKAGE, table="t1")
    assert said(error) == Message("error-no-such-table", {"table": Text("t1")})
