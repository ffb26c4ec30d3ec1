"""What a table costs while it is in memory, and how long it takes to wake one: python -m benchmarks.server.memory."""

from __future__ import annotations

import asyncio
import gc
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import spellboard
from spellboard.core.rng import Rng
from spellboard.server.clock import SystemClock
from spellboard.server.crew.pool import Pool
from spellboard.server.guests.guest import Guest
from spellboard.server.storage.sqlite import SQLiteStore
from spellboard.server.storage.upgrade import upgrade
from spellboard.server.tables.connection import Connection
from spellboard.server.tables.house import House
from spellboard.server.tables.rules import HouseRules
from spellboard.server.tables.shelf import Shelf
from spellboard.server.tables.table import Table
from spellboard.server.wire.bodies import NewTable, SeatPlan
from spellboard.server.wire.incoming import Do, Hello

from .. import machine

TABLES = 500
ENTRIES = 400
"""The journal of the table that is woken has at least so many entries."""
WAKINGS = 50
ADA = Guest("Ada".ljust(22, "-"), "Ada")
RULES = HouseRules(pace=0, silence=0, tables=10**6)


def resident() -> int:
    """Kilobytes that this process holds."""
    fields = Path("/proc/self/statm").read_text().split()
    return int(fields[1]) * 4


async def running(house: House, game: str, seats: int = 0) -> tuple[Table, Connection]:
    """A table on which everybody is the same guest, its match begun with the server's salts."""
    kind = house.shelf.games[game]
    plans = [SeatPlan("me")] * max(2, seats or kind.fewest)
    table = await house.create(ADA, NewTable(game, plans, options=dict(kind.random_play_options), start=True))
    while table.kept.status == "opening":
        await asyncio.sleep(0.001)
        await table.ring()
    connection = Connection(ADA)
    await table.hello(connection, Hello(list(range(len(plans)))))
    connection.waiting()
    return table, connection


async def play(table: Table, connection: Connection, entries: int, rng: Rng) -> None:
    """Random play until the journal is so long, or the match over."""
    number = 0
    while table.journal < entries and table.kept.status == "running":
        state = table.must_match().state
        seat = state.waiting[0]
        legal = state.legal(seat)
        number += 1
        play = table.must_match().game.name_of(legal[rng.below(len(legal))])
        frame = Do(f"r{number}", seat, table.fresh[seat], [play])
        await table.take(connection, frame)
        connection.waiting()


async def measure(game: str, folder: Path) -> dict[str, Any]:
    path = folder / f"{game}.db"
    upgrade(path)
    store = SQLiteStore(path, durable=False)
    shelf = Shelf([spellboard.find(name) for name in spellboard.shelf()])
    house = House(store, shelf, Pool(shelf.games), SystemClock(), RULES)
    kept = []
    for seed in range(20):  # what all tables share is there before it is counted
        table, connection = await running(house, game)
        await play(table, connection, 150, Rng(seed))
        kept.append(table)
        table.part(connection)
    gc.collect()
    before = resident()
    for seed in range(TABLES):
        table, connection = await running(house, game)
        await play(table, connection, 60 + seed % 120, Rng(seed))
        table.part(connection)
    gc.collect()
    each = (resident() - before) / TABLES
    waits, used, length = [], [], 0
    for seed in range(40):
        table, connection = await running(house, game, shelf.games[game].most)
        await play(table, connection, ENTRIES, Rng(1000 + seed))
        table.part(connection)
        if table.journal >= ENTRIES:
            break
    length = table.journal
    for _ in range(WAKINGS):
        house.let_go(table)
        begun, worked = time.perf_counter(), time.process_time()
        table = await house.table(table.id)
        waits.append((time.perf_counter() - begun) * 1000)
        used.append((time.process_time() - worked) * 1000)
    await store.close()
    return {
        "game": game, "kB": each, "ms": statistics.median(waits), "cpu": statistics.median(used), "entries": length,
    }  # fmt: skip


def main() -> None:
    games = sys.argv[1:] or spellboard.shelf()
    if len(games) > 1:  # each in a process of its own: what one left free the next would fill
        print(machine.describe(), "compiled" if spellboard.COMPILED else "PURE", flush=True)
        for game in games:
            subprocess.run([sys.executable, "-m", "benchmarks.server.memory", game], check=True)
        return
    (game,) = games
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(game, Path(folder)))
    print(
        f"{game:10} {found['kB']:6.1f} kB a table of {TABLES} in mid-game (at most 150); "
        f"{found['ms']:5.1f} ms at the median to wake one of {found['entries']} entries (at most 15), "
        f"{found['cpu']:.1f} ms of the processor"
    )


if __name__ == "__main__":
    main()
