"""Set-up (S1-S4, 1-7)."""

from __future__ import annotations

from typing import cast

import pytest

from spellboard import OptionError, Refusal
from spellboard.games.bellum.state import LOOTED, BellumState

from .table import at, chances, game, lord, offers, play

proves = pytest.mark.proves


def castles_dealt(players: int) -> BellumState:
    s = cast(BellumState, game().new(players))
    play(s, *[f"castle C{seat + 1}" for seat in range(players)])
    return s


def goblins_dealt(players: int) -> BellumState:
    """p1 holds G01 and G02, p2 G03 and G04, and so on."""
    s = castles_dealt(players)
    play(s, *[f"deal G{number:02}" for number in range(1, 2 * players + 1)])
    return s


def goblins_placed(players: int) -> BellumState:
    s = goblins_dealt(players)
    play(s, *["goblins left right"] * players)
    return s


@proves("bellum.S1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_lords_play(players: int) -> None:
    assert len(game().new(players).view(None).seats) == players


@proves("bellum.S1")
@pytest.mark.parametrize("players", [1, 6])
def test_one_or_six_lords_cannot_play(players: int) -> None:
    with pytest.raises(OptionError):
        game().new(players)


@proves("bellum.S2")
@pytest.mark.parametrize(("players", "farms"), [(2, 3), (3, 4), (4, 6), (5, 7)])
def test_the_kingdom_grows_with_the_number_of_lords(players: int, farms: int) -> None:
    assert game().new(players).view(None).pile == [farms, farms, 10]


@proves("bellum.S3")
def test_farms_come_before_villages_and_villages_before_cities() -> None:
    s = goblins_placed(2)
    assert set(chances(s)) == {f"reveal FA{number}" for number in range(1, 8)}
    s.turned = 3
    assert set(chances(s)) == {f"reveal VI{number}" for number in range(1, 8)}
    s.turned = 6
    assert set(chances(s)) == {f"reveal CI{number:02}" for number in range(1, 11)}


@proves("bellum.S4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_as_many_places_as_lords_lie_open_beside_the_tavern(players: int) -> None:
    s = goblins_placed(players)
    play(s, *[f"reveal FA{number}" for number in range(1, players + 1)])
    assert s.view(None).places == ["TA", *[f"FA{number}" for number in range(1, players + 1)]]
    assert all(name.startswith("draw") for name in chances(s))


@proves("bellum.1")
def test_castles_are_dealt_at_random_and_all_differ() -> None:
    s = cast(BellumState, game().new(3))
    assert chances(s) == {f"castle C{number}": 1 for number in range(1, 6)}
    play(s, "castle C4")
    assert "castle C4" not in chances(s)
    play(s, "castle C2", "castle C5")
    assert [lord(s, seat).castle for seat in range(3)] == ["C4", "C2", "C5"]


@proves("bellum.1")
def test_castles_can_be_drafted_in_seat_order() -> None:
    s = cast(BellumState, game(castles="draft").new(2))
    assert s.actor == 0
    play(s, "p1: castle C3")
    assert s.actor == 1
    assert offers(s) == ["castle C1", "castle C2", "castle C4", "castle C5"]


@proves("bellum.1")
def test_who_leaves_a_draft_gets_a_castle_all_the_same() -> None:
    s = cast(BellumState, game(castles="draft").new(3))
    s.resign(1, None)
    play(s, "p1: castle C1")
    assert s.actor == 2 and lord(s, 1).castle == "C2"


@proves("bellum.1")
def test_who_leaves_a_draft_at_his_own_choice_gets_the_first_free_castle() -> None:
    s = cast(BellumState, game(castles="draft").new(3))
    play(s, "p1: castle C1")
    s.resign(1, None)
    assert s.actor == 2 and lord(s, 1).castle == "C2" and s.problems() == []


@proves("bellum.2")
def test_goblins_are_placed_before_the_kingdom_is_opened() -> None:
    s = goblins_dealt(2)
    assert s.view(0).places == ["TA", None, None] and s.view(0).creatures == [None] * 4
    play(s, "p1: goblins left left", "p2: goblins left left")
    assert all(name.startswith("reveal") for name in chances(s))


@proves("bellum.3")
def test_goblins_are_placed_at_the_same_time_and_in_secret() -> None:
    s = goblins_dealt(3)
    assert s.waiting == [0, 1, 2]
    events = play(s, "p2: goblins left right")
    assert s.waiting == [0, 2]
    assert events[0].seen_by(0).private is None
    assert events[0].seen_by(1).private == {"first": "left", "second": "right"}
    assert s.view(0).seats[1].chose and s.view(0).seats[1].left == []
    assert s.view(1).choice == ["left", "right"]


@proves("bellum.3")
def test_a_secret_choice_may_be_changed_until_all_are_in() -> None:
    s = goblins_dealt(2)
    play(s, "p1: goblins left right", "p1: goblins right right", "p2: goblins left left")
    assert lord(s, 0).right == ["G01", "G02"]


@proves("bellum.3")
def test_both_goblins_may_stand_on_one_side() -> None:
    s = goblins_dealt(2)
    events = play(s, "p1: goblins left left", "p2: goblins right left")
    assert (lord(s, 0).left, lord(s, 0).right) == (["G01", "G02"], [])
    assert (lord(s, 1).left, lord(s, 1).right) == (["G04"], ["G03"])
    assert [event.kind for event in events if event.reveals] == ["goblins", "goblins"]


@proves("bellum.3")
def test_the_first_goblin_is_the_one_with_the_lower_number() -> None:
    s = castles_dealt(2)
    play(s, "deal G09", "deal G03", "deal G01", "deal G02", "p1: goblins left right", "p2: goblins left left")
    assert (lord(s, 0).left, lord(s, 0).right) == (["G03"], ["G09"])


@proves("bellum.4")
def test_spare_goblins_go_back_unseen_until_all_are_placed() -> None:
    s = goblins_dealt(2)
    assert s.view(1).goblins == ["G03", "G04"]
    assert s.view(1).seats[0].goblins == 2
    assert "G01" not in str(s.view(1))


@proves("bellum.4")
def test_nobody_knows_which_farms_are_in_the_box() -> None:
    """Two lords use 3 of the 7 farms; when one is open and one looted, any of the other five may be the third."""
    s = at("""
        recruit p2
        p1 C1
        p2 C2
        kingdom FA2
        hire E01 E02 V01 V02
    """)
    s.places[s.tables.place_ids.index("FA6")] = LOOTED
    s.turned += 1
    play(s, "pass")
    assert chances(s) == {f"reveal FA{number}": 1 for number in (1, 3, 4, 5, 7)}


@proves("bellum.5")
def test_two_creatures_of_each_pile_lie_open() -> None:
    s = goblins_placed(2)
    play(s, "reveal FA1", "reveal FA2")
    assert len(chances(s)) == 46 and "draw E01" in chances(s)
    play(s, "draw E07", "draw E08")
    assert len(chances(s)) == 20 and "draw V01" in chances(s)
    play(s, "draw V03", "draw V04")
    assert s.view(None).creatures == ["E07", "E08", "V03", "V04"]
    assert s.view(None).piles == [44, 18]


@proves("bellum.6")
@pytest.mark.parametrize("castle", ["C1", "C2", "C3", "C4", "C5"])
def test_nobody_starts_with_anything_but_a_shield_of_two(castle: str) -> None:
    s = cast(BellumState, game().new(2))
    play(s, f"castle {castle}")
    first = lord(s, 0)
    assert (first.food, first.sign, first.barrel, first.spells, first.chests) == (0, 0, 0, 0, [0, 0, 0])
    assert (first.walls, first.magic_shields) == (2, 0)


@proves("bellum.7")
def test_chance_names_the_first_captain_and_the_day_begins_with_his_roll() -> None:
    s = goblins_placed(3)
    play(s, "reveal FA1", "reveal FA2", "reveal FA3", "draw E01", "draw E02", "draw V01", "draw V02")
    assert chances(s) == {"captain p1": 1, "captain p2": 1, "captain p3": 1}
    play(s, "captain p2")
    assert (s.captain, s.day) == (1, 1)
    assert chances(s) == {f"die {row}": 1 for row in range(1, 7)}


@proves("bellum.1a", "bellum.3a")
def test_set_up_does_not_come_back() -> None:
    s = goblins_placed(2)
    play(s, "reveal FA1", "reveal FA2", "draw E01", "draw E02", "draw V01", "draw V02", "captain p1", "die 6")
    with pytest.raises(Refusal, match=r"bellum\.1a"):
        play(s, "castle C5")
    with pytest.raises(Refusal, match=r"bellum\.3a"):
        play(s, "goblins left left")
