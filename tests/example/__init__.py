"""Embers: a small game with every difficulty, the living example of the contract.

Three players hold hidden cards. Each round all aim in secret at a neighbour or hide; if the die shows courage, every
robber takes a card that only the two of them see. Then the leader may bury a card, and turns over an omen.
"""

from .game import Embers as GAME

__all__ = ["GAME"]
