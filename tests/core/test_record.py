"""Records: they rebuild every position, come back from files, and what is malformed is a RecordError."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spellboard import Match, Outcome, Record, RecordError, Rng, SpellboardError
from spellboard.core import editions, registry
from spellboard.core.record import Chance, Undo, checksum
from tests.example import GAME
from tests.example.game import Embers
from tests.example.state import EmbersState

from .forging import relinked, replace, resealed, with_edition
from .table import damaged, finish, sealed, step, values

PLAYED = finish(sealed(GAME.load()), 7).record
DOCUMENT = json.loads(PLAYED.encode())
ENTRIES = [json.loads(text) for text in DOCUMENT["entries"]]
EDITION = GAME.load().edition.document


def refused(call: Any, *args: Any) -> str:
    with pytest.raises(RecordError) as caught:
        call(*args)
    said = str(caught.value)
    assert said and "\n" not in said and len(said) < 400
    return said


# --- rebuilding -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_a_replay_rebuilds_every_position(game: Embers, seed: int) -> None:
    match, rng = sealed(game), Rng(seed)
    expected: dict[int, bytes] = {}
    while not match.over:
        expected[len(match.entries)] = match.state.to_bytes()
        if rng.below(5) == 0 and match.why_no_undo(0) is None:
            match.undo(0)
        else:
            step(match, rng)
    replayed = {entry.n: state.to_bytes() for entry, state in match.record.replay(GAME)}
    assert list(replayed) == list(range(1, len(match.entries) + 1))
    assert all(replayed[n] == position for n, position in expected.items())
    assert replayed[len(match.entries)] == match.state.to_bytes() == match.record.final(GAME).to_bytes()


def test_the_positions_of_a_replay_are_independent(played: Record) -> None:
    kept = [(state, state.to_bytes()) for _, state in played.replay(GAME)]
    assert all(state.to_bytes() == data for state, data in kept)


def test_the_record_of_an_unfinished_match_is_replayed_too(match: Match) -> None:
    assert match.record.final(GAME).to_bytes() == match.state.to_bytes()


def test_a_finished_record_is_proved(played: Record) -> None:
    played.verify(GAME)
    assert played.outcome is not None


def test_a_record_says_with_what_it_was_played(game: Embers, played: Record) -> None:
    assert (played.format, played.game, played.rules) == ("spellboard-record/2", "embers", 1)
    assert played.edition == game.edition.text, "the owner's file, comments and all"
    assert played.options == {}, "an option by default is not written down"
    assert played.header.seats == 3 and played.header.start == "new" and played.header.dealer == "sealed"
    assert played.load_game(GAME).fingerprint == game.fingerprint
    assert played.checksum == checksum(played.final(GAME))


def test_other_options_come_back_with_the_record() -> None:
    record = finish(sealed(GAME.load(options={"shelter": False})), 1).record
    assert record.options == {"shelter": False}
    assert record.load_game(GAME).options == GAME.Options(shelter=False)
    record.verify(GAME)


# --- files ------------------------------------------------------------------------------------------------------------


def test_a_record_comes_back_from_its_json_and_from_a_file(tmp_path: Path, played: Record) -> None:
    assert Record.decode(played.encode()) == played
    played.save(tmp_path / "match.json")
    assert Record.load(tmp_path / "match.json") == played
    assert [file.name for file in tmp_path.iterdir()] == ["match.json"]


def test_the_file_has_an_entry_a_line(played: Record) -> None:
    lines = played.encode().decode().splitlines()
    first = lines.index('"entries":[') + 1
    for line, text in zip(lines[first:], played.entry_texts):
        assert json.loads(line.rstrip(",")) == text
    assert len(lines) == 2 * len(played.entries) + 11


def test_an_edition_that_was_never_a_file_is_kept_as_its_figures() -> None:
    game = GAME.load(GAME.load().edition.document)
    record = finish(sealed(game), 7).record
    assert json.loads(record.edition) == game.edition.document
    assert Record.decode(record.encode()).verify(GAME).proved
    assert record.load_game(GAME).fingerprint == game.fingerprint


def test_an_edition_whose_text_does_not_hold_its_figures_is_kept_as_its_figures(text: str) -> None:
    document = {**EDITION, "play": {**EDITION["play"], "rounds": 5}}
    record = finish(sealed(GAME.load(editions.adopt(document, "embers", text))), 7).record
    assert json.loads(record.edition)["play"]["rounds"] == 5
    record.verify(GAME)


def test_a_file_that_is_no_record_is_named(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(b"{}")
    assert refused(Record.load, path).startswith(f"{path}: this is not a record: ")
    with pytest.raises(SpellboardError, match="a record cannot be read: no such file or directory"):
        Record.load(tmp_path / "none.json")
    with pytest.raises(SpellboardError, match="this is not a file, a record was expected"):
        Record.load(tmp_path)


# --- malformed --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"null",
        b"[]",
        b"{",
        b"\xff\xfe",
        b'{"format": "\xff"}',
        b"[" * 100_000,
        b'{"a":' * 50_000,
        b"9" * 6_000,
        b"1e999",
    ],
)
def test_bytes_that_are_no_record_are_refused(data: bytes) -> None:
    assert refused(Record.decode, data).startswith("this is not a record: ")


def test_another_format_is_refused() -> None:
    data = json.dumps({**DOCUMENT, "format": "spellboard-record/3"}).encode()
    assert refused(Record.decode, data) == "spellboard-record/2 was expected, not “spellboard-record/3”"


@pytest.mark.parametrize("key", sorted(set(DOCUMENT) - {"outcome", "checksum"}))
def test_every_part_is_needed(key: str) -> None:
    data = json.dumps({name: value for name, value in DOCUMENT.items() if name != key}).encode()
    assert refused(Record.decode, data) == f"this is not a record: Object missing required field `{key}`"


@pytest.mark.parametrize(
    "entry",
    [
        {},
        {"type": "dance", "n": 1},
        {"type": "deed", "n": 1},
        {"type": "deed", "n": "1", "seat": 0, "action": "hide"},
        7,
    ],
)
def test_an_entry_of_another_shape_is_refused_by_its_number(entry: Any) -> None:
    data = json.dumps({**DOCUMENT, "entries": [DOCUMENT["entries"][0], json.dumps(entry)]}).encode()
    assert refused(Record.decode, data).startswith("entry 2: this is not an entry: ")


@given(st.binary(max_size=80))
def test_any_bytes_are_refused(data: bytes) -> None:
    refused(Record.decode, data)


@settings(max_examples=150)
@given(damaged(DOCUMENT) | values)
def test_any_damaged_document_is_refused_by_a_record_error_or_is_still_true(document: Any) -> None:
    try:
        record = Record.decode(json.dumps(document).encode())
        record.verify(GAME)
    except RecordError as error:
        assert str(error) and "\n" not in str(error)
    else:
        assert record.encode()


@settings(max_examples=150)
@given(st.data())
def test_any_damaged_journal_is_refused_by_a_record_error_or_is_still_true(data: st.DataObject) -> None:
    entries = data.draw(damaged(ENTRIES))
    for n, entry in enumerate(entries, 1):  # whoever forges a journal numbers it well
        if isinstance(entry, dict):
            entry["n"] = n
    try:
        relinked(PLAYED, texts=[json.dumps(entry) for entry in entries]).verify(GAME)
    except RecordError as error:
        assert str(error) and "\n" not in str(error)


@settings(max_examples=150)
@given(st.data())
def test_any_damaged_edition_is_refused_by_a_record_error_or_is_still_true(data: st.DataObject) -> None:
    edition = data.draw(damaged(EDITION))

    def exchange(document: dict[str, Any]) -> None:
        document.clear()
        document.update(edition)

    try:
        with_edition(PLAYED, exchange).verify(GAME)
    except RecordError as error:
        assert str(error) and "\n" not in str(error)


@settings(max_examples=150)
@given(st.data())
def test_any_damaged_header_is_refused_by_a_record_error_or_is_still_true(data: st.DataObject) -> None:
    text = json.dumps(data.draw(damaged(json.loads(PLAYED.header_text)) | values))
    try:
        replace(PLAYED, header_text=text).verify(GAME)
    except RecordError as error:
        assert str(error) and "\n" not in str(error)
    else:
        raise AssertionError("another text of the header passed")


# --- which game -------------------------------------------------------------------------------------------------------


def test_a_game_that_is_not_on_the_shelf_is_unknown(played: Record) -> None:
    assert "“embers” is not a game on the shelf" in refused(played.verify)


def test_a_game_on_the_shelf_is_found_by_the_record_itself(played: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_shelf", {"embers": "tests.example:GAME"})
    played.verify()
    assert len(list(played.replay())) == len(played.entries)


def test_a_record_never_makes_us_import_a_module(
    played: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mischief.py").write_text("open('done', 'w').close()")
    monkeypatch.chdir(tmp_path)
    for name in ("mischief:GAME", "tests.example:GAME"):
        assert "on the shelf" in refused(resealed(played, game=name).verify)
    assert not (tmp_path / "done").exists()


def test_a_record_of_another_game_is_refused(played: Record) -> None:
    other = resealed(played, game="pebbles")
    assert refused(other.verify, GAME) == "this is a record of “pebbles”, not of “embers”"


def test_another_revision_of_the_rules_is_named(played: Record) -> None:
    other = resealed(played, rules=2)
    assert refused(other.verify, GAME) == "played under revision 2 of the rules; this is revision 1"
    with pytest.raises(RecordError):
        list(other.replay(GAME))


def test_a_record_with_a_wrong_edition_options_or_players_is_refused(played: Record) -> None:
    for changed, said in (
        (
            with_edition(played, dict.clear),
            "edition: edition: a table [edition] with game, name and revision was expected",
        ),
        (
            with_edition(played, lambda edition: edition.update(play={})),
            "edition: play.rounds: object missing required field `rounds`",
        ),
        (resealed(played, options={"moon": 1}), "there is no option “moon”; there are: shelter"),
        (resealed(played, options={"shelter": "true"}), "the options are not written as the game writes them"),
        (resealed(played, options={"shelter": 1}), "the options are not written as the game writes them"),
        (resealed(replace(played, players=["Ada"]), seats=1), "embers is for 3 players, not for 1"),
        (replace(played, players=["Ada"]), "1 names were given for 3 seats"),
        (replace(played, edition=played.edition + "\n"), "the edition is not the one of the header"),
        (resealed(played, start="a fork"), "the match begins from “a fork”, which is not known here"),
        (resealed(played, dealer="kind"), "the header is malformed: a dealer is sealed or seeded"),
        (resealed(played, match="1"), "the header is malformed: a match id is 32 hexadecimal digits"),
    ):
        assert refused(changed.verify, GAME) == said


def test_entries_know_their_kind_by_name() -> None:
    assert json.loads(msgspec.json.encode(Undo(5, 3, 1))) == {"type": "undo", "n": 5, "before": 3, "seat": 1}
    assert json.loads(msgspec.json.encode(Chance(1, "die 3", 0, [1, 1])))["type"] == "chance"


class GenerousState(EmbersState):
    """The same position, from which these rules read that everybody has won."""

    def finish(self) -> Outcome | None:
        found = super().finish()
        return found and Outcome((0, 1, 2), (1, 1, 1), found.reason)


def test_the_checksum_covers_the_outcome(played: Record) -> None:
    last = played.final(GAME)
    assert isinstance(last, EmbersState)
    other = GenerousState(last.game, 3, last.tables)
    for field in EmbersState.FIELDS:
        setattr(other, field, getattr(last, field))
    assert other.to_bytes() == last.to_bytes() and other.outcome != last.outcome
    assert checksum(other) != checksum(last)
