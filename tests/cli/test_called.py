"""Every command that the program prints is the one by which it was called."""

from __future__ import annotations

from pathlib import Path

import pytest

from spellboard.cli.called import called


def script(folder: Path) -> Path:
    made = folder / "bin" / "spellboard"
    made.parent.mkdir(parents=True)
    made.write_text("#!/bin/sh\n")
    made.chmod(0o755)
    return made


def test_a_script_beside_the_path_is_called_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    own = str(script(tmp_path))
    assert called([own, "play"], ["python", own, "play"]) == [own]
    assert called([".venv/bin/spellboard"], []) == [".venv/bin/spellboard"]


def test_a_script_on_the_path_goes_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = script(tmp_path)
    monkeypatch.setenv("PATH", str(own.parent))
    assert called([str(own), "play"], ["python", str(own), "play"]) == ["spellboard"]


def test_another_script_of_that_name_on_the_path_is_not_meant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own, other = script(tmp_path / "a"), script(tmp_path / "b")
    monkeypatch.setenv("PATH", str(other.parent))
    assert called([str(own)], []) == [str(own)]


@pytest.mark.parametrize("argument", ["-m", "/x/spellboard/cli/__main__.py", "/x/spellboard/__main__.py"])
def test_a_module_is_called_with_its_python(argument: str) -> None:
    original = ["python3", "-X", "utf8", "-m", "spellboard.cli", "play", "--seed", "3"]
    assert called([argument, "play", "--seed", "3"], original) == original[:5]


def test_whoever_calls_it_from_python_reads_its_name() -> None:
    assert called(["/x/pytest/__main__.py"], ["python", "-m", "pytest"]) == ["spellboard"]
    assert called([], []) == ["spellboard"]
