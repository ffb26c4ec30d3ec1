"""The things of Magalon: ruins as one solid block, figures on their square, cards that say what they give."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...core import svg
from ...core.art import Figure, drawn, symbol_key
from ...core.svg import closed, colour, element, number
from .edition import FACINGS, Board, Card

UNIT = 40.0
INSET, SIDE, COURSE, JOINT = 3.0, 5.0, 11.7, 22.0
Point = tuple[float, float]
SEAT = "var(--p, currentColor)"


def symbols(board: Board) -> dict[str, Figure]:
    """Everything that a scene names, and the signs of the actions."""
    found = {symbol_key("ruin", facing): ruin(board, turns) for turns, facing in enumerate(FACINGS)}
    found |= {"wizard": _wizard(), "gnome": _standing("gnome", 0.98, (20, 19.6), 14.4),
              "giant": _standing("giant", 1.3, (20, 25.4), 14.4), "shield": _shield(), "seal": _seal()}  # fmt: skip
    for field in board.specials[1:]:
        found[f"artifact-{field.id}"] = _artifact(field.id)
    for face in range(1, 7):
        found[f"die-{face}"] = drawn(f"die-{face}")
    for card in board.figures.card:
        found[f"card-{card.value}"] = card_face(card)
    return found | {name: drawn(name) for name in svg.pieces() if name.startswith("act-")}


# --- figures ----------------------------------------------------------------------------------------------------------


def _shadow(wide: float, y: float = 37.2) -> str:
    return element("ellipse", cx=20, cy=y, rx=wide, ry=wide * 0.28, fill=colour("edge"), fill_opacity=0.2)


def _ring(token: str) -> str:
    return element("circle", cx=20, cy=21, r=21.5, fill="none", stroke=colour(token), stroke_width=2.6)


def _standing(name: str, size: float, anchor: Point, shadow: float) -> Figure:
    box, drawing = svg.piece(name)
    return Figure(box, _shadow(shadow) + drawing, size, anchor)


def _wizard() -> Figure:
    box, drawing = svg.piece("wizard")
    dome = element("path", d="M2.9 40V19.6A17.1 17.1 0 0 1 37.1 19.6V40", fill="none", stroke=colour("verdigris"),
                   stroke_width=2.2)  # fmt: skip
    return Figure(
        box,
        _shadow(14.4) + drawing,
        1.08,
        (20, 20.8),
        (20, 29.2, 14.4),
        {"protected": dome, "attacked": _ring("rubric")},
    )


def _shield() -> Figure:
    return drawn("shield", 0.92, (20, 21), (20, 18.4, 17.6), {"taken": _ring("gold-edge")})


def _seal() -> Figure:
    """The stone of a seat on the energy scale."""
    disc = element("circle", cx=12, cy=12, r=10.6, fill=SEAT, stroke=colour("edge"), stroke_width=1.6)
    return Figure((0, 0, 24, 24), disc, sign=(12, 12, 13))


def _artifact(name: str) -> Figure:
    """In the colour of its seat, with a rim that stands out from the building it lies in."""
    box, drawing = svg.piece(f"artifact-{name}" if f"artifact-{name}" in svg.pieces() else "star")
    rim = element("g", drawing, color=colour("on-other"), stroke=colour("on-other"), stroke_width=3)
    if "stroke-width" in drawing:  # a ring is drawn by its stroke alone: a wider one behind it is its rim
        wider = drawing.replace('stroke-width="5"', 'stroke-width="7.4"')
        rim = wider.replace("currentColor", colour("on-other"))
    return Figure(box, rim + drawing.replace("currentColor", SEAT))


# --- cards ------------------------------------------------------------------------------------------------------------


def gifts(card: Card) -> list[tuple[str, str]]:
    """What a card gives besides the walk: the sign of the action, and how much of it where that is counted."""
    counted = [("act-energy", card.energy), ("act-ruin", card.ruins), ("act-gnome", card.gnomes)]
    once = [("act-fly", card.lift), ("act-shield", card.protection), ("act-return", card.recover)]
    return [(sign, str(many)) for sign, many in counted if many] + [(sign, "") for sign, is_so in once if is_so]


def card_face(card: Card) -> Figure:
    """The number of squares, and below it what else the card gives."""
    plate = element("rect", x=0.8, y=0.8, width=46.4, height=62.4, rx=4, fill=colour("raised"), stroke=colour("edge"),
                    stroke_width=1.6)  # fmt: skip
    value = svg.words(str(card.value), 24, 33, 30, font_family=svg.font("display"), font_weight=600, fill=colour("ink"))
    given, parts = gifts(card), []
    wide = [22 if text else 15 for _, text in given]
    x = 24 - sum(wide) / 2
    for (sign, text), room in zip(given, wide, strict=True):
        parts.append(svg.moved(svg.piece(sign)[1], x, 42, 14 / 24))
        if text:
            parts.append(svg.words(text, x + 18, 53.6, 12.5))
        x += room
    return Figure((0, 0, 48, 64), plate + value + element("g", *parts, color=colour("ink-2")))


# --- ruins ------------------------------------------------------------------------------------------------------------


def ruin(board: Board, turns: int) -> Figure:
    """The squares of a ruin as one block of stone: outline, side, courses, light on the upper edges."""
    cells = [(x, -y) for x, y in board.offsets(turns)]
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    wide, high = max(x for x, _ in cells) - left + 1, max(y for _, y in cells) - top + 1
    shape = [(x - left, y - top) for x, y in cells]
    outline = around(shape, INSET)
    body = "".join(map(closed, outline))
    edge = colour("edge")
    parts = [
        element("path", d=body, transform=f"translate(0 {number(SIDE)})", fill=colour("stone-dark"), stroke=edge,
                stroke_width=1.6, stroke_linejoin="round"),
        element("path", d=body, fill=colour("stone")),
        element("path", d="".join(_courses(outline)), fill="none", stroke=colour("stone-dark"), stroke_width=1.1),
        element("path", d="".join(map(closed, around(shape, INSET + 1.9))), fill="none", stroke=colour("stone-lit"),
                stroke_width=2.2, opacity=0.75),
        element("path", d=body, fill="none", stroke=edge, stroke_width=1.8, stroke_linejoin="round"),
    ]  # fmt: skip
    box = (0.0, 0.0, wide * UNIT, high * UNIT + SIDE)
    return Figure(box, "".join(parts), float(wide), ((0.5 - left) * UNIT, (0.5 - top) * UNIT))


def around(cells: Sequence[tuple[int, int]], inset: float) -> list[list[Point]]:
    """The outlines of squares, drawn in by a little on every side: one, and one more for every hole in the middle."""
    inside = set(cells)
    edges: dict[Point, list[Point]] = {}
    for x, y in cells:  # clockwise: what is inside lies to the right
        sides = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
        corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
        for n, beside in enumerate(sides):
            if beside not in inside:
                edges.setdefault(corners[n], []).append(corners[(n + 1) % 4])
    found = []
    while edges:
        found.append(_drawn_in(_loop(edges), inset))
    return found


def _loop(edges: dict[Point, list[Point]]) -> list[Point]:
    """One round along the edges, which are used up; where two squares touch by a corner it keeps to its own."""
    at, corners = min(edges), list[Point]()
    heading = (0.0, 0.0)
    while at in edges:
        corners.append(at)
        ways = edges[at]
        right = (at[0] - heading[1], at[1] + heading[0])
        to = right if right in ways else ways[0]
        ways.remove(to)
        if not ways:
            del edges[at]
        heading, at = (to[0] - at[0], to[1] - at[1]), to
        if at == corners[0]:
            break
    return corners


def _drawn_in(corners: Sequence[Point], inset: float) -> list[Point]:
    found = []
    for n, (x, y) in enumerate(corners):
        (x0, y0), (x1, y1) = corners[n - 1], corners[(n + 1) % len(corners)]
        came, goes = (x - x0, y - y0), (x1 - x, y1 - y)
        if came != goes:
            right = -came[1] - goes[1], came[0] + goes[0]
            found.append((x * UNIT + right[0] * inset, y * UNIT + right[1] * inset))
    return found


def _courses(outlines: Sequence[Sequence[Point]]) -> Iterator[str]:
    """Rows of stones, every second one shifted, as far as they lie within the outline."""
    xs, ys = [x for line in outlines for x, _ in line], [y for line in outlines for _, y in line]
    y, row = min(ys) + COURSE, 0
    while y < max(ys):
        for start, end in _within(outlines, y, across=True):
            yield f"M{number(start)} {number(y)}H{number(end)}"
        y += COURSE
    y = min(ys)
    while y < max(ys):
        x = min(xs) + (JOINT if row % 2 == 0 else JOINT / 2)
        while x < max(xs):
            for start, end in _within(outlines, x, across=False):
                top, low = max(start, y), min(end, y + COURSE)
                if low - top > 2:
                    yield f"M{number(x)} {number(top)}V{number(low)}"
            x += JOINT
        y, row = y + COURSE, row + 1


def _within(outlines: Sequence[Sequence[Point]], at: float, across: bool) -> list[tuple[float, float]]:
    """The stretches of a line across (or down) that lie within the outline."""
    cuts = []
    for outline in outlines:
        for n, (x, y) in enumerate(outline):
            x0, y0 = outline[n - 1]
            low, high, where = (min(y0, y), max(y0, y), x) if across else (min(x0, x), max(x0, x), y)
            if low < at < high:
                cuts.append(where)
    cuts.sort()
    return list(zip(cuts[::2], cuts[1::2], strict=True))
