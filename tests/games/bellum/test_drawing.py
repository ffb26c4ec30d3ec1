"""A position drawn for the terminal, whole: every letter of it has its place."""

from __future__ import annotations

import re

import pytest

from .table import game
from .test_soundness import ATTACK, drawn

DAY = """
Day 1, Captain p1, row 2
Supply: food 30, glyph 20, barrel 9, wooden chest 17, metal chest 19, gold chest
        10
Piles: farm 1, village 4, town 10, evil creature 42, most evil creature 18

Kingdom (defence, loot)
  Tavern      2  barrel 1
  Wheat farm  3  food 3
  Goose farm  3  wooden chest 1, food 1
  Sheep farm  3  wooden chest 1, food 2

To recruit (rows left | right, bonus)
  Wolf A         - F F - - F  | - SS S - - S
  Wolf B         F - - F F -  | S - - S SS -
  Black dragon A G F FF G F F | XS SS XS SS SS XS
  Black dragon B F F G FF F G | XS SS SS XS SS XS magic shield

*p1 Vampire count                        p2 Lich king
   barrel 1                                wooden chest 3, metal chest 1
   shields 2, magic 0                      shields 2, magic 0
   1  F3 G. M. | S1 X. T.                  1  F1 G. M1 | S1 X. T.
  >2  F1 G. M. | S2 X. T2  <              >2  F3 G. M1 | S1 X. T.  <
   3  F. G. M. | S. X. T.                  3  F1 G. M. | S1 X. T.
   4  F3 G. M. | S2 X. T.                  4  F1 G. M1 | S1 X. T.
   5  F1 G. M. | S1 X. T.                  5  F2 G. M. | S. X. T.
   6  F1 G. M. | S1 X. T.                  6  F1 G. M. | S1 X. T.
   left: Goblin forager, Goblin            left: Goblin cook, Goblin cook,
         forager                                 Harpy A
   right: Pickpocket imp A                 right: -

 p3 Witch queen
   shields 2, magic 0
   1  F1 G. M. | S. X. T.
  >2  F1 G. M. | S1 X. T.  <
   3  F3 G. M. | S. X. T.
   4  F1 G. M. | S1 X. T.
   5  F1 G. M. | S. X. T.
   6  F3 G. M. | S1 X. T.
   left: Goblin sneak, Goblin sneak
   right: -

F food  G glyph  M treasure map  S sword  X magic sword  T thief
"""


def test_a_day_is_drawn_with_kingdom_recruits_and_castles() -> None:
    assert str(drawn(ATTACK)) == DAY.strip("\n")


def price_on(creature: str) -> str:
    """What stands under the line of a card, as it is read."""
    drawing = game().drawn("en").symbols[f"creature-{creature}"].drawing
    line = re.search(r'<path d="M8 [0-9.]+H[^>]*>', drawing)
    below = "" if line is None else drawing[line.end() :]
    return " ".join(word or thing for word, thing in re.findall(r'>([^<>]+)</text>|href="#d-([a-z]+)"', below))


def test_a_card_for_hire_shows_its_price_and_a_goblin_has_none() -> None:
    assert price_on("E01") == "2 food"
    assert price_on("V01") == "4 food 1 glyph / 3 glyph"
    assert price_on("G01") == ""
    symbols = game().drawn("en").symbols
    assert symbols["creature-E01"].box[3] > symbols["creature-G01"].box[3]


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_on_a_narrow_screen_every_place_is_a_tile_with_all_that_its_card_tells(language: str) -> None:
    symbols = game().drawn(language).symbols

    def told(drawing: str) -> str:
        """All words and things of a drawing in their order, however its lines are broken."""
        return " ".join("".join(one) for one in re.findall(r'>([^<>]+)</text>|href="#d-([a-z-]+)"', drawing))

    places = [place.id for place in game().figures.all_places]
    for place in places:
        card, tile = symbols[f"place-{place}"], symbols[f"place-{place}-small"]
        assert told(tile.drawing).replace("- ", "-") == told(card.drawing).replace("- ", "-")
        assert tile.box[2] < card.box[2] * 0.6
        sizes = re.findall(r'font-size="([0-9.]+)"', tile.drawing)
        assert min(map(float, sizes)) >= 12  # a tile is shown at 63 of its 68 units or more: no letter is under 11
        squeezed = re.findall(r'textLength="([0-9.]+)"[^>]*>([^<]+)<', tile.drawing)
        assert all(float(room) < tile.box[2] and len(word) > 9 for room, word in squeezed)
    assert any("textLength" in symbols[f"place-{place}-small"].drawing for place in places) == (language != "en")
