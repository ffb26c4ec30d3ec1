"""Each golden record shows what its name says."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import cast

import pytest

from spellboard import Outcome
from spellboard.games.bellum.chests import dearest_owed, served
from spellboard.games.bellum.ending import worth
from spellboard.games.bellum.phases import CHEST, DRAW, PLACE, REVEAL, ROLL
from spellboard.games.bellum.state import BellumState

from .golden import RECORDS

proves = pytest.mark.proves


@cache
def course(name: str) -> list[BellumState]:
    """All positions of a record."""
    return [cast(BellumState, state).copy() for _, state in RECORDS[name]().replay()]


def ending(name: str) -> tuple[Outcome, list[tuple[int, int]]]:
    """How a record ends: the outcome, and everybody's value and number of chests."""
    last = course(name)[-1]
    assert last.outcome is not None
    return last.outcome, [(int(worth(last, seat)), int(last.chests_of(seat))) for seat in range(int(last.players))]


@proves("bellum.31")
def test_a_win_by_value_against_more_chests() -> None:
    outcome, chests = ending("value-beats-more-chests")
    assert outcome.reason == "chests" and len(outcome.winners) == 1
    (value, number), (other_value, other_number) = chests[outcome.winners[0]], chests[1 - outcome.winners[0]]
    assert value > other_value and number < other_number


@proves("bellum.31")
def test_a_shared_victory() -> None:
    outcome, chests = ending("shared-victory")
    assert outcome.winners == (0, 1) and outcome.ranks == (1, 1)
    assert chests[0] == chests[1] and chests[0][1] > 0


@proves("bellum.18")
def test_an_empty_chest_stack_gives_another_kind() -> None:
    drawing = [state for state in course("empty-chest-stack") if state.phase == CHEST]
    owed = [int(dearest_owed(state, state.seat)) for state in drawing]
    got = [int(served(state, kind)) for state, kind in zip(drawing, owed, strict=True)]
    assert owed != got


@proves("bellum.36")
def test_an_exhausted_creature_pile_turns_up_nothing() -> None:
    states = course("exhausted-creature-pile")
    assert states[-1].view(None).piles[0] == 0
    recruited = [after for before, after in pairwise(states) if after.hand >= 0 > before.hand]
    assert {int(after.phase) for after in recruited} == {int(DRAW), int(PLACE)}


@proves("bellum.37")
def test_an_exhausted_kingdom_leaves_fewer_places_and_play_goes_on() -> None:
    states = course("exhausted-kingdom")
    bare = [state for state in states if sum(state.view(None).pile) == 0 and state.phase == ROLL]
    assert any(None in state.view(None).places for state in bare)
    assert all(state.phase != REVEAL for state in states if sum(state.view(None).pile) == 0)


@proves("bellum.38")
def test_a_stall_ends_the_game() -> None:
    outcome, chests = ending("stall")
    assert outcome.reason == "idle" and outcome.winners == (0, 1)
    assert chests == [(0, 0), (0, 0)]
