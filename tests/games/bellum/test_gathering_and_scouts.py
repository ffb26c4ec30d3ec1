"""Events 2 and 3: gathering and scouts (14-19)."""

from __future__ import annotations

import pytest

from .table import at, chances, lord, play, values

proves = pytest.mark.proves


@proves("bellum.14")
def test_everybody_gathers_food_and_signs_of_the_active_row() -> None:
    s = at("""
        roll p1
        p1 C1  left E15 V05  right E01
        p2 C2
        kingdom FA1 FA2
        hire E05 E06 V01 V02
    """)
    play(s, "die 1")
    # C1 1 food, two goblin foragers 2 food, ghoul 1 sign, necromancer 1 sign; the orc on the right gathers nothing.
    assert (lord(s, 0).food, lord(s, 0).sign, lord(s, 0).barrel) == (3, 2, 0)
    assert (lord(s, 1).food, lord(s, 1).sign) == (1, 0)
    assert s.view(None).supply == [26, 18, 10]


@proves("bellum.15")
def test_when_food_is_short_the_captain_takes_first() -> None:
    s = at("""
        roll p2 captain p2
        p1 C2  left E01  food 14
        p2 C1  left E03 E13  food 12
        kingdom FA1 FA2
        hire E05 E06 V01 V02
    """)
    events = play(s, "die 1")
    assert (lord(s, 1).food, lord(s, 0).food) == (15, 15)
    assert s.view(None).supply[0] == 0
    assert [event.facts for event in events if event.kind == "short"] == [
        {"seat": 0, "food": 3, "sign": 0, "barrel": 0, "chest": 0}
    ]


@proves("bellum.15")
def test_bonus_tokens_never_run_out() -> None:
    s = at("""
        recruit p1 row 5
        p1 C1  food 2
        p2 C2  shields 20
        hire E11 E06 V01 V02
    """)
    play(s, "recruit E11")
    assert lord(s, 0).shields == 1


@proves("bellum.16")
def test_a_lone_scout_with_one_map_wins_a_metal_chest() -> None:
    s = at("""
        roll p1
        p1 C1
        p2 C2
        kingdom FA1 FA2
        hire E05 E06 V01 V02
    """)
    play(s, "die 2")
    assert chances(s) == {"chest 3": 6, "chest 4": 8, "chest 5": 6}
    play(s, "chest 4")
    assert lord(s, 0).chests == [0, 1, 0] and values(s, 0) == [4]


@proves("bellum.16")
def test_the_tie_of_scouts_gives_each_a_wooden_chest_and_nobody_metal() -> None:
    s = at("""
        roll p1
        p1 C1
        p2 C2  left V07
        p3 C3
        kingdom FA1 FA2 FA3
        hire E05 E06 V01 V02
    """)
    events = play(s, "die 2")
    assert events[-1].facts == {"seats": [0, 1], "maps": 1}
    assert chances(s) == {"chest 1": 6, "chest 2": 8, "chest 3": 6}
    play(s, "chest 1", "chest 3")
    assert [lord(s, seat).chests for seat in range(3)] == [[1, 0, 0], [1, 0, 0], [0, 0, 0]]


@proves("bellum.16")
def test_two_maps_beat_one() -> None:
    s = at("""
        roll p1
        p1 C1
        p2 C2  left V07 E22 E08
        kingdom FA1 FA2
        hire E05 E06 V01 V02
    """)
    play(s, "die 3")
    assert s.view(None).phase == "chest" and s.seat == 1


@proves("bellum.16")
def test_without_maps_nothing_happens() -> None:
    s = at("""
        roll p1
        p1 C2
        p2 C3
        kingdom FA1 FA2
        hire E05 E06 V01 V02
    """)
    play(s, "die 1")
    assert s.view(None).phase == "attack"


@proves("bellum.17")
def test_tied_scouts_draw_from_the_captain_clockwise() -> None:
    s = at("""
        roll p2 captain p2
        p1 C1
        p2 C2
        p3 C3  left V07
        kingdom FA1 FA2 FA3
        hire E05 E06 V01 V02
    """)
    play(s, "die 2")
    assert s.seat == 2
    play(s, "chest 1")
    assert s.seat == 0


@proves("bellum.18")
def test_an_empty_stack_gives_the_next_cheaper_kind() -> None:
    s = at("""
        roll p1
        p1 C1
        p2 C2  chests metal:3*6
        p3 C3  chests metal:4*8
        p4 C4  chests metal:5*6
        kingdom FA1 FA2 FA3 FA4
        hire E05 E06 V01 V02
    """)
    play(s, "die 2")
    assert set(chances(s)) == {"chest 1", "chest 2", "chest 3"}
    play(s, "chest 2")
    assert lord(s, 0).chests == [1, 0, 0]


@proves("bellum.18")
def test_tied_scouts_facing_an_empty_wooden_stack_take_metal() -> None:
    s = at("""
        roll p1
        p1 C1
        p2 C2  left V07
        p3 C3  chests wood:1*6
        p4 C4  chests wood:2*8
        p5 C5  chests wood:3*6
        kingdom FA1 FA2 FA3 FA4 FA5
        hire E05 E06 V01 V02
    """)
    play(s, "die 2", "chest 3", "chest 5")
    assert [lord(s, seat).chests[1] for seat in range(2)] == [1, 1]


@proves("bellum.18")
def test_a_gold_chest_falls_back_to_metal_before_wood() -> None:
    s = at("""
        attack p1 row 1
        p1 C2  right V01 V09 V15
        p2 C1  chests gold:6*3 gold:7*4 gold:8*3
        kingdom CI01 CI02
        hire E05 E06 V03 V04
    """)
    play(s, "attack CI01", "chest 3")
    assert lord(s, 0).chests == [0, 1, 0]


@proves("bellum.18")
def test_when_no_chest_is_left_at_all_it_is_lost() -> None:
    s = at("""
        attack p1 row 1
        p1 C3
        p2 C2  chests wood:1*6 wood:2*8 wood:3*6 metal:3*6 metal:4*8 metal:5*6 gold:6*3 gold:7*4 gold:8*3
        kingdom FA1 FA3
        hire E05 E06 V01 V02
    """)
    events = play(s, "attack FA3")
    assert events[-1].facts == {"seat": 0, "food": 0, "sign": 0, "barrel": 0, "chest": 1}
    assert s.actor == 1


@proves("bellum.19")
def test_ten_chests_by_scouting_can_still_be_stolen() -> None:
    s = at("""
        roll p1
        p1 C1  chests wood:1*5 wood:2*4
        p2 C4  right E43
        kingdom FA1 FA2
        hire E05 E06 V01 V02
    """)
    play(s, "die 2", "chest 4")
    assert sum(lord(s, 0).chests) == 10 and s.view(None).phase == "attack"
    play(s, "p1: pass", "p2: rob p1 metal", "done", "chest 4")
    assert s.actor is not None and sum(lord(s, 0).chests) == 9
