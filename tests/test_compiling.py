"""An engine appears when it is complete, and never before; nobody compiles what somebody else is compiling."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from tools import background, compiled

ROOT = Path(__file__).parents[1]
# A stand-in for setuptools: it packs the sources that it finds where it is called.
PACK = """
import pathlib, zipfile
pathlib.Path("wheel").mkdir()
with zipfile.ZipFile("wheel/spellboard.whl", "w") as wheel:
    wheel.write("src/spellboard/state.py", "spellboard/state.py")
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of one compiled file, with an engine that was built from something older."""
    places = {"ROOT": ".", "SOURCE": "src", "TARGET": ".compiled", "KEY": ".compiled/built-from"}
    for name, value in {**places, "SCRATCH": ".compiling"}.items():
        monkeypatch.setattr(compiled, name, tmp_path / value)
    monkeypatch.setattr(compiled, "MAKE_WHEEL", PACK)
    monkeypatch.setattr(compiled, "compiler_trouble", lambda: None)
    monkeypatch.setattr("sys.argv", ["compiled"])
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    (tmp_path / "src/spellboard").mkdir(parents=True)
    (tmp_path / "src/spellboard/state.py").write_text("NEW = 1\n")
    (tmp_path / "setup.py").write_text('COMPILED = ["src/spellboard/state.py"]\n')
    (tmp_path / "pyproject.toml").write_text('[build-system]\nrequires = ["mypy==1.0"]\n')
    for name in ("README.md", "LICENSE", "NOTICE"):
        (tmp_path / name).write_text("")
    (tmp_path / ".compiled").mkdir()
    (tmp_path / ".compiled/built-from").write_text("something older")
    return tmp_path


def test_a_new_engine_takes_the_place_of_the_old_one(checkout: Path) -> None:
    assert compiled.main() == 0
    assert compiled.up_to_date()
    assert (checkout / ".compiled/spellboard/state.py").read_text() == "NEW = 1\n"
    assert list((checkout / ".compiled/spellboard/__pycache__").glob("state.*.pyc"))
    assert not (checkout / ".compiling").exists()


def test_nothing_is_compiled_twice(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert compiled.main() == 0
    monkeypatch.setattr(compiled, "MAKE_WHEEL", "raise SystemExit(1)")
    assert compiled.main() == 0


def test_a_build_that_fails_says_why_and_leaves_nothing_new(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled, "MAKE_WHEEL", "raise SystemExit('state.py:1: error: no such type')")
    assert compiled.main() == 1
    assert "state.py:1: error: no such type" in capsys.readouterr().err
    assert (checkout / ".compiled/built-from").read_text() == "something older"
    assert not (checkout / ".compiling").exists()


def test_what_somebody_left_half_built_is_no_engine_and_does_not_get_into_the_next(checkout: Path) -> None:
    (checkout / ".compiling/engine/spellboard").mkdir(parents=True)
    (checkout / ".compiling/engine/spellboard/half.so").write_text("")
    assert not compiled.up_to_date()
    assert compiled.main() == 0
    assert not (checkout / ".compiled/spellboard/half.so").exists()


def test_a_change_while_it_is_built_is_not_in_it(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = checkout / "src/spellboard/state.py"
    change = f"import pathlib; pathlib.Path({str(source)!r}).write_text('NEW = 2\\n')\n"
    monkeypatch.setattr(compiled, "MAKE_WHEEL", change + PACK)
    assert compiled.main() == 0
    assert (checkout / ".compiled/spellboard/state.py").read_text() == "NEW = 1\n"
    assert not compiled.up_to_date()


def test_a_second_build_waits_for_the_first_and_finds_its_engine(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    codes: list[int] = []
    second = threading.Thread(target=lambda: codes.append(compiled.main()))
    with compiled.alone():
        second.start()
        while "waiting for it" not in capsys.readouterr().out:
            time.sleep(0.01)
        compiled.build(compiled.key())
        monkeypatch.setattr(compiled, "MAKE_WHEEL", "raise SystemExit(1)")
    second.join(30)
    assert codes == [0]


WAITING = "import pathlib, sys, time; pathlib.Path(sys.argv[1]).touch(); time.sleep(600)"


def behind(sign: Path) -> subprocess.Popen[bytes]:
    """A command in the background that has begun."""
    command = [sys.executable, "-m", "tools.background", sys.executable, "-c", WAITING, str(sign)]
    process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, start_new_session=True)
    while not sign.exists():
        time.sleep(0.01)
    return process


def group_is_gone(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


def test_work_in_the_background_ends_with_its_starter_however_that_ends(tmp_path: Path) -> None:
    process = behind(tmp_path / "sign")
    assert process.stdin is not None
    process.stdin.close()  # as the system does it for whoever is killed
    process.wait(30)
    assert group_is_gone(process.pid)


def test_work_in_the_background_comes_last(tmp_path: Path) -> None:
    process = behind(tmp_path / "sign")
    try:
        assert os.getpriority(os.PRIO_PGRP, process.pid) == background.LOWEST
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def test_work_in_the_background_tells_how_it_ended() -> None:
    command = [sys.executable, "-m", "tools.background", sys.executable, "-c", "raise SystemExit(7)"]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, start_new_session=True) as process:
        assert process.wait(30) == 7
