"""Notation, composites, positions as text, and editions."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from spellboard import EditionError, Match, PositionError, Rng, UnknownAction
from spellboard.games.amulett import GAME
from spellboard.games.amulett.state import AmulettState
from tests.conformance.walking import positions

from .table import at, describe, game, hand, play


@pytest.mark.parametrize(
    ("text", "chain"),
    [
        ("bid 4", ["bid 4"]), ("pass", ["pass"]), ("take red", ["take red"]), ("move C4", ["move C4"]),
        ("pay gold 2", ["pay gold 2"]), ("pay gold 2 iron 1", ["pay gold 2", "pay iron 1"]),
        ("gain silver 1 copper 2", ["gain silver 1", "gain copper 2"]), ("back gold 1", ["back gold 1"]),
        ("drain p2 gift", ["drain p2 gift"]), ("lift red C4 D2", ["lift red C4", "set D2"]),
        ("use pull-darkness p2 gift p3 influence", ["use pull-darkness", "drain p2 gift", "drain p3 influence"]),
        ("shift gift influence", ["shift gift", "shift influence"]),
        ("under gift influence", ["under gift", "under influence"]),
        ("keep gift influence", ["keep influence gift"]),
        ("gain iron 1 gold 1", ["gain gold 1", "gain iron 1"]), ("pay iron 1 gold 2", ["pay gold 2", "pay iron 1"]),
        ("Back IRON 1 silver 2 gold 1", ["back gold 1", "back silver 2", "back iron 1"]),
        ("Keep GIFT influence", ["keep influence gift"]),
    ],
)  # fmt: skip
def test_a_composite_stands_for_its_chain(text: str, chain: list[str]) -> None:
    rules = game()
    assert [rules.name_of(code) for code in rules.codes_of(text)] == chain


@pytest.mark.parametrize(
    "text", ["", "bid", "bid 0", "bid 113", "pay tin 1", "move Z9", "use pull-darkness p2", "keep a b"]
)
def test_what_is_no_action_is_unknown(text: str) -> None:
    with pytest.raises(UnknownAction):
        game().codes_of(text)


def test_a_composite_is_played_whole_or_not_at_all() -> None:
    match = Match.begin(game(), ["a", "b", "c"], seed=1)
    match.state = at("at pay p1; hat p1; caravan C4; left 3; bid 3 p1; open 3\nC4: red white",
                     "gold 1 silver 2 iron 1", "", "")  # fmt: skip
    with pytest.raises(Exception, match=r"amulett\.D7"):
        match.play("pay gold 1 silver 1 copper 1")
    assert isinstance(match.state, AmulettState) and hand(match.state, 1) == "gold 1 silver 2 iron 1"
    match.play("pay gold 1 silver 1 iron 1")
    assert hand(match.state, 1) == "silver 1"


@pytest.mark.parametrize("options", [{}, {"start": "expert"}, {"start": "redraw"}])
def test_every_position_can_be_written_as_text_and_read_back(options: dict[str, Any]) -> None:
    rules = game(**options)
    for players, seed in ((3, 1), (5, 2)):
        for state in positions(rules, players, seed, every=3):
            assert isinstance(state, AmulettState)
            assert rules.place(describe(state)).to_bytes() == state.to_bytes(), describe(state)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("at trade-bid p1", "seats"),
        ("at dance p1\np1:\np2:\np3:", "cannot be read"),
        ("at trade-bid p1; hat p9\np1:\np2:\np3:", "cannot be read"),
        ("at trade-bid p1; hat p1\np1: gold 29\np2:\np3:", "below zero"),
        ("at trade-bid p1; hat p1\np1: / 9 /\np2:\np3:", "stones"),
        ("at trade-bid p1; hat p1\np1: / - / gift 1\np2: / - / gift 1\np3:", "places"),
        ("at trade-bid p1; hat p1\np1: / - / / brown brown brown brown brown\np2:\np3:", "gems"),
        ("at take p1; hat p1\np1:\np2:\np3:", "winner"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_named(text: str, said: str) -> None:
    with pytest.raises(PositionError, match=said):
        game().place(text)


def test_damaged_positions_are_refused_or_sound() -> None:
    rules, rng = game(), Rng(1)
    state = at("at trade-bid p1; hat p1; caravan A1; left 3", "gold 2", "silver 3 / - / gift 2", "copper 1")
    document = state.to_json()
    for _ in range(1500):
        wrong = copy.deepcopy(document)
        fields = list(wrong["position"])
        field = fields[rng.below(len(fields))]
        value = wrong["position"][field]
        if isinstance(value, int):
            wrong["position"][field] = int(rng.below(200)) - 100
        elif value:
            value[rng.below(len(value))] = int(rng.below(200)) - 100
        try:
            again = rules.from_json(wrong)
        except PositionError:
            continue
        assert again.problems() == []
        again.legal()
        again.view(None)


def changed(**changes: Any) -> dict[str, Any]:
    document: dict[str, Any] = copy.deepcopy(game().edition.document)
    for key, value in changes.items():
        table, _, field = key.partition("__")
        document[table][field] = value
    return document


@pytest.mark.parametrize(
    ("document", "said"),
    [
        (changed(board__start="Z1"), "board.start"),
        (changed(gems__red=6), "gems"),
        (changed(victory__gems=10), "victory.gems"),
        (changed(pieces__dealt=3), "pieces.dealt"),
        (changed(pieces__metals=["gold", "silver", "tin", "iron"]), "terrain"),
        (changed(terrain__city="mud"), "terrain.city"),
        (changed(pieces__expert_dealt=6), "expert_dealt"),
        (changed(pieces__first_stones=6), "first_stones"),
    ],
)  # fmt: skip
def test_an_impossible_edition_is_refused_with_its_key(document: dict[str, Any], said: str) -> None:
    with pytest.raises(EditionError, match=said):
        GAME.load(edition=document)


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        ({"kind": "gem-income", "gem": "pink", "metal": "gold", "amount": 2}, "a gem of the edition and one metal"),
        ({"kind": "gem-income", "gem": "red", "metal": "all", "amount": 2}, "a gem of the edition and one metal"),
        ({"kind": "gem-income", "gem": "red", "metal": "tin", "amount": 2}, "the metal all or one of gold"),
        ({"kind": "drain", "amount": 0}, "an amount from 1 to 9"),
        ({"kind": "drain", "amount": 10}, "an amount from 1 to 9"),
    ],
)  # fmt: skip
def test_an_ability_that_no_edition_can_have_is_refused(effect: dict[str, Any], said: str) -> None:
    document = changed()
    document["spell"][0]["effect"] = effect
    with pytest.raises(EditionError, match=said):
        GAME.load(edition=document)


@pytest.mark.parametrize("effect", [
    {"kind": "gem-income", "gem": "red", "metal": "iron", "amount": 1}, {"kind": "drain", "amount": 9},
    {"kind": "wild", "gem": "", "metal": "all"},
])  # fmt: skip
def test_an_ability_that_an_edition_can_have_is_taken(effect: dict[str, Any]) -> None:
    document = changed()
    document["spell"][0]["effect"] = effect
    assert GAME.load(edition=document).ability("magic-amber")


def test_an_owner_can_correct_a_figure() -> None:
    document = changed()
    gift = next(spell for spell in document["spell"] if spell["id"] == "gift")
    gift["bolts"], gift["metals"] = 1, {"gold": 4}
    rules = GAME.load(edition=document)
    s = rules.place("at spell-bid p3; hat p1; offer superiority; out p1 p2\np1: / - / gift 2\np2:\np3:")
    assert hand(play(s, "pass"), 1) == "gold 4"
    assert rules.codes.sha256 == game().codes.sha256, "figures do not change the index"


def test_the_layout_knows_the_board() -> None:
    board = game().layout["board"]
    assert len(board.nodes) == 24 and len(board.edges) == 55
    assert all(len(node.outline) == 6 for node in board.nodes)


def test_a_position_draws_itself() -> None:
    text = str(
        at("at trade-bid p1; hat p2; caravan C3; left 3; bid 2 p3; out p2", "gold 2", "/ - / gift 2 / red", "copper 4")
    )
    assert "*C3" in text and "Gift 2" in text and "trades left 3, bid 2" in text and "2 cards" in text
    assert "p2 (passed)" in text and "p3 (bid 2)" in text
