"""What a seat might expect to find among its choices, so that `blocked` can say why it is not there."""

from __future__ import annotations

from .state import MagalonState
from .tables import CONTACT, HOLDING, LAYING, PUSHING, SHIELDING, TURN


def expected(s: MagalonState, seat: int) -> list[str]:
    """The kinds of action of the moment, offered or not."""
    if seat != s.mover:
        return []
    return {
        LAYING: ["lay"],
        TURN: ["wizard", "gnome", "giant", "shift", "lift", "shield", "energy", "roll", "take back", "end turn"],
        CONTACT: ["gnome", "giant", "displace", "take back", "end turn"],
        PUSHING: ["displace", "take back"],
        HOLDING: ["set", "put back"],
        SHIELDING: ["on", "put back"],
    }.get(int(s.phase), [])
