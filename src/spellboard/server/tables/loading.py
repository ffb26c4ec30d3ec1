"""A table from the store: document, journal and events. One that cannot be played on is shown as closed."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from msgspec.structs import replace

from spellboard.core.match import Match

from ..storage.store import EntryRow, PutTable, TableRow
from . import clocks, presence
from . import kept as keeping
from .kept import Kept
from .starting import opened
from .table import Table

if TYPE_CHECKING:
    from .house import House

log = logging.getLogger(__name__)


async def load(house: House, row: TableRow, running: dict[int, int]) -> Table:
    """Set a table up again. `running`: whose clock was running when it left memory."""
    kept = keeping.read(row)
    match: Match | None = None
    entries: list[EntryRow] = []
    if kept.dealt is not None:
        entries = await house.store.entries(row.id)
        try:
            match = await asyncio.to_thread(rebuilt, house, kept, entries)
        except Exception as error:  # whatever a change of the rules broke, the other tables go on
            log.warning("table %s cannot be played on: %s", row.id[:8], type(error).__name__)
            if not kept.done:
                kept = await _closed(house, row, kept)
    elif kept.status in ("opening", "running"):
        kept = await _opening(house, row, kept)
    table = Table(house, row.id, kept, row.created, row.touched)
    newest = await house.store.events(row.id, 0, 1)
    table.events = newest[-1].n if newest else 0
    for (guest, request), journal in (await house.store.requests(row.id)).items():
        table.remember(guest, request, journal)
    table.recall(entries)
    table.members = await house.store.members(row.id)
    if match is not None:
        table.begin(match)
    now = house.clock.now()
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


async def _opening(house: House, row: TableRow, kept: Kept) -> Kept:
    """An opening goes on where it was, if its game can still be set up so."""
    try:
        opened(house, kept)
    except Exception as error:
        log.warning("table %s cannot be opened: %s", row.id[:8], type(error).__name__)
        return await _closed(house, row, kept)
    return kept


async def _closed(house: House, row: TableRow, kept: Kept) -> Kept:
    """Shown, closed as `rules-changed`; its secret may be seen, its record had."""
    shut = replace(kept, status="closed", reason="rules-changed", opening="", deadline=0, votes=(), paused=False)
    await house.store.write([PutTable(shut.row(row.id, row.created, row.touched))])
    return shut
