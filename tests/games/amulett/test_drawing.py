"""A position drawn for the terminal, whole: every letter of it has its place."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from spellboard import Scene
from spellboard.core import svg
from spellboard.core.picture import picture
from spellboard.core.svg import Theme

from .table import at

PEARL = "#fbf7ee"
"""What a white gem is filled with."""

POSITION = (
    "at trade-bid p1; hat p2; caravan A1; left 3; bid 3 p3; out p2\nA1: red white",
    "silver 9 / - / gift 2, influence 1 / green",
    "",
    "silver 3",
)

TRADE = """
Round 1 · Gem phase · trades left 3, bid 3 · spell deck 31
Metal stacks: gold 28, silver 16, copper 28, iron 28
             *A1 for       A2^ ste      A3^ mou      A4^ wat
              re wh        re ye        gn cl        wh lb
       B1^ mou      B2^ wat      B3^ cit      B4^ for      B5^ ste
       db gy        or br        re ye gn     cl wh        lb db
 C1^P ste     C2^P for     C3^P cit     C4 cit       C5 wat       C6 mou
 gy or        re br        ye gn cl     wh lb db     gy or        re br
       D1P mou      D2P wat      D3 cit       D4 for       D5 ste
       ye gn        cl lb        db gy or     re br        ye gn
              E1P for      E2P ste      E3P mou      E4 wat
              re cl        ye gn        ye cl        cl

 >p1  9 cards, 7 stones in supply  [gn]
      Influence 1, Gift 2
^ p2 (passed)  10 stones in supply
  p3 (bid 3)  3 cards, 10 stones in supply
"""


def test_a_trade_is_drawn_with_board_bid_and_players() -> None:
    assert str(at(*POSITION)) == TRADE.strip("\n")


DEALT = """at keep p1; hat p1
dealt p1 gift influence great-power vein-gold; dealt p2 vein-iron meta-gold meta-iron superiority
dealt p3 pull-light pull-darkness magic-ruby energy-arcs"""


def test_who_keeps_two_spells_sees_hand_and_what_was_dealt() -> None:
    s = at(DEALT, "", "", "", start="expert")
    own = s.game.draw(s.view(0), s.game.words("en")).splitlines()
    assert own[-3:] == [
        "In hand: gold 1, silver 1, copper 1, iron 1",
        "Dealt: Vein of Gold, Influence, Gift, Great Power",
        "Chosen: -",
    ]
    assert not [line for line in str(s).splitlines() if "Vein of Gold" in line]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("area", "token"), [("A1", "gem-edge"), ("C4", "on-other")])
def test_a_gem_in_a_quarter_has_the_contour_of_the_other_material(area: str, token: str, theme: Theme) -> None:
    s = at(f"at move p1; hat p1; caravan E4; left 3; {area}: white", "", "", "")
    pearl = next(one for one in s.game.scene(s.view(None)).pieces if one.id == f"gem-white-{area}")
    drawn = ElementTree.fromstring(picture(s.game, Scene((pearl,)), theme=theme))
    contours = [one.get("stroke") for one in drawn.iter() if one.get("fill") == PEARL]
    assert contours == [svg.tokens()[token][theme == "dark"]]
