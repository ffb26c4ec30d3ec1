"""The valley as a picture: another edition draws itself, and a ruin is one solid block whatever its shape."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

import spellboard
from spellboard.games.magalon.drawing_symbols import INSET, UNIT, around
from tests.conformance import drawings

HERE = Path(__file__).parent


@pytest.mark.parametrize("edition", ["seventeen.toml", "crowded.toml"])
def test_another_edition_draws_itself(edition: str) -> None:
    game = spellboard.find("magalon").load(HERE / edition)
    drawings.drawings_are_sound(game)
    ElementTree.fromstring(game.picture(game.new(2).view(None)))


def test_another_edition_has_another_landscape_and_the_same_one_has_the_same() -> None:
    first, again = spellboard.load("magalon"), spellboard.load("magalon")
    other = spellboard.find("magalon").load(HERE / "seventeen.toml")
    assert first.drawn("en").grounds["board"].under == again.drawn("en").grounds["board"].under
    assert first.drawn("en").grounds["board"].under != other.drawn("en").grounds["board"].under


def test_an_angle_is_one_outline_of_six_corners_drawn_in_on_every_side() -> None:
    (outline,) = around([(0, 0), (1, 0), (0, 1)], INSET)
    near, far, inner = INSET, 2 * UNIT - INSET, UNIT - INSET
    assert set(outline) == {(near, near), (far, near), (far, inner), (inner, inner), (inner, far), (near, far)}


def test_squares_around_a_hole_have_two_outlines() -> None:
    ring = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    outer, inner = sorted(around(ring, INSET), key=lambda outline: min(outline))
    assert len(outer) == len(inner) == 4
    assert min(inner) == (UNIT - INSET, UNIT - INSET), "stone all around the hole"


def test_squares_that_touch_by_a_corner_keep_to_their_own() -> None:
    assert sorted(map(len, around([(0, 0), (1, 1)], INSET))) == [4, 4]


def test_every_facing_covers_the_squares_that_the_rules_say() -> None:
    game = spellboard.load("magalon")
    figures = game.drawn("en").symbols
    view = game.new(2).view(None)
    for ruin in view.ruins:
        figure = figures[f"ruin-{ruin.facing}"]
        assert figure.size == 2.0 and figure.anchor is not None
        places = {node.id: node for node in game.layout["board"].nodes}
        corner = places[ruin.corner]
        left = corner.x - figure.anchor[0] / UNIT
        top = corner.y - figure.anchor[1] / UNIT
        squares = [places[name] for name in ruin.squares]
        assert left == min(node.x for node in squares) - 0.5
        assert top == min(node.y for node in squares) - 0.5
