"""A store over dictionaries, with the semantics of the real one: for tests of what stands on a store."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from spellboard.server.storage.store import (
    MAX_EVENTS,
    MOST_REQUESTS,
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
    EntryRow,
    EventRow,
    ForgetGuest,
    GuestRow,
    Heartbeat,
    OrderRow,
    PutGuest,
    PutMember,
    PutTable,
    PutToken,
    RequestRow,
    StorageTrouble,
    TableRow,
    TokenRow,
    Write,
    WriteRefused,
)

K = TypeVar("K")
V = TypeVar("V")
DAY = 24 * 3600 * 1000


class MemoryStore:
    """Everything in dictionaries."""

    def __init__(self) -> None:
        self.writes: list[list[Write]] = []
        """What was written, in order."""
        self._tables: dict[str, TableRow] = {}
        self._entries: dict[str, dict[int, EntryRow]] = {}
        self._events: dict[str, dict[int, EventRow]] = {}
        self._requests: dict[str, dict[tuple[str, str, str], RequestRow]] = {}
        self._members: dict[str, dict[str, str]] = {}
        self._guests: dict[str, GuestRow] = {}
        self._tokens: dict[bytes, TokenRow] = {}
        self._orders: dict[int, OrderRow] = {}
        self._numbers = {"order": 0, "alive_at": 0}
        self._back: list[Callable[[], None]] = []
        self._closed = False

    # --- writing -----------------------------------------------------------------------------------------------------

    async def write(self, changes: Sequence[Write]) -> None:
        await self._ready()
        self._back.clear()
        try:
            for change in changes:
                self._apply(change)
        except WriteRefused:
            for step in reversed(self._back):
                step()
            raise
        self.writes.append(list(changes))

    def _put(self, mapping: dict[K, V], key: K, value: V) -> None:
        if key in mapping:
            old = mapping[key]
            self._back.append(lambda: mapping.__setitem__(key, old))
        else:
            self._back.append(lambda: mapping.__delitem__(key))
        mapping[key] = value

    def _drop(self, mapping: dict[K, V], key: K) -> None:
        if key in mapping:
            items = list(mapping.items())  # in their order: it is the order of the requests
            self._back.append(lambda: _refill(mapping, items))
            del mapping[key]

    def _apply(self, change: Write) -> None:
        match change:
            case PutTable(row):
                self._put(self._tables, row.id, row)
                for kept in self._kept():
                    if row.id not in kept:
                        self._put(kept, row.id, {})
            case DropTable(table):
                self._drop(self._tables, table)
                for kept in self._kept():
                    self._drop(kept, table)
                for token in [token for token in self._tokens.values() if token.table == table]:
                    self._drop(self._tokens, token.hash)
                for order in [order for order in self._orders.values() if order.answered and order.table == table]:
                    self._drop(self._orders, order.id)
            case AddEntries(table, after, entries):
                journal = self._of(self._entries, table) if entries else self._entries.get(table, {})
                if len(journal) != after or [entry.n for entry in entries] != [
                    *range(after + 1, after + 1 + len(entries))
                ]:
                    raise WriteRefused("error-journal-end", last=len(journal), after=after)
                for entry in entries:
                    self._put(journal, entry.n, entry)
            case AddEvents(table, events):
                for event in events:
                    if event.n in self._of(self._events, table):
                        raise WriteRefused("error-write-unfit", why=f"event {event.n} is there")
                    self._put(self._of(self._events, table), event.n, event)
                happened = self._events.get(table, {})
                for n in [n for n in happened if n <= max((event.n for event in events), default=0) - MAX_EVENTS]:
                    self._drop(happened, n)
            case AddRequest(table, guest, request, number, device, content):
                requests = self._of(self._requests, table)
                if (guest, device, request) in requests:
                    raise WriteRefused("error-write-unfit", why=f"request {request} was carried out before")
                self._put(requests, (guest, device, request), RequestRow(guest, request, number, device, content))
                for old in [key for key in requests if key[0] == guest][:-MOST_REQUESTS]:
                    self._drop(requests, old)
            case DropRequests(table, guest):
                requests = self._requests.get(table, {})
                for key in [key for key in requests if key[0] == guest]:
                    self._drop(requests, key)
            case PutMember(table, guest, role):
                self._put(self._of(self._members, table), guest, role)
            case DropMember(table, guest):
                self._drop(self._members.get(table, {}), guest)
            case PutGuest(who):
                self._put(self._guests, who.id, who)
            case ForgetGuest(guest, said):
                self._forget(guest, said.decode())
            case PutToken(token):
                if token.table and token.table not in self._tables:
                    raise WriteRefused("error-write-unfit", why=f"there is no table {token.table}")
                self._put(self._tokens, token.hash, token)
            case DropToken(hash):
                self._drop(self._tokens, hash)
            case DropTokens(kind, guest, table):
                for token in self._found(kind, guest, table):
                    self._drop(self._tokens, token.hash)
            case AddOrder(at, kind, table, facts):
                number = self._numbers["order"] + 1  # never one that was given before
                self._put(self._numbers, "order", number)
                self._put(self._orders, number, OrderRow(number, at, kind, table, facts))
            case AnswerOrder(order, at, done, text):
                self._answer(order, at, done, text)
            case Heartbeat(at):
                self._put(self._numbers, "alive_at", max(at, self._numbers["alive_at"]))

    def _kept(self) -> tuple[dict[str, dict[Any, Any]], ...]:
        return self._entries, self._events, self._requests, self._members

    def _of(self, kept: dict[str, dict[K, V]], table: str) -> dict[K, V]:
        if table not in kept:
            raise WriteRefused("error-write-unfit", why=f"there is no table {table}")
        return kept[table]

    def _forget(self, guest: str, said: str) -> None:
        self._drop(self._guests, guest)
        for order in [order for order in self._orders.values() if order.answered]:
            self._drop(self._orders, order.id)
        for hash in [token.hash for token in self._tokens.values() if token.guest == guest]:
            self._drop(self._tokens, hash)
        for table in self._tables:
            if guest in self._members[table] or guest in {event.guest for event in self._events[table].values()}:
                for request in [key for key in self._requests[table] if key[0] == guest]:
                    self._drop(self._requests[table], request)
            self._drop(self._members[table], guest)
            for event in [event for event in self._events[table].values() if event.guest == guest]:
                text = msgspec.json.encode({**msgspec.json.decode(event.text), "text": said})
                self._put(self._events[table], event.n, EventRow(event.n, event.at, "", text))

    def _answer(self, order: int, at: int, done: bool, said: str) -> None:
        row = self._orders.get(order)
        if row is None or row.answered:
            raise WriteRefused("error-order-answered", order=order)
        self._put(self._orders, order, msgspec.structs.replace(row, answered=at, done=done, said=said))
        for old in [row.id for row in self._orders.values() if 0 < row.answered < at - DAY]:
            self._drop(self._orders, old)

    # --- reading -----------------------------------------------------------------------------------------------------

    async def table(self, table: str) -> TableRow | None:
        await self._ready()
        return self._tables.get(table)

    async def tables(
        self, *, status: Sequence[str] = (), public: bool | None = None, limit: int = 100
    ) -> list[TableRow]:
        await self._ready()
        rows = [row for row in self._tables.values() if not status or row.status in status]
        return _newest(row for row in rows if public is None or row.public == public)[:limit]

    async def tables_of(self, guest: str) -> list[TableRow]:
        await self._ready()
        return _newest(row for row in self._tables.values() if guest in self._members[row.id])

    async def tables_naming(self, guest: str) -> list[str]:
        await self._ready()
        rows = self._tables.values()
        return sorted(row.id for row in rows if guest in self._members[row.id] or guest.encode() in row.document)

    async def idle_tables(self, status: Sequence[str], touched_before: int, limit: int = 100) -> list[TableRow]:
        await self._ready()
        rows = [row for row in self._tables.values() if row.status in status and row.touched < touched_before]
        return sorted(rows, key=lambda row: (row.touched, row.id))[:limit]

    async def entries(self, table: str, after: int = 0) -> list[EntryRow]:
        await self._ready()
        return list(self._entries.get(table, {}).values())[after:]

    async def events(self, table: str, after: int = 0, limit: int = 200) -> list[EventRow]:
        await self._ready()
        found = sorted(self._events.get(table, {}).values(), key=lambda event: event.n)
        return [event for event in found if event.n > after][-limit:]

    async def requests(self, table: str) -> list[RequestRow]:
        await self._ready()
        return sorted(self._requests.get(table, {}).values(), key=lambda row: row.guest)

    async def members(self, table: str) -> dict[str, str]:
        await self._ready()
        return dict(self._members.get(table, {}))

    async def guest(self, guest: str) -> GuestRow | None:
        await self._ready()
        return self._guests.get(guest)

    async def token(self, hash: bytes) -> TokenRow | None:
        await self._ready()
        return self._tokens.get(hash)

    async def tokens(self, *, kind: str, guest: str = "", table: str = "") -> list[TokenRow]:
        await self._ready()
        return self._found(kind, guest, table)

    def _found(self, kind: str, guest: str, table: str) -> list[TokenRow]:
        if not guest and not table:
            return []
        rows = [row for row in self._tokens.values() if row.kind == kind and (not guest or row.guest == guest)]
        return sorted((row for row in rows if not table or row.table == table), key=lambda row: (row.created, row.id))

    async def orders(self) -> list[OrderRow]:
        await self._ready()
        return [row for row in self._orders.values() if not row.answered]

    async def alive_at(self) -> int:
        await self._ready()
        return self._numbers["alive_at"]

    async def close(self) -> None:
        self._closed = True

    async def _ready(self) -> None:
        await asyncio.sleep(0)
        if self._closed:
            raise StorageTrouble("error-store-closed", "closed")


def _refill(mapping: dict[K, V], items: list[tuple[K, V]]) -> None:
    mapping.clear()
    mapping.update(items)


def _newest(rows: Iterable[TableRow]) -> list[TableRow]:
    return sorted(rows, key=lambda row: (row.created, row.id), reverse=True)
