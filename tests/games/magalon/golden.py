"""The golden records of Magalon: each a special course of play, in a short valley where everything is near."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

from spellboard import Match, Record
from spellboard.games.magalon import GAME

SHORT: dict[str, Any] = {
    "edition": {"game": "magalon", "name": "Short valley", "revision": 1},
    "grid": {"columns": 12, "rows": 5},
    "field": [
        {"id": "start", "kind": "start", "squares": ["A3"]},
        {"id": "amulet", "kind": "artifact", "squares": ["C5"]},
        {"id": "stone", "kind": "artifact", "squares": ["E5"]},
        {"id": "ring", "kind": "artifact", "squares": ["C1"]},
    ],
    "red_fields": {"squares": ["A1", "G3"]},
    "ruins": {
        "shape": [[0, 0], [0, 1], [1, 0]],
        "piece": [
            {"id": "a", "squares": ["H1", "I1", "H2"]},
            {"id": "b", "squares": ["H4", "H5", "I5"]},
            {"id": "c", "squares": ["K1", "L1", "L2"]},
            {"id": "d", "squares": ["K5", "L5", "L4"]},
        ],
    },
    "monsters": {"gnomes": ["E3", "F1"], "giant": "J3"},
}
"""The rest is as in the edition that ships."""
NAMES = ["Ada", "Bo", "Cy", "Di"]


def short(cards: int | None = None, **energy: int) -> GAME:
    """The short valley, with only the lowest so many cards and other energy if wanted."""
    document = copy.deepcopy(GAME.load().edition.document)
    document |= copy.deepcopy(SHORT)
    for key in ("grid", "red_fields", "ruins", "monsters"):
        document[key]["status"] = "reconstructed"
    for field in document["field"]:
        field["status"] = "reconstructed"
    document["energy"] |= energy
    document["card"] = document["card"][:cards]
    return GAME.load(document)


def course(game: GAME, players: int, *moves: str) -> Record:
    """A match by these moves; if they do not end it, it ends by agreement."""
    match = Match.begin(game, NAMES[:players], seed=7)
    for move in moves:
        for each in move.split(", "):
            match.play(each)
    if not match.over:
        match.close("agreement")
    return match.record


ARTIFACTS = (
    "lay 6, lay 0",
    "wizard B3 B4 B5 amulet D5 stone, end turn, end turn",
    "lay 3, lay 7",
    "wizard E4 D4 D3 D2 D1 ring B1, end turn, end turn",
)
"""Ada collects all three artifacts in two turns and stands two steps from home, with 16 of 18 energy."""
MEETING = (
    "lay 3, lay 7, lay 5",
    "wizard B3 C3 D3 D4 E4 F4 F3, end turn",
    "wizard B3 C3 D3 D2 E2, end turn",
)
"""Bo and Cy have walked up to gnome a; Ada has eight steps of the gnomes, and the giant."""


def win_with_surplus_points() -> Record:
    """Three steps home with card 5: the other two lapse."""
    return course(short(start=18), 2, *ARTIFACTS, "lay 2, lay 5", "wizard A1 A2 start")


def win_in_a_bonus_move() -> Record:
    """Card 1 ends on the red A1; of the three further steps the second one wins."""
    return course(short(start=18), 2, *ARTIFACTS, "lay 0, lay 1", "wizard A1, wizard A2 start")


def fall_below_zero() -> Record:
    """One energy is paid, then there is none: Ada is back at the start without her amulet."""
    first = ("lay 4, lay 0", "wizard B3 B4 B5 amulet, end turn, end turn")
    return course(short(start=1), 2, *first, "lay 2, lay 3", "end turn")


def skip() -> Record:
    """Two values for three players: Cy skips the first round and leads the second."""
    return course(short(cards=2), 3, "lay 1, lay 0", "end turn, end turn", "lay 1, lay 0")


def two_skippers() -> Record:
    """Two values for four players: Cy and Di skip, Cy leads the next round."""
    return course(short(cards=2), 4, "lay 1, lay 0", "end turn, end turn", "lay 0, lay 1")


def two_wizards_displaced_in_one_move() -> Record:
    """Gnome a sends Bo east and Cy west, and then walks its total to the end."""
    first = "gnome a F3, displace F4 G4 G3 G2 G1"
    second = "gnome a F2 E2, displace D2 C2 B2 A2 A1"
    return course(short(), 3, *MEETING, first, second, "gnome a E1 D1 D2 D3 D4, end turn")


def gnome_passing_over() -> Record:
    """Gnome a walks over Bo and leaves him where he is."""
    return course(short(), 3, *MEETING, "gnome a F3 G3 G4 G5 F5 F4 E4 D4, end turn")


def giant_declined_after_the_roll() -> Record:
    """Ada rolls, looks at the dice and leaves the giant alone."""
    return course(short(), 3, *MEETING, "roll", "end turn")


def rulebook_example() -> Record:
    """With a 7: a ruin two fields, the walk, the ruin two fields back; on the board that ships."""
    around = "wizard J2 K2 K3 K4 K5 K6 K7"
    away, back = "shift d east, shift d east", "shift d west, shift d west"
    return course(GAME.load(), 2, "lay 7, lay 3", away, around, back, "end turn")


def stuck_and_taken_back() -> Record:
    """Ada walks into a corner that her own shield closes, and takes the turn back."""
    return course(short(), 2, "lay 9, lay 3", "wizard B3 B2 A2", "shield B1", "wizard A1", "take back", "end turn")


RECORDS: dict[str, Callable[[], Record]] = {
    "win-with-surplus-points": win_with_surplus_points,
    "win-in-a-bonus-move": win_in_a_bonus_move,
    "fall-below-zero": fall_below_zero,
    "skip": skip,
    "two-skippers": two_skippers,
    "two-wizards-displaced": two_wizards_displaced_in_one_move,
    "gnome-passing-over": gnome_passing_over,
    "giant-declined": giant_declined_after_the_roll,
    "rulebook-example": rulebook_example,
    "stuck-and-taken-back": stuck_and_taken_back,
}
