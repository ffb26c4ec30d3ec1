import math

import pytest

from spellboard.server.crew.budget import Budgets


def test_an_address_has_a_minutes_seconds_at_once_and_gets_them_back_within_a_minute() -> None:
    budgets = Budgets(60)
    assert budgets.left("here", 0) == 60
    assert budgets.reserve("here", 45, 0) == 45
    assert budgets.left("here", 0) == 15 and budgets.left("there", 0) == 60
    assert budgets.left("here", 30) == 45
    assert budgets.left("here", 1000) == 60


def test_what_a_job_did_not_use_is_given_back() -> None:
    budgets = Budgets(60)
    reserved = budgets.reserve("here", 10, 0)
    budgets.settle("here", reserved, 4, 0)
    assert budgets.left("here", 0) == 56 and budgets.overdrawn == 0


def test_nobody_is_in_debt_and_what_was_used_beyond_the_budget_is_counted() -> None:
    budgets = Budgets(6)
    assert budgets.reserve("here", 10, 0) == 6
    budgets.settle("here", 6, 9, 0)
    assert budgets.left("here", 0) == 0 and budgets.overdrawn == 3
    assert budgets.left("here", 10) == pytest.approx(1)


def test_a_budget_of_zero_is_no_limit() -> None:
    budgets = Budgets(0)
    budgets.settle("here", budgets.reserve("here", 1000, 0), 5000, 0)
    assert budgets.left("here", 0) == math.inf and budgets.overdrawn == 0 and len(budgets) == 0


def test_addresses_that_spend_nothing_are_forgotten() -> None:
    budgets = Budgets(60)
    for number in range(1000):
        budgets.reserve(f"address {number}", 1, number)
    assert len(budgets) < 10
