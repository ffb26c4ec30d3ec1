"""Practice: a table like any other, but for where it begins, its dice, and the guide."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from spellboard.core.record import Record
from spellboard.server.errors import Problem
from spellboard.server.tables.rules import HouseRules
from tests.server.saying import refused

from .bench import ADA, BEN, SHELF, Bench, Device

GAMES = [name for name, kind in SHELF.games.items() if kind.load().practice is not None]


async def guided(bench: Bench, game: str = "embers") -> Device:
    table = await bench.house.practise(ADA, game)
    return (await bench.devices(table))[0]


def guide(device: Device) -> Any:
    device.read()
    return device.sights[0].get("guide")


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_sits_at_a_running_table_with_bots_and_is_told_what_to_do(game: str) -> None:
    async def story() -> None:
        device = await guided(Bench(), game)
        practice = SHELF.games[game].load().practice
        assert practice is not None and practice.seat == 0
        assert device.board["status"] == "running" and device.board["practice"]
        bots = [bool(seat.get("bot")) for seat in device.board["seats"]]
        assert bots == [False] + [True] * (practice.players - 1)
        told = guide(device)
        assert (told["step"], told["of"]) == (1, len(practice.steps))
        assert told["say"]["key"] == practice.steps[0].say

    asyncio.run(story())


def test_the_guide_goes_on_with_what_is_played_and_says_when_the_turn_is_done() -> None:
    async def story() -> None:
        bench = Bench()
        device = await guided(bench)
        await device.do("hide")
        await bench.rest()
        assert guide(device)["step"] == 2
        await device.do("bury", "lay coal")
        await bench.rest()
        assert guide(device)["done"]

    asyncio.run(story())


def test_everybody_practises_from_the_same_position_with_the_same_deal() -> None:
    async def story() -> None:
        bench = Bench()
        first, second = await bench.house.practise(ADA, "embers"), await bench.house.practise(BEN, "embers")
        one, other = first.must_match(), second.must_match()
        assert one.dealer.secret == other.dealer.secret and one.start == other.start and first.id != second.id

    asyncio.run(story())


def test_it_goes_on_after_the_machine_was_switched_off() -> None:
    async def story() -> None:
        bench = Bench()
        device = await guided(bench)
        await device.do("hide")
        await bench.rest()
        head = device.table.must_match().head
        again = bench.again()
        table = await again.house.table(device.table.id)
        assert table.kept.practice and table.must_match().head == head
        assert guide((await again.devices(table))[0])["step"] == 2

    asyncio.run(story())


def test_the_record_is_marked_as_practice_and_as_unsealed() -> None:
    async def story() -> None:
        device = await guided(Bench())
        await device.table.close(ADA)
        proof = Record.decode(await device.table.record(ADA)).verify(SHELF.games["embers"])
        assert proof.unsealed and proof.start is not None and proof.start.practice

    asyncio.run(story())


def test_who_begins_again_leaves_the_last_practice_behind() -> None:
    async def story() -> None:
        bench = Bench(rules=HouseRules(pace=0, bot_tables=1))
        first = await bench.house.practise(ADA, "embers")
        second = await bench.house.practise(ADA, "embers")
        assert (first.kept.status, first.kept.practice, second.kept.status) == ("closed", True, "running")

    asyncio.run(story())


def test_it_counts_among_the_tables_of_its_guest() -> None:
    async def story() -> None:
        bench = Bench(rules=HouseRules(pace=0, tables=2, bot_tables=1))
        table, _ = await bench.running(who="mfb")
        with refused(Problem, "too-many-bot-tables"):
            await bench.house.practise(ADA, "embers")
        await table.close(ADA)
        await bench.house.practise(ADA, "embers")
        await bench.table(who="mFF")
        with refused(Problem, "too-many-tables"):
            await bench.table(who="mFF")

    asyncio.run(story())


def test_the_same_people_again_play_a_real_game() -> None:
    async def story() -> None:
        bench = Bench()
        device = await guided(bench)
        await device.table.close(ADA)
        again = await device.table.rematch(ADA)
        assert not again.kept.practice and not again.sight().practice

    asyncio.run(story())


def test_at_any_other_table_nobody_is_guided() -> None:
    async def story() -> None:
        _, devices = await Bench().running(who="mfb")
        assert guide(devices[0]) is None and "practice" not in devices[0].board

    asyncio.run(story())


@pytest.mark.parametrize("game", ["chess", "", "../embers", "Embers"])
def test_only_the_exact_name_of_a_game_is_a_game(game: str) -> None:
    async def story() -> None:
        with refused(Problem, "unknown-game"):
            await Bench().house.practise(ADA, game)

    asyncio.run(story())


def test_a_game_that_brings_no_guided_turn_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        bench = Bench()
        monkeypatch.setitem(vars(bench.house.shelf.game("embers", "standard", {})), "practice", None)
        with refused(Problem, "no-practice"):
            await bench.house.practise(ADA, "embers")

    asyncio.run(story())
