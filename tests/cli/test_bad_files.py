"""Files that nobody wrote in good faith: every command answers with one clear line."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from spellboard import Match
from spellboard.core import files
from tests.budget import MORE
from tests.core.test_editions import malformed
from tests.example import GAME

from .conftest import EXAMPLE, Command, refused

EDITION = files.packaged("tests.example", "edition.toml")


def in_turn(commands: tuple[tuple[Any, ...], ...], what: str) -> tuple[tuple[Any, ...], ...]:
    """One of the commands, another one for each file that is wrong in its own way; in the whole run all of them."""
    return commands if MORE else (commands[crc32(what.encode()) % len(commands)],)


@pytest.mark.scaled
@pytest.mark.parametrize("what", malformed(""))
def test_a_malformed_edition_is_one_line_for_every_command(what: str, spellboard: Command, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(malformed(EDITION)[what])
    commands = (
        ("edition", "check", file, "--game", EXAMPLE),
        ("edition", "check", file),
        ("edition", "show", EXAMPLE, "--edition", file),
        ("play", EXAMPLE, "--edition", file),
        ("rules", EXAMPLE, "--edition", file),
    )
    for arguments in in_turn(commands, what):
        ran = spellboard(*arguments)
        refused(ran, str(file))
        assert len(ran.err) < 640


def _record() -> dict[str, Any]:
    match = Match.begin(GAME.load(), ["Ada", "Ben", "Cleo"], seed=1)
    match.play("hide", 0)
    match.close("closed")
    found: dict[str, Any] = json.loads(match.record.encode())
    return found


def _deep(levels: int) -> Any:
    value: Any = 1
    for _ in range(levels):
        value = [value]
    return value


def _with(document: dict[str, Any], *path: Any) -> dict[str, Any]:
    """The document with the last thing put where the path leads."""
    *where, last, value = path
    node: Any = document
    for key in where:
        node = node[key]
    node[last] = value
    return document


def _entry(record: dict[str, Any], number: int, key: str, value: Any) -> str:
    """The record with one fact of one entry changed."""
    entry = {**json.loads(record["entries"][number]), key: value}
    return json.dumps(_with(record, "entries", number, json.dumps(entry)))


def _rounds(record: dict[str, Any], figure: str) -> str:
    """The record with another number of rounds in its edition."""
    assert "rounds = 4" in record["edition"]
    return json.dumps(_with(record, "edition", record["edition"].replace("rounds = 4", f"rounds = {figure}")))


def _header(record: dict[str, Any], key: str, value: Any) -> str:
    header = {**json.loads(record["header"]), key: value}
    return json.dumps(_with(record, "header", json.dumps(header)))


BAD: dict[str, Callable[[dict[str, Any]], str]] = {
    "nothing": lambda record: "",
    "no JSON": lambda record: "{",
    "a zero byte": lambda record: "\0",
    "brackets": lambda record: "[" * 100_000,
    "brackets inside": lambda record: json.dumps(record)[:-1] + ', "x": ' + "[" * 100_000,
    "a list": lambda record: "[]",
    "half of it": lambda record: json.dumps(record)[: len(json.dumps(record)) // 2],
    "no number": lambda record: _header(record, "rules", float("nan")),
    "infinity": lambda record: _rounds(record, "inf"),
    "a large figure": lambda record: _rounds(record, "9" * 400),
    "a figure beyond all games": lambda record: _rounds(record, str(2**40)),
    "a deep edition": lambda record: _rounds(record, "[" * 200 + "]" * 200),
    "a deep option": lambda record: _header(record, "options", {"shelter": _deep(200)}),
    "a large revision": lambda record: _header(record, "rules", 10**400),
    "a large seat": lambda record: _entry(record, 9, "seat", 10**400),
    "a seat below": lambda record: _entry(record, 9, "seat", -2),
    "a truth value for a seat": lambda record: _entry(record, 9, "seat", True),
    "a large counter": lambda record: _entry(record, 0, "counter", 10**400),
    "a large weight": lambda record: _entry(record, 0, "weights", [10**400]),
    "no players": lambda record: json.dumps(_with(record, "players", [])),
    "many players": lambda record: json.dumps(_with(record, "players", ["x"] * 10_000)),
    "a long action": lambda record: _entry(record, 9, "action", "x" * 100_000),
    "another format": lambda record: json.dumps(_with(record, "format", "x" * 100_000)),
    "another game": lambda record: _header(record, "game", "x" * 100_000),
}
"""What a file may be in place of a record, by what is wrong with it."""


@pytest.mark.scaled
@pytest.mark.parametrize("what", BAD)
def test_a_malformed_record_is_one_line_for_every_command(what: str, spellboard: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(BAD[what](_record()))
    commands = (
        ("verify", file, "--game", EXAMPLE),
        ("replay", file, "--game", EXAMPLE),
        ("replay", file, "--game", EXAMPLE, "--seat", 1, "--at", 10),
        ("play", EXAMPLE, "--resume", file),
        ("perft", EXAMPLE, 1, "--at", file),
    )
    for arguments in in_turn(commands, what):
        ran = spellboard(*arguments)
        if ran.code == 0:
            # A replay proves nothing: it tells what the entries say, with whatever counters and weights.
            assert arguments[0] == "replay" and ran.err == ""
            continue
        assert ran.code == 2 and "Traceback" not in ran.err and ran.err.count("\n") == 1, ran
        assert str(file) in ran.err and len(ran.err) < 640


@pytest.mark.parametrize("what", ["verify", "replay", "resume"])
def test_a_saved_game_in_bad_form_is_one_line(what: str, spellboard: Command, tmp_path: Path) -> None:
    record = _record()
    del record["entries"][10:]
    for save in (
        {"format": "spellboard-save/1", "secret": "", "luck": 1, "record": record},
        {"format": "spellboard-save/1", "secret": "00" * 32, "luck": 10**400, "record": record},
        {"format": "spellboard-save/1", "secret": "zz" * 32, "luck": 1, "record": record},
        {"format": "spellboard-save/1", "secret": "00" * 32, "luck": 1, "record": _deep(500)},
        {"format": "spellboard-save/1", "secret": "00" * 32, "luck": 1},
    ):
        file = tmp_path / "game.json"
        file.write_text(json.dumps(save))
        if what == "resume":
            refused(spellboard("play", EXAMPLE, "--resume", file), str(file))
        else:
            refused(spellboard(what, file, "--game", EXAMPLE), str(file))


LACKING = """
from tests.example.game import Embers

