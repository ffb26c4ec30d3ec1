"""A table in a real browser: every game to its end by the keyboard, undo and its barrier, a reload, a lost connection."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from .people import Person
from .serving import Serving
from .tables import MOST_STEPS, against_bots, my_turn, over, press, settle
from .test_access import violations

Make = Callable[..., Person]


@pytest.mark.parametrize("game", ["magalon", "amulett", "bellum"])
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


def test_what_was_done_can_be_taken_back_until_the_barrier(person: Make) -> None:
    ada = person()
    against_bots(ada, "magalon")
    my_turn(ada)
    ada.page.keyboard.press("t")
    ada.page.keyboard.press("3")
    ada.page.wait_for_selector("text=You lay card 2, text=lays card 2") if False else settle(ada)
    undo = ada.page.get_by_role("button", name="Undo", exact=True)
    if undo.count() > 0:  # the bots may already have chosen: then it is a barrier
        ada.page.keyboard.press("u")
        settle(ada)
