"""What every position answers, whichever game it is of: legal codes, refusals, reasons."""

from __future__ import annotations

import pytest

from spellboard import CHANCE, Event, Kind, Match, Refusal, Sink, UnknownAction
from spellboard.core.codes import Codes
from tests.conformance.walking import positions as along
from tests.example.game import Embers
from tests.example.state import AIM, LEAD, EmbersState

from .table import aims, embers, finish


def refusal(match: Match, text: str, seat: int | None) -> str:
    """The clause that refuses an action, which leaves the position as it was."""
    before = match.state.to_bytes()
    code = match.game.code_of(text)
    with pytest.raises(Refusal) as caught:
        match.state.apply(code, seat)
    assert match.state.to_bytes() == before
    reason = match.state.why_not(code, seat)
    assert reason is not None and reason.clause == caught.value.clause
    return caught.value.clause


# --- who refuses what -------------------------------------------------------------------------------------------------


@pytest.mark.proves("core.over")
def test_after_the_end_nothing_can_be_played(match: Match) -> None:
    finish(match, 1)
    for seat in (None, 0, 1, 2, CHANCE):
        assert refusal(match, "hide", seat) == "core.over"
    with pytest.raises(Refusal) as caught:
        match.state.resign(0)
    assert caught.value.clause == "core.over"
    assert match.state.actor is None and match.state.waiting == [] and match.state.legal() == []


@pytest.mark.proves("core.seat")
def test_only_a_seat_that_may_choose_chooses(match: Match) -> None:
    aims(match, "hide", "hide", "hide")
    for seat in (1, 2, CHANCE):
        assert refusal(match, "pass", seat) == "core.seat"
    assert match.state.why_not(match.game.code_of("pass"), 0) is None


@pytest.mark.proves("core.dealer")
def test_nobody_chooses_while_the_dealer_acts(game: Embers) -> None:
    state = game.new(3)
    assert state.actor == CHANCE
    for seat in (0, 1, 2):
        with pytest.raises(Refusal) as caught:
            state.apply(game.code_of("hide"), seat)
        assert caught.value.clause == "core.dealer"
        assert state.legal(seat) == []


@pytest.mark.proves("core.chance")
def test_the_dealer_gives_only_what_can_come(game: Embers) -> None:
    state = game.new(3)
    for text in ("die 1", "omen ash", "hide"):
        with pytest.raises(Refusal) as caught:
            state.apply(game.code_of(text))
        assert caught.value.clause == "core.chance"
    state.apply(game.code_of("deal ash"))
    assert embers(state).dealt == 1


@pytest.mark.proves("core.decision")
def test_an_action_of_another_decision_does_not_belong_here(match: Match) -> None:
    for text in ("pass", "bury", "lay ash", "die 3", "deal ash"):
        assert refusal(match, text, 0) == "core.decision"


@pytest.mark.parametrize("code", [-1, 28, 0xFFFF, 0x10000, 2**63, -(2**63) - 1, 10**30])
def test_a_code_outside_the_index_is_unknown_everywhere(match: Match, code: int) -> None:
    code = code if code != 28 else len(match.game.codes)
    for question in (match.state.apply, match.state.why_not, match.apply):
        with pytest.raises(UnknownAction, match="is not an action code"):
            question(code)


# --- legal codes ------------------------------------------------------------------------------------------------------


def test_without_a_seat_the_actor_or_the_dealer_is_meant(game: Embers, match: Match) -> None:
    assert game.new(3).legal() == [game.code_of(f"deal {card}") for card in ("ash", "coal", "flame")]
    assert match.state.actor == 0 == match.state.waiting[0]
    assert match.state.legal() == match.state.legal(0)


def test_chances_are_listed_at_the_dealers_turn_only(game: Embers, match: Match) -> None:
    cards = (("ash", 6), ("coal", 5), ("flame", 4))
    assert game.new(3).chances() == [(game.code_of(f"deal {card}"), count) for card, count in cards]
    assert match.state.chances() == []
    assert match.state.legal(CHANCE) == []


