"""A plain drawing of any game, from its layout alone: paper, ways, outlines, names, and the pieces that there are."""

from __future__ import annotations

from . import svg
from .art import Art, Figure, Ground, drawn
from .layout import Layout, Node, Sheet
from .placing import unit_of
from .svg import closed, colour, element, number
from .words import Words

MARGIN = 22.0
FIELD, AREA = 40.0, 100.0
"""How large one field and one area with an outline are drawn."""
SHORT = 3
OTHERS = ("ui-", "sign-", "logo", "field-")


def art(layout: Layout, words: Words) -> Art:
    """Grounds of all sheets, and every piece of the collection under its own name."""
    return Art({sheet.id: ground(sheet, words) for sheet in layout.sheets}, symbols())


def symbols() -> dict[str, Figure]:
    """Pieces that any game may name."""
    return {name: drawn(name) for name in svg.pieces() if not name.startswith(OTHERS)}


def ground(sheet: Sheet, words: Words) -> Ground:
    """The paper, what joins nodes, their outlines and names, the places of zones, and lines such as a wall."""
    unit = unit_of(sheet)
    outlined = bool(sheet.nodes) and all(node.outline for node in sheet.nodes)
    k = (AREA if outlined else FIELD) / unit
    wide, high = sheet.width * k, sheet.height * k
    box = (-MARGIN, -MARGIN, wide + 2 * MARGIN, high + 2 * MARGIN)
    paper = element(
        "rect", x=1 - MARGIN, y=1 - MARGIN, width=wide + 2 * MARGIN - 2, height=high + 2 * MARGIN - 2, rx=6,
        fill=colour("sheet"), stroke=colour("edge"), stroke_width=2,
    )  # fmt: skip
    drawing = [paper, _ways(sheet, k), *(_field(node, unit, k) for node in sheet.nodes)]
    for zone in sheet.zones:
        drawing.append(
            element("rect", x=zone.x * k, y=zone.y * k, width=zone.width * k, height=zone.height * k, rx=3,
                    fill=colour("well"), stroke=colour("line"))
        )  # fmt: skip
    for points in sheet.lines.values():
        line = " ".join(f"{number(x * k)},{number(y * k)}" for x, y in points)
        for token, width in (("edge", 9), ("stone", 6)):
            drawing.append(
                element("polyline", points=line, fill="none", stroke=colour(token), stroke_width=width,
                        stroke_linejoin="round", stroke_linecap="round")
            )  # fmt: skip
    drawing += [_name(node, unit, k, words) for node in sheet.nodes]
    return Ground(box, "".join(drawing), k)


def _ways(sheet: Sheet, k: float) -> str:
    at = {node.id: node for node in sheet.nodes}
    ways = "".join(
        f"M{number(at[a].x * k)} {number(at[a].y * k)}L{number(at[b].x * k)} {number(at[b].y * k)}"
        for a, b in sheet.edges
    )
    return element("path", d=ways, fill="none", stroke=colour("grid"), stroke_width=2) if ways else ""


def _field(node: Node, unit: float, k: float) -> str:
    half = unit / 2
    around = [(node.x + dx * half, node.y + dy * half) for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    corners = [(x * k, y * k) for x, y in node.outline or around]
    # A kind of land may be a colour of the list by itself: forest, water, mountain.
    fill = node.kind if node.kind in svg.tokens() else "field"
    return element("path", d=closed(corners), fill=colour(fill), stroke=colour("grid"))


def _name(node: Node, unit: float, k: float, words: Words) -> str:
    lower = max((y for _, y in node.outline), default=node.y + unit / 2)
    # In an area there is no room for more than its letters.
    text = node.id if node.outline or len(node.id) <= SHORT else words.name(node.id)
    return svg.words(text, node.x * k, lower * k - 6, 11)
