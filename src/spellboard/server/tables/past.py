"""What was played: pages, transcripts and records, built off the event loop from what does not change any more."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from spellboard.core.game import Game
from spellboard.core.match import Match
from spellboard.core.record import Record
from spellboard.core.transcript import Page, Transcript

from ..errors import Problem
from ..guests.guest import Guest
from . import kept as keeping
from .errors import NoTable

if TYPE_CHECKING:
    from .table import Table

BLOCK = 50


async def pages(table: Table, guest: Guest, seat: int | None, first: int) -> bytes:
    """A block of pages as that seat may see them."""
    match = _must_see(table, guest, seat)
    return await asyncio.to_thread(_pages, match.game, _copied(table, match), seat, first)


async def transcript(table: Table, guest: Guest, seat: int | None) -> bytes:
    """All that a seat was told and shown so far."""
    match = _must_see(table, guest, seat)
    return await asyncio.to_thread(lambda: _whole(match.game, _copied(table, match), seat).encode())


async def record(table: Table, guest: Guest) -> bytes:
    """The truth about a match that is over or closed, the dealer's secret included."""
    if not table.admits(guest):
        raise NoTable
    kept = table.kept
    if not kept.done or kept.dealt is None:
        raise Problem("error-not-over", 409)
    if table.match is not None:
        return table.match.record.encode()
    # The rules have changed since: it cannot be played on here, but it is theirs.
    rows = await table.house.store.entries(table.id)
    return keeping.record(kept, [row.text for row in rows], [row.link for row in rows], reveal=True).encode()


def _must_see(table: Table, guest: Guest, seat: int | None) -> Match:
    """Nobody reads over another one's shoulder."""
    if not table.admits(guest):
        raise NoTable
    if seat is not None and (seat >= len(table.kept.chairs) or table.kept.chairs[seat].guest != guest.id):
        raise Problem("error-not-your-seat", 403)
    return table.must_match()


def _copied(table: Table, match: Match) -> tuple[Record, bytes]:
    return match.record, match.dealer.secret


def _whole(game: Game, saved: tuple[Record, bytes], seat: int | None) -> Transcript[object]:
    return Match.restore(*saved, game).transcript(seat)


def _pages(game: Game, saved: tuple[Record, bytes], seat: int | None, first: int) -> bytes:
    found: list[Page[object]] = _whole(game, saved, seat).pages[max(0, first) :][:BLOCK]
    return msgspec.json.encode(found)
