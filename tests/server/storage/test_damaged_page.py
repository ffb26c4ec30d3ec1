"""A page that SQLite cannot read costs the table whose it is, and no other."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from spellboard.server.storage.sqlite import SQLiteStore
from spellboard.server.storage.store import PutGuest, PutTable, StorageTrouble
from tests.server.tables.bench import Bench

from . import rows

LONG = 40_000
"""Bytes of a document that needs pages of its own."""


def overwrite(database: Path, mark: bytes, distance: int = 0) -> None:
    """Spoil the page that begins a stretch of this mark: the link to the next page of it is at its head."""
    data = bytearray(database.read_bytes())
    at = data.index(mark * 1000) + distance
    page = at - at % 4096
    data[page : page + 4096] = b"\xff" * 4096
    database.write_bytes(data)


def filled(database: Path) -> None:
    async def story() -> None:
        store = SQLiteStore(database)
        for mark in "abc":
            document = b'{"x":"' + mark.encode() * LONG + b'"}'
            await store.write([PutTable(rows.table(mark, status="running", document=document))])
        await store.close()

    asyncio.run(story())
    overwrite(database, b"b", 4096)


def test_the_other_tables_are_found_and_written(database: Path) -> None:
    filled(database)

    async def story() -> None:
        store = SQLiteStore(database)
        with pytest.raises(StorageTrouble):
            SQLiteStore(database)
        found = {row.id: row.document for row in await store.tables()}
        assert found["b"] == b"" and len(found["a"]) == len(found["c"]) == LONG + 8
        assert {row.id for row in await store.idle_tables(["running"], 99)} == {"a", "b", "c"}
        one = await store.table("b")
        assert one is not None and (one.status, one.document) == ("running", b"")
        results = await asyncio.gather(
            store.write([PutTable(rows.table("b"))]),
            store.write([PutGuest(rows.guest())]),
            store.write([PutTable(rows.table("c", status="over"))]),
            return_exceptions=True,
        )
        assert list(results[1:]) == [None, None]
        assert results[0] is None or (isinstance(results[0], StorageTrouble) and results[0].kind == "damaged")
        assert await store.guest("ada") == rows.guest()
        await store.close()

    asyncio.run(story())


def test_a_server_starts_and_shows_the_table_as_closed(database: Path) -> None:
    filled(database)

    async def story() -> None:
        store = SQLiteStore(database)
        bench = Bench(store)  # type: ignore[arg-type]
        await bench.house.open()
        await bench.house.tick()
        table = await bench.house.table("b")
        assert (table.sight().status, table.sight().reason) == ("closed", "damaged")
        await bench.house.close()
        await store.close()

    asyncio.run(story())
