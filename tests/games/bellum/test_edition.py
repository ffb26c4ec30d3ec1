"""The edition: shipped figures add up, a wrong one is named with its place, an owner's correction is played."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from typing import Any

import pytest

from spellboard import EditionError, OptionError, Rng
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
        lords = state.view(None).seats
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
    ("setup.kingdom.5", lambda d: d["setup"]["kingdom"].pop("5")),
    ("setup.kingdom.3", lambda d: d["setup"]["kingdom"]["3"].update(farm=8)),
    ("price", lambda d: d["price"].update(evil={"food": 0, "sign": 0})),
    ("setup.kingdom.5", lambda d: d["setup"]["kingdom"]["5"].update(farm=2, village=1, city=1)),
    ("setup.kingdom", lambda d: d["setup"]["kingdom"].update({"6": d["setup"]["kingdom"]["5"]})),
    ("setup.end_chests", lambda d: d["setup"].update(end_chests=51)),
    ("setup.open_creatures", lambda d: d["setup"].update(open_creatures=0)),
    ("tokens.wine", lambda d: d["tokens"].update(wine=3)),
    ("id", lambda d: d["creatures"]["evil"][3].update(id="E01")),
    ("price.evil.food", lambda d: d["price"]["evil"].update(food="two")),
]


@pytest.mark.parametrize(("key", "change"), WRONG, ids=[key for key, _ in WRONG])
def test_a_wrong_figure_is_named(key: str, change: Callable[[dict[str, Any]], object]) -> None:
    with pytest.raises(EditionError) as error:
        GAME.load(changed(change))
    assert error.value.key == key


# Every figure with its bounds: where it stands, the least and the most that is taken.
BOUNDS: list[tuple[str, int, int]] = [
    *[(f"tokens.{token}", 0, 1000) for token in ("food", "sign", "barrel", "shield", "spell", "magic_shield")],
    ("counts.castle", 5, 12),
    ("counts.goblin", 10, 40),
    *[(f"counts.{kind}", 1, 100) for kind in ("evil", "very_evil")],
    ("counts.tavern", 1, 3),
    *[(f"counts.{kind}", 0, 40) for kind in ("farm", "village", "city")],
    *[(f"counts.{kind}", 1, 200) for kind in ("wood", "metal", "gold")],
    ("setup.goblins", 2, 2),
    ("setup.open_creatures", 1, 10),
    ("setup.end_chests", 1, 600),
    ("setup.kingdom.2.farm", 0, 40),
    ("stall.days", 1, 1000),
    ("stall.idle", 1, 1000),
    *[(f"price.{what}.{token}", 0, 1000) for what in ("evil", "very_evil", "very_evil_by_signs")
      for token in ("food", "sign")],
    ("castles.card[1].shield", 0, 1000),
    *[(f"places.{kind}[0].{figure}", 0, 1000) for kind in ("tavern", "farm", "village", "city")
      for figure in ("shields", "magic")],
    *[(f"places.city[3].loot.{thing}", 0, 100) for thing in ("food", "sign", "barrel", "wood", "metal", "gold")],
    ("chests.gold[0].value", 0, 1000),
    ("chests.gold[0].count", 1, 200),
]  # fmt: skip


def put(document: dict[str, Any], key: str, number: int) -> None:
    """Change the figure that a key names."""
    here: Any = document
    *way, last = re.findall(r"\w+", key)
    for part in way:
        here = here[int(part)] if isinstance(here, list) else here[part]
    here[last] = number


def fit(document: dict[str, Any], key: str, number: int) -> None:
    """Make the rest of the edition agree with a count at its bound: cards are repeated or left out, chests counted."""
    section, _, kind = key.partition(".")
    if section == "counts" and kind in ("wood", "metal", "gold"):
        document["chests"][kind] = [{"value": 3, "count": number, "status": "reconstructed"}]
    elif section == "counts":
        group = "castles" if kind == "castle" else "places" if "shields" in str(document["places"].get(kind)) else ""
        cards = document[group or "creatures"]["card" if kind == "castle" else kind]
        del cards[number:]
        cards += [{**cards[0], "id": f"X{at}"} for at in range(number - len(cards))] if cards else []
        if kind in ("farm", "village", "city"):
            for pile in document["setup"]["kingdom"].values():
                pile[kind] = min(pile[kind], number)
        document["setup"]["open_creatures"] = min(2, number) if "evil" in kind else 2
    elif key == "setup.end_chests":
        for kind in ("wood", "metal", "gold"):
            put(document, f"counts.{kind}", 200)
            fit(document, f"counts.{kind}", 200)
    elif section == "chests" and key.endswith("count"):
        document["chests"]["gold"] = document["chests"]["gold"][:1]
        document["counts"]["gold"] = number
    elif section == "price" and number == 0:
        document["price"][key.split(".")[1]]["food" if key.endswith("sign") else "sign"] = 1
    elif key == "setup.kingdom.2.farm":
        put(document, "counts.farm", 40)
        fit(document, "counts.farm", 40)


@pytest.mark.parametrize(("key", "least", "most"), BOUNDS, ids=[key for key, _, _ in BOUNDS])
def test_a_figure_beyond_its_bound_is_refused_in_one_line_and_the_bound_is_playable(
    key: str, least: int, most: int
) -> None:
    for number in (least - 1, most + 1):
        document = copy.deepcopy(game().edition.document)
        put(document, key, number)
        with pytest.raises(EditionError) as error:
            GAME.load(document)
        assert error.value.key == key and "\n" not in str(error.value)
    for number in {least, most}:
        document = copy.deepcopy(game().edition.document)
        put(document, key, number)
        fit(document, key, number)
        state = GAME.load(document).start(2)
        playout(state, Rng(1))
        assert state.outcome is not None and state.problems() == []


def test_a_lord_can_never_show_more_icons_than_a_row_can_count() -> None:
    rows = ["food " * 9] * 6
    document = changed(lambda d: [card.update(left=rows) for card in d["creatures"]["evil"]])
    GAME.load(document)
    document["creatures"]["evil"] += [{**document["creatures"]["evil"][0], "id": f"X{at}"} for at in range(54)]
    document["creatures"]["very_evil"] += [{**document["creatures"]["evil"][0], "id": f"Y{at}"} for at in range(80)]
    document["counts"].update(evil=100, very_evil=100)
    with pytest.raises(EditionError, match="at most 1023 of food in row 1") as error:
        GAME.load(document)
    assert error.value.key == "creatures"


@pytest.mark.parametrize("options", [{"castles": "auction"}, {"stall_guard": 2}, {"stall_guard": "maybe"}], ids=str)
def test_an_option_that_there_is_not_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(OptionError, match=next(iter(options))):
        GAME.load(options=options)
