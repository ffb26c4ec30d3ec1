"""Seats and the host: coming by a link, several players on a device, removing, muting, handing over, once more."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from spellboard.core.errors import OptionError
from spellboard.core.record import Record
from spellboard.server.errors import Problem
from spellboard.server.guests.guest import Guest
from spellboard.server.tables import links
from spellboard.server.tables.errors import NoTable
from spellboard.server.tables.table import Table
from spellboard.server.wire.bodies import About, Entrance, NewTable, SeatPlan, Settings
from spellboard.server.wire.incoming import Propose, Say
from spellboard.server.wire.table import ClockRule
from tests.server.saying import refused

from .bench import ADA, BEN, CLEO, GUESTS, Bench, Device, ask_id, play_on, salted


def test_a_second_ada_is_called_ada_2() -> None:
    async def story() -> None:
        bench = Bench()
        table = await bench.table(who="mFF")
        other = Guest("another-ada-----------", "ADA")
        await table.join(other, await bench.token(table, "join"))
        assert [seat.name for seat in table.sight().seats] == ["Ada", "ADA 2", ""]

    asyncio.run(story())


def test_several_players_sit_at_one_device_under_names_of_their_own() -> None:
    async def story() -> None:
        bench = Bench()
        plans = [SeatPlan("me"), SeatPlan("me", name=" Grand  ma "), SeatPlan("friend")]
        with refused(Problem, "name-characters"):
            disguised = [SeatPlan("me"), SeatPlan("me", name="Grand\u202ema"), SeatPlan("friend")]
            await bench.house.create(ADA, NewTable("embers", disguised))
        table = await bench.house.create(ADA, NewTable("embers", plans))
        await table.join(ADA, await bench.token(table, "seat", 2), Entrance("x" * 43, name="Uncle"))
        assert [chair.name for chair in table.kept.chairs] == ["Ada", "Grand ma", "Uncle"]
        (ada,) = await bench.devices(table)
        await table.start(ADA)
        await salted(table, [ada])
        ada.read()
        assert set(ada.sights) == {0, 1, 2}
        assert await play_on(bench, table, [ada], 7) == 7

    asyncio.run(story())


def test_a_link_of_another_table_leads_nowhere() -> None:
    async def story() -> None:
        bench = Bench()
        table, other = await bench.table(who="mFF"), await bench.table(who="mFF")
        with pytest.raises(NoTable):
            await table.join(BEN, await bench.token(other, "join"))
        assert BEN.id not in table.members

    asyncio.run(story())


def test_links_let_in_for_what_they_say_until_they_are_renewed() -> None:
    async def story() -> None:
        bench = Bench()
        table = await bench.table(who="mFF")
        old = await bench.token(table, "join")
        with pytest.raises(NoTable):
            await table.join(BEN, None)
        await table.join(BEN, await bench.token(table, "watch"))
        assert table.members[BEN.id] == "watcher" and not any(c.guest == BEN.id for c in table.kept.chairs)
        await table.join(BEN, old)
        await table.join(BEN, old)
        assert [chair.guest for chair in table.kept.chairs] == [ADA.id, BEN.id, ""]
        await table.renew(ADA)
        assert await bench.store.token(old.hash) is None
        assert await bench.token(table, "join") is not None
        with refused(Problem, "not-host"):
            table.links(BEN)

    asyncio.run(story())


def test_a_seat_may_be_open_on_several_devices() -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada, *_) = await bench.running()
        tablet = Device(table, ADA)
        await tablet.hello(0)
        await ada.do("hide")
        assert tablet.read()[-1] == ada.frames[-1]

    asyncio.run(story())


def test_the_host_removes_somebody_whose_devices_are_closed_and_who_cannot_come_back() -> None:
    async def story() -> None:
        bench = Bench()
        table, (_, ben, _) = await bench.running()
        with refused(Problem, "not-host"):
            await table.remove(BEN, About(seat=0))
        await table.remove(ADA, About(guest=table.sight().seats[1].guest))
        assert ben.connection.closed == "removed"
        seat = table.sight().seats[1]
        assert (seat.bot, seat.name, seat.may_return) == ("random", "", False)
        with refused(Problem, "removed"):
            await table.join(BEN, await bench.token(table, "watch"))
        again = Device(table, BEN)
        await again.hello()
        assert again.connection.closed == "removed"

    asyncio.run(story())


def test_who_is_muted_cannot_speak_until_the_host_gives_the_voice_back() -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada, ben, _) = await bench.running()
        await table.mute(ADA, About(seat=1))
        assert (await ben.send(Say(ask_id(), "hello")))["error"]["key"] == "error-muted"
        await table.mute(ADA, About(seat=1))
        assert (await ben.send(Say(ask_id(), "  hello   there ")))["type"] == "ack"
        said = ada.read()[-1]["happened"][-1]
        assert (said["kind"], said["seat"], said["text"]) == ("said", 1, "hello there")
        assert BEN.id not in str(ada.frames)

    asyncio.run(story())


def test_the_host_changes_the_settings_before_the_start_only() -> None:
    async def story() -> None:
        bench = Bench()
        table = await bench.table(who="mfF")
        await table.settings(ADA, Settings(options={"shelter": False}, clock=ClockRule("move", 60), seating="lot"))
        assert table.kept.options == {"shelter": False} and table.kept.clock.seconds == 60
        await table.settings(ADA, Settings(seats=[SeatPlan("bot", "random"), SeatPlan("friend"), SeatPlan("me")]))
        assert [chair.player for chair in table.kept.chairs] == ["bot:random", "Ben", "Ada"]
        with pytest.raises(OptionError):
            await table.settings(ADA, Settings(options={"nothing": 1}))
        with refused(Problem, "clock"):
            await table.settings(ADA, Settings(clock=ClockRule("move", 1)))
        with refused(Problem, "unknown-edition"):
            await table.settings(ADA, Settings(edition="../../etc/passwd"))
        await table.start(ADA)
        with refused(Problem, "not-open"):
            await table.settings(ADA, Settings(public=True))

    asyncio.run(story())


@pytest.mark.parametrize("name", ["external:touch x", "search:99999", "json.tool:main", "tests.example:GAME", "RANDOM"])
def test_nothing_from_outside_is_looked_up_but_in_the_dictionaries_of_the_house(name: str) -> None:
    async def story() -> None:
        bench = Bench()
        for game, edition, level, unknown in (
            (name, "standard", "random", "game"),
            ("embers", name, "random", "edition"),
            ("embers", "standard", name, "bot"),
        ):
            with refused(Problem, f"unknown-{unknown}"):
                plans = [SeatPlan("me"), SeatPlan("bot", level), SeatPlan("bot", "random")]
                await bench.house.create(ADA, NewTable(game, plans, edition=edition))
        table, _ = await bench.running()
        with refused(Problem, "unknown-bot"):
            await table.hand(ADA, About(seat=1, bot=name))
        assert bench.crew.wanted == []

    asyncio.run(story())


def test_a_closed_match_publishes_its_secret_and_not_before() -> None:
    async def story() -> None:
        bench = Bench()
        table, devices = await bench.running()
        await play_on(bench, table, devices, 4)
        with refused(Problem, "not-over"):
            await table.record(ADA)
        dealt = table.kept.dealt
        assert dealt is not None
        await table.close(ADA)
        record = Record.decode(await table.record(BEN))
        assert record.seal.secret == dealt.secret
        before = b"".join(frame for device in devices for frame in device.raw)
        assert dealt.secret.encode() not in before
        with pytest.raises(NoTable):
            await table.record(Guest("stranger--------------", "Zoe"))
        assert devices[0].read()[-2]["sight"]["prompt"]["key"] == "prompt-closed"

    asyncio.run(story())


def test_a_rematch_passes_the_seats_on_by_one() -> None:
    async def story() -> None:
        bench = Bench()
        table, _ = await bench.running(who="mfb")
        with refused(Problem, "not-over"):
            await table.rematch(ADA)
        await table.close(ADA)
        again = await table.rematch(BEN)
        assert [chair.player for chair in again.kept.chairs] == ["bot:random", "Ada", "Ben"]
        assert (await table.rematch(ADA)) is again and table.sight().rematch == again.id
        assert again.kept.status == "open" and again.admits(BEN)

    asyncio.run(story())


def test_who_leaves_frees_the_seat_before_the_start_and_leaves_it_to_a_bot_later() -> None:
    async def story() -> None:
        bench = Bench()
        table = await bench.table(who="mff")
        await table.leave(BEN)
        assert [chair.free for chair in table.kept.chairs] == [False, True, False]
        await table.leave(ADA)
        assert table.kept.host == CLEO.id
        await table.leave(CLEO)
        with pytest.raises(NoTable):
            await bench.house.table(table.id)
        table, _ = await bench.running()
        await table.leave(CLEO)
        seat = table.sight().seats[2]
        assert (seat.bot, seat.may_return) == ("random", True)

    asyncio.run(story())


def test_the_host_who_leaves_a_running_match_leaves_it_to_somebody_who_plays() -> None:
    async def story() -> None:
        bench = Bench()
        table, _ = await bench.running(who="mff")
        await table.pause(ADA)
        await table.leave(BEN)
        await table.leave(ADA)
        assert table.kept.host == CLEO.id
        await table.resume(CLEO)
        assert not table.kept.paused

    asyncio.run(story())


def test_a_table_is_deleted_by_its_host_when_nobody_plays_there() -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada, *_) = await bench.running()
        with refused(Problem, "still-running"):
            await table.delete(ADA)
        await table.close(ADA)
        await table.delete(ADA)
        assert table.id not in bench.store.rows and ada.connection.closed == "closed"
        with pytest.raises(NoTable):
            await bench.house.table(table.id)

    asyncio.run(story())


def test_a_spectator_sees_what_everybody_may_see() -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada, *_) = await bench.running()
        await table.join(Guest("zoe-------------------", "Zoe"), await bench.token(table, "watch"))
        zoe = Device(table, Guest("zoe-------------------", "Zoe"))
        await zoe.hello()
        assert zoe.sights[None]["view"]["hand"] == [] and "legal" not in zoe.sights[None]
        await ada.do("aim p2")
        assert b'"private"' not in b"".join(zoe.connection.waiting())

    asyncio.run(story())


def test_somebody_who_wants_to_be_forgotten_has_no_name_at_any_table() -> None:
    async def story() -> None:
        bench = Bench()
        table, (_, ben, _) = await bench.running()
        await bench.house.forget(BEN.id)
        assert b"Ben" not in bench.store.rows[table.id].document
        assert BEN.id.encode() not in bench.store.rows[table.id].document
        assert ben.connection.closed == "signed-out"
        assert table.kept.chairs[1].bot == "random"
        await table.close(ADA)
        assert b"Ben" not in await table.record(ADA)

    asyncio.run(story())


async def left_when_it_was_over(bench: Bench) -> Table:
    table, _ = await bench.running()
    await table.close(ADA)
    await table.leave(BEN)
    return table


async def muted_and_removed(bench: Bench) -> Table:
    table, _ = await bench.running()
    await table.mute(ADA, About(seat=1))
    await table.close(ADA)
    await table.remove(ADA, About(seat=1))
    return table


async def host_of_an_empty_table(bench: Bench) -> Table:
    return await bench.house.create(BEN, NewTable("embers", [SeatPlan("me"), SeatPlan("friend"), SeatPlan("friend")]))


async def while_it_is_opened(bench: Bench) -> Table:
    table = await bench.table()
    await table.start(ADA)
    return table


@pytest.mark.parametrize(
    "known", [left_when_it_was_over, muted_and_removed, host_of_an_empty_table, while_it_is_opened]
)
def test_no_table_knows_somebody_who_was_forgotten(known: Callable[[Bench], Awaitable[Table]]) -> None:
    async def story() -> None:
        bench = Bench()
        table = await known(bench)
        await bench.house.forget(BEN.id)
        document = bench.store.rows[table.id].document
        assert BEN.id.encode() not in document and b"Ben" not in document
        assert b"Ben" not in msgspec.json.encode((await bench.again().house.table(table.id)).sight())

    asyncio.run(story())


def test_who_loses_a_seat_that_is_taken_away_looks_on() -> None:
    async def story() -> None:
        bench = Bench()
        table = await bench.table("bellum", "mfff")
        devices = await bench.devices(table)
        await table.settings(ADA, Settings(seats=[SeatPlan("me"), SeatPlan("friend")]))
        assert [device.connection.seats for device in devices] == [(0,), (1,), (), ()]
        sight = table.sight()
        assert len(sight.seats) == 2 and sight.watchers == 2 and all(seat.present for seat in sight.seats)
        for device in devices:
            table.part(device.connection)
        await bench.later(10)
        assert [bool(seat.away_since) for seat in table.sight().seats] == [True, True]

    asyncio.run(story())


def test_a_device_that_speaks_for_a_seat_no_longer_has_left_it() -> None:
    async def story() -> None:
        bench = Bench()
        table, (_, ben, cleo) = await bench.running(who="mff")
        await ben.hello()  # looks on from now on
        assert [seat.present for seat in table.sight().seats] == [True, False, True]
        table.part(ben.connection)
        await bench.later(200)
        assert table.away_long(1)
        assert (await cleo.send(Propose(ask_id(), 2, "hand", about=1)))["type"] == "ack"

    asyncio.run(story())


def test_who_sat_down_and_never_came_is_away() -> None:
    async def story() -> None:
        bench = Bench()
        table = await bench.table(who="mff")
        ada = Device(table, ADA)
        await ada.hello(0)
        await table.start(ADA)
        await bench.later(25)  # nobody sends a salt
        await bench.later(200)
        assert table.kept.status == "running" and table.away_long(1)
        assert (await ada.send(Propose(ask_id(), 0, "hand", about=1)))["type"] == "ack"

    asyncio.run(story())


def test_strangers_hear_no_more_of_a_table_that_is_public_no_longer() -> None:
    async def story() -> None:
        bench = Bench()
        table = await bench.table(who="mff", public=True)
        stranger = Device(table, GUESTS[4])
        await stranger.hello()
        await table.settings(ADA, Settings(public=False))
        assert stranger.connection.closed == "removed" and stranger.connection not in table.connections
        again = Device(table, GUESTS[4])
        await again.hello()
        assert again.connection.closed == "removed"

    asyncio.run(story())


def test_the_host_mutes_and_removes_strangers_who_look_on_at_a_public_table() -> None:
    async def story() -> None:
        bench = Bench()
        table = await bench.table(who="mff", public=True)
        stranger = Device(table, GUESTS[4])
        await stranger.hello()
        (seen,) = table.sight().watching
        await table.mute(ADA, About(guest=seen))
        assert (await stranger.send(Say(ask_id(), "Buy this")))["error"]["key"] == "error-muted"
        await table.remove(ADA, About(guest=seen))
        assert stranger.connection.closed == "removed"
        again = Device(table, GUESTS[4])
        await again.hello()
        assert again.connection.closed == "removed" and not table.sight().watching

    asyncio.run(story())


def test_an_operator_can_type_the_id_of_a_table() -> None:
    ids = [links.fresh_id() for _ in range(1000)]
    assert len(set(ids)) == 1000 and not any(id.startswith("-") for id in ids)
    assert all(len(id) == 22 for id in ids)


# --- strangers at a public table -------------------------------------------------------------------------------------


def stranger(number: int) -> Guest:
    return Guest(f"stranger-{number}".ljust(22, "-"), f"Stranger {number}")


def test_a_stranger_takes_one_seat_of_a_public_table_and_more_only_by_a_link() -> None:
    async def story() -> None:
        bench = Bench()
        table = await bench.table(who="mFF", public=True)
        await table.join(BEN, None, Entrance("", 1))
        with refused(Problem, "one-seat"):
            await table.join(BEN, None, Entrance("", 2))
        await table.join(BEN, None)  # who clicks twice sits once
        assert [chair.guest for chair in table.kept.chairs] == [ADA.id, BEN.id, ""]
        await table.join(BEN, await bench.token(table, "seat", 2))
        assert [chair.guest for chair in table.kept.chairs] == [ADA.id, BEN.id, BEN.id]

    asyncio.run(story())


def test_the_host_may_take_a_further_seat_of_a_public_table() -> None:
    async def story() -> None:
        bench = Bench()
        table = await bench.table(who="mFF", public=True)
        await table.join(ADA, None, Entrance("", 1))
        assert table.kept.chairs[1].second

    asyncio.run(story())


@pytest.mark.parametrize("restarted", [False, True])
def test_strangers_from_one_address_take_half_of_the_seats_at_most(restarted: bool) -> None:
    async def story() -> None:
        bench = Bench()
        table = await bench.table("amulett", "mFFFF", public=True)
        await table.join(stranger(1), None, near="192.0.2.1")
        await table.join(stranger(2), None, near="192.0.2.1")
        if restarted:
            bench = bench.again()
            table = await bench.house.table(table.id)
        with refused(Problem, "seats-address"):
            await table.join(stranger(3), None, near="192.0.2.1")
        await table.join(stranger(3), await bench.token(table, "join"), near="192.0.2.1")
        await table.join(stranger(4), None, near="192.0.2.2")
        await table.leave(stranger(1))
        await table.join(stranger(5), None, near="192.0.2.1")
        assert not any(chair.free for chair in table.kept.chairs)
        assert b"192.0.2" not in bench.store.rows[table.id].document

    asyncio.run(story())


def test_who_comes_from_where_the_host_is_sits_down_freely() -> None:
    async def story() -> None:
        bench = Bench()
        table = await bench.table(who="mFF", public=True)
        host = Device(table, ADA, near="192.0.2.1")
        await host.hello(0)
        for number in (1, 2):
            await table.join(stranger(number), None, near="192.0.2.1")
        assert not any(chair.free for chair in table.kept.chairs)
        await table.start(ADA)
        assert not any(chair.near for chair in table.kept.chairs), "it is forgotten when the match starts"

    asyncio.run(story())


def test_the_only_seat_of_a_public_table_is_free_for_anybody() -> None:
    async def story() -> None:
        bench = Bench()
        table = await bench.table("magalon", "mF", public=True)
        await table.join(BEN, None, near="192.0.2.1")
        assert table.kept.chairs[1].guest == BEN.id

    asyncio.run(story())
