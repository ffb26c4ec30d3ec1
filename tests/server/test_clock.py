"""The server's clock never goes back, not even over a restart of a machine whose own clock was set back."""

from __future__ import annotations

import asyncio
import time

from spellboard.server.clock import SystemClock
from spellboard.server.guests.guests import DEVICE_LINK, Guests
from spellboard.server.storage.store import Heartbeat
from tests.server.tables.bench import Bench


def test_the_clock_begins_at_what_the_database_has_seen() -> None:
    clock = SystemClock()
    ahead = int(time.time() * 1000) + 3_600_000
    clock.not_before(ahead)
    assert ahead <= clock.now() < ahead + 60_000
    clock.not_before(ahead - 3_600_000)
    assert clock.now() >= ahead


def test_a_machine_whose_clock_is_set_back_revives_no_link() -> None:
    async def story() -> None:
        bench = Bench()
        guests = Guests(bench.store, bench.clock)
        guest, _ = await guests.make("Ada")
        link, _ = await guests.device_link(guest)
        bench.clock.turn(DEVICE_LINK / 1000 + 1)
        assert await guests.enter(link, "device") is None
        await bench.store.write([Heartbeat(bench.clock.now())])
        bench.clock.turn(-3600)
        later = bench.again()
        await later.house.open()
        assert await Guests(later.store, later.clock).enter(link, "device") is None
        await later.house.close()

    asyncio.run(story())
