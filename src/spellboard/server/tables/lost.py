"""Moves that a player's device knows and the server does not: a damaged disk may have lost the end of a journal.

A device may be wrong or lie, so the table is marked and the match continues; nobody but a player is listened to.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from ..storage.store import StorageTrouble
from ..wire.incoming import Hello

if TYPE_CHECKING:
    from .connection import Connection
    from .table import Table

log = logging.getLogger(__name__)


def unknown_entry(table: Table, hello: Hello) -> int:
    """The newest entry that a device has been told, if this journal does not have it so; else 0."""
    match = table.match
    if match is None:
        # A match that is stored and cannot be restored is closed, which says it all.
        return hello.journal if table.kept.dealt is None else 0
    if hello.journal > table.journal:
        return hello.journal
    if hello.head is None or hello.journal == 0 or match.entries.link(hello.journal) == hello.head:
        return 0
    return hello.journal


async def compare(table: Table, connection: Connection, hello: Hello) -> None:
    """Mark the table if a player's device knows more of its journal than the server."""
    entry, guest = unknown_entry(table, hello), connection.guest.id
    if not hello.seats or entry <= table.kept.lost or guest in table.reporters:
        return
    table.reporters.add(guest)
    log.warning("table %s ends at entry %d, but a device knows entry %d", table.id[:8], table.journal, entry)
    draft = table.draft()
    draft.person = False
    draft.set(lost=entry)
    draft.tell("lost", entry=entry, journal=table.journal)
    with suppress(StorageTrouble):
        await draft.store()
        table.tell(draft)
