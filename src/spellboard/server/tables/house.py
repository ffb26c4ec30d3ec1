"""All tables: made, found, woken when their time comes, and let go when nobody looks at them."""

from __future__ import annotations

import asyncio
import heapq
import logging
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, TypeVar

from spellboard.core.errors import SpellboardError
from spellboard.core.game import Game
from spellboard.core.record import Record

from ..clock import Clock
from ..crew.wanted import Crew
from ..errors import Problem
from ..guests.guest import Guest
from ..quotas import QuotaRates, Quotas
from ..storage.store import DropTable, Heartbeat, PutMember, PutTable, StorageTrouble, Store, TableRow
from ..turns import Turns
from ..wire.bodies import NewTable
from ..wire.outgoing import Turn
from ..wire.table import TableSight
from . import board, links, loading, practising, seating
from . import kept as keeping
from .board import Live
from .draft import Draft
from .errors import NoTable
from .kept import Kept
from .rules import HouseRules
from .shelf import Shelf
from .table import Table

T = TypeVar("T")
Listener = Callable[[Turn], None]
log = logging.getLogger(__name__)
BREATH = 0.25
"""Seconds between two looks at the alarms."""
SWEEP = 30_000
AGAIN = 5_000
MAX_LISTED = 100
"""Tables of a guest that a lobby shows."""


