"""The small mutation run: which changes are made, which tests are run, and what is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import mutate


def changes(source: str) -> list[str]:
    return [f"{mutant.before} -> {mutant.after}" for mutant in mutate.mutants(source)]


@pytest.mark.parametrize(
    ("source", "change"),
    [
        ("a == b", "a == b -> a != b"),
        ("a < b <= c", "a < b <= c -> a <= b <= c"),
        ("a < b <= c", "a < b <= c -> a < b < c"),
        ("a in b", "a in b -> a not in b"),
        ("a and b", "a and b -> a or b"),
        ("not a", "not a -> a"),
        ("a + b", "a + b -> a - b"),
        ("x = 7", "7 -> 8"),
        ("x = True", "True -> False"),
        ("x = 1 if a else 2", "1 if a else 2 -> 1 if not a else 2"),
        ("def f():\n    return g()", "return g() -> return None"),
        ("def f():\n    g()", "g() -> pass"),
        ("def f():\n    raise E", "raise E -> pass"),
    ],
)
def test_small_changes_are_made(source: str, change: str) -> None:
    assert change in changes(source)


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring."""',
        "def f(x: Literal[1]) -> Literal[2]: ...",
        "x: Annotated[int, 3]",
        "if TYPE_CHECKING:\n    x = 1",
        "def __repr__(self):\n    return 'x' + 'y'",
        "def f():\n    return None",
        "g()",
    ],
)
def test_what_is_no_behaviour_is_left_alone(source: str) -> None:
    assert changes(source) == []


def test_a_mutant_is_the_whole_file_with_one_change() -> None:
    source = "def f(a, b):\n    return a == b and a > 1\n"
    texts = [mutant.text for mutant in mutate.mutants(source)]
    assert "def f(a, b):\n    return a != b and a > 1" in texts
    assert len(set(texts)) == len(texts) == 5
    assert all(str(mutant).startswith("2: ") for mutant in mutate.mutants(source))


def test_a_files_own_tests_come_before_those_of_its_room() -> None:
    assert mutate.tests_of("src/spellboard/core/codes.py") == [
        ["tests/core/test_codes.py"],
        ["tests/core", "tests/example"],
    ]
    assert mutate.tests_of("src/spellboard/games/magalon/turn.py") == [["tests/games/magalon", "tests/golden"]]
    assert mutate.tests_of("src/spellboard/__init__.py") == [["tests"]]


def test_only_what_nobody_notices_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    file = "src/spellboard/core/pause.py"
    chosen = [mutate.Mutant(1, "a", "b", "seen = 1"), mutate.Mutant(2, "c", "d", "quiet = 1")]

    def notice(folder: Path) -> bool:
        return "seen" in (folder / "spellboard/core/pause.py").read_text(encoding="utf-8")

    told: list[str] = []
    assert mutate.survivors(file, chosen, notice, told.append) == chosen[1:]
    assert told == [f"SURVIVED {file}:2: c  ->  d"]
    assert "seen" not in (mutate.ROOT / file).read_text(encoding="utf-8")


def test_tests_that_fail_already_are_said_to(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="fail already"):
        mutate.survivors("src/spellboard/core/pause.py", [], lambda folder: True, print)


def test_a_sample_can_be_listed(capsys: pytest.CaptureFixture[str]) -> None:
    file = "src/spellboard/core/codes.py"
    assert mutate.main([file, "--list", "--sample", "5"]) == 0
    first = capsys.readouterr().out
    assert len(first.splitlines()) == 5 and all(line.startswith(f"{file}:") for line in first.splitlines())
    assert mutate.main([file, "--list", "--sample", "5"]) == 0
    assert capsys.readouterr().out == first


def test_a_real_change_is_noticed_by_the_tests_of_the_file(tmp_path: Path) -> None:
    test = tmp_path / "test_pause.py"
    test.write_text("from spellboard.core import pause\n\ndef test_it():\n    assert not hasattr(pause, 'broken')\n")
    for text, noticed in (("broken = 1\n", True), ("", False)):
        package = tmp_path / "src" / "spellboard" / "core"
        package.mkdir(parents=True, exist_ok=True)
        for empty in (package / "__init__.py", package.parent / "__init__.py"):
            empty.write_text("")
        (package / "pause.py").write_text(text)
        assert (
            mutate.notices(tmp_path / "src", [["-c", "/dev/null", "--rootdir", str(tmp_path), str(test)]], 60)
            is noticed
        )
