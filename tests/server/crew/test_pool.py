"""Bots in processes of their own: what they get, what happens when they fail, and who waits for whom."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

import spellboard
from spellboard.core import header
from spellboard.core.game import Game
from spellboard.core.registry import shelf
from spellboard.server.crew import process
from spellboard.server.crew.cores import Course
from spellboard.server.crew.pool import Pool
from spellboard.server.crew.wanted import Chosen, Wanted

from ...example import GAME as Embers

SAFETY = 30.0
"""Seconds after which a test has failed: far less than what would be waited otherwise."""
STRANGE = ("crashing", "vanishing", "sleeping", "brooding", "cheating", "chatting", "hungry", "dozing")
"""The bots of `strange`, which only workers import: whoever does has them for good."""
GAMES: dict[str, type[Game]] = {"embers": Embers}


def wanted(level: str = "random", game: Game | None = None, **changes: Any) -> Wanted:
    game = game or Embers.load()
    match = spellboard.Match.begin(game, ["a", "b", "c"], seed=1)
    seat = match.state.waiting[0]
    asked = Wanted(
        table="t", guest="g", game=game.name, edition=header.edition_text(game.edition),
        options=msgspec.json.encode(game.options), level=level, observation=match.state.observe(seat).to_bytes(),
        seed=7, seconds=1.0,
    )  # fmt: skip
    return msgspec.structs.replace(asked, **changes)


def with_pool(use: Callable[[Pool], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        levels = {"embers": ["random", *STRANGE]}
        settings.setdefault("games", GAMES)
        strange = {"levels": levels, "modules": ["tests.server.crew.strange"], "workers": 1}
        pool = Pool(**{**strange, "grace": 60.0, "slack": 60.0, **settings})
        try:
            await use(pool)
        finally:
            await pool.close()

    asyncio.run(run())


@pytest.mark.parametrize("name", shelf())
def test_a_bot_of_every_game_chooses_something_legal_from_bytes_alone(name: str) -> None:
    async def use(pool: Pool) -> None:
        game = spellboard.load(name)
        for level in pool.levels(name):
            asked = wanted(level, game)
            chosen = await pool.choose(asked)
            assert chosen.trouble == ""
            assert chosen.code in msgspec.json.decode(asked.observation)["legal"]

    with_pool(use, games={name: type(spellboard.load(name))}, levels=None)


def test_the_same_observation_and_seed_give_the_same_answer() -> None:
    async def use(pool: Pool) -> None:
        first = await pool.choose(wanted())
        assert (await pool.choose(wanted())).code == first.code

    with_pool(use)


@pytest.mark.parametrize(
    ("level", "trouble"),
    [("crashing", "crashed"), ("vanishing", "lost"), ("cheating", "illegal"), ("hungry", "crashed")],
)
def test_a_bot_that_fails_is_named_and_the_next_one_plays(level: str, trouble: str) -> None:
    async def use(pool: Pool) -> None:
        failed = await pool.choose(wanted(level))
        assert (failed.code, failed.trouble) == (-1, trouble)
        assert (await pool.choose(wanted())).trouble == ""

    with_pool(use)


def test_a_late_bot_is_ended_and_its_worker_replaced() -> None:
    async def use(pool: Pool) -> None:
        await pool.choose(wanted())
        worker = pool._idle[0].process
        assert (await pool.choose(wanted("sleeping", seconds=0.05))).trouble == "late"
        assert worker.returncode is not None
        assert (await pool.choose(wanted())).trouble == ""

    with_pool(use, slack=2.0)


def test_a_bot_that_is_given_no_core_is_not_late(monkeypatch: pytest.MonkeyPatch) -> None:
    waiting_for_a_core = Course(0.0, asleep=False, stopped=False)
    monkeypatch.setattr(process, "course", lambda pid: waiting_for_a_core)

    async def use(pool: Pool) -> None:
        await pool.choose(wanted())
        before = pool._idle[0].process
        assert (await pool.choose(wanted("dozing", seconds=0.05))).trouble == ""
        assert pool._idle[0].process is before

    with_pool(use, slack=0.2)


def test_a_worker_that_is_stopped_while_it_works_is_replaced_within_its_time() -> None:
    async def use(pool: Pool) -> None:
        await pool.choose(wanted())
        stopped = pool._idle[0].process
        asyncio.get_running_loop().call_later(0.2, stopped.send_signal, signal.SIGSTOP)
        async with asyncio.timeout(SAFETY):
            assert (await pool.choose(wanted("dozing", seconds=600.0))).trouble == "late"
        assert stopped.returncode == -signal.SIGKILL
        assert (await pool.choose(wanted())).trouble == ""
        assert pool.replaced == {"died": 0, "late": 0, "stopped": 1, "unstarted": 0}

    with_pool(use)


def test_a_worker_that_was_stopped_while_it_rested_costs_nobody_a_choice() -> None:
    async def use(pool: Pool) -> None:
        await pool.choose(wanted())
        stopped = pool._idle[0].process
        stopped.send_signal(signal.SIGSTOP)
        while not pool._idle[0].stopped:
            await asyncio.sleep(0.01)
        assert (await pool.choose(wanted(seconds=600.0))).trouble == ""
        assert stopped.returncode == -signal.SIGKILL and pool.replaced["stopped"] == 1

    with_pool(use)


def test_a_worker_that_is_stopped_at_its_start_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[asyncio.subprocess.Process] = []
    create = asyncio.create_subprocess_exec

    async def stop_the_first(*command: Any, **settings: Any) -> asyncio.subprocess.Process:
        started.append(await create(*command, **settings))
        if len(started) == 1:
            started[0].send_signal(signal.SIGSTOP)
        return started[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", stop_the_first)

    async def use(pool: Pool) -> None:
        async with asyncio.timeout(SAFETY):
            assert (await pool.choose(wanted())).trouble == ""
        assert len(started) == 2 and pool.replaced["unstarted"] == 1

    with_pool(use)


def test_a_worker_that_hangs_holds_nobody_else_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "SUSPICIOUS", 0.001)

    async def use(pool: Pool) -> None:
        await pool.choose(wanted())
        hanging = asyncio.create_task(pool.choose(wanted("sleeping", table="x", seconds=0.05)))
        await asyncio.sleep(0)
        async with asyncio.timeout(SAFETY):
            assert (await pool.choose(wanted(table="y"))).trouble == ""
        assert not hanging.done()
        hanging.cancel()

    with_pool(use)


def test_no_more_workers_stay_than_there_should_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "SUSPICIOUS", 0.001)

    async def use(pool: Pool) -> None:
        await pool.choose(wanted())
        slow = asyncio.create_task(pool.choose(wanted("dozing", table="x", seconds=0.05)))
        await asyncio.sleep(0)
        assert (await pool.choose(wanted(table="y"))).trouble == ""
        assert (await slow).trouble == ""
        while pool._busy:
            await asyncio.sleep(0.01)
        assert len(pool._idle) == 1

    with_pool(use)


def test_closing_does_not_wait_for_a_stopped_worker() -> None:
    async def run() -> None:
        pool = Pool(GAMES, 2, levels={"embers": ["random", "sleeping"]}, modules=["tests.server.crew.strange"])
        await asyncio.gather(*(pool.choose(wanted(table=str(n), seconds=0.0)) for n in range(2)))
        workers = [worker.process for worker in pool._idle]
        for worker in workers:
            worker.send_signal(signal.SIGSTOP)
        waiting = asyncio.create_task(pool.choose(wanted("sleeping", seconds=60.0)))
        await asyncio.sleep(0.05)
        async with asyncio.timeout(SAFETY):
            await pool.close()
        assert [worker.returncode for worker in workers] == [-signal.SIGKILL] * 2
        with pytest.raises(asyncio.CancelledError):
            await waiting

    asyncio.run(run())


def test_closing_waits_for_the_end_of_a_worker_that_is_being_replaced() -> None:
    async def use(pool: Pool) -> None:
        await pool.choose(wanted())
        stopped = pool._idle[0].process
        stopped.send_signal(signal.SIGSTOP)
        while not pool._idle[0].stopped:
            await asyncio.sleep(0.01)
        waiting = asyncio.create_task(pool.choose(wanted()))
        while pool._idle:
            await asyncio.sleep(0)
        await pool.close()
        assert stopped.returncode == -signal.SIGKILL
        with pytest.raises(asyncio.CancelledError):
            await waiting

    with_pool(use)


@pytest.mark.parametrize("when", ["idle", "busy"])
def test_a_worker_that_is_killed_costs_its_bot_a_second_try(when: str) -> None:
    async def use(pool: Pool) -> None:
        await pool.choose(wanted())
        worker = pool._idle[0].process
        if when == "idle":
            worker.send_signal(signal.SIGKILL)
        else:
            asyncio.get_running_loop().call_later(0.1, worker.send_signal, signal.SIGKILL)
        assert (await pool.choose(wanted("dozing"))).trouble == ""
        assert pool._idle[0].process is not worker

    with_pool(use)


def test_a_bot_has_no_third_try() -> None:
    async def use(pool: Pool) -> None:
        assert (await pool.choose(wanted("vanishing"))).trouble == "lost"
        assert pool.replaced["died"] == 2

    with_pool(use)


def test_a_bot_that_thinks_without_end_is_late_after_its_time() -> None:
    async def use(pool: Pool) -> None:
        await pool.choose(wanted())
        assert (await pool.choose(wanted("brooding", seconds=0.05))).trouble == "late"

    with_pool(use, slack=0.5)


def test_a_worker_has_longer_only_for_a_game_that_it_has_not_set_up() -> None:
    async def use(pool: Pool) -> None:
        slow = wanted("dozing", seconds=0.05)
        assert (await pool.choose(slow)).trouble == ""
        assert (await pool.choose(slow)).trouble == "late"
        assert (await pool.choose(slow)).trouble == ""  # a new worker: it has not seen the game either

    with_pool(use, slack=-1.0)


def test_a_crew_that_cannot_begin_fails_its_bots_and_not_the_server() -> None:
    async def use(pool: Pool) -> None:
        assert (await pool.choose(wanted())).trouble == "lost"
        assert not pool._idle and pool.replaced["unstarted"] == 2

    with_pool(use, modules=["tests.server.crew.nowhere"])


def test_what_a_bot_prints_does_not_reach_the_server() -> None:
    async def use(pool: Pool) -> None:
        assert (await pool.choose(wanted("chatting"))).trouble == ""

    with_pool(use)


@pytest.mark.parametrize("level", ["external:touch x", "search:99999", "json.tool:main", "", "RANDOM"])
def test_only_exact_names_from_the_start_are_looked_up(level: str) -> None:
    async def use(pool: Pool) -> None:
        assert await pool.choose(wanted(level)) == Chosen(trouble="unknown")
        assert not pool._busy and not pool._idle

    with_pool(use)


def test_a_game_that_this_house_does_not_have_is_unknown() -> None:
    async def use(pool: Pool) -> None:
        assert await pool.choose(wanted(game=spellboard.load("bellum"))) == Chosen(trouble="unknown")

    with_pool(use)


def test_bytes_that_are_no_observation_are_no_crash_of_the_pool() -> None:
    async def use(pool: Pool) -> None:
        assert (await pool.choose(wanted(observation=b'{"legal":[0]}'))).trouble == "unknown"

    with_pool(use)


def test_a_machine_with_no_room_for_a_process_fails_its_bots_and_not_the_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def refuse(*command: object, **settings: object) -> None:
        raise BlockingIOError

    monkeypatch.setattr(asyncio, "create_subprocess_exec", refuse)

    async def use(pool: Pool) -> None:
        assert (await pool.choose(wanted())).trouble == "lost"

    with_pool(use)


def test_everybody_in_a_long_line_is_answered() -> None:
    async def use(pool: Pool) -> None:
        jobs = [asyncio.create_task(pool.choose(wanted(table=str(n), watched=n % 2 == 0))) for n in range(40)]
        await asyncio.sleep(0)
        assert (pool.waiting(True), pool.waiting(False)) == (19, 20)
        pool.attend("1")
        assert (pool.waiting(True), pool.waiting(False)) == (20, 19)
        answers = await asyncio.gather(*jobs)
        assert all(answer.trouble == "" for answer in answers)

    with_pool(use)


def test_what_a_worker_used_is_taken_from_the_budget_of_its_address() -> None:
    async def use(pool: Pool) -> None:
        await pool.choose(wanted("dozing", address="here"))
        assert pool.overdrawn > 0

    with_pool(use, budget=0.01)


def test_closing_ends_every_worker_and_whoever_waits() -> None:
    async def run() -> None:
        pool = Pool(GAMES, 1, levels={"embers": STRANGE}, modules=["tests.server.crew.strange"])
        jobs = [asyncio.create_task(pool.choose(wanted("sleeping", seconds=60.0))) for _ in range(3)]
        await asyncio.sleep(0.3)
        await pool.close()
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        assert all(isinstance(answer, asyncio.CancelledError) for answer in answers)

    asyncio.run(run())


def test_a_worker_goes_when_the_server_is_gone() -> None:
    async def run() -> None:
        pool = Pool(GAMES, 1, modules=["tests.server.crew.strange"])
        await pool.choose(wanted())
        process = pool._idle[0].process
        assert process.stdin is not None
        process.stdin.close()
        assert await asyncio.wait_for(process.wait(), 10) == 0

    asyncio.run(run())


def test_workers_know_none_of_the_hosts_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPELLBOARD_KEY", "a secret")

    async def use(pool: Pool) -> None:
        await pool.choose(wanted())
        with open(f"/proc/{pool._idle[0].process.pid}/environ", "rb") as file:
            assert b"SPELLBOARD_KEY" not in file.read()

    if os.path.exists("/proc/self/environ"):
        with_pool(use)