def test_legal_codes_are_never_stale(match: Match) -> None:
    state = match.state
    for _ in range(2):
        assert state.legal(0) == [state.game.code_of(text) for text in ("aim p2", "aim p3", "hide")]
    state.apply(state.game.code_of("hide"), 0)
    state.resign(0)
    assert state.legal(0) == []
    assert state.waiting == [1, 2]


def test_a_list_that_was_handed_out_can_be_changed_without_harm(match: Match) -> None:
    before = match.state.legal(0)
    match.state.legal(0).clear()
    assert match.state.legal(0) == before


def test_apply_tells_a_sink_what_happened_and_needs_none(match: Match) -> None:
    told, silent, sink = match.state.copy(), match.state.copy(), Sink()
    code = match.game.code_of("hide")
    told.apply(code, 1, sink)
    silent.apply(code, 1)
    assert sink.events == [Event("aimed", {"seat": 1}, {"target": "hiding"}, (1,))]
    assert told.to_bytes() == silent.to_bytes()


# --- reasons ----------------------------------------------------------------------------------------------------------


def test_blocked_names_what_is_expected_but_not_offered_and_why(match: Match) -> None:
    assert match.state.blocked(0) == []
    state = embers(match.state.copy())
    state.phase = LEAD
    for card in range(3):
        state.bag[card] += state.hands[card]
        state.hands[card] = 0
    assert state.problems() == []
    assert [(kind, refusal.clause) for kind, refusal in state.blocked(0)] == [("bury", "embers.bury-empty")]
    assert state.blocked(1) == []


def test_blocked_gives_the_reason_nearest_to_a_yes(match: Match) -> None:
    state = embers(match.state)
    for seat in (1, 2):
        for card in range(3):
            state.bag[card] += state.hands[seat * 3 + card]
            state.hands[seat * 3 + card] = 0
    assert [(kind, refusal.level) for kind, refusal in state.blocked(0)] == [("aim", "target")]


class Expecting(EmbersState):
    def expected(self, seat: int) -> list[str]:
        return ["dance"]


class WithDance(Embers):
    """An edition may leave a kind without any action."""

    def index(self) -> Codes:
        plain = super().index()
        kinds = [Kind(name, *self._rows(plain, name)) for name in plain.kinds]
        return Codes([*kinds, Kind("dance", ["card:thing"], [])])

    @staticmethod
    def _rows(plain: Codes, name: str) -> tuple[list[str], list[list[str]]]:
        rows = [plain.arguments(code) for code in plain.span(name)]
        types = [f"{parameter}:{kind}" for parameter, kind in plain.types(name).items()]
        return types, [list(row.values()) for row in rows]

    def start(self, players: int) -> EmbersState:
        return Expecting(self, players, self.tables)


def test_a_kind_without_actions_is_not_missed() -> None:
    state = WithDance.load().new(3)
    assert state.blocked(0) == []


# --- and the rest -----------------------------------------------------------------------------------------------------


def test_a_position_tells_what_it_is(match: Match) -> None:
    assert repr(match.state) == "<embers for 3, actor 0>"
    assert str(match.state).startswith("round 1   die -   deck 6 + 0 buried")
    assert repr(match.game) == "<embers: Embers, the contract's example>"


def test_the_actor_is_the_first_of_those_who_wait(game: Embers) -> None:
    for state in along(game, 3, 4):
        if state.actor in (None, CHANCE):
            assert state.waiting == []
        else:
            assert state.waiting[0] == state.actor
        if embers(state).phase == AIM:
            assert len(state.waiting) > 0


def test_the_layout_is_found_by_its_sheets(game: Embers) -> None:
    assert [sheet.id for sheet in game.layout.sheets] == ["table", "mat", "hand"]
    assert game.layout["mat"].each_seat and [zone.id for zone in game.layout["mat"].zones] == ["cards", "omens"]
