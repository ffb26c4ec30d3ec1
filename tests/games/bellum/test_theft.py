"""Robbing a castle, and what is known of it (26-28, 40)."""

from __future__ import annotations

import pytest

from spellboard import Match, Refusal
from spellboard.games.bellum.state import LORD, MOST, SHIELD

from .table import active, at, chances, game, lord, offers, play, told, values

proves = pytest.mark.proves

TWO_THIEVES = """
attack p1 row 2
p1 C4  right E43
p2 C1  chests {chests}
p3 C2  right E01
kingdom FA4 FA5 FA6
hire E05 E06 V03 V04
"""


@proves("bellum.25", "bellum.26", "bellum.27")
def test_the_theft_of_the_rulebook_with_one_thief() -> None:
    """Row 2, two swords and a thief against a shield of 2: one chest is stolen and the robbed lord gets a shield."""
    s = at("""
        attack p1 row 2
        p1 C4  left G01  right G03
        p2 C1  chests wood:1 metal:4
        kingdom FA4 FA5
        hire E01 E06 V03 V04
    """)
    assert active(s, 0) == {"food": 1, "sword": 2, "thief": 1}
    play(s, "rob p2 metal")
    assert chances(s) == {"chest 4": 1}
    play(s, "chest 4")
    assert (lord(s, 0).chests, lord(s, 1).chests) == ([0, 1, 0], [1, 0, 0])
    assert lord(s, 1).shields == 1 and lord(s, 1).walls == 3


@proves("bellum.26")
def test_each_thief_may_steal_one_chest_and_the_kinds_are_chosen() -> None:
    s = at(TWO_THIEVES.format(chests="wood:1*2 gold:8"))
    play(s, "rob p2 wood")
    assert offers(s) == ["rob p2 wood", "rob p2 gold", "done"]
    play(s, "rob p2 gold", "chest 8", "chest 1")
    assert (lord(s, 0).chests, lord(s, 1).chests) == ([1, 0, 1], [1, 0, 0])
    assert s.actor == 1


@proves("bellum.26")
def test_a_thief_may_stop_before_all_have_stolen() -> None:
    s = at(TWO_THIEVES.format(chests="wood:1*2 gold:8"))
    play(s, "rob p2 gold", "done", "chest 8")
    assert lord(s, 1).chests == [2, 0, 0]


@proves("bellum.26")
def test_no_more_can_be_chosen_than_there_is() -> None:
    s = at(TWO_THIEVES.format(chests="wood:3"))
    play(s, "rob p2 wood")
    assert chances(s) == {"chest 3": 1}


@proves("bellum.26")
def test_chance_picks_among_the_chests_of_the_chosen_kind() -> None:
    s = at(TWO_THIEVES.format(chests="wood:1*2 wood:3 metal:5"))
    play(s, "rob p2 wood", "done")
    assert chances(s) == {"chest 1": 2, "chest 3": 1}


@proves("bellum.26")
def test_a_chain_of_thefts_can_be_written_at_once() -> None:
    names = [game().name_of(code) for code in game().codes_of("rob p2 gold wood done")]
    assert names == ["rob p2 gold", "rob p2 wood", "done"]
    assert [game().name_of(code) for code in game().codes_of("rob p2 gold")] == ["rob p2 gold"]


ONE_THIEF = """
attack p1 row 2
p1 C4  left G01  right G03
p2 C1  chests {chests}
kingdom FA4 FA5
hire E01 E06 V03 V04
"""


@proves("bellum.26", "bellum.26f")
@pytest.mark.parametrize(
    ("position", "chests", "theft", "clause"),
    [
        (ONE_THIEF, "wood:1*3", "rob p2 wood wood", "26f"),
        (ONE_THIEF, "wood:1*3", "rob p2 wood metal", "26f"),
        (ONE_THIEF, "wood:1*3", "rob p2 wood done", "26d"),
        (TWO_THIEVES, "wood:1*4", "rob p2 wood wood wood", "26f"),
        (TWO_THIEVES, "wood:1", "rob p2 wood wood", "26c"),
        (TWO_THIEVES, "wood:1", "rob p2 wood gold", "26a"),
    ],
)
def test_too_long_a_theft_is_refused_whole_and_for_its_own_reason(
    position: str, chests: str, theft: str, clause: str
) -> None:
    s = at(position.format(chests=chests))
    match = Match.begin(game(), ["Ada", "Ben", "Cleo"][: s.players], seed=1)
    match.state = s
    before, entries = s.to_bytes(), len(match.entries)
    with pytest.raises(Refusal) as refused:
        match.play(theft, 0)
    assert refused.value.clause == f"bellum.{clause}"
    assert match.state.to_bytes() == before and len(match.entries) == entries


