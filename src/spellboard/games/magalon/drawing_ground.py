"""The valley as it lies on the table, drawn from the edition: frame, two tones of field, landscape, fire, buildings."""

from __future__ import annotations

from collections.abc import Iterator

from ...core import svg
from ...core.art import Ground, Stand
from ...core.rng import Rng
from ...core.svg import colour, element, number
from .edition import Board, Field, square_name

UNIT = 40.0
FRAME = 26.0
NEATLINE = 6.0
LANDSCAPE = (
    "m-14 8 11-17 6 9 4-5 7 13m-20-12 3 3 3-3m5 8 3 4",
    "m-13 6q11-18 22 0m-6 0q6-9 11 0",
    "m-5 7v-5m0 0-5 0 5-11 5 11zm12 6v-4m0 0-4 0 4-8 4 8z",
    "m-10 7 3-8 6-4 6 4 4 8zm9-12-1 7m7-3-1 4",
    "m-7 5-3-7m5 7v-9m2 9 3-7",
)
"""Peaks, hills, trees, rocks, tufts, each from where it stands; they mean nothing."""
WILD = ((85, 4), (50, 5), (20, 5), (10, 1))
"""From the rim inwards: how likely something stands on a square, in percent; further in only tufts."""
BEAD = 34.4
"""From one point of the energy scale to the next."""


def board_ground(board: Board) -> Ground:
    """The valley, one square of 40 units, in its frame."""
    wide, high = board.columns * UNIT, board.rows * UNIT
    under = [
        element("rect", x=1, y=1, width=wide + 2 * FRAME - 2, height=high + 2 * FRAME - 2, rx=6, fill=colour("sheet"),
                stroke=colour("edge"), stroke_width=2),
        element("rect", x=FRAME, y=FRAME, width=wide, height=high, fill=colour("field")),
        element("path", d=_every_second(board), fill=colour("field-alt")),
        _landscape(board),
        element("path", d=_grid(board), stroke=colour("grid"), fill="none"),
        *(_red(board, name) for name in board.figures.red_fields.squares),
        *(_building(board, field) for field in board.specials),
        *_frame(board),
    ]  # fmt: skip
    box = (0.0, 0.0, wide + 2 * FRAME, high + 2 * FRAME)
    kinds = ("red", "start", "artifact")
    return Ground(box, "".join(under), UNIT, (FRAME, FRAME), edged=kinds, stands=dict(_stands(board)))


def _middle(board: Board, x: int, y: int) -> tuple[float, float]:
    """The middle of a square; row 0 lies at the bottom."""
    return FRAME + (x + 0.5) * UNIT, FRAME + (board.rows - y - 0.5) * UNIT


def _every_second(board: Board) -> str:
    """Odd and even steps can be seen by the tone of the field."""
    cells = [(x, y) for x in range(board.columns) for y in range(board.rows) if (x + y) % 2 == 0]
    corners = ((x, board.rows - 1 - y) for x, y in cells)
    return "".join(f"M{number(FRAME + x * UNIT)} {number(FRAME + y * UNIT)}h40v40h-40z" for x, y in corners)


def _grid(board: Board) -> str:
    right, low = FRAME + board.columns * UNIT, FRAME + board.rows * UNIT
    lines = [f"M{number(FRAME + x * UNIT)} {number(FRAME)}V{number(low)}" for x in range(1, board.columns)]
    lines += [f"M{number(FRAME)} {number(FRAME + y * UNIT)}H{number(right)}" for y in range(1, board.rows)]
    return "".join(lines)


def _landscape(board: Board) -> str:
    """Dense on the rim and thin inwards; the same in every run, another one for another edition."""
    rng = Rng(int(board.edition.sha256[:16], 16))
    red = {board.cell(name, "red_fields") for name in board.figures.red_fields.squares}
    drawn = []
    for x, y in board.squares:
        rim = min(x, y, board.columns - 1 - x, board.rows - 1 - y)
        likely, kinds = WILD[min(rim, len(WILD) - 1)]
        dice, kind, right, down = rng.below(100), rng.below(kinds), rng.below(7), rng.below(7)
        if dice < likely and (x, y) not in red:
            left, top = _middle(board, x, y)
            shape = LANDSCAPE[kind if kinds > 1 else -1]
            drawn.append(f"M{left + int(right) - 3:g} {top + int(down) - 3:g}{shape}")
    # One outline for all: a browser that has a hundred of them takes twice as long for each move of the pointer.
    given = {"stroke_linejoin": "round", "stroke_linecap": "round"}
    return element("path", d="".join(drawn), fill="none", stroke=colour("etch"), stroke_width=1.3, **given)


def _red(board: Board, name: str) -> str:
    x, y = _middle(board, *board.cell(name, "red_fields"))
    square = element("rect", x=x - 19.5, y=y - 19.5, width=39, height=39, fill=colour("flame-wash"),
                     stroke=colour("flame"), stroke_width=1.6)  # fmt: skip
    (_, _, width, _), flame = svg.piece("flame")
    return square + svg.moved(flame, x - 16, y - 16, 32 / width)


def _sides(board: Board, field: Field) -> tuple[float, float, float, float]:
    cells = [board.cell(name, "field") for name in field.squares]
    left, right = min(x for x, _ in cells), max(x for x, _ in cells) + 1
    low, top = min(y for _, y in cells), max(y for _, y in cells) + 1
    return FRAME + left * UNIT, FRAME + (board.rows - top) * UNIT, (right - left) * UNIT, (top - low) * UNIT


