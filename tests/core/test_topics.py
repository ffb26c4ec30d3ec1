"""What a person can ask about, by its id or its name in any language."""

from __future__ import annotations

from functools import cached_property

import pytest

from spellboard import Message, Words
from spellboard.core.topics import called, name_of
from tests.example.game import Embers


class Shelf(Embers):
    """Embers with more to ask about."""

    @cached_property
    def topics(self) -> tuple[str, ...]:
        return ("goal", "legend", "7", "17", "mill_pond", *NAMES)


NAMES = {"e1": "Orc A", "e2": "Orc B", "e3": "Wolf", "e4": "Wolfram", "e5": "the Tower", "e6": "Hut", "e7": "Hut"}
FRENCH = {"e1": "Orque A", "e2": "Orque B", "e3": "Loup", "e5": "l’Outil", "e6": "la Hutte"}


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> Shelf:
    """The names are ours; what has none is called by its id."""

    def name(self: Words, thing: str) -> str:
        return (FRENCH if self.language == "fr" else NAMES).get(thing, thing)

    monkeypatch.setattr(Words, "name", name)
    return Shelf.load()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("e3", ["e3"]),
        ("  E3 ", ["e3"]),
        ("wolf", ["e3"]),
        ("WOLFRAM", ["e4"]),
        ("wolfr", ["e4"]),
        ("orc", ["e1", "e2"]),
        ("orc b", ["e2"]),
        ("mill_pond", ["mill_pond"]),
        ("mill-pond", ["mill_pond"]),
        ("tower", ["e5"]),
        ("the tower", ["e5"]),
        ("hut", ["e6", "e7"]),
        ("hu", ["e6", "e7"]),
        ("wo", []),
        ("7", ["7"]),
        ("#7", ["7"]),
        ("card 7", ["7"]),
        ("card 17", ["17"]),
        ("card 8", []),
        ("loup", ["e3"]),
        ("outil", ["e5"]),
        ("hutte", ["e6"]),
        ("orque", ["e1", "e2"]),
        ("moon", []),
        ("", []),
        ("   ", []),
    ],
)
def test_a_thing_is_found_by_its_id_its_number_and_its_names(shelf: Shelf, text: str, found: list[str]) -> None:
    assert called(shelf, text, shelf.words("en")) == found


def test_the_readers_own_language_comes_first(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FRENCH, "e4", "Hut")
    assert called(shelf, "hut", shelf.words("fr")) == ["e4"]
    assert called(shelf, "hut", shelf.words("en")) == ["e6", "e7"]


def test_goal_and_legend_are_called_so_in_the_readers_language(game: Embers) -> None:
    assert [called(game, name, game.words("de")) for name in ("goal", "legend")] == [["goal"], ["legend"]]
    assert name_of("coal", game.words("de")) == game.words("de").name("coal") != "coal"


def test_an_explanation_joins_all_that_go_by_a_name_and_none_is_no_explanation(game: Embers) -> None:
    words = game.words("en")
    found = game.explain("Kohle", words)
    assert found is not None and [message.key for message in found] == ["show-card"]
    assert game.explain("goal", words) == [Message("goal", {"rounds": 4})]
    assert game.explain("gold", words) is None and game.explain("", words) is None
