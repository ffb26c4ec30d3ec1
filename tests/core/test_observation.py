"""Observations: all that a bot gets, there and back, and nothing else."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from spellboard import Match, Observation, PositionError, Rng
from tests.conformance.walking import positions as along
from tests.example import GAME
from tests.example.game import Embers
from tests.example.view import View

from .table import SALTS, SECRET, damaged, values

DOCUMENT = Match.begin(GAME.load(), ["Ada", "Ben", "Cleo"], secret=SECRET, salts=SALTS).state.observe(1).to_json()


def refused(call: Any, *args: Any) -> str:
    with pytest.raises(PositionError) as caught:
        call(*args)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_an_observation_holds_seat_view_legal_codes_and_memory(match: Match) -> None:
    seen = match.state.observe(1)
    assert seen.seat == 1
    assert seen.view == match.state.view(1)
    assert seen.legal == match.state.legal(1)
    assert not hasattr(seen, "state")


def test_every_observation_of_a_game_comes_back(game: Embers) -> None:
    for state in along(game, 3, 2):
        for seat in range(3):
            seen = state.observe(seat)
            for again in (
                Observation.from_bytes(game, seen.to_bytes()),
                Observation.from_json(game, json.loads(json.dumps(seen.to_json()))),
            ):
                assert (again.seat, again.view, again.legal, again.memory) == (
                    seen.seat, seen.view, seen.legal, seen.memory
                )  # fmt: skip
                assert again.to_bytes() == seen.to_bytes()


def test_a_sample_fits_what_was_seen(match: Match) -> None:
    seen = match.state.observe(0)
    again = Observation.from_bytes(match.game, seen.to_bytes())
    for seed in range(20):
        assert again.sample(Rng(seed)).observe(0).to_bytes() == seen.to_bytes()


@pytest.mark.parametrize(
    ("document", "said"),
    [
        (None, "an observation (spellboard-observation/1) was expected"),
        ({}, "an observation (spellboard-observation/1) was expected"),
        ({**DOCUMENT, "edition": "x"}, "this observation is not of embers with this edition and these options"),
        ({**DOCUMENT, "seat": 3}, "the observation names a seat or an action that is not there"),
        ({**DOCUMENT, "seat": -1}, "the observation names a seat or an action that is not there"),
        ({**DOCUMENT, "legal": [10**6]}, "the observation names a seat or an action that is not there"),
        ({**DOCUMENT, "seat": "1"}, "the observation is not whole: Expected `int`, got `str`"),
        ({**DOCUMENT, "legal": 1}, "the observation is not whole: Expected `array`, got `int`"),
        ({**DOCUMENT, "memory": None}, "the observation is not whole: Expected `object`, got `null`"),
        ({key: DOCUMENT[key] for key in ("format", "edition")}, "the observation is not whole: seat is missing"),
    ],
)
def test_a_wrong_observation_is_refused_in_one_line(game: Embers, document: Any, said: str) -> None:
    assert refused(Observation.from_json, game, document) == said


@pytest.mark.parametrize("data", [b"", b"{", b'"\xff"', b"[" * 10_000, b"9" * 6_000, b"null"])
def test_bytes_that_are_no_observation_are_refused(game: Embers, data: bytes) -> None:
    refused(Observation.from_bytes, game, data)


@given(damaged(DOCUMENT) | values)
def test_any_damaged_observation_is_refused_or_taken(document: Any) -> None:
    try:
        Observation.from_json(GAME.load(), document)
    except PositionError as error:
        assert str(error)


@given(st.binary(max_size=60))
def test_any_bytes_are_refused(data: bytes) -> None:
    refused(Observation.from_bytes, GAME.load(), data)


class Numbered(Struct, frozen=True):
    towers: dict[int, str]


class NumberedGame(GAME):
    View = Numbered  # type: ignore[assignment]
    Memory = Numbered  # type: ignore[assignment]


def test_a_view_may_have_numbers_for_keys() -> None:
    game = NumberedGame.load()
    seen = Observation(game, 0, Numbered({3: "red"}), [0], Numbered({}))
    again = Observation.from_bytes(game, seen.to_bytes())
    assert again.view == Numbered({3: "red"})


def test_a_view_is_plain_typed_data_ready_for_json(match: Match) -> None:
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        assert isinstance(view, View)
        assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
