"""Where things stand: the page computes the same from the same file (web/test/placing.test.ts)."""

from __future__ import annotations

from spellboard import Piece, Spot
from spellboard.core.art import Art, Figure, Ground, Stand
from spellboard.core.messages import Message
from spellboard.core.placing import on_place

from .placing import PLACE, text


def test_the_file_for_both_sides_is_up_to_date() -> None:
    assert PLACE.read_bytes() == text(), "run `python -m tests.core.placing`"


def piece(symbol: str, n: int) -> Piece:
    return Piece(f"{symbol}-{n}", symbol, Spot("board", node="a"), Message("x"))


def test_a_row_takes_its_own_and_the_rest_share_the_place() -> None:
    ground = Ground((0, 0, 9, 9), "", 1, stands={"a": (Stand(("gem",), y=2, step=1, width=1),)})
    art = Art({}, {"gem": Figure((0, 0, 1, 1), ""), "hat": Figure((0, 0, 1, 1), "", size=0.5)})
    things = [piece("gem", 1), piece("gem", 2), piece("gem", 3), piece("hat", 1)]
    stands = {one.piece.id: one for one in on_place(things, "a", "", (0, 0, 4, 4), 4, ground, art)}
    assert [stands[f"gem-{n}"].x for n in (1, 2, 3)] == [1.5, 2.0, 2.5], (
        "closer together than they like: there is no room"
    )
    assert {stands[f"gem-{n}"].y for n in (1, 2, 3)} == {4.0}
    assert (stands["hat-1"].x, stands["hat-1"].y, stands["hat-1"].size) == (2.0, 2.0, 0.5)


def test_several_on_one_place_share_it_in_rows_and_the_last_row_stands_in_the_middle() -> None:
    art = Art({}, {"gem": Figure((0, 0, 1, 1), "")})
    things = [piece("gem", n) for n in (1, 2, 3)]
    found = on_place(things, "a", "", (0, 0, 4, 4), 4, Ground((0, 0, 9, 9), "", 1), art)
    size = found[0].size
    assert 1 < size <= 2, "two columns make them largest"
    assert [(one.x, one.y) for one in found] == [
        (2 - size / 2, 2 - size / 2),
        (2 + size / 2, 2 - size / 2),
        (2, 2 + size / 2),
    ]
