"""Positions that cannot be are refused with the reason; any that can be is taken."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from spellboard import PositionError
from spellboard.games.bellum.state import BARREL, BOARD, CHOICE, FIRST, FOOD, GONE, LORD, OPEN, OWED, BellumState

from .table import at, game, play

POSITION = """
attack p1 row 2
p1 C4  right E43
p2 C1  chests wood:1*2 wood:3 metal:4
p3 C2
kingdom FA4 FA5 FA6
hire E05 E06 V03 V04
"""


def lord(seat: int, field: int, number: int) -> Callable[[BellumState], None]:
    def change(s: BellumState) -> None:
        s.lords[seat * LORD + field] = number

    return change


def number(field: str, value: int) -> Callable[[BellumState], None]:
    return lambda s: setattr(s, field, value)


def chest(seat: int, face: int, more: int) -> Callable[[BellumState], None]:
    def change(s: BellumState) -> None:
        s.chests[seat * s.tables.faces + face] += more

    return change


def creature(name: str, where: int) -> Callable[[BellumState], None]:
    def change(s: BellumState) -> None:
        s.creatures[s.tables.creature_ids.index(name)] = where

    return change


def place(name: str, where: int) -> Callable[[BellumState], None]:
    def change(s: BellumState) -> None:
        s.places[s.tables.place_ids.index(name)] = where

    return change


def theft(*numbers: int) -> Callable[[BellumState], None]:
    return lambda s: setattr(s, "thefts", type(s.thefts)(list(numbers)))


IMPOSSIBLE = [
    ("phase must be", number("phase", 15)),
    ("seat must be", number("seat", 3)),
    ("die must be", number("die", 7)),
    ("the die must show", number("die", 0)),
    ("hand must be", number("hand", 76)),
    ("food instead of 30", lord(0, FOOD, 3)),
    ("barrel instead of 10", lord(2, BARREL, 1)),
    ("impossible number of tokens", lord(0, FOOD, -1)),
    ("no possible castle", lord(0, BOARD, 5)),
    ("the same castle", lord(0, BOARD, 0)),
    ("somebody has no castle", lord(0, BOARD, -1)),
    ("neither in nor out", lord(0, GONE, 2)),
    ("who has left is to choose", lord(0, GONE, 1)),
    ("no possible choice", lord(0, CHOICE, 4)),
    ("outside their moment", lord(0, CHOICE, 1)),
    ("not those that were dealt", lord(0, FIRST, 3)),
    ("chests are owed", lord(0, OWED, 1)),
    ("an impossible number of chests", lord(0, OWED, -1)),
    ("chests of face 0", chest(1, 0, 1)),
    ("out of bounds", chest(1, 8, -1)),
    ("a creature is nowhere", creature("E10", 9)),
    ("not those that were dealt", creature("E10", 2)),
    ("goblins instead of 2", creature("G01", 0)),
    ("a goblin lies face up", creature("G09", OPEN)),
    ("too many creatures", creature("E10", OPEN)),
    ("a place is nowhere", place("FA1", 3)),
    ("the tavern must lie", place("TA", 0)),
    ("does not fit 3 in all", place("FA1", OPEN)),
    ("does not fit 4 in all", number("turned", 4)),
    ("a theft is under way", number("victim", 1)),
    ("thieves wait", number("thieves", 1)),
    ("the end and its reason", number("reason", 1)),
    ("cast more spells", number("cast", 1)),
    ("no creature to place", number("phase", 13)),
    ("nobody is owed", number("phase", 8)),
    ("set-up and days", number("day", 0)),
    ("must hold 5 numbers", theft(0, 1)),
    ("not there", theft(9, 1, 0, 3, 0)),
    ("not there", theft(0, 1, 1, 3, 0)),
    ("thefts do not fit", theft(0, 1, 0, 3, 0)),
    ("thefts do not fit", theft(0, 2, 1, 0, 1)),
    ("thefts do not fit", theft(1, 0, 1, 1, 2)),
    ("thefts do not fit", theft(0, 2, 1, 1, 9)),
]


@pytest.mark.parametrize(
    ("said", "change"), IMPOSSIBLE, ids=[f"{at}-{said.replace(' ', '-')}" for at, (said, _) in enumerate(IMPOSSIBLE, 1)]
)
def test_an_impossible_position_says_what_is_wrong(said: str, change: Callable[[BellumState], None]) -> None:
    s = at(POSITION)
    change(s)
    assert any(said in problem for problem in s.problems()), s.problems()
    with pytest.raises(PositionError):
        game().from_json(s.to_json())


def test_a_theft_that_can_have_been_is_taken() -> None:
    """p3 had one wooden chest, drew another and lost a 1 to p2, who had two of his three by then."""
    s = at(POSITION)
    theft(0, 2, 1, 2, 2)(s)
    chest(2, 1, 1)(s)
    chest(3, 1, -1)(s)
    assert s.problems() == []
    assert game().from_json(s.to_json()).to_bytes() == s.to_bytes()


def test_a_short_list_is_refused() -> None:
    document = at(POSITION).to_json()
    document["position"]["lords"].pop()
    with pytest.raises(PositionError, match="lords must hold"):
        game().from_json(document)


def test_the_rows_are_worked_out_again_for_a_position_set_up_by_hand() -> None:
    s = at(POSITION)
    play(s, "pass", "pass", "pass")
    again = game().from_json(s.to_json())
    assert again.view(0).seats[0].rows == s.view(0).seats[0].rows
