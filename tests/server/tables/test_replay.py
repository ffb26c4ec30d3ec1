"""A match looked at again: moments in blocks, and a table of contents."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from spellboard.core.errors import SpellboardError
from spellboard.core.history import BLOCK
from spellboard.core.scene import Piece
from spellboard.server.errors import Problem
from spellboard.server.tables import replay
from spellboard.server.tables.table import Table
from spellboard.server.wire.replay import Contents, Moment, Moments
from tests.server.saying import refused

from .bench import ADA, GAMES, Bench, play_on

NAMES = [game.name for game in GAMES]


def rebuilt(moments: list[Moment]) -> list[tuple[Piece, ...]]:
    """The scenes of a block, as a page puts them together."""
    found: list[tuple[Piece, ...]] = []
    known: dict[str, Piece] = {}
    order: list[str] = []
    for moment in moments:
        known |= {piece.id: piece for piece in moment.pieces}
        order = order if moment.order is None else moment.order
        found.append(tuple(known[id] for id in order))
    return found


async def blocks(table: Table, seat: int | None) -> list[Moments]:
    first = msgspec.json.decode(await table.moments(ADA, seat, 0), type=Moments)
    rest = range(BLOCK, first.all, BLOCK)
    return [first, *[msgspec.json.decode(await table.moments(ADA, seat, at), type=Moments) for at in rest]]


@pytest.mark.parametrize("game", NAMES)
def test_every_block_rebuilds_the_scenes_that_the_seat_saw(game: str) -> None:
    async def story() -> None:
        bench = Bench()
        table, devices = await bench.running(game)
        await play_on(bench, table, devices, 70)
        match = table.must_match()
        for seat in (0, None):
            pages = match.pages(seat, 0, 1000)
            found = await blocks(table, seat)
            assert {block.all for block in found} == {len(pages)}
            scenes = [scene for block in found for scene in rebuilt(block.moments)]
            assert scenes == [match.game.scene(page.view).pieces for page in pages]
            moments = [moment for block in found for moment in block.moments]
            assert [moment.n for moment in moments] == [page.n for page in pages]
            said = [match.game.summary(page.events) for page in pages]
            assert [moment.news for moment in moments] == said
            assert moments[-1].waiting == match.state.waiting
            assert moments[-1].prompt == match.game.prompt(match.state, seat)

    asyncio.run(story())


@pytest.mark.parametrize("game", NAMES)
def test_the_contents_name_rounds_and_what_one_looks_for(game: str) -> None:
    async def story() -> None:
        bench = Bench()
        table, devices = await bench.running(game)
        await play_on(bench, table, devices, 2000)
        match = table.must_match()
        assert match.over
        found = msgspec.json.decode(await table.contents(ADA, None), type=Contents)
        pages = match.pages(None, 0, 10**6)
        assert found.numbers == [page.n for page in pages]
        begins = [mark for mark in found.marks if mark.said is None]
        rounds = [page.view.round for page in pages]
        changes = [at for at in range(len(rounds)) if at == 0 or rounds[at] != rounds[at - 1]]
        assert [(mark.page, mark.round) for mark in begins] == [(at, rounds[at]) for at in changes]
        said = [mark.said.key for mark in found.marks if mark.said is not None]
        assert "event-ended" in said
        assert set(said) <= {f"event-{kind}" for kind in match.game.highlights}

    asyncio.run(story())


def test_nobody_leafs_through_another_ones_hand_before_the_end() -> None:
    async def story() -> None:
        bench = Bench()
        table, devices = await bench.running()
        await play_on(bench, table, devices, 4)
        with refused(Problem, "not-your-seat"):
            await table.moments(ADA, 1, 0)
        with refused(Problem, "not-your-seat"):
            await table.contents(ADA, 1)
        await table.close(ADA)
        block = msgspec.json.decode(await table.moments(ADA, 1, 0), type=Moments)
        last = block.moments[-1]
        assert (last.kind, last.over, last.prompt.key) == ("close", True, "prompt-closed")
        await table.contents(ADA, 1)

    asyncio.run(story())


def test_what_was_taken_back_is_one_page_that_changes_nothing() -> None:
    async def story() -> None:
        bench = Bench()
        table, _ = await bench.running()
        match = table.must_match()
        match.play("aim p2", seat=0)
        match.undo(0)
        *_, before, last = replay.moments(match.history, 0).moments
        assert (last.kind, last.pieces, last.order, last.news) == ("folded", [], None, [])
        assert last.waiting == before.waiting

    asyncio.run(story())


def test_there_is_no_block_before_the_first_and_no_seat_that_is_none() -> None:
    async def story() -> None:
        bench = Bench()
        table, _ = await bench.running()
        history = table.must_match().history
        with pytest.raises(SpellboardError):
            replay.moments(history, 0, -1)
        with pytest.raises(SpellboardError):
            replay.moments(history, 9)
        with pytest.raises(SpellboardError):
            replay.contents(history, 9)
        assert replay.moments(history, 0, 10**6).moments == []

    asyncio.run(story())
