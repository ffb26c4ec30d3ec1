"""The drawings of a game: what one takes from another."""

from __future__ import annotations

from spellboard.core import svg
from spellboard.core.art import Art, Figure, used


def test_a_symbol_that_is_taken_from_the_art_stands_in_the_middle_of_its_place() -> None:
    art = Art({}, {"tall": Figure((1, 2, 2, 4), "<t/>"), "wide": Figure((0, 0, 8, 4), "<w/>")})
    assert art.whole(used("tall", 10, 10, 4)) == svg.moved("<t/>", 8, 6, 1)
    assert art.whole(used("wide", 10, 10, 4)) == svg.moved("<w/>", 8, 9, 0.5)
