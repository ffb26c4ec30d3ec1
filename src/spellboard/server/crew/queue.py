"""One fair queue: guests take turns, within a guest its tables, within a table who came first."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """A guest with forty tables waits no less than one with a single table makes the others wait."""

    def __init__(self) -> None:
        self._guests: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def put(self, guest: str, table: str, item: T) -> None:
        """Stand in line."""
        self._guests.setdefault(guest, OrderedDict()).setdefault(table, deque()).append(item)
        self._length += 1

    def take(self) -> T:
        """Whose turn it is; guest and table go to the end of their lines."""
        guest, tables = self._guests.popitem(last=False)
        table, items = tables.popitem(last=False)
        item = items.popleft()
        if items:
            tables[table] = items
        if tables:
            self._guests[guest] = tables
        self._length -= 1
        return item
