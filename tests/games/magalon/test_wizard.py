"""The turn, the wizard's walk, red fields, energy and the end (C, D, E, F, L)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from spellboard import Match, Sink
from spellboard.games.magalon.homecoming import winning_way

from .table import at, changes, crowded, energy, facts, follow, game, legal, may, play, refused, ways, where

MEADOW = """
    B  C  D  E
 4  .  .  .  ra
 3  .  p1 .  .
 2  .  .  .  .
"""
BOTH_STUCK = """
    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O
 3  ra ra .  .  .  .  .  p1 .  .  .  .  .  .  .
 2  .  ra rb .  .  .  ## ## ## .  .  .  .  rd rd
 1  ga rb rb .  .  .  ## ## ## .  .  .  .  rd gb
"""
HOME = """
    F  G  H  I  J
 4  .  .  .  .  .
 3  .  .  p1 .  .
"""
WALLED = """
    A  B  C
 3  .  s3 .
 2  s2 .  .
 1  p1 s4 .
"""
DEAD_END = """
    A  B  C
 3  ra ra .
 2  .  ra rb
 1  p1 rb rb
"""
RICH: dict[str, Any] = {"energy": "16 10", "artifacts": "all -"}


@pytest.mark.proves("magalon.C1", "magalon.I2")
def test_the_rulebooks_example_a_ruin_two_fields_the_walk_and_the_ruin_back() -> None:
    s = at("    I  J  K  L\n 6  .  .  .  .\n 5  .  p1 rd rd\n 4  .  .  rd .")
    before = facts(s)
    assert refused(s, "wizard K5") == "D3a"
    play(s, "shift d north north, wizard K5 L5 M5 N5 N4 N3 N2, shift d south south, end turn")
    after = changes(before, facts(s))
    assert "rd" not in after, "the ruin is back where it was"
    assert after["p1"] == "N2"


def test_parts_of_actions_interleave_step_by_step() -> None:
    s = at(MEADOW)
    play(s, "wizard C4, shift d north, wizard C5, shield H7, wizard C6 C7 D7, shift d east, wizard D8 E8, end turn")
    assert (where(s, "p1"), where(s, "s1"), facts(s)["mover"]) == ("E8", "H7", "p2")


@pytest.mark.proves("magalon.C2")
def test_a_turn_may_be_ended_at_once_but_energy_is_always_settled() -> None:
    assert energy(play(at(), "end turn")) == 9
    assert energy(play(at(cards="2 1"), "end turn")) == 18, "the card's gain comes by itself"


@pytest.mark.proves("magalon.C3")
def test_a_turn_that_is_stuck_goes_back_to_its_beginning_or_to_the_dice() -> None:
    s = at(DEAD_END)
    beginning = s.to_bytes()
    play(s, "shield H7, wizard A2, take back")
    assert s.to_bytes() == beginning
    s = play(at(DEAD_END, "2 7", turn="p1"), "shield H7, roll, dice 1 1")
    rolled = s.to_bytes()
    play(s, "wizard A2, take back")
    assert s.to_bytes() == rolled


def test_a_ruin_that_is_moved_away_opens_a_stuck_walk_again() -> None:
    s = play(at(DEAD_END, "7 3"), "wizard A2")
    assert may(s, "take back")
    play(s, "shift a north north")
    assert not may(s, "take back"), "the way over A3 and B3 is open now"


@pytest.mark.proves("magalon.C5")
def test_the_giant_may_stay_also_after_the_roll() -> None:
    s = play(at(cards="2 7", turn="p1"), "roll, dice 3 4, end turn")
    assert (where(s, "GG"), facts(s)["round"]) == ("H10", 2)


@pytest.mark.proves("magalon.D4")
def test_wizards_on_special_fields_are_in_nobodys_way() -> None:
    s = at("    C\n 12 p1", "1 0", fields={"p2": "amulet"})
    assert may(s, "wizard amulet")
    play(s, "wizard amulet")
    assert where(s, "p1") == where(s, "p2") == "amulet"


@pytest.mark.proves("magalon.D5")
def test_from_the_start_any_adjoining_square_is_the_first_step() -> None:
    steps = ["wizard F1", "wizard J1", "wizard F2", "wizard J2", "wizard G3", "wizard H3", "wizard I3"]
    assert legal(at(), "wizard") == steps
    assert facts(play(at(), "wizard F1"))["walked"] == 1


def test_the_start_can_be_entered_without_winning_by_the_rich() -> None:
    s = play(at(HOME, "2 1", energy="16 10"), "wizard start F2")
    assert (where(s, "p1"), facts(s)["winner"]) == ("F2", None)


@pytest.mark.proves("magalon.D7")
def test_an_artifact_field_is_one_step_in_and_one_step_out_anywhere() -> None:
    s = play(at("    C\n 11 p1", "2 1"), "wizard amulet")
    outs = ["wizard A10", "wizard B10", "wizard C12", "wizard C13", "wizard A14", "wizard B14"]
    assert legal(s, "wizard") == outs
    assert refused(play(s, "wizard A14"), "wizard amulet") == "D1a"
    s = play(at("    C\n 11 p1", "7 1"), "wizard amulet A14")
    assert refused(s, "wizard amulet") == "D7"


@pytest.mark.proves("magalon.D8")
def test_artifacts_are_taken_on_the_way_two_in_one_turn() -> None:
    s = play(at("    F\n 19 p1", "1 0"), "wizard stone")
    assert facts(s)["p1 artifacts"] == "stone"
    s = play(at("    M\n 14 p1", "10 0"), "wizard M13 ring N14 N15 N16 N17 M17 L17 K17 J17")
    assert (facts(s)["p1 artifacts"], where(s, "p1")) == ("ring", "J17")
    s = play(at(rules=crowded(), fields={"p1": "A3"}), "wizard amulet A5 A6 B6 B7 C7 stone")
    assert facts(s)["p1 artifacts"] == "amulet+stone"


@pytest.mark.proves("magalon.D10")
def test_a_wizard_who_is_shut_in_can_still_do_everything_else() -> None:
    s = at(WALLED, "7 3 2 1")
    assert legal(s, "wizard") == []
    play(s, "shift d north, shield H7, end turn")
    assert (where(s, "p1"), energy(s)) == ("A1", 9)


@pytest.mark.proves("magalon.D12")
def test_a_walk_may_bend_at_every_step() -> None:
    s = play(at(MEADOW), "wizard C2 D2 D3 E3 F3 F4 G4, end turn")
    assert where(s, "p1") == "G4"


@pytest.mark.proves("magalon.E1")
def test_a_red_field_counts_only_for_a_full_walk_that_ends_there() -> None:
    assert energy(play(at(MEADOW, "3 0"), "wizard B3 B4 C4, end turn")) == 13
    on_red = MEADOW.replace(".  p1 .", ".  .  .").replace("4  .  . ", "4  .  p1")
    assert energy(play(at(on_red, "3 0"), "end turn")) == 9, "standing there from before gives nothing"
    s = at(on_red, "0 7", turn="p1")
    assert legal(s, "wizard") == [] and energy(play(s, "end turn")) == 9


@pytest.mark.proves("magalon.E2")
def test_from_a_red_field_exactly_three_further_or_three_energy() -> None:
    stays = play(at(MEADOW, "3 0"), "wizard B3 B4 C4, end turn")
    assert energy(stays) == 13
    goes = play(at(MEADOW, "3 0"), "wizard B3 B4 C4")
    assert "wizard B4" not in legal(goes), "the same fields stay closed"
    play(goes, "wizard C5 C6 C7, end turn")
    assert (energy(goes), where(goes, "p1")) == (9, "C7")


@pytest.mark.proves("magalon.E2", "magalon.D8")
def test_the_three_steps_from_a_red_field_take_an_artifact() -> None:
    s = play(at(rules=crowded("A2"), fields={"p1": "A1"}, cards="1 0"), "wizard A2 A3")
    assert facts(s)["p1 artifacts"] == ""
    assert changes(facts(s), facts(play(s.copy(), "wizard amulet"))) == {
        "p1": "amulet",
        "p1 artifacts": "amulet",
        "bonus": 2,
    }
    play(s, "wizard amulet A5, end turn")
    assert facts(s)["p1 artifacts"] == "amulet", "it is kept when the walk goes on"


@pytest.mark.proves("magalon.E3")
def test_a_second_red_field_after_the_three_steps_gives_nothing() -> None:
    # In the small valley the start leads from one red field to another in three steps: F2, F1, start, then D2 to D4.
    red: dict[str, Any] = {"rules": crowded("D2"), "fields": {"p1": "G2"}, "energy": "16 10", "cards": "1 0"}
    s = play(at(**red), "wizard F2 F1 start D2")
    assert refused(s, "wizard D3") == "E3"
    assert energy(play(s, "end turn")) == 16 + 4


@pytest.mark.proves("magalon.E4")
def test_with_an_energy_card_staying_adds_three_and_going_on_costs_nothing() -> None:
    assert energy(play(at(MEADOW, "1 0"), "wizard C4, end turn")) == 10 + 4 + 3
    assert energy(play(at(MEADOW, "1 0"), "wizard C4 C5 C6 C7, end turn")) == 10 + 4
    assert energy(play(at("    C\n 6  p1", "2 1"), "wizard C5 C4, end turn")) == 10 + 8 + 3


@pytest.mark.proves("magalon.E5")
def test_walking_over_a_red_field_means_nothing() -> None:
    s = play(at(MEADOW, "3 0"), "wizard C4 C5 C6")
    assert legal(s, "wizard") == [] and energy(play(s, "end turn")) == 9


@pytest.mark.proves("magalon.E6")
def test_a_red_field_is_never_used_up() -> None:
    s = at("    B  C  D\n 4  .  .  .\n 3  p2 p1 .", "1 2", turn="p1")
    play(s, "wizard C4, end turn")
    assert energy(s) == 17
    again = at("    B  C  D\n 5  .  p1 ra\n 4  .  .  .", "1 2", turn="p1", energy="17 10")
    assert energy(play(again, "wizard C4, end turn")) == 21


@pytest.mark.proves("magalon.E7")
def test_ruins_shields_gnomes_and_the_giant_may_stand_on_red_fields() -> None:
    drawing = "    F  G  H\n 8  .  GG .\n 7  ** .  .\n 6  ga .  ."
    assert may(at(drawing, "6 3"), "gnome a F7")
    assert may(play(at(drawing, "6 9", turn="p1"), "roll, dice 1 1, giant G7"), "giant F7")
    assert may(play(at(cards="5 3"), "lift a"), "set F7 north")
    assert may(play(at(), "shield"), "on H5")


@pytest.mark.proves("magalon.E8")
def test_the_further_steps_may_begin_later_in_the_turn() -> None:
    s = play(at(MEADOW, "3 1"), "wizard B3 B4 C4, shield H7, gnome a F13")
    assert energy(s) == 10, "nothing is settled before the end of the turn"
    assert may(s, "wizard C5")
    play(s, "wizard C5")
    assert "end turn" not in legal(s)


@pytest.mark.proves("magalon.F1")
def test_card_1_gives_4_and_card_2_gives_8_at_any_moment() -> None:
    assert energy(play(at(cards="1 0"), "energy")) == 14
    assert energy(play(at(cards="2 1"), "wizard H3, energy")) == 18
    assert energy(play(at(cards="2 1"), "energy, end turn")) == 18


@pytest.mark.proves("magalon.F2")
def test_card_2_gives_energy_and_shifts_a_ruin() -> None:
    s = at(cards="2 1")
    before = facts(s)
    after = changes(before, facts(play(s, "energy, shift d north")))
    assert after == {"p1 energy": 18, "gain": 0, "shifts": 1, "rd": "K6 east"}


@pytest.mark.proves("magalon.F3")
def test_energy_stops_at_21_and_a_cut_gain_still_saves_the_cost() -> None:
    assert energy(play(at(cards="2 1", energy="15 10"), "energy")) == 21
    assert energy(play(at(cards="1 0", energy="21 10"), "end turn")) == 21
    assert energy(play(at(MEADOW, "1 0", energy="20 10"), "wizard C4, end turn")) == 21


@pytest.mark.proves("magalon.F4")
def test_every_turn_costs_one_energy_at_its_end() -> None:
    s = play(at(MEADOW), "wizard C2 D2 D3 E3 F3 F4 G4")
    assert energy(s) == 10
    assert energy(play(s, "end turn")) == 9
    assert energy(play(at(), "end turn")) == 9, "also for a wizard who stays"


@pytest.mark.proves("magalon.F5")
def test_the_nought_does_not_save_energy() -> None:
    assert energy(play(at(cards="0 7", turn="p1"), "end turn")) == 9


@pytest.mark.proves("magalon.F6")
def test_below_zero_the_wizard_is_back_at_the_start_without_artifacts() -> None:
    s = at(MEADOW, energy="1 10", artifacts="amulet+ring -")
    play(s, "end turn")
    assert (energy(s), where(s, "p1")) == (0, "C3"), "zero is safe"
    s = at(MEADOW, energy="0 10", artifacts="amulet+ring -")
    play(s, "shield H7, end turn")
    assert (energy(s), where(s, "p1"), facts(s)["p1 artifacts"], where(s, "s1")) == (10, "start", "", "H7")
    assert facts(s)["p1 hand"] == [0, 1, 2, 3, 4, 5, 6, 8, 9, 10]


@pytest.mark.proves("magalon.F7")
def test_the_16_energy_are_needed_at_the_moment_of_entering() -> None:
    s = at(HOME, "2 1", energy="8 10", artifacts="all -")
    assert not may(s, "wizard start")
    play(s, "energy, wizard start")
    assert facts(s)["winner"] == "p1"
    # Three points of a red field that are not settled yet do not count.
    red = at("    F  G  H\n 5  .  .  **\n 4  .  .  p1", "1 0", energy="11 10", artifacts="all -")
    play(red, "energy, wizard H5 G5 G4 G3, end turn")
    assert (energy(red), where(red, "p1")) == (15, "G3")


@pytest.mark.proves("magalon.H3")
def test_the_giant_moves_no_more_when_the_game_is_won() -> None:
    s = play(at(HOME, "3 7", turn="p1", **RICH), "wizard start")
    assert s.actor is None and s.legal() == []


@pytest.mark.proves("magalon.L1")
def test_the_winning_step_waits_for_no_begun_move_that_could_not_be_finished() -> None:
    s = play(at(BOTH_STUCK, "6 3", **RICH), "gnome a A2")
    assert may(s, "take back") and may(s, "wizard start")
    assert ("wizard-p1", ("start",)) in [(way.thing, way.path) for way in ways(s)]
    assert facts(play(s, "wizard start"))["winner"] == "p1"


@pytest.mark.proves("magalon.L1a")
def test_entering_the_goal_wins_at_once_and_the_rest_of_the_walk_lapses() -> None:
    s = play(at(HOME, "10 7", **RICH), "wizard start")
    assert s.outcome is not None
    assert (s.outcome.winners, s.outcome.ranks, s.outcome.reason) == ((0,), (1, 2), "council")


def test_a_win_in_the_three_steps_from_a_red_field() -> None:
    s = at("    H  I\n 5  ** p1\n 4  .  .\n 3  .  .", "1 0", energy="16 10", artifacts="all -")
    play(s, "wizard H5 H4 H3 start")
    assert facts(s)["winner"] == "p1"


@pytest.mark.proves("magalon.L2")
@pytest.mark.parametrize("square", ["F1", "F2", "G3", "H3", "I3", "J2", "J1"])
def test_the_goal_is_entered_from_any_adjoining_square(square: str) -> None:
    drawing = f"    {square[0]}\n {square[1:]}  p1"
    assert may(at(drawing, "4 3", **RICH), "wizard start")


@pytest.mark.proves("magalon.L3")
def test_all_artifacts_enough_energy_and_an_own_step_are_needed_to_win() -> None:
    poor = play(at(HOME, energy="16 10", artifacts="amulet+ring -"), "wizard start")
    assert (facts(poor)["winner"], where(poor, "p1")) == (None, "start")
    drawing = "    G  H\n 4  .  .\n 3  ga p2"
    s = at(drawing, "6 3", energy="10 16", artifacts="- all")
    play(s, "gnome a H3, displace I3 J3 J2 J1 start")
    assert (facts(s)["winner"], where(s, "p2")) == (None, "start"), "who is displaced into the goal has not won"
    third = at(rules=crowded(), fields={"p1": "A5"}, energy="16 10", artifacts="stone+ring -")
    assert facts(play(third, "wizard amulet A3 A2 A1 B1 C1 start"))["winner"] == "p1", "the third in the same walk"


@pytest.mark.proves("magalon.L4")
def test_with_a_round_cap_the_best_placed_wins() -> None:
    s = at(cards="7 3", artifacts="amulet amulet+ring", round_cap=1)
    play(s, "end turn, end turn")
    assert s.outcome is not None and (s.outcome.winners, s.outcome.reason) == ((1,), "round-cap")
    near = at("    H  I\n 4  .  p2\n 3  p1 .", round_cap=1)
    play(near, "end turn, end turn")
    assert near.outcome is not None and near.outcome.ranks == (1, 2), "the shorter way home"
    same = at(round_cap=1, energy="10 12")
    play(same, "end turn, end turn")
    assert same.outcome is not None and same.outcome.winners == (1,), "then energy"
    assert play(at(), "end turn, end turn").outcome is None, "off by default"


@pytest.mark.proves("magalon.L5")
def test_who_resigns_leaves_the_pieces_and_decides_nothing_more() -> None:
    match = Match.begin(game(), ["Ada", "Bo", "Cy"], seed=1)
    for card in (7, 3, 5):
        match.play(f"lay {card}")
    match.play("wizard H3 H4")
    match.resign(0)
    assert match.view(None).seats[0].wizard == "start", "the begun walk is taken back"
    assert match.state.actor == 2
    match.resign(1)
    assert match.state.outcome is not None and match.state.outcome.winners == (2,)


def test_ways_lead_back_to_the_starting_field_where_it_may_be_entered() -> None:
    drawing = "    C\n 6  p1"
    s = at(drawing, "4 3", origin_reusable=True)
    found = ways(s)
    assert "C6" in {way.path[-1] for way in found if way.thing == "wizard-p1"}
    for way in found:
        follow(s, way)
    assert "C6" not in {way.path[-1] for way in ways(at(drawing, "4 3"))}


def test_so_do_ways_of_a_gnome() -> None:
    s = at(cards="6 3", origin_reusable=True)
    back = [way.path for way in ways(s) if way.thing == "gnome-a" and way.path[-1] == "F12"]
    assert [len(path) for path in back] == [2]
    play(s, f"gnome a {' '.join(back[0])}")


def test_nobody_comes_back_to_the_start_without_the_energy_even_if_he_began_there() -> None:
    poor = at(cards="4 3", origin_reusable=True)
    assert not any("start" in way.path for way in ways(poor))
    rich = at(cards="4 3", energy="16 10", origin_reusable=True)
    assert any(way.path[-1] == "start" for way in ways(rich))


def test_energy_lost_at_the_top_of_the_scale_is_told() -> None:
    told: list[tuple[str, object]] = []
    for points in ("13 10", "15 10"):
        sink = Sink()
        play(at(cards="2 1", energy=points), "energy", sink=sink)
        told += [(event.kind, event.facts.get("lost")) for event in sink.events]
    assert told == [("gained", None), ("gained", None), ("spilled", 2)]


def test_a_path_takes_a_missing_artifact_on_the_way_where_it_can() -> None:
    drawing = "    E\n 12 p1"

    def over(owned: str) -> dict[str, bool]:
        found = ways(at(drawing, "7 3", artifacts=owned))
        return {way.path[-1]: "amulet" in way.path for way in found if way.thing == "wizard-p1"}

    missing, has = over("- -"), over("amulet -")
    assert set(missing) == set(has), "no end is lost or won"
    assert all(missing[end] for end in has if has[end]) and sum(missing.values()) > sum(has.values())


def test_with_a_prefix_only_ways_are_left_that_begin_with_it() -> None:
    s = at("    C\n 6  p1", "4 3")
    steps = game().codes_of("wizard C7 D7")
    found = ways(s, *steps)
    assert found and all(way.path[:2] == ("C7", "D7") and way.codes[:2] == tuple(steps) for way in found)
    assert {way.path[-1] for way in found} < {way.path[-1] for way in ways(s)}
    for way in found:
        follow(s, way)
    assert ways(s, *game().codes_of("wizard C7 C6")) == [], "a prefix that is refused leads nowhere"


def test_places_for_shield_and_ruin_are_known_before_they_are_taken_in_hand() -> None:
    s = at(cards="5 3")
    shield = ways(s, game().code_of("shield"))
    assert {way.thing for way in shield} == {"shield-p1"} and len(shield) == len(legal(play(s.copy(), "shield"), "on"))
    ruin = ways(s, game().code_of("lift b"))
    assert {way.thing for way in ruin} == {"ruin-b"} and len(ruin) == len(legal(play(s.copy(), "lift b"), "set"))
    for way in (*shield[:20], *ruin[:20]):
        follow(s, way)


def test_ruins_have_ways_as_far_as_the_card_shifts_them() -> None:
    s = at(cards="7 3")
    found = [way for way in ways(s) if way.thing == "ruin-d"]
    assert max(len(way.codes) for way in found) == 4
    assert len({way.path[-1] for way in found}) == len(found), "each place once"
    for way in found:
        follow(s, way)
    one = game().code_of("shift d east")
    assert all(way.codes[0] == one and len(way.path) == len(way.codes) for way in ways(s, one))


def test_trails_are_told_in_walking_order() -> None:
    s = play(at(cards="7 3"), "wizard H3 H4 G4 G5 H5")
    assert s.view(None).turn.trails["wizard"] == ["start", "H3", "H4", "G4", "G5", "H5"]
    pushed = play(at("    F  G\n 6  ga p2", "6 3"), "gnome a G6, displace G7 G8 H8")
    assert pushed.view(None).turn.trails["displaced"] == ["G6", "G7", "G8", "H8"]


def test_a_view_is_small() -> None:
    s = play(at(cards="10 3 4 5", turn="p1"), "shield O9, gnome a F13")
    assert len(msgspec.json.encode(s.view(0))) < 3_000


def test_the_search_for_a_way_home_over_an_artifact_counts_every_field_it_looks_at() -> None:
    s = at("    C\n 11  p1", "10 3", energy="16 10", artifacts="ring+stone -")
    path = winning_way(s, 16)
    assert path[1] == s.t.start + 1 and path[len(path) - 1] == s.t.start, "over the amulet to the start"
    assert s.looked == len(path) == 16, "no field was looked at in vain"
