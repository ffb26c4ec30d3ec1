"""Proposals: everybody asked must agree, answers are seen, the next action makes them void, bots abstain."""

from __future__ import annotations

import asyncio

from spellboard.server.wire.incoming import Answer, Do, Propose

from .bench import Bench, ask_id, play_on


def test_all_agree_to_go_back_and_the_dealers_counter_does_not() -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada, ben, cleo) = await bench.running()
        for device in (ada, ben, cleo):
            await device.do("hide")
        before = table.must_match().dealer.counter
        assert (await ada.send(Propose(ask_id(), 0, "rewind", before=10)))["type"] == "ack"
        assert ben.read()[-1]["table"]["votes"][0]["asked"] == [1, 2]
        await ben.send(Answer(ask_id(), 1, 1, True))
        assert table.sight().votes[0].yes == [1]
        await cleo.send(Answer(ask_id(), 2, 1, True))
        match = table.must_match()
        assert table.sight().votes == [] and match.state.waiting == [0, 1, 2]
        assert match.dealer.counter == before
        assert [row.text for row in bench.store.journals[table.id]] == match.texts

    asyncio.run(story())


def test_one_no_ends_a_proposal_and_an_action_makes_it_void() -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada, ben, cleo) = await bench.running()
        await ada.send(Propose(ask_id(), 0, "agreement"))
        await cleo.send(Answer(ask_id(), 2, 1, False))
        assert table.sight().votes == []
        await ada.send(Propose(ask_id(), 0, "agreement"))
        await ben.do("hide")
        assert table.sight().votes == []
        assert (await cleo.send(Answer(ask_id(), 2, 2, True)))["error"]["key"] == "error-vote-gone"
        kinds = [event["kind"] for frame in ben.frames for event in frame.get("happened", [])]
        assert [kind for kind in kinds if kind in ("proposed", "answered", "refused", "void")] == [
            "proposed", "answered", "refused", "proposed", "void",
        ]  # fmt: skip

    asyncio.run(story())


def test_a_proposal_whose_time_is_over_is_refused_also_after_a_restart() -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada, *_) = await bench.running()
        await ada.send(Propose(ask_id(), 0, "agreement"))
        later = bench.again()
        await later.house.open()
        await later.later(121)
        assert (await later.house.table(table.id)).sight().votes == []
        await later.house.close()

    asyncio.run(story())


def test_an_end_by_agreement_closes_the_match() -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada, ben) = await bench.running(who="mfb")
        await bench.rest()  # what the bot does makes a proposal void
        await ada.send(Propose(ask_id(), 0, "agreement"))
        assert table.kept.status == "running"
        await ben.send(Answer(ask_id(), 1, 1, True))
        assert (table.kept.status, table.kept.reason, table.must_match().closed) == ("closed", "agreement", "agreement")

    asyncio.run(story())


def test_who_sits_alone_with_bots_needs_nobodys_consent() -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada,) = await bench.running(who="mbb")
        await play_on(bench, table, [ada], 3)
        assert (await ada.send(Propose(ask_id(), 0, "rewind", before=10)))["type"] == "ack"
        assert table.sight().votes == []

    asyncio.run(story())


def test_a_seat_is_handed_over_after_a_long_absence_and_given_back_when_the_others_agree() -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada, ben, cleo) = await bench.running()
        assert (await ada.send(Propose(ask_id(), 0, "hand", about=1)))["error"]["key"] == "error-vote-not-away"
        table.part(ben.connection)
        await bench.later(6)
        assert ada.read()[-1]["happened"][-1]["kind"] == "away"
        await bench.later(120)
        await ada.send(Propose(ask_id(), 0, "hand", about=1))
        await cleo.send(Answer(ask_id(), 2, 1, True))
        await bench.rest()
        assert table.sight().seats[1].bot == "random" and table.sight().seats[1].may_return
        back = (await bench.devices(table))[1]
        for asked in (Do(ask_id(), 1, table.fresh[1], ["hide"]), Propose(ask_id(), 1, "agreement")):
            assert (await back.send(asked))["error"]["key"] == "error-bot-plays"
        await back.send(Propose(ask_id(), 1, "return", about=1))
        for device, seat in ((ada, 0), (cleo, 2)):
            await device.send(Answer(ask_id(), seat, 2, True))
        assert table.sight().seats[1].bot == ""

    asyncio.run(story())


def test_whoever_comes_back_at_once_was_never_away() -> None:
    async def story() -> None:
        bench = Bench()
        table, (ada, ben, _) = await bench.running()
        table.part(ben.connection)
        await bench.later(2)
        await bench.devices(table)
        await bench.later(10)
        kinds = [event["kind"] for frame in ada.frames for event in frame.get("happened", [])]
        assert "away" not in kinds and kinds.count("present") == 3  # once for each of them

    asyncio.run(story())
