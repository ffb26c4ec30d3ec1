"""What the search is told of Magalon, and why it moved, for people."""

from __future__ import annotations

from typing import cast

from ..core.game import Game
from ..games.magalon.game import Magalon
from .guide import Guide
from .magalon_guide import MagalonGuide


def guide(game: Game) -> Guide:
    """What the search knows about Magalon."""
    return MagalonGuide(cast(Magalon, game).tables)
