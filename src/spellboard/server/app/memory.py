"""Memory that was needed once and is free again, where glibc has it; elsewhere nothing happens."""

from __future__ import annotations

import asyncio
import ctypes
from collections.abc import Callable
from contextlib import suppress

ARENA_MAX = -8
"""What glibc calls the number of heaps."""
PAUSE = 1.0
"""Seconds between two looks at how many tables are in memory."""


def one_heap() -> None:
    """All threads share one heap: otherwise each keeps for itself what it once needed."""
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).mallopt(ARENA_MAX, 1)


def give_back() -> None:
    """Hand what is free to the machine; whoever calls may go on meanwhile in other threads."""
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)


async def giving_back(awake: Callable[[], int]) -> None:
    """Give back whenever the last table has left memory, until somebody ends it."""
    before = awake()
    while True:
        await asyncio.sleep(PAUSE)
        now = awake()
        if before and not now:
            await asyncio.to_thread(give_back)
        before = now
