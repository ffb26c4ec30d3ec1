"""What goes wrong is told in the language that was chosen."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import EXAMPLE, Command


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "there is no game “chess”; there are:"),
        ("de", "es gibt kein Spiel „chess“; es gibt:"),
        ("nl", "er is geen spel ‘chess’; er zijn:"),
        ("fr", "il n’y a pas de jeu «\xa0chess\xa0»\xa0; il y a\xa0:"),
    ],
)
def test_an_error_is_told_in_the_language_that_was_asked_for(language: str, said: str, spellboard: Command) -> None:
    for asked in (("--lang", language), (f"--lang={language}",)):
        ran = spellboard("rules", "chess", *asked)
        assert ran.code == 2 and ran.err.startswith(f"spellboard: {said}")


def test_without_a_wish_it_is_the_systems_language(
    spellboard: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    file = tmp_path / "record.json"
    file.write_text("{}")
    ran = spellboard("verify", str(file), "--game", EXAMPLE)
    assert ran.code == 2 and ran.err.startswith(f"spellboard: {file}: das ist keine Aufzeichnung: ")


def test_a_language_that_there_is_not_is_told_in_the_systems(spellboard: Command) -> None:
    ran = spellboard("rules", EXAMPLE, "--lang", "es")
    assert ran.code == 2 and ran.err == "spellboard: “es” is not one of the languages en, de, nl, fr\n"


def test_a_file_is_named_once_however_deep_the_error_lies(spellboard: Command, tmp_path: Path) -> None:
    file = tmp_path / "saved.json"
    file.write_text('{"format":"spellboard-save/1","secret":"00","luck":1,"record":{}}')
    for ran in (
        spellboard("play", "--resume", str(file), "--lang", "nl"),
        spellboard("play", "--resume", str(tmp_path)),
    ):
        assert ran.code == 2 and ran.err.count(str(tmp_path)) == 1
