"""All rooms of the server together, as the handlers of HTTP and of the live channel know them."""

from __future__ import annotations

import asyncio
import time

from ..clock import Clock
from ..crew.wanted import Crew
from ..errors import Problem
from ..guests.guest import Guest
from ..guests.guests import Guests
from ..guests.tokens import Signer
from ..rates import Buckets
from ..storage.store import Store
from ..tables.house import House
from ..tables.shelf import Shelf
from ..wire.table import TableSight
from .connections import Connections
from .door import Asker
from .limits import Count, Limits
from .logs import Log
from .memory import giving_back
from .metrics import Metrics
from .office import attending
from .places import Places
from .proving import Proving
from .pulse import Pulse
from .sockets import Sockets

STALL = 0.02
TICK = 0.01
"""Seconds between two looks at the event loop: whatever holds it up for longer than this and `STALL` is noticed."""


class Server:
    """What a handler may ask. It holds no state of a table: the house does."""

    def __init__(
        self,
        *,
        store: Store,
        shelf: Shelf,
        crew: Crew,
        house: House,
        clock: Clock,
        signer: Signer,
        places: Places,
        limits: Limits,
        log: Log,
        metrics: Metrics,
        connections: Connections,
        metrics_token: str = "",
    ) -> None:
        self.store, self.shelf, self.crew, self.house, self.clock = store, shelf, crew, house, clock
        self.signer, self.places, self.limits, self.log, self.metrics = signer, places, limits, log, metrics
        self.connections, self.metrics_token = connections, metrics_token
        self.guests = Guests(store, clock)
        self.sockets = Sockets()
        self.pulse = Pulse(store, lambda: house.timed, clock, log)
        self.proving = Proving(shelf.games)
        self.changes = Buckets(limits.changes, clock)
        self.guest_frames = Buckets(limits.guest_frames, clock)
        self.guest_asks = Buckets(limits.guest_asks, clock)
        self.frames_here = Buckets(limits.frames_here, clock)
        self.sockets_guest = Count(limits.sockets_guest)
        self.sockets_here = Count(limits.sockets_here)
        rates = ("guests", "tables", "tables_here", "tries", "past", "past_here", "records")
        self._buckets = {what: Buckets(getattr(limits, what), clock) for what in rates}
        self.stopping = False
        self._beside: list[asyncio.Task[None]] = []

    def limit(self, what: str, who: str, count: int = 1) -> None:
        """Raise if somebody does this too often."""
        if not self._buckets[what].take(who, count):
            self.metrics.limited.labels(what).inc()
            raise Problem("error-often", 429)

    def origin_for(self, asker: Asker) -> str:
        """The origin in links: the public one, for a link that works here alone is of no use to a second device."""
        return self.places.public

    async def tables_of(self, guest: Guest) -> list[TableSight]:
        return await self.house.mine(guest)

    async def forget(self, guest: Guest) -> None:
        """The guest is gone: from the tables in memory and on disk, and from every device."""
        await self.house.forget(guest.id)
        await self.guests.forget(guest)
        self.sockets.sign_out(guest.id)

    async def open(self) -> None:
        await self.house.open()
        orders = attending(self.store, self.house, self.clock, self.log)
        beside = (
            self._stalls(), orders, self.pulse.run(), giving_back(lambda: self.house.awake), self.connections.watch(),
        )  # fmt: skip
        self._beside = [asyncio.create_task(work) for work in beside]

    async def close(self) -> None:
        """Finish what was acknowledged, say goodbye, let go of the database last."""
        self.stopping = True
        for task in self._beside:
            task.cancel()
        self.sockets.close_all("restart")
        for part in (self.house, self.crew, self.store):
            try:
                await part.close()
            except Exception as error:  # the next one must be closed all the same
                self.log.error("closing", text=f"{type(error).__name__}: {error}"[:300])

    async def _stalls(self) -> None:
        """Count how often the event loop is held up, and for how long at most: everybody waits then."""
        loop = asyncio.get_running_loop()
        while True:
            due, used = loop.time() + TICK, time.thread_time()
            await asyncio.sleep(TICK)
            late = loop.time() - due
            if late > STALL:
                # Where the machine gave this thread less time than that, no work of ours was so long.
                self.metrics.stalled(late, "work" if time.thread_time() - used > 0.9 * late else "machine")
