"""Typed options: from text, numbers or documents, and nothing else than the game knows."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import given
from msgspec import Meta, Struct

from spellboard import OptionError
from spellboard.core.options import NoOptions, assignments, options
from tests.example import GAME
from tests.example.tables import EmbersOptions

from .table import values


class Many(Struct, frozen=True):
    rounds: Annotated[int, Meta(ge=1, le=50)] = 10
    pace: Literal["slow", "fast"] = "slow"
    towers: list[int] = []


class Pair(Struct, frozen=True):
    low: int = 1
    high: int = 2

    def __post_init__(self) -> None:
        if self.low > self.high:
            raise ValueError("low is above high")


@pytest.mark.parametrize("value", [True, False])
def test_a_switch_has_both_values(value: bool) -> None:
    game = GAME.load(options={"shelter": value})
    assert game.tables.shelter is value
    assert (game.fingerprint == GAME.load().fingerprint) is value, "a position belongs to its options"


@pytest.mark.parametrize(("text", "value"), [("true", True), ("false", False), ("1", True), ("0", False)])
def test_a_switch_is_set_by_text_from_the_command_line(text: str, value: bool) -> None:
    assert options(EmbersOptions, assignments([f"shelter={text}"])) == EmbersOptions(shelter=value)


def test_numbers_and_choices_are_set_by_text() -> None:
    assert options(Many, assignments(["rounds = 7", "pace=fast"])) == Many(rounds=7, pace="fast")


def test_what_is_not_given_keeps_its_default() -> None:
    assert options(Many, {}) == Many()
    assert options(NoOptions, {}) == NoOptions()


def test_an_unknown_option_is_named_with_those_there_are() -> None:
    with pytest.raises(OptionError, match=r"^there is no option “shelters”; there are: shelter$"):
        GAME.load(options={"shelters": True})
    with pytest.raises(OptionError, match=r"^there is no option “x”; there are none$"):
        options(NoOptions, {"x": 1})


@pytest.mark.parametrize(
    ("shape", "given", "said"),
    [
        (EmbersOptions, {"shelter": "perhaps"}, "option shelter: expected `bool`, got `str`"),
        (EmbersOptions, {"shelter": None}, "option shelter: expected `bool`, got `null`"),
        (EmbersOptions, {"shelter": []}, "option shelter: expected `bool`, got `array`"),
        (Many, {"rounds": "many"}, "option rounds: expected `int`, got `str`"),
        (Many, {"rounds": 0}, "option rounds: expected `int` >= 1"),
        (Many, {"rounds": 51}, "option rounds: expected `int` <= 50"),
        (Many, {"pace": "brisk"}, "option pace: invalid enum value 'brisk'"),
        (Many, {"towers": [1, "x"]}, "option towers: expected `int`, got `str`"),
        (Pair, {"low": 3}, "options: low is above high"),
    ],
)
def test_an_impossible_value_is_named_with_what_can_be(shape: type[Struct], given: dict[str, Any], said: str) -> None:
    with pytest.raises(OptionError) as caught:
        options(shape, given)
    assert str(caught.value) == said


@pytest.mark.parametrize("pair", ["shelter", "=true", " = 1", ""])
def test_an_option_on_the_command_line_is_written_name_equals_value(pair: str) -> None:
    with pytest.raises(OptionError, match=r"an option is written name=value"):
        assignments([pair])


def test_an_option_may_be_written_with_dashes_and_hold_an_equals_sign() -> None:
    assert assignments(["round-cap=3", "note=a=b"]) == {"round_cap": "3", "note": "a=b"}


@given(values)
def test_any_value_is_an_option_or_an_option_error(value: Any) -> None:
    try:
        found = options(Many, {"rounds": value})
    except OptionError as error:
        assert "\n" not in str(error)
    else:
        assert 1 <= found.rounds <= 50


def test_options_come_back_from_the_document_of_a_record() -> None:
    for chosen in (EmbersOptions(), EmbersOptions(shelter=False)):
        assert options(EmbersOptions, msgspec.to_builtins(chosen)) == chosen
