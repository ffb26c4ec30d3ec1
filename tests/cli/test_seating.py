"""Who sits where, when one is asked instead of typing arguments."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

from spellboard import LANGUAGES, bots
from spellboard.bots import RandomBot
from spellboard.cli import seating
from spellboard.cli.keyboard import Keyboard
from spellboard.cli.screen import console
from spellboard.core import registry
from spellboard.games.magalon import GAME as MAGALON
from tests.example import GAME

from .conftest import EXAMPLE


class Typed:
    """A keyboard at a terminal on which these lines are typed."""

    terminal = True

    def __init__(self, *lines: str) -> None:
        self.lines: Iterator[str] = iter(lines)

    def read(self, prompt: str = "> ") -> str:
        return next(self.lines)


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_shelf", {"embers": EXAMPLE})


def chosen(*lines: str, seats: list[str] | None = None) -> tuple[str, list[str] | None]:
    return seating.choose(cast(Keyboard, Typed(*lines)), console(), "en", seats)


def test_bots_take_the_seats_that_nobody_wants() -> None:
    assert chosen("1", "") == ("embers", ["you", "bot:random", "bot:random"])
    assert chosen("1", "Ben") == ("embers", ["you", "Ben", "bot:random"])
    assert chosen("1", "Ben, Cleo, Dora") == ("embers", ["you", "Ben", "Cleo"])


def test_a_wrong_number_is_asked_again(capsys: pytest.CaptureFixture[str]) -> None:
    assert chosen("", "0", "2", "embers", "1", "")[0] == "embers"
    assert capsys.readouterr().out.count("Type a number up to 1.") == 4


def test_who_has_named_the_players_is_not_asked_again() -> None:
    assert chosen("1", seats=["you", "Ben", "Cleo"]) == ("embers", ["you", "Ben", "Cleo"])


def test_the_bot_is_asked_for_where_there_are_several(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_bots", {"random": {"*": RandomBot}, "wild": {"*": RandomBot}})
    assert chosen("1", "", "2")[1] == ["you", "bot:wild", "bot:wild"]


def test_greedy_takes_the_other_seats_where_there_is_one() -> None:
    assert seating.people(MAGALON.load(), None, "en")[1] == "bot:greedy"
    assert seating.people(GAME.load(), None, "en")[1] == "bot:random"


def test_the_usual_bot_is_offered_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_shelf", {"magalon": "spellboard.games.magalon:GAME"})
    assert chosen("1", "", "", "")[1] == ["you", "bot:greedy"]


def test_you_are_called_as_the_system_calls_you(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOGNAME", "grace")
    assert seating.people(GAME.load(), None, "en") == ["Grace", "bot:random", "bot:random"]


def test_whoever_the_system_does_not_know_is_called_by_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown() -> str:
        raise OSError

    monkeypatch.setattr("getpass.getuser", unknown)
    names = [seating.people(GAME.load(), ["bot:random", "you", "bot:random"], language)[1] for language in LANGUAGES]
    # Not "Personne 2": that is nobody.
    assert names == ["Player 2", "Person 2", "Speler 2", "J2"]
