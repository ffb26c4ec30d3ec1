"""The table of Bellum Magica as sheets; `pieces.py` says what lies on them."""

from __future__ import annotations

from ...core.layout import Layout, Node, Phase, Sheet, Zone
from ...core.messages import Message
from .edition import REGIONS, Figures
from .phases import ATTACK, EVENING, GATHER, HORDE, PHASES, PLACE, RECRUIT, ROB, ROLL, SCOUTS, STEAL
from .pieces import SUPPLY
from .tables import CHESTS

SEATS = 5
DAY = (
    ("horde", (ROLL, HORDE)),
    ("gathering", (GATHER,)),
    ("scouts", (SCOUTS,)),
    ("attack", (ATTACK, ROB, STEAL)),
    ("recruiting", (RECRUIT, PLACE)),
    ("end-of-the-day", (EVENING,)),
)
"""The events of a day (D1) by their section of the rulebook. Chests are drawn in two of them, so that tells nothing."""


def layout_of(figures: Figures) -> Layout:
    """The kingdom and what can be had beside it; a castle for everybody; what one holds in hand."""
    wide, high, gap = 90.0, 120.0, 10.0
    up, taverns = figures.setup.open_creatures, figures.counts.tavern

    def row(name: str, at: int, slots: int, x: float = 0.0) -> Zone:
        return Zone(name, x, at * (high + gap), slots * wide, high, slots)

    far = (max(2 * up, taverns + SEATS) + 1) * wide
    zones = (
        row("pile", 0, len(REGIONS)),
        row("tavern", 1, taverns),
        row("kingdom", 1, SEATS, taverns * wide),
        row("evil", 2, up, wide),
        row("very-evil", 2, up, (up + 1) * wide + wide),
        row("stacks", 0, len(CHESTS), far),
        row("supply", 1, len(SUPPLY), far),
        row("castles", 3, figures.counts.castle),
    )
    nodes = (
        Node("pile-evil", wide / 2, 2 * (high + gap) + high / 2, "pile"),
        Node("pile-very-evil", (up + 1) * wide + wide / 2, 2 * (high + gap) + high / 2, "pile"),
    )
    width = max(zone.x + zone.width for zone in zones)
    board = Sheet("board", Message("sheet-board"), width, 4 * (high + gap), nodes, zones=zones)
    hand = Sheet("hand", Message("sheet-hand"), 2 * wide, high, zones=(Zone("goblins", 0, 0, 2 * wide, high, 2),))
    return Layout((board, _mat(), hand), tuple(_event(*event) for event in DAY))


def _event(section: str, moments: tuple[int, ...]) -> Phase:
    return Phase(Message(f"section-{section}"), tuple(PHASES[moment] for moment in moments))


def _mat() -> Sheet:
    """A castle between its creatures, with its six rows; before it chests, resources and tokens."""
    rows = tuple(Node(f"row-{row}", 350, 25 + 40.0 * row, "row") for row in range(1, 7))
    zones = (
        Zone("left", 0, 40, 250, 250),
        Zone("right", 450, 40, 250, 250),
        Zone("arrival", 600, 300, 100, 100, 1),
        Zone("goblins", 500, 300, 100, 100, 2),
        Zone("chests", 0, 300, 250, 100),
        Zone("resources", 250, 300, 120, 100, 3),
        Zone("tokens", 370, 300, 130, 100, 4),
    )
    nodes = (Node("castle", 350, 170, "castle"), Node("die", 350, 20, "die"), *rows)
    return Sheet("mat", Message("sheet-mat"), 700, 400, nodes, zones=zones, each_seat=True)
