"""A full disk, a lock, a read-only or damaged file: an honest error, nothing half stored, and it goes on afterwards."""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import subprocess
from collections.abc import Iterator
from copy import copy
from pathlib import Path

import pytest

from spellboard.core.messages import Message
from spellboard.server.storage import file
from spellboard.server.storage.file import connect, trouble
from spellboard.server.storage.sqlite import SQLiteStore
from spellboard.server.storage.store import AddEntries, EntryRow, PutGuest, PutTable, StorageTrouble, WriteRefused
from spellboard.server.storage.upgrade import upgrade
from tests.server.saying import refused

from . import rows


class Limited:
    """A disk on which no file may grow beyond a megabyte."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 20, self.before[1]))  # Python ignores SIGXFSZ

    def make_room(self) -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, self.before)

    remove = make_room


class Small:
    """A disk of one megabyte."""

    def __init__(self, place: Path) -> None:
        self.place = place
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", place], check=True, capture_output=True)

    def make_room(self) -> None:
        subprocess.run(["mount", "-o", "remount,size=32m", self.place], check=True)

    def remove(self) -> None:
        subprocess.run(["umount", "--lazy", self.place], check=True)


@pytest.fixture(params=["limited", "small"])
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Limited | Small]:
    """A disk that is soon full. Where none can be mounted, the limit stands for it."""
    place = tmp_path / "disk"
    place.mkdir()
    found: Limited | Small
    try:
        found = Small(place) if request.param == "small" else Limited(place)
    except (OSError, subprocess.CalledProcessError):
        found = Limited(place)
    try:
        yield found
    finally:
        found.remove()


def stored(database: Path) -> dict[str, int]:
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    found = dict(connection.execute("SELECT table_id, max(n) FROM entries GROUP BY table_id").fetchall())
    connection.close()
    return found


def test_a_full_disk_acknowledges_nothing_that_is_not_stored_and_goes_on_when_there_is_room(
    disk: Limited | Small,
) -> None:
    database = disk.place / "spellboard.db"
    upgrade(database)
    acknowledged: dict[str, int] = {}
    kinds: set[str] = set()

    async def fill(store: SQLiteStore, table: str, size: int) -> None:
        """Write until the disk is full, and then a few times more."""
        left = 4
        while left:
            n = acknowledged.get(table, 0) + 1
            assert n < 2000, "the disk is never full"
            try:
                await store.write([AddEntries(table, n - 1, (EntryRow(n, "x" * size, "y"),))])
                acknowledged[table] = n
            except StorageTrouble as trouble:
                left -= 1
                kinds.add(trouble.kind)

    async def story() -> None:
        store = SQLiteStore(database)
        tables = [f"t{n}" for n in range(6)]
        await store.write([PutTable(rows.table(table)) for table in tables])
        await asyncio.gather(*(fill(store, table, 500 + 900 * n) for n, table in enumerate(tables)))
        assert stored(database) == acknowledged and len(acknowledged) == 6
        assert len(await store.tables()) == 6  # reading goes on
        for table in tables:
            assert len(await store.entries(table)) == acknowledged[table]
        disk.make_room()
        for table in tables:
            n = acknowledged[table] + 1
            await store.write([AddEntries(table, n - 1, (EntryRow(n, "x" * 2000, "y"),))])
            acknowledged[table] = n
        await store.close()

    asyncio.run(story())
    assert stored(database) == acknowledged
    assert kinds <= {"full", "broken"} and kinds
    connection = sqlite3.connect(database)
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    connection.close()


def test_a_locked_database_is_an_honest_error_until_the_lock_goes(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file, "PATIENCE", 0.01)
    other = sqlite3.connect(database, isolation_level=None)

    async def story() -> None:
        store = SQLiteStore(database)
        other.execute("BEGIN IMMEDIATE")
        results = await asyncio.gather(
            *(store.write([PutGuest(rows.guest(f"g{n}"))]) for n in range(3)), return_exceptions=True
        )
        for result in results:
            assert isinstance(result, StorageTrouble) and result.kind == "locked"
            assert "locked by another program" in str(result)
        assert await store.guest("g0") is None
        other.execute("COMMIT")
        await store.write([PutGuest(rows.guest())])
        assert await store.guest("ada") == rows.guest()
        await store.close()

    asyncio.run(story())
    other.close()


def test_a_read_only_database_is_an_honest_error_until_it_can_be_written(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writable = False

    def opened(path: Path, *, read_only: bool = False, durable: bool = True) -> sqlite3.Connection:
        # A superuser may write every file, so the file is opened as a reader would.
        return connect(path, read_only=read_only or not writable, durable=durable)

    monkeypatch.setattr("spellboard.server.storage.sqlite.connect", opened)

    async def story() -> None:
        nonlocal writable
        store = SQLiteStore(database)
        with refused(StorageTrouble, "database") as error:
            await store.write([PutGuest(rows.guest())])
        assert error.value.kind == "read-only"
        writable = True
        await store.write([PutGuest(rows.guest())])
        assert await store.guest("ada") == rows.guest()
        await store.close()

    asyncio.run(story())


def spoil(database: Path) -> None:
    """Overwrite all but the header and the list of tables."""
    size = database.stat().st_size
    with database.open("r+b") as inside:
        inside.seek(4096)
        inside.write(b"\xff" * (size - 4096))


def test_a_damaged_database_is_not_opened(database: Path) -> None:
    spoil(database)
    with refused(StorageTrouble, "database") as error:
        SQLiteStore(database)
    assert error.value.kind == "damaged" and "\n" not in str(error.value)


def test_a_database_that_is_damaged_while_it_is_open_acknowledges_nothing(database: Path) -> None:
    async def story() -> None:
        store = SQLiteStore(database)
        spoil(database)
        for _ in range(2):
            with pytest.raises(StorageTrouble) as error:
                await store.write([PutTable(rows.table())])
            assert error.value.kind == "damaged"
            with pytest.raises(StorageTrouble):
                await store.table("t1")
        await store.close()

    asyncio.run(story())


def test_errors_keep_their_kind_on_the_way_between_processes() -> None:
    import pickle

    for error in (StorageTrouble("error-disk-full", "full"), WriteRefused("error-journal-end", last=3, after=4)):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), again.said, again.kind) == (type(error), error.said, error.kind)


def test_everybody_who_waited_in_vain_gets_an_error_of_their_own(database: Path) -> None:
    reason = trouble(sqlite3.OperationalError("odd"), database)
    other = copy(reason)
    assert other is not reason and (other.said, other.kind) == (reason.said, reason.kind)


def test_a_disk_that_cannot_hold_the_log_is_an_honest_error(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # A database in memory knows no log, like some network drives.
    inside = sqlite3.connect(":memory:")
    monkeypatch.setattr(sqlite3, "connect", lambda *_, **__: inside)
    with refused(StorageTrouble, "disk-log"):
        connect(database)


def test_an_error_of_sqlite_is_told_with_its_meaning(database: Path) -> None:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR | 1 << 8  # an extended code
    found = trouble(error, database)
    assert found.said.args["meaning"] == Message("error-disk-broken")
    assert str(database) in found.text("fr") and "disk I/O error" in found.text("fr")


def test_a_database_is_for_its_owner_alone(database: Path) -> None:
    assert database.stat().st_mode & 0o077 == 0
    store = SQLiteStore(database)
    try:
        asyncio.run(store.write([PutGuest(rows.guest())]))
        for beside in database.parent.glob("spellboard.db*"):
            assert os.stat(beside).st_mode & 0o077 == 0, beside
    finally:
        store._end()


def test_a_forgotten_name_is_gone_from_the_file(database: Path) -> None:
    from spellboard.server.storage.store import ForgetGuest

    async def story() -> None:
        store = SQLiteStore(database)
        await store.write([PutGuest(rows.guest(name="Hildegunst"))])
        await store.write([ForgetGuest("ada")])
        await store.close()

    asyncio.run(story())
    assert b"Hildegunst" not in database.read_bytes()
