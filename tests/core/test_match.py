"""A match: beginning, batches, secret choices, leaving, the end."""

from __future__ import annotations

from typing import Any

import pytest

from spellboard import (
    Match,
    Opening,
    OptionError,
    Refusal,
    Rng,
    SpellboardError,
    UnknownAction,
)
from spellboard.core.record import Chance, Close, Deed, Resign
from tests.example import GAME
from tests.example.game import Embers
from tests.example.state import AIM, LAY, LEAD

from .table import (
    NAMES,
    SALTS,
    SECRET,
    aims,
    card_in_hand,
    card_not_in_hand,
    embers,
    finish,
    hidden_until_lead,
    sealed,
    snapshot,
    step,
)

# --- beginning -------------------------------------------------------------------------------------------------------


def test_a_match_begins_with_everything_dealt_up_to_the_first_choice(match: Match) -> None:
    assert embers(match.state).phase == AIM
    assert [type(entry) for entry in match.entries] == [Chance] * 9
    assert [entry.n for entry in match.entries] == list(range(1, 10))
    assert match.dealer.counter == 9
    assert not match.over


def test_the_same_secret_and_salts_deal_the_same_game(game: Embers) -> None:
    assert finish(sealed(game), 1).record == finish(sealed(game), 1).record
    other = Match.begin(game, NAMES, secret=SECRET, salts=["x", *SALTS[1:]])
    assert finish(other, 1).record.entries != finish(sealed(game), 1).record.entries


def test_a_match_from_a_seed_is_repeatable_and_marked_unsealed(game: Embers) -> None:
    one, two = (finish(Match.begin(game, NAMES, seed=5), 2).record for _ in range(2))
    assert one == two
    assert one.seal.unsealed
    assert not sealed(game).record.seal.unsealed


@pytest.mark.parametrize("players", [[], ["Ada"], ["Ada", "Ben"], ["Ada", "Ben", "Cleo", "Dan"]])
def test_a_match_needs_the_right_number_of_players(game: Embers, players: list[str]) -> None:
    with pytest.raises(OptionError, match=r"embers is for 3 players"):
        Match.begin(game, players)


def test_a_sealed_match_needs_a_salt_from_each_seat(game: Embers) -> None:
    with pytest.raises(SpellboardError, match=r"3 salts were expected, one from each seat, not 1"):
        Match.begin(game, NAMES, secret=SECRET, salts=["mine"])


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"salts": [b"a", b"b", b"c"]}, "a salt is a text of 1 to 128 printable characters"),
        ({"salts": [1, 2, 3]}, "a salt is a text of 1 to 128 printable characters"),
        ({"salts": ["a", "", "c"]}, "a salt is a text of 1 to 128 printable characters"),
        ({"salts": "abc"}, "salts are a list of texts, one from each seat, not of type “str”"),
        ({"salts": {0: "a", 1: "b", 2: "c"}}, "salts are a list of texts, one from each seat, not of type “dict”"),
        ({"salts": 3}, "salts are a list of texts, one from each seat, not of type “int”"),
        ({"secret": "a" * 32}, "the dealer’s secret is 32 bytes of type “bytes”, not “str”"),
        ({"secret": 7}, "the dealer’s secret is 32 bytes of type “bytes”, not “int”"),
        ({"secret": [0] * 32}, "the dealer’s secret is 32 bytes of type “bytes”, not “list”"),
        ({"secret": bytes(31)}, "the dealer’s secret has 32 bytes"),
    ],
    ids=str,
)
def test_salts_and_secrets_that_cannot_be_are_refused_in_words(game: Embers, given: dict[str, Any], said: str) -> None:
    with pytest.raises(SpellboardError) as caught:
        Match.begin(game, NAMES, **{"secret": SECRET, **given})
    assert str(caught.value) == said
    if "secret" in given:
        with pytest.raises(SpellboardError) as caught:
            Opening.new(game, NAMES, **given)
        assert str(caught.value) == said


# --- playing ---------------------------------------------------------------------------------------------------------


def test_a_deed_stands_in_the_journal_in_notation_and_chance_follows(match: Match) -> None:
    told = match.play("HIDE", 0)
    assert match.entries[-1] == Deed(10, 0, "hide")
    assert [event.kind for event in told] == ["aimed"]
    match.play("hide", 1)
    told = match.play("hide", 2)
    assert [event.kind for event in told] == ["aimed", "revealed", "rolled"]
    die = match.entries[-1]
    assert isinstance(die, Chance) and die.weights == [1] * 6 and die.counter == 9


