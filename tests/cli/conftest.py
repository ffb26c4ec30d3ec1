"""The command, driven as a person would: arguments and lines in, text and an exit code out."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from spellboard.cli import main

EXAMPLE = "tests.example:GAME"
ROOT = Path(__file__).resolve().parents[2]


class Ran(NamedTuple):
    """What came of a command."""

    code: int
    out: str
    err: str


Command = Callable[..., Ran]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own for the command: nothing of the machine's shows, nothing is left on it."""
    place = tmp_path / "home"
    place.mkdir()
    settings = {"XDG_STATE_HOME": str(place), "LOGNAME": "ada", "LANG": "C.UTF-8", "COLUMNS": "100", "NO_COLOR": "1"}
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    return place


@pytest.fixture
def spellboard(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Run `spellboard` with arguments; `lines` is what is typed."""

    def run(*arguments: object, lines: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        capsys.readouterr()
        with pytest.raises(SystemExit) as end:
            main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return Ran(int(end.value.code or 0), out, err)

    return run


@pytest.fixture
def process(home: Path) -> Command:
    """Run `spellboard` as a process of its own."""

    def run(*arguments: object, lines: str = "") -> Ran:
        done = subprocess.run(
            [sys.executable, "-m", "spellboard", *map(str, arguments)],
            input=lines, capture_output=True, text=True, cwd=ROOT, env=environment(), timeout=60,
        )  # fmt: skip
        return Ran(done.returncode, done.stdout, done.stderr)

    return run


def environment() -> dict[str, str]:
    """The environment of a process that uses the same engine as the tests."""
    import spellboard

    src = str(Path(spellboard.__file__).parents[1])
    return {**os.environ, "PYTHONPATH": os.pathsep.join([src, os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)}


def refused(ran: Ran, *said: str) -> None:
    """One clear line on stderr, nothing on stdout, exit code 2."""
    assert ran.code == 2, ran
    assert ran.out == ""
    assert ran.err.startswith("spellboard: ") and ran.err.count("\n") == 1, ran.err
    for part in said:
        assert part in ran.err
