"""`spellboard admin check`: sound databases are called sound, and of every other one it says what and what is left."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from spellboard.server.storage.sqlite import SQLiteStore
from spellboard.server.storage.upgrade import upgrade
from tests.server.tables.bench import ADA, Bench

from .conftest import EXAMPLE, Command, refused


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Four tables: one open, one running, one closed, one with clocks and a bot."""
    path = tmp_path / "spellboard.db"
    upgrade(path)

    async def story() -> None:
        store = SQLiteStore(path, durable=False)
        bench = Bench(store)  # type: ignore[arg-type]
        await bench.table(who="mFF")
        _, (ada, *_) = await bench.running()
        await ada.do("hide")
        closed, _ = await bench.running()
        await closed.close(ADA)
        await bench.running(who="mfb")
        await bench.house.close()
        await store.close()

    asyncio.run(story())
    return path


def asked(database: Path, sql: str, *values: object) -> list[tuple[object, ...]]:
    """Ask or change the file behind everybody's back."""
    with closing(sqlite3.connect(database)) as connection, connection:
        return connection.execute(sql, values).fetchall()


def running(database: Path) -> tuple[str, int]:
    """The running table of people alone, and how long its journal is."""
    ((id, count),) = asked(
        database,
        "SELECT t.id, count(*) FROM tables t JOIN entries ON table_id = t.id"
        " WHERE status = 'running' AND CAST(document AS TEXT) NOT LIKE '%\"bot\"%' GROUP BY t.id",
    )
    return str(id), int(str(count))


def test_a_sound_database_is_called_sound_also_beside_a_server(spellboard: Command, database: Path) -> None:
    wanted = (0, "4 tables checked, 4 of them sound; problems found: 0\n", "")
    assert spellboard("admin", "check", database, "--game", EXAMPLE) == wanted
    store = SQLiteStore(database)
    try:
        assert spellboard("admin", "check", "--database", database, "--game", EXAMPLE) == wanted
    finally:
        store._end()


TEXT = "UPDATE entries SET text = replace(text, '\"n\":6', '\"n\": 6') WHERE table_id = ? AND n = 6"
LINK = "UPDATE entries SET link = replace(link, substr(link, 1, 1), 'x') WHERE table_id = ? AND n = 6"
DICE = (
    "DELETE FROM entries WHERE table_id = ?1 AND n >="
    " (SELECT max(n) FROM entries WHERE table_id = ?1 AND text LIKE '%\"chance\"%')"
)
OVER = (
    "UPDATE tables SET status = 'over',"
    " document = CAST(replace(CAST(document AS TEXT), '\"running\"', '\"over\"') AS BLOB) WHERE id = ?"
)


@pytest.mark.parametrize(
    ("spoil", "problem", "saved"),
    [
        (TEXT, "entry 6 is not as it was written", "entries 1 to 5 of {count} are sound"),
        (LINK, "entry 6 is not as it was written", "entries 1 to 5 of {count} are sound"),
        (
            "DELETE FROM entries WHERE table_id = ? AND n = 6",
            "entry 6 is missing",
            "entries 1 to 5 of {less} are sound",
        ),
        ("DELETE FROM entries WHERE table_id = ? AND n = 1", "entry 1 is missing", "no entry is proved"),
        (DICE, "it cannot be played on", "stored entries are sound"),
        ("UPDATE tables SET document = x'7b' WHERE id = ?", "its document cannot be read", "{count} entries are there"),
        (
            "UPDATE tables SET status = 'over' WHERE id = ?",
            "its row says embers, over; its document embers, running",
            "",
        ),
        (OVER, "its row says over, but its match is not over", "the journal is sound"),
    ],
)
def test_each_kind_of_damage_is_named_with_what_can_be_saved(
    spellboard: Command, database: Path, spoil: str, problem: str, saved: str
) -> None:
    id, count = running(database)
    asked(database, spoil, id)
    ran = spellboard("admin", "check", database, "--game", EXAMPLE)
    assert ran.code == 1 and ran.err == ""
    line, summary = ran.out.splitlines()
    assert line.startswith(f"table {id}: {problem}")
    assert saved.format(count=count, less=count - 1) in line
    assert summary == "4 tables checked, 3 of them sound; problems found: 1"


def test_programs_read_it_as_json(spellboard: Command, database: Path) -> None:
    id, count = running(database)
    asked(database, TEXT, id)
    ran = spellboard("admin", "check", database, "--game", EXAMPLE, "--json")
    told = json.loads(ran.out)
    assert ran.code == 1 and (told["tables"], told["sound"]) == (4, 3)
    (problem,) = told["problems"]
    assert (problem["table"], problem["sound"], problem["entries"]) == (id, 5, count)


def test_rows_of_no_table_and_games_of_no_shelf_are_found(spellboard: Command, database: Path) -> None:
    asked(database, "INSERT INTO members (table_id, guest, role) VALUES ('none', 'ada', 'player')")
    out = spellboard("admin", "check", database).out
    assert "1 of the members belong to no table" in out
    assert out.count("it cannot be played on") == 3 and "4 tables checked, 1 of them sound" in out


def test_a_page_that_cannot_be_read_stops_nothing(spellboard: Command, database: Path) -> None:
    id, _ = running(database)
    ((text,),) = asked(database, "SELECT CAST(document AS TEXT) FROM tables WHERE id = ?", id)
    long = msgspec.json.encode({**msgspec.json.decode(str(text)), "padding": "q" * 40_000})
    asked(database, "UPDATE tables SET document = ? WHERE id = ?", long, id)
    assert spellboard("admin", "check", database, "--game", EXAMPLE).code == 0
    data = bytearray(database.read_bytes())
    page = (data.index(b"q" * 4000) // 4096 + 2) * 4096
    data[page : page + 4096] = b"\xff" * 4096
    database.write_bytes(data)
    ran = spellboard("admin", "check", database, "--game", EXAMPLE)
    assert ran.code == 1 and "the file is damaged" in ran.out
    assert f"table {id}: its document cannot be read" in ran.out
    assert "4 tables checked, 3 of them sound" in ran.out


def test_a_database_must_be_named_and_there(spellboard: Command, tmp_path: Path) -> None:
    refused(spellboard("admin", "check"), "name the database")
    refused(spellboard("admin", "check", tmp_path / "none.db"), "there is no database")
    (tmp_path / "diary").write_text("dear diary")
    refused(spellboard("admin", "check", tmp_path / "diary"), "not a Spellboard database")
