"""The valley of Magalon: a whole turn by dragging, by touch on a small phone, and by the keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

import pytest
from playwright.sync_api import expect

from .people import Person
from .tables import MOST_STEPS, against_bots, ask, my_turn, over, settle, sign_in
from .test_access import violations

Make = Callable[..., Person]


def at_the_turn(ada: Person, high: int = 7, low: int = 3) -> None:
    """Two people at one device have laid their cards; Ada, with the higher one, is to act on the fresh board."""
    sign_in(ada, "Ada")
    seats = [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Bo"}]
    made = ask(ada, "/api/tables", {"game": "magalon", "seats": seats, "start": True})
    ada.page.goto(f"/t/{made['id']}")
    for name, card in (("Ada", high), ("Bo", low)):
        sits(ada, name)
        ada.page.get_by_role("button", name=f"Lay card {card}.").click()
        ada.page.locator(f".phases:has-text('{name} {card}'), #turn .confirm").first.wait_for(state="attached")
        confirm(ada)
        expect(ada.page.locator(".phases")).to_contain_text(f"{name} {card}")
    sits(ada, "Ada")
    ada.page.locator(".acts5").wait_for()
    settle(ada)


def sits(ada: Person, name: str) -> None:
    """Nothing is hidden in Magalon: the device goes from seat to seat by itself."""
    expect(ada.page.locator(".seat.mine .who b")).to_have_text(name)
    ada.page.locator(".turn.yours").wait_for()
    settle(ada)


def confirm(ada: Person) -> None:
    """Say yes, where it is asked once more."""
    main = ada.page.locator("#turn .confirm .main")
    if main.count() > 0:
        main.click()


def ends(ada: Person) -> None:
    """The turn goes on to Bo, after a second yes where one is asked for."""
    ada.page.locator("#turn .confirm .main, .seat.mine:has-text('Bo')").first.wait_for()
    confirm(ada)
    sits(ada, "Bo")


MOVING = """() => document.getAnimations().flatMap((one) => one.effect.target.dataset?.piece ?? [])"""


def middle(ada: Person, selector: str) -> tuple[float, float]:
    box = ada.page.locator(selector).bounding_box()
    assert box is not None, selector
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def node(name: str) -> str:
    return f'.map-board [data-node="{name}"]'


def drag(ada: Person, start: str, squares: Sequence[str]) -> None:
    """Take what lies somewhere over these squares, waiting on each until the page shows the way up to there."""
    mouse = ada.page.mouse
    mouse.move(*middle(ada, start))
    mouse.down()
    for square in squares:
        mouse.move(*middle(ada, node(square)), steps=3)
        settle(ada)
    mouse.up()
    settle(ada)


def stands_on(ada: Person, square: str, thing: str) -> None:
    expect(ada.page.locator(node(square))).to_have_attribute("aria-label", re_of(thing))


def re_of(text: str) -> re.Pattern[str]:
    return re.compile(re.escape(text))


def test_the_turn_of_the_rulebooks_example_by_dragging(person: Make) -> None:
    ada = person(size=(1440, 900))
    at_the_turn(ada)
    drag(ada, node("K5"), ["L5", "M5"])
    stands_on(ada, "M5", "Ruin d")
    expect(ada.page.locator(".act", has_text="Shift ruins")).to_contain_text("2 of 4 done")
    drag(ada, '[data-piece="wizard-p1"]', ["J2", "K2", "K3", "K4"])
    stands_on(ada, "K4", "Wizard of Ada")  # a part of the walk ...
    assert ada.page.evaluate(MOVING) == [], "what a hand has carried does not go there once more"
    expect(ada.page.locator(".not-yet")).to_contain_text("The turn cannot end yet.")
    expect(ada.page.get_by_role("button", name="End your turn")).to_have_count(0)
    drag(ada, '[data-piece="wizard-p1"]', ["K5", "K6", "K7"])
    stands_on(ada, "K7", "Wizard of Ada")  # ... and the rest of it, square by square
    drag(ada, node("M5"), ["L5", "K5"])
    stands_on(ada, "K5", "Ruin d")
    assert violations(ada.page) == []
    ada.page.get_by_role("button", name="End your turn").click()
    ends(ada)


def test_a_field_that_was_tried_in_vain_is_hatched_and_its_mark_opens_the_clause(person: Make) -> None:
    ada = person(size=(1440, 900))
    at_the_turn(ada)
    hatched = ada.page.locator(".forbidden")
    assert hatched.count() == 0, "nothing is hatched before somebody tries"
    ada.page.locator(node("O4")).click()
    expect(hatched).to_have_attribute("data-tried", "O4")
    expect(ada.page.locator(".refused")).to_contain_text("cannot be reached with exactly the steps")
    hatched.locator(".mark").click()
    expect(ada.page.locator('.rules [data-clause="magalon.D1b"]')).to_be_in_viewport()
    ada.page.locator(node("G13")).focus()
    ada.page.keyboard.press("Enter")  # the same by the keyboard
    expect(hatched).to_have_attribute("data-tried", "G13")
    assert violations(ada.page) == []
    ada.page.locator(node("H8")).click()  # a lit one is walked to
    stands_on(ada, "H8", "Wizard of Ada")
    expect(hatched).to_have_count(0)


def test_letting_go_of_what_was_dragged_is_no_click_on_where_it_was_taken(person: Make) -> None:
    ada = person(size=(1440, 900))
    at_the_turn(ada)
    count = "() => { window.clicks = 0; addEventListener('click', (e) => { clicks += e.eventPhase === 1; }, true); }"
    ada.page.evaluate(count)
    heard = "all => all.forEach((one) => one.addEventListener('click', () => { window.heard = true; }))"
    ada.page.locator(".map-board .cell").evaluate_all(heard)
    drag(ada, '[data-piece="wizard-p1"]', ["J2", "K2"])
    stands_on(ada, "K2", "Wizard of Ada")
    assert ada.page.evaluate("[window.clicks, window.heard ?? false]") == [1, False], (
        "one from the browser, heard by none"
    )


def test_a_turn_by_touch_on_a_small_phone_never_plays_at_first_touch(person: Make) -> None:
    ada = person(size=(360, 780), touch=True)
    at_the_turn(ada)
    journal = ada.page.locator(".log li").count()
    ada.page.touchscreen.tap(*middle(ada, node("H8")))
    main = ada.page.locator("#turn .confirm .main")
    expect(main).to_have_text("Walk to H8 (7 steps)")
    assert ada.page.locator(".log li").count() == journal
    assert ada.page.locator(".map-board .path .total").count() == 1, "the way is shown before it is gone"
    x, y = middle(ada, node("J7"))
    ada.page.touchscreen.tap(x, y)  # another place can be tapped instead
    expect(main).to_have_text("Walk to J7 (7 steps)")
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360
    main.tap()
    stands_on(ada, "J7", "Wizard of Ada")
    end = ada.page.get_by_role("button", name="End your turn")
    end.tap()
    main.tap()
    sits(ada, "Bo")


PLACES = """() => {
    window.places = {};
    const look = () => {
        const asked = document.querySelector("#now").textContent;
        const at = [...document.querySelectorAll("#turn .act, #turn .end")].map((one) => one.getBoundingClientRect().y);
        if (at.length > 0) (window.places[asked] ??= new Set()).add(String(at));
        requestAnimationFrame(look);
    };
    look();
}"""
"""Where everything that may be pressed has been, question by question."""


@pytest.mark.parametrize("touch", [False, True], ids=["desk", "phone"])
def test_what_is_pressed_stays_where_it_is_while_the_server_still_foresees(person: Make, touch: bool) -> None:
    ada = person(size=(390, 844) if touch else (1024, 768), touch=touch)
    at_the_turn(ada)
    foreseen = ada.page.locator("#turn .foreseen")
    expect(foreseen).to_contain_text("End your turn: Ada pays 1 energy")
    place = middle(ada, node("J7"))
    if touch:
        ada.page.touchscreen.tap(*place)
        ada.page.evaluate(PLACES)
        ada.page.locator("#turn .confirm .main").tap()
    else:
        ada.page.mouse.move(*place)
        settle(ada)
        ada.page.mouse.down()
        ada.page.evaluate(PLACES)
        ada.page.mouse.up()
        confirm(ada)
    stands_on(ada, "J7", "Wizard of Ada")
    expect(foreseen).to_contain_text("End your turn: Ada stays on a red field")
    settle(ada)
    asked = ada.page.locator("#now").text_content()
    places = ada.page.evaluate("(asked) => [...window.places[asked]]", asked)
    assert len(places) == 1, places


def test_a_double_tap_goes_closer_and_back(person: Make) -> None:
    ada = person(size=(360, 780), touch=True)
    at_the_turn(ada)
    x, y = middle(ada, node("C12"))
    for zoomed in (1, 0):
        ada.page.touchscreen.tap(x, y)
        ada.page.touchscreen.tap(x, y)
        expect(ada.page.locator(".map-board.zoomed")).to_have_count(zoomed)
        ada.page.wait_for_timeout(400)  # a third tap in a row would belong to the second
    assert ada.page.locator(".forbidden").count() == 0, "who taps twice tries nothing"
    ada.page.touchscreen.tap(x, y)
    expect(ada.page.locator(".forbidden")).to_have_attribute("data-tried", "C12")


def test_a_turn_by_the_keyboard_alone(person: Make) -> None:
    ada = person()
    at_the_turn(ada)
    ada.page.keyboard.press("b")
    ada.page.keyboard.press("PageDown")  # to the first lit place
    first = ada.page.evaluate("document.activeElement.dataset.node")
    ada.page.keyboard.press("ArrowDown")
    assert ada.page.evaluate("document.activeElement.dataset.node") != first
    ada.page.keyboard.press("ArrowUp")
    spoken = ada.page.evaluate("document.activeElement.getAttribute('aria-label')")
    square = ada.page.evaluate("document.activeElement.dataset.node")
    assert spoken.startswith(f"{square}.") and "You may choose this" in spoken
    ada.page.keyboard.press("Enter")
    stands_on(ada, square, "Wizard of Ada")
    ada.page.keyboard.press("t")
    settle(ada)
    ada.page.keyboard.press(ada.page.get_by_role("button", name="End your turn").get_attribute("data-key") or "")
    ends(ada)


def test_a_hint_comes_when_it_matters_points_at_its_thing_and_stays_away_once_read(person: Make) -> None:
    ada = person()
    at_the_turn(ada)
    guide = ada.page.get_by_role("complementary", name="Hint")
    expect(guide).to_contain_text("Your wizard is in hand.")
    ada.page.locator(".hint-ring").wait_for()
    ring, wizard = middle(ada, ".hint-ring"), middle(ada, '[data-piece="wizard-p1"]')
    assert abs(ring[0] - wizard[0]) < 3 and abs(ring[1] - wizard[1]) < 3
    guide.get_by_role("button", name="Understood").click()
    expect(guide).to_contain_text("Drag a ruin")
    guide.get_by_role("button", name="No more hints").click()
    expect(guide).to_have_count(0)
    ada.page.reload()
    ada.page.locator(".acts5").wait_for()
    expect(guide).to_have_count(0)
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_role("button", name="Show the hints again").click()
    expect(guide).to_contain_text("Your wizard is in hand.")


@pytest.mark.long
@pytest.mark.rotated("touch")
@pytest.mark.parametrize("touch", [False, True], ids=["pointer", "touch"])
def test_a_whole_game_by_clicks_on_what_is_lit(person: Make, touch: bool) -> None:
    ada = person(size=(360, 780) if touch else (1440, 900), touch=touch)
    against_bots(ada, "magalon")
    chance = Random(3)
    for _ in range(MOST_STEPS):
        if not my_turn(ada):
            break
        settle(ada)
        main = ada.page.locator("#turn .confirm .main")
        lit = ada.page.locator(".map-board .cell.target")
        choices = ada.page.locator("#turn .card-choice button, #turn .turn-ends .end")
        found = main if main.count() > 0 else lit if lit.count() > 0 and chance.random() < 0.5 else choices
        if found.count() == 0:
            found = lit
        one = found.nth(chance.randrange(found.count()))
        one.tap(force=True) if touch else one.click(force=True)
        settle(ada)
    assert over(ada)
