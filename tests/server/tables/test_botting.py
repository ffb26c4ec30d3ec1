"""Bots: driven from what their seat sees, at a pace that tells nothing, resting when nobody looks."""

from __future__ import annotations

import asyncio

import pytest

from spellboard.server.crew.wanted import Chosen, Wanted
from spellboard.server.errors import Problem
from spellboard.server.tables.botting import MAX_SUBSTITUTE_TRIES, Bots
from spellboard.server.tables.draft import Draft
from spellboard.server.tables.rules import HouseRules
from spellboard.server.wire.bodies import About
from spellboard.server.wire.table import ClockRule
from tests.server.saying import refused

from .bench import ADA, BEN, CLEO, GAMES, Bench, Device, play_on, salted


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_person_plays_with_bots(game: str) -> None:
    async def story() -> None:
        bench = Bench()
        kind = next(kind for kind in GAMES if kind.name == game)
        table, devices = await bench.running(game, "m" + "b" * (kind.fewest - 1))
        assert await play_on(bench, table, devices, 15) > 4
        assert bench.crew.wanted
        assert [row.text for row in bench.store.journals[table.id]] == table.must_match().texts

    asyncio.run(story())


def test_a_bot_gets_what_its_seat_sees_and_nothing_else() -> None:
    async def story() -> None:
        bench = Bench()
        table, _ = await bench.running(who="mbb")
        await bench.rest()
        wanted = bench.crew.wanted[0]
        dealt = table.kept.dealt
        assert dealt is not None
        assert b'"seat":1' in wanted.observation and dealt.secret not in repr(wanted)

    asyncio.run(story())


def test_a_bot_that_fails_loses_its_seat_and_never_the_table() -> None:
    async def story() -> None:
        bench = Bench()
        bench.crew.trouble["random"] = "crashed"
        table, (ada,) = await bench.running(who="mbb")
        await bench.rest()
        kinds = [event["kind"] for frame in ada.read() for event in frame.get("happened", [])]
        assert "failed" in kinds
        assert [seat.resigned for seat in table.sight().seats] == [False, True, True]
        assert table.kept.status in ("running", "over")

    asyncio.run(story())


@pytest.mark.parametrize("trouble", ["crashed", "illegal", "unknown"])
def test_nobody_plays_for_a_bot_that_fails_by_itself(trouble: str) -> None:
    async def story() -> None:
        bench = Bench()
        bench.crew.trouble["random"] = trouble
        table, _ = await bench.running("bellum", "mb")
        await bench.rest()
        assert table.sight().seats[1].resigned
        assert {wanted.level for wanted in bench.crew.wanted} == {"random"}

    asyncio.run(story())


@pytest.mark.parametrize("trouble", ["lost", "late"])
def test_a_quick_bot_decides_once_for_a_bot_whose_worker_fails(trouble: str) -> None:
    async def story() -> None:
        bench = Bench()
        bench.crew.trouble["random"] = trouble
        table, (ada,) = await bench.running("bellum", "mb")
        await bench.rest()
        assert [(wanted.level, wanted.seconds) for wanted in bench.crew.wanted[:2]] == [("random", 0), ("greedy", 0)]
        assert not table.sight().seats[1].resigned and table.kept.chairs[1].bot == "random"
        assert not any(event["kind"] == "failed" for frame in ada.read() for event in frame.get("happened", []))
        bench.crew.trouble.clear()
        asked = len(bench.crew.wanted)
        while len(bench.crew.wanted) == asked:
            await ada.do(ada.legal(0)[0], seat=0)
            await bench.rest()
        assert bench.crew.wanted[asked].level == "random"

    asyncio.run(story())


def test_a_bot_that_no_worker_can_be_found_for_loses_its_seat_in_the_end() -> None:
    async def story() -> None:
        bench = Bench()
        bench.crew.trouble = {"random": "lost", "greedy": "lost"}
        table, _ = await bench.running("bellum", "mb")
        await bench.rest()
        assert table.sight().seats[1].resigned
        levels = [wanted.level for wanted in bench.crew.wanted]
        assert levels == ["random", *["greedy"] * MAX_SUBSTITUTE_TRIES]
        assert sum(bench.clock.slept) >= 3  # whatever was wrong with the machine had some time to pass

    asyncio.run(story())


def test_a_crew_that_breaks_down_costs_the_seat_too() -> None:
    async def story() -> None:
        bench = Bench()

        async def broken(wanted: object) -> None:
            raise RuntimeError("no worker is left")

        bench.crew.choose = broken  # type: ignore[method-assign, assignment]
        table, _ = await bench.running(who="mbb")
        await bench.rest()
        assert table.sight().seats[1].resigned

    asyncio.run(story())


def test_what_a_player_waits_for_does_not_depend_on_how_long_a_bot_thinks() -> None:
    async def story(takes: float) -> list[int]:
        bench = Bench(rules=HouseRules())
        bench.crew.takes = takes
        table, _ = await bench.running(who="mbb")
        times: list[int] = []
        tell = table.tell

        def told(draft: Draft) -> None:
            times.append(bench.clock.now())
            tell(draft)

        table.tell = told  # type: ignore[method-assign]
        await bench.rest()
        return times

    told = [asyncio.run(story(takes)) for takes in (0.0, 0.03, 0.1)]
    assert len(told[0]) == 2 and told[0][1] - told[0][0] >= 100
    assert told[1] == told[2] == told[0]


