"""Games that were left: they are listed, and the newest is offered."""

from __future__ import annotations

import os
from pathlib import Path
from typing import cast

import pytest

from spellboard.cli import kept
from spellboard.cli.keyboard import Keyboard
from spellboard.cli.screen import console

from .conftest import EXAMPLE, Command, refused
from .test_seating import Typed


@pytest.fixture
def left(spellboard: Command, home: Path) -> list[Path]:
    """Two games of Magalon that were left, the older one first."""
    files: list[Path] = []
    for age, seed in enumerate((1, 2)):
        spellboard("play", "magalon", "--players", "Ada,bot:random", "--seed", seed, lines="10\n" if age else "")
        new = next(file for file in (home / "spellboard").iterdir() if file not in files)
        # Both are kept by one process: a second game would be taken for the first.
        files.append(new.rename(new.with_name(f"left-{seed}.json")))
        os.utime(files[-1], (1_000_000_000 + 86_400 * age,) * 2)
    return files


def test_kept_games_are_listed_with_how_to_go_on(spellboard: Command, left: list[Path]) -> None:
    ran = spellboard("kept")
    assert ran.code == 0 and ran.err == ""
    first, how, second, _ = ran.out.splitlines()
    assert "2001-09-10" in first and "2001-09-09" in second
    assert "Magalon  Ada, Isolde  waiting for: Ada" in first
    assert how.strip() == f"spellboard play --resume {left[1]}"
    assert "am Zug: Ada" in spellboard("kept", "--lang", "de").out


def test_the_command_of_the_list_goes_on(spellboard: Command, left: list[Path]) -> None:
    how = spellboard("kept").out.splitlines()[1].split()
    assert "Your turn with card 10." in spellboard(*how[1:]).out


def test_resume_without_a_file_takes_the_newest(spellboard: Command, left: list[Path]) -> None:
    out = spellboard("play", "--resume").out
    assert "2001-09-10" in out and "Your turn with card 10." in out
    assert "Your turn with card 10." in spellboard("play", "--resume", "--lang", "en").out


def test_at_a_terminal_another_one_can_be_chosen(left: list[Path]) -> None:
    def offered(*lines: str) -> Path:
        return kept.offer(cast(Keyboard, Typed(*lines)), console(), "en")

    assert offered("") == left[1]
    assert offered("3", "x", "2") == left[0]


def test_where_nothing_is_kept_that_is_said(spellboard: Command) -> None:
    assert spellboard("kept").out == "There is no saved game here.\n"
    refused(spellboard("play", "--resume"), "There is no saved game here.")


def test_a_game_outside_the_shelf_must_be_named_by_its_owner(spellboard: Command, home: Path) -> None:
    spellboard("play", EXAMPLE, "--seed", 1)
    out = spellboard("kept").out
    assert "embers  Ada, Isolde, Melchior\n" in out and "spellboard play MODULE:GAME --resume" in out
    assert "waiting for" not in out


def test_a_spoilt_file_is_left_out(spellboard: Command, left: list[Path]) -> None:
    left[0].write_text('{"format":"spellboard-save/1"')
    assert len(spellboard("kept").out.splitlines()) == 2
