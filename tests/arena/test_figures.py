"""Intervals."""

from __future__ import annotations

import pytest

from spellboard.arena.figures import STRICT, drawn_again, quantile, wilson


def test_wilsons_interval_is_that_of_the_books() -> None:
    assert wilson(0.8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0.0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert wilson(1.0, 20) == pytest.approx((0.8389, 1.0), abs=1e-4)


def test_without_a_game_nothing_is_known() -> None:
    assert wilson(0.0, 0) == (0.0, 1.0) == drawn_again([]) == drawn_again([1.0])


def test_whoever_asks_for_more_gets_a_wider_interval() -> None:
    narrow, wide = wilson(0.7, 160), wilson(0.7, 160, STRICT)
    assert wide[0] < narrow[0] < 0.7 < narrow[1] < wide[1]


def test_deals_that_always_split_leave_no_doubt() -> None:
    assert drawn_again([0.5] * 40) == (0.5, 0.5)


def test_the_interval_of_deals_is_near_wilsons_where_games_are_independent() -> None:
    low, high = drawn_again([1.0, 1.0, 0.0] * 50)
    assert (low, high) == pytest.approx(wilson(2 / 3, 150), abs=0.02)


def test_a_quantile_is_one_of_the_values() -> None:
    assert (quantile([3, 1, 2], 0.5), quantile([3, 1, 2], 1.0), quantile([], 0.5)) == (2, 3, 0)
