"""Going on with a match later, and choices that are played by themselves."""

from __future__ import annotations

import json
from collections.abc import Sequence

import msgspec
import pytest

from spellboard import (
    Dealer,
    Game,
    Match,
    RecordError,
    Rng,
    SpellboardError,
)
from spellboard.core import editions
from spellboard.core import entries as journal
from spellboard.core.record import Chance, Deed, Entry, Record, Undo
from tests.example import GAME
from tests.example.game import Embers
from tests.example.state import AIM, LEAD

from .forging import relinked
from .table import (
    FORMER,
    NAMES,
    SECRET,
    aims,
    embers,
    finish,
    sealed,
    snapshot,
    step,
)
from .variants import ForcedGame

# --- going on later --------------------------------------------------------------------------------------------------


def test_a_match_goes_on_from_its_record_as_if_it_had_never_stopped(game: Embers) -> None:
    match, rng = sealed(game), Rng(5)
    while not match.over:
        saved = Record.decode(match.record.encode())
        again = Match.resume(saved, SECRET, GAME)
        assert again.record == match.record
        assert again.dealer.counter == match.dealer.counter
        assert snapshot(again) == snapshot(match)
        assert [again.why_no_undo(seat) is None for seat in range(3)] == [
            match.why_no_undo(seat) is None for seat in range(3)
        ]
        step(match, rng)
        if rng.below(4) == 0:
            seat = next((seat for seat in range(3) if not match.over and match.why_no_undo(seat) is None), None)
            if seat is not None:
                match.undo(seat)
    middle = sealed(game)
    middle.play("hide", 0)
    middle.rewind(9)
    middle.resign(2)
    again = Match.resume(middle.record, SECRET, GAME)
    assert finish(again, 3).record == finish(middle, 3).record


def test_a_finished_or_closed_match_stays_so(match: Match) -> None:
    match.close("agreement")
    again = Match.resume(match.record, SECRET, GAME)
    assert again.over and again.closed == "agreement"


@pytest.mark.parametrize("secret", [SECRET[::-1], bytes(32)])
def test_a_wrong_secret_does_not_go_on(match: Match, secret: bytes) -> None:
    with pytest.raises(RecordError, match=r"^secret and header do not fit the commitment of this record$"):
        Match.resume(match.record, secret, GAME)


def test_a_secret_of_another_length_does_not_go_on(match: Match) -> None:
    with pytest.raises(SpellboardError, match=r"^the dealer’s secret has 32 bytes$"):
        Match.resume(match.record, b"short", GAME)


def test_a_changed_journal_does_not_go_on(match: Match) -> None:
    match.play("hide", 0)
    record = match.record
    deal = record.entries[4]
    assert isinstance(deal, Chance)
    for entries, said in (
        ([*record.entries[:4], msgspec.structs.replace(deal, counter=0), *record.entries[5:]], "entry 5: the dealer’s"),
        (record.entries[:-1], "the last position is not the one that was recorded"),
        ([*record.entries, Undo(11, 3, 0)], "entry 11: a seat takes back only its own"),
        ([*record.entries, Deed(11, -1, "hide")], "entry 11: there is no such seat"),
    ):
        with pytest.raises(RecordError, match=f"^{said}"):
            Match.resume(linked(record, entries), SECRET, GAME)
    texts = [*record.entry_texts[:-1], record.entry_texts[-1].replace("hide", "aim p2")]
    with pytest.raises(RecordError, match=r"^entry 10: the chain breaks"):
        Match.resume(msgspec.structs.replace(record, entry_texts=texts), SECRET, GAME)


def linked(record: Record, entries: Sequence[Entry]) -> Record:
    """The running record with other entries and links that fit, as only the host could write it."""
    texts = [journal.write(entry) for entry in entries]
    chain = Dealer.of(record.seal, record.header_text, SECRET).chain()
    return msgspec.structs.replace(record, entry_texts=texts, links=[chain.add(text) for text in texts])


def test_an_entry_that_was_written_elsewhere_goes_on_as_it_was_written(match: Match) -> None:
    match.play("hide", 0)
    record = match.record
    texts = [json.dumps(json.loads(text)) for text in record.entry_texts]
    chain = Dealer.of(record.seal, record.header_text, SECRET).chain()
    spaced = msgspec.structs.replace(record, entry_texts=texts, links=[chain.add(text) for text in texts])
    again = finish(Match.resume(spaced, SECRET, GAME), 1).record
    assert again.entry_texts[:10] == texts
    again.verify(GAME)


