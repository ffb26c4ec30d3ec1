"""The migrations make what the schema says, and nothing else makes it."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect

from spellboard.server.storage.file import MARK, REVISION
from spellboard.server.storage.migrating import configuration
from spellboard.server.storage.schema import METADATA
from spellboard.server.storage.sqlite import SQLiteStore
from spellboard.server.storage.store import AddEntries, DropTable, EntryRow, StorageTrouble
from spellboard.server.storage.upgrade import upgrade
from tests.server.saying import refused


def test_the_migrated_schema_is_the_one_we_declare(database: Path) -> None:
    with create_engine(f"sqlite:///{database}").connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, METADATA) == []
        assert set(inspect(connection).get_table_names()) == {*METADATA.tables, "alembic_version"}


def test_the_migrations_make_the_same_sql_as_the_schema(database: Path, tmp_path: Path) -> None:
    """What a comparison of types does not see: keys, rules of deletion, clustered tables, partial indices."""
    METADATA.create_all(create_engine(f"sqlite:///{tmp_path / 'declared.db'}"))
    assert sql_of(database) == sql_of(tmp_path / "declared.db")


def sql_of(path: Path) -> dict[str, str]:
    connection = sqlite3.connect(path)
    said = "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name <> 'alembic_version'"
    found = {name: " ".join(sql.split()) for name, sql in connection.execute(said)}
    connection.close()
    return found


def test_the_newest_step_is_the_revision_that_the_store_wants() -> None:
    with create_engine("sqlite://").connect() as connection:
        assert ScriptDirectory.from_config(configuration(connection)).get_heads() == [REVISION]


def test_a_journal_of_the_first_revision_is_all_there_after_the_upgrade(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    path.touch()
    with create_engine(f"sqlite:///{path}").begin() as connection:
        command.upgrade(configuration(connection), "0001")
        connection.exec_driver_sql(f"PRAGMA application_id = {MARK}")
        connection.exec_driver_sql("INSERT INTO tables VALUES ('t1', 'embers', 'running', 0, 'ada', 1, 2, x'7b7d')")
        connection.exec_driver_sql("INSERT INTO entries VALUES ('t1', 1, 'one', 'a'), ('t1', 2, 'two', 'b')")
    assert upgrade(path) == ("0001", REVISION)

    async def story() -> None:
        store = SQLiteStore(path)
        assert await store.entries("t1") == [EntryRow(1, "one", "a"), EntryRow(2, "two", "b")]
        await store.write([AddEntries("t1", 2, (EntryRow(3, "three", "c", "tag"),))])
        assert (await store.entries("t1"))[-1] == EntryRow(3, "three", "c", "tag")
        await store.write([DropTable("t1")])
        assert await store.entries("t1") == []
        await store.close()

    asyncio.run(story())


def test_a_database_of_this_revision_is_ready_without_loading_what_upgrades_it(database: Path) -> None:
    code = (
        "import pathlib, sys; from spellboard.server.storage.upgrade import upgrade\n"
        "upgrade(pathlib.Path(sys.argv[1])); sys.exit('alembic' in sys.modules or 'sqlalchemy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code, str(database)]).returncode == 0


def test_an_upgraded_database_stays_as_it_is(database: Path) -> None:
    before = database.read_bytes()
    assert upgrade(database) == (REVISION, REVISION)
    assert sqlite3.connect(database).execute("SELECT version_num FROM alembic_version").fetchall() == [(REVISION,)]
    assert len(database.read_bytes()) == len(before)


def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    path = tmp_path / "per cent %20 ?#.db"
    path.touch()
    assert upgrade(path) == ("", REVISION)
    SQLiteStore(path)._end()


def test_an_upgrade_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from alembic import op

    def broken(name: str, *rest: object, **more: object) -> None:
        raise sqlite3.OperationalError("the disk is on fire")

    path = tmp_path / "spellboard.db"
    with monkeypatch.context() as patch:
        patch.setattr(op, "create_index", broken)  # by now some tables are made
        with pytest.raises(sqlite3.OperationalError):
            upgrade(path)
    assert path.stat().st_size == 0
    assert upgrade(path) == ("", REVISION)


@pytest.mark.parametrize("content", [b"Dear diary", b"\x00" * 4096, b"SQLite format 3\x00" + b"\x00" * 84])
def test_somebody_elses_file_is_refused_in_one_line_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "diary.db"
    path.write_bytes(content)
    for way in (upgrade, SQLiteStore):
        with refused(StorageTrouble, "database-foreign") as error:
            way(path)
        assert "\n" not in str(error.value) and error.value.kind == "foreign"
    assert path.read_bytes() == content and list(tmp_path.iterdir()) == [path]


def test_another_programs_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "photos.db"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE photos (name TEXT)")
    connection.close()
    for way in (upgrade, SQLiteStore):
        with refused(StorageTrouble, "database-foreign"):
            way(path)
    assert list(sql_of(path)) == ["photos"]


def test_a_folder_and_a_place_that_is_not_there_are_refused(tmp_path: Path) -> None:
    for place, said in ((tmp_path, "database-folder"), (tmp_path / "no" / "where.db", "no-folder")):
        for way in (upgrade, SQLiteStore):
            with refused(StorageTrouble, said):
                way(place)


def test_a_store_makes_no_database(tmp_path: Path) -> None:
    with refused(StorageTrouble, "no-database"):
        SQLiteStore(tmp_path / "new.db")
    assert not (tmp_path / "new.db").exists()


@pytest.mark.parametrize(("revision", "said"), [("0000", "revision-older"), ("9999", "revision-newer")])
def test_another_revision_is_not_opened(database: Path, revision: str, said: str) -> None:
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (revision,))
    connection.close()
    with refused(StorageTrouble, said):
        SQLiteStore(database)


def test_a_database_of_a_newer_program_is_not_upgraded(database: Path) -> None:
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with refused(StorageTrouble, "revision-newer"):
        upgrade(database)
