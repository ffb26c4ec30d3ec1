"""A clock that is turned by hand."""

from __future__ import annotations

import asyncio
import heapq


class HandClock:
    """It stands still until somebody turns it."""

    def __init__(self, now: int = 1_700_000_000_000) -> None:
        self._now = now
        self._sleepers: list[tuple[int, int, asyncio.Future[None]]] = []
        self._count = 0

    def now(self) -> int:
        return self._now

    def not_before(self, moment: int) -> None:
        self._now = max(self._now, moment)

    async def sleep(self, seconds: float) -> None:
        woken = asyncio.get_running_loop().create_future()
        self._count += 1
        heapq.heappush(self._sleepers, (self._now + int(seconds * 1000), self._count, woken))
        await woken

    def turn(self, seconds: float) -> None:
        self._now += int(seconds * 1000)
        while self._sleepers and self._sleepers[0][0] <= self._now:
            woken = heapq.heappop(self._sleepers)[2]
            if not woken.done():
                woken.set_result(None)
