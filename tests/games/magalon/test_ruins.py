"""Ruins and shields (I, J)."""

from __future__ import annotations

from typing import Any

import pytest

from .table import at, facts, legal, may, play, refused, where

CORNER = """
    A  B  C
 3  .  .  .
 2  s3 .  .
 1  p2 .  .
"""


@pytest.mark.proves("magalon.I1")
def test_ruins_are_shifted_by_up_to_the_number_split_over_any() -> None:
    s = play(at(), "shift d north, shift a west, shift a west, shift f south")
    assert legal(s, "shift") == []
    assert (facts(s)["rd"], facts(s)["ra"]) == ("K6 east", "C5 south")
    assert may(play(at(), "shift d north"), "end turn"), "less than the number is allowed"


@pytest.mark.proves("magalon.I3")
def test_a_ruin_moves_whole_and_never_leaves_the_board() -> None:
    drawing = "    A  B  C\n 3  ra .  .\n 2  ra ra ."
    s = at(drawing)
    assert refused(s, "shift a west") == "I3"
    play(s, "shift a east")
    assert facts(s)["ra"] == "B2 north"


@pytest.mark.proves("magalon.I4")
def test_card_5_lifts_turns_and_sets_one_ruin_anywhere() -> None:
    s = play(at(cards="5 3"), "lift b H7 west")
    assert facts(s)["rb"] == "H7 west"
    s = play(at(cards="5 3"), "lift a")
    assert {may(s, f"set M15 {facing}") for facing in ("north", "east", "south", "west")} == {True}
    assert may(s, "set E5 south"), "its own old squares count as free"
    play(s, "put back")
    assert (facts(s)["ra"], may(s, "lift b")) == (facts(at())["ra"], True)
    assert may(at(cards="5 3"), "end turn"), "nobody has to"


@pytest.mark.proves("magalon.I5")
def test_ruins_may_wall_a_wizard_in() -> None:
    drawing = "    A  B  C\n 3  .  .  .\n 2  .  .  .\n 1  p2 s3 ."
    s = play(at(drawing, "5 3 2"), "lift a")
    assert may(s, "set A2 north"), "A2 is walled"
    walled = at("    A  B  C\n 3  ra .  .\n 2  ra ra .\n 1  p2 .  .", "5 3", turn="p1")
    play(walled, "lift b C1 west")
    assert facts(walled)["rb"] == "C1 west"
    play(walled, "end turn")
    assert legal(walled, "wizard") == []


@pytest.mark.proves("magalon.I6")
def test_the_grey_squares_mean_nothing_once_a_ruin_has_left_them() -> None:
    s = play(at(cards="5 3"), "lift a H7 west, shield")
    assert may(s, "on E5")
    play(s, "on E5, wizard F2 F3 F4 E4 D4")
    assert where(s, "p1") == "D4"


@pytest.mark.proves("magalon.J3")
def test_a_shield_stops_everybody_and_only_its_owner_moves_it() -> None:
    drawing = "    J  K  L  M\n 6  .  .  .  .\n 5  .  rd rd s2\n 4  .  rd .  ."
    s = at(drawing)
    assert refused(s, "shift d east") == "I3c"
    play(s, "shield H7")
    assert (where(s, "s1"), where(s, "s2")) == ("H7", "M5"), "p1 has moved only his own"


@pytest.mark.proves("magalon.J2")
def test_no_shield_may_shut_a_wizard_in_with_foreign_shields() -> None:
    s = play(at(CORNER, "7 3 2"), "shield")
    assert refused(s, "on B1") == "J2"
    own = play(at(CORNER.replace("s3", "s2"), "7 3 2"), "shield")
    assert may(own, "on B1"), "his own shield at A2 does not count"
    mixed = play(at(CORNER.replace("s3", "ga"), "7 3"), "shield")
    assert may(mixed, "on B1"), "a mixed wall is legal"


def test_the_start_is_a_way_out_only_for_who_has_the_energy() -> None:
    drawing = "    E  F  G\n 3  .  .  .\n 2  .  s3 .\n 1  s4 p2 ."
    poor = play(at(drawing, "7 3 2 1"), "shield")
    assert "on F3" in legal(poor)
    drawing = "    E  F\n 3  .  .\n 2  .  s3\n 1  .  p2"
    assert refused(play(at(drawing, "7 3 2"), "shield"), "on E1") == "J2"
    assert may(play(at(drawing, "7 3 2", energy="10 16 10"), "shield"), "on E1")


def test_who_is_shut_in_already_does_not_matter() -> None:
    shut = "    A  B  C\n 2  s3 .  .\n 1  p2 s4 ."
    assert may(play(at(shut, "7 3 2 1"), "shield"), "on B2")


def test_a_shield_may_stand_on_red_and_beside_the_goal() -> None:
    s = play(at(), "shield")
    assert may(s, "on H5") and may(s, "on H3")


def test_ruins_and_shields_may_go_anywhere_free_and_nowhere_else() -> None:
    s = play(at(), "shield")
    squares = [name for name in legal(s) if name.startswith("on ")]
    assert len(squares) == 261 - 6 * 3 - 3, "all squares but those of ruins and monsters"
    lifted = play(at(cards="5 3"), "lift a")
    assert 700 < len(legal(lifted, "set")) < 1044


def test_a_start_that_is_closed_to_a_wizard_is_no_way_out_for_him() -> None:
    drawing = "    E  F\n 2  .  .\n 1  s3 p2"
    rich: dict[str, Any] = {"energy": "10 16 10", "cards": "7 3 2"}
    assert may(play(at(drawing, **rich), "shield"), "on F2")
    assert refused(play(at(drawing, **rich, start_without_winning=False), "shield"), "on F2") == "J2"
    home = at(drawing, **rich, artifacts="- all -", start_without_winning=False)
    assert may(play(home, "shield"), "on F2"), "to win he may enter it"
