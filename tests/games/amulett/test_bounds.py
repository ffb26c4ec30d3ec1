"""Every figure and option has a bound: beyond it one clear line names the key, at the bound it can be played."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from spellboard import EditionError, OptionError, Rng
from spellboard.games.amulett import GAME
from tests.conformance.walking import step

from .table import game

Document = dict[str, Any]


def edited(*changes: tuple[str, Any]) -> Document:
    """The edition with some figures changed: `pieces.cards`, `area[0].gems`."""
    document: Document = copy.deepcopy(game().edition.document)
    for key, value in changes:
        there: Any = document
        *path, last = key.replace("[", ".").replace("]", "").split(".")
        for part in path:
            there = there[int(part)] if part.isdigit() else there[part]
        there[int(last) if last.isdigit() else last] = value
    return document


def spells(count: int, **figures: Any) -> list[Document]:
    """So many spells without an ability, but for their figures."""
    status, metals = "reconstructed", {"gold": 1, "joker": 1}
    fresh = {"colour": "grey", "bolts": 1, "metals": metals, "effect": {"kind": "none"}, **figures, "status": status}
    return [{"id": f"spell-{at}", **copy.deepcopy(fresh)} for at in range(count)]


def areas(count: int, gems: int) -> list[Document]:
    """A ring of so many areas."""
    names = [f"Z{at}" for at in range(count)]
    return [
        {"id": name, "terrain": "city", "gems": gems if at < 4 else 1, "pyramid": False, "wall": False,
         "neighbours": sorted({names[at - 1], names[(at + 1) % count]}), "at": [0.0, 0.0], "status": "reconstructed"}
        for at, name in enumerate(names)
    ]  # fmt: skip


def board(count: int, gems: int) -> tuple[tuple[str, Any], ...]:
    """The same with a gem for every place, as many as can be of each colour."""
    total = sum(area["gems"] for area in areas(count, gems))
    names = ["red", "yellow", "green", "clear", *(f"gem-{at}" for at in range(11))]
    colours = {name: min(15, max(0, total - 15 * at)) for at, name in enumerate(names)}
    return (("area", areas(count, gems)), ("board.start", "Z0"), ("gems", {"status": "reconstructed", **colours}))


def effect(kind: str, most: int, **more: str) -> tuple[str, list[tuple[str, Any]], Any]:
    """All spells have this effect, as strong as it can be."""
    strong = spells(33, effect={"kind": kind, "amount": most, **more})
    return "spell[0].effect", [("spell", strong)], {"kind": kind, "amount": most + 1, **more}


SYMBOLS = ("gold", "silver", "copper", "iron", "joker")

# The key, the bound with what it needs beside it, and the first figure beyond it.
BOUNDS: list[tuple[str, list[tuple[str, Any]], Any]] = [
    ("pieces.cards", [("pieces.cards", 99)], 100), ("pieces.cards", [("pieces.cards", 6)], 5),
    ("pieces.stones", [("pieces.stones", 40)], 41), ("pieces.stones", [("pieces.stones", 4)], 3),
    ("pieces.hand", [("pieces.hand", 9), ("pieces.cards", 99)], 10), ("pieces.hand", [("pieces.hand", 0)], -1),
    ("pieces.markers", [("pieces.markers", [24] * 24)], [24] * 25), ("pieces.markers", [("pieces.markers", [1])], []),
    ("pieces.markers[0]", [("pieces.markers[0]", 24)], 25), ("pieces.markers[0]", [("pieces.markers[0]", 1)], 0),
    ("pieces.first_stones", [("pieces.first_stones", 20), ("pieces.stones", 40)], 21),
    ("pieces.first_stones", [("pieces.first_stones", 1)], 0),
    ("pieces.expert_dealt", [("pieces.expert_dealt", 6), ("spell", spells(60))], 7),
    ("pieces.expert_dealt", [("pieces.expert_dealt", 2)], 1),
    ("victory.colours", [("victory.colours", 10)], 11), ("victory.colours", [("victory.colours", 1)], 0),
    ("victory.gems", [("victory.gems", 9)], 10), ("victory.gems", [("victory.gems", 1)], 0),
    ("victory.gems", [*board(60, 15), ("victory.gems", 15)], 16),
    ("gems.red", [*board(40, 15), ("victory.gems", 2)], 16), ("area[0].gems", [*board(40, 15)], 16),
    ("area", [*board(60, 3)], areas(61, 3)), ("area", [*board(2, 15), ("victory.gems", 5)], areas(1, 15)),
    ("spell", [("spell", spells(60))], spells(61)), ("spell", [("spell", spells(24))], spells(23)),
    ("spell[0].bolts", [("spell[0].bolts", 9)], 10), ("spell[0].bolts", [("spell[0].bolts", 1)], 0),
    ("spell[0].metals", [("spell", spells(33, metals=dict.fromkeys(SYMBOLS, 15)))], {"gold": 16}),
    effect("drain", 9), effect("skim", 15), effect("refund", 15), effect("extra-gem", 15), effect("raise-step", 15),
    effect("gem-income", 15, gem="red", metal="gold"),
    ("canvas.width", [("canvas.width", 100_000.0)], float("nan")), ("canvas.height", [("canvas.height", 0.0)], -1.0),
    ("canvas.radius", [("canvas.radius", 1.0)], float("inf")),
    ("canvas.wall", [("canvas.wall", [[0.0, 0.0]] * 200)], [[0.0, 0.0]] * 201),
    ("area[0].at", [("area[0].at", [0.0, 100_000.0])], [0.0, float("nan")]),
]  # fmt: skip


@pytest.mark.parametrize(("key", "most", "beyond"), BOUNDS)
def test_a_figure_is_played_up_to_its_bound_and_refused_beyond(
    key: str, most: list[tuple[str, Any]], beyond: Any
) -> None:
    for start in ("basic", "expert", "redraw"):
        rules = GAME.load(edition=edited(*most), options={"start": start})
        state, rng = rules.new(6), Rng(1)
        for number in range(2_000):
            if state.actor is None:
                break
            if number % 40 == 0:
                assert state.problems() == []
                assert state.observe(0).sample(rng).problems() == []
            step(state, rng)
        assert state.problems() == []
    with pytest.raises(EditionError) as caught:
        GAME.load(edition=edited(*most, (key, beyond)))
    said = str(caught.value)
    assert key.partition(".")[0].partition("[")[0] in said and "\n" not in said
    assert key.split(".")[-1].partition("[")[0] in said


@pytest.mark.parametrize(("rounds", "fits"), [(1, True), (20, True), (0, False), (21, False)])
def test_a_standstill_takes_one_to_twenty_rounds(rounds: int, fits: bool) -> None:
    if fits:
        assert GAME.load(options={"stalemate_rounds": rounds}).new(3)
    else:
        with pytest.raises(OptionError, match="stalemate_rounds"):
            GAME.load(options={"stalemate_rounds": rounds})
