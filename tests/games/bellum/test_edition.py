"""The edition: shipped figures add up, a wrong one is named with its place, an owner's correction is played."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from spellboard import EditionError, Rng
from spellboard.bots import playout
from spellboard.games.bellum import GAME
from spellboard.games.bellum.edition import Figures

from .table import game


def figures() -> Figures:
    return game().figures


def test_the_cards_are_as_many_as_the_box_holds() -> None:
    assert (len(figures().castles.card), len(figures().all_places), len(figures().all_creatures)) == (5, 25, 76)
    assert sum(number.count for kind in ("wood", "metal", "gold") for number in getattr(figures().chests, kind)) == 50


def test_bonus_icons_fit_the_tokens() -> None:
    bonuses = [card.bonus for card in figures().all_creatures]
    assert (bonuses.count("spell"), bonuses.count("magic_shield"), bonuses.count("shield")) == (17, 8, 10)


def test_copies_of_evil_creatures_mirror_each_other() -> None:
    for group in (figures().creatures.evil, figures().creatures.very_evil):
        for one, two in zip(group[::2], group[1::2], strict=True):
            assert one.left == two.left[::-1] and one.right == two.right[::-1], one.id


def test_the_cities_hold_ten_gold_chests() -> None:
    assert sum(city.loot.get("gold", 0) for city in figures().places.city) == 10


def test_every_figure_says_where_it_comes_from() -> None:
    provenance = game().edition.provenance
    assert provenance["tokens.food"] == "found" and provenance["castles.card[0].shield"] == "found"
    assert provenance["castles.card[0].left"] == "reconstructed"
    assert set(provenance.values()) <= {"found", "derived", "reconstructed"}


def test_random_play_keeps_the_tables_promise_on_shields_and_spells() -> None:
    """Re-roll and magic shield tokens cannot exceed their number, since only creatures bring them (15)."""
    for seed in range(20):
        state = game().start(5)
        playout(state, Rng(seed))
        lords = state.view(None).lords
        assert sum(lord.spells for lord in lords) <= 17 and sum(lord.magic_shields for lord in lords) <= 8


def changed(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    document = copy.deepcopy(game().edition.document)
    change(document)
    return document


def test_an_owner_can_correct_a_figure() -> None:
    document = changed(lambda d: d["places"]["tavern"][0].update(shields=5))
    other = GAME.load(document)
    assert other.tables.shields[0] == 5
    assert other.codes.sha256 == game().codes.sha256


WRONG: list[tuple[str, Callable[[dict[str, Any]], object]]] = [
    ("castles.card", lambda d: d["castles"]["card"].pop()),
    ("creatures.evil", lambda d: d["creatures"]["evil"].pop()),
    ("places.farm", lambda d: d["places"]["farm"].pop()),
    ("chests.wood", lambda d: d["chests"]["wood"][0].update(count=7)),
    ("creatures.evil[3].left", lambda d: d["creatures"]["evil"][3].update(left=["food"] * 5)),
    ("creatures.evil[3].right", lambda d: d["creatures"]["evil"][3].update(right=["food"] * 6)),
    ("castles.card[2].left", lambda d: d["castles"]["card"][2].update(left=["sword"] * 6)),
    ("setup.goblins", lambda d: d["setup"].update(goblins=3)),
    ("setup.open_creatures", lambda d: d["setup"].update(open_creatures=0)),
    ("setup.end_chests", lambda d: d["setup"].update(end_chests=0)),
    ("setup.kingdom.5", lambda d: d["setup"]["kingdom"].pop("5")),
    ("setup.kingdom.3", lambda d: d["setup"]["kingdom"]["3"].update(farm=8)),
    ("price", lambda d: d["price"].update(evil={"food": 0, "sign": 0})),
    ("tokens", lambda d: d["tokens"].update(food=-1)),
    ("tokens.wine", lambda d: d["tokens"].update(wine=3)),
    ("id", lambda d: d["creatures"]["evil"][3].update(id="E01")),
    ("price.evil.food", lambda d: d["price"]["evil"].update(food="two")),
]


@pytest.mark.parametrize(("key", "change"), WRONG, ids=[key for key, _ in WRONG])
def test_a_wrong_figure_is_named(key: str, change: Callable[[dict[str, Any]], object]) -> None:
    with pytest.raises(EditionError) as error:
        GAME.load(changed(change))
    assert error.value.key == key
