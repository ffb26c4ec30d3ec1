"""Seats that are not there: every question is answered with one line, and never with a real seat's secrets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import spellboard
from spellboard import Event, Game, Match, Observation, SpellboardError, UnknownSeat
from tests.conformance.checks import not_seats, refuses_the_seat
from tests.conformance.walking import load

from .table import snapshot

KINDS = [spellboard.find(name) for name in ("tests.example:GAME", *spellboard.shelf())]

QUESTIONS: dict[str, Callable[[Match, Any], object]] = {
    "apply": lambda match, seat: match.apply(0, seat),
    "apply several": lambda match, seat: match.apply([0, 0], seat),
    "play": lambda match, seat: match.play(match.game.name_of(0), seat),
    "resign": lambda match, seat: match.resign(seat),
    "undo": lambda match, seat: match.undo(seat),
    "why_no_undo": lambda match, seat: match.why_no_undo(seat),
    "told": lambda match, seat: match.told(seat),
    "transcript": lambda match, seat: match.transcript(seat),
    "view": lambda match, seat: match.view(seat),
}
"""All that a match is asked for a seat; what a position is asked stands in the conformance checks."""


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_match_answers_no_seat_that_is_not_there(kind: type[Game], question: str) -> None:
    match = Match.begin(load(kind), ["x"] * kind.fewest, seed=1)
    before = match.state.to_bytes(), len(match.entries)
    for seat in not_seats(kind.fewest):
        refuses_the_seat(question, seat, lambda seat=seat: QUESTIONS[question](match, seat))  # type: ignore[misc]
    assert (match.state.to_bytes(), len(match.entries)) == before


@pytest.mark.parametrize("question", ["resign", "undo", "why_no_undo"])
def test_where_a_seat_is_needed_a_spectator_is_none(match: Match, question: str) -> None:
    before = snapshot(match)
    refuses_the_seat(question, None, lambda: QUESTIONS[question](match, None))
    assert snapshot(match) == before


def test_nobody_reads_a_private_event_by_a_number_that_equals_a_seat() -> None:
    event = Event("stole", {}, private={"card": "flame"}, to=(0, 1))
    for seat in not_seats(100):
        if seat == 99:
            continue  # an event does not know how many play; whoever is not among its insiders sees no private part
        refuses_the_seat("seen_by", seat, lambda seat=seat: event.seen_by(seat))  # type: ignore[misc]


def test_an_observation_is_of_a_seat_that_is_there(match: Match) -> None:
    seen = match.state.observe(1)
    for seat in [*not_seats(3), None]:
        refuses_the_seat(
            "Observation",
            seat,
            lambda seat=seat: Observation(match.game, seat, seen.view, seen.legal, seen.memory),  # type: ignore[misc]
        )


def test_the_line_names_what_was_sent(match: Match) -> None:
    said = {}
    for seat in (3, -2, True, 2**70, 1.5, "p1"):
        with pytest.raises(UnknownSeat) as caught:
            match.view(seat)  # type: ignore[arg-type]
        assert isinstance(caught.value, SpellboardError)
        said[seat] = str(caught.value)
    assert list(said.values()) == [
        "3 is not a seat: seats are numbered 0 to 2",
        "-2 is not a seat: seats are numbered 0 to 2",
        "a truth value is not a seat: seats are numbered 0 to 2",
        "this number is too large for a seat: seats are numbered 0 to 2",
        "“float” is not a seat: seats are numbered 0 to 2",
        "“str” is not a seat: seats are numbered 0 to 2",
    ]