def test_all_bots_together_take_four_seconds_at_most_between_two_decisions_of_people() -> None:
    async def story() -> None:
        for takes in (0.0, 0.2):
            bench = Bench(rules=HouseRules(pace=3))
            table, (ada,) = await bench.running("bellum", "mbbb")
            bench.crew.takes = takes
            await bench.rest()
            for _ in range(12):
                if table.must_match().over or 0 not in table.must_match().state.waiting:
                    break
                asked, before = len(bench.crew.wanted), bench.clock.now()
                await ada.do(ada.legal(0)[0], seat=0)
                await bench.rest()
                played = len(bench.crew.wanted) - asked
                assert bench.clock.now() - before <= 4000 + 1000 * takes * played
                if not takes:
                    assert bench.clock.now() - before <= 4000

    asyncio.run(story())


@pytest.mark.parametrize("game", ["amulett", "bellum", "magalon"])
def test_a_full_table_of_bots_that_like_to_think_takes_four_seconds_at_most(game: str) -> None:
    async def story() -> None:
        bench = Bench(rules=HouseRules())
        bench.crew.likes = 2.0  # what the strongest level likes to have
        most = next(kind for kind in GAMES if kind.name == game).most
        table, (ada,) = await bench.running(game, "m" + "b" * (most - 1))
        await bench.rest()
        slots = []
        for number in range(30):
            if table.must_match().over or 0 not in table.must_match().state.waiting:
                break
            asked, before = len(bench.crew.wanted), bench.clock.now()
            legal = ada.legal(0)
            await ada.do(legal[number % len(legal)], seat=0)
            await bench.rest()
            assert bench.clock.now() - before <= 4000
            slots += [wanted.seconds for wanted in bench.crew.wanted[asked:]]
        assert len(slots) > 10 and max(slots) <= 2

    asyncio.run(story())


def test_a_bot_that_likes_to_think_has_longer_where_there_is_time() -> None:
    async def story(likes: float) -> float:
        bench = Bench(rules=HouseRules())
        bench.crew.likes = likes
        await bench.running("bellum", "mb")
        await bench.rest()
        return bench.crew.wanted[0].seconds

    quick, slow = (asyncio.run(story(likes)) for likes in (0.0, 2.0))
    assert quick < slow < 2


def test_a_bot_that_likes_to_think_and_has_no_time_left_leaves_it_to_a_quick_one() -> None:
    async def story() -> None:
        bench = Bench(rules=HouseRules())
        bench.crew.likes, bench.crew.takes = 2.0, 1.5  # a machine so busy that nothing is done in time
        table, (ada,) = await bench.running("bellum", "mbbbb")
        await bench.rest()
        assert [wanted.level for wanted in bench.crew.wanted] == ["random", "random", "greedy", "greedy"]
        before = len(bench.crew.wanted)
        while len(bench.crew.wanted) == before:
            await ada.do(ada.legal(0)[0], seat=0)
            await bench.rest()
        assert bench.crew.wanted[before].level == "random"  # all have their time again
        assert {chair.bot for chair in table.kept.chairs} == {"", "random"}

    asyncio.run(story())


def test_bots_rest_when_nobody_has_looked_for_ten_minutes_and_wake_when_somebody_does() -> None:
    async def story() -> None:
        bench = Bench()
        table, devices = await bench.running()
        await table.pause(ADA)
        await table.hand(ADA, About(seat=1))
        for device in devices:
            table.part(device.connection)
        bench.clock.turn(601)
        await table.resume(ADA)
        await bench.rest()
        assert bench.crew.wanted == [] and 1 in table.must_match().state.waiting
        await Device(table, ADA).hello(0)
        await bench.rest()
        assert bench.crew.wanted and 1 not in table.must_match().state.waiting

    asyncio.run(story())


def test_the_address_of_the_host_counts_or_else_that_of_another_seat() -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada, ben) = await bench.running(who="mfb")
        bots = table.bots
        watcher = Device(table, CLEO)
        await table.join(CLEO, await bench.token(table, "watch"))
        watcher.connection.near = "elsewhere"
        await watcher.hello()
        ada.connection.near, ben.connection.near = "of the host", "of a friend"
        assert bots._near() == "of the host"
        table.part(ada.connection)
        assert bots._near() == "of a friend"
        table.part(ben.connection)
        assert bots._near() == "of a friend"  # the last that is known: who watches asked for nothing
        table.bots = Bots(table)
        assert table.bots._near() == ""

    asyncio.run(story())


