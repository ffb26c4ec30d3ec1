"""How a game is drawn: the ground of each sheet, a drawing for each symbol, and how things stand on a place.

A game hands out one `Art` for each language. The page inlines it and only places, moves, lights and listens; a picture
of a position (`picture.py`) is made from the same.
"""

from __future__ import annotations

import re

from msgspec import Struct

from . import svg
from .scene import Piece
from .svg import Box

PREFIX = "d-"
"""What stands before the name of a symbol where a page keeps it (web/src/look/art.ts)."""
_USE = re.compile(r'<use href="#d-([^"]+)" x="([^"]+)" y="([^"]+)" width="([^"]+)" height="[^"]+"/>')


def used(name: str, x: float, y: float, size: float) -> str:
    """A symbol of the same art around a point: many cards show a few icons, which need not be sent with each."""
    at = {"x": x - size / 2, "y": y - size / 2, "width": size, "height": size}
    return svg.element("use", href=f"#{PREFIX}{name}", **at)


class Figure(Struct, frozen=True, omit_defaults=True):
    """The drawing of a thing."""

    box: Box
    """In units of its own."""
    drawing: str
    size: float = 0
    """How wide the box is in units of the layout, however small its place is; 0: it fills its place."""
    anchor: tuple[float, float] | None = None
    """The point that lies on the middle of the place; without one the middle of the box. A thing may reach over
    several fields: then it is the middle of the field that it is called by."""
    sign: tuple[float, float, float] | None = None
    """Where the owner's sign lies on it, and how wide it is."""
    marks: dict[str, str] = {}
    """What is drawn over it while it carries a mark."""
    places: tuple[tuple[float, float], ...] = ()
    """Where other things lie on it, in units of its box; those for which there is no place share the last one."""
    label: str = ""
    """What somebody reads who asks about it: what it does and costs."""


class Stand(Struct, frozen=True, omit_defaults=True):
    """Things of some kinds on a place: side by side around a point, closer together where they are many."""

    of: tuple[str, ...] = ()
    """Beginnings of their symbols; nothing: all that no other row takes."""
    x: float = 0
    y: float = 0
    """The middle of the row from the middle of the place, in units of the layout."""
    step: float = 1
    """From one thing to the next."""
    width: float = 0
    """From the first to the last at most; 0: no bound."""
    size: float = 0
    """How wide each is; 0: as its symbol says, or the step."""


class Ground(Struct, frozen=True, omit_defaults=True):
    """What lies under the things of a sheet, and where in it the places of the layout are."""

    box: Box
    under: str
    unit: float
    """One unit of the layout in units of this drawing."""
    origin: tuple[float, float] = (0, 0)
    """The layout's zero in this drawing."""
    over: str = ""
    """What lies over all things."""
    edged: tuple[str, ...] = ()
    """Kinds of nodes with a picture of their own: lit, they get an edge and are not covered."""
    turned: dict[str, dict[str, str]] = {}
    """Colours that things take from another token on some kinds of nodes: a contour must show on either material."""
    stands: dict[str, tuple[Stand, ...]] = {}
    """How things stand on a place: by its id, else by its kind, else under no name; else they share it evenly."""


class Art(Struct, frozen=True):
    """All that is drawn of a game in one language. Symbols may be more than a scene names: signs of actions."""

    grounds: dict[str, Ground]
    symbols: dict[str, Figure]

    def whole(self, drawing: str) -> str:
        """A drawing with everything in it that it takes from other symbols."""

        def placed(found: re.Match[str]) -> str:
            (left, top, width, height), inside = self.symbols[found[1]].box, self.symbols[found[1]].drawing
            x, y, size = float(found[2]), float(found[3]), float(found[4])
            k = size / max(width, height)
            return svg.moved(inside, x + (size - width * k) / 2 - left * k, y + (size - height * k) / 2 - top * k, k)

        return _USE.sub(placed, drawing)

    def symbol(self, piece: Piece) -> Figure | None:
        """The drawing of a piece, by its symbol and the way it faces."""
        return self.symbols.get(symbol_key(piece.symbol, piece.facing))


def symbol_key(symbol: str, facing: str = "") -> str:
    """Under which name the drawing of a symbol is found: a thing that faces some way has one for each."""
    return f"{symbol}-{facing}" if facing else symbol


def drawn(name: str, size: float = 0, anchor: tuple[float, float] | None = None,
          sign: tuple[float, float, float] | None = None, marks: dict[str, str] | None = None) -> Figure:  # fmt: skip
    """A symbol from the collection of pieces."""
    box, drawing = svg.piece(name)
    return Figure(box, drawing, size, anchor, sign, marks or {})
