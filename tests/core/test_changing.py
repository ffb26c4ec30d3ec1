"""Changing a secret choice: freely, until all are in, but not for ever."""

from __future__ import annotations

from typing import Any

import pytest

import spellboard
from spellboard import Game, Match, Refusal, Rng
from spellboard.core.prepared import MOST_CHANGES
from tests.example import GAME
from tests.example.game import Embers

from .table import SECRET, finish, hidden_until_lead, sealed, snapshot


def change(match: Match, seat: int, times: int) -> None:
    for at in range(times):
        match.play("hide" if at % 2 else f"aim p{(seat + 1) % 3 + 1}", seat)


def refused(match: Match, seat: int) -> str:
    before = snapshot(match)
    with pytest.raises(Refusal) as caught:
        match.play("hide", seat)
    assert snapshot(match) == before
    return caught.value.clause


@pytest.mark.proves("core.change-often")
def test_nobody_changes_a_choice_for_ever(match: Match) -> None:
    match.play("hide", 0)
    change(match, 0, MOST_CHANGES)
    assert match.changes(0) == MOST_CHANGES
    assert refused(match, 0) == "core.change-often"
    change(match, 1, 2)
    assert refused(match, 0) == "core.change-often", "what others choose is no reason to change again"
    match.play("hide", 2)
    assert match.changes(0) == 0, "all is known, and dice have fallen"
    finish(match, 1).record.verify(GAME)


def test_the_first_choice_is_no_change(match: Match) -> None:
    for seat in range(3):
        match.play("hide", seat)
        assert match.changes(seat) == 0


def test_a_turn_that_goes_to_and_fro_is_not_a_changed_choice(match: Match) -> None:
    hidden_until_lead(match)
    for _ in range(MOST_CHANGES):
        match.play("bury", 0)
        match.play("put back", 0)
    assert match.changes(0) == 0


def test_two_who_change_by_turns_do_not_go_on_for_ever_either(match: Match) -> None:
    match.play("hide", 0)
    match.play("hide", 1)
    for _ in range(MOST_CHANGES):
        match.play("hide", 0)
        match.play("hide", 1)
    assert [refused(match, seat) for seat in (0, 1)] == ["core.change-often"] * 2


def test_a_change_that_was_taken_back_counts(match: Match) -> None:
    match.play("hide", 0)
    for _ in range(MOST_CHANGES // 2):
        match.play("aim p2", 0)
        match.undo(0)
    change(match, 0, MOST_CHANGES // 2)
    assert refused(match, 0) == "core.change-often"


def test_a_batch_is_counted_as_it_goes(match: Match) -> None:
    match.play("hide", 0)
    hide = match.game.code_of("hide")
    before = snapshot(match)
    with pytest.raises(Refusal, match=r"core\.change-often"):
        match.apply([hide] * (MOST_CHANGES + 1), 0)
    assert snapshot(match) == before
    match.apply([hide] * MOST_CHANGES, 0)
    assert refused(match, 0) == "core.change-often"


def test_who_may_not_change_may_still_take_back_and_choose(match: Match) -> None:
    match.play("hide", 0)
    change(match, 0, MOST_CHANGES)
    match.undo(0, turn=True)
    match.play("aim p3", 0)
    assert refused(match, 0) == "core.change-often"


def test_a_resumed_match_knows_how_often_somebody_changed(match: Match) -> None:
    match.play("hide", 0)
    change(match, 0, MOST_CHANGES)
    match.play("hide", 1)
    change(match, 1, 3)
    again = Match.resume(match.record, SECRET, GAME)
    assert [again.changes(seat) for seat in range(3)] == [match.changes(seat) for seat in range(3)]
    assert refused(again, 0) == "core.change-often"


def test_a_record_with_more_changes_than_we_allow_is_a_record_still(
    game: Embers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spellboard.core.prepared.MOST_CHANGES", 10**6)
    match = sealed(game)
    match.play("hide", 0)
    change(match, 0, MOST_CHANGES + 5)
    monkeypatch.undo()
    assert refused(match, 0) == "core.change-often"
    finish(match, 2).record.verify(GAME)


@pytest.mark.parametrize(("name", "options"), [("amulett", {"start": "expert"}), ("bellum", {})])
def test_secret_choices_of_the_shipped_games_are_bounded(name: str, options: dict[str, Any]) -> None:
    match = at_a_change(spellboard.find(name), options)
    seat = idle(match)
    code = match.state.legal(seat)[0]
    for _ in range(MOST_CHANGES):
        match.apply(code, seat)
    with pytest.raises(Refusal, match=r"core\.change-often"):
        match.apply(code, seat)


def idle(match: Match) -> int:
    """A seat that has chosen and may choose again, or -1."""
    seats = [seat for seat in range(len(match.players)) if seat not in match.state.waiting]
    return next((seat for seat in seats if match.state.legal(seat)), -1)


def at_a_change(kind: type[Game], options: dict[str, Any]) -> Match:
    """A random match at the first moment at which somebody has chosen in secret, and others have not."""
    for seed in range(20):
        game = kind.load(options={**kind.random_play_options, **options})
        match, rng = Match.begin(game, ["x"] * kind.most, seed=seed), Rng(seed)
        while not match.over:
            if idle(match) >= 0:
                return match
            seat = match.state.waiting[0]
            legal = match.state.legal(seat)
            match.apply(legal[rng.below(len(legal))], seat)
    raise AssertionError(f"nobody chose in secret in {kind.name}")
