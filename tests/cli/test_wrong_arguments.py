"""A wrong argument gets one clear line and exit code 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import EXAMPLE, Command, refused

WRONG: list[tuple[list[str], list[str]]] = [
    (["simulate", "chess"], ["no game “chess”", "module:GAME"]),
    (["simulate", "no.such.module:GAME"], ["no game “no.such.module:GAME”"]),
    (["simulate", "spellboard:Rng"], ["is not a game"]),
    (["play"], ["which game?"]),
    (["play", EXAMPLE, "--players", "you"], ["3 players", "not for 1"]),
    (["play", EXAMPLE, "--players", "you,,bot:random"], ["you,bot:greedy"]),
    (["play", EXAMPLE, "--players", "you,bot:deep,bot:random"], ["no bot “deep”", "random"]),
    (["play", EXAMPLE, "--lang", "la"], ["“la”", "en, de, nl, fr"]),
    (["simulate", EXAMPLE, "--players", "7"], ["not for 7"]),
    (["simulate", EXAMPLE, "--bots", "random,"], ["random,random"]),
    (["simulate", EXAMPLE, "--bots", "random,random,random,random"], ["4 bots are too many"]),
    (["simulate", EXAMPLE, "--option", "shelter"], ["name=value"]),
    (["simulate", EXAMPLE, "--option", "roof=yes"], ["no option “roof”", "shelter"]),
    (["simulate", EXAMPLE, "--option", "shelter=perhaps"], ["shelter", "bool"]),
    (["simulate", EXAMPLE, "--games", "many"], ["--games", "spellboard simulate --help"]),
    (["simulate", EXAMPLE, "--games", "0"], ["--games"]),
    (["simulate", EXAMPLE, "--jobs", "0"], ["--jobs"]),
    (["simulate"], ["GAME"]),
    (["simulate", EXAMPLE, "--speed"], ["--speed"]),
    (["conquer"], ["conquer", "spellboard --help"]),
    (["edition"], ["command", "spellboard edition --help"]),
    (["perft", EXAMPLE, "-1"], ["1"]),
    (["rules", EXAMPLE, "--edition", "nowhere.toml"], ["nowhere.toml", "no such file"]),
    (["replay", "nowhere.json"], ["nowhere.json", "no such file"]),
    (["verify", "."], ["not a file"]),
    (["play", "--resume", "nowhere.json"], ["nowhere.json", "no such file"]),
    (["play", EXAMPLE, "--resume", "x.json", "--seed", "1"], ["a saved game brings"]),
]


@pytest.mark.parametrize(("arguments", "said"), WRONG, ids=[" ".join(arguments) for arguments, _ in WRONG])
def test_a_wrong_argument_gets_one_clear_line(spellboard: Command, arguments: list[str], said: list[str]) -> None:
    refused(spellboard(*arguments), *said)


def test_help_explains_every_option(spellboard: Command) -> None:
    for command in ("games", "rules", "play", "simulate", "perft", "replay", "verify"):
        ran = spellboard(command, "--help")
        assert ran.code == 0 and "xample" in ran.out
    assert "spellboard play" in spellboard("--help").out


def test_text_from_a_file_cannot_steer_the_terminal(spellboard: Command, tmp_path: Path) -> None:
    file = tmp_path / "evil.json"
    file.write_text('{"format": "spellboard-record/\\u001b[2J"}')
    assert "\x1b" not in spellboard("verify", file).err
