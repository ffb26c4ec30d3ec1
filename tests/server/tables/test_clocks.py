"""Clocks: every awaited person's runs, and nobody pays for a pause, for the server's work or for its absence."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from spellboard.server.storage.store import Heartbeat, PutTable, Write
from spellboard.server.tables import clocks
from spellboard.server.wire.bodies import About
from spellboard.server.wire.incoming import Say, Undo
from spellboard.server.wire.table import ClockRule

from .bench import ADA, Bench, Device, ask_id

MOVE = ClockRule("move", 60)
TOTAL = ClockRule("total", 300, 10)


def left(bench: Bench, device: Device) -> list[float]:
    return [clocks.left(device.table, seat, bench.clock.now()) / 1000 for seat in range(len(device.table.kept.chairs))]


def test_all_awaited_clocks_run_and_a_choice_stops_ones_own() -> None:
    async def story() -> None:
        bench = Bench()
        _, (ada, *_) = await bench.running(clock=TOTAL)
        bench.clock.turn(20)
        await ada.do("hide")
        bench.clock.turn(30)
        assert left(bench, ada) == [290, 250, 250]
        ada.read()
        shown = next(frame for frame in reversed(ada.frames) if frame["type"] == "change")["clocks"]
        assert shown == [{"left": 290_000, "runs": False}, *[{"left": 280_000, "runs": True}] * 2]

    asyncio.run(story())


def test_who_takes_back_gives_the_increment_back() -> None:
    async def story() -> None:
        bench = Bench()
        _, (ada, *_) = await bench.running(clock=TOTAL)
        for _ in range(3):
            await ada.do("hide")
            ada.read()
            await ada.send(Undo(ask_id(), 0, ada.sights[0]["fresh"]))
        assert left(bench, ada)[0] == 300

    asyncio.run(story())


def test_a_move_clock_is_full_whenever_somebody_is_asked_anew() -> None:
    async def story() -> None:
        bench = Bench()
        table, devices = await bench.running(clock=MOVE)
        bench.clock.turn(50)
        for device in devices:
            await device.do("hide")
        leader = table.must_match().state.waiting[0]
        assert left(bench, devices[0])[leader] == 60

    asyncio.run(story())


def test_nobody_pays_for_a_pause_or_for_what_the_server_does() -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada, *_) = await bench.running(clock=TOTAL)
        bench.clock.turn(10)
        await table.pause(ADA)
        bench.clock.turn(1000)
        await table.resume(ADA)
        assert left(bench, ada) == [290, 290, 290]
        write = bench.store.write

        async def slow(changes: Sequence[Write]) -> None:
            bench.clock.turn(100)
            await write(changes)

        bench.store.write = slow  # type: ignore[method-assign]
        await ada.do("hide")
        assert left(bench, ada) == [300, 290, 290]

    asyncio.run(story())


def test_a_wish_counts_from_when_it_came_in_not_from_when_its_turn_came() -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada, *_) = await bench.running(clock=TOTAL)
        async with table.lock:
            move = asyncio.ensure_future(ada.do("hide"))
            await asyncio.sleep(0)
            bench.clock.turn(50)
        assert (await move)["type"] == "ack"
        assert left(bench, ada) == [310, 300, 300]

    asyncio.run(story())


def test_a_paused_match_takes_no_move() -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada, *_) = await bench.running()
        await table.pause(ADA)
        assert (await ada.do("hide"))["error"]["key"] == "error-paused"

    asyncio.run(story())


def test_who_is_out_of_time_is_played_for_by_a_bot_and_may_return() -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada, *_) = await bench.running(clock=MOVE)
        await ada.do("hide")
        await bench.later(59)
        assert not table.kept.bots
        await bench.later(2)
        assert table.kept.bots == [1, 2]
        assert all(seat.may_return for seat in table.sight().seats[1:])
        kinds = [event["kind"] for frame in ada.read() for event in frame.get("happened", [])]
        assert kinds == ["flag", "bot", "flag", "bot"]
        assert not {1, 2} & set(table.must_match().state.waiting)

    asyncio.run(story())


def test_clocks_stand_still_while_the_server_is_down_and_go_on_after_a_clean_stop() -> None:
    async def story() -> None:
        bench = Bench()
        table, _ = await bench.running(clock=TOTAL)
        bench.clock.turn(100)
        await bench.house.close()
        bench.clock.turn(100_000)
        later = bench.again()
        await later.house.open()
        await later.house.tick()
        table = await later.house.table(table.id)
        assert [clocks.left(table, seat, bench.clock.now()) for seat in range(3)] == [200_000] * 3
        assert not table.kept.bots
        await later.house.close()

    asyncio.run(story())


async def crash(bench: Bench, down: float) -> Bench:
    """The machine dies, and is switched on later."""
    later = bench.again()
    bench.clock.turn(down)
    await later.house.open()
    await later.house.tick()
    return later


def test_a_crash_forgives_only_what_ran_since_the_last_sign_of_life() -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada, *_) = await bench.running(clock=TOTAL)
        bench.clock.turn(20)
        await ada.do("hide")
        bench.clock.turn(30)
        await bench.store.write([Heartbeat(bench.clock.now())])
        bench.clock.turn(0.4)
        for _ in range(2):  # the second time nothing has run
            bench = await crash(bench, 100_000)
            table = await bench.house.table(table.id)
            assert [clocks.left(table, seat, bench.clock.now()) for seat in range(3)] == [290_000, 250_000, 250_000]
        bench.clock.turn(50)
        await bench.store.write([Heartbeat(bench.clock.now())])
        bench = await crash(bench, 100_000)
        table = await bench.house.table(table.id)
        assert [clocks.left(table, seat, bench.clock.now()) for seat in range(3)] == [290_000, 200_000, 200_000]

    asyncio.run(story())


def test_a_crash_forgives_no_flag() -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada, *_) = await bench.running(clock=MOVE)
        await ada.do("hide")
        bench.clock.turn(61)
        await bench.store.write([Heartbeat(bench.clock.now())])
        bench.clock.time -= 3_600_000  # somebody sets the clock of the machine back
        bench = await crash(bench, 10)
        await bench.rest()
        table = await bench.house.table(table.id)
        assert table.kept.bots == [1, 2]

    asyncio.run(story())


def test_a_pause_and_a_seat_at_a_bot_cost_nobody_time_in_a_crash() -> None:
    async def story() -> None:
        bench = Bench()
        table, _ = await bench.running(clock=TOTAL)
        await table.hand(ADA, About(seat=1))
        bench.clock.turn(10)
        await table.pause(ADA)
        bench.clock.turn(1000)
        await bench.store.write([Heartbeat(bench.clock.now())])
        bench = await crash(bench, 10)
        table = await bench.house.table(table.id)
        left = [chair.left for chair in table.kept.chairs]
        assert (left[0], left[2]) == (290_000, 290_000) and left[1] >= 300_000

    asyncio.run(story())


def test_a_clock_that_ran_while_its_table_was_not_in_memory_is_counted_after_a_clean_stop() -> None:
    async def story() -> None:
        bench = Bench()
        table, devices = await bench.running(clock=ClockRule("move", 3 * 24 * 3600))
        for device in devices:
            table.part(device.connection)
        await bench.later(3000)
        await bench.later(600)
        assert table.gone and bench.house.timed
        await bench.house.close()
        bench = await crash(bench, 100_000)
        table = await bench.house.table(table.id)
        assert left(bench, Device(table, ADA)) == [3 * 24 * 3600 - 3600] * 3

    asyncio.run(story())


def test_a_word_at_a_table_with_clocks_and_a_move_at_one_without_write_no_row() -> None:
    async def story() -> None:
        bench = Bench()
        _, (timed, *_) = await bench.running(clock=TOTAL)
        _, (untimed, *_) = await bench.running()
        for doing in (timed.send(Say(ask_id(), "hello")), untimed.do("hide")):
            bench.store.writes.clear()
            assert (await doing)["type"] == "ack"
            assert not [change for write in bench.store.writes for change in write if isinstance(change, PutTable)]

    asyncio.run(story())


def test_a_clock_of_days_runs_on_while_the_table_is_not_in_memory() -> None:
    async def story() -> None:
        bench = Bench()
        table, devices = await bench.running(clock=ClockRule("move", 3 * 24 * 3600))
        for device in devices:
            table.part(device.connection)
        for _ in range(71):
            await bench.later(3000)
            await bench.later(600)
        assert table.gone
        assert not (await bench.house.table(table.id)).kept.bots
        await bench.later(3600)
        await bench.later(10)
        assert (await bench.house.table(table.id)).kept.bots == [0, 1, 2]

    asyncio.run(story())
