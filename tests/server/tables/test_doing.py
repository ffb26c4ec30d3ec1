"""Playing: stored before it is told, answered once, stale only when something else is asked of this seat."""

from __future__ import annotations

import asyncio

import pytest

from spellboard.server.wire.incoming import Do, Say

from .bench import GAMES, Bench, ask_id, play_on


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_people_play_a_match_to_its_end_or_for_a_while(game: str) -> None:
    async def story() -> None:
        bench = Bench()
        table, devices = await bench.running(game)
        assert await play_on(bench, table, devices, 60) > 5
        assert [row.text for row in bench.store.journals[table.id]] == table.must_match().texts

    asyncio.run(story())


def test_all_seats_choose_in_the_same_moment_while_others_talk() -> None:
    async def story() -> None:
        bench = Bench()
        _, devices = await bench.running()
        frames = [Do(ask_id(), seat, devices[seat].sights[seat]["fresh"], ["hide"]) for seat in range(3)]
        talk = [Say(ask_id(), f"line {n}") for n in range(9)]
        await asyncio.gather(
            *(devices[n % 3].table.take(devices[n % 3].connection, line) for n, line in enumerate(talk)),
            *(device.table.take(device.connection, frame) for device, frame in zip(devices, frames, strict=True)),
        )
        answers = [frame for device in devices for frame in device.read() if frame["type"] in ("ack", "no")]
        assert [answer["type"] for answer in answers] == ["ack"] * 12

    asyncio.run(story())
