"""A first evening, as people have it: an ordinary laptop or a phone, motion on, from the start page to the replay."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .people import RUNNING, Person
from .tables import SHORT, settle
from .test_practice import Finger, Mouse, guided
from .visitor import MOST_CLICKS, Visitor

Make = Callable[..., Person]
DEVICES = {"laptop": Mouse, "phone": Finger}


def against_bots(hand: Mouse | Finger, game: str) -> None:
    """From the end of the guided turn to a short game of one's own."""
    page = hand.ada.page
    hand.tap(".lesson .b:has-text('Begin a real game')")
    page.wait_for_url(f"**/new/{game}*")
    if "edition" in SHORT[game]:
        page.get_by_role("combobox", name="Edition").select_option(SHORT[game]["edition"])
    else:
        page.locator("#option-round-cap").fill("1")
    hand.tap("form button[type=submit]")
    page.wait_for_url("**/t/*")
    hand.ada.wait(RUNNING)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("game", SHORT)
def test_a_first_evening(person: Make, game: str, device: str) -> None:
    size = {"laptop": (1366, 768), "phone": (390, 844)}[device]
    ada = person(size=size, touch=device == "phone")
    hand = DEVICES[device](ada)
    page = ada.page
    guided(hand, game)
    against_bots(hand, game)

    visitor = Visitor(ada, seed=4)
    over = visitor.play(clicks=3)
    assert not over, "the game is long enough to be in the middle of a turn"
    page.reload()
    over = visitor.play(MOST_CLICKS)
    assert over and visitor.hints > 0, (visitor.clicks, visitor.hints)
    table = page.url

    ending = page.locator(".ending h2")
    said = ending.inner_text()
    page.reload()
    expect(ending).to_have_text(said)

    hand.tap(".ending a:has-text('Replay')")
    page.locator(".film").wait_for()
    settle(ada)
    hand.tap(".film input[type=range]")  # in its middle
    hand.tap("button:has-text('Play on as')")
    page.wait_for_url(lambda url: "/t/" in url and "/replay" not in url and url != table)
    visitor.asked()  # or nothing was left to be decided, and it is over
    page.go_back()
    page.locator(".film").wait_for()
    hand.tap("a:has-text('To the table')")
    page.wait_for_url(table)
    expect(ending).to_have_text(said)
