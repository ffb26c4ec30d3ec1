"""Playing: stored before it is told, answered once, stale only when something else is asked of this seat."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from spellboard.server.storage.store import MOST_REQUESTS, Write, WriteRefused
from spellboard.server.tables.rules import HouseRules
from spellboard.server.wire.incoming import Ask, Do, Incoming, Order, Resign, Say, Undo

from .bench import ADA, BEN, CLEO, GAMES, Bench, Device, ask_id, play_on


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_people_play_a_match_to_its_end_or_for_a_while(game: str) -> None:
    async def story() -> None:
        bench = Bench()
        table, devices = await bench.running(game)
        assert await play_on(bench, table, devices, 60) > 5
        assert [row.text for row in bench.store.journals[table.id]] == table.must_match().texts

    asyncio.run(story())


@pytest.mark.parametrize(("game", "seats"), [(game.name, game.most) for game in GAMES])
def test_all_seats_choose_in_the_same_moment_while_others_talk(game: str, seats: int) -> None:
    async def story() -> None:
        bench = Bench()
        table, devices = await bench.running(game, "m" + "f" * (seats - 1))
        for device in devices:
            device.read()
        for _ in range(60):  # until as many as can are asked at once
            if len(table.must_match().state.waiting) > 1:
                break
            await play_on(bench, table, devices, 1)
        waiting = table.must_match().state.waiting
        frames = [Do(ask_id(), seat, table.fresh[seat], [devices[seat].legal(seat)[0]]) for seat in waiting]
        talk = [Say(ask_id(), f"line {n}") for n in range(9)]
        await asyncio.gather(
            *(table.take(devices[n % seats].connection, line) for n, line in enumerate(talk)),
            *(table.take(devices[frame.seat].connection, frame) for frame in frames),
        )
        answers = [frame for device in devices for frame in device.read() if frame["type"] in ("ack", "no")]
        assert [answer["type"] for answer in answers] == ["ack"] * (9 + len(waiting))

    asyncio.run(story())


def test_a_repeated_request_is_answered_and_not_played_twice_also_after_a_restart() -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada, *_) = await bench.running()
        fresh = ada.sights[0]["fresh"]
        first = await ada.do("hide", request="once")
        again = await ada.do("hide", request="once", fresh=fresh)
        assert (first["type"], again) == ("ack", {**first, "again": True})
        later = bench.again()
        table = await later.house.table(table.id)
        device = Device(table, ADA)
        await device.hello(0)
        assert await device.do("hide", request="once", fresh=fresh) == {**first, "again": True}
        assert table.journal == first["journal"]

    asyncio.run(story())


def test_after_a_restart_a_request_is_remembered_though_bots_and_dice_have_filled_the_journal_since() -> None:
    async def story() -> None:
        bench = Bench()
        table, devices = await bench.running("bellum", who="mbbb")
        ada = devices[0]
        fresh, play = ada.sights[0]["fresh"], ada.legal(0)[0]
        first = await ada.do(play, request="once")
        while table.journal - first["journal"] <= MOST_REQUESTS * len(table.kept.chairs):
            assert await play_on(bench, table, devices, 10) == 10
        table = await bench.again().house.table(table.id)
        device = Device(table, ADA)
        await device.hello(0)
        assert await device.do(play, request="once", fresh=fresh) == {**first, "again": True}

    asyncio.run(story())


@pytest.mark.parametrize("before", ["in memory", "let go", "restarted"])
def test_the_id_of_an_earlier_request_with_other_content_is_refused_and_nothing_is_done(before: str) -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada, *_) = await bench.running()
        fresh = ada.sights[0]["fresh"]
        said = await ada.send(Say("chat", "hello"))
        played = await ada.do("hide", request="move")
        if before == "let go":
            bench.house.let_go(table)
        if before == "restarted":
            bench = bench.again()
        table = await bench.house.table(table.id)
        device = Device(table, ADA)
        await device.hello(0)
        state = table.journal, table.events
        reused: list[Incoming] = [
            Do("chat", 0, table.fresh[0], ["aim p2"]), Do("move", 0, fresh, ["aim p2"]), Say("move", "hello"),
            Say("chat", "goodbye"), Undo("move", 0, fresh), Resign("chat", 0),
        ]  # fmt: skip
        for frame in reused:
            answer = await device.send(frame)
            assert (answer["type"], answer["error"]["key"]) == ("no", "error-request-reused"), frame
        assert (table.journal, table.events) == state
        assert await device.send(Say("chat", "hello")) == {**said, "again": True}
        assert await device.send(Do("move", 0, fresh, ["hide"])) == {**played, "again": True}
        assert (table.journal, table.events) == state

    asyncio.run(story())


def test_two_devices_of_a_guest_never_swallow_each_others_requests() -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada, *_) = await bench.running(who="mmf")
        other = Device(table, ADA, device="laptop")
        await other.hello(0, 1)
        assert "again" not in await ada.send(Say("r1", "hello"))
        assert "again" not in await other.send(Say("r1", "hello"))
        assert (await other.send(Say("r1", "hello")))["again"]
        fresh = table.fresh[1]
        assert "again" not in await ada.do("hide", seat=0, request="r2")
        assert "again" not in await other.do("hide", seat=1, request="r2")
        table = await bench.again().house.table(table.id)
        device = Device(table, ADA, device="laptop")
        await device.hello(0, 1)
        assert (await device.send(Do("r2", 1, fresh, ["hide"])))["again"]
        assert (await device.send(Do("r2", 0, fresh, ["hide"])))["error"]["key"] == "error-request-reused"

    asyncio.run(story())


def test_a_request_id_is_known_until_memory_and_store_forget_it_together() -> None:
    async def story() -> None:
        bench = Bench()
        table, devices = await bench.running("magalon")
        ada = devices[0]
        await ada.send(Say("r1", "hello"))
        assert await play_on(bench, table, devices, 2 * MOST_REQUESTS + 9) > 2 * MOST_REQUESTS
        assert (await ada.send(Say("r1", "goodbye")))["error"]["key"] == "error-request-reused"
        for _ in range(MOST_REQUESTS):
            bench.clock.turn(60)
            assert (await ada.send(Say(ask_id(), "hm")))["type"] == "ack"
        assert (await ada.send(Say("r1", "goodbye")))["type"] == "ack"
        assert ada.connection.closed is None

    asyncio.run(story())


def test_what_cannot_be_stored_is_not_played_and_can_be_played_later() -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada, ben, _) = await bench.running()
        before, head = table.journal, table.must_match().head
        bench.store.fails = True
        answer = await ada.do("hide", request="again")
        assert (answer["type"], answer["error"]["key"]) == ("no", "error-storage")
        assert (table.journal, table.must_match().head) == (before, head)
        assert ben.read() == []
        bench.store.fails = False
        assert (await ada.do("hide", request="again"))["type"] == "ack"

    asyncio.run(story())


def test_nobody_hears_of_a_move_before_it_is_stored() -> None:
    async def story() -> None:
        bench = Bench()
        _table, (ada, ben, _) = await bench.running()
        heard: list[int] = []
        write = bench.store.write

        async def watched(changes: Sequence[Write]) -> None:
            heard.append(len(ada.connection.waiting()) + len(ben.connection.waiting()))
            await write(changes)
            heard.append(len(ada.connection.waiting()) + len(ben.connection.waiting()))

        bench.store.write = watched  # type: ignore[method-assign]
        assert (await ada.do("hide"))["type"] == "ack"
        assert heard == [0, 0]
        assert [frame["type"] for frame in ben.read()] == ["change"]

    asyncio.run(story())


def test_a_wish_for_another_moment_is_stale_and_says_what_is_fresh() -> None:
    async def story() -> None:
        bench = Bench()
        table, devices = await bench.running()
        leader = table.must_match().view(None).leader
        await devices[leader].do("hide")
        devices[leader].read()
        old = devices[leader].sights[leader]["fresh"]
        for seat in {0, 1, 2} - {leader}:
            await devices[seat].do("hide")
        assert table.must_match().state.waiting == [leader]
        answer = await devices[leader].do("pass", fresh=old)
        assert answer["error"]["key"] == "error-asked-anew"
        assert (await devices[leader].do("pass", fresh=answer["fresh"]))["type"] == "ack"

    asyncio.run(story())


def test_a_secret_choice_can_be_changed_until_all_are_in() -> None:
    async def story() -> None:
        bench = Bench()
        _, (ada, ben, _) = await bench.running()
        await ada.do("hide")
        ada.read()
        assert ada.sights[0]["chosen"] and ada.legal(0) == ["aim p2", "aim p3", "hide"]
        number = ada.sights[0]["fresh"]
        await ben.do("hide")
        assert ada.sights[0]["fresh"] == number
        assert (await ada.do("aim p2", fresh=number))["type"] == "ack"

    asyncio.run(story())


def test_a_rule_says_no_by_its_clause() -> None:
    async def story() -> None:
        bench = Bench()
        _, (ada, *_) = await bench.running()
        answer = await ada.do("aim p1")
        assert (answer["error"]["key"], answer["refused"]["clause"]) == ("error-refused", "embers.aim-self")
        assert (await ada.do("dance"))["error"]["key"] == "error-unknown-action"

    asyncio.run(story())


def test_a_batch_is_played_whole_or_not_at_all() -> None:
    async def story() -> None:
        bench = Bench()
        table, devices = await bench.running()
        for device in devices:
            await device.do("hide")
        leader = table.must_match().state.waiting[0]
        number = table.journal
        answer = await devices[leader].do("bury", "bury")
        assert answer["type"] == "no" and table.journal == number
        card = next(play for play in ("ash", "coal", "flame") if table.must_match().view(leader).hand[
            ("ash", "coal", "flame").index(play)])  # fmt: skip
        assert (await devices[leader].do("bury", f"lay {card}"))["type"] == "ack"

    asyncio.run(story())


def test_an_undo_goes_back_through_ones_own_actions() -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada, *_) = await bench.running()
        await ada.do("hide")
        ada.read()
        assert ada.sights[0]["may_undo"]
        answer = await ada.send(Undo(ask_id(), 0, ada.sights[0]["fresh"]))
        assert answer["type"] == "ack" and 0 in table.must_match().state.waiting
        answer = await ada.send(Undo(ask_id(), 0, ada.sights[0]["fresh"]))
        assert answer["refused"]["clause"].startswith("core.undo")

    asyncio.run(story())


def test_whoever_resigns_is_shown_so_and_the_match_goes_on_by_its_rules() -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada, ben, _) = await bench.running()
        assert (await ada.send(Resign(ask_id(), 0)))["type"] == "ack"
        assert table.sight().seats[0].resigned
        assert next(told["kind"] for told in ben.read()[-1]["told"]) == "resign"

    asyncio.run(story())


def test_a_connection_acts_for_the_seats_it_named_and_no_others() -> None:
    async def story() -> None:
        bench = Bench()
        table, _ = await bench.running(who="mmf")
        device = Device(table, ADA)
        await device.hello(1)
        assert set(device.sights) == {1}
        answer = await device.send(Do(ask_id(), 0, table.fresh[0], ["hide"]))
        assert answer["error"]["key"] == "error-not-your-seat"
        stranger = Device(table, BEN)
        await stranger.hello(0)
        assert stranger.connection.closed == "protocol" and stranger.sights == {}
        nobody = Device(table, CLEO)
        await nobody.hello()
        assert nobody.connection.closed == "removed"

    asyncio.run(story())


def test_who_goes_away_in_the_middle_of_a_move_has_played_it() -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada, *_) = await bench.running()
        before = table.journal
        task = asyncio.ensure_future(ada.do("hide"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        task.cancel()
        await bench.rest()
        assert table.journal == before + 1 == len(bench.store.journals[table.id])

    asyncio.run(story())


def test_a_question_changes_nothing_and_shows_nothing_hidden() -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada, ben, cleo) = await bench.running()
        await ada.do("aim p2")
        await ben.do("hide")
        writes, number = len(bench.store.writes), table.journal
        cleo.read()
        answer = await cleo.send(Ask(ask_id(), 2, "preview", ["hide"]))
        # Cleo's choice would be the last one and turn all of them over.
        assert [line["key"] for line in answer["preview"]["follows"]] == ["event-aimed.private"]
        assert not answer["preview"]["undoable"]
        why = await cleo.send(Ask(ask_id(), 2, "why", ["aim p3"]))
        assert why["why"]["clause"] == "embers.aim-self"
        assert (len(bench.store.writes), table.journal) == (writes, number)

    asyncio.run(story())


def test_how_all_stands_is_asked_once_and_only_for_a_seat_of_ones_own() -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada, ben, _) = await bench.running()
        answer = await ada.send(Ask(ask_id(), 0, "prospects"))
        found = [(one["thing"], one["play"], one["preview"]["refused"]) for one in answer["prospects"]]
        assert found == [("cards-p2", ["aim p2"], ""), ("cards-p3", ["aim p3"], "")]
        await ada.do("aim p2")
        assert "prospects" not in await ada.send(Ask(ask_id(), 0, "prospects")), "it has chosen"
        assert (await ben.send(Ask(ask_id(), 0, "prospects")))["error"]["key"] == "error-not-your-seat"
        looker = Device(table, ADA)
        await looker.hello()
        assert (await looker.send(Ask(ask_id(), 0, "prospects")))["error"]["key"] == "error-not-your-seat"

    asyncio.run(story())


def test_a_line_is_stored_without_what_is_invisible_and_an_empty_one_is_refused() -> None:
    async def story() -> None:
        bench = Bench()
        _, (ada, ben, _) = await bench.running()
        assert (await ada.send(Say(ask_id(), "well\u202e played\u200b\x07")))["type"] == "ack"
        assert ben.read()[-1]["happened"][-1]["text"] == "well played"
        assert (await ada.send(Say(ask_id(), "\u202e \u200b")))["error"]["key"] == "error-nothing-said"

    asyncio.run(story())


def test_a_standing_order_is_played_by_the_server_and_seen_by_its_owner_alone() -> None:
    async def story() -> None:
        bench = Bench()
        table, devices = await bench.running()
        leader = table.must_match().view(None).leader
        own = devices[leader]
        assert (await own.send(Order(ask_id(), leader, "pass", "round")))["type"] == "ack"
        assert own.sights[leader]["order"] == "pass"
        others = [device for device in devices if device is not own]
        assert all(b'"order"' not in frame for device in others for frame in device.raw)
        before = table.must_match().view(None).round
        for device in devices:
            await device.do("hide")
        assert table.must_match().view(None).round == before + 1
        own.read()
        assert "order" not in own.sights[leader]

    asyncio.run(story())


def test_an_order_for_a_phase_is_void_when_the_phase_is_over() -> None:
    async def story() -> None:
        bench = Bench()
        table, devices = await bench.running()
        leader = table.must_match().view(None).leader
        await devices[leader].send(Order(ask_id(), leader, "pass", "phase"))
        for device in devices:
            await device.do("hide")
        assert table.must_match().state.waiting == [leader]
        assert table.kept.chairs[leader].order == ""

    asyncio.run(story())


def test_who_takes_back_what_an_order_played_takes_the_order_back_too() -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada, *_) = await bench.running()
        await ada.send(Order(ask_id(), 0, "hide", "round"))
        assert 0 not in table.must_match().state.waiting
        ada.read()
        assert (await ada.send(Undo(ask_id(), 0, ada.sights[0]["fresh"])))["type"] == "ack"
        assert 0 in table.must_match().state.waiting and table.kept.chairs[0].order == ""

    asyncio.run(story())


def test_a_table_whose_memory_and_store_differ_is_found_again_as_it_is_stored() -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada, *_) = await bench.running()
        write = bench.store.write

        async def refuse(changes: Sequence[Write]) -> None:
            raise WriteRefused("error-journal-end", last=0, after=1)

        bench.store.write = refuse  # type: ignore[method-assign]
        await table.take(ada.connection, Do(ask_id(), 0, table.fresh[0], ["hide"]))
        assert ada.connection.closed == "resume"
        bench.store.write = write  # type: ignore[method-assign]
        again = await bench.house.table(table.id)
        assert again is not table and again.journal == table.journal
        device = Device(again, ADA)
        await device.hello(0)
        assert (await device.do("hide"))["type"] == "ack"

    asyncio.run(story())


def test_who_goes_to_and_fro_for_ever_is_played_for_by_a_bot() -> None:
    async def story() -> None:
        bench = Bench(rules=HouseRules(pace=0, in_a_row=20))
        table, devices = await bench.running("magalon")
        for device, card in zip(devices, ("lay 4", "lay 5"), strict=True):
            await device.do(card)
        (seat,) = table.must_match().state.waiting
        for _ in range(40):
            legal = devices[seat].legal(seat)
            back = [play for play in legal if play in ("put back", "shield")]
            if not table.kept.chairs[seat].human or not back:
                break
            assert (await devices[seat].do(back[0], seat=seat))["type"] == "ack"
        assert back and not table.kept.chairs[seat].human
        assert table.must_match().in_a_row(seat) >= 20
        assert table.must_match().in_a_row(1 - seat) == 0

    asyncio.run(story())
