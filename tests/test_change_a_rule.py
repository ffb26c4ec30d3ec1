"""What docs/change-a-rule.md tells to change is changed on a copy: its test fails before and passes after."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from spellboard import RecordError, find
from spellboard.core import game as games

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "change-a-rule.md").read_text(encoding="utf-8")


def block(language: str, title: str) -> list[str]:
    """The blocks of the page for a file."""
    return re.findall(rf"```{language} title=\"{title}\"\n(.*?)```", PAGE, re.DOTALL)


def patch(file: Path, change: str) -> None:
    """Carry out a difference: the lines with a minus are there once and give way to those with a plus."""
    old = "".join(line[1:] for line in change.splitlines(keepends=True) if line[0] in "- ")
    new = "".join(line[1:] for line in change.splitlines(keepends=True) if line[0] in "+ ")
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, old
    file.write_text(text.replace(old, new), encoding="utf-8")


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The example under another name."""
    folder = tmp_path / "changed"
    shutil.copytree(ROOT / "tests" / "example", folder, ignore=shutil.ignore_patterns("__pycache__", "test_*"))
    for file in folder.glob("*.py"):
        file.write_text(file.read_text(encoding="utf-8").replace("tests.example", "changed"), encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return folder


def ruling(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """The test of the page, on the copy as it is now."""
    for name in [name for name in sys.modules if name.partition(".")[0] == "changed"]:
        monkeypatch.delitem(sys.modules, name)
    games._rulebook.cache_clear()
    import_module("changed")
    space: dict[str, Callable[[], None]] = {}
    exec(block("python", "test_burying.py")[0].replace("tests.example", "changed"), space)
    return space["test_whoever_hid_buries_nothing"]


def test_the_change_on_the_page_makes_its_own_test_pass(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with (copy / "rulebook.toml").open("a", encoding="utf-8") as book:
        book.write("\n" + block("toml", "rulebook.toml")[0])
    with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
        ruling(monkeypatch)()
    for change in block("diff", "state.py"):
        patch(copy / "state.py", change)
    ruling(monkeypatch)()


def test_a_record_of_the_former_rule_is_refused_by_the_new_one(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import spellboard

    match = spellboard.Match.begin(find("tests.example:GAME").load(), ["Ada", "Bo", "Cy"], seed=1)
    match.close("closed")
    patch(copy / "rulebook.toml", block("diff", "rulebook.toml")[0])
    ruling(monkeypatch)
    with pytest.raises(RecordError, match="played under revision 1 of the rules; this is revision 2"):
        match.record.verify(find("changed:GAME"))
