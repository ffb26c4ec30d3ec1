"""The server's sign of life in its database: what clocks ran until then counts. And whether a write works at all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ..clock import Clock
from ..storage.store import Heartbeat, Probe, StorageTrouble, Store
from .logs import Log

TICK = 0.5
"""Seconds between two signs while somebody's clock runs: a crash forgives nobody more than this and a moment."""
SLOW_TICK = 30.0
"""Seconds between two signs otherwise."""
PROBE_WAIT = 2.0
"""Seconds that whoever asks for the server's health waits for a write."""
PROBE_PAUSE = 1.0
"""Seconds for which an answer is good: however often somebody asks, no more is written."""


class Pulse:
    """Writes the time now and then, and says whether that works."""

    def __init__(self, store: Store, timed: Callable[[], bool], clock: Clock, log: Log) -> None:
        """`timed` says whether anybody's clock runs."""
        self._store, self._timed, self._clock, self._log = store, timed, clock, log
        self._probe: asyncio.Task[bool] | None = None
        self._asked = 0.0

    async def run(self) -> None:
        """Write until somebody ends it. A write that fails is logged once."""
        written, well = self._clock.now(), True
        while True:
            await self._clock.sleep(TICK)
            pause = TICK if self._timed() else SLOW_TICK
            if self._clock.now() - written < pause * 1000:
                continue
            written, before = self._clock.now(), well
            try:
                await self._store.write([Heartbeat(written)])
                well = True
            except StorageTrouble as error:
                well = False
                if before:
                    self._log.warning("storage", text=str(error)[:300])

    async def works(self) -> bool:
        """Whether the database takes a write and answers a question, within a bounded time."""
        loop = asyncio.get_running_loop()
        if self._probe is None or (self._probe.done() and loop.time() - self._asked >= PROBE_PAUSE):
            self._asked = loop.time()
            self._probe = asyncio.create_task(self._try())
        done, _ = await asyncio.wait([self._probe], timeout=max(0.0, self._asked + PROBE_WAIT - loop.time()))
        return bool(done) and self._probe.result()

    async def _try(self) -> bool:
        try:
            await self._store.write([Probe(self._clock.now())])
            await self._store.guest("")
        except StorageTrouble as error:
            self._log.error("storage", text=str(error)[:300])
            return False
        return True
