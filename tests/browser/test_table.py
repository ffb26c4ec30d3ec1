"""A table in a real browser: games to their ends by the keyboard, undo and its barrier, a reload, a lost connection."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from .people import SERVER_GONE, Person
from .serving import Serving
from .tables import MOST_STEPS, against_bots, my_turn, over, press, settle
from .test_access import violations

Make = Callable[..., Person]
MOST, PLAIN = 120_000, 90_000
"""Bytes until the table page takes input, fonts aside: with the game's board, and without it."""
POSITION = (
    "[...document.querySelectorAll('.board [role=gridcell]')].map((one) => one.getAttribute('aria-label')).join()"
)


@pytest.mark.parametrize(
    "game", ["magalon", *(pytest.param(name, marks=pytest.mark.long) for name in ("amulett", "bellum"))]
)
def test_a_whole_game_can_be_played_by_the_keyboard(person: Make, game: str) -> None:
    ada = person()
    against_bots(ada, game)
    chance = Random(5)
    looked: set[str] = set()
    for _ in range(MOST_STEPS):
        if not my_turn(ada):
            break
        key = press(ada, chance)
        settle(ada)
        if key not in looked and not over(ada):  # each kind of question once
            looked.add(key)
            assert violations(ada.page) == [], key
        shown = ada.page.locator("#turn .choice, #turn [role=option]").count()
        assert shown <= 24
    assert over(ada)
    ada.page.get_by_role("button", name="Play again").wait_for()
    assert ada.page.locator(".ranks li").count() >= 2
    assert violations(ada.page) == []


def to_the_walk(ada: Person) -> None:
    """Lay a card, and wait until one's own wizard may walk: the last barrier is right behind."""
    against_bots(ada, "magalon")
    my_turn(ada)
    settle(ada)
    ada.page.keyboard.press("t")
    ada.page.keyboard.press("5")
    ada.page.wait_for_selector(".turn.yours .act >> text=Walk", timeout=60_000)
    settle(ada)


def test_a_step_is_taken_back_and_nothing_goes_back_past_the_others(person: Make) -> None:
    ada = person()
    to_the_walk(ada)
    undo = ada.named("button", "Undo", exact=True)
    expect(undo, "what the others laid cannot be taken back").to_have_count(0)
    before = ada.page.evaluate(POSITION)
    ada.page.locator(".cell.target").first.focus()
    ada.page.keyboard.press("Enter")
    undo.wait_for()
    assert ada.page.evaluate(POSITION) != before
    ada.page.evaluate("document.activeElement.blur()")
    ada.page.keyboard.press("u")
    undo.wait_for(state="detached")
    settle(ada)
    assert ada.page.evaluate(POSITION) == before


def test_what_cannot_be_taken_back_is_asked_once_more(person: Make) -> None:
    ada = person()
    against_bots(ada, "bellum")
    for _ in range(20):
        assert my_turn(ada)
        press(ada, Random(1))
        settle(ada)
        if ada.page.locator("#turn .confirm").count() > 0:
            break
    ada.page.get_by_text("This cannot be undone.").wait_for()
    journal = ada.page.locator(".log li").count()
    ada.page.keyboard.press("Escape")
    ada.page.locator("#turn .confirm").wait_for(state="detached")
    assert ada.page.locator(".log li").count() == journal, "nothing was played"


def test_a_refusal_names_its_clause_and_the_rules_open_there(person: Make) -> None:
    ada = person()
    to_the_walk(ada)
    ada.page.keyboard.press("/")
    ada.page.keyboard.type("wizard A1")
    ada.page.keyboard.press("Enter")
    refused = ada.page.get_by_role("alert")
    refused.wait_for()
    clause = refused.get_by_role("button").first
    name = clause.inner_text()
    expect(refused).to_have_text(re.compile(rf".*{re.escape(name)}.{{20,}}|.{{20,}}{re.escape(name)}.*", re.DOTALL))
    assert violations(ada.page) == []
    clause.click()
    ada.page.locator(".clauses .wanted").get_by_text(name, exact=True).wait_for()


def test_a_reload_in_the_middle_of_a_turn_changes_nothing(person: Make) -> None:
    ada = person()
    to_the_walk(ada)
    before, asked = ada.page.evaluate(POSITION), ada.page.locator("#now").inner_text()
    ada.page.reload()
    ada.page.wait_for_selector(".turn.yours")
    settle(ada)
    assert (ada.page.evaluate(POSITION), ada.page.locator("#now").inner_text()) == (before, asked)


def test_a_click_while_the_connection_is_lost_is_kept_and_carried_out(person: Make, frail: Serving) -> None:
    ada = person(frail.base)
    ada.expects(SERVER_GONE)
    against_bots(ada, "magalon")
    my_turn(ada)
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("radio", name="Never").check()
    ada.page.keyboard.press("Escape")
    frail.stop(signal.SIGKILL)
    ada.page.locator(".connection").get_by_text("Connection lost.").wait_for()
    ada.page.keyboard.press("t")
    ada.page.keyboard.press("4")
    ada.page.locator(".connection").get_by_text("Your move is saved.").wait_for()
    frail.start()
    ada.page.locator(".connection").get_by_text("Connection lost.").wait_for(state="detached")
    ada.page.locator(".log").get_by_text("Ada lays card 3.").wait_for()


def test_focus_stays_when_others_move(person: Make) -> None:
    ada = person()
    against_bots(ada, "bellum")
    my_turn(ada)
    press(ada, Random(2))
    ada.page.keyboard.press("c")
    for _ in range(3):
        my_turn(ada)
        settle(ada)
        assert ada.page.evaluate("document.activeElement.id") == "tab-chat"
        keys = ada.page.locator("#turn [data-key], #turn .confirm .main")
        keys.last.evaluate("one => one.click()")
        settle(ada)


@pytest.mark.parametrize("game", ["magalon", "amulett", "bellum"])
def test_the_table_page_is_light(person: Make, game: str) -> None:
    ada = person(new=True)
    path = against_bots(ada, game)
    sizes = bodies(ada, path)
    board = sum(size for name, size in sizes.items() if any(of in name for of in ("/drawing/", "/board-", f"/{game}-")))
    print(f"table page, {game}: {sum(sizes.values())} bytes, of which its board takes {board}", sizes)
    assert sum(sizes.values()) < MOST, sizes
    assert sum(sizes.values()) - board < PLAIN, sizes


def bodies(one: Person, path: str) -> dict[str, int]:
    """Bytes of what is fetched, packed as it comes and fonts aside, until nothing more is fetched."""
    session = one.context.new_cdp_session(one.page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    names: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def received(event: Any) -> None:
        sizes[event["requestId"]] = sizes.get(event["requestId"], 0) + event["encodedDataLength"]

    session.on("Network.responseReceived", lambda event: names.update({event["requestId"]: event["response"]["url"]}))
    session.on("Network.dataReceived", received)
    one.page.goto(path)
    one.page.wait_for_selector(".turn")
    one.page.wait_for_load_state("networkidle")
    found = {names[key].removeprefix(one.base): size for key, size in sizes.items() if key in names}
    return {name: size for name, size in found.items() if "woff2" not in name}


def test_no_table_is_wider_than_a_small_phone(person: Make) -> None:
    ada = person(size=(360, 780), theme="dark")
    for game in ("magalon", "amulett", "bellum"):
        against_bots(ada, game)
        my_turn(ada)
        settle(ada)
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360, game
        assert violations(ada.page) == [], game
