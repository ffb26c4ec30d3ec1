"""Bellum Magica: lords of evil gather, scout, loot and steal until somebody has ten chests (Frédéric Guérard)."""

from .game import Bellum as GAME

__all__ = ["GAME"]
