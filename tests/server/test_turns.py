"""Turns: a crowd goes on a few at a time, in order, and nobody waits for who has gone."""

from __future__ import annotations

import asyncio
import itertools

from spellboard.server.turns import MOST, Turns


def test_of_a_crowd_a_few_go_on_in_each_turn_of_the_loop_in_their_order() -> None:
    async def story() -> None:
        turns, went = Turns(), list[int]()

        async def one(number: int) -> None:
            await turns.mine()
            went.append(number)

        crowd = [asyncio.create_task(one(number)) for number in range(5 * MOST)]
        sizes = [0]
        while len(went) < len(crowd):
            await asyncio.sleep(0)
            sizes.append(len(went))
        assert went == list(range(5 * MOST))
        assert max(after - before for before, after in itertools.pairwise(sizes)) <= MOST

    asyncio.run(story())


def test_who_goes_away_takes_nobodys_turn() -> None:
    async def story() -> None:
        turns = Turns()
        crowd = [asyncio.create_task(turns.mine()) for _ in range(3 * MOST)]
        await asyncio.sleep(0)
        for task in crowd[MOST : 2 * MOST]:
            task.cancel()
        done = await asyncio.wait_for(asyncio.gather(*crowd, return_exceptions=True), 5)
        assert sum(isinstance(found, asyncio.CancelledError) for found in done) == MOST

    asyncio.run(story())


def test_who_comes_while_it_is_quiet_goes_on_at_once() -> None:
    async def story() -> None:
        turns = Turns()
        for _ in range(3):
            task = asyncio.create_task(turns.mine())
            await asyncio.sleep(0)
            assert task.done()
            await asyncio.sleep(0)

    asyncio.run(story())
