"""docs/command-line.md and the command say the same."""

from __future__ import annotations

import re
import shlex
from doctest import ELLIPSIS, OutputChecker
from pathlib import Path

import pytest

from spellboard.core import files

from .conftest import EXAMPLE, ROOT, Command
from .test_records import change_a_die, opened, played, put

PAGE = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
COMMANDS = [
    "play",
    "kept",
    "games",
    "rules",
    "simulate",
    "arena",
    "replay",
    "verify",
    "perft",
    "edition show",
    "edition check",
]
COMMANDS += ["db upgrade", "db backup", "admin list", "admin rewind"]
OTHERS = ["admin show", "admin export", "admin close", "admin delete"]


@pytest.mark.parametrize("command", COMMANDS)
def test_the_page_names_every_command(spellboard: Command, command: str) -> None:
    assert f"spellboard {command}" in PAGE
    assert spellboard(*command.split(), "--help").code == 0


def test_every_option_on_the_page_exists(spellboard: Command) -> None:
    helps = (
        "".join(spellboard(*command.split(), "--help").out for command in COMMANDS + OTHERS) + spellboard("--help").out
    )
    for option in sorted(set(re.findall(r"(?<![\w-])--[a-z]+(?:-[a-z]+)*", PAGE))):
        assert option in helps, option


def test_every_order_at_the_table_is_on_the_page() -> None:
    from spellboard.cli.orders import WORDS

    for word in set(WORDS) - {"exit"}:
        assert re.search(rf"`{word}\b", PAGE), word


def examples() -> list[tuple[str, str]]:
    """The commands on the page that a test can run, each with what it gives."""
    found = []
    for block in re.findall(r"^```text\n(.*?)^```", PAGE, flags=re.MULTILINE | re.DOTALL):
        for command, given in re.findall(r"^\$ spellboard (.*)\n((?:(?!\$ ).*\n)*)", block, flags=re.MULTILINE):
            if EXAMPLE in command and ">" not in command:
                found.append((command, given))
    return found


RUN = [
    pytest.param(command, given, id=command, marks=[pytest.mark.more] if command.startswith("arena ") else [])
    for command, given in examples()
]


@pytest.mark.parametrize(("command", "given"), RUN)
def test_the_examples_give_what_the_page_says(
    spellboard: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, given: str
) -> None:
    monkeypatch.chdir(tmp_path)
    record = played().record
    record.save("game.json")
    document = opened(Path("game.json"))
    change_a_die(document)
    put(Path("touched.json"), document)
    edition = files.packaged("tests.example", "edition.toml").replace("rounds = 4", "rounds = 6")
    Path("mine.toml").write_text(edition)
    Path("wrong.toml").write_text(edition.replace("hand = 3", 'hand = "three"'))
    ran = spellboard(*shlex.split(command))
    assert OutputChecker().check_output(given.rstrip() + "\n", ran.out + ran.err, ELLIPSIS), ran


def test_there_are_examples_on_the_page() -> None:
    assert len(examples()) == 6
