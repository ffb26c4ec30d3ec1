"""Event 1: the active horde (D1, H1, 8-13)."""

from __future__ import annotations

import pytest

from spellboard.games.bellum.state import BellumState

from .table import active, at, chances, lord, offers, play, told

proves = pytest.mark.proves


def three(p1: str = "", p2: str = "", p3: str = "", captain: str = "p1") -> BellumState:
    """Three lords before the roll, each with what the text says."""
    return at(f"""
        roll {captain} captain {captain}
        p1 C1  {p1}
        p2 C3  {p2}
        p3 C2  {p3}
        kingdom FA1 FA2 FA3
        hire E01 E02 V01 V02
    """)


@proves("bellum.D1")
def test_a_day_has_six_events_in_order() -> None:
    s = at("""
        roll p1 row 4
        p1 C1  barrel 1
        p2 C5  left E21
        kingdom FA1 FA2
        hire E01 E02 V01 V02
    """)
    assert told(s, "die 4", "pass") == ["rolled", "passed", "gathered", "gathered", "scout"]
    assert told(s, "chest 4", "pass", "pass") == ["chest", "held", "held"]
    assert told(s, "pass", "pass") == ["finished", "finished", "day", "captain"]


@proves("bellum.H1")
def test_the_row_counts_for_all_lords_left_and_right() -> None:
    s = three()
    play(s, "die 2")
    assert s.die == 2
    assert active(s, 0) == {"map": 1, "sword": 1}
    assert active(s, 1) == {"food": 2, "sword": 1}


@proves("bellum.8")
def test_lords_are_asked_from_the_captain_clockwise() -> None:
    s = three("barrel 1", "barrel 1", "barrel 1", captain="p2")
    play(s, "die 2")
    asked = []
    for _ in range(3):
        asked.append(s.actor)
        play(s, "pass")
    assert asked == [1, 2, 0]
    assert s.view(None).phase != "horde"


@proves("bellum.8")
def test_a_new_roll_starts_a_new_circle_at_the_captain() -> None:
    s = three("barrel 1", "", "barrel 2")
    play(s, "die 2", "p1: pass", "p3: reroll barrel")
    assert set(chances(s)) == {f"die {row}" for row in range(1, 7)}
    play(s, "die 5")
    assert s.actor == 0 and "pass" in offers(s)


@proves("bellum.8")
def test_a_pass_binds_only_for_its_circle() -> None:
    s = three("barrel 1", "", "barrel 1")
    play(s, "die 2", "p1: pass", "p3: reroll barrel", "die 3", "p1: reroll barrel", "die 6")
    assert s.die == 6


@proves("bellum.8")
def test_who_cannot_force_a_roll_passes_by_himself() -> None:
    s = three("", "spells 2", "")
    play(s, "die 5")
    assert s.view(None).phase == "attack"


@proves("bellum.9")
def test_the_captain_may_use_a_barrel_or_a_spell_each_time_he_is_asked() -> None:
    s = three("barrel 1 spells 2")
    play(s, "die 2")
    assert offers(s) == ["reroll barrel", "reroll spell", "pass"]
    play(s, "reroll spell", "die 2", "reroll barrel", "die 2")
    assert offers(s) == ["reroll spell", "pass"]
    play(s, "reroll spell", "die 5")
    assert s.view(None).phase == "attack"


@proves("bellum.10")
def test_one_may_force_the_roll_one_has_caused_and_get_the_same_number() -> None:
    s = three("", "barrel 2", "")
    play(s, "die 2", "p2: reroll barrel", "die 2", "p2: reroll barrel", "die 2")
    assert s.die == 2 and lord(s, 1).barrel == 0


@proves("bellum.11")
def test_a_spent_barrel_goes_back_to_the_supply() -> None:
    s = three("", "barrel 2", "")
    assert s.view(None).supply[2] == 8
    play(s, "die 2", "p2: reroll barrel")
    assert s.view(None).supply[2] == 9 and lord(s, 1).barrel == 1


@proves("bellum.11")
def test_a_barrel_buys_no_creature() -> None:
    s = at("""
        recruit p1 row 2
        p1 C1  barrel 9
        p2 C2
        hire E01 E02 V01 V02
    """)
    assert offers(s) == ["pass"]


@proves("bellum.12")
def test_spells_are_ready_again_the_next_day() -> None:
    s = at("""
        horde p1 row 5
        p1 C1  spells 1
        p2 C2
        kingdom FA1 FA2
        hire E01 E02 V01 V02
    """)
    play(s, "reroll spell", "die 5")
    assert s.view(None).cast == 1
    play(s, *["pass"] * 4)
    assert s.view(None).cast == 0 and lord(s, 0).spells == 1


@proves("bellum.12")
def test_a_spell_that_is_won_today_serves_at_the_next_captaincy() -> None:
    s = at("""
        recruit p2 row 5
        p1 C1
        p2 C2  food 2
        kingdom FA1 FA2
        hire E07 E02 V01 V02
    """)
    play(s, "recruit E07", "draw E09", "place left", "pass", "die 5")
    assert (s.captain, s.actor, offers(s)) == (1, 1, ["reroll spell", "pass"])


@proves("bellum.13")
def test_every_roll_costs_a_barrel_or_a_spell_so_rolling_ends() -> None:
    s = three("barrel 3 spells 2", "barrel 3", "barrel 4")
    rolls = 0
    while s.view(None).phase in ("roll", "horde"):
        if s.actor == -1:
            rolls += 1
            play(s, "die 5")
        else:
            play(s, offers(s)[0])
    assert rolls == 1 + 3 + 2 + 3 + 4
