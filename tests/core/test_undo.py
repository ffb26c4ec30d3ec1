"""Taking back: one's own freely, everything by consent, and nothing that is known."""

from __future__ import annotations

import pytest

from spellboard import (
    Match,
    Refusal,
    Rng,
    SpellboardError,
    State,
)
from spellboard.core.match import MOST_UNDOS, RECENT
from spellboard.core.record import Chance, Deed, Undo
from tests.example import GAME
from tests.example.game import Embers
from tests.example.state import AIM, LAY, LEAD

from .table import (
    SECRET,
    aims,
    embers,
    finish,
    force,
    hidden_until_lead,
    observations,
    sealed,
    snapshot,
    step,
)
from .variants import OpenGame

# --- undo ------------------------------------------------------------------------------------------------------------


def test_after_an_undo_everybody_knows_what_they_knew(match: Match) -> None:
    hidden_until_lead(match)
    before, position = observations(match), match.state.to_bytes()
    match.play("bury", 0)
    assert observations(match) != before
    match.undo(0)
    assert observations(match) == before
    assert match.state.to_bytes() == position


def test_an_undo_is_an_entry_and_numbers_only_grow(match: Match) -> None:
    hidden_until_lead(match)
    first = len(match.entries) + 1
    match.play("bury", 0)
    match.undo(0)
    match.play("bury", 0)
    match.play("put back", 0)
    match.undo(0)
    match.undo(0)
    assert match.entries[first - 1 :] == [
        Deed(first, 0, "bury"),
        Undo(first + 1, first, 0),
        Deed(first + 2, 0, "bury"),
        Deed(first + 3, 0, "put back"),
        Undo(first + 4, first + 3, 0),
        Undo(first + 5, first + 2, 0),
    ]
    assert embers(match.state).phase == LEAD
    finish(match, 3).record.verify(GAME)


def test_a_secret_choice_is_taken_back_to_the_one_before(match: Match) -> None:
    match.play("aim p2", 0)
    before = observations(match)
    match.play("aim p3", 0)
    match.undo(0)
    assert observations(match) == before
    match.undo(0)
    assert match.state.waiting == [0, 1, 2]


def test_a_composite_is_taken_back_whole(game: Embers) -> None:
    match = hidden_until_lead(sealed(game))
    before = observations(match)
    match.apply(game.codes_of("bury") + game.codes_of("put back") + game.codes_of("bury"), 0)
    assert embers(match.state).phase == LAY
    match.undo(0)
    assert observations(match) == before
    assert match.entries[-1] == Undo(len(match.entries), len(match.entries) - 3, 0)


@pytest.mark.proves("core.undo-nothing")
def test_who_has_done_nothing_takes_nothing_back(match: Match) -> None:
    match.play("hide", 0)
    for seat in (1, 2):
        with pytest.raises(Refusal) as caught:
            match.undo(seat)
        assert caught.value.clause == "core.undo-nothing"
    match.undo(0)
    with pytest.raises(Refusal) as caught:
        match.undo(0)
    assert caught.value.clause == "core.undo-nothing", "what was taken back is not there any more"


@pytest.mark.parametrize("closed", [False, True])
def test_after_the_end_nothing_is_taken_back_and_the_reason_says_so(match: Match, closed: bool) -> None:
    match.play("hide", 0)
    if closed:
        match.close("agreement")
    else:
        finish(match, 3)
    for seat in range(3):
        reason = match.why_no_undo(seat)
        assert reason is not None and reason.clause == "core.over"
        with pytest.raises(Refusal) as caught:
            match.undo(seat)
        assert caught.value.clause == "core.over"


@pytest.mark.proves("core.undo-other")
def test_nobody_takes_back_past_another_seats_action(match: Match) -> None:
    match.play("hide", 0)
    match.play("hide", 1)
    before = snapshot(match)
    with pytest.raises(Refusal) as caught:
        match.undo(0)
    assert caught.value.clause == "core.undo-other"
    assert snapshot(match) == before
    match.undo(1)
    match.undo(0)
    assert match.state.waiting == [0, 1, 2]


@pytest.mark.proves("core.undo-other")
def test_a_resignation_is_somebodys_action_too(match: Match) -> None:
    match.play("hide", 0)
    match.resign(1)
    with pytest.raises(Refusal) as caught:
        match.undo(0)
    assert caught.value.clause == "core.undo-other"


@pytest.mark.proves("core.undo-known")
def test_what_has_become_known_cannot_be_taken_back() -> None:
    match = hidden_until_lead(sealed(OpenGame.load()))
    match.play("bury", 0)
    before = snapshot(match)
    with pytest.raises(Refusal) as caught:
        match.undo(0)
    assert caught.value.clause == "core.undo-known"
    assert snapshot(match) == before


@pytest.mark.proves("core.undo-known")
def test_a_composite_is_not_taken_back_when_any_part_made_something_known() -> None:
    match = hidden_until_lead(sealed(OpenGame.load()))
    match.apply(match.game.codes_of("bury") + match.game.codes_of("put back"), 0)
    with pytest.raises(Refusal) as caught:
        match.undo(0)
    assert caught.value.clause == "core.undo-known"


