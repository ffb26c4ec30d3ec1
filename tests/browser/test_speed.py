"""How fast bots and animations go: a setting of each device, a click that skips, and systems that want no motion."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .people import Person
from .tables import BOT, make_table, my_turn, settle, sign_in

Make = Callable[..., Person]
MY_TURN_COMES = "() => document.title.startsWith('Your turn')"
AFTER_A_FEW_FRAMES = """async () => {
    for (let frame = 0; frame < 20; frame++) await new Promise((done) => requestAnimationFrame(done));
    return document.querySelector(".turn.yours") !== null;
}"""
SLIDES = """() => {
    window.slides = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) { window.slides++; return animate.apply(this, how); };
}"""


def last_of_three(ada: Person) -> None:
    """Ada has laid a low card: the bots take whole turns before her."""
    sign_in(ada, "Ada")
    ada.page.goto(make_table(ada, "magalon", [{"who": "me"}, BOT, BOT]))
    assert my_turn(ada)
    settle(ada)
    ada.page.evaluate(SLIDES)
    ada.page.locator('[data-play="lay 0"]').click()
    settle(ada)
    sure = ada.page.locator("#turn .confirm .main")
    if sure.count() > 0:  # the bots have laid theirs: all cards are turned over now
        sure.click()


def test_bots_are_shown_one_after_the_other_and_a_click_on_the_board_shows_the_rest(person: Make) -> None:
    ada = person(speed="calm")
    last_of_three(ada)
    ada.page.wait_for_function(MY_TURN_COMES)  # the server waits for her
    assert ada.page.locator(".turn.yours").count() == 0, "the page still shows what the bots have done"
    told = ada.page.locator(".log li").count()
    ada.page.locator(".board").click(position={"x": 3, "y": 3})
    assert ada.page.evaluate(AFTER_A_FEW_FRAMES)
    assert ada.page.locator(".log li").count() > told, "all of it is told"


def test_without_a_click_they_come_by_themselves_and_things_slide(person: Make) -> None:
    ada = person()
    last_of_three(ada)
    assert my_turn(ada)
    assert ada.page.evaluate("window.slides") > 2


def test_escape_skips_too(person: Make) -> None:
    ada = person(speed="calm")
    last_of_three(ada)
    ada.page.wait_for_function(MY_TURN_COMES)
    ada.page.keyboard.press("Escape")
    assert ada.page.evaluate(AFTER_A_FEW_FRAMES)


def test_a_system_that_asks_for_less_motion_gets_everything_at_once(person: Make) -> None:
    ada = person(speed="calm", system={"reduced_motion": "reduce"})
    last_of_three(ada)
    ada.page.wait_for_function(MY_TURN_COMES)
    assert ada.page.evaluate(AFTER_A_FEW_FRAMES)
    assert ada.page.evaluate("window.slides") == 0
    ada.page.get_by_role("button", name="Settings").click()
    expect(ada.page.get_by_role("radio", name="At once")).to_be_checked()
    expect(ada.page.get_by_role("radio", name="Calm")).to_be_disabled()
    ada.page.get_by_text("Your system asks for less motion").wait_for()
