"""Setting up: everybody on the start, ruins and monsters on their marks (A1-A7)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .state import MagalonState, board_of
from .tables import AT, ENERGY, NONE, SEATS, Tables

if TYPE_CHECKING:
    from ...core.game import Game


def set_up(game: "Game", players: i64, t: Tables) -> MagalonState:
    """The table before the first card (A1, A4): the first seat lays first (A2), shields lie beside the board (A3)."""
    s = MagalonState(game, players, t)
    s.table = t.table[:]
    seat: i64 = players
    while seat < SEATS:
        # Unused colours stay in the box.
        s.table[AT + seat] = NONE
        s.table[ENERGY + seat] = 0
        seat += 1
    s.board = board_of(s, s.table, False)
    return s
