"""Sequences counted, from the start and from a position."""

from __future__ import annotations

from pathlib import Path

import pytest

from spellboard import Rng
from spellboard.bots import playout
from tests.example import GAME

from .conftest import EXAMPLE, Command, refused


@pytest.fixture
def position(spellboard: Command, tmp_path: Path) -> Path:
    """Everybody holds three cards and must aim."""
    state = GAME.load().new(3)
    for name in ("ash", "coal", "flame") * 3:
        state.apply(state.game.code_of(f"deal {name}"))
    file = tmp_path / "aim.bytes"
    file.write_bytes(state.to_bytes())
    return file


def test_what_is_drawn_counts_as_a_branch(spellboard: Command) -> None:
    ran = spellboard("perft", EXAMPLE, 3)
    assert ran.code == 0 and "27 sequences of length 3" in ran.out


def test_three_aims_and_a_die_make_162_sequences(spellboard: Command, position: Path) -> None:
    out = spellboard("perft", EXAMPLE, 4, "--at", position).out
    assert [line.split() for line in out.splitlines() if line.strip()[:1].isdigit()][:5] == [
        ["0", "1"], ["1", "3"], ["2", "9"], ["3", "27"], ["4", "162"],
    ]  # fmt: skip


def test_a_position_comes_from_a_replay_as_json(spellboard: Command, tmp_path: Path) -> None:
    record, at = tmp_path / "game.json", tmp_path / "at.json"
    spellboard("play", EXAMPLE, "--seed", 1, "--record", record, lines="1\n" * 40)
    at.write_text(spellboard("replay", record, "--game", EXAMPLE, "--at", 9, "--json").out)
    assert "162 sequences of length 4" in spellboard("perft", EXAMPLE, 4, "--at", at).out


def test_nothing_follows_a_game_that_is_over(spellboard: Command, tmp_path: Path) -> None:
    state = GAME.load().new(3)
    playout(state, Rng(1))
    file = tmp_path / "over.bytes"
    file.write_bytes(state.to_bytes())
    assert "0 sequences of length 1" in spellboard("perft", EXAMPLE, 1, "--at", file).out


def test_a_foreign_or_cut_position_is_one_line(spellboard: Command, position: Path, tmp_path: Path) -> None:
    whole = position.read_bytes()
    bad = tmp_path / "bad"
    for data, said in (
        (b"", "not a Spellboard position"),
        (b"\x89PNG\r\n", "not a Spellboard position"),
        (whole[:-3], "cut short or damaged"),
        (whole[:9], "cut short or damaged"),
        (whole[:20] + bytes([whole[20] ^ 1]) + whole[21:], "cut short or damaged"),
        (b"{", "not a position"),
        (b'{"format": "spellboard-position/1", "game": "chess"}', "of “chess”, not of “embers”"),
        (b"{" * 5, "not a position"),
    ):
        bad.write_bytes(data)
        refused(spellboard("perft", EXAMPLE, 1, "--at", bad), "bad: ", said)


def test_a_position_under_other_options_is_refused(spellboard: Command, position: Path) -> None:
    refused(spellboard("perft", EXAMPLE, 1, "--at", position, "--option", "shelter=false"), "options")
    refused(spellboard("perft", EXAMPLE, 1, "--at", position, "--players", 3), "--at")
