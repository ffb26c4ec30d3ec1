"""Check what changed, in under a minute: style, types, imports, and the tests nearest to each changed file.

python -m tools.quick [BASE]      what differs from that commit, HEAD by default; files that git does not know yet count

What takes longer is named and left to `make test`: browser tests, and everything that is far from the change.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path, PurePosixPath

from tools.compiled import TARGET, up_to_date

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
TEXTS = ["tests/core/test_words.py", "tests/golden/test_golden.py", "tests/test_error_words.py"]
"""What looks at sentences, wherever they are."""


def changed(base: str, root: Path = ROOT) -> list[str]:
    """The files that differ from a commit and are still there."""
    lists = [["diff", "--name-only", base], ["ls-files", "--others", "--exclude-standard"]]
    asked = [subprocess.run(["git", *words], cwd=root, capture_output=True, text=True) for words in lists]
    for one in asked:
        if one.returncode:
            raise SystemExit(f"git: {one.stderr.strip().splitlines()[0]}")
    names = sorted({name for one in asked for name in one.stdout.splitlines()})
    return [name for name in names if (root / name).is_file()]


def nearest(name: str, root: Path = ROOT) -> list[str]:
    """The test files next to a file: itself, the one with its name, or those of the folder that mirrors its own."""
    path = PurePosixPath(name)
    if path.parts[0] == "tests":
        return [name] if path.name.startswith("test_") else _tests_in(path.parent, root)
    if path.suffix == ".ftl":
        return TEXTS
    if path.suffix == ".md":
        return ["tests/test_docs.py"]
    if path.parts[0] == "tools":
        return [test for test in [f"tests/test_{path.stem}.py"] if (root / test).is_file()]
    if path.parts[:2] != ("src", "spellboard"):
        return []
    mirror = PurePosixPath("tests", *path.parts[2:-1])
    own = mirror / f"test_{path.stem}.py"
    return [str(own)] if (root / own).is_file() else _tests_in(mirror, root)


def _tests_in(folder: PurePosixPath, root: Path) -> list[str]:
    return sorted(str(found.relative_to(root)) for found in (root / folder).glob("test_*.py"))


def plan(names: Iterable[str], root: Path = ROOT) -> tuple[list[str], list[str]]:
    """The test files to run, and those that are left to `make test` because they drive a browser."""
    tests = sorted({test for name in names for test in nearest(name, root)})
    slow = [test for test in tests if test.startswith("tests/browser/")]
    return [test for test in tests if test not in slow], slow


def commands(names: Sequence[str], tests: Sequence[str]) -> dict[str, list[str]]:
    """What is run, by its name; all at the same time."""
    python = [name for name in names if name.endswith(".py")]
    found = {"imports": [str(BIN / "lint-imports")], "types": [str(BIN / "mypy")]}
    if python:
        found["style"] = [str(BIN / "ruff"), "check", *python]
        found["format"] = [str(BIN / "ruff"), "format", "--check", *python]
    if tests:
        found["tests"] = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal", *tests]
    if any(name.startswith("web/") for name in names):
        found["page"] = [sys.executable, "-m", "tools.node", "test"]
    return found


def main(arguments: Sequence[str], clock: Callable[[], float] = time.monotonic) -> int:
    names = changed(arguments[0] if arguments else "HEAD")
    if not names:
        print("Nothing has changed.")
        return 0
    tests, slow = plan(names)
    begun = clock()
    compiled = {"PYTHONPATH": str(TARGET)} if up_to_date() else {}
    running = {
        name: subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, **(compiled if name == "tests" else {})},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        for name, command in commands(names, tests).items()
    }
    failed = []
    for name, process in running.items():
        output, _ = process.communicate()
        said = f"{name:<8} {'ok' if process.returncode == 0 else 'FAILED'}"
        print(f"{said}   ({clock() - begun:.0f} s)" if process.returncode == 0 else f"{said}\n{output}", flush=True)
        failed += [name] if process.returncode else []
    print(f"{len(names)} changed files, {len(tests)} test files.")
    if slow:
        print(f'Not run, they drive a browser: make test-browser ARGS="{" ".join(slow)}"')
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
