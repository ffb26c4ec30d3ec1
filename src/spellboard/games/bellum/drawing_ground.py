"""The table of Bellum Magica: paper with a well for every row of cards, and night behind the kingdom."""

from __future__ import annotations

from ...core.art import Ground
from ...core.layout import Sheet, Zone
from ...core.svg import closed, colour, element

MARGIN, ROUND = 16.0, 8.0
REALM = ("tavern", "kingdom")
HILLS = ((0.0, 0.72), (0.14, 0.5), (0.3, 0.66), (0.46, 0.42), (0.63, 0.62), (0.8, 0.46), (1.0, 0.7))
"""The skyline behind the kingdom, in parts of its width and height."""


def board_ground(sheet: Sheet) -> Ground:
    """What all can have: places, creatures for hire, chests and supply."""
    wide, high = sheet.width + 2 * MARGIN, sheet.height + 2 * MARGIN
    paper = element("rect", x=1 - MARGIN, y=1 - MARGIN, width=wide - 2, height=high - 2, rx=ROUND, fill=colour("sheet"),
                    stroke=colour("edge"), stroke_width=2)  # fmt: skip
    wells = [_well(zone) for zone in sheet.zones if zone.id not in (*REALM, "castles")]
    return Ground((-MARGIN, -MARGIN, wide, high), paper + "".join(wells) + _realm(sheet), 1.0)


def _well(zone: Zone) -> str:
    return element("rect", x=zone.x, y=zone.y, width=zone.width, height=zone.height, rx=ROUND, fill=colour("well"),
                   stroke=colour("line"))  # fmt: skip


def _realm(sheet: Sheet) -> str:
    """The night over the land of the humans, from the Tavern to the last place."""
    zones = [zone for zone in sheet.zones if zone.id in REALM]
    left, top = min(zone.x for zone in zones), zones[0].y
    width, height = max(zone.x + zone.width for zone in zones) - left, zones[0].height
    hills = [(left + x * width, top + y * height) for x, y in HILLS]
    land = closed([(left, top + height), *hills, (left + width, top + height)])
    sky = element("rect", x=left, y=top, width=width, height=height, rx=ROUND, fill=colour("other"))
    return sky + element("path", d=land, fill=colour("on-other"), opacity=0.14)
