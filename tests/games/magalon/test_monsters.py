"""Gnomes, the giant, attacks and protection (G, H, K)."""

from __future__ import annotations

import pytest

from spellboard import CHANCE, Sink

from .table import at, energy, facts, follow, game, legal, may, new, play, refused, ways, where

FIRST = "6 3"
"""p1 has five steps of the gnomes and moves first."""
ATTACK = """
    E  F  G  H  I  J
 8  .  .  .  .  .  .
 7  .  ** .  .  .  **
 6  .  ga p2 .  .  .
"""
TWO_VICTIMS = """
    E  F  G  H  I  J
 8  .  .  .  .  .  .
 7  .  ** .  .  .  **
 6  .  ga p2 p3 .  .
"""


@pytest.mark.proves("magalon.G1")
def test_the_gnomes_share_one_total_and_each_keeps_its_own_trail() -> None:
    s = play(at(cards=FIRST), "gnome a F13, gnome b J13, gnome a G13, gnome b I13")
    assert may(s, "gnome a H13") and may(s, "gnome b H13"), "each may go where the other has not blocked it"
    play(s, "gnome a G12")
    assert (where(s, "ga"), where(s, "gb"), legal(s, "gnome")) == ("G12", "I13", [])
    crossing = play(at(cards=FIRST), "gnome a G12 H12 I12 I13, gnome b I12, end turn")
    assert (where(crossing, "ga"), where(crossing, "gb")) == ("I13", "I12"), "gnome b enters what a has left"


@pytest.mark.proves("magalon.G3")
def test_gnomes_stop_at_everything_but_wizards_who_can_be_attacked() -> None:
    drawing = """
    E  F  G  H
 8  .  .  p1 .
 7  .  gb ga s2
 6  .  .  p2 .
"""
    assert legal(at(drawing, FIRST), "gnome") == ["gnome a G6", "gnome b F6", "gnome b E7", "gnome b F8"]


def test_a_gnome_cannot_end_on_a_wizard_it_did_not_displace() -> None:
    s = play(at(ATTACK, FIRST), "gnome a F7 F8 G8 G7 G6")
    assert refused(s, "end turn") == "G5"
    assert legal(s) == ["displace G5", "displace F6", "displace H6", "displace G7"]


def test_a_gnome_displaces_by_exactly_five() -> None:
    s = play(at(ATTACK, FIRST), "gnome a G6, displace H6 I6 J6 K6 L6")
    assert (where(s, "p2"), facts(s)["phase"], facts(s)["p2 displaced"]) == ("L6", "turn", True)
    play(s, "gnome a G7 G8 H8 I8, end turn")
    assert where(s, "ga") == "I8"


def test_a_gnome_may_pass_over_a_wizard_and_leave_him() -> None:
    sink = Sink()
    s = play(at(ATTACK, FIRST), "gnome a G6 H6 I6 J6 K6, end turn", sink=sink)
    assert (where(s, "p2"), where(s, "ga")) == ("G6", "K6")
    assert "passed-over" in [event.kind for event in sink.events]


def test_a_wizard_who_cannot_go_five_fields_can_only_be_passed_over() -> None:
    drawing = """
    A  B  C  D
 3  ra .  rb .
 2  ra ra rb rb
 1  ga p2 .  s1
"""
    s = play(at(drawing, FIRST), "gnome a B1")
    assert legal(s) == ["gnome a C1"]
    play(s, "gnome a C1, gnome b J13 J14 I14, end turn")
    assert (where(s, "p2"), where(s, "ga")) == ("B1", "C1")


@pytest.mark.proves("magalon.G6")
def test_a_displaced_wizard_goes_round_corners_as_the_attacker_likes() -> None:
    s = play(at(ATTACK, FIRST), "gnome a G6, displace G7 H7 H6 I6 I7")
    assert where(s, "p2") == "I7"
    assert refused(play(at(ATTACK, FIRST), "gnome a G6"), "displace H7") == "G6"


def test_the_attackers_old_square_is_free_for_the_victim() -> None:
    s = play(at(ATTACK, FIRST), "gnome a G6, displace F6 E6 E7 E8 F8")
    assert where(s, "p2") == "F8"


def test_two_wizards_can_be_displaced_in_one_move() -> None:
    s = play(at(TWO_VICTIMS, "6 3 2"), "gnome a G6, displace G7 G8 F8 E8 E7")
    play(s, "gnome a H6, displace I6 J6 K6 L6 M6, gnome a H7 H8 I8, end turn")
    assert (where(s, "p2"), where(s, "p3"), where(s, "ga")) == ("E7", "M6", "I8")


