"""The store of dictionaries, with trouble when a test wants some."""

from __future__ import annotations

from collections.abc import Sequence

from spellboard.server.storage.store import EntryRow, StorageTrouble, TableRow, Write

from ..storage import memory


class MemoryStore(memory.MemoryStore):
    """What a test's house stands on; a second house on the same store is a restart."""

    def __init__(self) -> None:
        super().__init__()
        self.fails = False
        self.fails_after = -1
        """So many writes are still stored; then the machine is gone."""

    async def write(self, changes: Sequence[Write]) -> None:
        if self.fails or self.fails_after == 0:
            raise StorageTrouble("error-disk-full", "full")
        self.fails_after -= 1
        await super().write(changes)

    @property
    def rows(self) -> dict[str, TableRow]:
        return self._tables

    @property
    def journals(self) -> dict[str, list[EntryRow]]:
        return {table: list(entries.values()) for table, entries in self._entries.items()}

    def remove(self, table: str, number: int) -> None:
        """Lose a stored entry behind the store's back."""
        del self._entries[table][number]

    def rewrite(self, table: str, row: EntryRow) -> None:
        """Change a stored entry behind the store's back."""
        self._entries[table][row.n] = row
