"""The house: tables come back as they were, go when nobody looks, and a broken one stops nobody."""

from __future__ import annotations

import asyncio
import gc
import threading
import weakref
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from spellboard.core.dealer import Dealer
from spellboard.core.game import Game
from spellboard.core.record import Record
from spellboard.server.errors import Problem
from spellboard.server.storage.store import EntryRow, PutTable
from spellboard.server.tables.errors import NoTable
from spellboard.server.tables.shelf import Shelf
from spellboard.server.wire.bodies import NewTable, SeatPlan, Settings
from spellboard.server.wire.incoming import Hello
from spellboard.server.wire.outgoing import Turn
from tests.server.saying import refused

from .bench import ADA, BEN, GAMES, SHELF, Bench, Device, play_on, salted
from .memory import MemoryStore


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_table_comes_back_as_it_was(game: str) -> None:
    async def story() -> None:
        bench = Bench()
        table, devices = await bench.running(game)
        await play_on(bench, table, devices, 25)
        again = await bench.again().house.table(table.id)
        before, after = table.must_match(), again.must_match()
        assert after.state.to_bytes() == before.state.to_bytes()
        assert (after.head, after.dealer.counter, again.events) == (before.head, before.dealer.counter, table.events)
        for seat in range(len(devices)):
            assert (after.why_no_undo(seat) is None) == (before.why_no_undo(seat) is None)
            assert after.told(seat) == before.told(seat)

    asyncio.run(story())


def test_a_match_goes_on_after_a_restart() -> None:
    async def story() -> None:
        bench = Bench()
        table, devices = await bench.running()
        await play_on(bench, table, devices, 4)
        later = bench.again()
        table = await later.house.table(table.id)
        devices = await later.devices(table)
        assert await play_on(later, table, devices, 500) > 5
        assert table.kept.status == "over"
        Record.decode(await table.record(ADA)).verify(SHELF.games["embers"])

    asyncio.run(story())


def test_a_client_that_was_away_is_told_what_it_missed_in_one_round_trip() -> None:
    async def story() -> None:
        bench = Bench()
        table, devices = await bench.running("bellum")
        known, events = table.journal, table.events
        await play_on(bench, table, devices, 60)
        device = Device(table, ADA)
        welcome, change = (await device.hello(0, journal=known, events=events))[:2]
        assert (welcome["type"], welcome["journal"]) == ("welcome", table.journal)
        assert [told["n"] for told in change["told"]] == list(range(known + 1, table.journal + 1))
        devices[0].read()
        live = [told for frame in devices[0].frames if frame["type"] == "change" for told in frame["told"]]
        assert change["told"] == [told for told in live if told["n"] > known]

    asyncio.run(story())


def test_a_table_that_nobody_looks_at_leaves_memory_and_comes_back() -> None:
    async def story() -> None:
        bench = Bench()
        table, devices = await bench.running()
        id, gone = table.id, weakref.ref(table)
        for device in devices:
            table.part(device.connection)
        await bench.later(10)
        await bench.later(301)
        del table, devices, device
        gc.collect()
        assert gone() is None
        assert (await bench.house.table(id)).kept.status == "running"

    asyncio.run(story())


def test_a_table_that_somebody_looks_at_stays() -> None:
    async def story() -> None:
        bench = Bench()
        table, _ = await bench.running()
        await bench.later(100_000)
        assert await bench.house.table(table.id) is table

    asyncio.run(story())


def test_unused_tables_expire_and_abandoned_matches_are_closed() -> None:
    async def story() -> None:
        bench = Bench()
        unused = await bench.table(who="mFF")
        table, devices = await bench.running()
        for device in devices:
            table.part(device.connection)
        await bench.later(8 * 24 * 3600)
        with pytest.raises(NoTable):
            await bench.house.table(unused.id)
        assert (await bench.house.table(table.id)).kept.status == "running"
        await bench.later(60 * 24 * 3600)
        closed = await bench.house.table(table.id)
        assert (closed.kept.status, closed.kept.reason) == ("closed", "expired")

    asyncio.run(story())


def _older_rules(store: MemoryStore, id: str) -> None:
    """The journal as another revision of the rules would have written it."""
    kept = msgspec.json.decode(store.rows[id].document)
    dealt = kept["dealt"]
    dealt["header"] = dealt["header"].replace('"rules":', '"rules":9')
    dealer = Dealer(bytes.fromhex(dealt["secret"]), dealt["header"], dealt["salts"], dealt["server"])
    dealt["commitment"], chain = dealer.commitment, dealer.chain()
    for row in store.journals[id]:
        store.rewrite(id, EntryRow(row.n, row.text, chain.add(row.text)))
    store.rows[id] = msgspec.structs.replace(store.rows[id], document=msgspec.json.encode(kept))


def _broken_link(store: MemoryStore, id: str) -> None:
    row = store.journals[id][5]
    store.rewrite(id, EntryRow(row.n, row.text, "0" * 64))


