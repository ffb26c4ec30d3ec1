"""Observations: all that a bot gets, there and back, and nothing else."""

from __future__ import annotations

import copy
import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

import spellboard
from spellboard import Known, Match, Observation, PositionError, Rng, Sampler
from tests.conformance.walking import load
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
        (
            {**DOCUMENT, "edition": "x"},
            "this observation does not belong to embers with this edition and these options",
        ),
        ({**DOCUMENT, "seat": 3}, "the observation names a seat or an action that is not there"),
        ({**DOCUMENT, "seat": -1}, "the observation names a seat or an action that is not there"),
        ({**DOCUMENT, "legal": [10**6]}, "the observation names a seat or an action that is not there"),
        ({**DOCUMENT, "seat": "1"}, "the observation is incomplete: Expected `int`, got `str`"),
        ({**DOCUMENT, "legal": 1}, "the observation is incomplete: Expected `array`, got `int`"),
        ({**DOCUMENT, "memory": None}, "the observation is incomplete: Expected `object`, got `null`"),
        ({key: DOCUMENT[key] for key in ("format", "edition")}, "the observation is incomplete: seat is missing"),
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

    def see(self, state: Any, seat: int | None) -> Any:
        return Numbered({3: "red"})

    def recall(self, state: Any, seat: int) -> Any:
        return Numbered({})

    def sampler(self, observation: Observation) -> Sampler:
        return Known(self.new(3))


def test_a_view_may_have_numbers_for_keys() -> None:
    game = NumberedGame.load()
    seen = game.new(3).observe(0)
    again = Observation.from_bytes(game, seen.to_bytes())
    assert again.view == Numbered({3: "red"})


# --- what does not fit together ---------------------------------------------------------------------------------------


def changed(document: dict[str, Any], *path: Any) -> dict[str, Any]:
    """The document with the last thing put where the path leads."""
    *where, last, value = path
    new = copy.deepcopy(document)
    node: Any = new
    for key in where:
        node = node[key]
    node[last] = value
    return new


@pytest.mark.parametrize(
    "path",
    [
        ("seat", 0),
        ("view", "seat", 0),
        ("view", "seat", None),
        ("legal", []),
        ("legal", [0]),
        ("view", "hand", [9, 9, 9]),
        ("view", "hand", []),
        ("view", "stolen", [0] * 8),
        ("view", "stolen", [999_999] * 9),
        ("view", "stolen", [-999_999] * 9),
        ("view", "phase", "party"),
        ("view", "buriers", [1]),
        ("view", "loot", []),
        ("memory", "lost", []),
        ("memory", "lost", [[999_999, 0, 0]] * 3),
        ("memory", "lost", [[-999_999, 0, 0]] * 3),
        ("memory", "buried", [0]),
    ],
    ids=str,
)
def test_an_observation_that_no_position_gives_is_refused(game: Embers, path: tuple[Any, ...]) -> None:
    said = refused(Observation.from_json, game, changed(DOCUMENT, *path))
    assert said == "the observation is inconsistent: no position shows and offers this"


@pytest.mark.parametrize("figure", [2**31, -(2**63), 2**70, 10**400])
def test_a_number_that_no_table_shows_is_refused_at_once(game: Embers, figure: int) -> None:
    for path in (("view", "stolen", [figure] * 9), ("memory", "lost", [[figure] * 3] * 3)):
        said = refused(Observation.from_json, game, changed(DOCUMENT, *path))
        assert said == "the observation is inconsistent: a number or a list in it is too large"


def parts(value: Any) -> int:
    """A value and everything in it."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return 1 + sum(map(parts, inner))


@pytest.mark.parametrize(("more", "said"), [(0, "no position shows and offers this"), (1, "is too large")])
def test_view_and_memory_have_at_most_50_000_parts(game: Embers, more: int, said: str) -> None:
    others = 1 + parts(DOCUMENT["view"]) + parts(DOCUMENT["memory"]) - len(DOCUMENT["view"]["stolen"])
    document = changed(DOCUMENT, "view", "stolen", [0] * (50_000 - others + more))
    assert refused(Observation.from_json, game, document).endswith(said)


def test_an_observation_of_too_many_bytes_is_not_read(game: Embers) -> None:
    assert "too many for an observation" in refused(Observation.from_bytes, game, b" " * (1024 * 1024 + 1))


def test_who_forgets_can_be_sent_about(game: Embers) -> None:
    for state in along(game, 3, 2, every=6):
        seen = state.observe(2).forget()
        assert Observation.from_bytes(game, seen.to_bytes()).to_bytes() == seen.to_bytes()


@pytest.mark.parametrize("name", spellboard.shelf())
def test_an_observation_with_the_eyes_of_another_seat_is_refused(name: str) -> None:
    game = load(spellboard.find(name))
    for state in along(game, game.fewest, 3, every=40):
        own, other = state.observe(0).to_json(), state.observe(1).to_json()
        for document in ({**own, "seat": 1}, {**own, "view": other["view"]}, {**own, "seat": game.most - 1}):
            if document["seat"] != 0 or document["view"] != own["view"]:
                refused(Observation.from_json, game, document)


def test_a_view_is_plain_typed_data_ready_for_json(match: Match) -> None:
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        assert isinstance(view, View)
        assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
