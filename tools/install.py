"""Install the packages of a lock file into an environment: with uv if it can be had, else with pip.

python -m tools.install .venv requirements.lock    every package of the lock file, with its hash
python -m tools.install .venv --editable           this checkout, editable and uncompiled
... --quiet                                        without naming the packages

uv takes two seconds where pip takes twenty, and pip fetches uv in five. If uv fails, pip tries the same.
This uses only the standard library: the environment has no pip, because installing one takes another five seconds.
"""

from __future__ import annotations

import ast
import functools
import importlib.util
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from shutil import which

ROOT = Path(__file__).resolve().parent.parent
UV_LOCK = "requirements-uv.lock"
OLDEST_PIP = (22, 3)
"""The first version with --python, which installs into another environment."""
QUIET = ["--disable-pip-version-check", "--no-input"]
NO_INSTALLER = "Python has neither pip nor ensurepip here. On Debian and Ubuntu: apt install python3-venv"


def python_of(environment: Path) -> str:
    return str(environment / "bin" / "python")


def runs(command: Sequence[str]) -> bool:
    try:
        return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0
    except OSError:
        return False


@functools.cache
def pip_of(environment: Path) -> list[str]:
    """The pip to use for an environment: its own, that of this Python, or the one bundled with Python."""
    python = python_of(environment)
    if runs([python, "-c", "import pip"]):
        return [python, "-m", "pip", *QUIET]
    if own_pip() >= OLDEST_PIP:
        return [sys.executable, "-m", "pip", *QUIET, "--python", python]
    if not runs([python, "-m", "ensurepip"]):
        raise SystemExit(NO_INSTALLER)
    return [python, "-m", "pip", *QUIET]


def own_pip() -> tuple[int, ...]:
    """The version of this Python's pip; empty if it has none."""
    if importlib.util.find_spec("pip") is None:
        return ()
    import pip

    return tuple(int(part) for part in re.findall(r"\d+", pip.__version__)[:2])


def uv_of(environment: Path) -> str | None:
    """The environment's uv, the machine's, or a new one in the environment; None if it cannot be fetched."""
    mine = str(environment / "bin" / "uv")
    for found in (mine, which("uv")):
        if found and runs([found, "--version"]):
            return found
    install = ["install", "--quiet", "--no-deps", "--no-compile", "--require-hashes", "-r", UV_LOCK]
    done = subprocess.run([*pip_of(environment), *install], cwd=ROOT)
    return mine if done.returncode == 0 and runs([mine, "--version"]) else None


def pip_settings(environment: Path) -> dict[str, str]:
    """pip's settings on this machine, from its files and variables."""
    asked = subprocess.run([*pip_of(environment), "config", "list"], capture_output=True, text=True)
    told = dict(re.findall(r"^(.+?)=('.*'|\".*\")$", asked.stdout, flags=re.MULTILINE))
    settings: dict[str, str] = {}
    for section in ("global", "install", ":env:"):  # the later wins
        for key, value in told.items():
            if key.startswith(f"{section}."):
                settings[key.removeprefix(f"{section}.")] = ast.literal_eval(value)
    return settings


def uv_settings(settings: dict[str, str]) -> tuple[list[str], dict[str, str]]:
    """The same settings as arguments and variables for uv, which does not read pip's."""
    variables = {"UV_INDEX_STRATEGY": "unsafe-best-match"}  # as pip does; the hashes rule out a wrong file
    for setting, variable in {
        "index-url": "UV_DEFAULT_INDEX",
        "extra-index-url": "UV_INDEX",
        "cert": "SSL_CERT_FILE",
        "proxy": "ALL_PROXY",
    }.items():
        if settings.get(setting):
            variables[variable] = " ".join(settings[setting].split())
    arguments = [word for place in settings.get("find-links", "").split() for word in ("--find-links", place)]
    if settings.get("no-index", "").lower() in ("1", "true", "yes", "on"):
        arguments.append("--no-index")
    return arguments, variables


def ways(environment: Path, what: Sequence[str]) -> Iterator[tuple[list[str], dict[str, str]]]:
    """The commands to try, the fastest first, each with its variables."""
    pure = {"SPELLBOARD_PURE": "1"}
    local = "-e" in what
    uv = uv_of(ROOT / ".venv")
    if uv:
        arguments, variables = (["--offline"], {}) if local else uv_settings(pip_settings(environment))
        variables = {name: value for name, value in variables.items() if name not in os.environ}
        yield [uv, "pip", "install", "--python", python_of(environment), *arguments, *what], pure | variables
        print("uv could not install this; trying pip ...", file=sys.stderr, flush=True)
    yield [*pip_of(environment), "install", *what], pure


def main(arguments: Sequence[str]) -> int:
    folder, wanted, *quiet = arguments
    editable = ["--no-deps", "--no-build-isolation", "-e", "."]
    what = [*quiet, *(editable if wanted == "--editable" else ["--require-hashes", "-r", wanted])]
    for command, variables in ways(ROOT / folder, what):
        if subprocess.run(command, cwd=ROOT, env={**os.environ, **variables}).returncode == 0:
            return 0
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
