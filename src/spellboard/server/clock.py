"""The time, handed in: tests turn it by hand."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """Who knows how late it is."""

    def now(self) -> int:
        """Unix milliseconds; it never goes back."""

    def not_before(self, moment: int) -> None:
        """Be no earlier than this from now on: the database has seen it."""

    async def sleep(self, seconds: float) -> None:
        """Wait."""


class SystemClock:
    """The machine's own clock, held to go forward."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def now(self) -> int:
        return int((time.monotonic() + self._offset) * 1000)

    def not_before(self, moment: int) -> None:
        self._offset += max(0, moment - self.now()) / 1000

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
