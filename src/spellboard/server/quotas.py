"""How much chat, how many proposals and how many stored bytes a guest, a table and an address may cause."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct

from .clock import Clock
from .errors import Problem
from .rates import Buckets, Rate
from .storage.store import AddEntries, AddEvents, AddRequest, Write

MB = 1024 * 1024
ROW_BYTES = 60
"""What the database needs for a row beside its texts."""
GUEST_BYTES = 1024
TABLE_BYTES = 8 * 1024
"""A new table: its document, its links, its members."""
CHANGE_BYTES = 512
"""What a request by HTTP leaves behind at most: an event, a token, a member."""


class QuotaRates(Struct, frozen=True):
    """What tables count themselves."""

    chat: Rate = Rate(10, 1 / 2)
    """Chat lines of one guest."""
    chat_table: Rate = Rate(30, 2)
    """Chat lines at one table."""
    chat_here: Rate = Rate(60, 4)
    """Chat lines from one address."""
    rewinds: Rate = Rate(10, 1 / 10)
    """Proposals of one guest to go back: the position is worked out from the first entry on."""
    stored: Rate = Rate(16 * MB, 1024)
    """Bytes that one guest makes the server store."""
    stored_here: Rate = Rate(128 * MB, 8 * 1024)
    """The same from one address."""


class Quotas:
    """What guests, tables and addresses have left. A legal move is counted and never refused."""

    def __init__(self, rates: QuotaRates, clock: Clock, refused: Callable[[str], None] = lambda what: None) -> None:
        """`refused` is told what somebody has too much of: `chat`, `rewinds` or `stored`."""
        self._refused = refused
        self._chat = Buckets(rates.chat, clock)
        self._chat_table = Buckets(rates.chat_table, clock)
        self._chat_here = Buckets(rates.chat_here, clock)
        self._rewinds = Buckets(rates.rewinds, clock)
        self._stored = Buckets(rates.stored, clock)
        self._stored_here = Buckets(rates.stored_here, clock)

    def must_chat(self, guest: str, table: str, near: str) -> None:
        """One more line of chat, or a Problem."""
        enough = self._chat.take(guest) and self._chat_here.take(near) and self._chat_table.take(table)
        if not enough:
            self._refused("chat")
            raise Problem("error-often", 429)
        self.must_store(guest, near)

    def must_rewind(self, guest: str) -> None:
        """One more proposal to go back, or a Problem."""
        if not self._rewinds.take(guest):
            self._refused("rewinds")
            raise Problem("error-often", 429)

    def must_store(self, guest: str, near: str) -> None:
        """A Problem if this guest or this address has made the server store too much lately."""
        if self._stored.left(guest) < 1 or self._stored_here.left(near) < 1:
            self._refused("stored")
            raise Problem("error-storage-quota", 429)

    def charge(self, guest: str, near: str, count: int) -> None:
        """Somebody has made the server store that many bytes. Without a name or an address, nobody is charged."""
        if guest:
            self._stored.spend(guest, count)
        if near:
            self._stored_here.spend(near, count)


def size(changes: Iterable[Write]) -> int:
    """How many bytes these changes add to the database. A table's own row is replaced, so it adds none."""
    count = 0
    for change in changes:
        if isinstance(change, AddEntries):
            count += sum(ROW_BYTES + len(row.text) + len(row.link) + len(row.asked) for row in change.entries)
        elif isinstance(change, AddEvents):
            count += sum(ROW_BYTES + len(row.text) for row in change.events)
        elif isinstance(change, AddRequest):
            count += 2 * ROW_BYTES
    return count
