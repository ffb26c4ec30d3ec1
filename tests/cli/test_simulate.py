"""Many games: the same for any number of workers, checked or not."""

from __future__ import annotations

import json
from typing import Any

import pytest

from .conftest import EXAMPLE, Command

BROKEN = "tests.arena.broken:"


def result(spellboard: Command, *arguments: object) -> dict[str, Any]:
    ran = spellboard("simulate", EXAMPLE, "--games", 40, "--seed", 1, "--json", *arguments)
    assert ran.code == 0, ran.err
    found: dict[str, Any] = json.loads(ran.out)
    return found


def test_the_report_tells_speed_results_endings_and_a_checksum(spellboard: Command) -> None:
    ran = spellboard("simulate", EXAMPLE, "--players", 3, "--games", 20, "--seed", 1, "--check")
    assert ran.code == 0
    for part in ("games/s", "decisions/s", "mean rounds", "wins by seat", "20 x the last round was played", "checksum"):
        assert part in ran.out
    assert "refusals       0" in ran.out and "dead ends      0" in ran.out
    assert "every step was sound" in ran.out


def test_the_checksum_is_the_same_for_any_number_of_jobs_and_with_a_check(spellboard: Command) -> None:
    alone = result(spellboard)
    assert result(spellboard, "--check")["checksum"] == alone["checksum"]
    together = result(spellboard, "--jobs", 2)
    for key in ("checksum", "games", "decisions", "wins_by_seat", "reasons"):
        assert together[key] == alone[key]


def test_another_seed_gives_other_games(spellboard: Command) -> None:
    assert result(spellboard)["checksum"] != result(spellboard, "--seed", 2)["checksum"]


def test_options_reach_the_game(spellboard: Command) -> None:
    found = result(spellboard, "--option", "shelter=false")
    assert found["options"] == {"shelter": False}
    assert found["checksum"] != result(spellboard)["checksum"]


def test_the_options_under_which_random_play_ends_are_used_and_printed(spellboard: Command) -> None:
    ran = spellboard("simulate", BROKEN + "CALM", "--games", 2)
    assert "shelter=false (under which random play ends)" in ran.out
    ran = spellboard("simulate", BROKEN + "CALM", "--games", 2, "--option", "shelter=true")
    assert "shelter=true (under which" not in ran.out and "shelter=true" in ran.out


def test_wins_add_up_to_one(spellboard: Command) -> None:
    assert sum(result(spellboard)["wins_by_seat"]) == pytest.approx(1)


def test_a_violation_is_one_line_and_exit_code_1(spellboard: Command) -> None:
    ran = spellboard("simulate", BROKEN + "LEAKY", "--games", 5, "--check")
    assert ran.code == 1
    assert ran.err.startswith("spellboard: game 0, decision ") and ran.err.count("\n") == 1
    assert "invariant" in ran.err and "--first 0 --games 1" in ran.err


def test_a_dead_end_is_counted(spellboard: Command) -> None:
    for check in ([], ["--check"]):
        ran = spellboard("simulate", BROKEN + "STUCK", "--games", 5, "--json", *check)
        assert ran.code == 1
        assert json.loads(ran.out)["dead_ends"] == 1


def test_a_game_that_does_not_end_is_given_up(spellboard: Command) -> None:
    ran = spellboard("simulate", EXAMPLE, "--games", 3, "--limit", 5)
    assert ran.code == 0 and "3 x given up after 5 decisions" in ran.out
