"""The golden records of Das Amulett: each a course of play that must never change."""

from __future__ import annotations

from spellboard import Match, Record, Rng
from spellboard.games.amulett import GAME
from tests.conformance.checks import random_match


def three_players_to_seven_colours() -> Record:
    """A whole game of three random players."""
    return random_match(GAME.load(), 3, 0).record


def six_players_to_eight_gems() -> Record:
    """A whole game of six random players."""
    return random_match(GAME.load(), 6, 3).record


def an_expert_set_up() -> Record:
    """Four spells each, two kept, stones in secret; choices are changed and taken back."""
    match = Match.begin(GAME.load(options={"start": "expert"}), ["Ada", "Bo", "Cy"], seed=8)
    match.apply(match.state.legal(1)[0], 1)
    match.apply(match.state.legal(1)[5], 1)
    match.apply(match.state.legal(0)[2], 0)
    match.undo(0)
    match.apply(match.state.legal(0)[3], 0)
    match.apply(match.state.legal(2)[4], 2)
    match.play("allot 3 4", 2)
    match.play("allot 5 5", 0)
    match.play("allot 1 2", 1)
    return to_the_end(match, 8)


def a_redraw_with_a_resignation() -> Record:
    """Spells are exchanged, single open choices play themselves, and the hat leaves in the first trade."""
    match = Match.begin(GAME.load(options={"start": "redraw"}), ["Ada", "Bo", "Cy", "Dee"], seed=5, forced=True)
    rng = Rng(5)
    while match.state.view(None).decision != "trade-bid":
        legal = match.state.legal()
        match.apply(legal[rng.below(len(legal))], match.state.actor)
    match.resign(match.state.view(None).hat)
    return to_the_end(match, 6)


def to_the_end(match: Match, seed: int) -> Record:
    """Random play until the match is over."""
    rng = Rng(seed)
    while not match.over:
        seat = match.state.waiting[0]
        legal = match.state.legal(seat)
        match.apply(legal[rng.below(len(legal))], seat)
    return match.record


RECORDS = {
    "three-players-seven-colours": three_players_to_seven_colours,
    "six-players-eight-gems": six_players_to_eight_gems,
    "expert": an_expert_set_up,
    "redraw-and-resignation": a_redraw_with_a_resignation,
}
