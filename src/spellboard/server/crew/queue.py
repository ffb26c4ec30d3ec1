"""One fair queue: addresses take turns, then the guests of an address, then the tables of a guest."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")
Allowed = Callable[[str, bool], bool]
"""Whether a job of this address may start now; the flag says whether somebody waits at its table."""

MAX_PASSED = 32
"""After this many jobs of watched tables in a row, one of an unwatched table is served."""


class _Line(Generic[T]):
    """The jobs of one class, by address, guest and table."""

    def __init__(self, watched: bool) -> None:
        self.watched = watched
        self._addresses: OrderedDict[str, OrderedDict[str, OrderedDict[str, deque[T]]]] = OrderedDict()
        self._lengths: dict[str, int] = {}
        self.length = 0

    @property
    def addresses(self) -> int:
        return len(self._addresses)

    def length_of(self, address: str) -> int:
        return self._lengths.get(address, 0)

    def waits(self, address: str) -> bool:
        return address in self._addresses

    def put(self, address: str, guest: str, table: str, item: T) -> None:
        guests = self._addresses.setdefault(address, OrderedDict())
        guests.setdefault(guest, OrderedDict()).setdefault(table, deque()).append(item)
        self._count(address, 1)

    def take(self, allowed: Allowed) -> T | None:
        """The next job of the first address that may start one; its address, guest and table go to the end."""
        address = next((address for address in self._addresses if allowed(address, self.watched)), None)
        if address is None:
            return None
        guests = self._addresses.pop(address)
        guest, tables = guests.popitem(last=False)
        table, items = tables.popitem(last=False)
        item = items.popleft()
        if items:
            tables[table] = items
        if tables:
            guests[guest] = tables
        if guests:
            self._addresses[address] = guests
        self._count(address, -1)
        return item

    def remove(self, table: str) -> list[tuple[str, str, T]]:
        """All jobs of a table, with their address and guest."""
        found: list[tuple[str, str, T]] = []
        for address, guests in list(self._addresses.items()):
            for guest, tables in list(guests.items()):
                items = tables.pop(table, ())
                found += [(address, guest, item) for item in items]
                self._count(address, -len(items))
                if not tables:
                    del guests[guest]
            if not guests:
                del self._addresses[address]
        return found

    def _count(self, address: str, more: int) -> None:
        self.length += more
        left = self._lengths.get(address, 0) + more
        if left:
            self._lengths[address] = left
        else:
            self._lengths.pop(address, None)


class FairQueue(Generic[T]):
    """However many guests and tables an address has, it gets one turn where another address gets one.

    Tables that somebody waits at come first; the others get the turns that are left, and a few beside.
    """

    def __init__(self) -> None:
        self._watched: _Line[T] = _Line(True)
        self._unwatched: _Line[T] = _Line(False)
        self._passed = 0

    def __len__(self) -> int:
        return self._watched.length + self._unwatched.length

    def waiting(self, watched: bool) -> int:
        """How many jobs of one class wait."""
        return (self._watched if watched else self._unwatched).length

    def waiting_of(self, address: str, watched: bool) -> int:
        """How many jobs an address has ahead of, or beside, a job of this class."""
        more = 0 if watched else self._unwatched.length_of(address)
        return self._watched.length_of(address) + more

    def rivals(self, address: str, watched: bool) -> int:
        """How many other addresses wait with jobs ahead of, or beside, one of this class."""
        lines = (self._watched,) if watched else (self._watched, self._unwatched)
        return max(line.addresses - line.waits(address) for line in lines)

    def put(self, address: str, guest: str, table: str, item: T, watched: bool = True) -> None:
        """Wait in line."""
        (self._watched if watched else self._unwatched).put(address, guest, table, item)

    def take(self, allowed: Allowed = lambda address, watched: True) -> T | None:
        """The job whose turn it is; None if none may start."""
        lines = [self._watched, self._unwatched]
        if self._passed >= MAX_PASSED:
            lines.reverse()
        for line in lines:
            item = line.take(allowed)
            if item is not None:
                self._passed = self._passed + 1 if line.watched and self._unwatched.length else 0
                return item
        return None

    def promote(self, table: str) -> list[T]:
        """Somebody waits at this table now; gives its jobs that change class."""
        found = self._unwatched.remove(table)
        for address, guest, item in found:
            self._watched.put(address, guest, table, item)
        return [item for _, _, item in found]
