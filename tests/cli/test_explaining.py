"""Goal, legend, and what everything does and costs, one word away."""

from __future__ import annotations

import pytest

from spellboard import LANGUAGES, Game, find, load, shelf

from .conftest import EXAMPLE, Command

GAMES = [EXAMPLE, *shelf()]


def said(game: Game, name: str, language: str = "en") -> str:
    words = game.words(language)
    return "\n".join(words.render(message, []) for message in game.explain(name, words) or [])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_everything_can_be_explained_in_every_language(name: str, language: str) -> None:
    game = find(name).load()
    assert game.topics[:2] == ("goal", "legend") and len(game.topics) > 4
    for topic in game.topics:
        assert len(said(game, topic, language)) > 10, topic
    for line in said(game, "legend", language).splitlines():
        assert len(line) < 80 or "  " not in line.strip(), "a table must not be broken"


@pytest.mark.parametrize(
    ("game", "name", "part"),
    [
        ("magalon", "goal", "at least 16 energy"),
        ("magalon", "7", "shifts ruins by up to 4 squares in all"),
        ("magalon", "Karte 4", "protects your wizard"),
        ("magalon", "carte 0", "used cards back"),
        ("magalon", "Gigant", "by 10 fields"),
        ("magalon", "anneau d’immortalité", "the Ring of Immortality"),
        ("amulett", "goal", "7 different colours, or any 8 gems"),
        ("amulett", "Horn of Plenty", "Each round it loses stones: 2.\nMetal each round: any metal 5."),
        ("amulett", "geweldige macht", "must be at least 2 higher"),
        ("amulett", "C3", "any metal"),
        ("amulett", "influence", "take back up to 1 of your cards"),
        ("bellum", "goal", "has 10 after the attacks"),
        ("bellum", "e04", "Bonus when you place it: shield."),
        ("bellum", "#e04", "Price: food 2."),
        ("bellum", "Roter Drache", "Price: food 4 and glyphs 1, or glyphs 3 alone."),
        ("bellum", "ta", "shields 2, magic shields 0. Loot: barrel 1."),
        ("bellum", "gold", "10 in all, each worth 6 to 8"),
        ("bellum", "Lich king", "printed shields 2"),
        (EXAMPLE, "coal", "counts 2 at the end"),
    ],
)
def test_what_the_edition_says_is_told_by_any_name(game: str, name: str, part: str) -> None:
    assert part in said(load(game), name)


def test_two_cards_of_one_name_are_both_told() -> None:
    told = said(load("bellum"), "orc archer")
    assert "#E03" in told and "#E04" in told


def test_the_beginning_of_a_name_is_enough_where_only_one_goes_by_it() -> None:
    game = load("amulett")
    words = game.words("en")
    assert game.explain("burning", words) == game.explain("burning-desire", words)
    assert game.explain("metamorphosis", words) is None
    assert game.explain("", words) is None and game.explain("dragon", words) is None


def test_an_option_changes_what_is_told() -> None:
    game = load("amulett", options={"influence_amounts": "2-2-2"})
    assert "take back up to 2 of your cards" in said(game, "influence")


def test_at_the_table_they_are_one_word_away(spellboard: Command) -> None:
    lines = "goal\nlegend\nshow\nshow flame\nshow Flamme\nshow phlogiston\n"
    out = spellboard("play", EXAMPLE, "--seed", 18, lines=lines).out
    assert "After 4 rounds the highest score wins" in out.replace("\n", " ")
    assert "> leads the round" in out and "For example: ash, coal, flame" in out
    assert out.count("flame: counts 3 at the end; 4 in all.") == 2
    assert "Nothing here is called “phlogiston”." in out


def test_a_game_that_says_nothing_says_so(spellboard: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find(EXAMPLE), "topics", ())
    assert "This game does not say." in spellboard("play", EXAMPLE, "--seed", 18, lines="goal\n").out
