"""Copies and pickles: positions, games and observations go to other processes and come back as they were."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest

import spellboard
from spellboard import Game, Observation, Rng, State
from tests.conformance.walking import load, positions

KINDS = [spellboard.find(name) for name in ("tests.example:GAME", *spellboard.shelf())]
games = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
ways = pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))])


def some(game: Game) -> Iterator[State]:
    return positions(game, game.most, 5, every=37)


@games
@ways
def test_a_position_comes_back_as_it_was_and_goes_its_own_way(kind: type[Game], way: Any) -> None:
    game = load(kind)
    for state in some(game):
        before = state.to_bytes()
        again = way(state)
        assert type(again) is type(state) and again.to_bytes() == before
        assert (again.actor, again.waiting, again.chances()) == (state.actor, state.waiting, state.chances())
        spellboard.playout(again, Rng(1))
        assert state.to_bytes() == before


@games
def test_a_game_comes_back_with_its_edition_and_options(kind: type[Game]) -> None:
    for game in (load(kind), kind.load(kind.load().edition.document)):
        again = pickle.loads(pickle.dumps(game))
        assert type(again) is kind and again.fingerprint == game.fingerprint and again.options == game.options
        assert again.codes.names == game.codes.names and again.edition.provenance == game.edition.provenance
        assert copy.copy(game) is game and copy.deepcopy([game])[0] is game


@games
def test_positions_that_are_sent_one_by_one_share_their_game(kind: type[Game]) -> None:
    sent = [pickle.dumps(state) for state in some(load(kind))]
    assert len({id(pickle.loads(data).game) for data in sent}) == 1


@games
@ways
def test_an_observation_comes_back_as_it_was(kind: type[Game], way: Any) -> None:
    for state in some(load(kind)):
        seen: Observation = state.observe(1)
        again = way(seen)
        assert again.to_bytes() == seen.to_bytes() and again.seat == 1
        assert again.sample(Rng(2)).to_bytes() == seen.sample(Rng(2)).to_bytes()


def test_a_position_that_is_being_set_up_can_be_copied_too() -> None:
    state = load(KINDS[0]).new(3)
    state.fill("bag", [0, 0, 0])
    assert state.problems()
    assert pickle.loads(pickle.dumps(state)).to_bytes() == state.to_bytes()


def answer(seen: Observation, state: State) -> tuple[bytes, bytes, int]:
    """What a worker makes of what it is sent."""
    return seen.to_bytes(), state.to_bytes(), spellboard.playout(state, Rng(3))


def test_a_worker_process_gets_games_from_the_shelf_and_from_elsewhere() -> None:
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        for kind in KINDS:
            state = load(kind).new(kind.fewest)
            seen = state.observe(0)
            there = pool.submit(answer, seen, state).result(timeout=60)
            assert there == answer(seen, state.copy())
