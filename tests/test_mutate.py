"""The mutation run: which tests are run for a change, what is kept from run to run, and what is told."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tools import mutate, noticing
from tools.mutants import Mutant
from tools.noticing import Known, Stage, Verdict

pytestmark = pytest.mark.more
CODES = "src/spellboard/core/codes.py"
PAUSE = mutate.Case("core/pause.py", Mutant("", 1, "a", "b", 1, "broken = 1\n"))


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """An engine of one file, and tests of it that run without this checkout's settings."""
    core = tmp_path / "src/spellboard/core"
    core.mkdir(parents=True)
    for empty in (core / "__init__.py", core.parent / "__init__.py"):
        empty.write_text("")
    (core / "pause.py").write_text("def nap():\n    return 1\n")
    tests = tmp_path / "tests/core"
    tests.mkdir(parents=True)
    return tmp_path


def written(house: Path, name: str, body: str) -> str:
    test = house / f"tests/core/{name}.py"
    test.write_text(f"from spellboard.core import pause\n\n{body}\n")
    return str(test)


def outcome(house: Path, test: str, seconds: float = 60) -> Verdict:
    stage = Stage(("-c", "/dev/null", "--rootdir", str(house), test), 0.0)
    return noticing.notices([stage], house / "src", seconds)


def test_only_what_make_test_runs_notices_a_change(house: Path) -> None:
    (house / "pytest.ini").write_text("[pytest]\nmarkers = more\naddopts = -m 'not more'\n")
    body = "import pytest\n\n@pytest.mark.more\ndef test_it():\n    assert False"
    stage = Stage(("-c", str(house / "pytest.ini"), "--rootdir", str(house), written(house, "test_more", body)), 0.0)
    assert noticing.notices([stage], house / "src", 60) == Verdict("survived")


def test_the_rooms_of_a_file_are_tried_from_near_to_far() -> None:
    near, far = noticing.rooms_of("core/codes.py")
    assert "tests/core/test_codes.py" in near and "tests/example/test_embers.py" in near
    assert "tests/golden/test_golden.py" in far
    assert all(test.startswith("tests/games/magalon/") for test in noticing.rooms_of("games/magalon/turn.py")[0])
    assert "tests/test_mutate.py" in noticing.rooms_of("__init__.py")[0]


def test_what_every_game_must_do_is_asked_last_of_the_game_that_is_changed() -> None:
    (family,) = noticing.family_of("games/magalon/turn.py")
    assert family.tests == ("tests/conformance/test_games.py", "-k", "magalon")
    assert (noticing.ROOT / family.tests[0]).exists()
    assert noticing.family_of("core/codes.py") == [Stage(family.tests[:1], family.usual)]
    assert noticing.family_of("server/clock.py") == []


def test_the_quickest_tests_that_enter_a_function_come_first(house: Path, tmp_path: Path) -> None:
    for name in ("test_far", "test_pause", "test_near"):
        written(house, name, "")
    known = Known(tmp_path, "engine", house)
    far, near, own = (f"tests/core/test_{name}.py" for name in ("far", "near", "pause"))
    assert known.missing("core/pause.py") == [far, near, own]
    told: dict[str, dict[str, Any]] = {
        far: {"tests": {"far": 0.1}, "entered": {}},
        near: {"tests": {"slow": 14.0, "quick": 2.0}, "entered": {"core/pause.py nap": ["", "slow", "quick"]}},
        own: {"tests": {"own": 9.0}, "entered": {"core/pause.py wake": ["own"]}},
    }
    (tmp_path / "tests.json").write_text(json.dumps(told))
    stages = Known(tmp_path, "engine", house).stages("core/pause.py", "nap")
    assert stages == [Stage(("quick",), 2.0), Stage((own, near, far), 25.1), *noticing.family_of("core/pause.py")]
    told[own]["entered"] = {"core/pause.py nap": ["own"]}
    (tmp_path / "tests.json").write_text(json.dumps(told))
    assert Known(tmp_path, "engine", house).stages("core/pause.py", "nap")[0] == Stage(("own", "quick"), 11.0)


def test_what_a_test_enters_is_noted_and_kept(house: Path, tmp_path: Path) -> None:
    test = "tests/core/test_outcome.py"
    known = Known(tmp_path / "kept", "engine")
    assert test in known.missing("core/outcome.py")
    known.learn(test, noticing.ROOT / "src", 60)
    again = Known(tmp_path / "kept", "engine")
    assert test not in again.missing("core/outcome.py")
    assert test in Known(tmp_path / "kept", "another engine").missing("core/outcome.py")
    told = json.loads((tmp_path / "kept/tests.json").read_text())[test]
    entered = [name for name in told["entered"] if name.startswith("core/outcome.py ")]
    assert entered and all(one in told["tests"] for name in entered for one in told["entered"][name] if one)


def test_a_failing_test_notices_and_is_named(house: Path) -> None:
    test = written(house, "test_pause", "def test_it():\n    assert pause.nap() == 1")
    assert outcome(house, test) == Verdict("survived")
    (house / "src/spellboard/core/pause.py").write_text("def nap():\n    return 2\n")
    verdict = outcome(house, test)
    assert verdict.result == "killed" and verdict.by.endswith("test_pause.py::test_it")


