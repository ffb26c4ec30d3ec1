"""What the terminal tells of a move: a sentence for the whole of it, not one for each step."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

from spellboard import LANGUAGES, Match
from spellboard.cli.keyboard import Keyboard
from spellboard.cli.table import Table
from tests.games.magalon.table import at, game

from .conftest import Command

WALK = "wizard F6 E6 E7 E8 E9 E10 E11 E12 D12"
STOPS = "Ada walks 9 fields and stops on D12."


def table(*actions: str, language: str = "en") -> Table:
    """A table at which Ada has played from G6 with a 9."""
    match = Match.begin(game(), ["Ada", "Ben"], seed=1, start=at("    G\n 6  p1", "9 3"))
    for action in actions:
        match.play(action, 0)
    return Table(match, language, 0, Console(), Keyboard())


def test_a_walk_is_told_in_one_sentence_to_everybody() -> None:
    for seat in (0, 1, None):
        assert table(WALK).sentences(seat) == [STOPS]
    for language in LANGUAGES:
        assert len(table(WALK, language=language).sentences(0)) == 1


def test_so_is_a_walk_that_was_played_step_by_step() -> None:
    steps = [f"wizard {field}" for field in WALK.split()[1:]]
    assert table(*steps).sentences(1) == [STOPS]
    assert table(*steps[:3]).sentences(1) == ["Ada walks 3 fields and stops on E7."]


def test_a_walk_that_was_taken_back_and_another_are_told_apart() -> None:
    told = table(*[f"wizard {field}" for field in ("F6", "E6", "E7")])
    told.match.undo(0)
    told.match.play("wizard D6", 0)
    assert told.sentences(1) == [
        "Ada walks 3 fields and stops on E7.", "Ada takes back the last step.", "Ada walks from E6 to D6.",
    ]  # fmt: skip


def test_only_what_is_new_is_told() -> None:
    told = table("wizard F6", "wizard E6")
    before = len(told.match.entries)
    told.match.play("wizard E7", 0)
    assert told.sentences(1, before) == ["Ada walks from E6 to E7."]


def test_a_walk_at_the_table_is_one_line(spellboard: Command) -> None:
    steps = "wizard H3 H4 H5 H6 H7 H8 H9"
    out = spellboard("play", "magalon", "--players", "you,bot:random", "--seed", 1, lines=f"7\n{steps}\n{steps}\n").out
    assert "Ada walks 7 fields and stops on H9." in out and "to H4" not in out


@pytest.mark.parametrize("name", ["magalon", "amulett", "bellum"])
def test_bots_among_themselves_are_told_move_by_move(name: str, spellboard: Command, tmp_path: Path) -> None:
    record = tmp_path / "bots.json"
    seats = ",".join(["bot:random"] * (2 if name != "amulett" else 3))
    ran = spellboard("play", name, "--players", seats, "--seed", 2, "--record", record)
    assert ran.code == 0 and len([line for line in ran.out.splitlines() if line.startswith("  \N{MIDDLE DOT} ")]) > 20
    if name == "magalon":
        assert " fields and stops on " in ran.out