def test_why_no_undo_agrees_with_undo(game: Embers) -> None:
    for seed in range(4):
        match, rng = sealed(game), Rng(seed)
        while not match.over:
            for seat in range(3):
                reason, before = match.why_no_undo(seat), match.state.to_bytes()
                if reason is not None:
                    with pytest.raises(Refusal) as caught:
                        match.undo(seat)
                    assert caught.value.clause == reason.clause
                    assert match.state.to_bytes() == before
                elif rng.below(3) == 0:
                    match.undo(seat)
                    assert isinstance(match.entries[-1], Undo)
                    break
            step(match, rng)
        match.record.verify(GAME)


# --- the whole turn, and too often -----------------------------------------------------------------------------------


def test_a_turn_is_taken_back_through_all_of_ones_own_actions(match: Match) -> None:
    hidden_until_lead(match)
    before, first = observations(match), len(match.entries) + 1
    match.play("bury", 0)
    match.play("put back", 0)
    match.apply(match.game.codes_of("bury") + match.game.codes_of("put back"), 0)
    match.play("bury", 0)
    assert match.why_no_undo(0, turn=True) is None
    match.undo(0, turn=True)
    assert match.entries[-1] == Undo(first + 5, first, 0)
    assert observations(match) == before
    finish(match, 1).record.verify(GAME)


def test_a_turn_of_one_action_is_taken_back_like_the_action(match: Match) -> None:
    match.play("hide", 1)
    match.play("aim p2", 0)
    match.undo(0, turn=True)
    assert match.entries[-1] == Undo(12, 11, 0) and match.state.waiting == [0, 2]


def test_a_turn_goes_back_to_what_became_known_and_no_further() -> None:
    match = hidden_until_lead(sealed(OpenGame.load()))
    match.play("bury", 0)
    position, first = match.state.to_bytes(), len(match.entries) + 1
    match.play("put back", 0)
    match.undo(0, turn=True)
    assert match.entries[-1] == Undo(first + 1, first, 0) and match.state.to_bytes() == position
    for turn in (False, True):
        with pytest.raises(Refusal, match=r"core\.undo-known"):
            match.undo(0, turn)


def test_a_turn_never_goes_past_another_seat_or_the_dice(match: Match) -> None:
    match.play("hide", 0)
    match.play("hide", 1)
    with pytest.raises(Refusal, match=r"core\.undo-other"):
        match.undo(0, turn=True)
    match.play("hide", 2)
    for seat in range(3):
        with pytest.raises(Refusal, match=r"core\.undo-chance"):
            match.undo(seat, turn=True)


def waver(match: Match, seat: int, times: int) -> None:
    for _ in range(times):
        match.play("hide", seat)
        match.undo(seat)


@pytest.mark.proves("core.undo-often")
def test_nobody_takes_back_for_ever(match: Match) -> None:
    waver(match, 0, MOST_UNDOS)
    match.play("hide", 0)
    for turn in (False, True):
        with pytest.raises(Refusal) as caught:
            match.undo(0, turn)
        assert caught.value.clause == "core.undo-often"
    again = Match.resume(match.record, SECRET, GAME)
    assert [reason and reason.clause for reason in map(again.why_no_undo, range(3))] == [
        "core.undo-often", "core.undo-nothing", "core.undo-nothing",
    ]  # fmt: skip
    match.play("hide", 1)
    match.play("aim p1", 2)
    match.play("bury", 0)
    match.undo(0)
    finish(match, 1).record.verify(GAME)


def test_two_who_take_turns_in_taking_back_do_not_go_on_for_ever_either(match: Match) -> None:
    for _ in range(MOST_UNDOS):
        match.play("hide", 0)
        match.play("hide", 1)
        match.undo(1)
        match.undo(0)
    match.play("hide", 0)
    match.play("hide", 1)
    reason = match.why_no_undo(1)
    assert reason is None, "what the first has just done is a new place for the second"
    match.undo(1)
    reason = match.why_no_undo(0)
    assert reason is not None and reason.clause == "core.undo-often"


def test_what_others_take_back_does_not_count(match: Match) -> None:
    waver(match, 1, MOST_UNDOS)
    waver(match, 0, 1)


def test_how_often_somebody_acted_in_a_row_counts_what_was_taken_back_and_outlives_a_restart(match: Match) -> None:
    hidden_until_lead(match)
    assert match.in_a_row(0) == 0, "the dealer had the last word"
    for number, move in enumerate(("bury", "put back"), 1):
        match.play(move, 0)
        assert (match.in_a_row(0), match.in_a_row(1), match.may_undo(0), match.may_undo(1)) == (number, 0, True, False)
    match.undo(0)
    assert match.in_a_row(0) == 3
    again = Match.restore(match.record, SECRET, match.game)
    assert (again.in_a_row(0), again.in_a_row(1), again.may_undo(0)) == (3, 0, True)
    match.resign(1)
    assert (match.in_a_row(0), match.in_a_row(1), match.may_undo(0)) == (0, 0, False)