def test_a_refused_action_changes_nothing(match: Match) -> None:
    before = snapshot(match)
    for text, seat in (("aim p1", 0), ("pass", 1), ("die 6", 0)):
        with pytest.raises(Refusal):
            match.play(text, seat)
    for text in ("", "dance", "bury gold"):
        with pytest.raises(UnknownAction):
            match.play(text, 0)
    assert snapshot(match) == before


def test_a_composite_is_one_atomic_batch(match: Match) -> None:
    hidden_until_lead(match)
    first, card = len(match.entries) + 1, card_in_hand(match)
    told = match.play(f"bury {card}", 0)
    bury, lay = match.entries[first - 1 : first + 1]
    assert bury == Deed(first, 0, "bury", first)
    assert lay == Deed(first + 1, 0, f"lay {card}", first)
    assert [event.kind for event in told] == ["buried", "omen"]


def test_a_composite_with_an_illegal_second_part_changes_nothing(match: Match) -> None:
    hidden_until_lead(match)
    before = snapshot(match)
    with pytest.raises(Refusal) as caught:
        match.play(f"bury {card_not_in_hand(match)}", 0)
    assert caught.value.clause == "embers.lay-hand"
    assert snapshot(match) == before


def test_a_batch_with_an_unknown_second_part_changes_nothing(match: Match) -> None:
    hidden_until_lead(match)
    before = snapshot(match)
    with pytest.raises(UnknownAction):
        match.apply([match.game.code_of("bury"), 99_999], 0)
    assert snapshot(match) == before


@pytest.mark.proves("core.dealer")
def test_a_batch_does_not_run_past_chance(match: Match) -> None:
    aims(match, "hide", "hide")
    before = snapshot(match)
    hide = match.game.code_of("hide")
    for second in (hide, match.game.code_of("die 6")):
        with pytest.raises(Refusal) as caught:
            match.apply([hide, second], 2)
        assert caught.value.clause == "core.dealer"
        with pytest.raises(Refusal):
            match.apply([hide, second])
    assert snapshot(match) == before


def test_a_batch_belongs_to_one_seat_also_when_none_is_named(match: Match) -> None:
    match.apply(match.game.codes_of("aim p2") + match.game.codes_of("hide"))
    assert [entry.seat for entry in match.entries if isinstance(entry, Deed)] == [0, 0]
    assert match.state.waiting == [1, 2]
    hidden = hidden_until_lead(sealed(GAME.load()))
    with pytest.raises(Refusal):
        hidden.apply(hidden.game.codes_of("pass") + hidden.game.codes_of("hide"))


# --- secret simultaneous choices -------------------------------------------------------------------------------------


def test_a_secret_choice_may_be_changed_until_all_are_in(match: Match) -> None:
    match.play("aim p2", 0)
    match.play("aim p1", 1)
    match.play("hide", 0)
    match.play("aim p3", 0)
    assert match.state.waiting == [2]
    assert match.view(0).aims[0] == "p3"
    told = match.play("hide", 2)
    assert told[1].facts == {"targets": ["p3", "p1", "hiding"]}
    for seat in range(3):
        with pytest.raises(Refusal):
            match.play("hide", seat)


def test_others_learn_only_that_a_choice_was_made(game: Embers) -> None:
    choices = ("aim p2", "aim p3", "hide")
    seen = set()
    for choice in choices:
        match = sealed(game)
        match.play(choice, 0)
        others = tuple(match.transcript(seat).encode() for seat in (1, 2, None))
        seen.add((*others, *(match.state.observe(seat).to_bytes() for seat in (1, 2))))
        assert match.view(1).aims[0] not in (-1, 0, 1, 2), "that it was made is shown"
    assert len(seen) == 1, "what others get is the same whatever was chosen"


def test_others_do_not_learn_whether_a_choice_was_changed_to_something_else(game: Embers) -> None:
    one, other = sealed(game), sealed(game)
    one.play("aim p2", 0)
    one.play("aim p3", 0)
    other.play("hide", 0)
    other.play("hide", 0)
    for seat in (1, 2, None):
        assert one.transcript(seat).encode() == other.transcript(seat).encode()


