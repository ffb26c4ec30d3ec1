"""The order of play can be read in one place, and the rooms of the game stay apart."""

from __future__ import annotations

from spellboard.games.amulett import phases
from spellboard.games.amulett.course import COURSE
from spellboard.games.amulett.state import DECISIONS
from tests.games import rooms

from .table import at, game, play, proves, refused, told


def test_every_phase_has_a_decision_in_the_same_order() -> None:
    numbers = {name: value for name, value in vars(phases).items() if name.isupper() and isinstance(value, int)}
    assert list(numbers.values()) == list(range(len(COURSE))) == list(range(len(phases.NAMES)))
    wanted = {"SET_DOWN": "SetDown", "END": "Over"}
    assert [wanted.get(name, name.title().replace("_", "")) for name in numbers] == [
        type(decision).__name__ for decision in COURSE
    ]
    assert DECISIONS == COURSE


def test_chapters_follow_each_other_as_in_the_rulebook() -> None:
    order = [phases.chapter(phase) for phase in range(len(phases.NAMES))]
    assert list(dict.fromkeys(order)) == ["setup", "spell", "metal", "gem", "energy", "over"]
    assert order == sorted(order, key=["setup", "spell", "metal", "gem", "energy", "over"].index)


def test_the_rooms_are_those_of_every_house() -> None:
    rooms.the_rooms_are_those_of_every_house(game())


def test_no_room_imports_inside_a_function_and_none_in_a_circle() -> None:
    rooms.no_room_imports_in_a_circle(game())


def test_the_map_names_for_every_heading_of_the_rulebook_a_file_that_has_its_clauses() -> None:
    rooms.the_map_is_true(game(), "nl")


@proves("F1")
def test_the_last_gem_ends_the_game_before_the_caravan_moves() -> None:
    s = at("at take p1; hat p1; caravan C2; round 2; left 1; bid 1 p1; open 1; C2: red white",
           "/ - / / yellow green clear white grey orange", "", "")  # fmt: skip
    assert told(s, "take red") == ["took", "ended"]
    assert s.outcome is not None and s.outcome.winners == (0,)


@proves("A8a", "D15a")
def test_a_kind_of_action_at_another_moment_is_refused_by_its_own_clause() -> None:
    s = at("at trade-bid p1; hat p1; caravan C2; round 1; left 3", "gold 1", "", "")
    assert refused(s, "decline") == "A8a"
    assert refused(s, "move C3") == "D15a"
    assert refused(play(s, "pass"), "use pull-light") == "E1a"


def test_what_is_told_and_kept_cannot_be_changed() -> None:
    rooms.nothing_told_or_kept_can_be_changed(game())


def test_an_edition_with_a_key_that_nobody_knows_is_refused() -> None:
    rooms.an_edition_says_nothing_unknown(game())


def test_nothing_on_a_sheet_lies_over_another() -> None:
    rooms.nothing_lies_over_another(game())
