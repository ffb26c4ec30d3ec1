"""The start page, and two clicks to a running table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import spellboard
from spellboard.core import registry
from spellboard.core.messages import Message

from .people import Person

GAMES = registry.shelf()
Make = Callable[..., Person]


def said(game: str, key: str) -> str:
    return spellboard.load(game).words("en").render(Message(key), [])


def test_the_start_page_shows_every_game_with_its_sentence_and_three_ways_to_begin(person: Make) -> None:
    page = person().go("/")
    for name in GAMES:
        title, sentence = said(name, "title"), said(name, "sentence")
        card = page.get_by_role("article", name=title)
        expect(card).to_contain_text(sentence)
        for way in ("Against bots", "On this device", "Invite friends"):
            expect(card.get_by_role("link", name=f"{way}: {title}")).to_be_visible()
        picture = card.locator(".pic img")
        expect(picture).to_have_js_property("complete", True)
        assert picture.evaluate("one => one.naturalWidth") > 0, "a picture of its own"


@pytest.mark.parametrize("game", GAMES)
def test_two_clicks_lead_a_newcomer_to_a_running_table_with_bots(person: Make, game: str) -> None:
    ada = person()
    ada.table_with_bots(game)
    ada.page.get_by_text(said(game, "title")).first.wait_for()
    ada.page.wait_for_function("() => document.querySelector('main')?.innerText.trim().length > 30")
    me = ada.page.evaluate("async () => (await (await fetch('/api/session')).json()).me")
    assert me["name"] == "Guest" and [table["status"] for table in me["tables"]] == ["running"]


def test_my_tables_say_live_whose_turn_it_is(person: Make) -> None:
    ada = person()
    path = ada.table_with_bots()
    tab = ada.tab()
    tab.goto("/")
    row = tab.locator("section[aria-labelledby=mine] li", has_text="Bellum Magica")
    expect(row.get_by_text("Your turn", exact=True)).to_be_visible()
    tab.wait_for_function("() => document.title.startsWith('Your turn')")
    expect(tab.locator("#favicon")).to_have_attribute("href", "/icon-turn.svg")
    row.get_by_role("link").click()
    tab.wait_for_url(f"**{path}")


def test_the_language_changes_at_once_and_stays(person: Make) -> None:
    ada = person(language="nl")
    page = ada.go("/")
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    expect(page.get_by_role("heading", name="Drie spellen vol magie, één goede tafel.")).to_be_visible()
    page.get_by_label("Taal").select_option("fr")
    page.get_by_role("heading", name="Trois jeux de magie, une bonne table.").wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.reload()
    page.get_by_role("heading", name="Trois jeux de magie, une bonne table.").wait_for()


def test_two_tabs_agree(person: Make) -> None:
    ada = person()
    first, second = ada.go("/"), ada.tab()
    second.goto("/me")
    second.get_by_role("radio", name="Night sky").check(force=True)
    first.wait_for_function("() => document.documentElement.dataset.theme === 'dark'")
    second.get_by_role("combobox", name="Language").last.select_option("de")
    first.get_by_role("heading", name="Drei Spiele voller Magie, ein guter Tisch.").wait_for()
    second.goto("/new/bellum?for=bots")
    second.get_by_role("button", name="Spiel beginnen").click()
    second.wait_for_url("**/t/*")
    first.locator("section[aria-labelledby=mine] li a").wait_for()


def test_an_address_that_leads_nowhere_says_so(person: Make) -> None:
    page = person().go("/nowhere/at/all")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    page.get_by_role("link", name="To the start page", exact=True).click()
    page.get_by_role("heading", name="Three games of magic").wait_for()


def test_by_keyboard_alone_one_comes_to_a_table(person: Make) -> None:
    ada = person()
    page = ada.go("/")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Skip to content"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "main"
    assert page.evaluate("location.hash") == ""
    title = said("bellum", "title")
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.getAttribute('aria-label')") == f"Against bots: {title}":
            break
    page.keyboard.press("Enter")
    page.get_by_role("heading", name=f"New table: {title}").wait_for()
    page.wait_for_function("() => document.activeElement.id === 'main'")
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.type") == "submit":
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