def _other_action(store: MemoryStore, id: str) -> None:
    row = store.journals[id][-1]
    store.rewrite(id, EntryRow(row.n, row.text.replace("hide", "fly"), row.link))


def _missing_entry(store: MemoryStore, id: str) -> None:
    store.remove(id, 6)


def _missing_dice(store: MemoryStore, id: str) -> None:
    """The end is lost, from a chance on."""
    numbers = [row.n for row in store.journals[id] if '"chance"' in row.text]
    for row in store.journals[id][numbers[-1] - 1 :]:
        store.remove(id, row.n)


def _other_secret(store: MemoryStore, id: str) -> None:
    kept = msgspec.json.decode(store.rows[id].document)
    kept["dealt"]["secret"] = "00" * 32
    store.rows[id] = msgspec.structs.replace(store.rows[id], document=msgspec.json.encode(kept))


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (_older_rules, "rules-changed"),
        (_broken_link, "damaged"),
        (_other_action, "damaged"),
        (_missing_entry, "damaged"),
        (_missing_dice, "damaged"),
        (_other_secret, "damaged"),
    ],
)
def test_a_table_that_cannot_be_played_on_is_closed_with_its_reason_and_the_server_goes_on(
    spoil: Callable[[MemoryStore, str], None], reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada, *_) = await bench.running()
        other, _ = await bench.running(who="mfb")
        await ada.do("hide")
        spoil(bench.store, table.id)
        stored = msgspec.json.decode(bench.store.rows[table.id].document)["dealt"]
        later = bench.again()
        await later.house.open()
        await later.house.tick()
        shown = await later.house.table(table.id)
        assert (shown.sight().status, shown.sight().reason) == ("closed", reason)
        assert table.id[:8] in caplog.text and table.id not in caplog.text
        assert Record.decode(await shown.record(ADA)).seal.secret == stored["secret"]
        device = Device(shown, ADA)
        assert next(frame["type"] for frame in await device.hello(0)) == "welcome"
        assert (await device.do("hide", fresh=1))["error"]["key"] == "error-not-running"
        assert (await later.house.table(other.id)).kept.status == "running"
        await later.house.close()

    asyncio.run(story())


def test_the_log_says_at_which_entry_a_table_is_damaged(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        bench = Bench()
        table, _ = await bench.running()
        _broken_link(bench.store, table.id)
        await bench.again().house.table(table.id)
        assert f"table {table.id[:8]} is damaged at entry 6 of {table.journal}" in caplog.text

    asyncio.run(story())


def test_a_document_that_cannot_be_read_is_a_closed_table() -> None:
    async def story() -> None:
        bench = Bench()
        table = await bench.table()
        row = bench.store.rows[table.id]
        await bench.store.write([PutTable(msgspec.structs.replace(row, document=b'{"half'))])
        shown = (await bench.again().house.table(table.id)).sight()
        assert (shown.status, shown.reason, shown.seats) == ("closed", "damaged", [])
        assert [sight.id for sight in await bench.again().house.mine(ADA)] == [table.id]

    asyncio.run(story())


def test_the_lobby_shows_open_tables_and_ones_own() -> None:
    async def story() -> None:
        bench = Bench()
        open_one = await bench.table(who="mFF", public=True)
        hidden = await bench.table(who="mFF")
        assert [sight.id for sight in await bench.house.lobby(BEN)] == [open_one.id]
        assert {sight.id for sight in await bench.house.mine(ADA)} == {open_one.id, hidden.id}
        await open_one.join(BEN, None)
        assert open_one.kept.chairs[1].guest == BEN.id

    asyncio.run(story())


def test_the_lobby_hears_when_it_is_ones_turn() -> None:
    async def story() -> None:
        bench = Bench()
        heard: list[Turn] = []
        stop = bench.house.watch(BEN, heard.append)
        table, (ada, ben, _) = await bench.running()
        assert heard[-1] == Turn(table.id, "embers", [1])
        assert await bench.house.turns(BEN) == [heard[-1]]
        await ben.do("hide")
        assert heard[-1].seats == []
        stop()
        count = len(heard)
        await ada.do("hide")
        assert len(heard) == count

    asyncio.run(story())


def test_two_who_ask_for_the_same_table_at_once_get_the_same_one() -> None:
    async def story() -> None:
        bench = Bench()
        id = (await bench.running())[0].id
        house = bench.again().house
        first, second = await asyncio.gather(house.table(id), house.table(id))
        assert first is second

    asyncio.run(story())


def test_a_clean_stop_finishes_what_was_begun_and_sends_everybody_away() -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada, ben, _) = await bench.running()
        move = asyncio.ensure_future(ada.do("hide"))
        await asyncio.sleep(0)
        await bench.house.close()
        assert (await move)["type"] == "ack"
        assert len(bench.store.journals[table.id]) == table.journal == 10
        assert ben.connection.closed == "restart"

    asyncio.run(story())


