"""Every kind of store, opened anew for a test."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from spellboard.server.storage.sqlite import SQLiteStore
from spellboard.server.storage.store import Store
from spellboard.server.storage.upgrade import upgrade

from .memory import MemoryStore

Story = Callable[[Store], Awaitable[None]]
Play = Callable[[Story], None]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A new database."""
    path = tmp_path / "spellboard.db"
    upgrade(path)
    return path


@pytest.fixture(params=["memory", "sqlite"])
def play(request: pytest.FixtureRequest, tmp_path: Path) -> Play:
    """Tell a story to a new store and close it."""

    async def run(story: Story) -> None:
        store: Store
        if request.param == "memory":
            store = MemoryStore()
        else:
            upgrade(tmp_path / "spellboard.db")
            store = SQLiteStore(tmp_path / "spellboard.db", durable=False)
        try:
            await story(store)
        finally:
            await store.close()

    return lambda story: asyncio.run(run(story))
