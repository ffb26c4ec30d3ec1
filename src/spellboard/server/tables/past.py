"""What was played: pages, transcripts and records, built off the event loop from what does not change any more."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from spellboard.core.match import Match
from spellboard.core.svg import Theme
from spellboard.core.transcript import FORMAT, Transcript

from ..errors import Problem
from ..guests.guest import Guest
from . import kept as keeping
from . import replay
from .errors import NoTable

if TYPE_CHECKING:
    from .table import Table


async def pages(table: Table, guest: Guest, seat: int | None, first: int) -> bytes:
    """A block of pages as that seat may see them."""
    history = _must_see(table, guest, seat).history
    return await _built(table, lambda: msgspec.json.encode(history.pages(seat, first)))


async def moments(table: Table, guest: Guest, seat: int | None, first: int) -> bytes:
    """The same block as scenes and sentences."""
    history = _must_see(table, guest, seat).history
    return await _built(table, lambda: msgspec.json.encode(replay.moments(history, seat, first)))


async def contents(table: Table, guest: Guest, seat: int | None) -> bytes:
    """Where rounds begin and what one looks for, as that seat may know it."""
    history = _must_see(table, guest, seat).history
    return await _built(table, lambda: msgspec.json.encode(replay.contents(history, seat)))


async def transcript(table: Table, guest: Guest, seat: int | None) -> bytes:
    """All that a seat was told and shown so far."""
    match = _must_see(table, guest, seat)
    history, title, players = match.history, match.game.name, match.players

    def whole() -> bytes:
        pages = history.pages(seat, 0, len(history))
        return Transcript(FORMAT, title, players, seat, pages).encode()

    return await _built(table, whole)


async def picture(table: Table, guest: Guest, language: str, theme: Theme) -> tuple[bytes, str]:
    """The board as anybody who looks on sees it, as a picture; and the head of the journal that it belongs to."""
    match = _must_see(table, guest, None)
    game, view, names, head = match.game, match.view(None), list(match.players), match.head
    return await _built(table, lambda: game.picture(view, language, theme, names=names).encode()), head


async def _built(table: Table, work: Callable[[], bytes]) -> bytes:
    """Beside the event loop, one after the other: many at once would take its turns."""
    async with table.house.building:
        return await asyncio.to_thread(work)


async def record(table: Table, guest: Guest) -> bytes:
    """The truth about a match that is over or closed, the dealer's secret included."""
    if not table.admits(guest):
        raise NoTable
    kept = table.kept
    if not kept.done or kept.dealt is None:
        raise Problem("error-not-over", 409)
    match = table.match
    if match is not None:
        return await _built(table, lambda: match.record.encode())
    # The rules have changed since: it cannot be played on here, but it is theirs.
    rows = await table.house.store.entries(table.id)
    return keeping.record(kept, [row.text for row in rows], [row.link for row in rows], reveal=True).encode()


def _must_see(table: Table, guest: Guest, seat: int | None) -> Match:
    """Nobody reads over another one's shoulder; when it is over, everybody may look from any seat."""
    if not table.admits(guest):
        raise NoTable
    chairs = table.kept.chairs
    if seat is not None and (seat >= len(chairs) or not (table.kept.done or chairs[seat].guest == guest.id)):
        raise Problem("error-not-your-seat", 403)
    return table.must_match()
