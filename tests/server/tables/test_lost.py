"""A player's device that knows more than the server: the table is marked, the log says it, the match continues."""

from __future__ import annotations

import asyncio

import pytest

from spellboard.server.guests.guest import Guest
from spellboard.server.tables.table import Table

from .bench import ADA, BEN, Bench, Device


async def restored(*, moved: bool = False) -> tuple[Bench, Table, int, str]:
    """A house on the copy of a database that was made before the last move, and what a device knows of that move."""
    bench = Bench()
    table, (ada, *_) = await bench.running()
    later = bench.again()
    bench.store.fails = False
    await ada.do("hide")
    journal, head = table.journal, table.must_match().head
    again = await later.house.table(table.id)
    if moved:  # meanwhile others have played on
        device = Device(again, BEN)
        await device.hello(1)
        await device.do("hide", seat=1)
    return later, again, journal, head


def told(device: Device) -> list[dict[str, object]]:
    events = [event for frame in device.frames for event in frame.get("happened", []) if event["kind"] == "lost"]
    return [event["facts"] for event in events]


def test_a_device_that_knows_later_moves_marks_the_table_for_everybody(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        _, table, journal, head = await restored()
        ben = Device(table, BEN)
        await ben.hello(1)
        before = table.journal
        assert journal > before
        ada = Device(table, ADA)
        welcome = (await ada.hello(0, journal=journal, head=head))[0]
        assert welcome["type"] == "welcome" and welcome["table"]["lost"] == journal
        ben.read()
        assert ben.board["lost"] == journal
        assert told(ada) == told(ben) == [{"entry": journal, "journal": before}]
        assert f"ends at entry {before}, but a device knows entry {journal}" in caplog.text
        assert (await ada.do("hide"))["type"] == "ack"  # the match continues

    asyncio.run(story())


def test_a_device_that_knows_another_move_of_the_same_number_marks_the_table() -> None:
    async def story() -> None:
        later, table, journal, head = await restored(moved=True)
        assert table.journal == journal
        ada = Device(table, ADA)
        await ada.hello(0, journal=journal, head=head)
        assert ada.board["lost"] == journal
        assert (await later.again().house.table(table.id)).kept.lost == journal

    asyncio.run(story())


def test_a_device_that_knows_what_the_server_knows_marks_nothing() -> None:
    async def story() -> None:
        bench = Bench()
        table, _ = await bench.running()
        links = table.must_match().entries.links
        for journal, head in [(0, None), (0, "00"), (3, links[2]), (table.journal, links[-1]), (table.journal, None)]:
            await Device(table, ADA).hello(0, journal=journal, head=head)
        assert table.kept.lost == 0

    asyncio.run(story())


def test_strangers_mark_nothing_and_a_liar_is_listened_to_once(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        bench = Bench()
        table, _ = await bench.running(public=True)
        zoe = Device(table, Guest("zoe-------------------", "Zoe"))
        await zoe.hello(journal=10**6)
        assert table.kept.lost == 0
        for number in range(1, 50):
            await Device(table, ADA).hello(0, journal=10**6 + number)
        assert table.kept.lost == 10**6 + 1 and caplog.text.count("a device knows") == 1
        assert sum(event.n > 0 and b'"lost"' in event.text for event in await bench.store.events(table.id)) == 1

    asyncio.run(story())


def test_a_mark_that_cannot_be_stored_keeps_nobody_out() -> None:
    async def story() -> None:
        bench = Bench()
        table, _ = await bench.running()
        bench.store.fails = True
        ada = Device(table, ADA)
        assert (await ada.hello(0, journal=10**6))[0]["type"] == "welcome"
        assert table.kept.lost == 0

    asyncio.run(story())
