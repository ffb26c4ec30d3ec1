"""Packages are installed with their hashes by whatever this machine has: uv, or pip, or the pip inside Python."""

from __future__ import annotations

import shutil
import stat
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tools import install

LOCKED = ["--require-hashes", "-r", "some.lock"]


def program(path: Path, does: str = "exit 0") -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{does}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine with nothing but Python, and an environment whose Python writes down what it is asked."""
    monkeypatch.setattr(install, "ROOT", tmp_path)
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:/usr/bin:/bin")
    monkeypatch.setattr(install, "which", lambda name: shutil.which(name, path=str(tmp_path / "bin")))
    monkeypatch.setattr(install, "own_pip", lambda: ())
    install.pip_of.cache_clear()
    log = tmp_path / "asked"
    # No pip at first; ensurepip brings it.
    program(
        tmp_path / ".venv/bin/python",
        f"""echo "$@" >> {log}
        case "$*" in "-c import pip") test -e {tmp_path}/pip;; "-m ensurepip") touch {tmp_path}/pip;; esac""",
    )
    return tmp_path


def asked(machine: Path) -> list[str]:
    return (machine / "asked").read_text().splitlines()


def test_python_brings_its_own_pip_where_there_is_no_other(machine: Path) -> None:
    assert install.pip_of(machine / ".venv")[:3] == [str(machine / ".venv/bin/python"), "-m", "pip"]
    assert asked(machine) == ["-c import pip", "-m ensurepip"]


def test_the_machines_pip_is_used_if_it_can_install_elsewhere(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(install, "own_pip", lambda: (22, 3))
    pip = install.pip_of(machine / ".venv")
    assert pip[:3] == [sys.executable, "-m", "pip"] and pip[-2:] == ["--python", str(machine / ".venv/bin/python")]
    assert "-m ensurepip" not in asked(machine)


def test_an_older_pip_is_not(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(install, "own_pip", lambda: (22, 2))
    assert install.pip_of(machine / ".venv")[0] == str(machine / ".venv/bin/python")


def test_a_python_without_any_pip_is_told_what_to_install(machine: Path) -> None:
    program(machine / ".venv/bin/python", "exit 1")
    with pytest.raises(SystemExit, match="apt install python3-venv"):
        install.pip_of(machine / ".venv")


def test_the_machines_uv_needs_no_pip_at_all(machine: Path) -> None:
    uv = program(machine / "bin/uv")
    assert install.uv_of(machine / ".venv") == uv
    assert not (machine / "asked").exists()


def test_the_environments_uv_comes_first(machine: Path) -> None:
    program(machine / "bin/uv")
    uv = program(machine / ".venv/bin/uv")
    assert install.uv_of(machine / ".venv") == uv


def test_a_uv_that_does_not_run_is_none(machine: Path) -> None:
    program(machine / "bin/uv", "exit 1")
    assert install.uv_of(machine / ".venv") is None
    assert (
        "--require-hashes -r requirements-uv.lock" in asked(machine)[-1]
    )  # it was to be fetched, and pip brought none


def test_uv_is_told_what_pip_was_told(machine: Path) -> None:
    listing = [
        ":env:.index-url='file:///mine'",
        "global.cert='/etc/some.pem'",
        "global.extra-index-url='file:///one\\nfile:///two'",
        "global.index-url='file:///everybodys'",
        "install.find-links='/opt/a /opt/b'",
        "wheel.index-url='file:///not for this'",
    ]
    (machine / "listing").write_text("\n".join(listing) + "\n")
    program(machine / ".venv/bin/python", f'case "$*" in *"config list") cat {machine / "listing"};; esac')
    arguments, variables = install.uv_settings(install.pip_settings(machine / ".venv"))
    assert arguments == ["--find-links", "/opt/a", "--find-links", "/opt/b"]
    assert variables == {
        "UV_DEFAULT_INDEX": "file:///mine",
        "UV_INDEX": "file:///one file:///two",
        "UV_INDEX_STRATEGY": "unsafe-best-match",
        "SSL_CERT_FILE": "/etc/some.pem",
    }


def test_no_index_means_none(machine: Path) -> None:
    assert install.uv_settings({"no-index": "true"})[0] == ["--no-index"]
    assert install.uv_settings({"no-index": "false"})[0] == []


def test_uv_is_tried_first_and_pip_after_it(machine: Path) -> None:
    uv = program(machine / "bin/uv")
    (first, _), (second, _) = install.ways(machine / ".venv", LOCKED)
    assert (first[0], first[1:3]) == (uv, ["pip", "install"]) and first[-3:] == LOCKED
    assert "pip" in second and second[-3:] == LOCKED


def test_what_the_user_told_uv_is_not_overruled(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(machine / "bin/uv")
    monkeypatch.setenv("UV_INDEX_STRATEGY", "first-index")
    (_, variables), *_ = install.ways(machine / ".venv", LOCKED)
    assert "UV_INDEX_STRATEGY" not in variables


@pytest.mark.parametrize("codes", [[0], [1, 0], [1, 1]])
def test_one_way_that_works_is_enough(machine: Path, monkeypatch: pytest.MonkeyPatch, codes: list[int]) -> None:
    left = iter(codes)

    def ways(environment: Path, what: Sequence[str]) -> list[tuple[list[str], dict[str, str]]]:
        assert what == [*LOCKED[:2], "requirements.lock"]
        return [([program(machine / f"way{n}", f"exit {next(left)}")], {}) for n in range(len(codes))]

    monkeypatch.setattr(install, "ways", ways)
    assert install.main([".venv", "requirements.lock"]) == codes[-1]


def test_the_checkout_is_installed_uncompiled_and_without_asking_anybody(machine: Path) -> None:
    log = machine / "uv-asked"
    program(machine / "bin/uv", f'echo "$SPELLBOARD_PURE" "$@" >> {log}')
    assert install.main([".venv", "--editable", "--quiet"]) == 0
    last = log.read_text().splitlines()[-1]
    assert last.startswith("1 pip install") and last.endswith("--offline --quiet --no-deps --no-build-isolation -e .")
