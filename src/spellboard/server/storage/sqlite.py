"""The store over SQLite: one thread that writes, one that reads, one file with its log beside it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from . import reads
from .file import connect, is_new, must_fit, trouble
from .lock import Lock
from .store import EntryRow, EventRow, GuestRow, OrderRow, RequestRow, StorageTrouble, TableRow, TokenRow, Write
from .writer import Writer

P = ParamSpec("P")
T = TypeVar("T")


class SQLiteStore:
    """A database that `upgrade` has made. Only one store may have it open, in this process or another."""

    def __init__(self, path: Path | str, *, durable: bool = True) -> None:
        """Without `durable` the disk is never waited for: quick, for tests."""
        self._path = Path(path)
        is_new(self._path)  # nothing is laid beside somebody else's file
        self._lock = Lock(self._path)
        try:
            must_fit(self._path)
            self._writer = Writer(self._path, lambda: connect(self._path, durable=durable))
        except sqlite3.Error as error:
            self._lock.release()
            raise trouble(error, self._path) from None
        except BaseException:
            self._lock.release()
            raise
        self._reading: sqlite3.Connection | None = None
        self._reader = ThreadPoolExecutor(1, "spellboard-reader")
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many writes wait: for whoever watches the server."""
        return self._writer.waiting

    async def write(self, changes: Sequence[Write]) -> None:
        await self._writer.put(changes)

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await asyncio.to_thread(self._end)

    def _end(self) -> None:
        self._reader.shutdown()
        if self._reading is not None:
            with suppress(sqlite3.Error):
                self._reading.close()
        self._writer.close()  # the last connection: its log goes into the database
        self._lock.release()

    # --- reading -----------------------------------------------------------------------------------------------------

    async def table(self, table: str) -> TableRow | None:
        return await self._read(reads.table, table)

    async def tables(
        self, *, status: Sequence[str] = (), public: bool | None = None, limit: int = 100
    ) -> list[TableRow]:
        return await self._read(reads.tables, status, public, limit)

    async def tables_of(self, guest: str) -> list[TableRow]:
        return await self._read(reads.tables_of, guest)

    async def tables_naming(self, guest: str) -> list[str]:
        def ask() -> list[str]:
            try:
                with closing(connect(self._path, read_only=True)) as connection:
                    return reads.tables_naming(connection, guest)
            except sqlite3.Error as error:
                raise trouble(error, self._path) from None

        return await asyncio.to_thread(ask)  # it takes long: others read meanwhile

    async def idle_tables(self, status: Sequence[str], touched_before: int, limit: int = 100) -> list[TableRow]:
        return await self._read(reads.idle_tables, status, touched_before, limit)

    async def entries(self, table: str, after: int = 0) -> list[EntryRow]:
        return await self._read(reads.entries, table, after)

    async def events(self, table: str, after: int = 0, limit: int = 200) -> list[EventRow]:
        return await self._read(reads.events, table, after, limit)

    async def requests(self, table: str) -> list[RequestRow]:
        return await self._read(reads.requests, table)

    async def members(self, table: str) -> dict[str, str]:
        return await self._read(reads.members, table)

    async def guest(self, guest: str) -> GuestRow | None:
        return await self._read(reads.guest, guest)

    async def token(self, hash: bytes) -> TokenRow | None:
        return await self._read(reads.token, hash)

    async def tokens(self, *, kind: str, guest: str = "", table: str = "") -> list[TokenRow]:
        return await self._read(reads.tokens, kind, guest, table)

    async def orders(self) -> list[OrderRow]:
        return await self._read(reads.orders)

    async def alive_at(self) -> int:
        return await self._read(reads.alive_at)

    async def _read(
        self, question: Callable[Concatenate[sqlite3.Connection, P], T], *values: P.args, **named: P.kwargs
    ) -> T:
        """Ask on the reading thread. Every question is a transaction of its own, so it sees all that was written."""

        def ask() -> T:
            try:
                if self._reading is None:
                    self._reading = connect(self._path, read_only=True)
                return question(self._reading, *values, **named)
            except sqlite3.Error as error:
                if self._reading is not None:
                    with suppress(sqlite3.Error):
                        self._reading.close()
                    self._reading = None
                raise trouble(error, self._path) from None

        if self._closed:
            raise StorageTrouble("error-store-closed", "closed")
        return await asyncio.get_running_loop().run_in_executor(self._reader, ask)
