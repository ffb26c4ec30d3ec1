"""What lies face up keeps its place on the table until it is taken; what comes next fills the gap."""

from __future__ import annotations

from itertools import pairwise

from spellboard.games.bellum.view import View
from tests.conformance.walking import positions

from .table import at, game, play

RECRUIT = """
recruit p1 row 2
p1 C1  food 6
p2 C2
kingdom FA4 FA1
hire E11 E05 V13 V11
"""


def test_a_new_creature_lies_where_the_recruit_lay() -> None:
    s = at(RECRUIT)
    assert s.view(None).creatures == ["E11", "E05", "V13", "V11"]
    play(s, "recruit E11")
    assert s.view(None).creatures == [None, "E05", "V13", "V11"]
    play(s, "draw E40", "place left", "recruit E05", "draw E01", "place left")
    assert s.view(None).creatures == ["E40", "E01", "V13", "V11"]


def test_a_looted_place_leaves_its_gap_until_the_evening() -> None:
    s = at(RECRUIT.replace("recruit p1", "attack p1").replace("food 6", "right V01"))
    play(s, "attack FA4", "pass", "pass", "pass")
    assert s.view(None).places == ["TA", None, "FA1"]
    play(s, "reveal FA7")
    assert s.view(None).places == ["TA", "FA7", "FA1"]


def test_nothing_that_lies_face_up_moves_while_others_come_and_go() -> None:
    for seed in range(3):
        seen: list[View] = [state.view(None) for state in positions(game(), 3, seed)]
        for before, after in pairwise(seen):
            for row, then in ((before.places, after.places), (before.creatures, after.creatures)):
                stay = {name for name in row if name} & set(then)
                assert all(row.index(name) == then.index(name) for name in stay)


def test_a_new_creature_stands_behind_those_that_came_before() -> None:
    s = at(RECRUIT)
    play(s, "recruit E11", "draw E40", "place left", "recruit E05", "draw E01", "place left")
    assert s.view(1).seats[0].left == ["G01", "G02", "E11", "E05"]
    play(s, "recruit E01", "draw E02", "place right")
    assert s.view(1).seats[0].right == ["E01"] and s.view(1).seats[0].left == ["G01", "G02", "E11", "E05"]


def test_no_creature_that_serves_changes_its_place() -> None:
    for seed in range(3):
        seen: list[View] = [state.view(None) for state in positions(game(), 3, seed)]
        for before, after in pairwise(seen):
            for old, new in zip(before.seats, after.seats, strict=True):
                assert new.left[: len(old.left)] == old.left and new.right[: len(old.right)] == old.right
