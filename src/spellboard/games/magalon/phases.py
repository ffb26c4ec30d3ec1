"""The phases of Magalon from top to bottom: each is one thing that is to be chosen, rolled or done."""

from typing import Final

from mypy_extensions import i64

LAYING: Final[i64] = 0
"""Everybody lays a card, one after the other (B1)."""
TURN: Final[i64] = 1
"""From the highest card to the lowest each has a turn; whatever is done in it comes back here (C1)."""
CONTACT: Final[i64] = 2
"""A gnome or the giant stands on a wizard's field (G4)."""
PUSHING: Final[i64] = 3
"""That wizard is being displaced, step by step (G6)."""
HOLDING: Final[i64] = 4
"""A ruin is in the hand (I4)."""
SHIELDING: Final[i64] = 5
"""The shield is in the hand (J1)."""
ROLLING: Final[i64] = 6
"""The dealer rolls for the giant (H1)."""
END: Final[i64] = 7
"""The game is over (L1, L4, L5)."""

NAMES: Final = ("laying", "turn", "contact", "displacing", "ruin", "shield", "dice", "over")
"""Their names, in the same order."""
