"""Records: they rebuild every position, come back from files, and what is malformed is a RecordError."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spellboard import Match, Record, RecordError, Rng, SpellboardError
from spellboard.core import registry
from spellboard.core.record import Chance, Undo, checksum
from tests.example import GAME
from tests.example.game import Embers

from .table import damaged, finish, sealed, step, values

DOCUMENT = json.loads(finish(sealed(GAME.load()), 7).record.encode())


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
    assert (played.format, played.game, played.rules) == ("spellboard-record/1", "embers", 1)
    assert played.edition == game.edition.document
    assert played.options == {"shelter": True}
    assert played.load_game(GAME).fingerprint == game.fingerprint
    assert played.checksum == checksum(played.final(GAME))


def test_other_options_come_back_with_the_record() -> None:
    record = finish(sealed(GAME.load(options={"shelter": False})), 1).record
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
    assert len(lines) == len(played.entries) + 2
    assert json.loads(lines[1].rstrip(",")) == DOCUMENT["entries"][0]


def test_an_edition_with_a_figure_called_entries_does_not_spoil_the_file(played: Record) -> None:
    record = msgspec.structs.replace(played, edition={**played.edition, "x": {"entries": [], "status": "found"}})
    assert Record.decode(record.encode()) == record
    empty = msgspec.structs.replace(record, entries=[], players=['"entries":['])
    assert Record.decode(empty.encode()) == empty


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
    data = json.dumps({**DOCUMENT, "format": "spellboard-record/2"}).encode()
    assert refused(Record.decode, data) == "spellboard-record/1 was expected, not 'spellboard-record/2'"


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
def test_an_entry_of_another_shape_is_refused(entry: Any) -> None:
    data = json.dumps({**DOCUMENT, "entries": [entry]}).encode()
    assert refused(Record.decode, data).startswith("this is not a record: ")


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
    entries = data.draw(damaged(DOCUMENT["entries"]))
    for n, entry in enumerate(entries, 1):  # whoever forges a journal numbers it well
        if isinstance(entry, dict):
            entry["n"] = n
    try:
        Record.decode(json.dumps({**DOCUMENT, "entries": entries}).encode()).verify(GAME)
    except RecordError as error:
        assert str(error) and "\n" not in str(error)


@settings(max_examples=150)
@given(st.data())
def test_any_damaged_edition_is_refused_by_a_record_error_or_is_still_true(data: st.DataObject) -> None:
    edition = data.draw(damaged(DOCUMENT["edition"]))
    try:
        Record.decode(json.dumps({**DOCUMENT, "edition": edition}).encode()).verify(GAME)
    except RecordError as error:
        assert str(error) and "\n" not in str(error)


# --- which game -------------------------------------------------------------------------------------------------------


def test_a_game_that_is_not_on_the_shelf_is_unknown(played: Record) -> None:
    assert "'embers' is not a game on the shelf" in refused(played.verify)


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
        assert "on the shelf" in refused(msgspec.structs.replace(played, game=name).verify)
    assert not (tmp_path / "done").exists()


def test_a_record_of_another_game_is_refused(played: Record) -> None:
    other = msgspec.structs.replace(played, game="pebbles")
    assert refused(other.verify, GAME) == "this is a record of 'pebbles', not of 'embers'"


def test_another_revision_of_the_rules_is_named(played: Record) -> None:
    other = msgspec.structs.replace(played, rules=2)
    assert refused(other.verify, GAME) == "played by revision 2 of the rules; here is 1"
    with pytest.raises(RecordError):
        list(other.replay(GAME))


def test_a_record_with_a_wrong_edition_options_or_players_is_refused(played: Record) -> None:
    for change, said in (
        ({"edition": {}}, "edition: edition: a table [edition] with game, name and revision was expected"),
        ({"edition": {**played.edition, "play": {}}}, "edition: play.rounds: object missing required field `rounds`"),
        ({"options": {"moon": 1}}, "there is no option 'moon'; there are: shelter"),
        ({"players": ["Ada"]}, "embers is for 3 players, not for 1"),
    ):
        assert refused(msgspec.structs.replace(played, **change).verify, GAME) == said


def test_entries_know_their_kind_by_name() -> None:
    assert json.loads(msgspec.json.encode(Undo(5, 3, 1))) == {"type": "undo", "n": 5, "before": 3, "seat": 1}
    assert json.loads(msgspec.json.encode(Chance(1, "die 3", 0, [1, 1])))["type"] == "chance"
