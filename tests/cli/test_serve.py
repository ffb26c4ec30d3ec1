"""What a host says on the command line; and opening the page where there is a browser, and only there."""

from __future__ import annotations

import threading
import webbrowser

import pytest

from spellboard.cli import serve
from spellboard.server.app import serving
from spellboard.server.app.settings import Settings

from .conftest import Command

ADDRESS = "http://localhost:8000"


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a browser was asked to show."""
    found: list[str] = []

    def shown(address: str) -> bool:
        found.append(address)
        return address == ADDRESS

    monkeypatch.setattr(webbrowser, "open", shown)
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    return found


@pytest.fixture
def failed() -> list[str]:
    """What somebody is told who must open the page themselves."""
    return []


def show(address: str, failed: list[str]) -> None:
    before = set(threading.enumerate())
    serve.show(address, lambda: failed.append("no browser"))
    for thread in set(threading.enumerate()) - before:
        thread.join(10)


def test_a_machine_without_windows_is_only_told_the_address(opened: list[str], failed: list[str]) -> None:
    show(ADDRESS, failed)
    assert (opened, failed) == ([], ["no browser"])


@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY"])
def test_a_machine_with_windows_opens_the_page(
    opened: list[str], failed: list[str], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, ":0")
    show(ADDRESS, failed)
    assert (opened, failed) == ([ADDRESS], [])


def test_a_browser_that_does_not_open_is_told_of(
    opened: list[str], failed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    show("http://elsewhere", failed)
    assert (opened, failed) == (["http://elsewhere"], ["no browser"])


@pytest.mark.parametrize(("given", "seconds"), [((), 60), (("--bot-budget", 90), 90), (("--bot-budget", 0), 0)])
def test_a_host_says_how_long_the_bots_of_one_address_may_think(
    given: tuple[object, ...], seconds: float, spellboard: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[Settings] = []

    async def run(settings: Settings, told: object) -> None:
        found.append(settings)

    monkeypatch.setattr(serving, "serve", run)
    assert spellboard("serve", *given).code == 0
    assert [settings.bot_budget for settings in found] == [seconds]
    assert spellboard("serve", "--bot-budget", -1).code == 2
