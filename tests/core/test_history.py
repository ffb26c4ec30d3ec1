"""Old pages in blocks: built by replay, without the pages before them, and apart from the match that goes on."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from spellboard import Match, Rng, Sink, SpellboardError, State, UnknownSeat
from spellboard.core.history import BLOCK, History
from tests.example import GAME
from tests.example.game import Embers
from tests.example.state import EmbersState

from .table import hidden_until_lead, sealed, step
from .variants import Variant

EYES = (None, 0, 1, 2)


class CountedState(Variant):
    """It notes how often it was played, and how often somebody listened."""

    def rule_apply(self, code: int, seat: int, sink: Sink | None) -> None:
        super().rule_apply(code, seat, sink)
        CountedGame.played += 1
        CountedGame.heard += sink is not None


class CountedGame(GAME):
    """It notes how many views were built."""

    seen = played = heard = 0

    def start(self, players: int) -> EmbersState:
        return CountedState(self, players, self.tables)

    def see(self, state: State, seat: int | None) -> Any:
        CountedGame.seen += 1
        return super().see(state, seat)


def wavering(game: Embers, seed: int) -> Match:
    """A match in which seats take back and all go back, to its end."""
    match, rng = sealed(game), Rng(seed)
    while not match.over and len(match.entries) < 150:
        step(match, rng)
        seat = rng.below(3)
        if match.why_no_undo(seat) is None and rng.below(2):
            match.undo(seat)
        elif not match.over and rng.below(9) == 0:
            counting = match._line.numbers
            match.rewind(counting[rng.below(len(counting))])
    return match


@pytest.mark.parametrize("size", [1, 7, BLOCK, 1000])
def test_blocks_joined_are_the_whole_transcript(game: Embers, size: int) -> None:
    for seed in range(3):
        match = wavering(game, seed)
        for seat in EYES:
            whole = match.transcript(seat).pages
            assert any(page.since for page in whole), "something was folded"
            assert len(match.history) == len(whole)
            joined = [page for first in range(0, len(whole), size) for page in match.pages(seat, first, size)]
            assert joined == whole


def test_a_block_is_as_long_as_there_are_pages(match: Match) -> None:
    assert [page.n for page in match.pages(0)] == list(range(10))
    assert [page.n for page in match.pages(0, 8)] == [8, 9]
    assert match.pages(0, 10) == match.pages(0, 10_000) == []


@pytest.mark.parametrize(("first", "count"), [(-1, 50), (0, 0), (3, -1)])
def test_a_block_has_a_beginning_and_a_page_at_least(match: Match, first: int, count: int) -> None:
    with pytest.raises(SpellboardError, match=r"^a block begins at page 0 or later"):
        match.pages(0, first, count)


def test_nobody_else_is_shown_old_pages(match: Match) -> None:
    for seat in (-1, 3, True, 1.0):
        with pytest.raises(UnknownSeat):
            match.history.pages(seat)  # type: ignore[arg-type]
        with pytest.raises(UnknownSeat):
            match.history.told(seat)  # type: ignore[arg-type]


def test_a_block_of_ten_thousand_entries_costs_a_replay_and_its_own_views() -> None:
    match = hidden_until_lead(sealed(CountedGame.load()))
    before = len(match.entries)
    while len(match.entries) < 10_000:  # what all agree to take back is never folded
        match.play("bury", 0)
        match.rewind(len(match.entries))
    history = match.history
    assert len(history) == len(match.entries) + 1
    for first in (1, before + 1, 5_000, len(history) - BLOCK):
        CountedGame.seen = CountedGame.played = CountedGame.heard = 0
        assert len(history.pages(0, first)) == BLOCK
        assert CountedGame.seen == BLOCK
        assert CountedGame.heard <= BLOCK, "what came before the block is told to nobody"
        assert CountedGame.played <= first + BLOCK, "what came after it is not played again"


def test_a_snapshot_stays_as_it_was_while_the_match_goes_on(match: Match) -> None:
    match.play("aim p2", 0)
    history, whole = match.history, match.transcript(0).pages
    match.undo(0)
    match.play("hide", 1)
    match.resign(2)
    assert history.pages(0) == whole != match.transcript(0).pages
    assert [news.n for news in history.told(0)] == list(range(1, 11))


def test_pages_are_built_in_other_threads_while_the_match_goes_on(game: Embers) -> None:
    match, rng = sealed(game), Rng(4)
    awaited = []
    with ThreadPoolExecutor(4) as pool:
        while not match.over:
            step(match, rng)
            seat = rng.below(3)
            history = match.history
            awaited.append((seat, len(history), pool.submit(history.pages, seat, 0, len(history))))
    pages = [match.transcript(seat).pages for seat in range(3)]
    for seat, count, built in awaited:
        assert built.result() == pages[seat][:count]


def test_a_history_is_made_of_what_a_host_has_stored(match: Match) -> None:
    hidden_until_lead(match)
    record = match.record
    stored = History(match.game, record.start(match.game), record.entry_texts)
    assert stored.pages(1, 3, 5) == match.pages(1, 3, 5)


def test_what_somebody_does_with_the_opening_position_does_not_change_the_pages(game: Embers) -> None:
    opening = game.new(3)
    history = History(game, opening, sealed(game).texts)
    before = history.pages(0)
    opening.apply(game.code_of("deal coal"))
    assert history.pages(0) == before
