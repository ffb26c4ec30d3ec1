"""The course of the game: one decision for each phase, in the order of `phases.py`."""

from typing import Final

from ...core.decisions import Decision
from .displacing import Contact, Pushing
from .ending import Over
from .rounds import Laying
from .ruins import Holding
from .shield import Shielding
from .state import DECISIONS, MagalonState
from .turn import Rolling, Turn

COURSE: Final[list[Decision[MagalonState]]] = [
    Laying(["lay"]),
    Turn(["wizard", "gnome", "giant", "shift", "lift", "shield", "energy", "roll", "take back", "end turn"]),
    Contact(["gnome", "giant", "displace", "take back", "end turn"]),
    Pushing(["displace", "take back"]),
    Holding(["set", "put back"]),
    Shielding(["on", "put back"]),
    Rolling(["dice"]),
    Over([]),
]

DECISIONS[:] = COURSE
