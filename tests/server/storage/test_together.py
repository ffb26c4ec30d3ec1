"""Many writes share one commit, and each of them is durable when it returns."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from spellboard.server.storage import writer
from spellboard.server.storage.file import connect
from spellboard.server.storage.sqlite import SQLiteStore
from spellboard.server.storage.store import AddEntries, PutGuest, PutTable, StorageTrouble, Write, WriteRefused
from spellboard.server.storage.writer import Writer
from tests.server.saying import refused

from . import rows


@pytest.fixture
def traced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every statement that the writing connection runs."""
    said: list[str] = []

    def opened(path: Path, *, read_only: bool = False, durable: bool = True) -> sqlite3.Connection:
        connection = connect(path, read_only=read_only, durable=durable)
        if not read_only:
            connection.set_trace_callback(said.append)
        return connection

    monkeypatch.setattr("spellboard.server.storage.sqlite.connect", opened)
    return said


def stored(database: Path) -> set[str]:
    """The guests that another connection sees."""
    connection = sqlite3.connect(database)
    found = {id for (id,) in connection.execute("SELECT id FROM guests")}
    connection.close()
    return found


def test_a_hundred_writes_at_once_need_few_commits_and_each_is_there_when_it_returns(
    database: Path, traced: list[str]
) -> None:
    async def one(store: SQLiteStore, n: int) -> None:
        await store.write([PutGuest(rows.guest(f"g{n}"))])
        assert f"g{n}" in stored(database)

    async def story() -> None:
        store = SQLiteStore(database)
        await asyncio.gather(*(one(store, n) for n in range(100)))
        await store.close()

    asyncio.run(story())
    assert len(stored(database)) == 100
    assert 1 <= traced.count("COMMIT") <= 10


def test_the_log_is_synced_at_every_commit(database: Path) -> None:
    connection = connect(database)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert connection.execute("PRAGMA foreign_keys").fetchone() == (1,)
    connection.close()


def test_a_refused_write_leaves_its_neighbours_in(database: Path, traced: list[str]) -> None:
    async def story() -> None:
        store = SQLiteStore(database)
        wrong: list[Write] = [PutGuest(rows.guest("lost")), AddEntries("none", 0, rows.entries(1, 1))]
        jobs = [store.write([PutGuest(rows.guest(f"g{n}"))] if n % 3 else wrong) for n in range(30)]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in results] == [type(None) if n % 3 else WriteRefused for n in range(30)]
        await store.close()

    asyncio.run(story())
    assert stored(database) == {f"g{n}" for n in range(30) if n % 3}
    assert traced.count("COMMIT") < 10


@pytest.mark.parametrize("name", ["\ud800", 7.5j, 2**70], ids=["half a sign", "no text", "too large"])
def test_what_cannot_be_stored_at_all_is_refused_alone(database: Path, name: object) -> None:
    async def story() -> None:
        store = SQLiteStore(database)
        strange = store.write([PutGuest(rows.guest("lost", name=name))])
        results = await asyncio.gather(strange, store.write([PutGuest(rows.guest())]), return_exceptions=True)
        assert isinstance(results[0], WriteRefused) and results[1] is None
        await store.close()

    asyncio.run(story())
    assert stored(database) == {"ada"}


def test_a_read_sees_what_was_written_before_it(database: Path) -> None:
    async def story() -> None:
        store = SQLiteStore(database, durable=False)
        for n in range(50):
            await store.write([PutTable(rows.table(touched=n))])
            assert await store.table("t1") == rows.table(touched=n)
        await store.close()

    asyncio.run(story())


def test_closing_finishes_what_was_accepted(database: Path) -> None:
    async def story() -> None:
        store = SQLiteStore(database)
        jobs = [asyncio.ensure_future(store.write([PutGuest(rows.guest(f"g{n}"))])) for n in range(300)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*jobs)

    asyncio.run(story())
    assert len(stored(database)) == 300
    assert not Path(f"{database}-wal").exists()


def test_who_does_not_wait_any_more_has_written_all_the_same(database: Path) -> None:
    async def story() -> None:
        store = SQLiteStore(database)
        job = asyncio.ensure_future(store.write([PutGuest(rows.guest())]))
        await asyncio.sleep(0)
        job.cancel()
        await store.write([PutGuest(rows.guest("ben"))])
        await store.close()

    asyncio.run(story())
    assert stored(database) == {"ada", "ben"}


def test_a_list_that_is_used_again_is_stored_as_it_was_handed_over(database: Path) -> None:
    async def story() -> None:
        store = SQLiteStore(database)
        changes: list[Write] = [PutGuest(rows.guest())]
        job = asyncio.ensure_future(store.write(changes))
        await asyncio.sleep(0)
        changes[0] = PutGuest(rows.guest("ben"))
        await job
        await store.close()

    asyncio.run(story())
    assert stored(database) == {"ada"}


def held(database: Path, story: Callable[[Writer, threading.Event], object]) -> None:
    """Tell a story while the writing thread is kept from its file."""
    begin = threading.Event()
    first = True

    def opened() -> sqlite3.Connection:
        nonlocal first
        if first:
            first = False
            return sqlite3.connect(":memory:", check_same_thread=False, isolation_level=None)  # without tables: trouble
        begin.wait(10)
        return connect(database)

    story(Writer(database, opened), begin)


def test_too_many_waiting_writes_are_an_honest_error(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "MOST_WAITING", 5)

    async def story(writing: Writer, begin: threading.Event) -> None:
        with refused(StorageTrouble, "database"):
            await writing.put([PutGuest(rows.guest("lost"))])
        waits = [writing.put([PutGuest(rows.guest("g0"))])]
        while writing.waiting:  # until the thread has taken it
            await asyncio.sleep(0.001)
        waits += [writing.put([PutGuest(rows.guest(f"g{n}"))]) for n in range(1, 6)]
        with refused(StorageTrouble, "disk-slow") as error:
            writing.put([PutGuest(rows.guest("lost"))])
        assert error.value.kind == "overloaded"
        begin.set()
        await asyncio.gather(*waits)
        await asyncio.to_thread(writing.close)

    held(database, lambda writing, begin: asyncio.run(story(writing, begin)))
    assert stored(database) == {f"g{n}" for n in range(6)}


def test_stores_of_several_event_loops_do_not_wait_for_one_another(database: Path) -> None:
    store = SQLiteStore(database)
    for n in range(3):
        asyncio.run(store.write([PutGuest(rows.guest(f"g{n}"))]))
    asyncio.run(store.close())
    assert stored(database) == {"g0", "g1", "g2"}
