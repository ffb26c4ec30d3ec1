"""Before one plays: what would follow, what it takes, whether it can be taken back; asking changes nothing."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from spellboard import Match, Message, Sink, State
from spellboard.core.messages import Who
from spellboard.core.preview import Need, Preview
from tests.example.game import Embers

from .table import sealed

AIMED = Message("event-aimed.private", {"seat": Who(0), "target": Who(1)})


def asked(game: Embers, state: State, *actions: str, seat: int = 0) -> Preview:
    return game.preview(state, [code for text in actions for code in game.codes_of(text)], seat)


def led(match: Match) -> Match:
    """All hide, and the leader may bury a card."""
    for seat in range(3):
        match.play("hide", seat)
    return match


def test_a_secret_choice_is_told_to_its_own_seat_and_can_be_taken_back(game: Embers, match: Match) -> None:
    before = match.state.to_bytes()
    found = asked(game, match.state, "aim p2")
    assert found == Preview("", (), (AIMED,), True)
    assert match.state.to_bytes() == before


def test_what_is_forbidden_names_its_clause_and_nothing_that_would_follow(game: Embers, match: Match) -> None:
    assert asked(game, match.state, "aim p1") == Preview("embers.aim-self")
    assert asked(game, match.state, "aim p2", "aim p1") == Preview("embers.aim-self"), "also where it comes later"
    assert asked(game, match.state, "bury").refused


def test_nothing_played_brings_nothing(game: Embers, match: Match) -> None:
    assert asked(game, match.state) == Preview("", (), (), True)


def test_the_last_secret_choice_tells_nothing_of_the_others_and_cannot_be_taken_back(
    game: Embers, match: Match
) -> None:
    match.play("aim p1", 1)
    match.play("aim p1", 2)
    found = asked(game, match.state, "aim p2")
    assert found.follows == (AIMED,), "what the others chose comes after it"
    assert not found.undoable


def test_what_the_dealer_must_do_next_cannot_be_taken_back(game: Embers, match: Match) -> None:
    found = asked(game, led(match).state, "bury coal")
    assert found.follows[0].key == "event-buried.private" and not found.undoable


def test_a_chain_is_asked_whole_and_its_first_step_alone(game: Embers, match: Match) -> None:
    state = led(match).state
    assert asked(game, state, "bury").undoable
    assert asked(game, state, "bury").follows == (), "the card is not chosen yet"


class Dear(Embers):
    """Embers where burying takes two cards."""

    def needs(self, state: State, code: int, seat: int) -> list[Need]:
        kind = self.codes.kind(code)
        return [Need(Message("fact-cards", {"count": 2}), 2, 3)] if kind == "bury" else []


@pytest.mark.parametrize(
    ("actions", "needed"), [(("bury",), [2]), (("bury coal",), [2]), (("pass",), []), (("lay coal", "bury"), [])]
)
def test_the_needs_are_those_of_the_first_action(actions: Sequence[str], needed: list[int]) -> None:
    game = Dear.load()
    state = led(sealed(game)).state
    found = asked(game, state, *actions)
    assert [need.needed for need in found.needs] == needed


def test_needs_are_told_of_what_is_refused_too() -> None:
    game = Dear.load()
    found = asked(game, sealed(game).state, "bury")
    assert found.refused and [need.had for need in found.needs] == [3]


def test_a_game_without_whole_moves_lists_none_and_takes_nothing(game: Embers, match: Match) -> None:
    assert game.ways(match.state, 0) == [] and game.needs(match.state, game.code_of("hide"), 0) == []


def test_a_summary_tells_every_event_where_a_game_joins_none(game: Embers, match: Match) -> None:
    sink = Sink()
    match.state.copy().apply(game.code_of("aim p2"), 0, sink)
    assert game.summary(sink.events) == [AIMED]
