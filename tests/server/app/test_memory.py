"""Memory that is free again goes back to the machine when the last table has gone."""

from __future__ import annotations

import asyncio
import ctypes
import threading
from pathlib import Path

import pytest

from spellboard.server.app import memory

from .running import running


def test_it_is_given_back_once_for_each_time_that_the_last_table_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int] = []
    awake = [0, 2, 1, 0, 0, 3, 0]

    async def story() -> None:
        looks = iter(awake)
        monkeypatch.setattr(memory, "PAUSE", 0)
        monkeypatch.setattr(memory, "give_back", lambda: given.append(seen[-1]))
        seen: list[int] = []

        def look() -> int:
            seen.append(next(looks))
            return seen[-1]

        # The list comes to its end, and with it the looks.
        with pytest.raises(RuntimeError):
            await memory.giving_back(look)

    asyncio.run(story())
    assert given == [0, 0]


def test_asking_for_it_does_no_harm_wherever_we_run(monkeypatch: pytest.MonkeyPatch) -> None:
    memory.one_heap()
    memory.give_back()
    monkeypatch.setattr(ctypes, "CDLL", lambda _: object())
    memory.one_heap()
    memory.give_back()


def test_a_server_gives_it_back_when_its_only_table_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given = threading.Event()
    monkeypatch.setattr(memory, "PAUSE", 0.05)
    monkeypatch.setattr(memory, "give_back", given.set)
    with running(tmp_path) as server:
        house, id = server.server.house, server.person().table()["id"]

        async def leave() -> None:
            await asyncio.sleep(0.5)  # so that it is seen while it is here
            house.let_go(await house.table(id))

        assert not given.is_set()
        server.inside(leave())
        assert given.wait(20)
