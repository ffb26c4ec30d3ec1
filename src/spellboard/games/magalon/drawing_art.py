"""How Magalon is drawn: the valley, the energy scale, and what lies on them."""

from __future__ import annotations

import msgspec

from ...core import plain
from ...core.art import Art, Figure
from ...core.layout import Layout
from ...core.words import Words
from .drawing_ground import board_ground, scale_ground
from .drawing_symbols import symbols
from .edition import Board
from .explaining import explain

TOPICS = {"wizard": "wizard", "gnome": "gnomes", "giant": "giant", "shield": "shield", "ruin": "ruins"}
"""What somebody asks about who points at a thing."""


def art(board: Board, layout: Layout, words: Words) -> Art:
    """The valley and the scale by hand, dice and mats plainly: a page shows those beside the seats."""
    grounds = {"board": board_ground(board), "scale": scale_ground(board)}
    grounds |= {sheet.id: plain.ground(sheet, words) for sheet in layout.sheets if sheet.id not in grounds}
    return Art(grounds, {name: _labelled(board, name, figure, words) for name, figure in symbols(board).items()})


def _labelled(board: Board, name: str, figure: Figure, words: Words) -> Figure:
    kind, _, rest = name.partition("-")
    topic = rest if kind in ("card", "artifact") else TOPICS.get(kind, "")
    said = explain(board, topic) if topic else []
    return msgspec.structs.replace(figure, label=" ".join(words.render(one, ()) for one in said))
