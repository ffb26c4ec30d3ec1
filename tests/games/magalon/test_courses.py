"""The golden records really take the courses that they are named after."""

from __future__ import annotations

from typing import cast

from spellboard import Record
from spellboard.games.magalon import GAME
from spellboard.games.magalon.state import MagalonState

from .golden import RECORDS
from .table import facts


def end_of(name: str) -> dict[str, object]:
    """The facts at the end of a course."""
    *_, (_, last) = RECORDS[name]().replay(GAME)
    return facts(cast(MagalonState, last))


def told(name: str) -> list[str]:
    """The kinds of events of a course, in order."""
    saved = RECORDS[name]()
    return [event.kind for step in saved.walk(saved.load_game(GAME)) for event in step.events]


def test_the_surplus_of_a_winning_walk_lapses() -> None:
    saved: Record = RECORDS["win-with-surplus-points"]()
    assert saved.outcome is not None and saved.outcome.winners == (0,)
    assert end_of("win-with-surplus-points")["p1 card"] == 5
    assert told("win-with-surplus-points")[-4:] == ["walked", "walked", "walked", "ended"]


def test_a_bonus_walk_wins() -> None:
    end = end_of("win-in-a-bonus-move")
    assert (end["winner"], end["p1 card"], end["p1"]) == ("p1", 1, "start")


def test_below_zero_everything_is_lost_but_the_cards() -> None:
    end = end_of("fall-below-zero")
    assert (end["p1"], end["p1 artifacts"], end["p1 energy"]) == ("start", "", 10)
    assert "fell" in told("fall-below-zero") and "took" in told("fall-below-zero")


def test_skippers_lead_the_next_round() -> None:
    assert told("skip").count("skipped") == 2, "one in each round"
    assert told("two-skippers").count("skipped") == 4
    assert (end_of("skip")["p3 card"], end_of("two-skippers")["p3 card"]) == (1, 0)


def test_one_gnome_displaces_two_wizards() -> None:
    end = end_of("two-wizards-displaced")
    assert (end["p2"], end["p3"], end["ga"]) == ("G1", "A1", "D4")
    assert told("two-wizards-displaced").count("displaced") == 2


def test_a_gnome_leaves_a_wizard_in_peace() -> None:
    assert end_of("gnome-passing-over")["p2"] == "F3"
    assert "passed-over" in told("gnome-passing-over") and "displaced" not in told("gnome-passing-over")


def test_the_giant_stays_after_the_roll() -> None:
    assert end_of("giant-declined")["GG"] == "J3"
    assert "rolled" in told("giant-declined") and "stalked" not in told("giant-declined")


def test_the_ruin_of_the_example_is_back_and_the_wizard_beyond_it() -> None:
    end = end_of("rulebook-example")
    assert (end["rd"], end["p1"]) == ("K5 east", "K7")


def test_a_stuck_turn_is_taken_back_whole() -> None:
    end = end_of("stuck-and-taken-back")
    assert (end["p1"], end["s1"]) == ("start", None)
