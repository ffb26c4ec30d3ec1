"""The rules: a page to print, and a drawer at the table that says which figures are our own."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

import spellboard

from .people import Person
from .tables import against_bots, my_turn
from .test_access import violations

Make = Callable[..., Person]


def test_the_rules_are_a_page_that_can_be_printed(person: Make) -> None:
    ada = person(new=True, language="de")
    page = ada.go("/rules/magalon#magalon.D1")
    page.locator(".rulebook [data-clause]").first.wait_for()
    book = spellboard.load("magalon").rulebook
    shown = page.locator(".rulebook [data-clause]").evaluate_all("all => all.map((one) => one.dataset.clause)")
    assert set(shown) >= {clause.id for clause in book.clauses.values()}, "every clause of the game"
    wanted = page.locator(".rulebook .wanted")
    expect(wanted).to_contain_text(book["D1"].text["de"])
    expect(wanted).to_be_in_viewport()
    expect(page.locator(".figures summary")).to_contain_text("rekonstruiert")
    page.emulate_media(media="print")
    for hidden in (".top", ".chart", ".rulebook nav", ".rulebook button"):
        expect(page.locator(hidden).first).to_be_hidden()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_an_unknown_game_has_no_rules(person: Make) -> None:
    page = person().go("/rules/chess")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()


def test_the_drawer_finds_a_clause_and_says_which_figures_are_reconstructed(person: Make) -> None:
    ada = person()
    against_bots(ada, "bellum")
    my_turn(ada)
    ada.page.keyboard.press("r")
    ada.page.get_by_label("Search the rules").fill("thief")
    clauses = ada.page.locator(".clauses [data-clause]")
    expect(clauses.first).to_contain_text("thie")
    expect(ada.page.locator(".rules .figures summary")).to_contain_text("reconstructed")
    ada.page.get_by_label("Search the rules").fill("zeppelin")
    ada.page.get_by_text("No rule found.").wait_for()
    assert violations(ada.page) == []
