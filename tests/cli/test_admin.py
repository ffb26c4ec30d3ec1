"""The operator's commands: one clear line for what goes wrong, and nothing done without being asked for."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from spellboard.core.errors import SpellboardError
from spellboard.server.storage.mailbox import AnyOrder, Close, Delete, GiveRecord, GiveTranscript, Rewind, attend
from spellboard.server.storage.sqlite import SQLiteStore
from spellboard.server.storage.store import AddEntries, AddEvents, DropTable, PutGuest, PutMember, PutTable, Write
from spellboard.server.storage.upgrade import upgrade
from tests.server.storage import rows

from .conftest import Command, refused


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database with three tables, named by the environment."""
    path = tmp_path / "spellboard.db"
    upgrade(path)
    monkeypatch.setenv("SPELLBOARD_DATABASE", str(path))
    first = rows.table("Vb3k-one", created=1000, document=b'{"secret":"hush"}', public=True)
    changes: list[Write] = [PutTable(first), PutTable(rows.table("Vb3k-two", created=2000, status="running"))]
    changes += [
        PutTable(rows.table("other", created=3000, game="bellum")),
        PutGuest(rows.guest("ada", name="Ada\x1b[2J")),
    ]
    changes += [AddEntries("Vb3k-one", 0, rows.entries(1, 4)), AddEvents("Vb3k-one", (rows.event(9),))]
    changes += [PutMember("Vb3k-one", "ben", "watches")]
    asyncio.run(told(path, changes))
    return path


async def told(database: Path, changes: list[Write]) -> list[str]:
    store = SQLiteStore(database)
    await store.write(changes)
    found = [row.id for row in await store.tables()]
    await store.close()
    return found


def tables(database: Path) -> list[str]:
    return asyncio.run(told(database, []))


class Server:
    """Stands for the running server: it has the database open and answers orders."""

    def __init__(self, store: SQLiteStore) -> None:
        self.store = store
        self.asked: list[AnyOrder] = []

    async def carry_out(self, order: AnyOrder) -> str:
        self.asked.append(order)
        if isinstance(order, Rewind) and order.before > 4:
            raise SpellboardError("error-back-to", number=order.before)
        if isinstance(order, Delete):
            await self.store.write([DropTable(order.table)])
        return '{"a":"document"}' if isinstance(order, GiveRecord | GiveTranscript) else "so be it"

    async def run(self, end: threading.Event) -> None:
        while not end.is_set():
            await attend(self.store, self, int(time.time() * 1000))
            await asyncio.sleep(0.01)
        await self.store.close()


@contextmanager
def running(database: Path) -> Iterator[Server]:
    server, end = Server(SQLiteStore(database)), threading.Event()
    thread = threading.Thread(target=lambda: asyncio.run(server.run(end)))
    thread.start()
    try:
        yield server
    finally:
        end.set()
        thread.join()


def test_a_database_is_made_and_brought_up_to_date(spellboard: Command, tmp_path: Path) -> None:
    path = tmp_path / "new.db"
    ran = spellboard("db", "upgrade", "--database", path)
    assert (ran.code, ran.out, ran.err) == (0, f"{path}: made (revision 0003)\n", "")
    assert "up to date" in spellboard("db", "upgrade", "--database", path).out


def test_the_upgrade_waits_until_the_server_has_stopped(spellboard: Command, database: Path) -> None:
    with running(database):
        refused(spellboard("db", "upgrade"), "another Spellboard server uses this database")


def test_a_database_is_copied_while_the_server_runs(spellboard: Command, database: Path, tmp_path: Path) -> None:
    with running(database):
        assert spellboard("db", "backup", database, tmp_path / "copy.db").out == f"{tmp_path / 'copy.db'}: 0.1 MB\n"
        refused(spellboard("db", "backup", database, tmp_path / "copy.db"), "nothing was overwritten")
    assert tables(tmp_path / "copy.db") == tables(database)


@pytest.mark.parametrize("served", [False, True], ids=["alone", "beside a server"])
def test_tables_are_listed_the_newest_first(spellboard: Command, database: Path, served: bool) -> None:
    if served:
        with running(database):
            ran = spellboard("admin", "list")
    else:
        ran = spellboard("admin", "list")
    assert ran.code == 0 and ran.err == ""
    assert [line.split()[:3] for line in ran.out.splitlines()] == [
        ["other", "bellum", "open"], ["Vb3k-two", "embers", "running"], ["Vb3k-one", "embers", "open"],
    ]  # fmt: skip
    assert ran.out.splitlines()[-1].endswith("public")


