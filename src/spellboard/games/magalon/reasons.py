"""Why not: the clauses against an action, and the kinds that a seat might expect, so that `blocked` can explain."""

from __future__ import annotations

from .state import DECISIONS, MagalonState
from .tables import CONTACT, HOLDING, LAYING, PUSHING, SHIELDING, TURN


def objections(s: MagalonState, code: int, seat: int) -> list[str]:
    """The clauses against a code that is not offered."""
    return DECISIONS[s.phase].objections(s, code)


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
