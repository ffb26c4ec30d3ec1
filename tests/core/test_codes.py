"""The index of actions: codes for machines, notation for people."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spellboard import Codes, EditionError, Kind, UnknownAction
from tests.example import GAME
from tests.example.game import Embers


def small(*cards: str) -> Codes:
    return Codes([Kind("pass"), Kind("rob", ["seat", "card:thing"], [["p1", card] for card in cards])])


def test_codes_are_numbered_in_the_order_of_declaration() -> None:
    codes = small("ash", "coal")
    assert codes.names == ["pass", "rob p1 ash", "rob p1 coal"]
    assert len(codes) == 3
    assert (codes.base("rob"), codes.span("rob")) == (1, range(1, 3))
    assert codes.kinds == ("pass", "rob")


def test_a_code_knows_its_kind_and_its_arguments_by_name() -> None:
    codes = small("ash", "coal")
    assert codes.kind(2) == "rob"
    assert codes.arguments(2) == {"seat": "p1", "card": "coal"}
    assert codes.arguments(0) == {}


@pytest.mark.parametrize("text", ["rob p1 coal", "  ROB   P1\tCoal ", "Rob p1\ncoal"])
def test_letter_case_and_spacing_do_not_matter(text: str) -> None:
    assert small("ash", "coal").code(text) == 2


def test_every_notation_of_the_example_leads_back_to_its_code(game: Embers) -> None:
    for code in range(len(game.codes)):
        assert game.code_of(game.name_of(code)) == code


@pytest.mark.parametrize("code", [-1, 3, 70_000, 2**70])
def test_a_code_outside_the_index_is_unknown_and_the_range_is_told(code: int) -> None:
    codes = small("ash", "coal")
    for question in (codes.name, codes.kind, codes.arguments):
        with pytest.raises(UnknownAction, match=f"^{code} is not an action code: codes run from 0 to 2$"):
            question(code)


@pytest.mark.parametrize("text", ["", "rob", "rob p1", "rob p1 flame", "pass pass"])
def test_an_unknown_notation_is_quoted(text: str) -> None:
    with pytest.raises(UnknownAction, match=f"^“{text}” is not an action of this game$"):
        small("ash").code(text)


def test_an_endless_notation_is_cut_in_the_message() -> None:
    with pytest.raises(UnknownAction) as caught:
        small("ash").code("x" * 10_000)
    assert len(str(caught.value)) < 200


@given(st.text())
def test_any_text_is_a_code_or_unknown(text: str) -> None:
    codes = small("ash")
    try:
        assert 0 <= codes.code(text) < 2
    except UnknownAction as error:
        assert "\n" not in str(error)


@pytest.mark.parametrize(
    "kinds",
    [
        [Kind("take", ["card:thing"], [["ash"], ["ash"]])],
        [Kind("take", ["card:thing"], [["ash"], ["ASH"]])],
        [Kind("put back"), Kind("put", ["where:choice"], [["back"]])],
        [Kind("pass"), Kind("pass")],
    ],
)
def test_two_actions_of_one_notation_are_an_error(kinds: list[Kind]) -> None:
    with pytest.raises(ValueError, match="same notation"):
        Codes(kinds)


def test_two_kinds_of_one_name_are_an_error_even_without_actions() -> None:
    with pytest.raises(ValueError, match="two kinds have the same name"):
        Codes([Kind("pass"), Kind("pass", ["card:thing"], [])])


@pytest.mark.parametrize("card", ["", " ash", "two  words", "a\nb", "a\0b"])
def test_a_notation_that_nobody_could_write_is_an_error(card: str) -> None:
    with pytest.raises(ValueError, match="cannot be written"):
        small(card)


def test_arguments_must_be_as_many_as_parameters() -> None:
    with pytest.raises(ValueError, match=r"take: as many arguments as parameters \(card\)"):
        Kind("take", ["card:thing"], [["ash", "coal"]])


def test_an_index_holds_16384_actions_and_no_more() -> None:
    assert len(Codes([Kind("take", ["card:thing"], [[number] for number in range(16_384)])])) == 16_384
    with pytest.raises(ValueError, match="16385 actions are more than 16384"):
        Codes([Kind("take", ["card:thing"], [[number] for number in range(16_385)])])


def test_the_fingerprint_changes_whenever_a_code_means_something_else() -> None:
    prints = [
        small("ash", "coal").sha256,
        small("coal", "ash").sha256,
        small("ash").sha256,
        small("ash", "coal", "flame").sha256,
        small("ash", "kohl").sha256,
    ]
    assert len(set(prints)) == len(prints)
    assert small("ash", "coal").sha256 == prints[0]


def test_the_index_of_the_example_is_the_committed_one(game: Embers) -> None:
    assert game.codes.sha256 == "037768a6e1ad7104bccf763be76a92ea2a91fe2290aa915b7551d0d7455e667b"


def test_options_do_not_change_the_index(game: Embers) -> None:
    assert GAME.load(options={"shelter": False}).codes.sha256 == game.codes.sha256


def test_a_composite_expands_to_its_chain(game: Embers) -> None:
    assert [game.name_of(code) for code in game.codes_of("bury  coal")] == ["bury", "lay coal"]
    assert [game.name_of(code) for code in game.codes_of("hide")] == ["hide"]
    with pytest.raises(UnknownAction, match="“lay gold” is not an action"):
        game.codes_of("bury gold")


def test_an_edition_with_one_id_twice_is_the_editions_fault(text: str) -> None:
    with pytest.raises(EditionError, match="two actions have the same notation 'lay ash'"):
        GAME.load(edition=tomllib.loads(text.replace('id = "coal"', 'id = "ash"')))


def test_an_unknown_notation_is_told_by_its_first_eighty_characters() -> None:
    with pytest.raises(UnknownAction) as caught:
        Codes([Kind("pass")]).code("x" * 200)
    assert str(caught.value) == f"“{'x' * 80}” is not an action of this game"
