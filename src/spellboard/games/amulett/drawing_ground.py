"""The map of Das Amulett, drawn from the edition: a coast, areas in the wash of their terrain, metals, the wall."""

from __future__ import annotations

import math

from ...core import svg
from ...core.art import Ground, Stand
from ...core.svg import closed, colour, element
from .edition import Area, Figures

COAST, LAND, QUARTER = 1.1, 0.956, "city"
"""Radii in parts of the area's own: the land stands out into the sea, and a seam is left between areas."""
DISC = 17.0
METALS = {"gold": "aurum", "silver": "argentum", "copper": "aes", "iron": "ferrum"}
"""Under which names the list has the colours of metals."""
GEMS = ("gem-",)


def board_ground(figures: Figures) -> Ground:
    """The whole map; one unit of the edition's canvas is one unit here."""
    radius = figures.canvas.radius
    under = [
        *(_hexagon(area, radius * COAST, "sheet", stroke=colour("edge"), stroke_width=3) for area in figures.area),
        # Once more without its contour: the seams between two areas are land.
        *(_hexagon(area, radius * COAST - 1, "sheet") for area in figures.area),
        *(_land(area, radius) for area in figures.area),
        _wall(figures),
        *(_metal(area, figures.terrain[area.terrain]) for area in figures.area),
        *(_name(area) for area in figures.area),
    ]
    return Ground(
        _box(figures), "".join(under), 1.0, stands={"": _stands()}, turned={QUARTER: {"gem-edge": "on-other"}}
    )


def _box(figures: Figures) -> svg.Box:
    """What the coast takes, and a little sea around it."""
    reach, sea = figures.canvas.radius * COAST, 8.0
    xs, ys = [area.at[0] for area in figures.area], [area.at[1] for area in figures.area]
    left, top = min(xs) - reach * math.cos(math.pi / 6) - sea, min(ys) - reach - sea
    return left, top, max(xs) + reach * math.cos(math.pi / 6) + sea - left, max(ys) + reach + sea - top


def _hexagon(area: Area, radius: float, fill: str, **more: object) -> str:
    turns = [math.radians(60 * corner - 90) for corner in range(6)]
    corners = [(area.at[0] + radius * math.cos(turn), area.at[1] + radius * math.sin(turn)) for turn in turns]
    return element("path", d=closed(corners), fill=colour(fill), stroke_linejoin="round", **more)


def _land(area: Area, radius: float) -> str:
    """An area in the wash of its terrain; the quarters of the city are of the other material."""
    quarter = area.terrain == QUARTER
    wash = "other" if quarter else area.terrain if area.terrain in svg.tokens() else "field"
    land = _hexagon(area, radius * LAND, wash, stroke=colour("edge"), stroke_width=1.6)
    name = f"terrain-{area.terrain}"
    if name not in svg.pieces():
        return land
    (_, _, width, _), drawing = svg.piece(name)
    etched = svg.moved(drawing, area.at[0] - 44, area.at[1] - 66, 88 / width)
    ink, shade = ("on-other", 0.9) if quarter else ("ink", 0.75)
    return land + element("g", etched, color=colour(ink), opacity=shade)


def _wall(figures: Figures) -> str:
    """A line of stone with merlons and light on its top."""
    course = " ".join(f"{svg.number(x)},{svg.number(y)}" for x, y in figures.canvas.wall)
    strokes: list[tuple[str, float, str | None]] = [
        ("edge", 17, None), ("stone", 13, None), ("edge", 13, "2 11"), ("stone-lit", 3, None),
    ]  # fmt: skip
    drawn = [
        element("polyline", points=course, stroke=colour(token), stroke_width=width, stroke_dasharray=dashes,
                stroke_linecap=None if dashes else "round")
        for token, width, dashes in strokes
    ]  # fmt: skip
    return element("g", *drawn, fill="none", stroke_linejoin="round")


def _metal(area: Area, metal: str) -> str:
    """The disc of the metal that is paid here; a quartered one where any metal is."""
    x, y = area.at[0], area.at[1] + 54
    token = METALS.get(metal, "on-other" if area.terrain == QUARTER else "raised")
    disc = element("circle", cx=x, cy=y, r=DISC, fill=colour(token), stroke=colour("edge"), stroke_width=1.8)
    (_, _, width, _), sign = svg.piece(f"metal-{metal}" if metal in METALS else "metal-joker")
    ink = "steel" if metal in METALS else "other" if area.terrain == QUARTER else "ink"
    return disc + element("g", svg.moved(sign, x - 12, y - 12, 24 / width), color=colour(ink))


def _name(area: Area) -> str:
    ink = "on-other" if area.terrain == QUARTER else "ink"
    return svg.words(area.id, area.at[0] - 38, area.at[1] + 47, 18, fill=colour(ink), opacity=0.85, class_="fine")


def _stands() -> tuple[Stand, ...]:
    """Gems in a row over the middle, a pyramid at the right of the metal, the caravan's hat on top."""
    return (
        Stand(GEMS, y=-1, step=48, width=80, size=42),
        Stand(("pyramid",), x=40, y=37, size=32),
        Stand(("hat",), y=-62, size=56),
    )
