"""How Bellum Magica is drawn: its cards and tokens by hand; the page lays them out in rows, so the sheets are plain."""

from __future__ import annotations

from ...core import plain
from ...core.art import Art
from ...core.layout import Layout
from ...core.words import Words
from .drawing_symbols import symbols
from .edition import Figures


def art(figures: Figures, layout: Layout, words: Words) -> Art:
    """Plain paper under cards that are drawn from the figures of the edition."""
    return Art({sheet.id: plain.ground(sheet, words) for sheet in layout.sheets}, symbols(figures, words))
