"""Choices in levels, whatever the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any, cast

from spellboard import Codes, Game, Kind, Words
from spellboard.cli.menu import Menu

SQUARES = [f"{column}{row}" for column in "ABCDEF" for row in range(1, 7)]
CODES = Codes(
    [
        Kind("pass"),
        Kind("walk", ["square"], [[square] for square in SQUARES]),
        Kind("rob", ["seat", "square"], [[seat, square] for seat in ("p1", "p2") for square in SQUARES]),
    ]
)


class Speech:
    """Words that say plainly what they are asked for."""

    def kind(self, kind: str) -> str:
        return kind.capitalize()

    def label(self, text: str) -> str:
        return f"{text}:"

    def name(self, thing: str) -> str:
        return thing

    def action(self, kind: str, arguments: Mapping[str, str], names: Sequence[str]) -> str:
        return " ".join([kind.capitalize(), *arguments.values()])


MENU = Menu(cast(Game, SimpleNamespace(codes=CODES, name_of=CODES.name)), cast(Words, Speech()), ["Ada", "Ben"])


def labels(codes: Sequence[int]) -> list[str]:
    return [item.label for item in MENU.items(codes)]


def test_few_choices_are_shown_at_once() -> None:
    assert labels([0, 1, 2]) == ["Pass", "Walk A1", "Walk A2"]


def test_many_choices_are_asked_by_kind_first() -> None:
    assert labels(range(30)) == ["Pass", "Walk"]


def test_a_kind_with_one_action_is_that_action() -> None:
    items = MENU.items(range(30))
    assert items[0].is_action and not items[1].is_action


def test_a_kind_of_many_actions_is_split_by_an_argument_with_names_for_seats() -> None:
    assert labels(CODES.span("rob")) == ["Rob: Ada", "Rob: Ben"]


def test_what_cannot_be_split_is_listed() -> None:
    assert len(MENU.items(CODES.span("walk"))) == len(SQUARES)


def test_every_legal_action_can_be_reached() -> None:
    def leaves(codes: Sequence[int]) -> list[Any]:
        found: list[int] = []
        for item in MENU.items(codes):
            found += item.codes if item.is_action else leaves(item.codes)
        return found

    assert leaves(range(len(CODES))) == list(range(len(CODES)))
