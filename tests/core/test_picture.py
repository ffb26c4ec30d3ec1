"""Pictures: they stand alone, in either theme, and say nothing that a spectator may not know."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from spellboard import Match, Piece, Scene, SpellboardError, Spot
from spellboard.core import svg
from spellboard.core.messages import Message
from spellboard.core.picture import picture
from spellboard.core.placing import standing
from tests.example import GAME


def test_a_notebook_shows_positions_and_matches() -> None:
    match = Match.begin(GAME.load(), ["Ada", "Ben", "Cleo"], seed=3)
    for drawn in (match._repr_svg_(), match.state._repr_svg_()):
        assert ElementTree.fromstring(drawn).tag.endswith("svg")
        assert drawn == match.game.picture(match.view(None))


def test_a_picture_has_the_very_colours_of_its_theme_and_in_a_page_their_names() -> None:
    match = Match.begin(GAME.load(), ["Ada", "Ben", "Cleo"], seed=3)
    light, dark, page = (match.game.picture(match.view(0), theme=theme) for theme in ("light", "dark", "page"))
    field = svg.tokens()["field"]
    assert field[0] in light and field[1] in dark and "var(" not in light + dark
    assert f"var(--field, {field[0]})" in page


def test_a_sheet_of_a_seat_is_drawn_for_that_seat() -> None:
    match = Match.begin(GAME.load(), ["Ada", "Ben", "Cleo"], seed=3)
    first, second = (match.game.picture(match.view(None), sheet="mat", seat=seat) for seat in (0, 1))
    assert first != second, "each in the colour of its seat"


def test_words_in_a_drawing_cannot_break_it() -> None:
    assert ElementTree.fromstring(svg.words('<script>&"', 0, 0, 12)).text == '<script>&"'
    assert ElementTree.fromstring(svg.element("rect", fill='"/><x')).attrib["fill"] == '"/><x'


def test_a_thing_that_nobody_has_drawn_is_a_disc_with_letters() -> None:
    game = GAME.load()
    odd = Piece("x", "nobody-drew-this", Spot("table", node="deck"), Message("piece-deck"), called="coal")
    drawn = picture(game, Scene((odd,)))
    assert [one.text for one in ElementTree.fromstring(drawn).iter() if one.text == "co"] == ["co"]


@pytest.mark.parametrize(
    ("right", "down", "seen"),
    [(0, 0, True)]
    + [(side * 0.99, 0, True) for side in (-1, 1)]
    + [(0, side * 0.99, True) for side in (-1, 1)]
    + [(side * 1.01, 0, False) for side in (-1, 1)]
    + [(0, side * 1.01, False) for side in (-1, 1)],
)
def test_a_part_of_a_sheet_shows_what_reaches_into_it(right: float, down: float, seen: bool) -> None:
    game = GAME.load()
    deck = Scene((Piece("x", "deck", Spot("table", node="deck"), Message("piece-deck")),))
    art = game.drawn("en")
    ground = art.grounds["table"]
    (one,) = standing(game.layout, "table", deck, art)
    size = one.size * ground.unit
    x, y = (origin + at * ground.unit for origin, at in zip(ground.origin, (one.x, one.y), strict=True))
    # A square of four sizes, moved so far from the middle of the deck that the deck lies a size beside it, or nearly.
    part = (x - 2 * size + 3 * size * right, y - 2 * size + 3 * size * down, 4 * size, 4 * size)
    drawn = picture(game, deck, part=part)
    assert (drawn != picture(game, Scene(()), part=part)) == seen


def test_a_language_that_there_is_not_is_an_error_of_ours() -> None:
    match = Match.begin(GAME.load(), ["Ada", "Ben", "Cleo"], seed=3)
    with pytest.raises(SpellboardError):
        match.game.picture(match.view(None), language="xx")