def _building(board: Board, field: Field) -> str:
    """The drawing of that very place where it fits, else a window of the other material with its sign."""
    left, top, wide, high = _sides(board, field)
    name = f"field-{field.id}"
    if name in svg.pieces():
        (_, _, width, height), drawing = svg.piece(name)
        if (width, height) == (wide, high):
            return svg.moved(drawing, left, top)
    sign = "star" if field.kind == "start" else f"artifact-{field.id}"
    (_, _, width, _), drawing = svg.piece(sign if sign in svg.pieces() else "star")
    size = min(wide, high) * 0.5
    plate = element("rect", x=left + 1, y=top + 1, width=wide - 2, height=high - 2, rx=3, fill=colour("other"))
    line = element("rect", x=left + 4, y=top + 4, width=wide - 8, height=high - 8, rx=1.5, fill="none",
                   stroke=colour("other-gold"))  # fmt: skip
    inside = svg.moved(drawing, left + (wide - size) / 2, top + (high - size) / 2, size / width)
    return plate + line + element("g", inside, color=colour("other-gold"))


def _frame(board: Board) -> Iterator[str]:
    """A neatline of alternating bars, one for each square, with letters and numbers around it."""
    right, low = FRAME + board.columns * UNIT, FRAME + board.rows * UNIT
    out = FRAME - NEATLINE
    bars = []
    for x in range(0, board.columns, 2):
        bars += [f"M{number(FRAME + x * UNIT)} {number(top)}h40v6h-40z" for top in (out, low)]
    for y in range(0, board.rows, 2):
        bars += [f"M{number(left)} {number(FRAME + y * UNIT)}h6v40h-6z" for left in (out, right)]
    yield element("path", d="".join(bars), fill=colour("ink"))
    outer = f"M{number(out)} {number(out)}H{number(right + NEATLINE)}V{number(low + NEATLINE)}H{number(out)}Z"
    inner = f"M{number(FRAME)} {number(FRAME)}H{number(right)}V{number(low)}H{number(FRAME)}Z"
    yield element("path", d=outer + inner, fill="none", stroke=colour("ink"))
    for x in range(board.columns):
        middle, _ = _middle(board, x, 0)
        name = square_name(x, 0)[0]
        yield _named(name, middle, FRAME - 10.5) + _named(name, middle, low + 20)
    for y in range(board.rows):
        _, middle = _middle(board, 0, y)
        name = str(y + 1)
        yield _named(name, FRAME - 15, middle + 4.5) + _named(name, right + 15, middle + 4.5)


def _named(name: str, x: float, y: float) -> str:
    """The letter or number of a row of squares; a phone leaves it out until somebody comes closer."""
    return svg.words(name, x, y, 12.5, class_="fine")


def _stands(board: Board) -> Iterator[tuple[str, tuple[Stand, ...]]]:
    """On a special field wizards stand in a row along its lower edge, artifacts that wait along the upper one.

    On a square an attacker and his victim stand side by side, as large as ever.
    """
    for kind in ("square", "red"):
        yield kind, (Stand(step=0.46, width=0.8),)
    for field in board.specials:
        _, _, wide, high = (side / UNIT for side in _sides(board, field))
        wizards = Stand(("wizard",), y=high / 2 - 0.56, step=0.8, width=wide - 1)
        yield field.id, (wizards, Stand(("artifact",), y=0.28 - high / 2, step=0.4, width=wide - 0.5, size=0.34))


def scale_ground(board: Board) -> Ground:
    """Beads on a string, one for each point of energy; those that win lie on a wash of leaf."""
    energy = board.figures.energy
    wide, high, x = 76.0, board.rows * UNIT + 2 * FRAME, 20.0
    bead = min(BEAD, (high - 90) / max(energy.top, 1))
    first = high - 46

    def at(points: float) -> float:
        return first - points * bead

    under = [
        element("rect", x=1, y=1, width=wide - 2, height=high - 2, rx=6, fill=colour("sheet"), stroke=colour("edge"),
                stroke_width=2),
        element("path", d=f"M{x} {number(at(energy.top))}V{number(at(0))}", stroke=colour("line-strong"),
                stroke_width=2),
        element("rect", x=5, y=at(energy.top) - 15, width=wide - 10, height=(energy.top - energy.goal) * bead + 31,
                rx=4, fill=colour("gold-wash")),
        element("path", d=f"M5 {number(at(energy.goal - 0.5))}H{number(wide - 5)}", stroke=colour("gold-edge"),
                stroke_width=2),
    ]  # fmt: skip
    under.append(element("path", d=f"M{x} {number(at(energy.top))}V{number(at(energy.goal))}",
                         stroke=colour("line-strong"), stroke_width=2))  # fmt: skip
    for points in range(energy.top + 1):
        under.append(element("circle", cx=x, cy=at(points), r=11 if points % 5 == 0 else 9.5, fill=colour("raised"),
                             stroke=colour("line-strong"), stroke_width=1.5))  # fmt: skip
        under.append(svg.words(str(points), x, at(points) + 4.4, 12.5))
    (_, _, width, _), flame = svg.piece("flame")
    under.append(svg.moved(flame, wide / 2 - 11, 6, 22 / width))
    # The layout counts points from the top down.
    origin = (0.0, at(energy.top) - bead / 2)
    beside = (Stand(x=52 / bead - 0.5, step=0.5, width=0.58, size=0.58),)
    return Ground((0.0, 0.0, wide, high), "".join(under), bead, origin, stands={"energy": beside})
