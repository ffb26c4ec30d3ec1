"""What was acknowledged is on disk: after a kill, and by the order of the system calls."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

import spellboard
from spellboard.server.storage.file import must_fit
from spellboard.server.storage.sqlite import SQLiteStore
from spellboard.server.storage.store import PutGuest, StorageTrouble
from spellboard.server.storage.upgrade import upgrade
from tests.server.saying import refused
from tests.server.traced import steps_of

from . import rows

ROOT = Path(__file__).resolve().parents[3]
OPEN_AND_CLOSE = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1])
connection.execute("SELECT count(*) FROM guests").fetchall()
connection.close()
"""
ANSWER = r'write\(1<[^>]*>, "ack '


def begin(*arguments: object, under: tuple[str, ...] = ()) -> subprocess.Popen[str]:
    src = str(Path(spellboard.__file__).parents[1])
    called = [*under, sys.executable, "-m", "tests.server.storage.child", *map(str, arguments)]
    return subprocess.Popen(
        called, cwd=ROOT, env={**os.environ, "PYTHONPATH": src}, stdout=subprocess.PIPE, text=True, bufsize=1
    )


def journals(database: Path) -> dict[str, list[int]]:
    """The numbers of each journal; the rest of each write must be there with it."""
    connection = sqlite3.connect(database)
    found: dict[str, list[int]] = {}
    for table, n in connection.execute("SELECT table_id, n FROM entries ORDER BY table_id, n"):
        found.setdefault(table, []).append(n)
    for table, numbers in found.items():
        (touched,) = connection.execute("SELECT touched FROM tables WHERE id = ?", (table,)).fetchone()
        (event,) = connection.execute("SELECT max(n) FROM events WHERE table_id = ?", (table,)).fetchone()
        (request,) = connection.execute("SELECT max(journal) FROM requests WHERE table_id = ?", (table,)).fetchone()
        assert touched == event == request == numbers[-1] == len(numbers), table
    connection.close()
    return found


def test_no_acknowledged_write_is_lost_when_the_process_is_killed(database: Path) -> None:
    random_ = random.Random(7)
    for _ in range(10):
        acknowledged: dict[str, int] = {}
        child = begin(database, 12, 100000)
        assert child.stdout is not None
        try:
            for _ in range(random_.randint(1, 120)):
                _, table, n = child.stdout.readline().split()
                acknowledged[table] = int(n)
        finally:
            os.kill(child.pid, signal.SIGKILL)
        for line in child.stdout.read().splitlines():
            _, table, n = line.split()
            acknowledged[table] = int(n)
        child.stdout.close()
        child.wait()
        found = journals(database)
        for table, last in acknowledged.items():
            # At most the one write that was under way is stored and not acknowledged.
            assert last <= len(found[table]) <= last + 1


def test_the_log_is_synced_before_the_acknowledgement_is_written(database: Path, tmp_path: Path) -> None:
    if shutil.which("strace") is None:
        pytest.skip("strace is not installed")
    trace = tmp_path / "trace"
    calls = "trace=write,pwrite64,pwritev,pwritev2,fsync,fdatasync"
    child = begin(database, 1, 8, under=("strace", "-f", "-y", "-s", "16", "-e", calls, "-o", str(trace)))
    out, _ = child.communicate(timeout=60)
    assert child.returncode == 0 and len(out.splitlines()) == 8
    steps = steps_of(trace.read_text(), ANSWER)
    assert steps.count("acknowledged") == 8
    written = synced = 0
    for step in steps:
        if step == "logged":
            written, synced = written + 1, 0
        elif step == "synced":
            synced += 1
        else:
            assert written and synced, steps
            written = synced = 0


def test_only_one_server_has_a_database(database: Path) -> None:
    store = SQLiteStore(database)
    try:
        for way in (SQLiteStore, upgrade):
            with refused(StorageTrouble, "in-use-by") as error:
                way(database)
            assert error.value.kind == "locked"
        child = begin(database, 1, 1)
        assert child.stdout is not None
        assert child.wait(60) != 0 and child.stdout.read() == ""
        child.stdout.close()
    finally:
        store._end()
    SQLiteStore(database)._end()


def test_the_lock_says_who_holds_it(database: Path) -> None:
    child = begin(database, 1, "fork")
    assert child.stdout is not None
    worker = int(child.stdout.readline())
    try:
        with refused(StorageTrouble, "in-use-by") as error:
            SQLiteStore(database)
        assert error.value.said.args["process"] == child.pid
    finally:
        os.kill(child.pid, signal.SIGKILL)
        child.wait()
    try:  # a worker that outlives the killed server does not keep the database
        SQLiteStore(database)._end()
    finally:
        os.kill(worker, signal.SIGKILL)
        child.stdout.close()


def hard_link(database: Path) -> Path:
    link = database.with_name("another-name.db")
    link.hardlink_to(database)
    return link


def delete_the_lock_file(database: Path) -> Path:
    Path(f"{database}-lock").unlink()
    return database


@pytest.mark.parametrize("way_around", [hard_link, delete_the_lock_file])
def test_a_second_server_is_kept_out_where_the_lock_file_does_not_help(
    database: Path, way_around: Callable[[Path], Path]
) -> None:
    child = begin(database, 1, "fork")
    assert child.stdout is not None
    worker = int(child.stdout.readline())
    try:
        name = way_around(database)
        for way in (SQLiteStore, upgrade):
            with refused(StorageTrouble, "in-use") as error:
                way(name)
            assert error.value.kind == "locked"
    finally:
        os.kill(child.pid, signal.SIGKILL)
        child.wait()
        child.stdout.close()
    try:
        SQLiteStore(name)._end()  # at once, though the killed server has left a worker
    finally:
        os.kill(worker, signal.SIGKILL)


def test_one_process_has_a_database_once_under_whatever_name(database: Path) -> None:
    store = SQLiteStore(database)
    try:
        with refused(StorageTrouble, "in-use-by"):
            SQLiteStore(hard_link(database))
    finally:
        store._end()


def test_who_is_refused_in_the_same_process_does_not_drop_the_locks_of_sqlite(database: Path) -> None:
    store = SQLiteStore(database)
    asyncio.run(store.write([PutGuest(rows.guest())]))
    try:
        for way in (SQLiteStore, upgrade, must_fit):
            with suppress(StorageTrouble):
                way(database)
        # Without its lock on the file, the next program that closes the database would delete the log in use.
        subprocess.run([sys.executable, "-c", OPEN_AND_CLOSE, str(database)], check=True, timeout=60)
        assert Path(f"{database}-wal").exists()
    finally:
        store._end()


def test_a_store_that_could_not_be_opened_leaves_no_lock(database: Path) -> None:
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    for _ in range(2):
        with refused(StorageTrouble, "revision-newer"):
            SQLiteStore(database)


def test_a_system_without_locks_is_told_so(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fcntl", None)
    with refused(StorageTrouble, "no-locks"):
        SQLiteStore(database)
