"""A picture of a position: the ground of a sheet and everything that lies on it, as one SVG that stands alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from . import svg
from .art import Figure
from .placing import Standing, standing
from .scene import Piece, Scene
from .svg import Box, Theme, colour, element
from .words import Words

if TYPE_CHECKING:
    from .game import Game


def picture(
    game: Game,
    scene: Scene,
    language: str = "en",
    theme: Theme = "light",
    sheet: str = "",
    seat: int | None = None,
    names: Sequence[str] = (),
    part: Box | None = None,
) -> str:
    """A sheet of the table with all that lies on it, or a part of it; the first one unless another is named."""
    words, art = game.words(language), game.drawn(language)
    paper = game.layout[sheet or game.layout.sheets[0].id]
    ground = art.grounds[paper.id]
    x, y = ground.origin
    frame = part or ground.box
    kinds = {node.id: node.kind for node in paper.nodes}
    placed = [
        (one, x + one.x * ground.unit, y + one.y * ground.unit)
        for one in standing(game.layout, paper.id, scene, art, seat)
    ]
    things = [
        svg.turned(
            thing(one, art.symbol(one.piece), at_x, at_y, ground.unit, words),
            ground.turned.get(kinds.get(one.piece.at.node, ""), {}),
        )
        for one, at_x, at_y in placed
        if part is None or _meets(frame, at_x, at_y, one.size * ground.unit)
    ]
    title = element("title", svg.escape(words.render(paper.title, names)))
    box = " ".join(map(svg.number, frame))
    drawing = svg.settled(art.whole("".join([ground.under, *things, ground.over])), theme)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img">'
    return f"{head}{title}{drawing}</svg>"


def _meets(frame: Box, x: float, y: float, size: float) -> bool:
    """Whether a thing may be seen in a part of the sheet; a card is higher than it is wide."""
    left, top, width, height = frame
    return left - size < x < left + width + size and top - size < y < top + height + size


def thing(one: Standing, symbol: Figure | None, x: float, y: float, unit: float, words: Words) -> str:
    """One thing at its place: its drawing, what is marked on it, its owner's sign, and how many there are."""
    piece, size = one.piece, one.size * unit
    parts = [_lettered(piece, size, words)] if symbol is None else [_drawn(piece, symbol, size)]
    if piece.count > 1:
        at, radius = size * 0.34, max(9.0, size * 0.2)
        parts.append(element("circle", cx=at, cy=at, r=radius, fill=colour("raised"), stroke=colour("edge")))
        parts.append(svg.words(str(piece.count), at, at + 4.2, 12, fill=colour("ink")))
    return element("g", *parts, transform=f"translate({svg.number(x)} {svg.number(y)})")


def _drawn(piece: Piece, symbol: Figure, size: float) -> str:
    left, top, width, height = symbol.box
    anchor = symbol.anchor or (left + width / 2, top + height / 2)
    k = size / width
    drawing = symbol.drawing + "".join(symbol.marks.get(mark, "") for mark in piece.marks)
    if piece.owner is not None and symbol.sign is not None:
        drawing += svg.sign(piece.owner, *symbol.sign)
    inside = svg.moved(svg.of_seat(drawing, piece.owner), -anchor[0] * k, -anchor[1] * k, k)
    return element("g", inside, color=colour("ink"))


def _lettered(piece: Piece, size: float, words: Words) -> str:
    """A thing without a drawing: a disc with the first letters of what it is called."""
    text = words.name(piece.called)[:2] if piece.called else ""
    fill = svg.of_seat("var(--p)", piece.owner) if piece.owner is not None else colour("raised")
    disc = element("circle", r=size * 0.42, fill=fill, stroke=colour("edge"), stroke_width=1.5)
    ink = colour("ink") if piece.owner is None else colour("on-p")
    return disc + (svg.words(text, 0, 4.5, 13, fill=ink) if text else "")
