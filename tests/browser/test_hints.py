"""Hints at a first table: at the moment they matter, at the thing they speak of, read once, and called again."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import spellboard
from spellboard.core import registry

from .people import Person
from .tables import against_bots, my_turn, settle
from .test_access import violations
from .test_practice import begin, points_at, types

Make = Callable[..., Person]
BOARDS = Path(__file__).resolve().parents[2] / "web" / "src" / "boards"
FIRST = {
    "amulett": ("Spells bring metal and have abilities.", "Each round the bolts of a spell"),
    "bellum": ("Place your two goblins.", "The die sets the row"),
}


@pytest.mark.parametrize("game", registry.shelf())
def test_every_hint_names_a_clause_of_its_game(game: str) -> None:
    cited = re.findall(r'clause: "([^"]+)"', (BOARDS / game / "hints.ts").read_text(encoding="utf-8"))
    book = spellboard.load(game).rulebook
    assert 6 <= len(cited) <= 10 and all(clause.startswith(f"{game}.") and book[clause] for clause in cited)


@pytest.mark.parametrize("game", FIRST)
def test_a_hint_is_read_once_and_can_be_called_again(person: Make, game: str) -> None:
    ada = person(size=(1440, 900))
    against_bots(ada, game)
    my_turn(ada)
    settle(ada)
    hint = ada.page.get_by_role("complementary", name="Hint")
    expect(hint).to_contain_text(FIRST[game][0])
    ada.page.locator(".hint-ring:visible").wait_for()
    assert violations(ada.page) == []
    hint.get_by_role("button", name="Understood").click()
    expect(ada.page.get_by_text(FIRST[game][0])).to_have_count(0)
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("button", name="Show the hints again").click()
    expect(hint).to_contain_text(FIRST[game][0])
    hint.get_by_role("button", name="No more hints").click()
    expect(hint).to_have_count(0)


def played_on(ada: Person, game: str, plays: tuple[str, ...]) -> None:
    """The guided turn is done, and the learner plays on: now hints come instead of steps."""
    begin(ada, game)
    for number, play in enumerate(plays, 2):
        types(ada, play)
        ada.page.locator(f".lesson:has-text('Step {number} of'), .lesson:has-text('That was')").wait_for()
    ada.page.get_by_role("button", name="Play on against the bots").click()


def test_hints_of_bellum_point_at_what_is_for_hire(person: Make) -> None:
    ada = person(size=(1440, 900))
    played_on(ada, "bellum", ("reroll barrel", "attack FA6", "recruit E02", "place right"))
    hint = ada.page.get_by_role("complementary", name="Hint")
    expect(hint).to_contain_text("An evil creature costs 2 food")
    points_at(ada, '[data-piece="E44"]')
    hint.get_by_role("button", name="Understood").click()
    expect(hint).to_contain_text("Only chests count in the end")
    ada.page.locator(".hint-ring:visible").wait_for()
