"""A guided first turn of each game, from the start page, by whoever has read nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import spellboard

from .people import Person
from .tables import settle
from .test_access import violations

Make = Callable[..., Person]


def steps(game: str) -> int:
    practice = spellboard.load(game).practice
    assert practice is not None
    return len(practice.steps)


def begin(ada: Person, game: str) -> None:
    """One click on the start page."""
    ada.go("/")
    title = ada.page.locator(f"#game-{game}").inner_text()
    ada.click("button", f"Your first turn, guided: {title}")
    ada.page.wait_for_url("**/t/*")
    at_step(ada, game, 1)


def at_step(ada: Person, game: str, number: int) -> None:
    expect(ada.page.locator(".lesson small")).to_have_text(f"Step {number} of {steps(game)}")
    settle(ada)


def middle(ada: Person, selector: str) -> tuple[float, float]:
    box = ada.page.locator(selector).first.bounding_box()
    assert box is not None, selector
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def points_at(ada: Person, selector: str) -> None:
    """The ring lies around this."""
    ada.wait(
        f"""() => {{
        const of = (selector) => document.querySelector(selector)?.getBoundingClientRect();
        const [ring, thing] = [of('.hint-ring:not([hidden])'), of({selector!r})];
        return ring && thing && Math.abs(ring.x + 6 - thing.x) < 2 && Math.abs(ring.y + 6 - thing.y) < 2;
    }}"""
    )


def press(ada: Person, selector: str, touch: bool = False) -> None:
    """Point at something that the guide points at, and say yes where it is asked once more."""
    points_at(ada, selector)
    (ada.page.touchscreen.tap if touch else ada.page.mouse.click)(*middle(ada, selector))
    settle(ada)
    main = ada.page.locator("#turn .confirm .main")
    if touch:
        main.or_(ada.page.locator("#turn .act[aria-pressed=true]")).first.wait_for()
    if main.count() > 0:
        main.click()
    settle(ada)


def square(name: str) -> str:
    return f'.map-board [data-node="{name}"]'


def take(ada: Person, name: str, touch: bool = False) -> None:
    """Take what stands on a square in hand."""
    (ada.page.touchscreen.tap if touch else ada.page.mouse.click)(*middle(ada, square(name)))
    settle(ada)
    ada.page.wait_for_timeout(TWO_TAPS if touch else 0)


def magalon(ada: Person, touch: bool) -> None:
    press(ada, '[data-play="lay 7"]', touch)
    at_step(ada, "magalon", 2)
    press(ada, square("amulet"), touch)
    at_step(ada, "magalon", 3)
    points_at(ada, '[data-piece="ruin-c"]')
    take(ada, "D13", touch)
    press(ada, square("D12"), touch)
    at_step(ada, "magalon", 4)
    press(ada, '[data-kind="shield"]', touch)
    press(ada, square("H9"), touch)
    at_step(ada, "magalon", 5)
    press(ada, '[data-play="end turn"]', touch)


def test_magalon_is_guided_from_the_card_to_the_end_of_the_turn(person: Make) -> None:
    ada = person(size=(1440, 900))
    begin(ada, "magalon")
    expect(ada.page.locator(".table-bar .tag")).to_have_text("Practice")
    assert violations(ada.page) == []
    magalon(ada, touch=False)
    expect(ada.page.locator(".lesson")).to_contain_text("That was your first turn.")
    ada.page.get_by_role("button", name="Play on against the bots").click()
    expect(ada.page.locator(".lesson")).to_have_count(0)
    ada.page.locator(".turn.yours").wait_for()


def test_magalon_is_guided_by_touch_on_a_phone(person: Make) -> None:
    ada = person(size=(390, 844), touch=True)
    begin(ada, "magalon")
    magalon(ada, touch=True)
    expect(ada.page.locator(".lesson")).to_contain_text("That was your first turn.")
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert violations(ada.page) == []


def types(ada: Person, play: str) -> None:
    """Play something by its notation: by the keyboard alone."""
    ada.page.locator(".hint-ring:visible").wait_for()
    ada.page.locator("#command").focus()
    ada.page.keyboard.type(play)
    ada.page.keyboard.press("Enter")
    settle(ada)


def test_bellum_is_guided_from_the_roll_to_the_first_creature(person: Make) -> None:
    ada = person(size=(1440, 900))
    begin(ada, "bellum")
    assert violations(ada.page) == []
    events = ["Day 2", "horde", "gathering", "scouts", "attack", "recruiting", "end of the day"]
    expect(ada.page.locator(".phases li")).to_have_text(events)
    types(ada, "reroll barrel")
    at_step(ada, "bellum", 2)
    expect(ada.page.locator(".phases [aria-current=step]")).to_have_text("attack")
    press(ada, '[data-piece="FA6"]')
    at_step(ada, "bellum", 3)
    press(ada, '[data-piece="E02"]')
    at_step(ada, "bellum", 4)
    press(ada, '.set-down[data-play="place right"]')
    expect(ada.page.locator(".lesson")).to_contain_text("That was your first turn.")


def test_on_a_phone_what_the_guide_speaks_of_is_brought_into_sight(person: Make) -> None:
    ada = person(size=(390, 844), touch=True)
    begin(ada, "bellum")
    press(ada, '[data-play="reroll barrel"]', touch=True)
    at_step(ada, "bellum", 2)
    press(ada, '[data-piece="FA6"]', touch=True)
    at_step(ada, "bellum", 3)
    ada.wait(
        """() => {
        const of = (selector) => document.querySelector(selector).getBoundingClientRect();
        const [card, over, under] = [of('[data-piece="E02"]'), of(".lesson"), of("#turn")];
        return card.top >= over.bottom && card.bottom <= under.top;
    }"""
    )
    points_at(ada, '[data-piece="E02"]')


def test_das_amulett_is_guided_from_a_spell_to_the_first_gem(person: Make) -> None:
    ada = person(size=(1440, 900))
    begin(ada, "amulett")
    assert violations(ada.page) == []
    now = ada.page.locator(".phases [aria-current=step]")
    expect(ada.page.locator(".phases li")).to_have_text(["Spell phase", "Metal phase", "Gem phase", "Energy phase"])
    expect(now).to_have_text("Spell phase")
    press(ada, '[data-play="bid 1"]')
    at_step(ada, "amulett", 2)
    types(ada, "gain gold 1")
    at_step(ada, "amulett", 3)
    points_at(ada, ".bid-row")
    ada.page.get_by_role("button", name="One more").click()
    press(ada, '[data-play="bid 2"]')
    at_step(ada, "amulett", 4)
    expect(now).to_have_text("Gem phase")
    points_at(ada, '[data-piece="gem-red-B2"]')
    types(ada, "take red")
    at_step(ada, "amulett", 5)
    press(ada, square("C3"))
    expect(ada.page.locator(".lesson")).to_contain_text("That was your first turn.")


# --- by the keyboard alone, and with a finger -------------------------------------------------------------------------

MOST_PRESSES = 90
TWO_TAPS = 400
"""Milliseconds: two taps in a row on neighbouring places would go closer."""
FOCUSED = "(wanted) => document.activeElement?.matches(wanted) ?? false"
STILL = """async (place, milliseconds) => {
    let since = performance.now();
    for (let before = ""; performance.now() - since < milliseconds; ) {
        await new Promise(requestAnimationFrame);
        const now = JSON.stringify(place.getBoundingClientRect());
        if (now !== before) [before, since] = [now, performance.now()];
    }
}"""
"""Waits until a place has not moved for that long."""
GUIDE_SCROLLS_WITHIN = 500
"""Milliseconds within which the guide scrolls what a step points at into view."""
AWAY = """(wanted) => {
    const middle = (one) => {
        const box = one.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const [[x, y], [to_x, to_y]] = [document.activeElement, document.querySelector(wanted)].map(middle);
    return [to_x - x, to_y - y];
}"""


class Keyboard:
    """Tab, arrows, single keys and notation: no pointer, and nothing is focused from outside."""

    size = (1280, 860)
    touch = False

    def __init__(self, ada: Person) -> None:
        self.ada, self.keys = ada, ada.page.keyboard

    def begin(self, game: str) -> None:
        self.ada.go("/")
        title = self.ada.page.locator(f"#game-{game}").inner_text()
        self.tab_to(f'button[aria-label="Your first turn, guided: {title}"]')
        self.keys.press("Enter")

    def tab_to(self, selector: str) -> None:
        for _ in range(MOST_PRESSES):
            self.keys.press("Tab")
            if self.ada.page.evaluate(FOCUSED, selector):
                return
        raise AssertionError(f"Tab does not come to {selector}")

    def choose(self, selector: str) -> None:
        """A choice by its key."""
        key = self.ada.page.locator(f"#turn {selector}").first.get_attribute("data-key")
        assert key is not None, f"{selector} has no key"
        self.keys.press("t")
        self.keys.press(key)
        self.yes()

    def card(self, selector: str) -> None:
        """A card on the board, by Tab."""
        self.keys.press("b")
        if not self.ada.page.evaluate(FOCUSED, selector):
            self.tab_to(selector)
        self.keys.press("Enter")
        self.yes()

    def go_to(self, node: str) -> None:
        """A place of the map: by arrows from square to square, to a larger one from lit place to lit place."""
        self.keys.press("b")
        wanted = f'.board [data-node="{node}"]'
        large = self.ada.page.locator(f"{wanted}.target .area, {wanted}.target .edged").count() > 0
        for _ in range(MOST_PRESSES):
            if self.ada.page.evaluate(FOCUSED, wanted):
                break
            self.keys.press("PageDown" if large else self.arrow_to(wanted))
        else:
            raise AssertionError(f"no key leads to {node}")
        self.keys.press("Enter")
        self.yes()

    def arrow_to(self, wanted: str) -> str:
        right, down = self.ada.page.evaluate(AWAY, wanted)
        if abs(right) > abs(down):
            return "ArrowRight" if right > 0 else "ArrowLeft"
        return "ArrowDown" if down > 0 else "ArrowUp"

    def write(self, play: str) -> None:
        """A move by its notation."""
        self.keys.press("/")
        self.keys.type(play)
        self.keys.press("Enter")
        self.keys.press("Tab")  # out of the field, where keys are letters
        self.yes()

    def count_up(self, field: str) -> None:
        self.tab_to(field)
        self.keys.press("ArrowUp")

    def yes(self) -> None:
        settle(self.ada)
        if self.ada.page.locator("#turn .confirm").count() > 0:
            self.keys.press("t")
            self.keys.press("Enter")
            settle(self.ada)


class Mouse:
    """Clicks alone, on an ordinary laptop."""

    size = (1366, 768)
    touch = False

    def __init__(self, ada: Person) -> None:
        self.ada = ada

    def begin(self, game: str) -> None:
        self.ada.go("/")
        title = self.ada.page.locator(f"#game-{game}").inner_text()
        self.press(self.ada.page.get_by_role("button", name=f"Your first turn, guided: {title}"))

    def press(self, thing: Any) -> None:
        thing.click()

    def tap(self, selector: str) -> None:
        self.press(self.ada.page.locator(selector).locator("visible=true").first)
        settle(self.ada)
        self.yes()

    def choose(self, selector: str) -> None:
        self.tap(f"#turn {selector}")

    def card(self, selector: str) -> None:
        self.tap(selector)

    def go_to(self, node: str) -> None:
        """What is wanted must not lie under the choices."""
        place = self.ada.page.locator(f'.board [data-node="{node}"]')
        place.evaluate(STILL, GUIDE_SCROLLS_WITHIN)
        place.evaluate("(one) => scrollBy(0, one.getBoundingClientRect().y - innerHeight / 3)")
        self.point(*middle(self.ada, f'.board [data-node="{node}"]'))
        settle(self.ada)
        self.yes()

    def point(self, x: float, y: float) -> None:
        self.ada.page.mouse.click(x, y)

    def write(self, play: str) -> None:
        self.tap(f'[data-play="{play}"]')

    def count_up(self, _: str) -> None:
        self.tap('#turn button[aria-label="One more"]')

    def yes(self) -> None:
        main = self.ada.page.locator("#turn .confirm .main")
        if main.count() > 0:
            self.press(main)
            settle(self.ada)


class Finger(Mouse):
    """Taps alone, on a phone."""

    size = (360, 780)
    touch = True

    def press(self, thing: Any) -> None:
        thing.tap()
        settle(self.ada)
        self.ada.page.wait_for_timeout(TWO_TAPS)

    def point(self, x: float, y: float) -> None:
        self.ada.page.touchscreen.tap(x, y)
        self.ada.page.wait_for_timeout(TWO_TAPS)


Hand = Keyboard | Mouse


# Step by step what the hand does, each time by its own means.
FIRST_TURNS = {
    "magalon": (
        [("choose", '[data-play="lay 7"]')],
        [("go_to", "amulet")],
        [("go_to", "D13"), ("go_to", "D12")],
        [("choose", '[data-kind="shield"]'), ("go_to", "H9")],
        [("choose", '[data-play="end turn"]')],
    ),
    "amulett": (
        [("choose", '[data-play="bid 1"]')],
        [("write", "gain gold 1")],
        [("count_up", "[role=spinbutton]"), ("choose", '[data-play="bid 2"]')],
        [("write", "take red")],
        [("go_to", "C3")],
    ),
    "bellum": (
        [("choose", '[data-play="reroll barrel"]')],
        [("card", 'button[data-piece="FA6"]')],
        [("card", 'button[data-piece="E02"]')],
        [("card", '.set-down[data-play="place right"]')],
    ),
}


def guided(hand: Hand, game: str) -> None:
    """The guided first turn, from the start page to its end."""
    hand.begin(game)
    hand.ada.page.wait_for_url("**/t/*")
    for number, deeds in enumerate(FIRST_TURNS[game], 1):
        at_step(hand.ada, game, number)
        for means, what in deeds:
            getattr(hand, means)(what)
    expect(hand.ada.page.locator(".lesson")).to_contain_text("That was your first turn.")


@pytest.mark.rotated("with_what")
@pytest.mark.parametrize("with_what", [Keyboard, Finger])
@pytest.mark.parametrize("game", FIRST_TURNS)
def test_a_first_turn_can_be_taken_whole(person: Make, game: str, with_what: type[Hand]) -> None:
    hand = with_what(person(size=with_what.size, touch=with_what.touch))
    guided(hand, game)
    assert hand.ada.page.evaluate("document.documentElement.scrollWidth") <= with_what.size[0]


def test_who_does_otherwise_is_let_go_on_and_may_begin_again(person: Make) -> None:
    ada = person()
    begin(ada, "magalon")
    first = ada.page.url
    ada.page.locator('[data-play="lay 0"]').click()
    confirm = ada.page.locator("#turn .confirm .main")
    confirm.or_(ada.page.locator(".phases:has-text('Guest 0')")).first.wait_for()
    if confirm.count() > 0:
        confirm.click()
    ada.page.locator(".turn.yours .acts5, .lesson:has-text('That was your first turn.')").first.wait_for(timeout=60_000)
    settle(ada)
    expect(ada.page.locator(".lesson")).to_contain_text("of 5")
    ada.page.get_by_role("button", name="Start over").click()
    ada.page.wait_for_url(lambda url: url != first)
    at_step(ada, "magalon", 1)


def test_practice_is_marked_among_ones_tables_and_leads_to_a_real_game(person: Make) -> None:
    ada = person()
    begin(ada, "magalon")
    tab = ada.tab()
    tab.goto("/")
    mine = tab.locator("section[aria-labelledby=mine] li")
    expect(mine.locator(".tag")).to_have_text("Practice")
    assert mine.locator("img.glance").evaluate("one => one.decode().then(() => one.naturalWidth)") > 0
    tab.close()  # the other one, while behind it, would be shown once a second
    for play in ("lay 0", "end turn"):
        button = ada.page.locator(f'[data-play="{play}"]')
        button.click()
        confirm = ada.page.locator("#turn .confirm .main")
        confirm.or_(ada.page.locator("#turn:not(:has(.confirm))")).first.wait_for()
        settle(ada)
        if confirm.count() > 0:
            confirm.click()
    ada.page.get_by_role("button", name="Begin a real game").click()
    ada.page.get_by_role("heading", name="New table: Magalon").wait_for()
    ada.page.goto("/")
    mine = ada.page.locator("section[aria-labelledby=mine] li")
    expect(mine).to_contain_text("Closed")
    path = mine.get_by_role("link").get_attribute("href")
    ada.page.goto(f"{path}/replay")
    expect(ada.page.locator(".replay header .tag")).to_have_text("Practice")
