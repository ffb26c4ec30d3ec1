"""axe on every page in both themes, and the weight of the start page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .people import Person

axe = pytest.importorskip("axe_playwright_python.sync_playwright")
Make = Callable[..., Person]
TOKEN = "x" * 43
PLACES = {
    "start": "/",
    "new": "/new/amulett?for=here",
    "join": f"/join#{TOKEN}",
    "watch": f"/watch#{TOKEN}",
    "device": f"/device#{TOKEN}",
    "recover": f"/recover#{TOKEN}",
    "me": "/me",
    "lost": "/nothing",
    "replays": "/replay",
    "rules": "/rules/bellum",
}
MOST = 60_000
"""Bytes until the start page takes input, fonts aside."""


LOOK = """async () => {
    const held = [...document.querySelectorAll("body > div[hidden]")].map((one) => [one, [...one.childNodes]]);
    for (const [one] of held) one.replaceChildren();
    const found = await axe.run({resultTypes: ["violations"]});
    for (const [one, all] of held) one.replaceChildren(...all);
    return found.violations;
}"""
"""Nine elements of ten are drawings that lie hidden in the page for whoever uses them: nobody meets them there."""


def violations(page: Any) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe.Axe().axe_script)
    found = page.evaluate(LOOK)
    return [f"{one['id']}: {node['target']} {node.get('failureSummary', '')}" for one in found for node in one["nodes"]]


@pytest.mark.rotated("theme")
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nobody_is_kept_out_of_a_page(person: Make, theme: str) -> None:
    newcomer = person(theme=theme)
    for name, path in PLACES.items():
        newcomer.go(path)
        assert violations(newcomer.page) == [], name


@pytest.mark.rotated("theme")
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nobody_is_kept_out_of_what_a_guest_sees(person: Make, theme: str) -> None:
    ada = person(theme=theme, size=(390, 800))
    ada.go("/new/magalon?for=friends")
    ada.click("button", "Open the table")
    ada.page.get_by_label("Invitation").wait_for()
    assert violations(ada.page) == []
    ada.go("/me")
    ada.click("button", "Show a code")
    ada.page.get_by_label("Second device").wait_for()
    ada.click("button", "Forget me")
    assert violations(ada.page) == []
    ada.go("/")
    ada.page.locator("section[aria-labelledby=mine] li a").wait_for()
    assert violations(ada.page) == []


@pytest.mark.rotated("language")
@pytest.mark.parametrize("language", ["de", "fr"])  # the longest words; the long run looks at all four languages
def test_no_page_is_wider_than_a_small_phone(person: Make, language: str) -> None:
    ada = person(language=language, size=(360, 780))
    for name, path in PLACES.items():
        ada.go(path)
        wide = ada.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 360, f"{name}: {wide}"


def test_the_start_page_is_light(person: Make) -> None:
    ada = person(new=True)
    sizes = weighed(ada, "/")
    total = sum(sizes.values())
    print(f"start page: {total} bytes", sizes)
    assert total < MOST, sizes


def weighed(one: Person, path: str) -> dict[str, int]:
    """Bytes of what is fetched by address, packed as it comes and fonts aside, until nothing more is fetched."""
    session = one.context.new_cdp_session(one.page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    names: dict[str, str] = {}
    heads: dict[str, int] = {}
    sizes: dict[str, int] = {}

    def begun(event: Any) -> None:
        names[event["requestId"]] = event["response"]["url"]
        heads[event["requestId"]] = event["response"]["encodedDataLength"]

    session.on("Network.responseReceived", begun)
    session.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    one.go(path)
    one.page.wait_for_load_state("networkidle")
    return {
        names[key].removeprefix(one.base): int(size) - heads[key]
        for key, size in sizes.items()
        if "woff2" not in names.get(key, "woff2")
    }