def test_the_list_can_be_narrowed_and_read_by_programs(spellboard: Command, database: Path) -> None:
    found = json.loads(spellboard("admin", "list", "--json", "--status", "open", "--limit", "1").out)
    assert [row["table"] for row in found] == ["other"]
    assert spellboard("admin", "list", "--status", "over").out == "No table.\n"
    refused(spellboard("admin", "list", "--status", "happy"), "happy", "running")


def test_a_table_is_shown_by_the_beginning_of_its_id_without_its_secrets(spellboard: Command, database: Path) -> None:
    ran = spellboard("admin", "show", "Vb3k-o")
    lines = dict(line.split(maxsplit=1) for line in ran.out.splitlines())
    assert lines["table"] == "Vb3k-one" and lines["journal"] == "4 entries" and lines["events"] == "9"
    assert lines["watches"] == "ben" and lines["host"].startswith("Ada") and lines["host"].endswith("(ada)")
    assert "hush" not in ran.out and "\x1b" not in ran.out


def test_an_id_must_mean_one_table(spellboard: Command, database: Path) -> None:
    refused(spellboard("admin", "show", "Vb3k"), "several tables", "Vb3k-one, Vb3k-two")
    refused(spellboard("admin", "show", "nothing"), "no table “nothing”", "admin list")
    refused(spellboard("admin", "close", "%"), "no table “%”")


def test_a_running_server_is_asked(spellboard: Command, database: Path) -> None:
    with running(database) as server:
        assert spellboard("admin", "close", "other").out == "so be it\n"
        assert spellboard("admin", "rewind", "Vb3k-one", "--before", 3).out == "so be it\n"
        refused(spellboard("admin", "rewind", "Vb3k-one", "--before", 9), "there is no entry 9")
        assert server.asked == [Close("other"), Rewind("Vb3k-one", 3), Rewind("Vb3k-one", 9)]


def test_records_and_transcripts_are_exported(spellboard: Command, database: Path, tmp_path: Path) -> None:
    with running(database) as server:
        ran = spellboard("admin", "export", "other", tmp_path / "game.json")
        assert ran.out == f"{tmp_path / 'game.json'}: record of table other\n"
        assert (tmp_path / "game.json").read_text() == '{"a":"document"}'
        spellboard("admin", "export", "other", tmp_path / "told.json", "--transcript", "--seat", 2)
        spellboard("admin", "export", "other", tmp_path / "seen.json", "--transcript")
        assert server.asked == [GiveRecord("other"), GiveTranscript("other", 1), GiveTranscript("other")]
        refused(spellboard("admin", "export", "other", tmp_path / "game.json"), "this file already exists")
        refused(spellboard("admin", "export", "other", tmp_path / "no" / "x.json"), "cannot be written")
        refused(spellboard("admin", "export", "other", tmp_path / "x.json", "--seat", 1), "--transcript")


@pytest.mark.parametrize("served", [False, True], ids=["alone", "beside a server"])
def test_a_table_is_deleted_only_after_a_yes(spellboard: Command, database: Path, served: bool) -> None:
    def tell() -> None:
        ran = spellboard("admin", "delete", "other", lines="n\n")
        assert ran.code == 0 and "Nothing is deleted." in ran.out
        assert spellboard("admin", "delete", "other", lines="").code == 130
        assert spellboard("admin", "delete", "Vb3k-one", lines="y\n").code == 0
        assert spellboard("admin", "delete", "Vb3k-two", "--yes").code == 0

    if served:
        with running(database):
            tell()
    else:
        tell()
    assert tables(database) == ["other"]


def test_what_is_no_database_is_refused_in_one_line(spellboard: Command, tmp_path: Path) -> None:
    (tmp_path / "diary").write_text("dear diary")
    for arguments in (["admin", "list"], ["admin", "delete", "x", "--yes"], ["db", "upgrade"]):
        refused(spellboard(*arguments, "--database", tmp_path / "diary"), "not a Spellboard database")
    refused(spellboard("admin", "list", "--database", tmp_path / "none.db"), "there is no database")
    refused(spellboard("admin", "list"), "--database", "SPELLBOARD_DATABASE")


def test_help_explains_every_command(spellboard: Command) -> None:
    for group, names in (
        ("db", ["upgrade", "backup"]),
        ("admin", ["list", "show", "check", "export", "rewind", "close", "delete"]),
    ):
        for name in names:
            ran = spellboard(group, name, "--help")
            assert ran.code == 0 and "xample" in ran.out, name
