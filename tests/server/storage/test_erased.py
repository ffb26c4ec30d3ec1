"""What is forgotten or deleted is gone from every file of the database soon: the database, its log, its index."""

from __future__ import annotations

import asyncio
import random
import shutil
import subprocess
import time
from contextlib import closing
from pathlib import Path

import pytest

from spellboard.server.storage import writer
from spellboard.server.storage.file import connect
from spellboard.server.storage.sqlite import SQLiteStore
from spellboard.server.storage.store import (
    AddEvents,
    AddOrder,
    AnswerOrder,
    DropTable,
    ForgetGuest,
    PutGuest,
    PutTable,
    PutToken,
    Write,
)

from . import rows

NAME = "Hildegunst-von-Mythenmetz"


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "SCRUB_AFTER", 0.05)
    monkeypatch.setattr(writer, "SCRUB_AGAIN", 0.02)
    monkeypatch.setattr(writer, "SCRUB_WAIT", 1)


def holders(database: Path) -> list[str]:
    """The files of a database in which the name is; another process looks, since to close a file drops its locks."""
    files = sorted(str(file) for file in database.parent.glob(f"{database.name}*"))
    found = subprocess.run(["grep", "-l", "-a", NAME, *files], capture_output=True, text=True, timeout=60)
    assert found.returncode in (0, 1), found.stderr
    return [Path(line).name for line in found.stdout.splitlines()]


async def gone(database: Path) -> None:
    end = time.monotonic() + 30
    while found := holders(database):
        assert time.monotonic() < end, found
        await asyncio.sleep(0.05)


def about(table: str) -> list[Write]:
    """A guest with a telling name, who has spoken, and a table whose document has the name."""
    named = rows.guest("ada", name=NAME)
    return [
        PutGuest(named),
        PutTable(rows.table(table, document=f'{{"seats":["{NAME}"]}}'.encode() * 200)),
        AddEvents(table, (rows.event(1, "ada", f"I am {NAME}"),)),
        PutToken(rows.token("k", kind="key", label=NAME)),
        AddOrder(1, "record", table),
        AnswerOrder(1, 2, True, f'{{"players":["{NAME}"]}}'),
    ]


def test_a_forgotten_guest_and_a_deleted_table_are_gone_from_all_files_while_the_server_runs(database: Path) -> None:
    async def story() -> None:
        store = SQLiteStore(database)
        await store.write(about("t1"))
        assert holders(database) == ["spellboard.db-wal"]
        await store.write([ForgetGuest("ada"), DropTable("t1")])
        await gone(database)
        await store.write([PutGuest(rows.guest("ben"))])  # it goes on
        assert await store.guest("ben") == rows.guest("ben")
        await store.close()

    asyncio.run(story())


def test_a_guest_among_many_is_gone_wherever_the_database_had_moved_its_rows(database: Path) -> None:
    dice = random.Random(8)

    async def story() -> None:
        store = SQLiteStore(database, durable=False)
        for number in range(300):
            changes: list[Write] = [PutGuest(rows.guest(f"g{number}", name=f"{NAME}-{number}"))]
            words = "word " * dice.randrange(60)
            changes.append(PutTable(rows.table(f"t{number}", document=f'{{"name":"{NAME} {words}"}}'.encode())))
            changes.append(AddEvents(f"t{number}", (rows.event(1, f"g{number}", f"{NAME} {words}"),)))
            await store.write(changes)
        for number in dice.sample(range(300), 300):
            await store.write([ForgetGuest(f"g{number}"), PutTable(rows.table(f"t{number}"))])
        await gone(database)
        await store.close()

    asyncio.run(story())


def test_a_backup_that_reads_the_old_pages_only_delays_it(database: Path) -> None:
    async def story() -> None:
        store = SQLiteStore(database)
        await store.write(about("t1"))
        with closing(connect(database, read_only=True)) as backup:
            backup.execute("BEGIN")
            backup.execute("SELECT name FROM guests").fetchall()
            await store.write([ForgetGuest("ada"), DropTable("t1")])
            await asyncio.sleep(0.2)
            assert holders(database)
            await store.write([PutGuest(rows.guest("ben"))])  # nobody waits for it
        await gone(database)
        await store.close()

    asyncio.run(story())


def test_what_a_killed_server_had_erased_is_gone_when_the_next_one_runs(database: Path, tmp_path: Path) -> None:
    killed = tmp_path / "killed" / "spellboard.db"
    killed.parent.mkdir()

    async def story() -> None:
        store = SQLiteStore(database)
        await store.write(about("t1"))
        await store.write([ForgetGuest("ada"), DropTable("t1")])
        for beside in ("", "-wal"):
            shutil.copy(f"{database}{beside}", f"{killed}{beside}")
        await store.close()
        assert holders(killed)
        again = SQLiteStore(killed)
        await gone(killed)
        await again.close()

    asyncio.run(story())