class House:
    """The tables of one server."""

    def __init__(
        self,
        store: Store,
        shelf: Shelf,
        crew: Crew,
        clock: Clock,
        rules: HouseRules | None = None,
        quotas: Quotas | None = None,
    ) -> None:
        self.store = store
        self.shelf = shelf
        self.crew = crew
        self.clock = clock
        self.rules = HouseRules() if rules is None else rules
        self.quotas = Quotas(QuotaRates(), clock) if quotas is None else quotas
        self.closing = False
        self.gate = Turns()
        self.building = asyncio.Semaphore(1)
        """Held by whoever builds pages of what was played."""
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._asleep: dict[str, dict[int, int]] = {}
        """Whose clocks run at tables that have left memory."""
        self._alarms: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []
        self._tasks: set[asyncio.Task[Any]] = set()
        self._background: set[asyncio.Task[Any]] = set()
        self._listeners: dict[str, list[Listener]] = {}
        self._ticker: asyncio.Task[None] | None = None
        self._swept = clock.now()
        self.alive_at = 0
        """The last sign of life of the server before this one."""

    # --- opening and closing -----------------------------------------------------------------------------------------

    async def open(self) -> None:
        """What was running continues: openings, proposals, clocks, and bots that somebody may still wait for.

        The time is never one that has been before.
        """
        self.alive_at = await self.store.alive_at()
        behind = self.alive_at - self.clock.now()
        if behind > 0:
            log.warning("the clock of this machine is %d s behind the database's newest moment", behind // 1000)
        self.clock.not_before(self.alive_at)
        now = self.clock.now()
        for row in await self.store.tables(status=("opening", "running"), limit=1_000_000):
            kept = keeping.read(row)
            bots = kept.bots and now - row.touched < self.rules.rest * 1000
            if kept.status == "opening" or kept.votes or bots or kept.clock.kind != "none":
                self._set_alarm(row.id, now)
        self._ticker = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """Finish what was begun, send everybody away to come again, note how long the clocks have run."""
        self.closing = True
        if self._ticker is not None:
            self._ticker.cancel()
        for table in self._tables.values():
            table.bots.stop()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in list(self._tables.values()):
            async with table.lock:
                table.gone = True
            for connection in list(table.connections):
                connection.close("restart")
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        try:
            await self.store.write([Heartbeat(self.clock.now())])
        except StorageTrouble as error:
            log.warning("the last moment could not be stored: %s", type(error).__name__)

    # --- finding and making ------------------------------------------------------------------------------------------

    @property
    def awake(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    @property
    def timed(self) -> bool:
        """Whether anybody's clock runs."""
        return bool(self._asleep) or any(table.running for table in self._tables.values())

    async def table(self, id: str) -> Table:
        """A table by its id; NoTable if there is none."""
        found = self._tables.get(id)
        if found is None:
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            found = await asyncio.shield(task)
        found.used = self.clock.now()
        return found

    async def _load(self, id: str) -> Table:
        row = await self.store.table(id)
        if row is None:
            raise NoTable
        table = await loading.load(self, row, self._asleep.pop(id, {}))
        self._tables[id] = table
        self.alarm(table)
        return table

    async def create(self, guest: Guest, body: NewTable) -> Table:
        """A new table, its maker the host."""
        await self.must_have_room(guest.id)
        if body.start and any(plan.who == "bot" for plan in body.seats):
            await self.must_have_room_for_bots(guest.id)
        settled = seating.settled(self, body.game, dict(body.options))
        await self.game(body.game, body.edition, settled)
        chairs = seating.planned(self, body.game, guest, body.seats)
        kept = Kept(
            game=body.game,
            host=guest.id,
            edition=body.edition,
            options=settled,
            chairs=chairs,
            public=body.public,
            seating=body.seating,
            clock=body.clock,
            fork=body.fork or "",
            entry=body.entry,
            key=links.fresh_key(),
        )
        seating.check_clock(kept)
        if body.fork is not None:
            await self._must_fork(guest, kept)
        id, now = links.fresh_id(), self.clock.now()
        tokens = links.renewed(id, kept, now)
        await self.store.write([PutTable(kept.row(id, now, now)), PutMember(id, guest.id, "player"), *tokens])
        table = await self.table(id)
        if body.start and not any(chair.free for chair in chairs):
            await table.start(guest)
        return table

    async def game(self, name: str, edition: str, chosen: Mapping[str, Any]) -> Game:
        """A game of the shelf. One that nobody has played lately is set up first, beside the event loop."""
        return await asyncio.to_thread(self.shelf.game, name, edition, chosen)

    async def practise(self, guest: Guest, game: str) -> Table:
        """A guided first turn against bots, at a table of its own; one that this guest has begun before is closed."""
        practice = practising.must_have(self, game)
        for row in await self.store.tables_of(guest.id):
            if row.host == guest.id and row.status == "running" and keeping.read(row).practice:
                await (await self.table(row.id)).close(guest)
        await self.must_have_room(guest.id)
        await self.must_have_room_for_bots(guest.id)
        kept = practising.laid(self, guest, game, practice)
        id, now = links.fresh_id(), self.clock.now()
        tokens = links.renewed(id, kept, now)
        await self.store.write([PutTable(kept.row(id, now, now)), PutMember(id, guest.id, "player"), *tokens])
        table = await self.table(id)
        await self.whole(practising.begin(table, practice))
        return table

    async def lobby(self, guest: Guest) -> list[TableSight]:
        """Open tables that everybody may sit down at."""
        return [self._sight(row) for row in await self.store.tables(status=("open",), public=True)]

    async def mine(self, guest: Guest) -> list[TableSight]:
        """The tables of a guest: those that are not over, then the newest of the others."""
        rows = await self.store.tables_of(guest.id)
        rows.sort(key=lambda row: row.status in ("over", "closed"))
        return [self._sight(row) for row in rows[:MAX_LISTED]]

    def _sight(self, row: Any) -> TableSight:
        table = self._tables.get(row.id)
        return board.board(row.id, row.created, keeping.read(row), Live()) if table is None else table.sight()

    async def must_have_room(self, host: str) -> None:
        """A guest can host a limited number of unfinished tables."""
        rows = await self.must_have_room_to_join(host)
        mine = [row for row in rows if row.host == host and row.status not in ("over", "closed")]
        if len(mine) >= self.rules.tables:
            raise Problem("error-too-many-tables", 429, most=self.rules.tables)

    async def must_have_room_to_join(self, guest: str) -> list[TableRow]:
        """The tables of a guest; their number is limited, since each stays in the lobby and in the database."""
        rows = await self.store.tables_of(guest)
        if len(rows) >= self.rules.memberships:
            raise Problem("error-too-many-memberships", 409, most=self.rules.memberships)
        return rows

    async def must_have_room_for_bots(self, guest: str, beside: str = "") -> None:
        """A guest has only so many running tables with bots."""
        rows = await self.store.tables_of(guest)
        busy = [
            row
            for row in rows
            if row.host == guest and row.status in ("opening", "running") and row.id != beside
            and keeping.read(row).bots
        ]  # fmt: skip
        if len(busy) >= self.rules.bot_tables:
            raise Problem("error-too-many-bot-tables", 409, most=self.rules.bot_tables)

    async def _must_fork(self, guest: Guest, kept: Kept) -> None:
        origin = await self.table(kept.fork)
        if not origin.admits(guest):
            raise NoTable
        await self.origin(kept)

    async def origin(self, kept: Kept) -> tuple[Record, int]:
        """The finished record that a table goes on from, and after which entry."""
        origin = await self.table(kept.fork)
        same = (kept.game, kept.edition, kept.options) == (origin.kept.game, origin.kept.edition, origin.kept.options)
        if origin.match is None or not origin.match.over or not same or not 0 < kept.entry <= origin.journal:
            raise Problem("error-fork", 409)
        return origin.match.record, kept.entry - 1

    def substitute(self, game: str) -> str:
        """Who plays on for somebody who is out of time or away."""
        levels = self.crew.levels(game)
        found = next((level for level in self.rules.substitutes if level in levels), None)
        if found is None and not levels:
            raise Problem("error-unknown-bot", 404)
        return levels[0] if found is None else found

    async def forget(self, guest: str) -> None:
        """Somebody wants to be forgotten: no table has their name any more."""
        for id in await self.store.tables_naming(guest):
            await self.whole(seating.forget(await self.table(id), guest))

    # --- the time ----------------------------------------------------------------------------------------------------

    def alarm(self, table: Table) -> None:
        """Look at this table when its next time has come."""
        due = table.due()
        if due:
            self._set_alarm(table.id, due)
        else:
            self._alarms.pop(table.id, None)

    def soon(self, table: Table) -> None:
        """Something could not be stored: try again."""
        self._set_alarm(table.id, self.clock.now() + AGAIN)

    def _set_alarm(self, id: str, due: int) -> None:
        if self._alarms.get(id) != due:
            self._alarms[id] = due
            heapq.heappush(self._heap, (due, id))

    async def _watch(self) -> None:
        while True:
            await self.clock.sleep(BREATH)
            try:
                await self.tick()
            except Exception:
                log.exception("the house stumbled")

    async def tick(self) -> None:
        """Ring at every table whose time has come; now and then, let go of those nobody looks at."""
        now = self.clock.now()
        while self._heap and self._heap[0][0] <= now and not self.closing:
            due, id = heapq.heappop(self._heap)
            if self._alarms.get(id) == due:
                del self._alarms[id]
                await self._ring(id)
        if now - self._swept >= SWEEP and not self.closing:
            self._swept = now
            await self.sweep()

    async def _ring(self, id: str) -> None:
        try:
            table = await self.table(id)
            await self.whole(table.ring())
        except NoTable:
            return
        except SpellboardError as error:  # the store is in trouble: later
            log.warning("table %s must wait: %s", id[:8], type(error).__name__)
            self._set_alarm(id, self.clock.now() + AGAIN)

    async def sweep(self) -> None:
        """Tables nobody uses leave memory; tables that were never used go for good."""
        now = self.clock.now()
        idle = now - int(self.rules.idle * 1000)
        for table in list(self._tables.values()):
            if not table.connections and table.used < idle and not table.lock.locked() and not table.bots.busy:
                self.let_go(table)
        for row in await self.store.idle_tables(("open",), now - int(self.rules.expiry * 1000)):
            found = self._tables.get(row.id)
            if found is None or not found.connections:
                await self.store.write([DropTable(row.id)])
                if found is not None:
                    self.forget_table(found)
        for row in await self.store.idle_tables(("opening", "running"), now - int(self.rules.abandoned * 1000)):
            table = await self.table(row.id)
            await self.whole(_abandon(table))

    def let_go(self, table: Table) -> None:
        """The table leaves memory; its clocks run on."""
        table.gone = True
        if table.running:
            self._asleep[table.id] = dict(table.running)
        self._tables.pop(table.id, None)

    def forget_table(self, table: Table) -> None:
        """The table is gone for good."""
        table.gone = True
        self._tables.pop(table.id, None)
        self._alarms.pop(table.id, None)
        self._asleep.pop(table.id, None)

    # --- work that is done to its end --------------------------------------------------------------------------------

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Do this to its end, also where whoever asked for it goes away in the middle."""
        if asyncio.current_task() in self._tasks:
            return await work
        return await asyncio.shield(self.begin(work))

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do this to its end; the house does not close before."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do this beside everything else."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._background.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("something beside the tables failed", exc_info=task.exception())

    # --- the lobby ---------------------------------------------------------------------------------------------------

    def watch(self, guest: Guest, listener: Listener) -> Callable[[], None]:
        """Tell whenever a seat of this guest is awaited somewhere, or no longer; what comes back ends it."""
        mine = self._listeners.setdefault(guest.id, [])
        mine.append(listener)

        def stop() -> None:
            if listener in mine:
                mine.remove(listener)
            if not mine:
                self._listeners.pop(guest.id, None)

        return stop

    async def turns(self, guest: Guest) -> list[Turn]:
        """Where this guest is awaited now."""
        found = []
        for row in await self.store.tables_of(guest.id):
            if row.status == "running":
                turn = _turn(await self.table(row.id), guest.id)
                if turn.seats:
                    found.append(turn)
        return found

    def told(self, table: Table, draft: Draft) -> None:
        """Somebody is awaited, or no longer: the lobby hears of it."""
        if self._listeners and (draft.prepared is not None or draft.match is not None):
            for guest in {chair.guest for chair in table.kept.chairs if chair.guest}:
                for listener in list(self._listeners.get(guest, ())):
                    listener(_turn(table, guest))


def _turn(table: Table, guest: str) -> Turn:
    match, chairs = table.match, table.kept.chairs
    waiting = [] if match is None or match.over else match.state.waiting
    return Turn(
        table.id, table.kept.game, [seat for seat in waiting if chairs[seat].human and chairs[seat].guest == guest]
    )


async def _abandon(table: Table) -> None:
    async with table.lock:
        if not table.connections and not table.kept.done:
            draft = table.draft()
            draft.close("expired")
            await table.act(draft)
