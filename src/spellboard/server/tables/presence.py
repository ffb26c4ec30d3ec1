"""Who is here: a seat is present while one of its devices is, and away when it has been gone for more than a moment."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

from ..storage.store import StorageTrouble
from . import clocks
from .board import Live
from .kept import public

if TYPE_CHECKING:
    from .connection import Connection
    from .table import Table

MOST_NAMED = 20
"""So many of those who watch are called by name."""


def here(table: Table) -> set[int]:
    """The seats of which a device is connected."""
    return {seat for connection in table.connections for seat in connection.seats or ()}


def live(table: Table) -> Live:
    """What only a table that is awake knows."""
    match = table.match
    gone = frozenset[int]()
    if match is not None:
        gone = frozenset(seat for seat, seen in enumerate(match.state.view(None).seats) if seen.resigned)
    looking = [connection.guest for connection in table.connections if not connection.seats]
    named = {public(table.id, guest.id): guest.name for guest in looking}
    watching = dict(sorted(named.items())[:MOST_NAMED])  # the connections of a table have no order
    return Live(
        present=frozenset(here(table)),
        away=dict(table.away),
        resigned=gone,
        clocks=clocks.sights(table),
        watching=watching,
        watchers=len(looking),
        head="" if match is None else match.head,
        waiting=[] if match is None or match.over else match.state.waiting,
        no_undo=not table.takes_back,
    )


async def came(table: Table, seats: tuple[int, ...]) -> None:
    """A device speaks for these seats from now on."""
    for seat in seats:
        table.away.pop(seat, None)
    new = [seat for seat in seats if seat not in table.present]
    if not new or table.kept.reason == "damaged":  # there, nothing more is written
        if not seats:
            table.show_table()
        return
    draft = table.draft()
    for seat in new:
        draft.tell("present", seat)
    # Who can be told nothing is here all the same.
    with suppress(StorageTrouble):
        await draft.store()
        table.present.update(new)
        table.tell(draft)


def parted(table: Table, connection: Connection) -> None:
    """A device has gone; the others hear of it if it does not come back in a moment."""
    table.looked = table.used = table.house.clock.now()
    left(table, connection.seats or ())
    if not connection.seats:
        table.show_table()
    table.house.alarm(table)


def left(table: Table, seats: Iterable[int]) -> None:
    """A device speaks no longer for these seats; those that no other one speaks for are away from now on."""
    for seat in set(seats) - here(table):
        table.away[seat] = table.house.clock.now()


def reseated(table: Table) -> None:
    """Seats have changed hands: devices speak for what is still their guest's, and who has none here is away."""
    chairs = table.kept.chairs
    for connection in table.connections:
        if connection.seats:
            mine = (seat for seat in connection.seats if seat < len(chairs))
            connection.seats = tuple(seat for seat in mine if chairs[seat].guest == connection.guest.id)
    taken = {seat for seat, chair in enumerate(chairs) if chair.guest}
    table.present &= taken
    for seat in table.away.keys() - taken:
        del table.away[seat]
    for seat in taken - here(table):
        table.away.setdefault(seat, table.house.clock.now())


def admitted(table: Table) -> None:
    """Who may not look at the table any more hears no more of it: it is by link only now, or they have left it."""
    if table.kept.public and not table.kept.removed:
        return
    for connection in [connection for connection in table.connections if not table.admits(connection.guest)]:
        connection.close("removed")
        table.part(connection)


def away_long(table: Table, seat: int) -> bool:
    """Whether a seat has been away for so long that the others may do something about it."""
    since = table.away.get(seat)
    return since is not None and table.house.clock.now() - since >= table.house.rules.grace * 1000


def due(table: Table) -> int:
    flicker = int(table.house.rules.flicker * 1000)
    return min((since + flicker for seat, since in table.away.items() if seat in table.present), default=0)


async def ring(table: Table) -> None:
    """Tell who has been gone for more than a moment."""
    now = table.house.clock.now()
    flicker = table.house.rules.flicker * 1000
    late = [seat for seat, since in table.away.items() if seat in table.present and now - since >= flicker]
    if late:
        draft = table.draft()
        draft.person = False
        for seat in late:
            draft.tell("away", seat)
        await draft.store()
        table.present.difference_update(late)
        table.tell(draft)