class GAME(Embers):
    package = __name__
"""


@pytest.mark.parametrize("missing", ["text/nl.ftl", "rulebook.toml", "edition.toml"])
def test_a_game_that_lacks_a_file_is_told_which(
    missing: str, spellboard: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"lacking_{missing[:4]}"
    package = tmp_path / name
    (package / "text").mkdir(parents=True)
    (package / "__init__.py").write_text(LACKING)
    names = ["edition.toml", "rulebook.toml", *(f"text/{language}.ftl" for language in ("en", "de", "nl", "fr"))]
    for file in names:
        if file != missing:
            (package / file).write_text(files.packaged("tests.example", *file.split("/")))
    monkeypatch.syspath_prepend(tmp_path)
    for arguments in (
        ("rules", f"{name}:GAME", "--lang", "nl"),
        ("play", f"{name}:GAME", "--lang", "nl"),
        ("games", f"{name}:GAME", "--lang", "nl"),
    ):
        ran = spellboard(*arguments)
        assert ran.code == 2 and ran.err == f"spellboard: {name}: {missing} ontbreekt of kan niet worden gelezen\n"


@pytest.mark.parametrize("name", ["", "\0", "a\0b", "x" * 5_000, "."])
def test_a_name_that_no_file_can_have_is_one_line(name: str, spellboard: Command) -> None:
    for arguments in (
        ("edition", "check", name),
        ("play", EXAMPLE, "--edition", name),
        ("verify", name),
        ("replay", name),
        ("play", EXAMPLE, "--resume", name),
        ("perft", EXAMPLE, 1, "--at", name),
    ):
        ran = spellboard(*arguments)
        assert ran.code == 2 and ran.err.count("\n") == 1, (arguments, ran)
