"""Editions: shown with provenance, and an owner's file checked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spellboard.core import files

from .conftest import EXAMPLE, Command, refused

TEXT = files.packaged("tests.example", "edition.toml")


def edition(tmp_path: Path, old: str = "", new: str = "") -> Path:
    assert old in TEXT
    file = tmp_path / "mine.toml"
    file.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    return file


def test_show_gives_every_figure_its_provenance(spellboard: Command) -> None:
    out = spellboard("edition", "show", EXAMPLE).out
    assert "card[2].count  reconstructed  4" in out
    assert "10 figures: 8 found, 1 derived, 1 reconstructed." in out


def test_show_can_be_narrowed_and_read_by_programs(spellboard: Command) -> None:
    shown = json.loads(spellboard("edition", "show", EXAMPLE, "--status", "derived", "--json").out)
    assert shown["figures"] == [{"key": "card[1].count", "value": 5, "status": "derived"}]


def test_show_gives_the_file_to_begin_ones_own_with(spellboard: Command) -> None:
    assert spellboard("edition", "show", EXAMPLE, "--toml").out == TEXT


def test_check_accepts_a_sound_file_and_tells_what_it_changes(spellboard: Command, tmp_path: Path) -> None:
    ran = spellboard("edition", "check", edition(tmp_path, "rounds = 4", "rounds = 6"), "--game", EXAMPLE)
    assert ran.code == 0
    assert "play.rounds: 4 -> 6" in ran.out
    same = spellboard("edition", "check", edition(tmp_path), "--game", EXAMPLE)
    assert "those of the edition that ships" in same.out


def test_an_edition_file_changes_the_game(spellboard: Command, tmp_path: Path) -> None:
    file = edition(tmp_path, "rounds = 4", "rounds = 6")
    ran = spellboard("simulate", EXAMPLE, "--edition", file, "--games", 3, "--json")
    assert json.loads(ran.out)["mean_rounds"] == 6


BROKEN = {
    "missing key": ("courage = 3\n", "", ["play.courage", "line", "missing required field"]),
    "wrong type": ("hand = 3", 'hand = "three"', ["play.hand", "line 9", "expected `int`"]),
    "impossible figure": ("rounds = 4", "rounds = 0", ["play.rounds", "line", "1 to 100 rounds"]),
    "no provenance": ('[play]\nstatus = "found"', "[play]", ["play.rounds", "a status"]),
    "unknown provenance": ('[play]\nstatus = "found"', '[play]\nstatus = "guessed"', ["play.status", "found, derived"]),
    "not TOML": ("[play]", "[play", ["TOML"]),
    "another game": ('game = "embers"', 'game = "chess"', ["edition.game", "“embers” was expected"]),
    "no head": ("[edition]", "[edition2]", ["edition", "a table [edition]"]),
}


@pytest.mark.parametrize("fault", BROKEN)
@pytest.mark.parametrize("command", ["check", "simulate"])
def test_a_wrong_edition_is_named_with_key_and_place(
    spellboard: Command, tmp_path: Path, fault: str, command: str
) -> None:
    old, new, said = BROKEN[fault]
    file = edition(tmp_path, old, new)
    if command == "check":
        ran = spellboard("edition", "check", file, "--game", EXAMPLE)
    else:
        ran = spellboard("simulate", EXAMPLE, "--edition", file)
    refused(ran, "mine.toml", *said)


def test_an_edition_file_never_names_a_module_to_import(spellboard: Command, tmp_path: Path) -> None:
    file = edition(tmp_path, 'game = "embers"', f'game = "{EXAMPLE}"')
    refused(spellboard("edition", "check", file), "not on the shelf")