def test_the_crew_is_told_whether_and_where_somebody_waits() -> None:
    async def story() -> None:
        bench = Bench()
        table = await bench.table(who="mbb")
        ada = Device(table, ADA)
        ada.connection.near = "hers"
        await ada.hello(0)
        await table.start(ADA)
        await salted(table, [ada])
        await bench.rest()
        assert {(wanted.address, wanted.watched) for wanted in bench.crew.wanted} == {("hers", True)}

    asyncio.run(story())


def test_a_choice_that_nobody_waited_for_moves_up_when_somebody_comes() -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada,) = await bench.running(who="mbb")
        await bench.rest()
        answered, choose = asyncio.Event(), bench.crew.choose

        async def slowly(wanted: Wanted) -> Chosen:
            await answered.wait()
            return await choose(wanted)

        bench.crew.choose = slowly  # type: ignore[method-assign]
        table.part(ada.connection)
        await table.pause(ADA)
        await table.hand(ADA, About(seat=0))
        await table.resume(ADA)
        for _ in range(5):
            await asyncio.sleep(0)
        assert table.bots.busy and bench.crew.attended == []
        for _ in range(2):
            await Device(table, ADA).hello(0)
        assert bench.crew.attended == [table.id]  # once is enough
        answered.set()
        await bench.house.close()

    asyncio.run(story())


def test_bots_do_not_rest_where_people_play_by_correspondence() -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada, ben) = await bench.running(who="mfb", clock=ClockRule("move", 24 * 3600))
        await bench.rest()
        for device in (ada, ben):
            table.part(device.connection)
        bench.clock.turn(3600)
        assert table.bots._watched()

    asyncio.run(story())


def test_a_guest_has_three_running_tables_with_bots_at_most() -> None:
    async def story() -> None:
        bench = Bench()
        for _ in range(3):
            await bench.running(who="mbb")
        table = await bench.table(who="mbb")
        with refused(Problem, "too-many-bot-tables"):
            await table.start(ADA)
        before = len(bench.store.rows)
        with refused(Problem, "too-many-bot-tables"):
            await bench.table(who="mbb", start=True)
        assert len(bench.store.rows) == before
        friends = await bench.table(who="mff")
        await friends.start(ADA)

    asyncio.run(story())


def test_nobody_has_more_tables_with_bots_by_handing_seats_over_or_by_leaving() -> None:
    async def story() -> None:
        bench = Bench()
        for _ in range(3):
            await bench.running(who="mbb")
        alone, _ = await bench.running(who="mmm")
        with refused(Problem, "too-many-bot-tables"):
            await alone.hand(ADA, About(seat=1))
        with refused(Problem, "too-many-bot-tables"):
            await alone.leave(ADA)
        assert not alone.kept.bots
        friends, _ = await bench.running(who="mff")
        await friends.leave(ADA)  # the others play on, and need somebody on that seat
        assert friends.kept.bots == [0]
        await friends.hand(BEN, About(seat=2))  # it is a table with bots by now, and Ben's

    asyncio.run(story())


def test_bots_go_on_after_a_restart() -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada,) = await bench.running(who="mbb")
        await bench.rest()
        bench.crew.choose = _never  # type: ignore[method-assign, assignment]
        await ada.do(ada.legal(0)[0], seat=0)
        later = bench.again()
        await later.house.open()
        await later.later(1)
        table = await later.house.table(table.id)
        assert table.must_match().over or 0 in table.must_match().state.waiting
        await later.house.close()
        await bench.house.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    ("clock", "minutes", "plays"),
    [
        (ClockRule(), 9, True),
        (ClockRule(), 11, False),
        (ClockRule("total", 24 * 3600), 11, False),
        (ClockRule("move", 24 * 3600), 11, True),
    ],
    ids=["looked at lately", "long ago", "with a clock", "by correspondence"],
)
def test_after_a_restart_bots_play_only_where_somebody_has_looked_lately(
    clock: ClockRule, minutes: int, plays: bool
) -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada,) = await bench.running(who="mbb", clock=clock)
        await bench.rest()
        bench.crew.choose = _never  # type: ignore[method-assign, assignment]
        while 0 in table.must_match().state.waiting:
            await ada.do(ada.legal(0)[0], seat=0)
        bench.clock.turn(60 * minutes)
        later = bench.again()
        await later.house.open()
        await later.later(1)
        assert bool(later.crew.wanted) == plays
        assert later.house.awake == (plays or clock.kind != "none")  # no table is even loaded for nobody
        if not plays:
            table = await later.house.table(table.id)
            await Device(table, ADA).hello(0)
            await later.rest()
            assert later.crew.wanted  # somebody looks again
        await later.house.close()
        await bench.house.close()

    asyncio.run(story())


async def _never(wanted: object) -> None:
    await asyncio.Event().wait()


def test_a_bot_whose_move_cannot_be_stored_tries_again() -> None:
    async def story() -> None:
        bench = Bench()
        table = await bench.table(who="mbb")
        devices = await bench.devices(table)
        await table.start(ADA)
        await salted(table, devices)
        bench.store.fails = True
        for _ in range(20):
            await asyncio.sleep(0)
        before = table.journal
        bench.store.fails = False
        await bench.rest()
        assert table.journal > before

    asyncio.run(story())
