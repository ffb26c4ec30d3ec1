"""Orders of the operator where no server runs: what can be done on the rows alone."""

from __future__ import annotations

from spellboard.core.errors import SpellboardError

from . import PACKAGE
from .storage.mailbox import AnyOrder, Delete
from .storage.store import DropTable, Store


class Desk:
    """An `Office` over a store that nobody else has open."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def carry_out(self, order: AnyOrder) -> str:
        if await self._store.table(order.table) is None:
            raise SpellboardError("error-no-such-table", package=PACKAGE, table=order.table)
        if isinstance(order, Delete):
            await self._store.write([DropTable(order.table)])
            return f"table {order.table} is deleted"
        raise SpellboardError("error-not-serving", package=PACKAGE)
