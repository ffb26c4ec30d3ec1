"""The positions of the sketches, as exactly as rules and edition allow: what docs/look shows beside each of them.

Seats have the colours of the sketch. What a rule wants besides is there, too: each castle has both its goblins.
"""

from __future__ import annotations

from typing import Any, NamedTuple, cast

import spellboard
from spellboard.core.state import State

BY_COLOUR = ("Ada", "Mira", "Fern", "Jonas")


class Sketch(NamedTuple):
    """A position, what is played from there, and what somebody points at."""

    game: str
    position: str
    names: tuple[str, ...] = BY_COLOUR
    plays: tuple[str, ...] = ()
    """By whoever is to choose."""
    points_at: str = ""
    """Where the mouse rests or a finger has tapped, as a selector."""

    def begin(self) -> State:
        rules: Any = spellboard.load(self.game)
        return cast(State, rules.place(self.position))


AUCTION = Sketch(
    "amulett",
    "at trade-bid p2; hat p3; caravan D2; round 3; left 2; bid 2 p3 4 p2 5 p1; out p3 p4\n"
    "p1: gold 3 silver 2 iron 3 / - / vein-gold 3, gift 2, vein-copper 3, meta-iron 2 / green dark-blue orange\n"
    "p2: gold 4 copper 3 silver 2 iron 1 / - / meta-copper 3, influence-pharaohs 2, magic-amber 2"
    " / red yellow light-blue clear\n"
    "p3: gold 2 silver 5 copper 2 / - / vein-silver 2, gift-pharaohs 3, superiority 2 / light-blue green\n"
    "p4: gold 2 iron 4 / - / vein-iron 4, teleportation 3 / grey clear yellow brown white\n"
    "D2: green orange",
    ("Mira", "Ada", "Jonas", "Fern"),
)
"""Gold is asked, Mira bids 5, Ada thinks about 6."""
VALLEY = Sketch(
    "magalon",
    "at turn p1; round 6; leader p4; giant K12; gnomes F12 J10; ruin c C14 north; ruin d I7 east\n"
    "p1: G8 / 12 / 7 / amulet / 0 2 3 5 9 / H10\n"
    "p2: ring / 15 / 2 / stone ring / 0 1 5 6 8 / L13\n"
    "p3: I13 / 9 / 4 / ring / 0 1 3 8 / E11\n"
    "p4: D12 / 17 / 9 / amulet ring / 0 2 4 6 7 / -",
    plays=("shift b east", "shift b east"),
    points_at='.map-board [data-node="H14"]',
)
"""Ada has shifted a ruin by two and thinks about a walk to the red field."""
CASTLES = Sketch(
    "bellum",
    "attack p1 row 2 day 8 captain p4\n"
    "p1 C4 left G03 E17 E21 right E05 E29 E01 E37 food 4 sign 1 barrel 1 shields 1"
    " chests wood:1*2 metal:3 metal:4 gold:6\n"
    "p2 C1 left G01 E15 E42 E38 right E39 E12 shields 2 chests wood:2*2 metal:3 metal:4 metal:5 gold:7\n"
    "p3 C5 left G02 E36 E23 right E09 E34 shields 1 magic 2 chests wood:1 metal:3 metal:4\n"
    "p4 C3 left G04 right E10 E27 E31 E28 E14 shields 3 magic 1 chests wood:1 wood:2 wood:3 metal:5 gold:8\n"
    "kingdom TA VI4 VI6 CI04 CI02\n"
    "hire E07 E32 / V01 V07",
    points_at='[data-piece="CI04"]',
)
"""Ada's row of swords against the city under a magic shield."""
