"""The shelf of games: names, modules, and what is no game."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import spellboard
from spellboard import Game, Match, UnknownGame
from spellboard.core import registry
from spellboard.core.game import MOST_SHARED, _games
from tests.example import GAME


@pytest.fixture(autouse=True)
def _own_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test puts on the shelf or on the path stays in it."""
    monkeypatch.setattr(registry, "_shelf", dict(registry._shelf))
    monkeypatch.setattr(sys, "path", list(sys.path))


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], None]:
    """Writes a module into the working folder."""
    monkeypatch.chdir(tmp_path)

    def write(name: str, text: str) -> None:
        monkeypatch.delitem(sys.modules, name, raising=False)
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")

    return write


def refused(name: str) -> str:
    with pytest.raises(UnknownGame) as caught:
        spellboard.find(name)
    said = str(caught.value)
    assert "\n" not in said and len(said) < 300
    return said


def test_a_game_is_found_by_module_and_attribute() -> None:
    assert spellboard.find("tests.example:GAME") is GAME
    assert spellboard.load("tests.example:GAME", options={"shelter": False}).options == GAME.Options(shelter=False)


def test_a_registered_game_is_found_by_its_short_name() -> None:
    registry.register("embers", "tests.example:GAME")
    assert "embers" in spellboard.shelf()
    assert spellboard.find("embers") is GAME
    assert spellboard.shelf() == sorted(spellboard.shelf())


@pytest.mark.parametrize("name", ["", "chess", "Embers", "tests.example", "../etc/passwd"])
def test_an_unknown_name_is_answered_with_the_names_there_are(name: str) -> None:
    registry.register("embers", "tests.example:GAME")
    said = refused(name)
    assert said.startswith(f"there is no game “{name}”; there are: ")
    assert "embers" in said and said.endswith("; or module:GAME")


def test_an_endless_name_is_cut() -> None:
    refused("x" * 10_000)


@pytest.mark.parametrize(
    "name",
    ["no.such.module:GAME", "tests.example:NONE", "tests.example:", ":GAME", "..example:GAME", "a b:c", "\ud800:x"],
)
def test_a_module_or_an_attribute_that_is_not_there_is_no_game(name: str) -> None:
    assert refused(name).startswith("there is no game ")


@pytest.mark.parametrize("name", ["os:sep", "os.path:join", "tests.example.game:Layout", "spellboard:LANGUAGES"])
def test_what_is_not_a_subclass_of_game_is_not_a_game(name: str) -> None:
    assert refused(name) == f"“{name}” is not a game: a subclass of spellboard.Game was expected"


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("broken_syntax", "def ("),
        ("broken_name", "no_such_name"),
        ("broken_division", "1 / 0"),
        ("broken_import", "import no_such_module_at_all"),
        ("broken_message", "raise RuntimeError('two\\nlines')"),
        ("broken_silence", "raise RuntimeError"),
    ],
)
def test_a_broken_module_is_answered_in_one_line(module: Callable[[str, str], None], name: str, text: str) -> None:
    module(name, text)
    assert refused(f"{name}:GAME").startswith(f"there is no game “{name}:GAME”: ")


def test_a_game_in_the_working_folder_is_found(module: Callable[[str, str], None]) -> None:
    module("kept_here", "from spellboard import Game\nclass Toy(Game):\n    name = 'toy'\n")
    found = spellboard.find("kept_here:Toy")
    assert issubclass(found, Game) and found.name == "toy"


@pytest.mark.parametrize("players", [2, 4, 0, -1])
def test_a_game_is_for_its_number_of_players_only(players: int) -> None:
    with pytest.raises(spellboard.OptionError, match=f"^embers is for 3 players, not for {players}$"):
        GAME.load().new(players)


# --- one game for all who play it -------------------------------------------------------------------------------------


def test_whoever_asks_for_the_same_game_is_given_the_same(tmp_path: Path) -> None:
    game = spellboard.load("tests.example:GAME")
    assert spellboard.load("tests.example:GAME") is game
    match = Match.begin(game, ["x", "y", "z"], seed=1)
    assert match.record.load_game(GAME) is Match.resume(match.record, game=GAME).game is game
    box = tmp_path / "box.toml"
    box.write_text(game.edition.text)
    assert spellboard.load("tests.example:GAME", box) is game
    assert spellboard.load("tests.example:GAME", options={"shelter": "true"}) is game


def test_another_edition_other_options_or_another_class_are_another_game(tmp_path: Path) -> None:
    game = spellboard.load("tests.example:GAME")
    box = tmp_path / "box.toml"
    box.write_text(game.edition.text + "# mine")
    document = spellboard.load("tests.example:GAME", game.edition.document)
    others = [
        spellboard.load("tests.example:GAME", box),
        spellboard.load("tests.example:GAME", options={"shelter": False}),
        document,
        GAME.load(),
    ]
    assert len({id(other) for other in (game, *others)}) == 5
    assert others[0].fingerprint == document.fingerprint == game.fingerprint
    assert spellboard.load("tests.example:GAME", game.edition.document) is document


def test_only_a_few_games_are_kept() -> None:
    first = spellboard.load("tests.example:GAME")
    text = first.edition.text
    for number in range(MOST_SHARED + 1):
        GAME.shared(text + f"# {number}", lambda: first.edition)
    assert len(_games) == MOST_SHARED
    assert spellboard.load("tests.example:GAME") is not first
