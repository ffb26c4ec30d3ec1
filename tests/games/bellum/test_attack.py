"""Event 4: attacks on places and castles (20-25, 29)."""

from __future__ import annotations

import pytest

from spellboard import Refusal
from spellboard.games.bellum.attack import falls

from .table import active, at, chances, lord, offers, play

proves = pytest.mark.proves


@proves("bellum.20")
def test_each_lord_attacks_once_from_the_captain_clockwise_or_not_at_all() -> None:
    s = at("""
        attack p2 captain p2 row 1
        p1 C3
        p2 C2 right V09
        p3 C1
        kingdom FA1 FA2 FA4
        hire E05 E06 V01 V02
    """)
    turns = []
    for action in ("attack FA1", "pass", "attack FA2"):
        turns.append(s.actor)
        play(s, action)
    assert turns == [1, 2, 0]
    assert s.view(None).phase == "recruit"


@proves("bellum.20")
def test_swords_are_not_spent() -> None:
    s = at("""
        attack p1 row 1
        p1 C3
        p2 C1
        kingdom FA1 FA2
        hire E05 E06 V01 V02
    """)
    before = active(s, 0)
    play(s, "attack FA1")
    assert active(s, 0) == before


@proves("bellum.20")
def test_only_what_falls_may_be_attacked() -> None:
    s = at("""
        attack p1 row 1
        p1 C3
        p2 C1
        kingdom FA1 FA4
        hire E05 E06 V01 V02
    """)
    assert active(s, 0)["sword"] == 2
    assert offers(s) == ["pass", "attack TA", "attack FA1"]


@proves("bellum.21")
@pytest.mark.parametrize(
    ("swords", "magic_swords", "shields", "magic_shields", "fall"),
    [
        (3, 0, 3, 0, True), (2, 0, 3, 0, False), (2, 1, 3, 0, True), (0, 3, 3, 0, True), (0, 2, 3, 0, False),
        (6, 1, 6, 1, True), (7, 0, 6, 1, False), (5, 1, 6, 1, False), (5, 2, 6, 1, True), (0, 7, 6, 1, True),
        (0, 6, 6, 1, False), (9, 1, 6, 2, False), (6, 2, 6, 2, True), (5, 3, 6, 2, True), (4, 3, 6, 2, False),
        (8, 3, 8, 3, True), (0, 11, 8, 3, True), (0, 10, 8, 3, False), (20, 2, 8, 3, False), (0, 0, 0, 0, True),
    ],
)  # fmt: skip
def test_magic_swords_meet_magic_shields_first_and_what_is_left_counts_as_swords(
    swords: int, magic_swords: int, shields: int, magic_shields: int, fall: bool
) -> None:
    assert falls(swords, magic_swords, shields, magic_shields) == fall


@proves("bellum.21")
def test_the_place_of_the_rulebook_with_three_shields_falls_to_three_swords() -> None:
    s = at("""
        attack p1 row 1
        p1 C3  right E07
        p2 C1
        kingdom FA1 FA4
        hire E05 E06 V01 V02
    """)
    assert active(s, 0)["sword"] == 3
    assert "attack FA4" in offers(s)


CITY = """
attack p1 row 1
p1 C2  right {army}
p2 C1
kingdom CI04 CI01
hire E05 E06 V03 V04
"""


@proves("bellum.21")
def test_six_shields_and_a_magic_one_fall_to_six_swords_and_a_magic_one() -> None:
    s = at(CITY.format(army="V01 V09 V05"))
    assert (active(s, 0)["sword"], active(s, 0)["magic"]) == (6, 1)
    assert "attack CI04" in offers(s)


@proves("bellum.21", "bellum.21b")
def test_nine_plain_swords_do_not_beat_a_magic_shield() -> None:
    s = at(CITY.format(army="V01 V09 V15"))
    assert active(s, 0)["sword"] == 9 and "magic" not in active(s, 0)
    with pytest.raises(Refusal, match=r"bellum\.21b"):
        play(s, "attack CI04")


@proves("bellum.21", "bellum.21a")
def test_the_magic_sword_that_beats_the_magic_shield_is_not_counted_twice() -> None:
    s = at(CITY.format(army="V01 E27 V05"))
    assert (active(s, 0)["sword"], active(s, 0)["magic"]) == (5, 1)
    with pytest.raises(Refusal, match=r"bellum\.21a"):
        play(s, "attack CI04")


