"""Editions: other boards load without code, wrong ones say what is wrong, and every figure has its provenance."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

from spellboard import EditionError, OptionError, Rng
from spellboard.bots import bot, playout
from spellboard.games.magalon import GAME

from .table import at, crowded, game, legal, where

SEVENTEEN = str(Path(__file__).parent / "seventeen.toml")


def test_a_board_of_17_by_21_is_played_to_the_end() -> None:
    rules = GAME.load(SEVENTEEN, options={"round_cap": 6})
    for players in (2, 3, 4):
        s = rules.start(players)
        assert playout(s, Rng(players)) > 50
        assert s.outcome is not None and s.problems() == []


def test_greedy_players_win_on_it() -> None:
    rules = GAME.load(SEVENTEEN)
    s = rules.start(2)
    seats, rng = [bot("greedy", rules, seat, Rng(seat)) for seat in range(2)], Rng(5)
    while s.actor is not None:
        s.apply(int(rng.draw(s.odds())) if s.actor < 0 else seats[s.actor].choose(s.observe(s.actor)))
    assert s.outcome is not None and s.outcome.reason == "council"


def test_its_squares_have_names_of_their_own() -> None:
    rules = GAME.load(SEVENTEEN)
    assert rules.code_of("wizard Q21") > 0
    assert len(rules.board.squares) == 17 * 21 - 24
    assert rules.codes.sha256 != game().codes.sha256
    assert len(rules.codes) < 16_384


def test_no_list_of_choices_is_too_long_on_it() -> None:
    s = at(cards="5 3", rules=GAME.load(SEVENTEEN))
    s.apply(s.game.code_of("lift a"))
    assert len(legal(s)) < 1_200


def test_a_tiny_valley_works_too() -> None:
    s = at(rules=crowded(), fields={"p1": "A3"})
    assert where(s, "p1") == "A3" and "wizard amulet" in legal(s)


def test_every_figure_of_the_edition_says_how_sure_it_is() -> None:
    provenance = game().edition.provenance
    assert provenance["grid.columns"] == "reconstructed"
    assert provenance["energy.goal"] == "found"
    assert provenance["card[7].ruins"] == "derived"
    assert provenance["card[3].gnomes"] == "reconstructed"


def wrong(change: Any) -> str:
    document = copy.deepcopy(game().edition.document)
    change(document)
    with pytest.raises(EditionError) as caught:
        GAME.load(document)
    return str(caught.value)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda d: d["monsters"].update(giant="Z9"), "is not a square of this board"),
        (lambda d: d["field"][1].update(id=d["field"][2]["id"]), "ids that differ were expected"),
        (lambda d: d["monsters"].update(giant="G1"), "lies in a special field"),
        (lambda d: d["monsters"].update(giant="F12"), "two pieces begin on F12"),
        (lambda d: d["ruins"]["piece"][0].update(squares=["D5", "E5", "F5"]), "the ruins’ shape"),
        (lambda d: d["ruins"]["piece"][0].update(id="z"), "“a” was expected"),
        (lambda d: d["field"].pop(0), "one field of kind start"),
        (lambda d: d["field"][1].update(squares=["G1"]), "belongs to two fields"),
        (lambda d: d["field"][1].update(squares=[]), "at least one square"),
        (lambda d: d["energy"].update(goal=30), "at most the top"),
        (lambda d: d["card"].reverse(), "ascending"),
        (lambda d: d["card"].pop(0), "takes the others back"),
        (lambda d: d["grid"].update(columns=40), "<= 26"),
        (lambda d: d["grid"].update(colums=4), "unknown field"),
        (lambda d: d["players"].update(colours=["red"]), "four colours"),
        (lambda d: d["displacement"].update(gnome=0), "at least one field"),
    ],
)
def test_a_wrong_figure_is_named(change: Any, said: str) -> None:
    assert said in wrong(change)


def test_the_codes_of_the_edition_that_ships_are_as_declared() -> None:
    codes = game().codes
    assert codes.name(0) == "lay 0"
    assert codes.kinds[:3] == ("lay", "wizard", "gnome")
    assert len(codes) == 2_718


FIGURES = [
    ("grid.columns", 26),
    ("grid.rows", 26),
    ("displacement.gnome", 12),
    ("displacement.giant", 12),
    ("energy.start", 99),
    ("energy.goal", 99),
    ("energy.after_fall", 99),
    ("energy.upkeep", 99),
    ("energy.red_field", 99),
    ("energy.red_field_walk", 12),
    ("card.10.value", 12),
    ("card.1.energy", 99),
    ("card.7.ruins", 20),
    ("card.3.gnomes", 12),
]


def with_figure(key: str, value: object) -> dict[str, Any]:
    """The edition that ships with one figure changed; the scale of energy goes as far as it can."""
    document = copy.deepcopy(game().edition.document)
    document["energy"]["top"] = 99
    *path, last = key.split(".")
    table: Any = document
    for part in path:
        table = table[int(part) if part.isdigit() else part]
    table[last] = value
    return document


@pytest.mark.parametrize(("key", "bound"), FIGURES)
def test_a_figure_is_playable_up_to_its_bound_and_refused_beyond(key: str, bound: int) -> None:
    s = GAME.load(with_figure(key, bound), options={"round_cap": 2}).start(4)
    playout(s, Rng(bound))
    assert s.outcome is not None and s.problems() == []
    with pytest.raises(EditionError, match=f"<= {bound}") as caught:
        GAME.load(with_figure(key, bound + 1))
    where_from = key.split(".")
    assert where_from[0] in str(caught.value) and where_from[-1] in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda d: d["energy"].update(top=100), "<= 99"),
        (lambda d: d["displacement"].update(giant=-1), ">= 0"),
        (lambda d: d["ruins"].update(shape=[[0, 0], [0, 26]]), "<= 25"),
        (lambda d: d["ruins"].update(shape=[[0, n] for n in range(10)]), "length <= 9"),
        (lambda d: d["field"][1].update(squares=["A11", "O1"]), "adjoin one another"),
        (lambda d: d["field"][1].update(id="a" * 41), "length <= 40"),
    ],
)
def test_what_no_rule_could_use_is_refused(change: Any, said: str) -> None:
    assert said in wrong(change)


@pytest.mark.parametrize(("value", "good"), [(0, True), (1000, True), (1001, False), (-1, False)])
def test_the_round_cap_has_a_bound(value: int, good: bool) -> None:
    if good:
        assert GAME.load(options={"round_cap": value}).start(2).legal()
    else:
        with pytest.raises(OptionError, match="round_cap"):
            GAME.load(options={"round_cap": value})
