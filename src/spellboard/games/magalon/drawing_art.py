"""How Magalon is drawn: the valley, the energy scale, and what lies on them."""

from __future__ import annotations

from ...core import plain
from ...core.art import Art
from ...core.layout import Layout
from ...core.words import Words
from .drawing_ground import board_ground, scale_ground
from .drawing_symbols import symbols
from .edition import Board


def art(board: Board, layout: Layout, words: Words) -> Art:
    """The valley and the scale by hand, dice and mats plainly: a page shows those beside the seats."""
    grounds = {"board": board_ground(board), "scale": scale_ground(board)}
    grounds |= {sheet.id: plain.ground(sheet, words) for sheet in layout.sheets if sheet.id not in grounds}
    return Art(grounds, symbols(board))
