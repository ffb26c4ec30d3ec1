"""`make strength`: every promise of the levels is in its plan, and what was found is told as it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from spellboard.arena.bout import Bout
from spellboard.arena.pairing import Pairing
from spellboard.arena.standing import Fixture, Standing
from spellboard.bots.levels import LEVELS
from tools import strength


def bars(game: str) -> dict[tuple[str, str, int], tuple[float, float]]:
    return {
        (one.pairing.one, one.pairing.others, one.pairing.seats): (one.bar, one.low)
        for one in strength.plan([game], 1, "1/40", 160, 20)
        if one.wanted
    }


def standing(share: float, **more: Any) -> Standing:
    """A duel with so many wins in a hundred."""
    games = {
        at: Bout(
            "key", at, [at % 2 if at < 100 * share else 1 - at % 2], [], "end", [1, 1], [0, 0], [0, 0], [0, 0], 1, ""
        )
        for at in range(100)
    }
    pairing = Pairing("bellum", "master", "adept", 2, 1, "1/40")
    return Standing(Fixture(pairing, 100, 0.7, 0.6, early=False, wanted=True, **more), games)


@pytest.mark.parametrize("game", ["bellum", "magalon"])
def test_duels_of_the_levels_have_their_bars(game: str) -> None:
    found = bars(game)
    assert found["adept", "novice", 2] == found["master", "adept", 2] == (0.7, 0.6)
    assert found["master", "adept", 4] == (0.4, 0.0)
    assert found["novice", "random", 2] == (0.9, 0.0)
    assert found["greedy", "novice", 2] == (0.7, 0.0)
    assert found["master", "greedy", 2] == (0.75, 0.0)
    plain = f"search:{LEVELS[game]['master'].seconds / 40:g}:plain"
    assert found["master", plain, 2] == (0.65, 0.0) and len(found) == 7


def test_at_das_amulett_one_sits_against_two_of_the_lower_level() -> None:
    found = bars("amulett")
    assert found["adept", "novice", 3] == found["master", "adept", 3] == (0.5, 0.42)
    assert found["master", "adept", 4] == (0.4, 0.0)


def test_all_but_plain_search_and_the_checks_is_played_by_nodes_at_the_scale() -> None:
    for one in strength.plan(strength.GAMES, 1, "1/40", 160, 20):
        pairing = one.pairing
        assert pairing.timed is (":plain" in pairing.others or not one.wanted)
        assert pairing.scale == ("1/40" if one.wanted else "1") and one.games == (160 if one.wanted else 20)


def test_no_check_at_full_time_is_played_where_none_is_wished() -> None:
    assert all(one.wanted for one in strength.plan(strength.GAMES, 1, "1/40", 160, 0))


def test_a_step_that_is_not_reached_is_played_with_ten_times_the_budget() -> None:
    (again,) = strength.tenfold([standing(0.65), standing(0.9)])
    assert (again.pairing.scale, again.bar, again.low) == ("1/4", 0.7, 0.6)


def test_so_is_one_that_falls_short_of_its_bar_at_full_time() -> None:
    def full(share: float) -> Standing:
        """The same duel with all the time."""
        there = standing(share)
        pairing = msgspec.structs.replace(there.pairing, scale="1", timed=True)
        return Standing(Fixture(pairing, 100, 0.5, early=False), dict(enumerate(there.bouts)))

    (again,) = strength.tenfold([standing(0.9), full(0.65)])
    assert again.pairing == msgspec.structs.replace(standing(0.9).pairing, scale="1/4")
    assert not strength.tenfold([standing(0.9), full(0.75)])


def test_the_page_counts_the_bars_and_hides_none() -> None:
    missing = Standing(Fixture(Pairing("bellum", "novice", "random"), 100, 0.9, wanted=True), {})
    text = strength.page([standing(0.8), standing(0.65), missing], "make strength")
    assert "1 of 3 bars are met, 1 are not decided yet." in text
    assert "Seeds: bellum " in text
    assert "65.0\N{NO-BREAK SPACE}%" in text and "NOT met" in text and "not played" in text


def test_the_page_tells_how_long_the_levels_think_at_full_time_and_only_there() -> None:
    game = Bout("key", 0, [0], [], "end", [4, 2], [6.0, 1.0], [1.75, 0.25], [3.5, 0.5], 1, "")
    games = {0: game, 1: msgspec.structs.replace(game, number=1)}
    full = Standing(Fixture(Pairing("magalon", "master", "adept", scale="1", timed=True), 2, 0.5), games)
    text = strength.page([standing(0.8), full], "make strength")
    assert "| magalon | master | adept | 3 | 1.167 | 1.750 | 3.500 |" in text
    assert "| magalon | adept | master | 3 | 1.167 | 1.750 | 3.500 |" in text
    assert "How long" not in strength.page([standing(0.8)], "make strength")


def test_a_run_goes_on_where_it_was_left_and_writes_its_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = ["--only", "bellum", "--kept", str(tmp_path / "kept"), "--report", str(tmp_path / "docs"), "--jobs", "1"]
    assert strength.main([*given, "--minutes", "0"]) == 0
    assert "not played" in capsys.readouterr().out
    page = (tmp_path / "docs" / "index.md").read_text(encoding="utf-8")
    assert "`make strength ONLY=bellum`" in page and "0 of 7 bars are met, 7 are not decided yet" in page
    assert (tmp_path / "docs" / "report.html").exists()
