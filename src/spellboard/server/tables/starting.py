"""From open to running: commitment, promises, salts, first deal. Every step is stored before it is told.

    start -> opening: commitment shown -> hashes of all salts -> salts -> first deal and `running` in one write

Whoever is silent gets a salt from the server, which is marked. If somebody promised a salt and does not send it, this
opening is given up before everybody's eyes and another one begun.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from spellboard.core import header
from spellboard.core.errors import SpellboardError
from spellboard.core.match import Match
from spellboard.core.opening import Opening

from ..errors import Problem
from ..wire.incoming import Promise, Reveal
from . import clocks
from .kept import Dealt, Kept, packed

if TYPE_CHECKING:
    from .connection import Connection
    from .draft import Draft
    from .house import House
    from .table import Table


async def start(table: Table, guest: str, came: int) -> None:
    """The host starts."""
    kept = table.kept
    table.must_be_open()
    if any(chair.free for chair in kept.chairs):
        raise Problem("error-seats-free", 409)
    if kept.bots:
        await table.house.must_have_room_for_bots(guest, table.id)
    draft = table.draft(came)
    draft.set(chairs=tuple(replace(chair, near="") for chair in kept.chairs))
    await _open(table, draft)
    await draft.store()
    table.tell(draft)


async def _open(table: Table, draft: Draft) -> None:
    """Freeze the header and publish the commitment; bots, and who failed before, get the server's salts at once."""
    kept = draft.kept
    game = await table.house.game(kept.game, kept.edition, kept.options)
    players = [chair.player for chair in kept.chairs]
    origin = await table.house.origin(kept) if kept.fork else None
    lot = kept.seating == "lot"
    if origin is None:
        opening = Opening.new(game, players, lot=lot)
    else:
        # A fork is proved from its beginning, which takes a while.
        opening = await asyncio.to_thread(Opening.new, game, players, start=origin, lot=lot)
    for seat, chair in enumerate(kept.chairs):
        if chair.bot or seat in kept.failing:
            opening.server_salt(seat)
    draft.set(status="opening", commitment=opening.commitment)
    draft.tell("opening", commitment=opening.commitment)
    _go_on(table, draft, opening)


async def promise(table: Table, connection: Connection, frame: Promise, came: int) -> None:
    """The hash of a seat's salt."""
    opening = _opening(table, connection, frame.seat)
    if frame.commitment != opening.commitment:
        raise Problem("error-other-opening", 409)
    await _step(table, connection, opening, frame, came)


async def reveal(table: Table, connection: Connection, frame: Reveal, came: int) -> None:
    """A seat's salt."""
    await _step(table, connection, _opening(table, connection, frame.seat), frame, came)


async def _step(table: Table, connection: Connection, opening: Opening, frame: Promise | Reveal, came: int) -> None:
    try:
        if isinstance(frame, Promise):
            opening.promise(frame.seat, frame.promise)
        else:
            opening.reveal(frame.seat, frame.salt)
    except SpellboardError:
        raise Problem("error-salt", 409) from None
    draft = table.draft(came)
    draft.asked_by(connection, frame)
    draft.tell("opening", frame.seat, step="promise" if isinstance(frame, Promise) else "salt")
    _go_on(table, draft, opening)
    await draft.store()
    table.acknowledge(connection, frame.request)
    table.tell(draft)


def _opening(table: Table, connection: Connection, seat: int) -> Opening:
    table.must_speak(connection, seat)
    if table.kept.status != "opening":
        raise Problem("error-not-opening", 409)
    return opening_of(table)


def opening_of(table: Table) -> Opening:
    """The opening as it was stored."""
    return opened(table.house, table.kept)


def renamed(table: Table, players: list[str]) -> str:
    """The opening of a table with these names, as it is stored."""
    opening = opening_of(table)
    opening.players = players
    return opening.encode().decode()


def opened(house: House, kept: Kept) -> Opening:
    return Opening.decode(kept.opening.encode(), house.shelf.games[kept.game])


def _go_on(table: Table, draft: Draft, opening: Opening) -> None:
    """Keep the opening as it is now; when the last salt is in, deal."""
    kept = draft.kept
    for seat in range(len(kept.chairs)):
        salt = "server" if seat in opening.server else "own" if opening.salts[seat] else ""
        draft.chair(seat, salt=salt or ("promised" if opening.promises[seat] else ""))
    if opening.complete:
        _deal(draft, opening)
        return
    stepped = not kept.opening or (opening.promised and not _promised(table))
    deadline = draft.now + int(table.house.rules.silence * 1000) if stepped else kept.deadline
    draft.set(opening=opening.encode().decode(), deadline=deadline)


def _promised(table: Table) -> bool:
    return all(chair.salt for chair in table.kept.chairs)


def _deal(draft: Draft, opening: Opening) -> None:
    """The first deal; where seats are drawn, everybody moves to theirs before it."""
    opening.players = [chair.player for chair in draft.kept.chairs]
    lot = tuple(opening.order) if opening.lot else ()
    if lot:
        draft.set(chairs=tuple(draft.kept.chairs[before] for before in lot))
    run(draft, opening.begin(forced=True), opening.promises)


def run(draft: Draft, match: Match, promises: Sequence[str] = ()) -> None:
    """A match is dealt: the table runs."""
    dealer = match.dealer
    draft.set(
        status="running",
        opening="",
        deadline=0,
        failing=(),
        commitment=dealer.commitment,
        dealt=Dealt(
            secret=dealer.secret.hex(),
            header=dealer.header,
            commitment=dealer.commitment,
            salts=tuple(dealer.salts),
            server=tuple(dealer.server),
            edition=packed(header.edition_text(match.game.edition)),
            promises=tuple(promises),
            start=match.start,
            lot=tuple(dealer.lot),
            unsealed=dealer.unsealed,
        ),
    )
    draft.match = match
    clocks.wind(draft)
    facts: dict[str, Any] = {"lot": dealer.lot} if dealer.lot else {}
    draft.tell("started", **facts)


def due(table: Table) -> int:
    return table.kept.deadline if table.kept.status == "opening" else 0


async def ring(table: Table) -> None:
    """Somebody was silent for too long."""
    kept = table.kept
    if kept.status != "opening" or not 0 < kept.deadline <= table.house.clock.now():
        return
    opening = opening_of(table)
    draft = table.draft()
    draft.person = False
    if opening.promised:
        failing = opening.waiting
        for seat in failing:
            draft.tell("given-up", seat, commitment=opening.commitment)
        draft.set(opening="", deadline=0, failing=tuple(sorted({*kept.failing, *failing})))
        draft.set(chairs=tuple(replace(chair, salt="") for chair in draft.kept.chairs))
        await _open(table, draft)
    else:
        for seat in opening.waiting:
            opening.server_salt(seat)
            draft.tell("opening", seat, step="server")
        _go_on(table, draft, opening)
    await draft.store()
    table.tell(draft)
