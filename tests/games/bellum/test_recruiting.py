"""Event 5: recruiting (32-36)."""

from __future__ import annotations

import pytest

from .table import at, chances, lord, offers, play

proves = pytest.mark.proves

MARKET = """
recruit p1 row 5
p1 C1  {purse}
p2 C2  food 2
kingdom FA1 FA2
hire E29 E11 V03 V16
"""


@proves("bellum.32")
def test_a_lord_finishes_before_the_next_begins_from_the_captain_on() -> None:
    s = at(MARKET.format(purse="food 4"))
    play(s, "recruit E29", "draw E01", "place right", "recruit E11", "draw E02", "place left")
    assert s.actor == 0
    play(s, "pass")
    assert s.actor == 1
    play(s, "pass")
    assert (s.day, s.captain) == (2, 1)


@proves("bellum.32")
def test_recruiting_has_no_limit_but_the_purse() -> None:
    s = at(MARKET.format(purse="food 10"))
    for new in ("E01", "E02", "E03", "E04", "E05"):
        play(s, next(name for name in offers(s) if name.startswith("recruit E")), f"draw {new}", "place left")
    assert lord(s, 0).food == 0 and offers(s) == ["pass"]


@proves("bellum.33")
def test_the_next_card_is_turned_up_before_the_side_is_chosen() -> None:
    s = at(MARKET.format(purse="food 4"))
    play(s, "recruit E29")
    assert len(chances(s)) == 44 and "draw E29" not in chances(s)
    play(s, "draw E07")
    assert s.view(0).creatures == ["E07", "E11", "V03", "V16"] and s.view(0).hand == "E29"
    assert offers(s) == ["place left", "place right"]
    play(s, "place right")
    assert lord(s, 0).right == ["E29"]
    assert "recruit E07" in offers(s)


@proves("bellum.33")
def test_only_the_chosen_side_counts() -> None:
    s = at(MARKET.format(purse="food 4"))
    before = lord(s, 0).rows[1]
    play(s, "recruit E29", "draw E07", "place right")
    # The ogre has a food on the left and two swords on the right of row 2.
    assert lord(s, 0).rows[1] == [before[0], before[1], before[2], before[3] + 2, before[4], before[5]]


@proves("bellum.34")
@pytest.mark.parametrize(
    ("purse", "wanted"),
    [
        ("food 1", ["pass"]),
        ("food 2", ["pass", "recruit E11", "recruit E29"]),
        ("food 4", ["pass", "recruit E11", "recruit E29"]),
        ("food 1 sign 2", ["pass"]),
        ("food 3 sign 1", ["pass", "recruit E11", "recruit E29"]),
        ("food 4 sign 1", ["pass", "recruit E11", "recruit E29", "recruit V03", "recruit V16"]),
        ("sign 3", ["pass", "recruit by signs V03", "recruit by signs V16"]),
        ("food 2 sign 2", ["pass", "recruit E11", "recruit E29"]),
    ],
)
def test_prices_are_exact_and_never_mixed(purse: str, wanted: list[str]) -> None:
    assert offers(at(MARKET.format(purse=purse))) == wanted


@proves("bellum.34")
def test_a_most_evil_creature_has_two_prices() -> None:
    s = at(MARKET.format(purse="food 5 sign 4"))
    play(s, "recruit V03", "draw V01", "place left")
    assert (lord(s, 0).food, lord(s, 0).sign) == (1, 3)
    play(s, "recruit by signs V16", "draw V02", "place left")
    assert (lord(s, 0).food, lord(s, 0).sign) == (1, 0)
    assert s.view(None).supply == [30 - 1 - 2, 20, 10]


@proves("bellum.35")
@pytest.mark.parametrize("side", ["left", "right"])
def test_the_bonus_is_gained_on_either_side(side: str) -> None:
    s = at(MARKET.format(purse="food 6 sign 1"))
    play(s, "recruit E11", "draw E07", f"place {side}")
    assert (lord(s, 0).shields, lord(s, 0).walls) == (1, 3)
    play(s, "recruit V16", "draw V01", f"place {side}")
    assert lord(s, 0).magic_shields == 1


@proves("bellum.36")
def test_an_exhausted_pile_is_not_refilled() -> None:
    s = at("""
        recruit p1 row 5
        p1 C1  food 8
        p2 C2  left E03-E46
        hire E01 E02 V03 V16
    """)
    play(s, "recruit E01")
    assert offers(s) == ["place left", "place right"]
    play(s, "place left", "recruit E02", "place left")
    assert lord(s, 0).food == 4 and offers(s) == ["pass"]
    assert s.view(None).creatures == [None, None, "V03", "V16"]
