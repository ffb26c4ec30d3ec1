"""What a page is given to draw: things keep their names and places, and hidden ones tell nothing."""

from __future__ import annotations

import pytest

from spellboard import Piece, Rng
from spellboard.games.amulett.state import AmulettState
from tests.conformance.texts import resolves
from tests.conformance.walking import step

from .table import at, game, play

TAKE = "at take p1; hat p1; caravan C3; left 2; bid 1 p1; open 1; C3: red white brown"


def pieces(s: AmulettState, seat: int | None = None) -> dict[str, Piece]:
    return {piece.id: piece for piece in s.game.scene(s.view(seat)).pieces}


@pytest.mark.parametrize("start", ["expert", "redraw"])
def test_every_choice_of_a_set_up_is_about_something_that_is_there(start: str) -> None:
    s, rng = game(start=start).new(3), Rng(1)
    while s.view(None).phase == "setup":
        for seat in s.waiting:
            called = {piece.called for piece in s.game.scene(s.view(seat)).pieces}
            for code in s.legal(seat):
                resolves(s.game, code, called, 3)
        step(s, rng)


def test_what_is_not_touched_keeps_its_name_and_its_place() -> None:
    s = at(TAKE, "gold 1 / - / vein-gold 2, great-power 2 / yellow", "silver 2 / - / influence 1", "")
    before, after = pieces(s, 0), pieces(play(s, "take red"), 0)
    assert set(before) - set(after) == {"gem-red-C3", "bid-p1"}
    assert set(after) - set(before) == {"gem-red-p1"}
    changed = {name for name in set(before) & set(after) if before[name] != after[name]}
    assert not changed
    moved = pieces(play(s, "move C4"), 0)
    assert {name for name in set(moved) & set(after) if moved[name] != after[name]} == {"caravan", "marker"}
    assert moved["caravan"].at.node == "C4" and moved["marker"].count == 1


def test_the_hat_and_every_last_bid_lie_on_a_mat() -> None:
    s = at("at trade-bid p1; hat p2; caravan C2; left 3; bid 2 p2 4 p3; out p2", "gold 2", "silver 2", "silver 4")
    found = pieces(s)
    assert (found["hat"].at.seat, found["hat"].at.zone) == (1, "hat")
    bids = {name: (piece.at.seat, piece.count, piece.marks) for name, piece in found.items() if piece.at.zone == "bid"}
    assert bids == {"bid-p2": (1, 2, ("passed",)), "bid-p3": (2, 4, ("highest",))}
    assert "hand-gold" not in found and found["hand-p1"].count == 2 and not found["hand-p1"].face_up
    assert pieces(s, 0)["hand-gold"].count == 2 and "hand-silver" not in pieces(s, 0)


def test_a_spell_that_is_face_down_has_no_name_for_others() -> None:
    rules, rng = game(start="expert"), Rng(3)
    s = rules.new(3)
    while s.actor is not None and s.actor < 0:
        step(s, rng)
    assert isinstance(s, AmulettState)
    spells = [name for name in pieces(s, 1) if name.startswith("spell-")]
    assert len(spells) == 4 and all(pieces(s, 1)[name].at.sheet == "hand" for name in spells)
    assert pieces(s, 1)["face-down-p1"].count == 4
    assert not [name for name in pieces(s) if name.startswith("spell-")]


def test_gems_and_metals_have_the_drawings_that_there_are() -> None:
    s = at("at move p1; hat p1; caravan C3; left 2", "", "", "")
    symbols = {piece.symbol for piece in pieces(s).values() if piece.symbol.startswith("gem-")}
    assert symbols == {
        f"gem-{name}" for name in ["red", "yellow", "green", "clear", "white", "sky", "blue", "gray", "orange", "brown"]
    }  # fmt: skip


def test_the_metal_named_by_burning_desire_is_marked() -> None:
    head = "at trade-bid p1; hat p1; caravan C2; left 3; desire copper"
    s = at(head, "/ - / burning-desire 2", "", "")
    assert [name for name, piece in pieces(s).items() if "named" in piece.marks] == ["metal-copper"]
