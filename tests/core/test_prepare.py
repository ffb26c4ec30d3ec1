"""Preparing changes nothing; committing makes it so; what the match has left behind is refused."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from spellboard import Match, Prepared, Refusal, Rng, SpellboardError, Stale, UnknownAction, UnknownSeat
from spellboard.core.record import Chance, Close, Deed, Resign, Undo
from tests.example import GAME
from tests.example.game import Embers

from .table import SECRET, aims, card_in_hand, finish, hidden_until_lead, sealed, snapshot, step


def everything(match: Match) -> tuple[object, ...]:
    """All that makes a match, down to its bytes."""
    return (*snapshot(match), match.head, match.texts, match.links, match.closed, match.record.encode())


WAYS: dict[str, Callable[[Match], Prepared]] = {
    "play": lambda match: match.prepare(match.game.codes_of("pass"), 0),
    "a batch": lambda match: match.prepare(match.game.codes_of(f"bury {card_in_hand(match)}"), 0),
    "resign": lambda match: match.prepare_resign(1),
    "close": lambda match: match.prepare_close("agreement"),
    "rewind": lambda match: match.prepare_rewind(5),
}
ways = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)


@ways
def test_preparing_changes_nothing(match: Match, way: Callable[[Match], Prepared]) -> None:
    hidden_until_lead(match)
    before = everything(match)
    way(match)
    assert everything(match) == before


@ways
def test_what_was_prepared_and_dropped_is_prepared_again_with_the_same_entries_and_dice(
    match: Match, way: Callable[[Match], Prepared]
) -> None:
    hidden_until_lead(match)
    first = way(match)
    again = way(Match.resume(match.record, SECRET, GAME))
    assert again == way(match) == first


@ways
def test_what_was_prepared_is_what_is_entered(match: Match, way: Callable[[Match], Prepared]) -> None:
    hidden_until_lead(match)
    other, known = sealed(match.game), len(match.entries)  # type: ignore[arg-type]
    hidden_until_lead(other)
    prepared = way(match)
    events = match.commit(prepared)
    assert match.texts[known:] == prepared.texts and match.links[known:] == prepared.links
    assert match.head == prepared.head and prepared.after == known
    assert [event for each in prepared.events for event in each] == events
    for seat in (None, 0, 1, 2):
        assert match.told(seat, known) == prepared.told(seat)
    other.commit(way(other))
    assert everything(match) == everything(other)
    assert finish(match, 1).record == finish(other, 1).record


def test_the_dice_and_the_forced_come_with_their_cause(match: Match) -> None:
    aims(match, "hide", "hide")
    prepared = match.prepare(match.game.codes_of("hide"), 2)
    match.commit(prepared)
    assert [type(entry) for entry in match.entries[-2:]] == [Deed, Chance] and len(prepared.texts) == 2
    assert [[event.kind for event in events] for events in prepared.events] == [["aimed", "revealed"], ["rolled"]]


def test_of_two_that_were_prepared_the_second_is_refused(match: Match) -> None:
    one, two = (match.prepare(match.game.codes_of(text), 0) for text in ("hide", "aim p2"))
    match.commit(one)
    before = everything(match)
    with pytest.raises(Stale, match=r"^this was prepared as entry 10, but the match is now at entry 11$") as caught:
        match.commit(two)
    assert (caught.value.entry, caught.value.now) == (10, 11)
    with pytest.raises(Stale):
        match.commit(one)
    assert everything(match) == before


def test_what_another_match_prepared_is_refused(match: Match, game: Embers) -> None:
    prepared = sealed(game).prepare(game.codes_of("hide"), 0)
    sent = msgspec.json.decode(msgspec.json.encode(prepared), type=Prepared)
    before = everything(match)
    for other in (prepared, sent):
        with pytest.raises(SpellboardError, match=r"^this was not prepared by this match$"):
            match.commit(other)
    assert everything(match) == before


def test_only_what_tells_everybody_the_same_is_open(match: Match) -> None:
    secret = match.prepare(match.game.codes_of("aim p2"), 0)
    assert not secret.open and secret.told(0) != secret.told(None)
    hidden_until_lead(match)
    public = match.prepare(match.game.codes_of("pass"), 0)
    assert public.open and public.told(0) == public.told(1) == public.told(None) != []


def test_an_undo_is_prepared_too(match: Match) -> None:
    match.play("hide", 0)
    before = everything(match)
    prepared = match.prepare_undo(0)
    assert everything(match) == before
    match.commit(prepared)
    assert match.entries[-1] == Undo(11, 10, 0) and match.state.waiting == [0, 1, 2]


def test_what_may_not_be_is_refused_when_it_is_prepared(match: Match) -> None:
    before = everything(match)
    wrongs: list[tuple[Callable[[], Prepared], type[SpellboardError]]] = [
        (lambda: match.prepare(match.game.codes_of("pass"), 0), Refusal),
        (lambda: match.prepare(99_999, 0), UnknownAction),
        (lambda: match.prepare(0, 3), UnknownSeat),
        (lambda: match.prepare_undo(0), Refusal),
        (lambda: match.prepare_undo(7), UnknownSeat),
        (lambda: match.prepare_resign(-1), UnknownSeat),
        (lambda: match.prepare_close("boredom"), SpellboardError),
        (lambda: match.prepare_rewind(99), SpellboardError),
    ]
    for wrong, error in wrongs:
        with pytest.raises(error):
            wrong()
    assert everything(match) == before


def test_nothing_is_prepared_after_the_end(match: Match) -> None:
    match.commit(match.prepare_close("closed"))
    for seat in range(3):
        for way in (lambda seat: match.prepare(0, seat), match.prepare_resign, match.prepare_undo):
            with pytest.raises(Refusal, match=r"core\.over"):
                way(seat)


def test_a_match_that_is_prepared_at_every_step_and_dropped_half_the_time_is_the_same_match(game: Embers) -> None:
    for seed in range(3):
        plain, careful, rng = sealed(game), sealed(game), Rng(seed)
        while not plain.over:
            seat = plain.state.waiting[0]
            legal = plain.state.legal(seat)
            code = legal[rng.below(len(legal))]
            careful.prepare(legal[rng.below(len(legal))], seat)
            careful.prepare_resign(seat)
            careful.prepare_rewind(1)
            careful.commit(careful.prepare(code, seat))
            plain.apply(code, seat)
        assert careful.record == plain.record


def test_every_kind_of_entry_was_prepared(match: Match) -> None:
    step(match, Rng(1))
    match.resign(0)
    match.rewind(3)
    match.close("closed")
    kinds = {type(entry) for entry in match.entries}
    assert kinds == {Chance, Deed, Resign, Undo, Close}
