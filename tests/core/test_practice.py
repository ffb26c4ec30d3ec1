"""The guided first turn: where it begins, what it says while somebody follows it, and while they do not."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import spellboard
from spellboard import Guidance, Match, PositionError, Practice, Record
from spellboard.core import files, practice
from spellboard.core.starts import read
from tests.example.game import Embers

HIDE, BURY = 1, 2


@pytest.fixture
def guided() -> tuple[Practice, Match]:
    game = Embers.load()
    own = game.practice
    assert own is not None
    return own, Match.begin(game, ["Ada", "Ben", "Cleo"], seed=own.seed, start=own)


def now(guided: tuple[Practice, Match], seat: int | None = 0) -> Guidance | None:
    return practice.guidance(*guided, seat)


def step(guided: tuple[Practice, Match]) -> int:
    found = now(guided)
    assert found is not None
    return found.step


def others_hide(match: Match) -> None:
    for seat in (1, 2):
        match.play("hide", seat)


def test_the_guide_names_the_next_step_with_its_words_place_and_clause(guided: tuple[Practice, Match]) -> None:
    found = now(guided)
    assert found is not None and (found.step, found.of, found.at, found.clause) == (1, 2, ("hide",), "embers.shelter")
    assert found.say == spellboard.Message("practice-hide")


def test_who_follows_it_comes_to_its_end(guided: tuple[Practice, Match]) -> None:
    match = guided[1]
    match.play("hide", 0)
    assert now(guided) is None, "the others aim, and the learner waits"
    others_hide(match)
    assert step(guided) == BURY
    match.play("bury", 0)
    assert step(guided) == BURY, "the chain is begun and not finished"
    match.play("lay coal", 0)
    assert now(guided) == Guidance(2, done=True)


def test_nobody_else_is_guided(guided: tuple[Practice, Match]) -> None:
    assert now(guided, 1) is None and now(guided, None) is None


def test_who_does_otherwise_is_told_what_can_still_be_done(guided: tuple[Practice, Match]) -> None:
    match = guided[1]
    match.play("aim p2", 0)
    others_hide(match)
    assert step(guided) == BURY
    match.play("bury ash", 0)
    found = now(guided)
    assert found is None or found.done, "the round of the guided turn is over"


def test_where_no_step_can_be_played_the_learner_goes_on_alone(guided: tuple[Practice, Match]) -> None:
    own, match = guided
    aims = msgspec.structs.replace(own, steps=own.steps[:1])
    match.play("aim p2", 0)
    others_hide(match)
    assert practice.guidance(aims, match, 0) == Guidance(1)


def test_what_is_taken_back_is_to_be_done_again(guided: tuple[Practice, Match]) -> None:
    match = guided[1]
    match.play("hide", 0)
    match.undo(0)
    assert step(guided) == HIDE


def test_the_record_says_that_it_was_practice_and_that_nothing_was_sealed(guided: tuple[Practice, Match]) -> None:
    match = guided[1]
    match.close("closed")
    record = Record.decode(match.record.encode())
    proof = record.verify(Embers)
    assert proof.start is not None and proof.start.practice and proof.unsealed
    forged = record.start_text.replace(',"practice":true', "")
    assert forged != record.start_text and not read(forged).practice
    with pytest.raises(spellboard.RecordError, match="not the one of the header"):
        msgspec.structs.replace(record, start_text=forged).verify(Embers)


@pytest.mark.parametrize(
    ("text", "why"),
    [("players = ", "Invalid value"), ("players = 3", "seat"), ("moves = 1", "unknown field")],
)
def test_a_file_that_cannot_be_read_is_told_in_one_line(text: str, why: str, monkeypatch: Any) -> None:
    game = Embers.load()
    monkeypatch.setattr(files, "packaged", lambda package, *names: text)
    with pytest.raises(PositionError, match=f"embers: the guided turn cannot be read: .*{why}") as caught:
        practice.read(game)
    assert "\n" not in str(caught.value)


def test_every_shipped_game_brings_a_guided_turn() -> None:
    assert all(spellboard.load(name).practice is not None for name in spellboard.shelf())
