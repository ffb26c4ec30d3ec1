"""Event 6 and the end of the game (30, 31, 37-39, L1)."""

from __future__ import annotations

from typing import cast

import pytest

from spellboard import CHANCE, Rng
from spellboard.games.bellum.state import BellumState

from .table import at, chances, game, lord, offers, play

proves = pytest.mark.proves


@proves("bellum.30")
def test_ten_chests_after_the_attacks_end_the_game_before_recruiting() -> None:
    s = at("""
        attack p2 captain p1
        p1 C1  food 9  chests wood:1*5 wood:2*5
        p2 C2  chests gold:8*3
        kingdom FA1 FA2
        hire E05 E06 V03 V04
    """)
    play(s, "pass")
    assert s.actor is None and s.outcome is not None
    assert s.outcome.reason == "chests"


@proves("bellum.30")
def test_it_is_tested_after_the_last_attack_only() -> None:
    s = at("""
        attack p1 captain p1
        p1 C3  chests wood:1*5 wood:2*4
        p2 C2
        kingdom FA3 FA2
        hire E05 E06 V03 V04
    """)
    play(s, "attack FA3", "chest 1")
    assert sum(lord(s, 0).chests) == 10 and s.actor == 1


@proves("bellum.30")
def test_ten_chests_that_are_robbed_below_ten_do_not_end_the_game() -> None:
    s = at("""
        attack p2 row 2 captain p1
        p1 C1  chests wood:1*5 wood:2*5
        p2 C4  right G03  left G01
        kingdom FA4 FA5
        hire E05 E06 V03 V04
    """)
    play(s, "rob p1 wood", "chest 1")
    assert s.outcome is None and s.view(None).phase == "recruit"


def scored(p1: str, p2: str, p3: str = "chests wood:1") -> BellumState:
    s = at(f"""
        attack p3 captain p1
        p1 C1  chests {p1}
        p2 C2  chests {p2}
        p3 C3  food 20 sign 9 barrel 5 spells 4 left E01-E30  {p3}
        kingdom FA1 FA2 FA4
        hire E45 E46 V03 V04
    """)
    play(s, "pass")
    return s


@proves("bellum.31")
def test_the_highest_value_wins_against_more_chests() -> None:
    s = scored("wood:1*5 wood:2*5", "gold:8*3")
    assert s.outcome is not None
    assert (s.outcome.winners, s.outcome.ranks) == ((1,), (2, 1, 3))


@proves("bellum.31")
def test_equal_values_are_decided_by_the_number_of_chests() -> None:
    s = scored("wood:2*8 wood:3*4", "gold:7*4")
    assert s.outcome is not None
    assert s.outcome.winners == (0,) and s.outcome.ranks == (1, 2, 3)


@proves("bellum.31")
def test_equal_values_and_numbers_share_the_victory() -> None:
    s = scored("wood:2*2 wood:3*6 metal:4*2", "wood:1*2 wood:2*2 metal:4*6")
    assert s.outcome is not None
    assert s.outcome.winners == (0, 1) and s.outcome.ranks == (1, 1, 3)


@proves("bellum.31")
def test_resources_barrels_and_creatures_score_nothing() -> None:
    s = scored("wood:1*5 wood:2*5", "gold:7")
    assert s.outcome is not None and s.outcome.ranks[2] == 3


@proves("bellum.37")
def test_places_are_turned_up_until_there_are_as_many_as_lords() -> None:
    s = at("""
        recruit p3 captain p1
        p1 C1
        p2 C2
        p3 C3
        kingdom FA1
        hire E05 E06 V03 V04
    """)
    play(s, "pass", "reveal FA2")
    assert all(name.startswith("reveal") for name in chances(s))
    play(s, "reveal FA3")
    assert s.view(None).places == ["TA", "FA1", "FA2", "FA3"] and s.day == 2


@proves("bellum.37")
def test_with_an_exhausted_pile_play_goes_on() -> None:
    s = at("""
        recruit p2 captain p1
        p1 C1
        p2 C2
        kingdom -
        hire E05 E06 V03 V04
    """)
    play(s, "pass")
    assert s.view(None).places == ["TA", None, None] and s.day == 2 and s.view(None).phase == "roll"


STALLED = """
recruit p2 captain p1 {moment}
p1 C1
p2 C2
kingdom FA1 FA2
hire E05 E06 V03 V04
"""


