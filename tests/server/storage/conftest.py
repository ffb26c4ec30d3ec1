"""Every kind of store, opened anew for a test."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from spellboard.server.storage.store import Store

from .memory import MemoryStore

Story = Callable[[Store], Awaitable[None]]
Play = Callable[[Story], None]

KINDS = ["memory"]


@pytest.fixture(params=KINDS)
def play(request: pytest.FixtureRequest, tmp_path: Path) -> Play:
    """Tell a story to a new store and close it."""

    async def run(story: Story) -> None:
        store = MemoryStore()
        try:
            await story(store)
        finally:
            await store.close()

    return lambda story: asyncio.run(run(story))
