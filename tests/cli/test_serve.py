"""Opening the page where there is a browser, and only there."""

from __future__ import annotations

import threading
import webbrowser

import pytest

from spellboard.cli import serve

ADDRESS = "http://localhost:8000"


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a browser was asked to show."""
    found: list[str] = []
    monkeypatch.setattr(webbrowser, "open", found.append)
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    return found


def test_a_machine_without_windows_is_only_told_the_address(opened: list[str]) -> None:
    assert serve.show(ADDRESS) is False
    assert opened == []


@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY"])
def test_a_machine_with_windows_opens_the_page(opened: list[str], name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, ":0")
    before = set(threading.enumerate())
    assert serve.show(ADDRESS) is True
    for thread in set(threading.enumerate()) - before:
        thread.join(10)
    assert opened == [ADDRESS]
