"""A browser, a server, and people who sit in front of them. Nothing moves: the system asks for stillness."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect, sync_playwright

from .people import Person
from .serving import BUNDLE, Serving


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """The machine's own chromium."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        pytest.skip("there is no chromium on this machine")
    expect.set_options(timeout=20_000)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server for all tests that do not hurt it."""
    yield from _serving(tmp_path_factory)


@pytest.fixture
def frail(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server of one's own, to be killed."""
    yield from _serving(tmp_path_factory)


def _serving(folders: pytest.TempPathFactory) -> Iterator[Serving]:
    assert (BUNDLE / "index.html").is_file(), "the page is not built: run `make web`"
    serving = Serving(folders.mktemp("server"))
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture
def person(chromium: Any, server: Serving) -> Iterator[Callable[..., Person]]:
    """Make people, each with a browser profile of their own. What their pages complained of fails the test."""
    people: list[Person] = []

    def make(base: str = "", **settings: Any) -> Person:
        people.append(Person(chromium, base or server.base, **settings))
        return people[-1]

    yield make
    complaints = [line for one in people for line in one.complaints]
    for one in people:
        one.close()
    assert not complaints, complaints
