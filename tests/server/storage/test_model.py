"""SQLite and a few dictionaries, told the same at random, answer the same."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from spellboard.server.storage.sqlite import SQLiteStore
from spellboard.server.storage.store import (
    AddEntries,
    AddEvents,
    AddOrder,
    AddRequest,
    AnswerOrder,
    DropMember,
    DropRequests,
    DropTable,
    DropToken,
    DropTokens,
    ForgetGuest,
    Heartbeat,
    PutGuest,
    PutMember,
    PutTable,
    PutToken,
    Store,
    Write,
    WriteRefused,
)
from spellboard.server.storage.upgrade import upgrade

from . import rows
from .memory import MemoryStore

TABLES = ["t0", "t1", "t2"]
GUESTS = ["ada", "ben", "cleo"]
STATUSES = ["open", "running", "over"]
KINDS = ["session", "join", "key"]
DAY = 24 * 3600 * 1000


class Teller:
    """Makes up writes: most of them fit, some do not."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.ends: dict[str, int] = {}
        self.event = 0

    def write(self, model: MemoryStore) -> list[Write]:
        self.ends = {table: len(entries) for table, entries in model._entries.items()}
        return [self.change() for _ in range(self.random.choice([0, 1, 1, 2, 3, 5]))]

    def change(self) -> Write:
        some = self.random
        table, guest, kind = some.choice(TABLES), some.choice(GUESTS), some.choice(KINDS)
        match some.randrange(25):
            case 0 | 1 | 2 | 3:
                facts = {"status": some.choice(STATUSES), "public": some.random() < 0.5, "host": guest}
                return PutTable(rows.table(table, created=some.randrange(9), touched=some.randrange(9), **facts))
            case 4:
                return DropTable(table)
            case 5 | 6 | 7 | 8:
                end = self.ends.get(table, 0) + some.choice([0, 0, 0, 0, 0, -1, 1])
                count = some.randrange(4)
                self.ends[table] = end + count
                return AddEntries(table, max(0, end), rows.entries(max(0, end) + 1, max(0, end) + count))
            case 9 | 10 | 11:
                self.event += some.choice([1, 1, 1, 2, 0])
                return AddEvents(table, (rows.event(self.event, some.choice(["", *GUESTS]), "words"),))
            case 12 | 13 | 14:
                request, number, device = f"r{some.randrange(100)}", some.randrange(99), some.choice("abc")
                return AddRequest(table, guest, request, number, device, "content")
            case 15 if some.random() < 0.2:
                return DropRequests(table, guest)
            case 15:
                return PutMember(table, guest, some.choice(["plays", "watches"]))
            case 16:
                return DropMember(table, guest)
            case 17:
                return PutGuest(rows.guest(guest, touched=some.randrange(99)))
            case 18:
                return ForgetGuest(guest, some.choice([b"", b"..."]))
            case 19 | 20:
                facts = {"guest": some.choice(["", guest]), "table": some.choice(["", table]), "kind": kind}
                return PutToken(rows.token(f"k{some.randrange(12)}", created=some.randrange(5), **facts))
            case 21:
                if some.random() < 0.5:
                    return DropToken(rows.token(f"k{some.randrange(12)}").hash)
                return DropTokens(kind, some.choice(["", guest]), some.choice(["", table]))
            case 22:
                return AddOrder(some.randrange(99), "close", table)
            case 23:
                return Heartbeat(some.randrange(99))
            case _:
                return AnswerOrder(some.randrange(1, 6), some.choice([5, 7 + DAY]), some.random() < 0.5, "said")


async def answers(store: Store) -> list[Any]:
    """Everything that a store can be asked."""
    found: list[Any] = [await store.tables(), await store.tables(status=STATUSES[:2], public=True, limit=2)]
    found += [await store.idle_tables(STATUSES[1:], 5, limit=2), await store.orders(), await store.alive_at()]
    for table in TABLES:
        found += [await store.table(table), await store.entries(table), await store.entries(table, after=3)]
        found += [[(row.n, row.at, row.guest, msgspec.json.decode(row.text)) for row in await store.events(table)]]
        found += [[row.n for row in await store.events(table, after=9, limit=3)]]
        found += [await store.requests(table), await store.members(table)]
    for guest in GUESTS:
        found += [await store.guest(guest), await store.tables_of(guest), await store.tables_naming(guest)]
    for kind in KINDS:
        for guest in ("", *GUESTS):
            for table in ("", *TABLES):
                found.append(await store.tokens(kind=kind, guest=guest, table=table))
    found += [await store.token(rows.token(f"k{n}").hash) for n in range(12)]
    return found


@pytest.mark.parametrize("seed", range(8))
def test_sqlite_answers_as_the_dictionaries_do(tmp_path: Path, seed: int) -> None:
    upgrade(tmp_path / "spellboard.db")

    async def story() -> None:
        teller, model, store = Teller(seed), MemoryStore(), SQLiteStore(tmp_path / "spellboard.db", durable=False)
        refused = 0
        for step in range(150):
            changes = teller.write(model)
            outcomes = []
            for one in (model, store):
                try:
                    await one.write(changes)
                    outcomes.append(False)
                except WriteRefused:
                    outcomes.append(True)
            assert outcomes[0] == outcomes[1], (step, changes)
            refused += outcomes[0]
            if step % 5 == 0:
                assert await answers(store) == await answers(model), (step, changes)
        assert 10 < refused < 120
        await store.close()

    asyncio.run(story())