@pytest.mark.proves("magalon.G8")
def test_only_displacing_counts_and_only_for_one_attackers_turn() -> None:
    s = at(ATTACK.replace("J\n 8  .  .  .", "J\n 8  .  .  GG"), "6 9", turn="p1")
    play(s, "roll, dice 1 1, gnome a G6 H6 I6 J6 J7, giant G7")
    assert may(s, "giant G6"), "a gnome has only passed over him"
    s = play(at(TWO_VICTIMS, "6 3 2"), "gnome a G6, displace G7 G8 F8 E8 E7, gnome a G7 F7")
    assert refused(s, "giant H11") == "C4"
    assert refused(s, "gnome a E7") == "G7"
    later = at(ATTACK, "9 3 6", turn="p3")
    assert may(later, "gnome a G6"), "another player may displace him again"
    struck = play(
        at(ATTACK.replace("8  .  .  .  .", "8  GG .  .  ."), "6 9", turn="p1"),
        "roll, dice 1 1, gnome a G6, displace F6 F7 G7 G8 F8",
    )
    assert refused(struck, "giant F8") == "G8"


@pytest.mark.proves("magalon.G9")
def test_wizards_on_special_fields_cannot_be_attacked() -> None:
    s = at("    F  G  H\n 3  .  .  ga", FIRST)
    assert where(s, "p2") == "start" and not may(s, "gnome a start")


@pytest.mark.proves("magalon.G10")
def test_a_displaced_wizard_gets_nothing_from_the_fields_he_comes_to() -> None:
    drawing = "    J  K  L  M\n 14 .  .  .  .\n 13 .  .  .  .\n 12 gb .  .  p2"
    s = play(at(drawing, FIRST), "gnome b K12 L12 M12, displace M11 M10 L10 L11 K11")
    assert energy(s, "p2") == 10
    s = play(at(drawing, FIRST), "gnome b K12 L12 M12, displace M13 M14 N14 ring N10")
    assert (where(s, "p2"), facts(s)["p2 artifacts"]) == ("N10", "")
    s = play(at(drawing, FIRST), "gnome b K12 L12 M12, displace M11 M10 N10 O10 ring")
    assert (where(s, "p2"), facts(s)["p2 artifacts"]) == ("ring", "")


@pytest.mark.proves("magalon.G11")
def test_a_wizard_displaced_before_his_turn_walks_from_where_he_is() -> None:
    s = play(at(ATTACK, "6 3"), "gnome a G6, displace H6 I6 I7 H7 H8, gnome a G7 G8 F8 E8, end turn")
    play(s, "wizard H7 I7 I6, end turn")
    assert where(s, "p2") == "I6", "fields he was pushed over are open to him"


LANE = ["H9", "H8", "H7", "H6", "H5", "H4", "H3", "G3", "F3", "E3", "D3", "C3"]
"""Twelve fields before the giant, as many as two dice can show."""


@pytest.mark.proves("magalon.H1")
@pytest.mark.parametrize("low", range(1, 7))
def test_the_giant_takes_exactly_the_sum_of_both_dice_or_no_step(low: int) -> None:
    for high in range(low, 7):
        s = play(at(cards="2 7", turn="p1"), "roll", f"dice {low} {high}")
        assert may(s, "end turn"), "it need not move at all"
        for step, field in enumerate(LANE[: low + high], 1):
            play(s, f"giant {field}")
            if step < low + high:
                assert refused(s, "end turn") == "H1", f"{step} of {low} + {high} steps"
        assert may(s, "end turn") and not legal(s, "giant")


@pytest.mark.proves("magalon.H1")
def test_the_giant_displaces_by_ten_fields_neither_fewer_nor_more() -> None:
    s = play(at("    G  H  I\n 9  .  .  .\n 8  .  p2 .", "2 7", turn="p1"), "roll, dice 1 2, giant H9 H8")
    assert facts(s)["victim"] == "p2"
    for step, field in enumerate(["H7", "H6", "G6", "F6", "E6", "D6", "C6", "B6", "A6", "A5"], 1):
        assert refused(s.copy(), "end turn") in ("G5", "G13"), f"after {step - 1} fields he is still on his way"
        play(s, f"displace {field}")
    assert (facts(s)["victim"], where(s, "p2")) == (None, "A5")
    assert refused(s, "displace A4") == "G4a"
    play(s, "giant H7, end turn")
    assert where(s, "GG") == "H7"


def test_the_two_dice_are_two_dice() -> None:
    s = play(at(cards="2 7", turn="p1"), "roll")
    assert s.actor == CHANCE
    weights = {s.game.name_of(code): weight for code, weight in s.chances()}
    assert len(weights) == 21 and sum(weights.values()) == 36
    sums: dict[int, int] = {}
    for name, weight in weights.items():
        total = sum(int(face) for face in name.split()[1:])
        sums[total] = sums.get(total, 0) + weight
    assert sums == {n: 6 - abs(7 - n) for n in range(2, 13)}


@pytest.mark.proves("magalon.K2")
def test_card_4_protects_from_the_moment_it_is_laid_to_the_end_of_the_round() -> None:
    before_his_turn = at(ATTACK, "6 4")
    assert refused(before_his_turn, "gnome a G6") == "K1"
    after_his_turn = at(ATTACK, "3 4", turn="p1")
    assert refused(after_his_turn, "gnome a G6") == "K1"
    assert may(at(ATTACK, "6 3"), "gnome a G6"), "without card 4 he is fair game"
    s = play(new(), "lay 4, lay 7")
    assert s.view(None).seats[0].protected
    play(s, "end turn, end turn")
    assert not s.view(None).seats[0].protected