@pytest.mark.proves("core.undo-chance")
def test_the_reveal_and_its_die_cannot_be_taken_back(match: Match) -> None:
    aims(match, "hide", "hide", "hide")
    for seat in range(3):
        with pytest.raises(Refusal) as caught:
            match.undo(seat)
        assert caught.value.clause == "core.undo-chance"


# --- leaving ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("phase", [AIM, LEAD, LAY])
def test_a_seat_may_resign_at_any_choice_and_the_others_play_on(game: Embers, phase: int, seat: int) -> None:
    match = sealed(game)
    if phase != AIM:
        hidden_until_lead(match)
    if phase == LAY:
        match.play("bury", 0)
    cards = [seen.cards for seen in match.view(None).seats]
    first = len(match.entries)
    told = match.resign(seat)
    assert match.entries[first] == Resign(first + 1, seat)
    assert told[0].kind == "resigned" and told[0].facts == {"seat": seat}
    assert [seen.cards for seen in match.view(None).seats] == cards, "its cards stay as they are"
    rng = Rng(seat)
    while not match.over:
        assert seat not in match.state.waiting and match.state.legal(seat) == []
        step(match, rng)
    assert match.state.outcome is not None and seat not in match.state.outcome.winners
    match.record.verify(GAME)


@pytest.mark.parametrize("committed", [False, True])
def test_a_seat_may_resign_before_and_after_its_secret_choice(match: Match, committed: bool) -> None:
    match.play("hide", 0)
    if committed:
        match.play("aim p1", 1)
    else:
        match.play("hide", 2)
    match.resign(1)
    assert (embers(match.state).phase == AIM) is committed, "where it was the last one to choose, the aims are shown"
    finish(match, 1).record.verify(GAME)


@pytest.mark.proves("core.resigned")
def test_nobody_resigns_twice(match: Match) -> None:
    match.resign(1)
    before = snapshot(match)
    with pytest.raises(Refusal) as caught:
        match.resign(1)
    assert caught.value.clause == "core.resigned"
    assert snapshot(match) == before


def test_when_all_others_have_resigned_the_last_one_wins(match: Match) -> None:
    match.resign(0)
    match.resign(2)
    assert match.over
    outcome = match.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "resigned")
    match.record.verify(GAME)


@pytest.mark.parametrize("reason", ["agreement", "closed"])
def test_a_match_may_be_closed_without_a_result(match: Match, reason: str) -> None:
    match.close(reason)
    assert match.over and match.closed == reason
    assert match.entries[-1] == Close(10, reason)
    assert match.record.outcome is None
    match.record.verify(GAME)


def test_a_match_is_not_closed_for_any_other_reason(match: Match) -> None:
    before = snapshot(match)
    with pytest.raises(SpellboardError, match=r"^a match is closed by one of: agreement, closed$"):
        match.close("boredom")
    assert snapshot(match) == before and not match.over


@pytest.mark.proves("core.over")
@pytest.mark.parametrize("ending", ["played", "closed"])
def test_nothing_follows_the_end(match: Match, ending: str) -> None:
    if ending == "played":
        finish(match, 1)
    else:
        match.play("hide", 0)
        match.close("closed")
    before = snapshot(match)
    for deed in (
        lambda: match.play("hide", 0),
        lambda: match.undo(0),
        lambda: match.rewind(10),
        lambda: match.resign(0),
        lambda: match.close("agreement"),
    ):
        with pytest.raises(Refusal) as caught:
            deed()
        assert caught.value.clause == "core.over"
    assert snapshot(match) == before


# --- the secret ------------------------------------------------------------------------------------------------------


def test_the_secret_stands_in_the_record_only_when_the_match_is_over(game: Embers) -> None:
    match, rng = sealed(game), Rng(3)
    while not match.over:
        assert match.record.seal.secret == ""
        assert SECRET.hex().encode() not in match.record.encode()
        step(match, rng)
    assert match.record.seal.secret == SECRET.hex()
    closed = sealed(game)
    closed.close("closed")
    assert closed.record.seal.secret == SECRET.hex()


def test_an_earlier_record_does_not_change_when_the_match_goes_on(match: Match) -> None:
    record = match.record
    kept = record.encode()
    finish(match, 1)
    assert record.encode() == kept