def test_an_engine_that_cannot_be_imported_is_noticed(house: Path) -> None:
    test = written(house, "test_pause", "def test_it():\n    pass")
    (house / "src/spellboard/core/pause.py").write_text("raise ValueError\n")
    assert outcome(house, test).result == "killed"


def test_a_mutant_that_never_ends_is_noticed_by_the_clock(house: Path) -> None:
    test = written(house, "test_pause", "def test_it():\n    while True:\n        pause.nap()")
    assert outcome(house, test, 3) == Verdict("slow", "over 3 s")


def test_tests_that_fail_already_are_said_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(noticing, "run", lambda *given: Verdict("killed", "test_a"))
    with pytest.raises(SystemExit, match="test_a: fails already"):
        Known(tmp_path, "engine").learn("tests/core/test_outcome.py", tmp_path, 60)


def test_the_copy_is_broken_only_while_it_is_judged(house: Path) -> None:
    file = house / "src/spellboard/core/pause.py"
    before = file.read_text()
    seen: list[str] = []

    def judge(folder: Path) -> Verdict:
        seen.append(file.read_text())
        return Verdict("killed")

    assert mutate.tried(PAUSE, house / "src", judge) == Verdict("killed")
    assert seen == ["broken = 1\n"] and file.read_text() == before


def test_only_what_survived_is_tried_again_when_the_tests_change(tmp_path: Path) -> None:
    dead = mutate.Case("core/pause.py", Mutant("", 1, "a", "c", 1, "dead = 1\n"))
    results = mutate.Results(tmp_path, "tests")
    assert results.of(PAUSE) is None
    results.note(PAUSE, Verdict("survived"), 1.0)
    results.note(dead, Verdict("killed", "test_a"), 1.0)
    assert mutate.Results(tmp_path, "tests").of(PAUSE) == Verdict("survived")
    changed = mutate.Results(tmp_path, "other tests")
    assert changed.of(PAUSE) is None and changed.of(dead) == Verdict("killed", "test_a")


def test_a_mutant_of_a_changed_file_is_another_mutant(tmp_path: Path) -> None:
    results = mutate.Results(tmp_path, "tests")
    results.note(PAUSE, Verdict("killed"), 1.0)
    assert results.of(mutate.Case("core/pause.py", Mutant("", 1, "a", "b", 1, "broken = 1\nmore = 2\n"))) is None


def test_a_sample_over_folders_can_be_listed(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["src/spellboard/arena", "src/spellboard/core/rng.py", "--list", "--sample", "50"]
    assert mutate.main(given) == 0
    first = capsys.readouterr().out
    assert len(first.splitlines()) == 50 and " core/rng.py " in first and " arena/tally.py " in first
    assert mutate.main(given) == 0
    assert capsys.readouterr().out == first
    assert mutate.main([*given, "--seed", "2"]) == 0
    assert capsys.readouterr().out != first
    with pytest.raises(SystemExit, match="no such file"):
        mutate.main(["src/spellboard/nowhere.py"])


def test_the_share_is_told_with_its_interval() -> None:
    verdicts = [*[Verdict("killed")] * 90, *[Verdict("slow")] * 4, *[Verdict("survived")] * 2, None]
    assert mutate.figure(verdicts, 3) == (
        "killed 94 (4 by time), survived 2, equivalent 3: 97.9 % of 96 (Wilson 95 %: 92.7 to 99.4 %); "
        "1 not tried yet, the same command goes on"
    )
    assert mutate.wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)  # Newcombe 1998, table I


def test_every_change_that_changes_nothing_exists_and_says_why() -> None:
    listed = mutate.equivalents()
    files = sorted({f"src/spellboard/{name.partition(' ')[0]}" for name in listed})
    cases = mutate.cases(files)
    assert [name for name in listed if not any(mutate.is_spared(case, [name]) for case in cases)] == []
    assert all(len(reason) > 20 for reason in listed.values())


def test_a_star_stands_for_all_changes_whose_names_begin_so() -> None:
    assert mutate.is_spared(PAUSE, ["core/pause.py module: a -> b"])
    assert mutate.is_spared(PAUSE, ["core/pause.py module: a*"])
    assert not mutate.is_spared(PAUSE, ["core/pause.py module: a", "core/pause.py nap: *"])


def test_a_run_that_is_told_to_stop_leaves_nothing_behind(tmp_path: Path) -> None:
    env = {**os.environ, "TMPDIR": str(tmp_path)}
    command = [sys.executable, "-m", "tools.mutate", CODES, "--sample", "1", "--kept", str(tmp_path / "kept")]
    process = subprocess.Popen(command, cwd=noticing.ROOT, env=env, stdout=subprocess.DEVNULL)
    while process.poll() is None and not list(tmp_path.glob("spellboard-notices-*")):
        time.sleep(0.05)
    process.send_signal(signal.SIGTERM)
    assert process.wait(60) == 128 + signal.SIGTERM
    assert [left.name for left in tmp_path.iterdir() if left.name != "kept"] == []
