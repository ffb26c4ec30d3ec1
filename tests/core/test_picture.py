"""Pictures: they stand alone, in either theme, and say nothing that a spectator may not know."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from spellboard import Match, Piece, Scene, SpellboardError, Spot
from spellboard.core import svg
from spellboard.core.messages import Message
from spellboard.core.picture import picture
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


def test_a_language_that_there_is_not_is_an_error_of_ours() -> None:
    match = Match.begin(GAME.load(), ["Ada", "Ben", "Cleo"], seed=3)
    with pytest.raises(SpellboardError):
        match.game.picture(match.view(None), language="xx")
