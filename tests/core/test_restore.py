"""A match set up again from its host's own journal: the same in every respect, or refused."""

from __future__ import annotations

import msgspec
import pytest

import spellboard
from spellboard import Game, Match, Record, RecordError, Rng
from tests.example import GAME as EMBERS

GAMES: list[type[Game]] = [EMBERS, *(spellboard.find(name) for name in spellboard.shelf())]


def played(kind: type[Game], actions: int) -> Match:
    """Random play with undos and a rewind."""
    game = kind.load(options=kind.random_play_options)
    match, rng = Match.begin(game, ["?"] * game.fewest, forced=True), Rng(11)
    for step in range(actions):
        if match.over:
            break
        seat = match.state.waiting[0]
        legal = match.state.legal(seat)
        match.apply(legal[rng.below(len(legal))], seat)
        if step % 3 == 2 and not match.over and match.why_no_undo(seat) is None:
            match.undo(seat)
        if step == actions // 2 and not match.over:
            match.rewind(1)
    return match


@pytest.mark.parametrize("kind", GAMES, ids=[kind.name for kind in GAMES])
def test_a_restored_match_is_the_same_in_every_respect(kind: type[Game]) -> None:
    match = played(kind, 60)
    again = Match.restore(match.record, match.dealer.secret, match.game, forced=True)
    assert again.state.to_bytes() == match.state.to_bytes()
    assert (again.head, again.texts, again.links) == (match.head, match.texts, match.links)
    assert (again.dealer.counter, again.closed, again.over) == (match.dealer.counter, match.closed, match.over)
    for seat in range(len(match.players)):
        assert again.told(seat) == match.told(seat)
        assert (again.why_no_undo(seat) is None) == (match.why_no_undo(seat) is None)
    if not match.over:
        seat = match.state.waiting[0]
        code = match.state.legal(seat)[0]
        assert again.apply(code, seat) == match.apply(code, seat)
        assert again.head == match.head


def restored(match: Match, record: Record) -> Match:
    return Match.restore(record, match.dealer.secret, match.game)


def test_a_journal_that_was_touched_is_refused_at_the_entry() -> None:
    match = played(EMBERS, 6)
    texts = [*match.texts[:9], match.texts[9].replace("aim p2", "hide").replace("aim p3", "aim p2"), *match.texts[10:]]
    for record in (
        msgspec.structs.replace(match.record, links=["0" * 64, *match.links[1:]]),
        msgspec.structs.replace(match.record, entry_texts=texts),
    ):
        with pytest.raises(RecordError, match="entry"):
            restored(match, record)


def test_a_journal_that_stops_before_the_dice_have_fallen_is_refused() -> None:
    match = Match.begin(EMBERS.load(), ["?"] * 3, secret=bytes(range(32)), salts=["a", "b", "c"])
    whole = match.record
    cut = msgspec.structs.replace(whole, entry_texts=whole.entry_texts[:4], links=whole.links[:4])
    with pytest.raises(RecordError, match="rolled or drawn"):
        restored(match, cut)


def test_an_action_that_the_rules_no_longer_allow_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.begin(EMBERS.load(), ["?"] * 3)
    match.play("hide", 0)
    record, game = match.record, EMBERS.load()
    hide = game.code_of("hide")
    state = type(match.state)
    legal = state.rule_legal
    monkeypatch.setattr(state, "rule_legal", lambda self, seat: type(legal(self, seat))(
        [code for code in legal(self, seat) if code != hide]))  # fmt: skip
    with pytest.raises(RecordError, match="do not allow this any more"):
        Match.restore(record, match.dealer.secret, game)
