"""The arena on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .conftest import EXAMPLE, Command, refused


def test_a_first_call_plays_and_a_second_only_tells(spellboard: Command, tmp_path: Path) -> None:
    given = ("arena", EXAMPLE, "--bots", "search:nodes=4,random", "--games", 6, "--seed", 3, "--report", tmp_path)
    first = spellboard(*given, "--minutes", 0)
    assert first.code == 0 and "not played" in first.out and "not finished" in first.out
    second, third = spellboard(*given), spellboard(*given)
    assert second.code == third.code == 0 and second.out == third.out
    lines = second.out.splitlines()
    assert lines[0].startswith("search:nodes=4 against 2 x random") and "6 games" in lines[0]
    assert lines[1].startswith("random against 2 x search:nodes=4") and "fair 33.3 %" in lines[1]
    for name in ("results.json", "games.csv", "report.html", "games.jsonl"):
        assert str(tmp_path / name) in second.out and (tmp_path / name).exists()
    assert (tmp_path / "games.jsonl").read_bytes().count(b"\n") == 12


def test_the_report_names_a_command_that_gives_the_same_games(spellboard: Command, tmp_path: Path) -> None:
    spellboard("arena", EXAMPLE, "--bots", "random,search:nodes=2", "--games", 3, "--option", "shelter=false",
               "--report", tmp_path / "one")  # fmt: skip
    found = json.loads((tmp_path / "one" / "results.json").read_text())
    words = found["commands"][0].split()
    assert words[1:3] == ["arena", EXAMPLE] and "shelter=false" in words
    words[words.index("--report") + 1] = str(tmp_path / "two")
    spellboard(*words[1:])
    again = json.loads((tmp_path / "two" / "results.json").read_text())
    assert [one["share"] for one in again["pairings"]] == [one["share"] for one in found["pairings"]]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bots", "random"], "at least two different bots"),
        (["--bots", "random,random"], "at least two different bots"),
        (["--bots", "random,deep"], "no bot “deep”"),
        (["--bots", "random,external:"], "command"),
        (["--bots", "random,search:nodes=2", "--seats", "9"], "not for 9"),
        (["--bots", "random,search:nodes=2", "--scale", "much"], "is not a scale"),
        (["--bots", "random,search:nodes=2", "--bar", "2"], "--bar"),
        (["--bots", "random,search:nodes=2", "--games", "0"], "--games"),
        (["--bots", "random,search:nodes=2", "--executor", "ray://x"], "is not an executor"),
        (["--bots", "random,search:nodes=2", "--option", "roof=yes"], "no option “roof”"),
        ([], "--bots"),
    ],
)
def test_a_wrong_argument_gets_one_clear_line(
    spellboard: Command, tmp_path: Path, arguments: list[str], said: str
) -> None:
    refused(spellboard("arena", EXAMPLE, *arguments, "--report", tmp_path / "r"), said)


def test_what_is_wrong_is_said_in_the_systems_language(
    spellboard: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    ran = spellboard("arena", EXAMPLE, "--bots", "random,greed", "--scale", "0", "--report", tmp_path)
    refused(ran, "ist kein Maßstab")
