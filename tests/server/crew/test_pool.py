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
from spellboard.server.crew.pool import Pool
from spellboard.server.crew.wanted import Chosen, Wanted

from ...example import GAME as Embers

STRANGE = ("crashing", "vanishing", "sleeping", "brooding", "cheating", "chatting", "hungry")
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
    [("crashing", "crashed"), ("vanishing", "crashed"), ("cheating", "illegal"), ("hungry", "crashed")],
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


def test_a_bot_that_is_given_no_core_is_not_late() -> None:
    async def use(pool: Pool) -> None:
        await pool.choose(wanted())
        worker = pool._idle[0].process
        worker.send_signal(signal.SIGSTOP)
        asyncio.get_running_loop().call_later(1.5, worker.send_signal, signal.SIGCONT)
        assert (await pool.choose(wanted(seconds=0.05))).trouble == ""
        assert worker.returncode is None

    with_pool(use, slack=0.5)


def test_a_bot_that_thinks_without_end_is_late_after_its_time() -> None:
    async def use(pool: Pool) -> None:
        await pool.choose(wanted())
        assert (await pool.choose(wanted("brooding", seconds=0.05))).trouble == "late"

    with_pool(use, slack=0.5)


def test_a_worker_has_longer_only_for_a_game_that_it_has_not_set_up() -> None:
    async def use(pool: Pool) -> None:
        assert (await pool.choose(wanted(seconds=0.05))).trouble == ""
        assert (await pool.choose(wanted(seconds=0.05))).trouble == "late"
        assert (await pool.choose(wanted(seconds=0.05))).trouble == ""  # a new worker: it has not seen the game either

    with_pool(use, slack=-1.0)


def test_a_crew_that_cannot_begin_fails_its_bots_and_not_the_server() -> None:
    async def use(pool: Pool) -> None:
        assert (await pool.choose(wanted())).trouble == "crashed"
        assert not pool._idle

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


def test_budgets_shrink_when_the_line_is_long() -> None:
    async def use(pool: Pool) -> None:
        assert pool.budget(1.0) == 1.0
        jobs = [asyncio.create_task(pool.choose(wanted(table=str(n)))) for n in range(40)]
        await asyncio.sleep(0)
        assert pool.waiting > 30
        assert 0.02 <= pool.budget(1.0) < 0.2
        answers = await asyncio.gather(*jobs)
        assert all(answer.trouble == "" for answer in answers)

    with_pool(use)


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
