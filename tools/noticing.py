"""Whether a test notices a changed engine: which tests to run for a change, in which order, and how long at most.

A first run of every test file tells which functions each test enters. For a change in a function the quickest tests
that enter it run first, then all tests of the file's room, then the golden games, and last what every game must do.
Only what `make test` runs counts, whichever engine it runs it on.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent

WHOLE = ["tests/golden"]
# The tests of a room, by the beginning of the path; the longest that fits counts. What comes later runs later.
ROOMS = {
    "core/": [["tests/core", "tests/example"], WHOLE],
    "games/amulett/": [["tests/games/amulett"], WHOLE],
    "games/bellum/": [["tests/games/bellum"], WHOLE],
    "games/magalon/": [["tests/games/magalon"], WHOLE],
    "bots/": [["tests/bots", "tests/games", "tests/arena"]],
    "arena/": [["tests/arena"]],
    "cli/": [["tests/cli"]],
    "server/": [["tests/server"]],
}
# What every game must do; nobody notes what these enter, it would take longer than they help.
FAMILY = "tests/conformance/test_games.py"
FAMILY_SECONDS = 180.0
# The first stage: so many tests at most that enter the function, and so many seconds.
FIRST_TESTS = 60
FIRST_SECONDS = 15.0
# How pytest ends where it found no test: `make test` runs none of these files.
NO_TESTS = 5
# A mutant that piles up memory shall not take the machine with it.
MOST_MEMORY = 4 << 30


@dataclass(frozen=True)
class Stage:
    """Test files or single tests to run together, and how long they usually take."""

    tests: tuple[str, ...]
    usual: float


@dataclass(frozen=True)
class Verdict:
    """Who noticed a change: a test, the clock, or nobody."""

    result: str
    by: str = ""

    @property
    def noticed(self) -> bool:
        return self.result != "survived"


def rooms_of(file: str, root: Path = ROOT) -> list[list[str]]:
    """The test files for a file of the engine (named from src/spellboard on), room by room."""
    room = max((name for name in ROOMS if file.startswith(name)), key=len, default="")
    found = []
    for paths in ROOMS.get(room, [["tests"]]):
        files: list[str] = []
        for path in paths:
            places = [root / path] if path.endswith(".py") else sorted((root / path).rglob("test_*.py"))
            files += [place.relative_to(root).as_posix() for place in places if place.exists()]
        found.append(files)
    return [files for files in found if files]


def family_of(file: str) -> list[Stage]:
    """What every game must do, asked of the game that is changed, or of all where the core is."""
    room, _, rest = file.partition("/")
    if room not in ("core", "games"):
        return []
    of = ("-k", rest.partition("/")[0]) if room == "games" else ()
    return [Stage((FAMILY, *of), FAMILY_SECONDS)]


class Known:
    """What is known about the tests: how long they take and which functions they enter, kept from run to run."""

    def __init__(self, folder: Path, engine: str, root: Path = ROOT) -> None:
        self._kept = folder / "tests.json"
        self._engine = engine
        self._root = root
        self._files: dict[str, Any] = json.loads(self._kept.read_text("utf-8")) if self._kept.exists() else {}

    def missing(self, file: str) -> list[str]:
        """The test files that must be run once before that file of the engine is changed."""
        files = [test for room in rooms_of(file, self._root) for test in room]
        return [test for test in files if self._files.get(test, {}).get("of") != self._digest(test)]

    def learn(self, test: str, folder: Path, seconds: float) -> None:
        """Run a test file on the unchanged engine in that folder and note what it enters."""
        with tempfile.TemporaryDirectory(prefix="spellboard-covering-") as name:
            told = Path(name, "covering.json")
            verdict = run([test], folder, seconds, ["-p", "tools.covering"], {"SPELLBOARD_COVERING": str(told)})
            if verdict.noticed:
                raise SystemExit(f"{verdict.by or test}: fails already, before anything is changed")
            self._files[test] = {"of": self._digest(test), **json.loads(told.read_text("utf-8"))}
        self._kept.parent.mkdir(exist_ok=True)
        self._kept.write_text(json.dumps(self._files), encoding="utf-8")

    def _digest(self, test: str) -> str:
        text = (self._root / test).read_text("utf-8")
        return hashlib.sha256(f"{self._engine}\n{text}".encode()).hexdigest()

    def stages(self, file: str, place: str) -> list[Stage]:
        """The tests that enter a function, the file's own and the quickest first; then room after room."""
        rooms = rooms_of(file, self._root)
        near: list[tuple[bool, float, str]] = []
        for test in (test for room in rooms for test in room):
            told, far = self._files[test], not _is_own(test, file)
            entering = [one for one in told["entered"].get(f"{file} {place}", []) if one]
            near += [(far, told["tests"].get(one, 0.0), one) for one in entering]
        near.sort()
        first: list[str] = []
        spent = 0.0
        for _, seconds, one in near[:FIRST_TESTS]:
            if first and spent + seconds > FIRST_SECONDS:
                break
            first.append(one)
            spent += seconds
        found = [Stage(tuple(first), spent)] if first else []
        for room in rooms:
            order = sorted(room, key=lambda test: self._distance(test, file, {one for *_, one in near}))
            found.append(Stage(tuple(order), sum(self._usual(test) for test in order)))
        return found + family_of(file)

    def _usual(self, test: str) -> float:
        return float(sum(self._files[test]["tests"].values()))

    def _distance(self, test: str, file: str, near: set[str]) -> tuple[bool, bool, bool, float]:
        enters = any(name.startswith(f"{file} ") for name in self._files[test]["entered"])
        return not _is_own(test, file), near.isdisjoint(self._files[test]["tests"]), not enters, self._usual(test)


def _is_own(test: str, file: str) -> bool:
    return Path(test).name == f"test_{Path(file).name}"


def notices(stages: Sequence[Stage], folder: Path, seconds: float) -> Verdict:
    """Run one stage after the other until a test fails or takes far longer than it usually does."""
    for stage in stages:
        verdict = run(stage.tests, folder, seconds + 3 * stage.usual)
        if verdict.noticed:
            return verdict
    return Verdict("survived")


def run(
    tests: Sequence[str], folder: Path, seconds: float, more: Sequence[str] = (), env: dict[str, str] | None = None
) -> Verdict:
    """Run tests on the engine in that folder until one fails."""
    with tempfile.TemporaryDirectory(prefix="spellboard-notices-") as name:
        listed = Path(name, "tests")
        listed.write_text("\n".join(tests), encoding="utf-8")
        steady = ["-x", "-q", "--tb=no", "-rfE", "-p", "no:cacheprovider", "-p", "no:xdist"]
        process = subprocess.Popen(
            [sys.executable, "-m", "pytest", *steady, *more, f"@{listed}"],
            cwd=ROOT,
            env={
                **os.environ,
                "PYTHONPATH": str(folder),
                "SPELLBOARD_EXPECT": "pure",
                "SPELLBOARD_EITHER": "1",
                # Examples that break a mutant are not to be remembered.
                "HYPOTHESIS_STORAGE_DIRECTORY": name,
                **(env or {}),
            },
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
            preexec_fn=_bound,
        )
        try:
            output, _ = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            return Verdict("slow", f"over {seconds:.0f} s")
        finally:
            # Its children too, whatever happens here.
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
    if process.returncode and process.returncode != NO_TESTS:
        named = re.search(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", output, re.MULTILINE)
        return Verdict("killed", named[1] if named else output.strip().splitlines()[-1] if output.strip() else "")
    return Verdict("survived")


def _bound() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