def test_a_gnome_may_stop_where_the_displaced_wizard_stood() -> None:
    s = play(at(ATTACK, "10 3"), "gnome a G6, displace H6 I6 J6 K6 L6, end turn")
    assert where(s, "ga") == "G6"


def test_destinations_are_offered_with_a_path_for_each() -> None:
    found = ways(at(ATTACK, FIRST))
    wizard = {way.path[-1]: way.path for way in found if way.thing == "wizard-p1"}
    assert wizard["H8"][-1] == "H8" and all(len(path) == 6 for path in wizard.values())
    gnome = [way.path for way in found if way.thing == "gnome-a"]
    assert ("G6",) in gnome, "onto the wizard, whom it can displace"
    assert {len(path) for path in gnome} == {1, 2, 3, 4, 5}
    pushed = ways(play(at(ATTACK, FIRST), "gnome a G6"))
    assert all(len(way.path) == 5 for way in pushed if way.thing == "wizard-p2")
    assert {way.thing for way in pushed} == {"gnome-a", "wizard-p2"}
    assert game().ways(at(ATTACK, FIRST), 1) == [], "only who is to move is offered ways"


def test_every_way_that_is_offered_can_be_played() -> None:
    for cards, moves in (("6 3", ""), ("6 3", "gnome a G6"), ("6 9", "roll, dice 2 3")):
        s = play(at(ATTACK, cards, turn="p1"), moves)
        for way in ways(s):
            follow(s, way)


def test_who_is_near_the_goal_is_offered_the_way_that_wins() -> None:
    s = at("    H  I\n 5  ** .\n 4  .  p1", "10 3", energy="16 10", artifacts="all -")
    assert ("I3", "start") in [way.path for way in ways(s)]
    assert game().codes_of("wizard I3 start") == [game().code_of("wizard I3"), game().code_of("wizard start")]


def test_a_victim_on_its_way_makes_nothing_stuck() -> None:
    drawing = """
    A  B  C  D
 3  .  .  .  .
 2  p1 .  .  .
 1  .  .  p2 ga
"""
    s = play(at(drawing, FIRST), "wizard A1, gnome a C1, displace B1")
    assert not may(s, "take back"), "he stands in the way of p1 only until the next step"
    play(s, "displace B2 B3 B4 C4")
    assert not may(s, "take back") and may(s, "wizard B1")


def test_a_wizard_that_was_displaced_onto_an_artifact_field_has_ways_from_it() -> None:
    """The artifact is not taken by being put there, and the field counts as entered."""
    s = game().place("at turn p1; round 9\np1: amulet / 12 / 7 / stone / 0 5 / -\np2: F9 / 12 / 1")
    found = [way.path for way in ways(s) if way.thing == "wizard-p1"]
    assert found and all(len(path) == 7 and "amulet" not in path for path in found)


@pytest.mark.proves("magalon.C3")
def test_nobody_rolls_while_the_gnomes_cannot_make_their_last_step() -> None:
    pockets = """
    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O
 3  ra ra .  .  .  .  .  .  .  .  .  .  .  re re
 2  .  ra rb .  .  .  ## ## ## .  .  .  rd re GG
 1  ga rb rb .  .  p1 ## ## ## .  .  .  rd rd gb
"""
    s = at(pockets, "9 10", turn="p1")
    assert may(s, "roll")
    play(s, "gnome a A2")
    assert not may(s, "roll") and may(s, "take back")


IN_THE_WAY = """
    A  B  C
 2  p2 .  .
 1  .  .  ga
"""
"""On A1 the wizard of p2 has no way on while the gnome stands on B1."""


@pytest.mark.proves("magalon.C3")
def test_the_dice_may_be_rolled_if_the_gnomes_finish_first_and_open_the_wizards_way() -> None:
    s = play(at(IN_THE_WAY, "9 6", turn="p2"), "wizard A1, gnome a B1")
    assert legal(s, "wizard") == [] and may(s, "roll")
    finish = "roll, dice 1 1, gnome a B2 B3 B4 B5, wizard B1 C1 D1 E1 F1, end turn"
    assert where(play(s, finish), "p2") == "F1"


@pytest.mark.proves("magalon.C3")
def test_right_after_the_roll_there_is_nothing_to_take_back() -> None:
    s = play(at(IN_THE_WAY, "9 6", turn="p2"), "wizard A1, gnome a B1")
    assert may(s, "take back"), "to the turn's start"
    play(s, "roll, dice 1 1")
    assert refused(s, "take back") == "C3a"
    before = s.to_bytes()
    play(s, "shield H7")
    assert may(s, "take back"), "to the dice"
    assert play(s, "take back").to_bytes() == before
