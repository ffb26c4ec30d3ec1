"""The card of a game: what a shelf shows of it, and every option by its type."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from spellboard import Message
from spellboard.core.card import Card, OptionCard, option_cards
from spellboard.core.options import NoOptions
from tests.example.game import Embers


class House(Struct, frozen=True):
    draft: Annotated[bool, Meta(extra={"clause": "A1"})] = False
    last_round: Annotated[int, Meta(ge=0, le=50, extra={"clause": "L4"})] = 12
    pace: Annotated[Literal["slow", "fast"], Meta(extra={"clause": "B2"})] = "slow"
    free: int = 3


def test_an_option_is_a_flag_a_number_with_bounds_or_a_choice_of_values() -> None:
    draft, rounds, pace, free = option_cards(House, "embers")
    assert draft == OptionCard(
        "draft", "flag", False, "embers.A1", Message("option-draft"), Message("option-draft.help")
    )
    assert (rounds.type, rounds.default, rounds.least, rounds.most, rounds.values) == ("number", 12, 0, 50, ())
    assert (rounds.name, rounds.label.key, rounds.clause) == ("last_round", "option-last-round", "embers.L4")
    assert (pace.type, pace.default, pace.values, pace.least, pace.most) == (
        "choice",
        "slow",
        ("slow", "fast"),
        None,
        None,
    )
    assert (free.type, free.clause, free.least, free.most) == ("number", "", None, None)


def test_a_game_without_options_has_none_on_its_card() -> None:
    assert option_cards(NoOptions, "embers") == ()


def test_the_card_of_a_game_says_for_how_many_how_long_and_how_heavy(game: Embers) -> None:
    card = game.card
    assert isinstance(card, Card)
    assert (card.name, card.fewest, card.most, card.minutes, card.weight) == ("embers", 3, 3, (5, 10), 1.2)
    assert (card.title, card.sentence) == (Message("title"), Message("sentence"))
    assert [option.name for option in card.options] == ["shelter"]
