"""`make test` says how long each of its parts took, and stops at the first that fails."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from tools import parts

MAKEFILE = (Path(__file__).parents[1] / "Makefile").read_text(encoding="utf-8")


def test_every_part_is_run_and_timed() -> None:
    clock = iter([0.0, 5.0, 5.0, 130.0])
    assert parts.run(["lint", "docs"], lambda part: 0, clock.__next__) == (0, [("lint", 5.0), ("docs", 125.0)])


def test_the_first_part_that_fails_is_the_last() -> None:
    tried: list[str] = []

    def make(part: str) -> int:
        tried.append(part)
        return int(part == "docs")

    code, took = parts.run(["lint", "docs", "web-test"], make)
    assert code == 1 and tried == ["lint", "docs"] == [part for part, _ in took]


def test_what_stands_beside_an_ampersand_is_made_at_the_same_time(tmp_path: Path) -> None:
    """Each waits for the other's sign: one after the other they would wait for ever."""
    sign = "import sys, time, pathlib as p; p.Path(sys.argv[1]).touch()"
    wait = "while not p.Path(sys.argv[2]).exists(): time.sleep(0.01)"
    command = [sys.executable, "-c", f"{sign}\n{wait}"]
    one, other = tmp_path / "one", tmp_path / "other"
    assert parts.made(f"{one} {other} & {other} {one}", command) == 0


def test_either_side_can_fail() -> None:
    command = [sys.executable, "-c", "import sys; sys.exit(int(sys.argv[1]))"]
    assert [parts.made(part, command) for part in ("0 & 0", "3 & 0", "0 & 3", "3")] == [0, 3, 3, 3]


def test_the_table_has_minutes_and_the_sum() -> None:
    assert parts.table([("lint", 5.9), ("test-compiled", 125.0)]).splitlines() == [
        "  lint             0 min  5 s",
        "  test-compiled    2 min  5 s",
        "  all              2 min 10 s",
    ]


def test_the_parts_of_both_runs_are_targets() -> None:
    recipes = re.findall(r"^test(?:-more)?:.*\n\t.*tools/parts.py (.*)$", MAKEFILE, flags=re.MULTILINE)
    assert len(recipes) == 2
    for part in re.findall(r"[a-z-]+", " ".join(recipes)):
        assert re.search(rf"^{part}:", MAKEFILE, flags=re.MULTILINE), part


def test_the_pure_runs_cover_what_is_compiled() -> None:
    """Every folder of tests that belongs to compiled files, and every clause's proof, runs pure before a landing."""
    listed = re.findall(r"^PURE(?:_MORE)?\s*:= (.*)$", MAKEFILE, flags=re.MULTILINE)
    folders = [folder for line in listed for folder in line.split()]
    named = ("golden", "example", "conformance", "core", "games", "bots")
    assert folders == [f"tests/{name}" for name in named]
    tests = Path(__file__).parent
    for file in tests.rglob("test_*.py"):
        if re.search(r"^@pytest\.mark\.proves\(", file.read_text(encoding="utf-8"), flags=re.MULTILINE):
            assert any(str(file).startswith(f"{tests.parent}/{folder}/") for folder in folders), file
