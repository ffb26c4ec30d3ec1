"""Outcomes: the winner is first, ties share a rank."""

from __future__ import annotations

from spellboard import Outcome


def test_the_highest_score_wins_and_the_others_follow() -> None:
    assert Outcome.by_score([(3,), (9,), (5,)], "rounds") == Outcome((1,), (3, 1, 2), "rounds")


def test_ties_share_a_rank_and_the_next_one_is_skipped() -> None:
    assert Outcome.by_score([(5,), (5,), (1,)], "rounds") == Outcome((0, 1), (1, 1, 3), "rounds")


def test_later_numbers_break_ties() -> None:
    assert Outcome.by_score([(5, 1), (5, 2), (5, 2)], "rounds") == Outcome((1, 2), (3, 1, 1), "rounds")
