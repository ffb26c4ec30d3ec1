"""The game that docs/add-a-game.md builds is built and played."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path

import pytest

from spellboard import Game
from spellboard.core.registry import find
from tests.conformance import __main__ as suite
from tests.conformance import checks, texts
from tests.conformance.test_games import PLAYED, READ
from tests.conformance.walking import load

ROOT = Path(__file__).parents[1]


@pytest.fixture
def pebbles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> type[Game]:
    """The game that docs/add-a-game.md builds, written out file by file."""
    page = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    folder = tmp_path / "pebbles"
    (folder / "text").mkdir(parents=True)
    for name, text in re.findall(r"```\w+ title=\"([\w./]+)\"\n(.*?)```", page, re.DOTALL):
        (folder / name).write_text(text, encoding="utf-8")
    for language in ("de", "nl", "fr"):
        (folder / "text" / f"{language}.ftl").write_bytes((folder / "text" / "en.ftl").read_bytes())
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in [name for name in sys.modules if name.partition(".")[0] == "pebbles"]:
        monkeypatch.delitem(sys.modules, name)
    import_module("pebbles")
    return find("pebbles:GAME")


def test_the_suite_can_be_run_on_a_game_of_ones_own(pebbles: type[Game], capsys: pytest.CaptureFixture[str]) -> None:
    assert suite.main(["pebbles:GAME", "--except", "undo_restores_every_observation", "--seeds", "1"]) == 0
    out = capsys.readouterr().out
    assert "left out  undo_restores_every_observation" in out and out.endswith(" kept, 0 failed\n")


def test_the_suite_names_what_a_game_breaks(pebbles: type[Game], capsys: pytest.CaptureFixture[str]) -> None:
    assert suite.main(["pebbles:GAME", "--seeds", "1"]) == 1
    out = capsys.readouterr().out
    assert "FAILED    undo_restores_every_observation: nothing was ever undone" in out and " kept, 1 failed\n" in out


def test_the_suite_refuses_what_it_does_not_know(capsys: pytest.CaptureFixture[str]) -> None:
    assert suite.main(["tarock:GAME"]) == 2 and suite.main(["magalon", "--except", "luck"]) == 2
    assert capsys.readouterr().err.count("\n") == 2


def test_the_game_on_the_page_keeps_the_contract(pebbles: type[Game]) -> None:
    game = load(pebbles)
    for check in PLAYED:
        # Two turns never follow each other without wind between them, so there is nothing to take back.
        if check is not checks.undo_restores_every_observation:
            check(game, range(2))
    for read in READ:
        read(game)
    texts.all_kinds_are_seen(game, range(10))
