"""What a table stores has an end: chat, journal, members; and guests and addresses have quotas."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from spellboard.server.errors import Problem
from spellboard.server.guests.guest import Guest
from spellboard.server.quotas import QuotaRates
from spellboard.server.rates import Rate
from spellboard.server.storage.store import MAX_EVENTS
from spellboard.server.tables import table as tables
from spellboard.server.tables.house import MAX_LISTED
from spellboard.server.tables.rules import HouseRules
from spellboard.server.wire.bodies import About, NewTable, SeatPlan
from spellboard.server.wire.incoming import Propose, Say, Undo

from ..saying import refused
from .bench import ADA, BEN, CLEO, Bench, Device, ask_id, play_on

FEW = HouseRules(pace=0, entries_warned=30, entries_undo=40, entries=100)


def strangers(count: int) -> list[Guest]:
    return [Guest(f"stranger-{n}".ljust(22, "-"), f"Stranger {n}") for n in range(count)]


async def says(device: Device, text: str = "hello") -> str:
    """What became of a line: `ack`, or the key of the refusal."""
    answer = await device.send(Say(ask_id(), text))
    return str(answer["type"] if answer["type"] == "ack" else answer["error"]["key"])


async def back_and_forth(device: Device, seat: int = 0) -> dict[str, Any]:
    """A move and its undo; gives the answer to the undo."""
    await device.do(device.legal(seat)[0], seat=seat)
    return await device.send(Undo(ask_id(), seat, device.sights[seat].get("fresh", 0)))


# --- chat ------------------------------------------------------------------------------------------------------------


def test_a_guest_who_talks_without_end_is_told_to_wait_and_the_others_are_heard() -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada, ben, _) = await bench.running()
        answers = [await says(ada) for _ in range(12)]
        assert answers == ["ack"] * 10 + ["error-often"] * 2
        assert await says(ben) == "ack"
        second = Device(table, ADA, "another device")
        await second.hello(0)
        assert await says(second) == "error-often"
        bench.clock.turn(2)
        assert [await says(ada), await says(ada)] == ["ack", "error-often"]

    asyncio.run(story())


def test_chat_is_counted_at_a_table_and_from_an_address_too() -> None:
    async def story() -> None:
        wide = Rate(1000, 1000)
        by_table = Bench(rates=QuotaRates(chat=wide, chat_table=Rate(3, 1), chat_here=wide))
        _, (ada, ben, cleo) = await by_table.running()
        assert [await says(who) for who in (ada, ben, cleo, ada)] == ["ack"] * 3 + ["error-often"]
        by_address = Bench(rates=QuotaRates(chat=wide, chat_table=wide, chat_here=Rate(2, 1)))
        table, _ = await by_address.running()
        near = [Device(table, guest, near="192.0.2.1") for guest in (ADA, BEN)]
        away = Device(table, CLEO, near="192.0.2.2")
        for device in (*near, away):
            await device.hello()
        assert [await says(who) for who in (*near, near[0], away)] == ["ack", "ack", "error-often", "ack"]

    asyncio.run(story())


def test_a_table_keeps_its_newest_events() -> None:
    async def story() -> None:
        wide = Rate(1000, 1000)
        bench = Bench(rates=QuotaRates(chat=wide, chat_table=wide, chat_here=wide))
        table, (ada, *_) = await bench.running()
        for n in range(MAX_EVENTS + 50):
            assert await says(ada, f"line {n}") == "ack"
        bench = bench.again()
        stored = await bench.store.events(table.id, 0, 10_000)
        assert [row.n for row in stored] == list(range(table.events - MAX_EVENTS + 1, table.events + 1))
        again = await bench.house.table(table.id)
        device = Device(again, ADA)
        (welcome, *_) = await device.hello(0)
        assert [line["text"] for line in welcome["happened"]][-2:] == ["line 448", "line 449"]
        assert await says(device, "after the restart") == "ack"

    asyncio.run(story())


def test_a_table_remembers_the_requests_of_a_bounded_number_of_guests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MAX_ASKERS", 3)

    async def story() -> None:
        bench = Bench()
        table = await bench.table(public=True)
        for guest in strangers(5):
            device = Device(table, guest)
            await device.hello()
            assert (await device.send(Say("r1", "hello")))["type"] == "ack"
        assert [row.guest for row in await bench.store.requests(table.id)] == [who.id for who in strangers(5)[2:]]
        assert (await device.send(Say("r1", "hello")))["again"]
        first = Device(table, strangers(1)[0])
        await first.hello()
        assert (await first.send(Say("r1", "hello again")))["type"] == "ack"

    asyncio.run(story())


# --- bytes -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("whose", ["guest", "address"])
def test_whoever_has_had_too_much_stored_may_move_but_neither_talk_nor_take_back(whose: str) -> None:
    async def story() -> None:
        little, much = Rate(1500, 10), Rate(10**9, 10**6)
        rates = QuotaRates(stored=little, stored_here=much) if whose == "guest" else QuotaRates(stored_here=little)
        bench = Bench(rates=rates)
        table, _ = await bench.running()
        ada, ben = Device(table, ADA, near="192.0.2.1"), Device(table, BEN, near="192.0.2.2")
        await ada.hello(0)
        await ben.hello(1)
        for _ in range(8):
            assert (await ada.do(ada.legal(0)[0]))["type"] == "ack"
        assert await says(ada) == "error-storage-quota"
        before = table.journal
        assert (await back_and_forth(ada))["error"]["key"] == "error-storage-quota"
        answer = await ada.send(Propose(ask_id(), 0, "rewind", before=table.journal))
        assert answer["error"]["key"] == "error-storage-quota"
        assert table.journal == before + 1, "the move was played"
        assert await says(ben) == "ack"
        bench.clock.turn(60)
        assert await says(ada) == "ack"

    asyncio.run(story())


def test_what_bots_play_is_counted_for_the_host() -> None:
    async def story() -> None:
        bench = Bench(rates=QuotaRates(stored=Rate(3000, 0)))
        table, (ada,) = await bench.running(who="mbb")
        assert await says(ada) == "ack"
        await table.hand(ADA, About(seat=0))
        await bench.rest()
        with refused(Problem, "storage-quota"):
            bench.house.quotas.must_store(ADA.id, "")

    asyncio.run(story())


def test_going_back_is_proposed_only_now_and_then() -> None:
    async def story() -> None:
        bench = Bench(rates=QuotaRates(rewinds=Rate(2, 0.1)))
        table, (ada, *_) = await bench.running(who="mmm")
        answers = []
        for _ in range(4):
            await ada.do(ada.legal(0)[0], seat=0)
            answer = await ada.send(Propose(ask_id(), 0, "rewind", before=table.journal))
            answers.append(answer.get("error", {}).get("key", "ack"))
        assert answers == ["ack", "ack", "error-often", "error-often"]

    asyncio.run(story())


# --- the journal -----------------------------------------------------------------------------------------------------


def test_a_long_match_warns_then_takes_nothing_back_and_is_closed_in_the_end() -> None:
    async def story() -> None:
        bench = Bench(rules=FEW)
        table, devices = await bench.running("magalon", "mm")
        (ada,) = devices
        while table.journal < 38:
            await play_on(bench, table, devices, 1)
        (warning,) = [one for frame in ada.frames for one in frame.get("happened", ()) if one["kind"] == "long"]
        assert warning["facts"] == {"entries": 30, "undo": 40, "most": 100}
        while table.journal < 40:
            await play_on(bench, table, devices, 1)
        ada.read()
        assert ada.board["no_undo"]
        while not table.must_match().may_undo(0) and not table.must_match().may_undo(1):
            await play_on(bench, table, devices, 1)
        ada.read()
        seat = 0 if table.must_match().may_undo(0) else 1
        assert "may_undo" not in ada.sights[seat] and "may_undo_turn" not in ada.sights[seat]
        answer = await ada.send(Undo(ask_id(), seat, ada.sights[seat]["fresh"]))
        assert answer["error"]["key"] == "error-undo-closed"
        answer = await ada.send(Propose(ask_id(), seat, "rewind", before=table.journal))
        assert answer["error"]["key"] == "error-undo-closed"
        await play_on(bench, table, devices, 200)
        assert (table.kept.status, table.kept.reason) == ("closed", "too-long")
        assert 100 < table.journal < 110
        ada.read()
        assert ada.sights[0]["prompt"]["key"] == "prompt-too-long"
        watcher = Device(await bench.again().house.table(table.id), ADA)
        await watcher.hello()
        assert watcher.sights[None]["prompt"]["key"] == "prompt-too-long"
        assert table.must_match().record.verify().proved

    asyncio.run(story())


def test_bots_that_never_end_are_stopped_too() -> None:
    async def story() -> None:
        bench = Bench(rules=FEW)
        table, devices = await bench.running("magalon", "mb")
        await play_on(bench, table, devices, 200)
        assert (table.kept.status, table.kept.reason) == ("closed", "too-long")

    asyncio.run(story())


def test_before_the_limit_a_move_is_taken_back_as_ever() -> None:
    async def story() -> None:
        bench = Bench(rules=FEW)
        table, (ada, *_) = await bench.running()
        assert (await back_and_forth(ada))["type"] == "ack"
        assert ada.sights[0]["legal"] and not ada.board.get("no_undo") and table.takes_back

    asyncio.run(story())


# --- tables and members ----------------------------------------------------------------------------------------------


def test_only_so_many_guests_belong_to_a_table() -> None:
    async def story() -> None:
        bench = Bench(rules=HouseRules(members=3))
        table = await bench.table(who="mFF")
        watch = await bench.token(table, "watch")
        for guest in strangers(2):
            await table.join(guest, watch)
        with refused(Problem, "table-crowded"):
            await table.join(CLEO, watch)
        await table.join(strangers(1)[0], watch)  # who belongs to it already may come again
        await table.join(BEN, await bench.token(table, "join"))
        assert len(table.members) == 4, "watchers keep nobody from a seat"

    asyncio.run(story())


def test_a_guest_belongs_to_only_so_many_tables_finished_ones_included() -> None:
    async def story() -> None:
        bench = Bench(rules=HouseRules(memberships=3))
        finished = [await bench.table(who="mFF") for _ in range(3)]
        for table in finished:
            await table.close(ADA)
        with refused(Problem, "too-many-memberships"):
            await bench.table(who="mFF")
        with refused(Problem, "too-many-memberships"):
            await finished[0].rematch(ADA)
        plans = [SeatPlan("me"), SeatPlan("friend"), SeatPlan("friend")]
        other = await bench.house.create(BEN, NewTable("embers", plans, public=True))
        with refused(Problem, "too-many-memberships"):
            await other.join(ADA, None)
        await finished[0].delete(ADA)
        await other.join(ADA, None)

    asyncio.run(story())


def test_a_finished_table_that_its_last_guest_leaves_is_deleted() -> None:
    async def story() -> None:
        bench = Bench()
        table = await bench.table(who="mfF")
        await table.close(ADA)
        await table.leave(ADA)
        assert await bench.store.table(table.id) is not None
        await table.leave(BEN)
        assert await bench.store.table(table.id) is None

    asyncio.run(story())


def test_a_lobby_lists_unfinished_tables_first_and_has_an_end() -> None:
    async def story() -> None:
        bench = Bench()
        first = await bench.table(who="mFF")
        for _ in range(MAX_LISTED + 1):
            bench.clock.turn(1)
            table = await bench.table(who="mFF")
            await table.close(ADA)
        mine = await bench.house.mine(ADA)
        assert len(mine) == MAX_LISTED and mine[0].id == first.id and mine[1].id == table.id

    asyncio.run(story())
