"""The order of play can be read in one place, and the rooms of the game stay apart."""

from __future__ import annotations

import pytest

from spellboard import PositionError, Rng
from spellboard.bots import playout
from spellboard.games.magalon import phases
from spellboard.games.magalon.course import COURSE
from spellboard.games.magalon.state import DECISIONS
from tests.games import rooms

from .positions import positions
from .table import game, new, play, refused, told


def test_every_phase_has_a_decision_in_the_same_order() -> None:
    numbers = {name: value for name, value in vars(phases).items() if name.isupper() and isinstance(value, int)}
    assert list(numbers.values()) == list(range(len(COURSE))) == list(range(len(phases.NAMES)))
    names = ["Over" if name == "END" else name.title() for name in numbers]
    assert names == [type(decision).__name__ for decision in COURSE]
    assert DECISIONS == COURSE


def test_every_kind_of_action_belongs_to_a_phase() -> None:
    assert {kind for decision in COURSE for kind in decision.kinds} == set(game().codes.kinds)


def test_the_rooms_are_those_of_every_house() -> None:
    rooms.the_rooms_are_those_of_every_house(game())


def test_no_room_imports_inside_a_function_and_none_in_a_circle() -> None:
    rooms.no_room_imports_in_a_circle(game())


def test_the_map_names_for_every_heading_of_the_rulebook_a_file_that_has_its_clauses() -> None:
    rooms.the_map_is_true(game(), "de")


@pytest.mark.parametrize("name", positions())
def test_a_position_in_mid_turn_is_the_same_after_it_was_written_as_text(name: str) -> None:
    s = positions()[name]
    assert game().place(game().describe(s)).to_bytes() == s.to_bytes()


@pytest.mark.parametrize("seed", range(24))
def test_any_position_is_the_same_after_it_was_written_as_text(seed: int) -> None:
    s = new(2 + seed % 3, round_cap=20, origin_reusable=seed % 5 == 0)
    playout(s, Rng(seed), 1 + seed * 47)
    if seed % 4 == 0 and s.actor is not None:
        s.resign(seed % int(s.players))
    rules = game(round_cap=20, origin_reusable=seed % 5 == 0)
    assert rules.place(rules.describe(s)).to_bytes() == s.to_bytes()


def test_a_board_as_it_is_drawn_on_the_screen_can_be_read_again() -> None:
    s = play(new(), "lay 7, lay 3, wizard H3 H4 H5 H6 H7 H8 H9, shield C3, end turn")
    drawn = str(s).partition("\n\n")[0]
    again = game().place(f"at turn p2; leader p1\np1: - / 9 / 7\np2: start / 10 / 3\n{drawn}".replace("p1: -", "p1:"))
    assert again.to_bytes() == s.to_bytes()


WRONG = {
    "p1: H3 / 10 / 7": "a line for each of 2 to 4 seats",
    "p1: Z3\np2:": "“p1: Z3” cannot be read",
    "at turn p9\np1: / / 7\np2: / / 3": "a seat was expected",
    "p1:\np2:\nflying H3": "“flying H3” cannot be read",
    "p1: H3\np2: H3": "p1 and p2 share H3",
    "p1:\np2:\n    G  H\n 10 .  .": "GG: in the window of the drawing, and not drawn",
    "p1:\np2:\n    G  H\n 10 .": "row 10 has 1 squares, not 2",
    "p1:\np2:\n    G  H\n 8  ra .\n 7  .  ra": "ruin a is drawn in an impossible shape",
}


@pytest.mark.parametrize("text", WRONG)
def test_a_text_that_is_no_position_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(PositionError) as caught:
        game().place(text)
    assert WRONG[text] in str(caught.value)


def test_the_order_of_a_round_is_cards_then_turns_from_the_highest_to_the_lowest_then_the_next_round() -> None:
    s = new(3)
    assert told(s, "lay 2, lay 9, lay 5") == ["laid", "laid", "laid", "turn"]
    assert refused(s, "lay 3") == "B12"
    assert told(s, "end turn, end turn, end turn")[-2:] == ["gained", "round"]


def test_what_is_told_and_kept_cannot_be_changed() -> None:
    rooms.nothing_told_or_kept_can_be_changed(game())


def test_an_edition_with_a_key_that_nobody_knows_is_refused() -> None:
    rooms.an_edition_says_nothing_unknown(game())


def test_nothing_on_a_sheet_lies_over_another() -> None:
    rooms.nothing_lies_over_another(game())
