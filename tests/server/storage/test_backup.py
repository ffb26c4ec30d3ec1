"""A copy of a database is whole, of one moment, and does not disturb whoever writes."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from spellboard.server.storage.backup import backup
from spellboard.server.storage.sqlite import SQLiteStore
from spellboard.server.storage.store import AddEntries, AddEvents, PutTable, StorageTrouble
from tests.server.saying import refused

from . import rows


def test_a_running_database_is_copied_as_of_one_moment(database: Path, tmp_path: Path) -> None:
    async def go_on(store: SQLiteStore, end: asyncio.Event) -> None:
        n = 0
        while not end.is_set():
            n += 1
            await store.write([AddEntries("t1", n - 1, (rows.entry(n),)), AddEvents("t1", (rows.event(n),))])

    async def story() -> list[int]:
        store, end = SQLiteStore(database), asyncio.Event()
        await store.write([PutTable(rows.table())])
        playing = asyncio.ensure_future(go_on(store, end))
        known = []
        for number in range(3):
            known.append(len(await store.entries("t1")))
            await asyncio.to_thread(backup, database, tmp_path / f"{number}.db")
        end.set()
        await playing
        await store.close()
        return known

    known = asyncio.run(story())
    for number in range(3):
        copy = SQLiteStore(tmp_path / f"{number}.db")  # it can be gone on with
        entries, events = asyncio.run(read(copy))
        assert entries == events >= known[number]
    assert not list(tmp_path.glob("*.part*"))


async def read(store: SQLiteStore) -> tuple[int, int]:
    found = len(await store.entries("t1")), len(await store.events("t1", limit=100000))
    await store.close()
    return found


def test_a_copy_is_one_file_for_its_owner(database: Path, tmp_path: Path) -> None:
    place = tmp_path / "copies"
    place.mkdir()
    assert backup(database, place / "a.db") == (place / "a.db").stat().st_size
    assert [file.name for file in place.iterdir()] == ["a.db"]
    assert (place / "a.db").stat().st_mode & 0o077 == 0
    connection = sqlite3.connect(place / "a.db")
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()


def test_nothing_is_overwritten_and_nothing_foreign_is_copied(database: Path, tmp_path: Path) -> None:
    (tmp_path / "diary").write_text("dear diary")
    with refused(StorageTrouble, "copy-there"):
        backup(database, tmp_path / "diary")
    with refused(StorageTrouble, "database-foreign"):
        backup(tmp_path / "diary", tmp_path / "copy")
    with refused(StorageTrouble, "no-folder"):
        backup(database, tmp_path / "no" / "copy")
    with refused(StorageTrouble, "no-database"):
        backup(tmp_path / "none.db", tmp_path / "copy")
    assert (tmp_path / "diary").read_text() == "dear diary" and not (tmp_path / "copy").exists()
