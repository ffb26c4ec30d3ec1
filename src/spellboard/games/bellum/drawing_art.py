"""How Bellum Magica is drawn: table, cards and tokens by hand; mats and hand plainly: a page lays them in rows."""

from __future__ import annotations

from ...core import plain
from ...core.art import Art
from ...core.layout import Layout
from ...core.words import Words
from .drawing_ground import board_ground
from .drawing_symbols import symbols
from .edition import Figures


def art(figures: Figures, layout: Layout, words: Words) -> Art:
    """Plain paper under cards that are drawn from the figures of the edition."""
    grounds = {"board": board_ground(layout["board"])}
    grounds |= {sheet.id: plain.ground(sheet, words) for sheet in layout.sheets if sheet.id not in grounds}
    return Art(grounds, symbols(figures, words))
