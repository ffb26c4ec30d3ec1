"""Looking back: leafing through a game, through other eyes, going on from a moment, a record from a file, the seal."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import expect

from .people import Person
from .tables import BOT, MOST_STEPS, SHORT, against_bots, ask, make_table, my_turn, press, settle, sign_in
from .test_access import violations

Make = Callable[..., Person]
DROP = """([name, text]) => {
    const carried = new DataTransfer();
    carried.items.add(new File([text], name, {type: "application/json"}));
    for (const kind of ["dragover", "drop"]) {
        const event = new DragEvent(kind, {dataTransfer: carried, bubbles: true, cancelable: true});
        document.querySelector("main").dispatchEvent(event);
    }
}"""
SHOWN = (
    "[...document.querySelectorAll('.board [data-piece], .seat [data-piece]')].map((one) => one.dataset.piece).join()"
)
PROVED = (
    "Proved: this is the match that this browser followed.",
    "fit the commitment in the record",
    "linked one to the next",
    "rolls and draws are numbered in order",
    "your salt is in it",
    "this browser was shown before the first deal",
    "none was changed, added or left out since this browser saw the head",
    "every move is allowed by the rules",
)
EXCHANGE = """(key) => {
    localStorage.setItem(key, JSON.stringify({...JSON.parse(localStorage[key]), salts: {0: "00"}}));
}"""


def played(ada: Person, game: str = "bellum", presses: int = 3, close: bool = True) -> str:
    """A game that was begun, and then ended by its host if it did not end by itself; the answer is its path."""
    path = against_bots(ada, game)
    chance = Random(6)
    for _ in range(presses):
        if not my_turn(ada):
            return path
        press(ada, chance)
        settle(ada)
    if my_turn(ada) and close:  # nobody else is to move any more
        ask(ada, path.replace("/t/", "/api/tables/") + "/close", {})
        ada.page.locator(".ending").wait_for()  # the head of the last entry comes before it
    return path


def at(ada: Person, page: int | str) -> None:
    """Wait until a moment is shown."""
    expect(ada.page.locator(".film-where")).to_contain_text(re.compile(rf"^Moment {page} of \d+, round \d+$"))
    expect(ada.page.locator(".replay-play")).to_have_attribute("aria-busy", "false")


def last(ada: Person) -> int:
    return int(ada.page.locator(".film input[type=range]").get_attribute("max") or 0)


def look(ada: Person, path: str) -> None:
    ada.page.goto(f"{path}/replay")
    ada.page.locator(".film").wait_for()


def test_a_game_is_leafed_through_by_keys_and_every_moment_has_an_address(person: Make) -> None:
    ada = person()
    path = played(ada, presses=MOST_STEPS)
    look(ada, path)
    at(ada, 0)
    keys = ada.page.keyboard
    keys.press("ArrowRight")
    at(ada, 1)
    keys.press("PageDown")
    expect(ada.page.locator(".film-where"), "a round further, or at the end").not_to_contain_text("Moment 1 of")
    keys.press("End")
    at(ada, last(ada))
    assert violations(ada.page) == []
    keys.press("Home")
    at(ada, 0)
    ada.page.wait_for_function("() => location.hash === '#0-p1'")
    keys.press("e")
    expect(ada.page.locator(".jump-list [aria-current=step]")).not_to_have_count(0)
    said = ada.page.locator(".jump-list [aria-current=step]").first.inner_text()
    expect(ada.page.locator(".film-said")).to_contain_text(said.rstrip("."))
    moment = ada.page.locator(".film-where").inner_text()
    ada.page.wait_for_function("() => /^#[1-9]\\d*-p1$/.test(location.hash)")
    before = ada.page.evaluate(SHOWN)
    ada.page.reload()
    expect(ada.page.locator(".film-where")).to_have_text(moment)
    ada.page.wait_for_function(f"(wanted) => {SHOWN} === wanted", arg=before)
    ada.page.get_by_role("slider", name="Moment").focus()
    keys.press("Home")
    at(ada, 0)
    keys.press("ArrowRight")
    at(ada, 1)
    keys.press("?")
    ada.page.get_by_role("dialog", name="Keys").wait_for()
    assert violations(ada.page) == []


def test_a_game_plays_itself_and_a_click_on_a_sentence_leads_to_its_moment(person: Make) -> None:
    ada = person(size=(360, 780), theme="dark")
    look(ada, played(ada))
    at(ada, 0)
    ada.click("button", "Play", exact=True)
    at(ada, r"(?:[2-9]|\d\d+)")
    ada.click("button", "Pause")
    ada.click("button", "To the end")
    at(ada, last(ada))
    ada.page.locator(".told .jump").last.click()
    expect(ada.page.locator(".film-where")).not_to_have_text(re.compile(f"^Moment {last(ada)} "))
    expect(ada.page.locator(".told .jump[aria-current=step]")).not_to_have_count(0)
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert violations(ada.page) == []


def test_when_it_is_over_one_looks_through_any_eyes_and_before_only_through_ones_own(person: Make) -> None:
    ada = person()
    path = played(ada, presses=2, close=False)
    look(ada, path)
    eyes = ada.page.get_by_label("Through whose eyes")
    assert eyes.locator("option").all_inner_texts() == ["What everyone could see", "Ada"]
    expect(ada.page.get_by_role("button", name="Check the seal")).to_have_count(0)
    expect(ada.page.get_by_role("link", name="Save what I was told")).to_be_visible()
    ada.page.keyboard.press("End")
    at(ada, last(ada))
    before = last(ada)
    ask(ada, path.replace("/t/", "/api/tables/") + "/close", {})
    ada.page.get_by_role("button", name="Check the seal").wait_for()
    look(ada, path)
    expect(eyes.locator("option")).to_have_text(["What everyone could see", "Ada", "Bot (random)"])
    assert last(ada) > before, "the end is a moment, too"
    ada.page.keyboard.press("End")
    expect(ada.page.locator(".replay-now")).to_have_text("This table is closed: closed by the host.")
    mine = ada.page.locator(".seat.mine").inner_text()
    eyes.select_option("Bot (random)")
    expect(ada.page.locator(".seat.mine")).to_contain_text("Bot (random)")
    assert ada.page.locator(".seat.mine").inner_text() != mine
    assert violations(ada.page) == []


def test_several_at_one_device_do_not_leaf_through_each_others_hands(person: Make) -> None:
    ada = person()
    sign_in(ada, "Ada")
    path = make_table(ada, "bellum", [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Ben"}])
    ada.page.goto(path)
    ada.page.locator(".hand-over").wait_for()
    look(ada, path)
    at(ada, 0)
    expect(ada.page.get_by_label("Through whose eyes")).to_have_count(0)


def test_from_any_moment_one_goes_on_against_bots(person: Make) -> None:
    ada = person()
    path = played(ada, "magalon", presses=3)
    look(ada, path)
    at(ada, 0)
    ada.page.keyboard.press("ArrowRight")
    at(ada, 1)
    ada.click("button", "Play on as Ada")
    ada.page.wait_for_url(lambda address: "/t/" in address and not address.endswith("replay") and path not in address)
    assert my_turn(ada)
    table = ada.page.evaluate("async () => (await fetch(`/api/tables/${location.pathname.split('/')[2]}`)).json()")
    assert table["status"] == "running" and table["game"] == "magalon"
    assert table["options"]["round_cap"] == SHORT["magalon"]["options"]["round_cap"]
    assert [seat.get("bot", "") for seat in table["seats"]] == ["", BOT["bot"]]


def test_the_browser_checks_the_seal_and_compares_it_with_what_it_kept(person: Make) -> None:
    ada = person()
    path = played(ada)
    look(ada, path)
    ada.click("button", "Check the seal")
    found = ada.page.locator("#seal-found")
    found.wait_for()
    text = found.inner_text()
    for said in PROVED:
        assert said in text, said
    assert "Disproved:" not in text
    assert violations(ada.page) == []
    key = f"spellboard.seal.{path.rpartition('/')[2]}"
    ada.page.evaluate(EXCHANGE, key)
    ada.click("button", "Check the seal")
    expect(found.locator(".broken")).to_have_text(re.compile("Disproved:.*your salt"))


def test_what_the_engine_finds_is_no_claim_that_was_disproved(person: Make) -> None:
    ada = person()
    look(ada, played(ada))
    wrong = "entry 1: the sealed dealer gave “die 4”, not “die 5”"
    answer = {"game": "bellum", "players": [], "entries": 1, "proved": [], "unknown": []}
    ada.page.route("**/api/records/check", lambda route: route.fulfill(json={**answer, "warnings": [], "wrong": wrong}))
    ada.click("button", "Check the seal")
    expect(ada.page.locator("#seal-found .broken")).to_have_text(f"Check failed: {wrong}")


def test_a_record_is_saved_and_opened_again_by_dropping_it(person: Make, tmp_path: Path) -> None:
    ada, ben = person(), person()
    look(ada, played(ada))
    with ada.page.expect_download() as saving:
        ada.page.get_by_role("link", name="Save the record").click()
    file = tmp_path / "record.json"
    saving.value.save_as(file)
    text = file.read_text()

    ben.go("/replay")
    assert violations(ben.page) == []
    ben.page.evaluate(DROP, ["broken.json", text.replace('\\"seat\\":0', '\\"seat\\":1')])
    ben.page.get_by_role("alert").get_by_text("This cannot be shown.").wait_for()
    ben.page.evaluate(DROP, ["game.json", text])
    ben.page.locator(".film").wait_for()
    expect(ben.page.get_by_text("From the file “game.json”")).to_be_visible()
    at(ben, 0)
    ben.page.keyboard.press("End")
    at(ben, last(ben))
    ben.page.get_by_label("Through whose eyes").select_option("Ada")
    expect(ben.page.locator(".seat.mine")).to_contain_text("Ada")
    ben.click("button", "Check the seal")
    found = ben.page.locator("#seal-found")
    expect(found).to_contain_text("linked one to the next")
    expect(found).to_have_text(re.compile("^Not proved: this browser kept neither the commitment nor a head"))
    assert "none was changed" not in found.inner_text()
    assert violations(ben.page) == []
    nobody: Any = ben.page.evaluate("async () => (await (await fetch('/api/session')).json()).me")
    assert nobody is None, "whoever opens a file needs no name"
