"""Once more: the same people and settings at a new table, with the seats passed on by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..errors import Problem
from ..guests.guest import Guest
from ..storage.store import PutMember, PutTable
from . import links
from .kept import Chair, Kept

if TYPE_CHECKING:
    from .table import Table


async def rematch(table: Table, guest: Guest) -> Table:
    """A new table for a finished one; who asks second is shown the one that there is."""
    kept = table.kept
    if not any(chair.guest == guest.id for chair in kept.chairs) and guest.id != kept.host:
        raise Problem("error-not-seated", 403)
    if not kept.done:
        raise Problem("error-not-over", 409)
    if kept.rematch:
        return await table.house.table(kept.rematch)
    await table.house.must_have_room(kept.host)
    draft = table.draft()
    id = links.fresh_id()
    # Whoever a bot played for in the end sits down again.
    chairs = [
        Chair(guest=chair.guest, name=chair.name, second=chair.second, bot="" if chair.guest else chair.bot)
        for chair in kept.chairs
    ]
    new = Kept(
        game=kept.game,
        host=kept.host,
        edition=kept.edition,
        options=kept.options,
        chairs=(chairs[-1], *chairs[:-1]),
        public=kept.public,
        seating=kept.seating,
        clock=kept.clock,
        muted=kept.muted,
        removed=kept.removed,
        key=links.fresh_key(),
    )
    draft.writes.append(PutTable(new.row(id, draft.now, draft.now)))
    draft.writes += [PutMember(id, who, role) for who, role in table.members.items()]
    draft.writes += links.renewed(id, new, draft.now)
    draft.set(rematch=id)
    draft.tell("rematch", table=id)
    await draft.store()
    table.tell(draft)
    return await table.house.table(id)
