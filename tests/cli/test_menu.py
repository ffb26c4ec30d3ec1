"""Choices in levels, whatever the game."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

from spellboard import Codes, Game, Kind, Message, Words
from spellboard.cli.menu import Menu, letters

SQUARES = [f"{column}{row}" for column in "ABCDEF" for row in range(1, 7)]
CODES = Codes(
    [
        Kind("pass"),
        Kind("walk", ["square:node"], [[square] for square in SQUARES]),
        Kind("rob", ["seat", "square:node"], [[seat, square] for seat in ("p1", "p2") for square in SQUARES]),
        Kind("bid", ["count:number"], [[count] for count in range(40)]),
        Kind("pay", ["metal:thing", "count:number"], [[metal, n] for metal in ("gold", "iron") for n in range(1, 21)]),
        Kind("allot", ["first:number", "second:number"], [[one, two] for one in range(6) for two in range(6)]),
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

    def render(self, message: Message, names: Sequence[str]) -> str:
        return message.key


def action(code: int) -> Message:
    return Message(CODES.name(code).capitalize())


GAME = cast(Game, SimpleNamespace(codes=CODES, name_of=CODES.name, action=action))
MENU = Menu(GAME, cast(Words, Speech()), ["Ada", "Ben"])


def labels(codes: Sequence[int]) -> list[str]:
    return [item.label for item in MENU.items(codes)]


def test_few_choices_are_shown_at_once() -> None:
    assert labels([0, 1, 2]) == ["Pass", "Walk a1", "Walk a2"]


def test_many_choices_are_asked_by_kind_first() -> None:
    assert labels(range(30)) == ["Pass", "Walk"]


def test_a_kind_with_one_action_is_that_action() -> None:
    items = MENU.items(range(30))
    assert items[0].is_action and not items[1].is_action


def test_a_kind_of_many_actions_is_split_by_an_argument_with_names_for_seats() -> None:
    assert labels(CODES.span("rob")) == ["Rob: Ada", "Rob: Ben"]


def test_what_cannot_be_split_is_listed() -> None:
    assert len(MENU.items(CODES.span("walk"))) == len(SQUARES)


def keys(codes: Sequence[int]) -> dict[str, str]:
    items = MENU.items(codes)
    return dict(zip(MENU.keys(items), [item.label for item in items], strict=True))


def code(*names: str) -> list[int]:
    return [CODES.code(name) for name in names]


def test_lines_are_numbered_where_no_number_is_a_value() -> None:
    assert list(keys([0, 1, 2])) == ["1", "2", "3"]


def test_where_choices_differ_by_a_number_that_number_is_typed() -> None:
    assert keys(code("bid 0", "bid 3", "bid 12")) == {"0": "Bid 0", "3": "Bid 3", "12": "Bid 12"}


def test_what_has_no_number_gets_a_letter_beside_those_that_have_one() -> None:
    assert keys(code("pass", "bid 3", "bid 4")) == {"a": "Pass", "3": "Bid 3", "4": "Bid 4"}


def test_one_number_alone_is_its_own_key_too() -> None:
    assert keys(code("pass", "bid 7")) == {"a": "Pass", "7": "Bid 7"}


def test_numbers_are_listed_at_once_however_many_they_are() -> None:
    found = keys([0, *CODES.span("bid")])
    assert list(found)[:3] == ["a", "0", "1"] and found["39"] == "Bid 39"


def test_where_numbers_do_not_tell_the_choices_apart_there_are_only_letters() -> None:
    assert list(keys(code("pay gold 1", "pay gold 2", "pay iron 1"))) == ["a", "b", "c"]
    assert list(keys(code("pay gold 2", "pay iron 1"))) == ["a", "b"]
    assert list(keys(code("allot 1 2", "allot 2 1"))) == ["a", "b"]
    assert list(keys(code("walk A1", "bid 3"))) == ["a", "b"]


def test_of_one_metal_the_number_is_typed() -> None:
    assert list(keys(code("pay iron 2", "pay iron 5"))) == ["2", "5"]


def test_groups_that_differ_by_a_number_are_called_by_it() -> None:
    assert keys(CODES.span("allot"))["4"] == "Allot: 4"
    assert list(keys(CODES.span("allot"))) == ["0", "1", "2", "3", "4", "5"]
    assert keys(CODES.span("pay")) == {"1": "Pay: gold", "2": "Pay: iron"}


def test_after_z_come_two_letters() -> None:
    found = letters()
    assert [next(found) for _ in range(28)][24:] == ["y", "z", "aa", "ab"]


def test_every_legal_action_can_be_reached() -> None:
    def leaves(codes: Sequence[int]) -> list[Any]:
        found: list[int] = []
        for item in MENU.items(codes):
            found += item.codes if item.is_action else leaves(item.codes)
        return found

    assert leaves(range(len(CODES))) == list(range(len(CODES)))
