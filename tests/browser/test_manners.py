"""Manners of a table: a tap asks first, a click on a lit place plays, others are asked, at the end all is shown."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from .people import Person
from .tables import FEWEST, against_bots, ask, make_table, my_turn, press, settle, sign_in
from .test_access import violations
from .test_table import to_the_walk

Make = Callable[..., Person]
LISTEN = """() => {
    window.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { window.tones++; return start.apply(this, when); };
}"""


def test_a_tap_on_a_phone_never_plays_at_first_touch(person: Make) -> None:
    ada = person(size=(390, 800), touch=True)
    against_bots(ada, "magalon")
    my_turn(ada)
    settle(ada)
    before = ada.page.locator(".log li").count()
    ada.page.locator("#turn .choice").nth(3).tap()
    confirm = ada.page.get_by_role("group", name="Play this?")
    confirm.wait_for()
    settle(ada)
    assert ada.page.locator(".log li").count() == before, "nothing was played"
    assert violations(ada.page) == []
    confirm.get_by_role("button").first.tap()
    expect(ada.page.locator(".log li")).not_to_have_count(before)


def test_by_mouse_a_lit_place_is_clicked(person: Make) -> None:
    ada = person()
    to_the_walk(ada)
    ada.page.locator(".cell.target").first.click()
    ada.named("button", "Undo", exact=True).wait_for()


def test_a_waiting_turn_fits_on_a_small_phone(person: Make) -> None:
    ada = person(size=(360, 780), theme="dark")
    against_bots(ada, "bellum")
    my_turn(ada)
    ada.go("/")
    ada.page.locator(".top .gold").wait_for()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert violations(ada.page) == []


def test_the_position_can_be_heard_in_words(person: Make) -> None:
    ada = person()
    against_bots(ada, "magalon")
    my_turn(ada)
    settle(ada)
    ada.page.keyboard.press("s")
    words = ada.page.get_by_role("dialog", name="The position in words")
    words.wait_for()
    cells = ada.page.locator(".board [role=gridcell]").evaluate_all(
        "all => all.map((one) => one.getAttribute('aria-label')).filter((said) => said.includes('. '))"
    )
    said = words.inner_text()
    assert cells and [one for one in cells if one.removesuffix(" You may choose this.").rstrip(".") not in said] == []
    assert violations(ada.page) == []
    ada.page.keyboard.press("Escape")
    words.wait_for(state="detached")


def test_at_the_end_everybodys_hand_is_shown(person: Make) -> None:
    ada = person()
    path = against_bots(ada, "amulett")
    my_turn(ada)
    ask(ada, path.replace("/t/", "/api/tables/") + "/close", {})
    revealed = ada.page.get_by_role("region", name="What the others held")
    revealed.wait_for()
    expect(ada.page.locator("#end-title")).to_have_text("This table is closed: closed by the host.")
    expect(revealed.locator(".revealed-of")).to_have_count(FEWEST["amulett"] - 1)
    assert violations(ada.page) == []


def test_others_are_asked_and_whoever_leaves_leaves(person: Make) -> None:
    ada, ben = person(), person(theme="dark")
    sign_in(ada, "Ada")
    sign_in(ben, "Ben")
    path = make_table(ada, "bellum", [{"who": "me"}, {"who": "friend"}], start=False)
    table = path.replace("/t/", "/api/tables/")
    link = ada.context.request.get(f"{table}/links").json()["join"]
    ask(ben, "/api/join", {"token": link.partition("#")[2]})
    for one in (ada, ben):
        one.page.goto(path)
        one.page.locator("main.waiting").wait_for()
    ada.click("button", "Start the game")
    for one in (ada, ben):
        one.page.locator(".turn").first.wait_for()
    ben.page.keyboard.press("c")
    ben.page.get_by_label("Say something to the table").fill("Shall we stop?")
    ben.page.keyboard.press("Enter")
    ben.page.get_by_role("button", name="Table and people").click()
    ben.click("button", "Propose ending the game")
    vote = ada.page.get_by_role("group", name="A proposal")
    vote.wait_for()
    assert violations(ada.page) == []
    vote.get_by_role("button", name="Decline").click()
    vote.wait_for(state="detached")
    ada.page.get_by_role("tab", name="Chat").click()
    expect(ada.page.locator(".chat .log")).to_contain_text("Ben: Shall we stop?")
    ada.page.get_by_role("button", name="Table and people").click()
    ada.click("button", "Mute Ben")
    assert violations(ada.page) == []
    ada.page.keyboard.press("Escape")
    expect(ben.page.get_by_label("Say something to the table")).to_be_disabled()
    ben.page.get_by_role("button", name="Table and people").click()
    ben.page.get_by_role("button", name="Resign", exact=True).click()
    ben.click("button", "Yes, I resign")
    for one in (ada, ben):
        one.page.locator(".ending").wait_for()
    expect(ada.page.locator(".ranks .first")).to_contain_text("Ada")


def test_what_happened_since_my_turn_is_watched_again_and_an_order_stands(person: Make) -> None:
    ada = person()
    against_bots(ada, "amulett")
    chance = Random(2)
    again = ada.page.get_by_role("button", name="Since my last turn")
    for _ in range(6):
        assert my_turn(ada)
        press(ada, chance)
        settle(ada)
        if again.count() > 0:
            break
    again.click()
    ada.page.get_by_role("button", name="Stop (").wait_for()
    assert violations(ada.page) == []
    ada.page.keyboard.press("Escape")
    again.wait_for()


def test_sound_is_made_only_for_whoever_asked_for_it(person: Make) -> None:
    ada = person(new=True)
    ada.page.add_init_script(f"({LISTEN})()")
    ada.go("/me")
    assert ada.page.get_by_role("switch", name="Sound").is_checked() is False
    against_bots(ada, "bellum")
    my_turn(ada)
    assert ada.page.evaluate("window.tones") == 0
    ada.go("/me")
    ada.page.get_by_role("switch", name="Sound").check()
    ada.page.wait_for_function("() => window.tones > 0")
