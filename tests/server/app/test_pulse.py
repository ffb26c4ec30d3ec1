"""The sign of life: often while somebody's clock runs, seldom otherwise, and one write for all who ask at once."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Sequence

import pytest

from spellboard.server.app import pulse as pulse_module
from spellboard.server.app.logs import Log
from spellboard.server.app.pulse import Pulse
from spellboard.server.storage.store import Heartbeat, Probe, Write
from spellboard.server.wire.table import ClockRule
from tests.server.clock import HandClock
from tests.server.tables.bench import Bench
from tests.server.tables.memory import MemoryStore


def beats(store: MemoryStore) -> list[int]:
    return [change.at for write in store.writes for change in write if isinstance(change, Heartbeat)]


async def turned(clock: HandClock, seconds: float) -> None:
    for _ in range(round(seconds * 2)):
        clock.turn(0.5)
        for _ in range(6):
            await asyncio.sleep(0)


def test_the_time_is_stored_twice_a_second_while_a_clock_runs_and_seldom_otherwise() -> None:
    async def story() -> None:
        store, clock, out = MemoryStore(), HandClock(), io.StringIO()
        timed: set[int] = set()
        pulse = Pulse(store, lambda: bool(timed), clock, Log(clock, out=out))
        running = asyncio.create_task(pulse.run())
        await asyncio.sleep(0)
        await turned(clock, 65)
        assert len(beats(store)) == 2
        timed.add(0)
        await turned(clock, 10)
        assert len(beats(store)) == 22 and await store.alive_at() == clock.now()
        store.fails = True
        await turned(clock, 10)
        assert out.getvalue().count("storage") == 1
        store.fails = False
        await turned(clock, 1)
        assert await store.alive_at() == clock.now()
        running.cancel()

    asyncio.run(story())


def test_a_house_knows_whether_a_clock_runs() -> None:
    async def story() -> None:
        bench = Bench()
        await bench.running()
        assert not bench.house.timed
        await bench.running(clock=ClockRule("total", 300))
        assert bench.house.timed

    asyncio.run(story())


def test_however_many_ask_one_write_answers_them_all() -> None:
    async def story() -> None:
        store, clock = MemoryStore(), HandClock()
        pulse = Pulse(store, lambda: False, clock, Log(clock))
        assert all(await asyncio.gather(*(pulse.works() for _ in range(100))))
        assert await pulse.works() and [type(change) for write in store.writes for change in write] == [Probe]

    asyncio.run(story())


def test_a_write_that_hangs_is_a_no_within_a_bounded_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse_module, "PROBE_WAIT", 0.05)

    class Hanging(MemoryStore):
        async def write(self, changes: Sequence[Write]) -> None:
            await asyncio.Event().wait()

    async def story() -> None:
        clock = HandClock()
        pulse = Pulse(Hanging(), lambda: False, clock, Log(clock))
        async with asyncio.timeout(20):
            assert not await pulse.works()
            assert not await pulse.works()  # at once: the same write still hangs

    asyncio.run(story())
