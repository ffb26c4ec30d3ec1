"""Every page in every language, theme and size, looked at and kept as a picture; games to their ends by mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from .people import LANGUAGES, Person
from .serving import ROOT
from .tables import FEWEST, MOST_STEPS, against_bots, ask, make_table, my_turn, over, settle, sign_in
from .test_access import PLACES, violations

Make = Callable[..., Person]
pytestmark = pytest.mark.long
PICTURES = ROOT / "dist" / "screenshots"
GAMES = list(FEWEST)
SIZES = {"phone": (360, 780), "tablet": (820, 1180), "desktop": (1440, 900)}
LOOKS = list(product(LANGUAGES, ("light", "dark"), SIZES))
ANSWERS = "#turn [data-key]:not([disabled]), #turn .choice:not([disabled]), #turn [role=option]"


@pytest.fixture
def keep(request: pytest.FixtureRequest) -> Iterator[Callable[[Person, str], None]]:
    """Look at a page: nobody is kept out of it, nothing sticks out of it, and its picture is kept."""
    language, theme, size = request.node.callspec.params["look"]
    folder = PICTURES / f"{language}-{theme}-{size}"
    folder.mkdir(parents=True, exist_ok=True)

    def one(who: Person, name: str) -> None:
        who.page.screenshot(path=folder / f"{name}.png", full_page=True)
        assert violations(who.page) == [], name
        wide = who.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= SIZES[size][0], f"{name}: {wide}"

    yield one


def click(who: Person, chance: Random, board: bool) -> None:
    """Answer the question at hand by mouse: on the board where a place is lit and in sight, else beside it."""
    settle(who)
    page = who.page
    lit = page.locator(".board .cell.target, .board button.token.lit")
    beside = page.locator(ANSWERS)
    sure = page.locator("#turn .confirm .main")
    if sure.count() > 0:
        sure.click()
    elif board and lit.count() > 0 and chance.random() < 0.5:
        lit.nth(chance.randrange(lit.count())).click()
    else:
        beside.nth(chance.randrange(beside.count())).click()
    settle(who)


@pytest.mark.parametrize("look", LOOKS, ids="-".join)
def test_every_page_is_fit_to_be_seen(person: Make, keep: Any, look: tuple[str, str, str]) -> None:
    language, theme, size = look
    ada = person(language=language, theme=theme, size=SIZES[size])
    for name, path in PLACES.items():
        ada.go(path)
        keep(ada, name)
    sign_in(ada, "Ada")
    path = make_table(ada, "amulett", [{"who": "me"}, {"who": "friend"}, {"who": "friend"}], start=False)
    ada.page.goto(path)
    ada.page.locator("main.waiting .link-card").wait_for()
    keep(ada, "waiting")
    ada.page.goto(f"{path}/screen")
    ada.page.locator(".codes img").first.wait_for()
    keep(ada, "screen-waiting")
    path = make_table(ada, "bellum", [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Ben"}])
    ada.page.goto(path)
    ada.page.locator(".hand-over").wait_for()
    keep(ada, "hand-over")
    for game in GAMES:
        path = against_bots(ada, game)
        my_turn(ada)
        settle(ada)
        keep(ada, f"table-{game}")
        ada.page.keyboard.press("?")
        ada.page.locator("dialog").wait_for()
        keep(ada, f"keys-{game}")
        ada.page.goto(f"{path}/screen")
        ada.page.locator(".screen-play").wait_for()
        keep(ada, f"screen-{game}")
        ask(ada, path.replace("/t/", "/api/tables/") + "/close", {})
        ada.page.goto(f"{path}/replay")
        ada.page.locator(".film").wait_for()
        ada.page.keyboard.press("End")
        keep(ada, f"replay-{game}")
        ada.go(f"/rules/{game}")
        ada.page.locator(".rulebook article").wait_for()
        keep(ada, f"rules-{game}")


@pytest.mark.parametrize("look", LOOKS, ids="-".join)
def test_a_game_is_played_to_its_end_by_mouse(person: Make, keep: Any, look: tuple[str, str, str]) -> None:
    language, theme, size = look
    at = LOOKS.index(look)
    game = GAMES[(at + at // len(GAMES)) % len(GAMES)]  # each game in every language and size
    ada = person(language=language, theme=theme, size=SIZES[size])
    against_bots(ada, game)
    chance = Random(at)
    for step in range(MOST_STEPS):
        if not my_turn(ada):
            break
        click(ada, chance, board=size != "phone")
        if step in (2, 5) and not over(ada):
            keep(ada, f"play-{game}-{step}")
    assert over(ada)
    ada.page.locator(".ranks").wait_for()
    keep(ada, f"end-{game}")
