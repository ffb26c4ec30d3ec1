"""`make quick`: which tests are nearest to a change, and what is left to the whole run."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tools import quick


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        ("src/spellboard/games/bellum/attack.py", ["tests/games/bellum/test_attack.py"]),
        ("tests/core/test_words.py", ["tests/core/test_words.py"]),
        ("tools/parts.py", ["tests/test_parts.py"]),
        ("docs/seal.md", ["tests/test_docs.py"]),
        ("src/spellboard/games/bellum/text/de.ftl", quick.TEXTS),
        ("LICENSE", []),
    ],
)
def test_the_nearest_tests_of_a_file(changed: str, tests: list[str]) -> None:
    assert quick.nearest(changed) == tests


def test_a_file_without_tests_of_its_name_has_those_of_its_folder() -> None:
    found = quick.nearest("src/spellboard/games/bellum/pieces.py")
    assert "tests/games/bellum/test_attack.py" in found and len(found) > 10
    assert quick.nearest("tests/games/bellum/table.py") == found


def test_every_test_that_is_named_exists() -> None:
    assert all((quick.ROOT / test).is_file() for test in quick.TEXTS)


def test_browser_tests_are_named_and_left_out() -> None:
    tests, slow = quick.plan(["tests/browser/test_start.py", "tests/test_parts.py"])
    assert (tests, slow) == (["tests/test_parts.py"], ["tests/browser/test_start.py"])


def test_the_page_is_tested_where_it_changed() -> None:
    assert "page" in quick.commands(["web/src/app.tsx"], []) and "tests" not in quick.commands(["web/src/app.tsx"], [])
    assert "page" not in quick.commands(["README.md"], ["tests/test_docs.py"])


def test_what_changed_is_what_differs_and_what_is_new(tmp_path: Path) -> None:
    def git(*words: str) -> None:
        name = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
        subprocess.run(["git", *name, *words], cwd=tmp_path, check=True, capture_output=True)

    for file in ("kept.py", "changed.py", "gone.py"):
        (tmp_path / file).write_text("1\n")
    git("init", "-q")
    git("add", ".")
    git("commit", "-qm", "first")
    (tmp_path / "changed.py").write_text("2\n")
    (tmp_path / "gone.py").unlink()
    (tmp_path / "new.py").write_text("3\n")
    assert quick.changed("HEAD", tmp_path) == ["changed.py", "new.py"]
    with pytest.raises(SystemExit, match="git: "):
        quick.changed("no-such-commit", tmp_path)
