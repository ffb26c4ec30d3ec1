"""A store in dictionaries: all of a write or nothing of it, and trouble when a test wants some."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Sequence

from spellboard.server.storage.store import (
    AddEntries,
    AddEvents,
    AddRequest,
    DropMember,
    DropTable,
    DropToken,
    DropTokens,
    EntryRow,
    EventRow,
    ForgetGuest,
    GuestRow,
    PutGuest,
    PutMember,
    PutTable,
    PutToken,
    StorageTrouble,
    TableRow,
    TokenRow,
    Write,
)  # fmt: skip


class MemoryStore:
    """What a test's house stands on; a second house on the same store is a restart."""

    def __init__(self) -> None:
        self.rows: dict[str, TableRow] = {}
        self.journals: dict[str, list[EntryRow]] = {}
        self.happened: dict[str, list[EventRow]] = {}
        self.asked: dict[str, dict[tuple[str, str], int]] = {}
        self.roles: dict[str, dict[str, str]] = {}
        self.guests: dict[str, GuestRow] = {}
        self.keys: dict[bytes, TokenRow] = {}
        self.writes: list[Sequence[Write]] = []
        self.fails = False
        self.fails_after = -1
        """So many writes are still stored; then the machine is gone."""

    async def write(self, changes: Sequence[Write]) -> None:
        await asyncio.sleep(0)
        if self.fails or self.fails_after == 0:
            raise StorageTrouble("the disk is full")
        self.fails_after -= 1
        before = copy.copy(self.__dict__)
        held = {name: copy.deepcopy(value) for name, value in before.items() if isinstance(value, dict)}
        try:
            for change in changes:
                self._apply(change)
        except StorageTrouble:
            self.__dict__.update(held)
            raise
        self.writes.append(list(changes))

    def _apply(self, change: Write) -> None:
        match change:
            case PutTable(row):
                self.rows[row.id] = row
            case DropTable(table):
                for kept in (self.rows, self.journals, self.happened, self.asked, self.roles):
                    kept.pop(table, None)
                self.keys = {hash: row for hash, row in self.keys.items() if row.table != table}
            case AddEntries(table, after, entries):
                journal = self.journals.setdefault(table, [])
                if len(journal) != after:
                    raise StorageTrouble("the journal does not end there")
                journal += entries
            case AddEvents(table, events):
                self.happened.setdefault(table, []).extend(events)
            case AddRequest(table, guest, request, journal_number):
                self.asked.setdefault(table, {})[guest, request] = journal_number
            case PutMember(table, guest, role):
                self.roles.setdefault(table, {})[guest] = role
            case DropMember(table, guest):
                self.roles.get(table, {}).pop(guest, None)
            case PutGuest(row):
                self.guests[row.id] = row
            case PutToken(row):
                self.keys[row.hash] = row
            case DropToken(hash):
                self.keys.pop(hash, None)
            case DropTokens(kind, guest, table):
                self.keys = {
                    hash: row
                    for hash, row in self.keys.items()
                    if (row.kind, row.guest, row.table) != (kind, guest, table)
                }
            case ForgetGuest():
                self.guests.pop(change.guest, None)

    async def table(self, table: str) -> TableRow | None:
        return self.rows.get(table)

    async def tables(
        self, *, status: Sequence[str] = (), public: bool | None = None, limit: int = 100
    ) -> list[TableRow]:
        found = [row for row in self.rows.values() if row.status in status and public in (None, row.public)]
        return found[::-1][:limit]

    async def tables_of(self, guest: str) -> list[TableRow]:
        return [row for row in self.rows.values() if guest in self.roles.get(row.id, {})]

    async def idle_tables(self, status: Sequence[str], touched_before: int, limit: int = 100) -> list[TableRow]:
        found = [row for row in self.rows.values() if row.status in status and row.touched < touched_before]
        return found[:limit]

    async def entries(self, table: str, after: int = 0) -> list[EntryRow]:
        return list(self.journals.get(table, []))[after:]

    async def events(self, table: str, after: int = 0, limit: int = 200) -> list[EventRow]:
        await asyncio.sleep(0)
        return [row for row in self.happened.get(table, []) if row.n > after][-limit:]

    async def requests(self, table: str) -> dict[tuple[str, str], int]:
        return dict(self.asked.get(table, {}))

    async def members(self, table: str) -> dict[str, str]:
        return dict(self.roles.get(table, {}))

    async def guest(self, guest: str) -> GuestRow | None:
        return self.guests.get(guest)

    async def token(self, hash: bytes) -> TokenRow | None:
        return self.keys.get(hash)

    async def tokens(self, *, kind: str, guest: str = "", table: str = "") -> list[TokenRow]:
        return [row for row in self.keys.values() if (row.kind, row.guest, row.table) == (kind, guest, table)]

    async def close(self) -> None:
        return None
