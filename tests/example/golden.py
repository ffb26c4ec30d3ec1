"""The golden records of Embers: each a course of play that must never change."""

from __future__ import annotations

from spellboard import Match, Record
from tests.conformance.checks import random_match
from tests.example import GAME


def to_the_last_round() -> Record:
    """A whole game of random players."""
    return random_match(GAME.load(), 3, 11).record


def with_an_undo_and_a_resignation() -> Record:
    """Somebody buries, takes it back, passes instead, and somebody else leaves."""
    match = Match.begin(GAME.load(), ["Ada", "Bo", "Cy"], seed=4)
    match.play("hide", 0)
    match.play("aim p1", 1)
    match.play("hide", 1)
    match.play("hide", 2)
    match.play("bury", 0)
    match.undo(0)
    match.play("pass", 0)
    match.resign(2)
    while not match.over:
        match.apply(match.state.legal()[0], match.state.actor)
    return match.record


RECORDS = {"last-round": to_the_last_round, "undo-and-resignation": with_an_undo_and_a_resignation}
