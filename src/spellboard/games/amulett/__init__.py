"""Das Amulett (Alan R. Moon and Aaron Weissblum, 2001): three to six wizards, 33 spells, one caravan."""

from .game import Amulett as GAME

__all__ = ["GAME"]