@proves("bellum.26")
def test_all_chests_are_chosen_before_a_value_is_seen() -> None:
    s = at(TWO_THIEVES.format(chests="wood:1*3"))
    assert told(s, "rob p2 wood wood", "chest 1", "chest 1") == ["robs", "robs", "shield", "stole", "stole"]


@proves("bellum.27")
def test_two_stolen_chests_give_one_shield() -> None:
    s = at(TWO_THIEVES.format(chests="wood:1*3"))
    play(s, "rob p2 wood wood", "chest 1", "chest 1")
    assert lord(s, 1).shields == 1


@proves("bellum.27")
def test_the_new_shield_counts_against_the_next_attacker_and_two_thefts_give_two() -> None:
    text = """
        attack p1 row 2
        p1 C4  right G03  left G01
        p2 C1  chests wood:1*3
        p3 C2  right {army}
        kingdom FA4 FA5 FA6
        hire E05 E06 V03 V04
    """
    s = at(text.format(army="E43"))
    play(s, "pass", "p2: pass")
    assert "rob p2 wood" in offers(s)
    s = at(text.format(army="E43"))
    play(s, "rob p2 wood", "chest 1", "p2: pass")
    assert lord(s, 1).walls == 3 and "rob p2 wood" not in offers(s)
    s = at(text.format(army="E43 E27"))
    play(s, "rob p2 wood", "chest 1", "p2: pass", "p3: rob p2 wood", "chest 1")
    assert lord(s, 1).shields == 2


@proves("bellum.28")
def test_a_stolen_chest_counts_at_once_and_its_new_owner_knows_it() -> None:
    s = at(TWO_THIEVES.format(chests="wood:1*2 gold:8"))
    events = play(s, "rob p2 gold", "done", "chest 8")
    assert values(s, 0) == [8]
    stolen = next(event for event in events if event.kind == "stole")
    assert stolen.seen_by(0).private == {"value": 8} == stolen.seen_by(1).private
    assert stolen.seen_by(2).private is None and stolen.seen_by(None).private is None


def test_shields_are_counted_only_as_far_as_a_position_can_hold_them() -> None:
    s = at(TWO_THIEVES.format(chests="wood:1"))
    numbers = list(s.lords)
    numbers[LORD + SHIELD] = MOST - 1
    s.fill("lords", numbers)
    assert [s.award(1, SHIELD), lord(s, 1).shields] == [1, MOST]
    assert [s.award(1, SHIELD), lord(s, 1).shields] == [1, MOST]


@proves("bellum.28", "bellum.30")
def test_the_tenth_chest_may_be_a_stolen_one() -> None:
    s = at("""
        attack p2 row 2 captain p1
        p1 C1  chests wood:1*2
        p2 C4  right G03  left G01  chests wood:2*8 wood:3
        kingdom FA4 FA5
        hire E05 E06 V03 V04
    """)
    play(s, "rob p1 wood", "chest 1")
    assert s.outcome is not None and s.outcome.reason == "chests"


@proves("bellum.40")
def test_values_are_shown_to_their_owner_only() -> None:
    s = at(TWO_THIEVES.format(chests="wood:1*2 gold:8"))
    assert s.view(1).seats[1].values != []
    assert s.view(0).seats[1].values == [] and s.view(0).seats[1].chests == [2, 0, 1]
    assert s.view(None).seats[1].values == []


@proves("bellum.40")
def test_rows_tokens_and_looted_places_are_public() -> None:
    s = at(TWO_THIEVES.format(chests="wood:1"))
    play(s, "pass", "pass", "pass")
    for seat in (None, 0, 2):
        seen = s.view(seat)
        assert seen.seats[0].right == ["E43"] and seen.seats[0].rows[1] == [1, 0, 0, 2, 0, 2]
        assert [seen.seats[1].walls, seen.seats[1].shields] == [2, 0]
