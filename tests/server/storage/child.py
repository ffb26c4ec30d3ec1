"""A process of its own that writes and says so: `python -m tests.server.storage.child DATABASE WRITERS WRITES`.

After each write has returned it prints `ack TABLE N`. With `fork` for the number of writes it opens the store, leaves a
worker behind and waits.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time

from spellboard.server.storage.sqlite import SQLiteStore
from spellboard.server.storage.store import AddEntries, AddEvents, AddRequest, PutTable, Write

from . import rows


async def write(store: SQLiteStore, table: str, writes: int) -> None:
    """A journal that goes on where it ended."""
    before = len(await store.entries(table))
    for n in range(before + 1, before + writes + 1):
        changes: list[Write] = [PutTable(rows.table(table, touched=n)), AddEntries(table, n - 1, (rows.entry(n),))]
        changes += [AddEvents(table, (rows.event(n),)), AddRequest(table, "ada", f"r{n}", n)]
        await store.write(changes)
        os.write(1, f"ack {table} {n}\n".encode())


async def main(database: str, writers: int, writes: int) -> None:
    store = SQLiteStore(database)
    await asyncio.gather(*(write(store, f"t{number}", writes) for number in range(writers)))
    await store.close()


def leave_a_worker(database: str) -> None:
    store = SQLiteStore(database)
    if not os.fork():
        os.write(1, f"{os.getpid()}\n".encode())
    time.sleep(60)
    del store


if __name__ == "__main__":
    if sys.argv[3] == "fork":
        leave_a_worker(sys.argv[1])
    else:
        asyncio.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
