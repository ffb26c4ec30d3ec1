"""Closer to every board: by two fingers, by a double tap, by buttons, by keys; and the page can still be scrolled."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from .people import Person
from .tables import against_bots, my_turn, settle
from .test_access import violations

Make = Callable[..., Person]
GAMES = ["magalon", "amulett", "bellum"]
PHONE = (390, 844)
FRAME = ".board .zoom-frame"
ZOOMED = re.compile(r"\bzoomed\b")
BARE = """(frame) => {
    frame.scrollIntoView({block: "center"});
    const box = frame.getBoundingClientRect();
    for (let y = Math.max(0, box.top) + 20; y < Math.min(innerHeight, box.bottom); y += 10) {
        const x = box.left + box.width / 2;
        if (frame.contains(document.elementFromPoint(x, y))) return [x, y];
    }
    throw new Error("something lies over all of the board");
}"""
WIDE = "(frame) => frame.firstElementChild.getBoundingClientRect().width"


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def at_table(ada: Person, game: str) -> Any:
    against_bots(ada, game)
    my_turn(ada)
    settle(ada)
    return ada.page.locator(FRAME).first


def spread(ada: Person, x: float, y: float, start: float, end: float) -> None:
    """Two fingers on the glass, so far from the middle, that end farther apart or nearer, as the system reports it."""
    session = ada.context.new_cdp_session(ada.page)

    def send(kind: str, *reach: float) -> None:
        fingers = [{"x": x + side * far, "y": y, "id": n} for far in reach for n, side in enumerate((-1, 1))]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    send("touchStart", start)
    for step in range(1, 6):
        send("touchMove", start + (end - start) * step / 5)
    send("touchEnd")
    settle(ada)


def double_tap(ada: Person, x: float, y: float) -> None:
    """Two taps a tenth of a second apart, by the clock of the events: a busy machine does not part them."""
    session = ada.context.new_cdp_session(ada.page)
    now = ada.page.evaluate("Date.now() / 1000")
    for after, kind in ((0, "touchStart"), (0.02, "touchEnd"), (0.1, "touchStart"), (0.12, "touchEnd")):
        fingers = [{"x": x, "y": y}] if kind == "touchStart" else []
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers, "timestamp": now + after})


def bare(frame: Any) -> tuple[float, float]:
    """A point of the frame that nothing lies over."""
    x, y = frame.evaluate(BARE)
    return x, y


def test_two_fingers_bring_a_board_closer_and_away(person: Make, game: str) -> None:
    ada = person(size=PHONE, touch=True)
    frame = at_table(ada, game)
    x, y = bare(frame)
    wide = frame.evaluate(WIDE)
    spread(ada, x, y, 30, 60)
    expect(frame).to_have_class(ZOOMED)
    assert frame.evaluate(WIDE) / wide == pytest.approx(2, abs=0.05)
    spread(ada, x, y, 60, 20)
    expect(frame).not_to_have_class(ZOOMED)
    assert ada.page.evaluate("visualViewport.scale") == 1, "the page itself is not pinched"


def test_a_double_tap_goes_closer_to_its_place_and_back(person: Make, game: str) -> None:
    ada = person(size=PHONE, touch=True)
    frame = at_table(ada, game)
    x, y = bare(frame)
    double_tap(ada, x, y)
    expect(frame).to_have_class(ZOOMED)
    assert frame.evaluate("(one) => one.scrollLeft + one.scrollTop") > 0
    double_tap(ada, x, y)
    expect(frame).not_to_have_class(ZOOMED)


def test_buttons_and_keys_do_the_same_and_arrows_move_it(person: Make, game: str) -> None:
    ada = person(size=PHONE, touch=True)
    frame = at_table(ada, game)
    wide = frame.evaluate(WIDE)
    keys = frame.locator("xpath=following-sibling::*[1]")
    expect(keys.get_by_role("button", name="Farther away")).to_be_disabled()
    keys.get_by_role("button", name="Closer").tap()
    expect(frame).to_have_class(ZOOMED)
    keys.get_by_role("button", name="Show the whole board").tap()
    expect(frame).not_to_have_class(ZOOMED)
    ada.page.evaluate("document.activeElement.blur()")
    for _ in range(3):
        ada.page.keyboard.press("+")
    assert frame.evaluate(WIDE) / wide == pytest.approx(3, abs=0.05)
    assert violations(ada.page) == []
    before = frame.evaluate("(one) => one.scrollLeft")
    ada.page.keyboard.press("ArrowRight")
    assert frame.evaluate("(one) => one.scrollLeft") > before
    ada.page.keyboard.press("-")
    assert frame.evaluate(WIDE) / wide == pytest.approx(2, abs=0.05)
    ada.page.keyboard.press(".")
    expect(frame).not_to_have_class(ZOOMED)
    assert frame.evaluate(WIDE) == wide


def test_a_finger_on_a_board_scrolls_the_page_closer_or_not(person: Make, game: str) -> None:
    ada = person(size=(390, 640), touch=True)
    frame = at_table(ada, game)
    session = ada.context.new_cdp_session(ada.page)
    for closer in (False, True):
        if closer:
            ada.page.keyboard.press("+")
            expect(frame).to_have_class(ZOOMED)
        x, y = bare(frame)
        before = ada.page.evaluate("scrollY")
        down = before < 100
        # What is closer is at its edge: there the finger goes on with the page.
        frame.evaluate("(one, down) => { one.scrollTop = down ? one.scrollHeight : 0; }", down)
        for step in range(11):
            finger = {"x": x, "y": y + (-6 if down else 6) * step}
            kind = "touchMove" if step else "touchStart"
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [finger]})
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        ada.page.wait_for_timeout(200)
        after = ada.page.evaluate("scrollY")
        assert after > before if down else after < before, (closer, before, after)
