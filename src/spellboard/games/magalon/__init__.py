"""Magalon (Wolfgang Kramer, 1998): wizards on the way through a valley that everybody moves."""

from .game import Magalon as GAME

__all__ = ["GAME"]
