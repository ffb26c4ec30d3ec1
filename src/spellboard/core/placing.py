"""Where the things of a scene stand on their sheet. The page does the same (web/src/model/placing.ts)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import groupby
from statistics import median

from msgspec import Struct

from .art import Art, Ground, Stand
from .layout import Layout, Node, Sheet
from .scene import Piece, Scene
from .svg import Box

FULL = 0.86
"""How much of its place a thing fills."""
AMONG = 0.3
"""In an area with an outline of its own there is room for much: nothing is larger than this part of a unit."""


class Standing(Struct, frozen=True):
    """A thing on a sheet: its middle and how wide it is, in units of the layout."""

    piece: Piece
    x: float
    y: float
    size: float


def unit_of(sheet: Sheet) -> float:
    """The usual distance from a node to its nearest neighbour."""
    near = [min((_away(one, other) for other in sheet.nodes if other is not one), default=0.0) for one in sheet.nodes]
    near = [distance for distance in near if distance]
    return median(near) if near else min(sheet.width, sheet.height)


def _away(one: Node, other: Node) -> float:
    return math.hypot(one.x - other.x, one.y - other.y)


def place_of(sheet: Sheet, piece: Piece, unit: float) -> tuple[str, str, Box, bool]:
    """The id, the kind and the box of where a thing lies, and whether it is an area with an outline of its own."""
    at = piece.at
    if at.node:
        node = next(one for one in sheet.nodes if one.id == at.node)
        if not node.outline:
            return node.id, node.kind, (node.x - unit / 2, node.y - unit / 2, unit, unit), False
        xs, ys = [x for x, _ in node.outline], [y for _, y in node.outline]
        box = min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)
        return node.id, node.kind, box, len(node.outline) > 4
    zone = next(one for one in sheet.zones if one.id == at.zone)
    if not zone.slots:
        return zone.id, zone.kind, (zone.x, zone.y, zone.width, zone.height), False
    wide = zone.width / zone.slots
    return zone.id, zone.kind, (zone.x + at.slot * wide, zone.y, wide, zone.height), False


def standing(layout: Layout, sheet: str, scene: Scene, art: Art, seat: int | None = None) -> list[Standing]:
    """All things of one sheet (of one seat, where every seat has one), those further back first."""
    found, paper = [], layout[sheet]
    unit, ground = unit_of(paper), art.grounds.get(sheet)
    here = [piece for piece in scene.pieces if piece.at.sheet == sheet and piece.at.seat in (None, seat)]
    placed = [(place_of(paper, piece, unit), piece) for piece in here]
    placed.sort(key=lambda one: one[0][:3])
    for (name, kind, box, outlined), some in groupby(placed, key=lambda one: one[0]):
        pieces = [piece for _, piece in some]
        found += on_place(pieces, name, kind, box, unit * (AMONG if outlined else 1.1), ground, art)
    return sorted(found, key=lambda one: (one.y, one.x, one.piece.id))


def on_place(
    pieces: Sequence[Piece], name: str, kind: str, box: Box, most: float, ground: Ground | None, art: Art
) -> list[Standing]:
    """The things of one place: in the rows that the ground names, the rest sharing it evenly."""
    stands = ground.stands if ground is not None else {}
    rows = stands.get(name) or stands.get(kind) or stands.get("") or ()
    left, top, width, height = box
    found, rest = [], list(pieces)
    for row in sorted(rows, key=lambda row: not row.of):
        mine = [piece for piece in rest if not row.of or piece.symbol.startswith(row.of)]
        rest = [piece for piece in rest if piece not in mine]
        found += _in_row(mine, row, left + width / 2, top + height / 2, art)
    return found + _shared(rest, box, most, art)


def _in_row(pieces: Sequence[Piece], row: Stand, x: float, y: float, art: Art) -> list[Standing]:
    gaps = len(pieces) - 1
    step = min(row.step, row.width / gaps) if gaps > 0 and row.width else row.step
    return [
        Standing(piece, x + row.x + (n - gaps / 2) * step, y + row.y, row.size or own_size(piece, art) or row.step)
        for n, piece in enumerate(pieces)
    ]


def own_size(piece: Piece, art: Art) -> float:
    symbol = art.symbol(piece)
    return 0.0 if symbol is None else symbol.size


def _shared(pieces: Sequence[Piece], box: Box, most: float, art: Art) -> list[Standing]:
    """One thing in the middle, at its own size; several in as many columns as make them largest."""
    left, top, width, height = box
    count = len(pieces)
    if count == 1:
        size = own_size(pieces[0], art) or min(width * FULL, height * FULL, most)
        return [Standing(pieces[0], left + width / 2, top + height / 2, size)]
    columns, size = 1, 0.0
    for tried in range(1, count + 1):
        fits = min(width * FULL / tried, height * FULL / math.ceil(count / tried), most * 0.9)
        if fits > size:
            columns, size = tried, fits
    rows = math.ceil(count / columns) if count else 0
    found = []
    for n, piece in enumerate(pieces):
        row = n // columns
        in_row = count - row * columns if row == rows - 1 else columns
        x = left + width / 2 + (n % columns - (in_row - 1) / 2) * size
        y = top + height / 2 + (row - (rows - 1) / 2) * size
        found.append(Standing(piece, x, y, min(size, own_size(piece, art) or size)))
    return found
