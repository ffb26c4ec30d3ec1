"""How Das Amulett is drawn: the map by hand, display, mats and hand plainly, and everything that lies on them."""

from __future__ import annotations

from collections.abc import Mapping

from ...core import plain
from ...core.art import Art
from ...core.layout import Layout
from ...core.words import Words
from .drawing_ground import board_ground
from .drawing_symbols import symbols
from .edition import Figures


def art(figures: Figures, refunds: Mapping[str, int], layout: Layout, words: Words) -> Art:
    """A page shows display, mats and hand beside the map and the seats, as rows of things."""
    grounds = {"board": board_ground(figures)}
    grounds |= {sheet.id: plain.ground(sheet, words) for sheet in layout.sheets if sheet.id not in grounds}
    return Art(grounds, symbols(figures, refunds, words))