# --- positions that are not kept -------------------------------------------------------------------------------------


def test_positions_that_are_no_longer_kept_are_worked_out_anew(game: Embers) -> None:
    match = hidden_until_lead(sealed(game))
    positions = []
    for number in range(3 * RECENT):
        positions.append(match.state.to_bytes())
        match.play("put back" if number % 2 else "bury", 0)
    for position in reversed(positions):
        match.undo(0)
        assert match.state.to_bytes() == position
    assert match.why_no_undo(0) is not None


def test_they_are_worked_out_many_at_a_time(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    hidden_until_lead(match)
    for number in range(3 * RECENT):
        match.play("put back" if number % 2 else "bury", 0)
    replayed = []
    opening = Match._opening

    def noted(self: Match) -> State:
        replayed.append(len(self.entries))
        return opening(self)

    monkeypatch.setattr(Match, "_opening", noted)
    for _ in range(3 * RECENT):
        match.undo(0)
    assert len(replayed) == 2, "as many are kept as at first"
    assert len(match._recent) <= RECENT


def test_a_resumed_match_takes_back_what_was_done_before(match: Match) -> None:
    hidden_until_lead(match)
    positions = []
    for text in ("bury", "put back", "bury"):
        positions.append(match.state.to_bytes())
        match.play(text, 0)
    again = Match.resume(match.record, SECRET, GAME)
    for position in reversed(positions):
        again.undo(0)
        assert again.state.to_bytes() == position
    match.undo(0, turn=True)
    assert match.state.to_bytes() == again.state.to_bytes()


# --- going back by consent -------------------------------------------------------------------------------------------


def test_a_rewind_goes_past_chance_and_the_counter_keeps_growing(match: Match) -> None:
    aims(match, "aim p2", "hide", "hide")
    entries, counter = len(match.entries), match.dealer.counter
    match.rewind(10)
    assert match.state.waiting == [0, 1, 2]
    assert match.entries[-1] == Undo(entries + 1, 10)
    assert match.dealer.counter == counter
    aims(match, "aim p2", "hide", "hide")
    counters = [entry.counter for entry in match.entries if isinstance(entry, Chance)]
    assert counters == list(range(len(counters))), "no chance comes twice"
    finish(match, 1).record.verify(GAME)


def test_a_rewind_to_a_draw_draws_anew(match: Match) -> None:
    before = match.dealer.counter
    match.rewind(1)
    assert match.dealer.counter == before + 9
    assert embers(match.state).phase == AIM
    finish(match, 1).record.verify(GAME)


def test_a_rewind_takes_a_resignation_back(match: Match) -> None:
    match.resign(2)
    match.rewind(10)
    assert match.state.waiting == [0, 1, 2]
    match.resign(2)
    assert match.state.waiting == [0, 1]


@pytest.mark.parametrize("before", [0, -1, 11, 99])
def test_there_is_no_rewind_to_an_entry_that_is_not_there(match: Match, before: int) -> None:
    match.play("hide", 0)
    kept = snapshot(match)
    with pytest.raises(SpellboardError, match=f"^there is no entry {before} to go back to$"):
        match.rewind(before)
    assert snapshot(match) == kept


def test_there_is_no_rewind_to_an_entry_that_was_taken_back(match: Match) -> None:
    match.play("hide", 0)
    match.undo(0)
    with pytest.raises(SpellboardError, match=r"^there is no entry 10 to go back to$"):
        match.rewind(10)


def test_what_was_forced_after_ones_action_is_taken_back_with_it(match: Match) -> None:
    hidden_until_lead(match)
    before, first = match.state.to_bytes(), len(match.entries) + 1
    match.play("bury", 0)
    force(match, "put back", 0)
    match.undo(0)
    assert match.entries[-1] == Undo(first + 2, first, 0)
    assert match.state.to_bytes() == before


@pytest.mark.proves("core.over")
def test_after_the_end_nothing_is_taken_back_and_why_no_undo_says_so(game: Embers) -> None:
    for seed in range(8):
        match = sealed(game)
        if seed % 2:
            match.play("hide", 0)
            match.close("agreement")
        else:
            finish(match, seed)
        for seat in range(3):
            refusal = match.why_no_undo(seat)
            assert refusal is not None and refusal.clause == "core.over"
            with pytest.raises(Refusal, match=r"core\.over"):
                match.undo(seat)


def test_what_was_forced_on_a_seat_is_no_action_of_its_own_to_take_back(match: Match) -> None:
    hidden_until_lead(match)
    force(match, "bury", 0)
    with pytest.raises(Refusal, match=r"core\.undo"):
        match.undo(0)


def test_a_seed_leaves_no_room_for_a_secret() -> None:
    with pytest.raises(SpellboardError, match="not from both"):
        Match.begin(GAME.load(), ["Ada", "Bo", "Cy"], seed=1, secret=bytes(32))
