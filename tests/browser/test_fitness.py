"""The three boards by day and by night, on a phone and on a desk: nothing sticks out, everything can be read."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .fitness import CHECKS
from .people import Person
from .positions import PLAYERS, moment
from .serving import Serving
from .stored import against_bots_at

Make = Callable[..., Person]
SIZES = {"phone": (390, 844), "desktop": (1440, 900)}
BROKEN = {
    "outside": ".seat { min-width: 3000px; flex: none } .seats { overflow: visible !important }",
    "small": ".now { font-size: 9px !important }",
    "overlapping": "text { font-size: 60px !important }",
    "foreign colours": ".now { color: #12ab34 !important }",
    "unstyled": "#turn button { all: revert !important }",
}
"""A stylesheet for each check that breaks what it looks for."""


def at_the_table(ada: Person, server: Serving, game: str, which: str = "middle") -> None:
    """Ada sits where it is to be chosen, bots at the other seats."""
    position = moment(game, which)
    against_bots_at(ada, server, position, position.waiting[0])
    ada.page.locator(".board svg").locator("visible=true").first.wait_for()


@pytest.mark.rotated("theme", "size")
@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", list(PLAYERS))
def test_a_table_is_fit_to_be_seen(person: Make, server: Serving, game: str, theme: str, size: str) -> None:
    ada = person(theme=theme, size=SIZES[size])
    at_the_table(ada, server, game)
    for name, check in CHECKS.items():
        assert check(ada.page) == [], name


@pytest.mark.rotated("size")
@pytest.mark.parametrize("size", list(SIZES))
def test_every_creature_of_a_large_castle_can_be_read(person: Make, server: Serving, size: str) -> None:
    ada = person(size=SIZES[size])
    at_the_table(ada, server, "bellum", "end")
    assert ada.page.locator(".own-castle .columns li").count() > 12
    for name in ("small", "outside"):
        assert CHECKS[name](ada.page) == [], name


def test_every_check_notices_what_it_looks_for(person: Make, server: Serving) -> None:
    ada = person(size=SIZES["desktop"])
    at_the_table(ada, server, "amulett")
    for name, check in CHECKS.items():
        style = ada.page.evaluate_handle(
            "(text) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(text);"
            " document.adoptedStyleSheets.push(sheet); return sheet; }",
            BROKEN[name],
        )
        assert check(ada.page), name
        ada.page.evaluate("() => void document.adoptedStyleSheets.pop()")
        assert check(ada.page) == [], name
        style.dispose()
