"""The clauses of Embers, and what a seat can know, proved on small positions."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from spellboard import CHANCE, Match, Record, Refusal, Rng
from tests.example import GAME
from tests.example.state import DIE, LEAD, EmbersState


@pytest.fixture
def match() -> Match:
    return Match.begin(GAME.load(), ["Ada", "Bo", "Cy"], seed=1)


def position(**changes: Any) -> EmbersState:
    """The first aim of a game, with some facts changed."""
    state = Match.begin(GAME.load(options=changes.pop("options", {})), ["Ada", "Bo", "Cy"], seed=3).state
    assert isinstance(state, EmbersState)
    for name, value in changes.items():
        here = getattr(state, name)
        setattr(state, name, value if isinstance(value, int) else type(here)(value))
    return state


def refused(state: EmbersState, text: str, seat: int) -> str:
    with pytest.raises(Refusal) as caught:
        state.apply(state.game.code_of(text), seat)
    return caught.value.clause


@pytest.mark.proves("embers.deal")
def test_every_player_starts_with_three_cards(match: Match) -> None:
    assert [seen.cards for seen in match.view(None).seats] == [3, 3, 3]


@pytest.mark.proves("embers.aim")
def test_aims_are_shown_when_the_last_one_is_made(match: Match) -> None:
    match.play("aim p2", 0)
    assert match.view(1).aims == ["hidden", None, None]
    match.play("hide", 0)
    match.play("hide", 1)
    told = [event.kind for event in match.play("hide", 2)]
    assert told[:3] == ["aimed", "revealed", "rolled"]


@pytest.mark.proves("embers.aim-self")
def test_nobody_aims_at_themselves() -> None:
    assert refused(position(), "aim p1", 0) == "embers.aim-self"


@pytest.mark.proves("embers.aim-empty")
def test_nobody_aims_at_an_empty_hand() -> None:
    state = position()
    hands = list(state.hands)
    state.hands, state.pile = (
        type(state.hands)([*hands[:3], 0, 0, 0, *hands[6:]]),
        type(state.pile)([*hands[3:6], *[0] * 6]),
    )
    assert refused(state, "aim p2", 0) == "embers.aim-empty"


@pytest.mark.proves("embers.rob")
def test_a_robber_takes_a_card_that_only_the_two_see() -> None:
    match = Match.begin(GAME.load(), ["Ada", "Bo", "Cy"], seed=3)
    match.play("aim p2", 0)
    match.play("aim p3", 1)
    theft = next(event for event in match.play("hide", 2) if event.kind == "stole")
    assert theft.seen_by(0).private == theft.seen_by(1).private is not None
    assert theft.seen_by(2).private is theft.seen_by(None).private is None


@pytest.mark.proves("embers.shelter")
@pytest.mark.parametrize("shelter", [True, False])
def test_hiding_protects_where_the_option_shelters(shelter: bool) -> None:
    state = position(options={"shelter": shelter}, phase=DIE, aims=[1, -2, -2])
    state.apply(state.game.code_of("die 6"))
    assert (state.phase == LEAD) == shelter


@pytest.mark.proves("embers.bury-empty")
def test_an_empty_hand_buries_nothing() -> None:
    state = position(phase=LEAD)
    hands = list(state.hands)
    state.hands, state.pile = type(state.hands)([0, 0, 0, *hands[3:]]), type(state.pile)([*hands[:3], *[0] * 6])
    assert refused(state, "bury", 0) == "embers.bury-empty"
    assert [kind for kind, _ in state.blocked(0)] == ["bury"]


@pytest.mark.proves("embers.lay")
def test_while_burying_nothing_else_can_be_done() -> None:
    state = position(phase=LEAD)
    state.apply(state.game.code_of("bury"), 0)
    assert refused(state, "pass", 0) == "embers.lay"


@pytest.mark.proves("embers.lay-hand")
def test_only_a_card_in_hand_can_be_laid() -> None:
    state = position(phase=LEAD)
    state.apply(state.game.code_of("bury"), 0)
    missing = state.tables.names[list(state.hands)[:3].index(0)]
    assert refused(state, f"lay {missing}", 0) == "embers.lay-hand"


@pytest.mark.proves("embers.bury", "embers.omen")
def test_a_buried_card_brings_points_and_comes_up_last() -> None:
    state = position(phase=LEAD)
    bag = list(state.bag)
    state.bag, state.pile = type(state.bag)([0, 0, 0]), type(state.pile)([*bag, *[0] * 6])
    card = next(name for name, count in zip(state.tables.names, state.hands, strict=False) if count)
    for code in state.game.codes_of(f"bury {card}"):
        state.apply(code, 0)
    assert (state.points[0], state.actor) == (2, CHANCE)
    assert state.chances() == [(state.game.code_of(f"omen {card}"), 1)]


def test_a_begun_burial_can_be_taken_back() -> None:
    state = position(phase=LEAD)
    before = state.to_bytes()
    state.apply(state.game.code_of("bury"), 0)
    state.apply(state.game.code_of("put back"), 0)
    assert state.to_bytes() == before


@pytest.mark.proves("embers.end")
def test_after_the_last_round_the_highest_score_wins() -> None:
    record = Match.begin(GAME.load(), ["Ada", "Bo", "Cy"], seed=1)
    while not record.over:
        record.apply(record.state.legal()[0], record.state.actor)
    state = record.state
    assert isinstance(state, EmbersState) and state.outcome is not None
    scores = [state.score(seat) for seat in range(3)]
    assert all(scores[seat] == max(scores) for seat in state.outcome.winners)
    assert state.outcome.reason == "rounds"
    assert isinstance(record.record, Record)


def test_samples_are_as_frequent_as_an_enumeration_says() -> None:
    """Two cards are stolen unseen and one hand is hidden: every deal of the unknown cards must be equally likely."""
    state = position()
    n = state.tables.cards
    # Ada holds two cards, Bo one, Cy one; Cy stole one from Bo; the rest is on the pile, open.
    state.hands = type(state.hands)([1, 1, 0, 0, 1, 0, 0, 0, 1])
    state.stash = type(state.stash)([0] * 9 * n)
    state.stash[(2 * 3 + 1) * n] = 1
    state.bag = type(state.bag)([0, 1, 0])
    spent = [6 - 2, 5 - 3, 4 - 1]
    state.pile = type(state.pile)([*spent, *[0] * 6])
    assert state.problems() == []
    unknown = [1, 2, 0, 1]  # Bo's hand, Cy's hand, the stolen card, the deck: coal, flame, ash, coal
    expected = Counter(permutations(unknown))
    drawn: Counter[tuple[int, ...]] = Counter()
    rng, times = Rng(3), 6000
    seen = state.observe(0)
    for _ in range(times):
        sample = seen.sample(rng)
        assert isinstance(sample, EmbersState)
        places = (list(sample.hands)[3:6], list(sample.hands)[6:9], list(sample.stash)[7 * n : 8 * n], list(sample.bag))
        drawn[tuple(place.index(1) for place in places)] += 1
    total = sum(expected.values())
    assert set(drawn) == set(expected)
    chi = sum((drawn[deal] - times * w / total) ** 2 / (times * w / total) for deal, w in expected.items())
    assert chi < 3 * len(expected), f"{chi} over {len(expected)} deals"