def test_a_match_of_the_former_format_is_replayed_and_not_gone_on_with() -> None:
    former = Record.load(FORMER / "embers-last-round.json")
    with pytest.raises(RecordError, match=r"^this match has an older format: it can be replayed"):
        Match.resume(former, SECRET, GAME)


def test_a_seeded_match_goes_on_without_a_secret_being_kept(game: Embers) -> None:
    match, rng = Match.begin(game, NAMES, seed=5), Rng(5)
    while not match.over:
        again = Match.resume(Record.decode(match.record.encode()), game=GAME)
        assert again.record == match.record and snapshot(again) == snapshot(match)
        step(match, rng)
    assert Match.resume(match.record, game=GAME).over


def test_a_sealed_match_goes_on_with_its_secret_only(match: Match) -> None:
    with pytest.raises(RecordError, match=r"^a sealed match can be continued only with the dealer’s secret$"):
        Match.resume(match.record, game=GAME)
    assert match.record.seal.secret == ""
    match.close("closed")
    assert Match.resume(match.record, game=GAME).closed == "closed", "after the end the record holds it"


def test_a_seeded_record_with_another_secret_does_not_go_on(game: Embers) -> None:
    record = Match.begin(game, NAMES, seed=5).record
    other = Match.begin(game, NAMES, seed=6).record.seal.secret
    for secret in (other, "00", "no"):
        with pytest.raises(RecordError, match=r"^the seal is broken"):
            seal = msgspec.structs.replace(record.seal, secret=secret)
            Match.resume(msgspec.structs.replace(record, seal=seal), game=GAME)


# --- forced choices --------------------------------------------------------------------------------------------------


def robbed_leader(text: str, kind: type[Game], forced: bool) -> Match:
    """A match with one card each, in which the leader has just lost his."""
    edition = editions.parse(text.replace("hand = 3", "hand = 1"), "embers", "box.toml")
    for seed in range(50):
        match = Match.begin(kind.load(edition), NAMES, seed=seed, forced=forced)
        aims(match, "aim p2", "aim p1", "hide")
        if any(isinstance(entry, Chance) and entry.action.startswith("lift") for entry in match.entries):
            return match
    raise AssertionError("no die showed courage")


def test_an_openly_forced_choice_is_played_by_itself_and_recorded_as_such(text: str) -> None:
    match = robbed_leader(text, ForcedGame, forced=True)
    passed = next(entry for entry in match.entries if isinstance(entry, Deed) and entry.action == "pass")
    assert passed.forced and passed.seat == 0
    assert embers(match.state).phase == AIM and embers(match.state).round == 1
    finish(match, 1).record.verify(ForcedGame)


def test_without_the_wish_nothing_is_forced(text: str) -> None:
    match = robbed_leader(text, ForcedGame, forced=False)
    assert embers(match.state).phase == LEAD
    assert [match.game.name_of(code) for code in match.state.legal()] == ["pass"]


def test_a_choice_that_rests_on_hidden_facts_is_never_forced(text: str) -> None:
    match = robbed_leader(text, GAME, forced=True)
    assert embers(match.state).phase == LEAD


@pytest.mark.parametrize(("kind", "fits"), [(ForcedGame, True), (GAME, False)])
def test_a_record_marks_as_forced_only_what_everybody_could_work_out(text: str, kind: type[Game], fits: bool) -> None:
    match = robbed_leader(text, kind, forced=False)
    match.play("pass", 0)
    passed = next(entry for entry in match.entries if isinstance(entry, Deed) and entry.action == "pass")
    record = finish(match, 1).record
    record.verify(kind)
    entries = [msgspec.structs.replace(entry, forced=True) if entry == passed else entry for entry in match.entries]
    if fits:
        relinked(record, entries).verify(kind)
    else:
        with pytest.raises(
            RecordError, match=f"^entry {passed.n}: it is marked as forced, but not everyone could see that it was$"
        ):
            relinked(record, entries).verify(kind)


def test_a_real_choice_is_never_forced() -> None:
    match = Match.begin(ForcedGame.load(), NAMES, seed=1, forced=True)
    aims(match, "hide", "hide", "hide")
    assert embers(match.state).phase == LEAD


def test_a_match_with_forced_choices_goes_on_later(text: str) -> None:
    match = robbed_leader(text, ForcedGame, forced=True)
    secret = bytes.fromhex(match.dealer.seal(reveal=True).secret)
    again = Match.resume(match.record, secret, ForcedGame, forced=True)
    assert finish(again, 2).record == finish(match, 2).record
