"""A browser, a server, and people who sit in front of them, in the conditions that people have."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Any
from zlib import crc32

import pytest
from playwright.sync_api import Error, expect, sync_playwright

from .people import Person
from .serving import BUNDLE, Serving

MOST_IDLE = 6
AT_ONCE = {
    "test_a_system_that_asks_for_less_motion_gets_everything_at_once": "it is about nothing else",
}
"""The only tests in which nothing may move, by their names, each with its reason."""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "rotated(*parameters): one combination of these in `make test`, all in test-more"
    )


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of each rotated test `make test` runs one combination, another from test to test; `make test-more` the rest."""
    groups: dict[str, list[pytest.Item]] = {}
    for item in items:
        for mark in item.iter_markers("rotated"):
            given = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
            rest = [f"{name}={given[name]}" for name in sorted(given) if name not in mark.args]
            groups.setdefault(f"{item.nodeid.partition('[')[0]} {' '.join(rest)}", []).append(item)
    for name, group in groups.items():
        runs = group[crc32(name.encode()) % len(group)]
        for item in group:
            if item is not runs:
                item.add_marker(pytest.mark.more)


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


class Idle:
    """People whose test is over: a new browser profile costs more than most tests."""

    def __init__(self) -> None:
        self._people: list[tuple[str, Person]] = []

    def add(self, like: str, one: Person) -> None:
        """Only so many stay, those who were here last."""
        self._people.append((like, one))
        if len(self._people) > MOST_IDLE:
            self._people.pop(0)[1].close()

    def again(self, like: str) -> Person | None:
        """Somebody like that who has forgotten everything, if anybody is here and well."""
        for found in reversed([found for found in self._people if found[0] == like]):
            self._people.remove(found)
            try:
                found[1].forget()
                return found[1]
            except Error:
                found[1].close()
        return None

    def close(self) -> None:
        for _, one in self._people:
            one.close()


@pytest.fixture(scope="session")
def idle(chromium: Any) -> Iterator[Idle]:
    people = Idle()
    yield people
    people.close()


@pytest.fixture
def person(
    request: pytest.FixtureRequest, chromium: Any, server: Serving, idle: Idle
) -> Iterator[Callable[..., Person]]:
    """Make people, each with a browser profile of their own. What their pages complained of fails the test.

    Who has left a test sits down in a later one and remembers nothing. Where the test changes the browser itself, or
    looks at what a first visit costs, somebody `new` comes, whom nobody meets again.
    """
    people: list[tuple[str, Person]] = []

    def make(base: str = "", new: bool = False, **settings: Any) -> Person:
        still = settings.get("speed") == "at-once" or "reduced_motion" in settings.get("system", {})
        assert not still or request.node.originalname in AT_ONCE, "in AT_ONCE every test without motion is named"
        like = "" if new or base else str(sorted(settings.items()))
        one = (idle.again(like) if like else None) or Person(chromium, base or server.base, **settings)
        people.append((like, one))
        return one

    yield make
    complaints = [line for _, one in people for line in one.complaints]
    for like, one in people:
        if like and not complaints:
            idle.add(like, one)
        else:
            one.close()
    assert not complaints, complaints
