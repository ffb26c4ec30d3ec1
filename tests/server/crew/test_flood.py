"""Twenty guests of one address with forty-five tables of masters: a guest of another address does not notice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
import pytest

import spellboard
from spellboard.bots.levels import LEVELS
from spellboard.core import header
from spellboard.server.crew import pool as pooling
from spellboard.server.crew.frames import Done, Job
from spellboard.server.crew.pool import Pool
from spellboard.server.crew.wanted import Chosen, Wanted
from spellboard.server.tables.botting import THINKING
from spellboard.server.tables.rules import HouseRules
from spellboard.server.wire.bodies import NewTable, SeatPlan

from ..tables.bench import ADA, GAMES, Bench, Device, HandClock, salted
from ..virtual import run

GUESTS, TABLES = 20, 45
DECISIONS = 12
OVERHEAD = 0.01
"""Seconds that a job takes besides its time."""


class LoopClock(HandClock):
    """The time of the event loop, which is virtual here."""

    def now(self) -> int:
        return self.time + round(asyncio.get_running_loop().time() * 1000)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class PunctualWorker:
    """Thinks for just as long as it may, in virtual time."""

    alive, stopped, build = True, False, None

    def __init__(self, thought: dict[bytes, float]) -> None:
        self._thought = thought

    def knows(self, job: Job) -> bool:
        return True

    async def answer(self, job: Job, allowance: float, suspected: Callable[[], None]) -> Done:
        self._thought[job.observation] = job.seconds
        await asyncio.sleep(job.seconds + OVERHEAD)
        return Done(msgspec.json.decode(job.observation)["legal"][0])

    async def end(self) -> None:
        return None


def a_choice(game: str) -> Wanted:
    """What a table of the flood wants, again and again."""
    loaded = spellboard.load(game)
    match = spellboard.Match.begin(loaded, ["a", "b", "c"], seed=1)
    return Wanted(
        table="", guest="", game=game, edition=header.edition_text(loaded.edition),
        options=msgspec.json.encode(loaded.options), level="master", seed=1,
        observation=match.state.observe(match.state.waiting[0]).to_bytes(),
        seconds=LEVELS[game]["master"].seconds * THINKING,
    )  # fmt: skip


async def flooding(pool: Pool, asked: Wanted, number: int) -> None:
    """One table that wants the next choice as soon as it has one."""
    mine = {"table": f"table {number}", "guest": f"guest {number % GUESTS}", "address": "flood"}
    while True:
        await pool.choose(msgspec.structs.replace(asked, **mine))


async def against_masters(bench: Bench, game: str) -> list[float]:
    """How long a guest of another address waits for bots after each decision."""
    kind = next(kind for kind in GAMES if kind.name == game)
    seats = [SeatPlan("me"), *(SeatPlan("bot", "master") for _ in range(kind.most - 1))]
    table = await bench.house.create(ADA, NewTable(game, seats, options=dict(kind.random_play_options)))
    ada = Device(table, ADA)
    ada.connection.near = "home"
    await ada.hello(0)
    await table.start(ADA)
    await salted(table, [ada])
    await bench.rest()
    waits: list[float] = []
    match, loop = table.must_match(), asyncio.get_running_loop()
    while len(waits) < DECISIONS and not match.over and 0 in match.state.waiting:
        legal, before = ada.legal(0), loop.time()
        await ada.do(legal[len(waits) % len(legal)], seat=0)
        await bench.rest()
        waits.append(loop.time() - before)
        await asyncio.sleep(3)
    return waits


@pytest.mark.parametrize("game", ["amulett", "bellum", "magalon"])
def test_a_guest_of_another_address_waits_four_seconds_at_most(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    thought: dict[bytes, float] = {}
    wished: dict[bytes, float] = {}

    async def start(arguments: object, build: object) -> PunctualWorker:
        return PunctualWorker(thought)

    class Watched(Pool):
        async def choose(self, wanted: Wanted) -> Chosen:
            wished[wanted.observation] = wanted.seconds
            return await super().choose(wanted)

    async def story() -> None:
        bench = Bench(rules=HouseRules(), clock=LoopClock())
        pool, asked = Watched({game: spellboard.find(game)}, 2), a_choice(game)
        bench.house.crew = pool
        flood = [asyncio.create_task(flooding(pool, asked, number)) for number in range(TABLES)]
        await asyncio.sleep(5)
        waits = await against_masters(bench, game)
        for task in flood:
            task.cancel()
        await pool.close()
        assert len(waits) > 5 and max(waits) <= HouseRules().bots_together
        assert thought.pop(asked.observation) < wished.pop(asked.observation) / 4
        assert all(thought[seen] >= seconds for seen, seconds in wished.items())  # the flood costs them no thought

    monkeypatch.setattr(pooling, "start", start)
    run(story())