def test_a_device_that_does_not_read_is_told_to_come_again() -> None:
    async def story() -> None:
        bench = Bench()
        table, (_, ben, _) = await bench.running()
        for number in range(70):
            await table.take(ben.connection, Hello([1], 0, table.events))
            if ben.connection.closed:
                break
        assert ben.connection.closed == "resume" and number > 10
        assert msgspec.json.decode(ben.connection.waiting()[-1]) == {"type": "bye", "reason": "resume"}

    asyncio.run(story())


def test_unsent_changes_are_joined_and_their_news_kept() -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada, ben, cleo) = await bench.running()
        known = table.journal
        for device in (ada, ben):
            await device.do("hide")
        changes = [frame for frame in cleo.read() if frame["type"] == "change"]
        assert len(changes) == 1
        assert (changes[0]["after"], [told["n"] for told in changes[0]["told"]]) == (known, [known + 1, known + 2])
        assert len(changes[0]["news"]) == 2 and changes[0]["sight"]["waiting"] == [2]

    asyncio.run(story())


def test_a_guest_has_only_so_many_unfinished_tables() -> None:
    async def story() -> None:
        bench = Bench(rules=msgspec.structs.replace(Bench().rules, tables=2))
        for _ in range(2):
            await bench.table(who="mFF")
        with refused(Problem, "too-many-tables"):
            await bench.house.create(ADA, NewTable("embers", [SeatPlan("me")] * 3))

    asyncio.run(story())


def test_editions_of_the_host_stand_on_the_shelf_by_the_names_of_their_files(tmp_path: object) -> None:
    from pathlib import Path

    folder = Path(str(tmp_path))
    text = GAMES[0].edition_of().text
    (folder / "short.toml").write_text(text.replace("rounds = 4", "rounds = 2"))
    (folder / "broken.toml").write_text(text.replace("rounds = 4", 'rounds = "four"'))
    (folder / "foreign.toml").write_text('[edition]\ngame = "chess"\nname = "x"\nrevision = 1\n')
    (folder / "no.toml").write_text("= nothing")
    shelf = Shelf(GAMES[:1], folder)
    assert sorted(shelf.editions["embers"]) == ["short", "standard"] and len(shelf.problems) == 3
    assert shelf.game("embers", "short", {}).edition.document["play"]["rounds"] == 2

    async def story() -> None:
        bench = Bench()
        bench.house.shelf = shelf
        table = await bench.table(who="mff", edition="short")
        devices = await bench.devices(table)
        await table.start(ADA)
        await salted(table, devices)
        # The file may go: the table keeps what it is played with.
        again = await bench.again().house.table(table.id)
        assert again.must_match().game.edition.document["play"]["rounds"] == 2

    asyncio.run(story())


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_pages_come_in_blocks_as_their_seat_saw_them(game: str) -> None:
    async def story() -> None:
        bench = Bench()
        table, devices = await bench.running(game)
        await play_on(bench, table, devices, 40)
        whole = table.must_match().transcript(0)
        found = [page for first in (0, 50, 100, 150, 200)
                 for page in msgspec.json.decode(await table.pages(ADA, 0, first))]  # fmt: skip
        assert found == msgspec.json.decode(msgspec.json.encode(whole.pages))[: len(found)]
        assert len(found) == min(250, len(whole.pages))
        assert await table.transcript(ADA, None) == table.must_match().transcript(None).encode()
        if not table.kept.done:
            with refused(Problem, "not-your-seat"):
                await table.pages(ADA, 1, 0)
            await table.close(ADA)
        # When it is over, everybody may look from any seat.
        after = msgspec.json.decode(await table.pages(ADA, 1, 0))
        assert after == msgspec.json.decode(msgspec.json.encode(table.must_match().transcript(1).pages[:50]))

    asyncio.run(story())


def test_a_game_is_set_up_beside_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []
    here = threading.current_thread()
    usual = Shelf._shared

    def watched(*args: Any) -> Game:
        asked.append(threading.current_thread() is here)
        return usual(*args)

    monkeypatch.setattr(Shelf, "_shared", watched)

    async def story() -> None:
        bench = Bench()
        table = await bench.table()
        await table.settings(ADA, Settings(options={}))
        table, devices = await bench.running()
        await play_on(bench, table, devices, 3)
        await bench.again().house.table(table.id)

    asyncio.run(story())
    assert len(asked) >= 5 and not any(asked)


def test_usual_games_are_ready_before_anybody_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = Shelf(GAMES)
    shelf.lay_ready()
    gc.collect()
    monkeypatch.setattr(Game, "shared", lambda *_: pytest.fail("it is set up only now"))
    assert [shelf.game(game.name, "standard", {}).name for game in GAMES] == [game.name for game in GAMES]
