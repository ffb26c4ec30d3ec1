"""A table from the store: document, journal and events. One that cannot be played on is shown as closed."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from msgspec.structs import replace

from spellboard.core.match import Match

from ..storage.store import EntryRow, PutTable, StorageTrouble, TableRow
from . import clocks, damage, presence
from . import kept as keeping
from .asked import Asked
from .kept import Kept
from .starting import opened
from .table import Table

if TYPE_CHECKING:
    from .house import House

log = logging.getLogger(__name__)


async def load(house: House, row: TableRow, running: dict[int, int]) -> Table:
    """Set a table up again. `running`: whose clock was running when it left memory."""
    kept = keeping.read(row)
    if kept.reason == "damaged" and row.status != "closed":
        log.error("table %s is damaged: its document cannot be read", row.id[:8])
    if not running and any(chair.since for chair in kept.chairs):
        kept = await _resumed(house, row, kept)
    match: Match | None = None
    entries: list[EntryRow] = []
    if kept.dealt is not None:
        try:
            entries = await house.store.entries(row.id)
            match = await asyncio.to_thread(rebuilt, house, kept, entries)
        except Exception as error:  # whatever broke this one, the other tables go on
            kept = await _unplayable(house, row, kept, entries, error)
    elif kept.status in ("opening", "running"):
        kept = await _opening(house, row, kept)
    table = Table(house, row.id, kept, row.created, row.touched)
    try:
        newest = await house.store.events(row.id, 0, 1)
        table.events = newest[-1].n if newest else 0
        for found in await house.store.requests(row.id):
            table.remember(Asked(found.guest, found.device, found.request, found.content), found.journal)
        table.recall(entries)
        table.members = await house.store.members(row.id)
    except StorageTrouble as error:
        if error.kind != "damaged":
            raise
        match, table.kept = None, await _unplayable(house, row, kept, entries, error)
    if match is not None:
        table.begin(match)
    now = house.clock.now()
    # Nobody need have looked since somebody last did something: bots do not play because a table was loaded.
    table.looked = min(row.touched, now)
    presence.reseated(table)
    clocks.go_on(table)
    for seat in table.running:
        table.running[seat] = running.get(seat, now)
    return table


def rebuilt(house: House, kept: Kept, entries: list[EntryRow]) -> Match:
    """The match of a table from its journal."""
    assert kept.dealt is not None
    saved = keeping.record(kept, [row.text for row in entries], [row.link for row in entries], reveal=False)
    return Match.restore(saved, bytes.fromhex(kept.dealt.secret), house.shelf.played(saved), forced=True)


async def _unplayable(house: House, row: TableRow, kept: Kept, entries: list[EntryRow], error: Exception) -> Kept:
    """Close a table that cannot be played on: its rules have changed, or what is stored of it is damaged."""
    if isinstance(error, StorageTrouble):
        if error.kind != "damaged":  # the database is in trouble, not this table
            raise error
        log.error("table %s is damaged: the database cannot read it", row.id[:8])
        return await _closed(house, row, kept, "damaged")
    if damage.is_damaged(kept, entries, error):
        first = damage.sound_entries(kept, entries) + 1
        log.error("table %s is damaged at entry %d of %d", row.id[:8], first, len(entries))
        return await _closed(house, row, kept, "damaged")
    log.warning("table %s cannot be played on: %s", row.id[:8], type(error).__name__)
    return await _closed(house, row, kept, "rules-changed")


async def _resumed(house: House, row: TableRow, kept: Kept) -> Kept:
    """A server has stopped or died while clocks were running: count what they ran, once."""
    kept = clocks.after_restart(kept, house.alive_at, house.clock.now())
    try:
        await house.store.write([PutTable(kept.row(row.id, row.created, row.touched))])
    except StorageTrouble:  # who looks at the table is not to blame
        log.warning("the clocks of table %s could not be stored", row.id[:8])
    return kept


async def _opening(house: House, row: TableRow, kept: Kept) -> Kept:
    """An opening goes on where it was, if its game can still be set up so."""
    try:
        opened(house, kept)
    except Exception as error:
        log.warning("table %s cannot be opened: %s", row.id[:8], type(error).__name__)
        return await _closed(house, row, kept, "rules-changed")
    return kept


async def _closed(house: House, row: TableRow, kept: Kept, reason: str) -> Kept:
    """Shown, closed for this reason; its secret may be seen, its record had. A match that was over stays so."""
    if kept.done:
        return kept
    shut = replace(kept, status="closed", reason=reason, opening="", deadline=0, votes=(), paused=False)
    try:
        await house.store.write([PutTable(shut.row(row.id, row.created, row.touched))])
    except StorageTrouble as error:
        if error.kind != "damaged":
            raise
        log.error("table %s is shown as closed, but that cannot be stored", row.id[:8])
    return shut