@proves("bellum.38")
@pytest.mark.parametrize(
    ("moment", "reason"),
    [
        ("day 39", None), ("day 40", "days"), ("day 20 idle 10", None), ("day 20 idle 11", "idle"),
        ("day 20 idle 11 brought 1", None),
    ],
)  # fmt: skip
def test_a_stalled_game_ends_after_day_40_or_twelve_days_without_a_chest(moment: str, reason: str | None) -> None:
    s = at(STALLED.format(moment=moment).replace("p1 C1", "p1 C1  chests wood:1"))
    play(s, "pass")
    assert (s.outcome.reason if s.outcome else None) == reason


@proves("bellum.38")
def test_without_the_guard_it_goes_on() -> None:
    s = at(STALLED.format(moment="day 60 idle 30"), stall_guard=False)
    play(s, "pass")
    assert s.outcome is None and s.day == 61


@proves("bellum.38")
def test_a_stolen_chest_counts_as_brought() -> None:
    s = at("""
        attack p2 row 2 captain p1 day 20 idle 11
        p1 C1  chests wood:1*2
        p2 C4  right G03  left G01
        kingdom FA4 FA5
        hire E05 E06 V03 V04
    """)
    play(s, "rob p1 wood", "chest 1", "pass", "pass")
    assert s.outcome is None and s.idle == 0


@proves("bellum.39")
def test_the_die_passes_clockwise() -> None:
    s = at("""
        recruit p2 captain p3
        p1 C1
        p2 C2
        p3 C3
        kingdom FA1 FA2 FA3
        hire E05 E06 V03 V04
    """)
    play(s, "pass")
    assert s.captain == 0


LEAVING = """
{decision}
p1 C1  barrel 1 food 4 chests wood:1*2
p2 C4  right E43  barrel 1 food 4
p3 C3  barrel 1
kingdom FA1 FA2 FA3
hire E05 E06 V03 V04
"""


@proves("bellum.L1")
@pytest.mark.parametrize(
    "decision",
    ["horde p2 row 2", "attack p2 row 2", "recruit p2 row 2", "place p2 row 2 hand E01", "roll p2 captain p2"],
)
def test_who_leaves_decides_no_more_and_the_game_goes_on(decision: str) -> None:
    s = at(LEAVING.format(decision=decision))
    s.resign(1, None)
    assert s.problems() == [] and s.outcome is None
    assert s.actor != 1 and offers(s, 1) == []


@proves("bellum.L1")
def test_who_leaves_in_the_middle_of_a_theft_keeps_what_was_chosen() -> None:
    s = at(LEAVING.format(decision="attack p2 row 2"))
    play(s, "rob p1 wood")
    s.resign(1, None)
    play(s, "chest 1")
    assert lord(s, 1).chests == [1, 0, 0] and s.actor == 2


@proves("bellum.L1")
def test_who_has_left_gathers_no_more_is_skipped_as_captain_and_can_be_robbed() -> None:
    s = at("""
        recruit p2 captain p3 row 2
        p1 C1  gone 1 chests wood:1*2
        p2 C4  right G03 left G01
        p3 C3
        kingdom FA4 FA5 FA6
        hire E05 E06 V03 V04
    """)
    play(s, "pass")
    assert s.captain == 1
    play(s, "die 2")
    assert (lord(s, 0).food, lord(s, 0).chests) == (0, [2, 0, 0])
    play(s, "rob p1 wood", "chest 1")
    assert lord(s, 0).chests == [1, 0, 0]


@proves("bellum.L1")
def test_the_last_one_left_wins_and_leavers_rank_last() -> None:
    s = cast(BellumState, game().new(3))
    s.resign(0, None)
    assert s.outcome is None
    s.resign(2, None)
    assert s.outcome is not None and s.outcome.winners == (1,) and s.outcome.reason == "resigned"


@proves("bellum.L1")
@pytest.mark.parametrize("castles", ["random", "draft"])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_lords_may_leave_at_any_moment_and_never_win(players: int, castles: str) -> None:
    for seed in range(12):
        s, rng, left = game(castles=castles).start(players), Rng(seed), set[int]()
        while s.actor is not None:
            leaver = rng.below(players * 25)
            if leaver < players and leaver not in left:
                left.add(leaver)
                s.resign(leaver, None)
            elif s.actor == CHANCE:
                s.apply(rng.draw(s.odds()))
            else:
                s.apply(rng.choice(s.offer(s.turn())))
            assert s.problems() == []
            assert not left & set(s.waiting)
        assert s.outcome is not None and not left & set(s.outcome.winners)
