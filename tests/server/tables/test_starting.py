"""The start: commitment, promises, salts, first deal; it survives everything, and says so where it could not."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from spellboard.core.opening import promise_of
from spellboard.core.record import Record
from spellboard.server.errors import Problem
from spellboard.server.tables import kept as keeping
from spellboard.server.tables.table import Table
from spellboard.server.wire.incoming import Promise, Reveal
from tests.server.saying import refused

from .bench import ADA, GAMES, SHELF, Bench, Device, ask_id, play_on, salt_of, salted


async def proved(table: Table) -> Record:
    """The record of a table that its host closes, when everything in it has been proved."""
    await table.close(ADA)
    record = Record.decode(await table.record(ADA))
    kept = {"commitment": table.kept.commitment, "head": table.must_match().head}
    assert "dice" in record.verify(SHELF.games[record.game], **kept).proved  # type: ignore[arg-type]
    return record


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_match_begins_with_everybodys_salt_and_can_be_proved(game: str) -> None:
    async def story() -> None:
        bench = Bench()
        table, devices = await bench.running(game)
        await play_on(bench, table, devices, 5)
        record = await proved(table)
        assert record.seal.salts == [salt_of(seat) for seat in range(len(devices))]
        assert record.seal.server == []

    asyncio.run(story())


def test_no_salt_is_shown_before_all_have_promised_theirs() -> None:
    async def story() -> None:
        bench = Bench()
        table = await bench.table(who="mfb")
        ada, ben = await bench.devices(table)
        await table.start(ADA)
        await ada.send(Promise(ask_id(), 0, table.kept.commitment, promise_of(table.kept.commitment, 0, salt_of(0))))
        assert ada.board["status"] == "opening" and ada.board.get("salts", []) == []
        early = await ada.send(Reveal(ask_id(), 0, salt_of(0)))
        assert early["error"]["key"] == "error-salt"
        other = await ben.send(Promise(ask_id(), 1, "0" * 64, "0" * 64))
        assert other["error"]["key"] == "error-other-opening"
        assert b"secret" not in b"".join(ada.raw + ben.raw)

    asyncio.run(story())


def test_a_silent_device_is_done_without_and_marked() -> None:
    async def story() -> None:
        bench = Bench()
        table = await bench.table(who="mfb")
        ada, _ = await bench.devices(table)
        await table.start(ADA)
        await salted(table, [ada])
        await bench.later(19)
        assert table.kept.status == "opening"
        await bench.later(2)
        assert table.kept.status == "opening"  # Ada promised and must still send her salt
        assert (await ada.send(Reveal(ask_id(), 0, salt_of(0))))["type"] == "ack"
        assert [seat.salt for seat in table.sight().seats] == ["own", "server", "server"]
        assert (await proved(table)).seal.server == [1, 2]

    asyncio.run(story())


def test_who_promised_and_does_not_reveal_makes_everybody_begin_anew_once() -> None:
    async def story() -> None:
        bench = Bench()
        table = await bench.table(who="mfb")
        ada, ben = await bench.devices(table)
        await table.start(ADA)
        first = table.kept.commitment
        for device, seat in ((ada, 0), (ben, 1)):
            await device.send(Promise(ask_id(), seat, first, promise_of(first, seat, salt_of(seat))))
        await ada.send(Reveal(ask_id(), 0, salt_of(0)))
        await bench.later(21)
        assert table.kept.commitment != first and table.kept.status == "opening"
        ada.read()
        told = [event for frame in ada.frames if frame["type"] == "table" for event in frame["happened"]]
        given_up = next(event for event in told if event["kind"] == "given-up")
        assert (given_up["seat"], given_up["facts"]["commitment"]) == (1, first)
        await salted(table, [ada])
        shown = table.sight()
        assert [seat.salt for seat in shown.seats] == ["own", "server", "server"]
        assert shown.status == "running"

    asyncio.run(story())


@pytest.mark.parametrize("crash", range(12))
def test_a_start_goes_on_after_the_machine_stops_at_any_write(crash: int) -> None:
    async def story() -> None:
        bench = Bench()
        table = await bench.table(who="mfb")
        devices = await bench.devices(table)
        bench.store.fails_after = crash
        try:
            await table.start(ADA)
            await salted(table, devices)
        except Exception:
            assert crash == 0
        shown = {frame["table"]["commitment"] for device in devices for frame in device.frames
                 if frame.get("table", {}).get("commitment")}  # fmt: skip
        later = bench.again()
        await later.house.open()
        table = await later.house.table(table.id)
        devices = await later.devices(table)
        if table.kept.status == "open":
            assert not shown
            await table.start(ADA)
        await salted(table, devices)
        assert table.kept.status == "running"
        assert not shown or shown == {table.kept.commitment}
        record = await proved(table)
        assert record.seal.salts[:2] == [salt_of(0), salt_of(1)]
        await later.house.close()

    asyncio.run(story())


def test_seats_by_lot_follow_from_the_salts_and_devices_go_with_their_people() -> None:
    async def story() -> None:
        seen = set()
        for _ in range(12):
            bench = Bench()
            table, devices = await bench.running(who="mfb", seating="lot")
            dealt = table.kept.dealt
            assert dealt is not None
            seen.add(dealt.lot)
            for before, device in enumerate(devices):
                seat = dealt.lot.index(before)
                assert device.connection.seats == (seat,)
                assert table.kept.chairs[seat].guest == device.guest.id
                assert set(device.sights) == {seat}
            assert table.kept.chairs[dealt.lot.index(2)].bot == "random"
            await play_on(bench, table, devices, 3)
            record = await proved(table)
            assert record.players == [chair.player for chair in table.kept.chairs]
            assert record.header.lot and tuple(record.seal.lot) == dealt.lot
        assert len(seen) > 1

    asyncio.run(story())


def test_a_table_by_lot_has_the_lot_in_its_record_and_everybody_can_check_their_seat() -> None:
    async def story() -> None:
        bench = Bench()
        table, _ = await bench.running(who="mff", seating="lot")
        shown = table.sight()
        game = SHELF.games[shown.game]
        record = await proved(table)
        assert shown.lot == record.seal.lot and shown.salts == record.seal.salts
        salts = {seat: salt_of(before) for seat, before in enumerate(shown.lot)}
        proof = record.verify(game, salts=salts)
        assert {"lot", "salts"} <= set(proof.proved) and proof.lot == shown.lot
        told = [msgspec.json.decode(row.text) for row in await bench.store.events(table.id, 0, 100)]
        assert [event["facts"] for event in told if event["kind"] == "started"] == [{"lot": shown.lot}]

    asyncio.run(story())


def test_a_lot_stands_after_the_machine_stopped() -> None:
    async def story() -> None:
        bench = Bench()
        table, devices = await bench.running(who="mfb", seating="lot")
        await play_on(bench, table, devices, 3)
        before = table.must_match()
        later = bench.again()
        await later.house.open()
        again = await later.house.table(table.id)
        assert again.must_match().record == before.record
        assert again.kept.chairs == table.kept.chairs
        rows = await later.store.entries(table.id)
        whole = keeping.record(again.kept, [row.text for row in rows], [row.link for row in rows], reveal=True)
        record = await proved(again)
        assert whole.seal == record.seal and record.seal.lot
        assert "lot" in record.verify(SHELF.games[record.game]).proved
        await later.house.close()

    asyncio.run(story())


def test_seats_that_the_host_dealt_out_are_no_lot() -> None:
    async def story() -> None:
        bench = Bench()
        table, _ = await bench.running(who="mff")
        assert table.sight().lot == []
        record = await proved(table)
        assert not record.header.lot and record.seal.lot == []

    asyncio.run(story())


def test_a_match_with_a_free_seat_does_not_start() -> None:
    async def story() -> None:
        bench = Bench()
        table = await bench.table(who="mfF")
        with refused(Problem, "seats-free"):
            await table.start(ADA)
        assert table.kept.status == "open"

    asyncio.run(story())


def test_a_table_for_one_and_bots_starts_at_once() -> None:
    async def story() -> None:
        bench = Bench()
        table = await bench.table(who="mbb", start=True)
        assert table.kept.status == "opening"
        ada = Device(table, ADA)
        await ada.hello(0)
        await salted(table, [ada])
        assert table.sight().status == "running"

    asyncio.run(story())


def test_a_match_goes_on_from_an_entry_of_a_finished_one() -> None:
    async def story() -> None:
        bench = Bench()
        table, devices = await bench.running()
        await play_on(bench, table, devices, 6)
        journal = table.journal
        await table.close(ADA)
        fork = await bench.table(who="mff", fork=table.id, entry=journal)
        others = await bench.devices(fork)
        await fork.start(ADA)
        await salted(fork, others)
        assert fork.kept.status == "running"
        assert fork.must_match().view(None).round == table.must_match().view(None).round
        again = await bench.again().house.table(fork.id)
        assert again.must_match().state.to_bytes() == fork.must_match().state.to_bytes()

    asyncio.run(story())