@proves("bellum.22")
def test_loot_is_taken_whole_with_the_dearest_chest_first() -> None:
    s = at("""
        attack p1 row 1
        p1 C2  right V01 V09 V15
        p2 C1
        kingdom CI03 CI02
        hire E05 E06 V03 V04
    """)
    play(s, "attack CI03")
    assert set(chances(s)) == {"chest 6", "chest 7", "chest 8"}
    play(s, "chest 7")
    assert set(chances(s)) == {"chest 1", "chest 2", "chest 3"}
    play(s, "chest 3")
    assert lord(s, 0).chests == [1, 0, 1]
    assert s.actor == 1


@proves("bellum.22")
def test_what_the_supply_lacks_is_forfeited() -> None:
    s = at("""
        attack p1 row 1
        p1 C3  right E07
        p2 C1  food 29
        kingdom FA1 FA4
        hire E05 E06 V01 V02
    """)
    events = play(s, "attack FA4")
    assert lord(s, 0).food == 1
    assert events[0].facts == {
        "seat": 0,
        "place": "FA4",
        "food": 1,
        "sign": 0,
        "barrel": 0,
        "wood": 0,
        "metal": 0,
        "gold": 0,
    }


@proves("bellum.23")
def test_a_looted_place_is_gone_at_once_and_not_replaced_before_evening() -> None:
    s = at("""
        attack p1 row 1
        p1 C3
        p2 C1  right E01
        kingdom FA1 FA2
        hire E05 E06 V03 V04
    """)
    play(s, "attack FA1")
    assert s.view(None).places == ["TA", None, "FA2"] and s.view(None).looted == ["FA1"]
    assert offers(s) == ["pass", "attack TA", "attack FA2"]
    play(s, "pass", "pass", "pass")
    assert all(name.startswith("reveal") for name in chances(s))


@proves("bellum.24")
def test_every_lord_may_loot_the_tavern_every_day() -> None:
    s = at("""
        attack p1 row 1
        p1 C3
        p2 C1  right E01
        kingdom FA1 FA4
        hire E05 E06 V03 V04
    """)
    play(s, "attack TA", "attack TA")
    assert [lord(s, seat).barrel for seat in range(2)] == [1, 1]
    assert "TA" in s.view(None).places


@proves("bellum.24")
def test_the_tavern_may_be_attacked_without_a_barrel_in_the_supply() -> None:
    s = at("""
        attack p1 row 1
        p1 C3  barrel 5
        p2 C1  barrel 5
        kingdom FA1 FA4
        hire E05 E06 V03 V04
    """)
    play(s, "attack TA")
    assert lord(s, 0).barrel == 5


@proves("bellum.25")
def test_a_castle_falls_to_as_many_swords_as_its_shield_and_tokens() -> None:
    text = """
        attack p1 row 2
        p1 C4  right E43 {more}
        p2 C1  chests wood:2  shields 1
        kingdom FA4 FA5
        hire E05 E06 V03 V04
    """
    s = at(text.format(more=""))
    assert active(s, 0) == {"food": 1, "sword": 2, "thief": 2}
    assert lord(s, 1).walls == 3 and "rob p2 wood" not in offers(s)
    s = at(text.format(more="E01"))
    assert "rob p2 wood" in offers(s)


@proves("bellum.25")
def test_magic_shield_tokens_of_a_castle_take_magic_swords() -> None:
    text = """
        attack p1 row 2
        p1 C4  right E43 E01 {more}
        p2 C1  chests wood:2  magic 1
        kingdom FA4 FA5
        hire E05 E06 V03 V04
    """
    assert "rob p2 wood" not in offers(at(text.format(more="E39")))
    assert "rob p2 wood" in offers(at(text.format(more="E37")))


@proves("bellum.29")
def test_attacking_does_not_weaken_ones_own_castle_and_tokens_stay() -> None:
    s = at("""
        attack p1 row 2
        p1 C4  right E43  shields 2 magic 1 spells 1
        p2 C1  chests wood:2  spells 1
        kingdom FA4 FA5
        hire E05 E06 V03 V04
    """)
    play(s, "rob p2 wood", "chest 2")
    assert (lord(s, 0).walls, lord(s, 0).magic_shields, lord(s, 0).spells) == (4, 1, 1)
    assert lord(s, 1).spells == 1
