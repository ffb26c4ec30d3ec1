"""Beginning elsewhere: from a position, or from an entry of a finished record; the record says so, and it is proved."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

import msgspec
import pytest

from spellboard import Match, Opening, PositionError, Record, RecordError, Rng, SpellboardError, State
from spellboard.core import starts
from tests.example import GAME
from tests.example.game import Embers

from .forging import relinked, resealed
from .table import NAMES, SECRET, aims, finish, hidden_until_lead, sealed, step

replace = msgspec.structs.replace


@pytest.fixture
def middle(game: Embers) -> State:
    """A position from the middle of a match: the leader decides."""
    return hidden_until_lead(sealed(game)).state


def refused(record: Record, **kept: Any) -> str:
    with pytest.raises(RecordError) as caught:
        record.verify(GAME, **kept)
    assert "\n" not in str(caught.value)
    return str(caught.value)


# --- from a position --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("given", [lambda state: state, lambda state: state.to_bytes()], ids=["a state", "bytes"])
def test_a_match_begins_from_a_position(game: Embers, middle: State, given: Any) -> None:
    match = Match.begin(game, NAMES, secret=SECRET, start=given(middle))
    assert match.state.to_bytes() == middle.to_bytes() and len(match.entries) == 0
    assert match.transcript(0).pages[0].view == middle.view(0)
    match.play("bury", 0)
    match.undo(0)
    assert match.state.to_bytes() == middle.to_bytes()
    record = finish(match, 1).record
    assert record.header.start == starts.hashed(record.start_text) and len(record.header.start) == 64
    assert json.loads(record.start_text) == {"position": middle.to_json()}
    assert Record.decode(record.encode()) == record
    assert [state.to_bytes() for _, state in record.replay(GAME)][-1] == match.state.to_bytes()
    assert record.start(game).to_bytes() == middle.to_bytes()


def test_the_position_it_began_from_goes_its_own_way(game: Embers, middle: State) -> None:
    before = middle.to_bytes()
    finish(Match.begin(game, NAMES, seed=1, start=middle), 1)
    assert middle.to_bytes() == before


def test_the_dealer_acts_at_once_where_it_is_his_turn(game: Embers) -> None:
    state = game.new(3)
    state.apply(state.legal()[0])
    match = Match.begin(game, NAMES, secret=SECRET, start=state)
    assert len(match.entries) == 8 and match.dealer.counter == 8


def test_a_proof_says_where_the_match_began_and_that_nobody_knows_how_it_came_there(
    game: Embers, middle: State, played: Record
) -> None:
    proof = finish(Match.begin(game, NAMES, start=middle), 1).record.verify(GAME)
    assert proof.start == starts.Start(middle.to_json()) and "start" in proof.unknown
    plain = played.verify(GAME)
    assert plain.start is None and "start" not in plain.unknown


def test_a_match_that_began_elsewhere_goes_on_later(game: Embers, middle: State) -> None:
    match, rng = Match.begin(game, NAMES, secret=SECRET, start=middle), Rng(3)
    while not match.over:
        again = Match.resume(Record.decode(match.record.encode()), SECRET, GAME)
        assert again.record == match.record and again.transcript(1) == match.transcript(1)
        step(match, rng)
    assert Match.resume(match.record, SECRET, GAME).over


def test_an_opening_begins_from_a_position_too(game: Embers, middle: State) -> None:
    opening = Opening.new(game, NAMES, secret=SECRET, start=middle)
    for seat in range(3):
        opening.server_salt(seat)
    again = Opening.decode(opening.encode(), GAME)
    assert again.start == opening.start
    match = again.begin()
    assert match.state.to_bytes() == middle.to_bytes()
    finish(match, 1).record.verify(GAME, commitment=opening.commitment)
    with pytest.raises(RecordError, match=r"^the match begins from"):
        Opening.decode(json.dumps({**json.loads(opening.encode()), "start": ""}).encode(), GAME)


def test_no_match_begins_from_what_cannot_be_played(game: Embers, middle: State) -> None:
    over = finish(sealed(game), 1).state
    others = GAME.load(options={"shelter": False}).new(3)
    for start, error, said in (
        (over, RecordError, "the match begins from a position in which the game is over"),
        (others, PositionError, "this position belongs to another game, edition or set of options than embers here"),
        (
            others.to_bytes(),
            PositionError,
            "this position belongs to another game, edition or set of options than embers here",
        ),
        (b"SPB1", PositionError, "the position is cut short or damaged"),
    ):
        for begin in (Match.begin, Opening.new):
            with pytest.raises(error, match=f"^{said}$"):
                begin(game, NAMES, start=start)
    with pytest.raises(SpellboardError, match=r"^the match begins from a position of 3 players, not of 2$"):
        Match.begin(game, NAMES[:2], start=middle)


# --- from a record ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [0, 5, 14, 20])
def test_a_match_is_forked_from_an_entry_of_a_finished_record(game: Embers, played: Record, number: int) -> None:
    match = Match.begin(game, NAMES, seed=4, start=(played, number))
    wanted = played.start(game)
    for _, state in islice(played.replay(GAME), number):
        wanted = state
    assert match.record.start(game).to_bytes() == wanted.to_bytes()
    record = finish(match, 2).record
    start = record.verify(GAME).start
    assert start is not None and (start.match, start.entry) == (played.header.match, number)
    proof = record.verify(GAME, origin=played)
    assert "start" in proof.proved and "start" not in proof.unknown


def test_a_fork_of_another_record_or_of_none_does_not_come_from_this_one(game: Embers, played: Record) -> None:
    other = finish(Match.begin(game, NAMES, seed=9), 9).record
    fork = finish(Match.begin(game, NAMES, seed=4, start=(other, 12)), 1).record
    assert refused(fork, origin=played) == refused(played, origin=other) == "the match was not forked from that record"
    moved = replace(starts.read(fork.start_text), entry=3)
    text = msgspec.json.encode(moved).decode()
    forged = resealed(replace(fork, start_text=text), start=starts.hashed(text))
    assert refused(forged, origin=other) == "the match does not begin from the position after entry 3 of that record"
    assert forged.verify(GAME).unknown.count("start") == 1


def test_a_closed_match_is_finished_and_a_running_one_is_not(game: Embers, match: Match) -> None:
    aims(match, "hide", "hide", "hide")
    with pytest.raises(RecordError, match=r"^a match is forked from a finished record, and this one stops before"):
        Match.begin(game, NAMES, start=(match.record, 3))
    match.close("agreement")
    assert Match.begin(game, NAMES, start=(match.record, 13)).state.to_bytes() == match.state.to_bytes()


def test_a_record_that_only_says_it_is_finished_is_not_forked(game: Embers, match: Match, played: Record) -> None:
    running = replace(match.record, outcome=played.outcome)
    with pytest.raises(RecordError, match=r"^the seal is broken"):
        Match.begin(game, NAMES, start=(running, 3))
    with pytest.raises(RecordError, match=r"^entry 1: "):
        texts = [played.entry_texts[0].replace("deal", "lift"), *played.entry_texts[1:]]
        Match.begin(game, NAMES, start=(relinked(played, texts=texts), 3))


@pytest.mark.parametrize("number", [-1, 999, True, 1.0])
def test_there_is_no_fork_from_an_entry_that_is_not_there(game: Embers, played: Record, number: Any) -> None:
    with pytest.raises(RecordError, match=r"^there is no entry .* to begin from; the last one is"):
        Match.begin(game, NAMES, start=(played, number))


def test_a_fork_is_played_with_the_same_edition_and_options(played: Record) -> None:
    with pytest.raises(RecordError, match=r"^that record was played with another edition or other options$"):
        Match.begin(GAME.load(options={"shelter": False}), NAMES, start=(played, 3))


def test_nothing_is_forked_from_where_the_game_was_over(game: Embers, played: Record) -> None:
    with pytest.raises(RecordError, match=r"^the match begins from a position in which the game is over$"):
        Match.begin(game, NAMES, start=(played, len(played.entries)))


# --- tampering --------------------------------------------------------------------------------------------------------


def test_the_start_cannot_be_exchanged(game: Embers, middle: State, played: Record) -> None:
    record = finish(Match.begin(game, NAMES, secret=SECRET, start=middle), 1).record
    other = starts.text_of(game, (played, 4))
    said = "the position that the match begins from is not the one of the header"
    assert refused(replace(record, start_text=other)) == said
    assert refused(replace(record, start_text=record.start_text + " ")) == said
    assert refused(replace(record, start_text="")) == f"the match begins from “{record.header.start[:40]}”, " + (
        "which is not known here"
    )
    assert refused(replace(played, start_text=other)) == said
    sealed_anew = resealed(replace(record, start_text=other), start=starts.hashed(other))
    assert refused(sealed_anew, commitment=record.seal.commitment) != ""


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{}", "the start is malformed: Object missing required field `position`"),
        ('{"position":{},"position":{}}', "the start is malformed: the key “position” appears twice"),
        ('{"position":{},"moon":1}', "the start is malformed: Object contains unknown field `moon`"),
        ('{"position":{}}', r"the start is malformed: a position (spellboard-position/1) was expected"),
        ('{"position":{}, "match":"\x1b"}', "the start is malformed: it contains a control character"),
        ("[" * 10_000, "the start is malformed: "),
    ],
)
def test_a_start_of_another_shape_is_refused_in_one_line(played: Record, text: str, said: str) -> None:
    changed = resealed(replace(played, start_text=text), start=starts.hashed(text))
    assert refused(changed).startswith(said)
