"""The golden records of Embers: each a course of play that must never change."""

from __future__ import annotations

from spellboard import Match, Opening, Record, Rng
from spellboard.core.opening import promise_of
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


def sealed_with_a_lot() -> Record:
    """Two people with salts of their own and one without, seats by lot: what a browser holds against its seal."""
    opening = Opening.new(GAME.load(), ["Ada", "Bo", "Cy"], secret=bytes(range(32)), lot=True)
    salts = {0: "5a" * 16, 1: "c3" * 16}
    for chair, salt in salts.items():
        opening.promise(chair, promise_of(opening.commitment, chair, salt))
    opening.server_salt(2)
    for chair, salt in salts.items():
        opening.reveal(chair, salt)
    match, rng = opening.begin(), Rng(7)
    while not match.over:
        legal = match.state.legal()
        match.apply(legal[rng.below(len(legal))], match.state.actor)
    return match.record


RECORDS = {
    "last-round": to_the_last_round,
    "undo-and-resignation": with_an_undo_and_a_resignation,
    "sealed-with-a-lot": sealed_with_a_lot,
}
