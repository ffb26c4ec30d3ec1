"""Standing orders: "pass for the rest of this auction". The server keeps them; only their owner sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellboard.core.errors import SpellboardError
from spellboard.core.prepared import Prepared

from ..wire.incoming import Order
from . import doing

if TYPE_CHECKING:
    from .connection import Connection
    from .table import Table

MOST = 100
"""So many orders are carried out in a row before somebody has to look."""


async def order(table: Table, connection: Connection, frame: Order, came: int) -> None:
    """A seat leaves an order, or cancels it with an empty one."""
    match = table.must_play(connection, frame.seat)
    play = " ".join(frame.play.split())
    if play:
        doing.codes_of(table, [play])
    seen = match.state.view(None)
    draft = table.draft(came)
    draft.asked_by(connection, frame)
    until = frame.until if play else ""
    draft.chair(frame.seat, order=play, until=until, phase=seen.phase if play else "", round=seen.round if play else 0)
    await draft.store()
    table.acknowledge(connection, frame.request)
    table.show_again(frame.seat)


async def carry_out(table: Table) -> None:
    """Play what was ordered, as long as somebody who left an order is asked and may do it."""
    for _ in range(MOST):
        if not await _one(table):
            return


async def _one(table: Table) -> bool:
    """One step: an order that is void goes, one that can be played is played."""
    kept, match = table.kept, table.match
    if match is None or match.over or kept.paused or not any(chair.order for chair in kept.chairs):
        return False
    seen = match.state.view(None)
    for seat, chair in enumerate(kept.chairs):
        if not chair.order:
            continue
        # A phase does not outlast its round.
        void = chair.round != seen.round or (chair.until == "phase" and chair.phase != seen.phase)
        prepared = None if void or not chair.human or seat not in match.state.waiting else _prepared(table, seat)
        if not void and prepared is None:
            continue
        draft = table.draft()
        draft.person = False
        if void:
            draft.chair(seat, order="", until="", phase="", round=0)
        if prepared is not None:
            draft.enter(prepared)
        await draft.store()
        table.tell(draft)
        if void:
            table.show_again(seat)
        return True
    return False


def _prepared(table: Table, seat: int) -> Prepared | None:
    """What the order of a seat would enter; nothing where it may not do so now."""
    match = table.must_match()
    try:
        return match.prepare(match.game.codes_of(table.kept.chairs[seat].order), seat)
    except SpellboardError:
        return None
