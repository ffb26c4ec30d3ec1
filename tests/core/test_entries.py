"""The entries of a journal as texts: one meaning, nothing unknown, nothing twice; plain data stays as it is."""

from __future__ import annotations

import json

import msgspec
import pytest

from spellboard import RecordError
from spellboard.core import entries
from spellboard.core.entries import Chance, Close, Deed, Entry, Resign, Undo
from spellboard.core.errors import cause
from tests.games.rooms import structs_of

EACH: list[Entry] = [
    Deed(1, 0, "aim p2"), Deed(2, 1, "bury", 2, True), Chance(3, "deal ash", 1, [6, 5, 4]), Undo(4, 1),
    Undo(5, 1, 0), Resign(6, 2), Close(7, "agreement"),
]  # fmt: skip


@pytest.mark.parametrize("entry", EACH, ids=repr)
def test_an_entry_comes_back_from_its_text(entry: Entry) -> None:
    assert entries.read(entries.write(entry), 1) == entry == entries.known(entries.write(entry))


@pytest.mark.parametrize("entry", EACH, ids=repr)
def test_an_entry_with_something_unknown_in_it_is_refused(entry: Entry) -> None:
    document = json.loads(entries.write(entry)) | {"moon": 1}
    with pytest.raises(RecordError, match=r"this is not an entry: .*unknown field `moon`"):
        entries.read(json.dumps(document), 1)


def test_what_an_entry_does_not_need_is_not_written() -> None:
    assert entries.write(Deed(1, 0, "hide")) == '{"type":"deed","n":1,"seat":0,"action":"hide"}'
    assert entries.write(Undo(4, 1)) == '{"type":"undo","n":4,"before":1}'


@pytest.mark.parametrize(
    "text", ['{"type":"resign","n":1,"n":1,"seat":0}', '{"type":"resign","seat":0,"n":1,"seat":1}']
)
def test_an_entry_with_a_key_twice_is_refused(text: str) -> None:
    with pytest.raises(RecordError, match="appears twice"):
        entries.read(text, 1)


def test_what_is_wrong_is_said_in_three_hundred_characters_at_most() -> None:
    def said(error: Exception) -> str:
        return str(RecordError("error-verbatim", words=cause(error)))

    assert said(ValueError("x" * 300)) == "x" * 300
    assert said(ValueError("x" * 301)) == "x" * 300 + "..."
    assert said(ValueError("two\n lines")) == "two lines"
    assert said(RecursionError()) == "it is nested too deeply"


def test_plain_data_cannot_be_changed() -> None:
    assert not [kind for kind in structs_of("spellboard.core") if not kind.__struct_config__.frozen]


def test_what_is_read_back_from_outside_knows_all_its_fields() -> None:
    """What is only sent may grow: an older reader skips what it does not know."""
    strict = {kind.__name__ for kind in structs_of("spellboard.core") if kind.__struct_config__.forbid_unknown_fields}
    journal = {"Deed", "Chance", "Undo", "Resign", "Close", "Start", "Header", "Seal", "Former", "Record", "_Kept"}
    assert strict == journal | {"Outcome", "Texts", "Clause", "_File", "Practice", "Step"}


def test_what_is_sent_leaves_out_what_says_nothing() -> None:
    short = {kind.__name__ for kind in structs_of("spellboard.core") if kind.__struct_config__.omit_defaults}
    read = {"Deed", "Undo", "Start", "Header", "Seal", "Former", "Record"}
    assert short == read | {
        "Message",
        "Refused",
        "Need",
        "Event",
        "Guidance",
        "Node",
        "Zone",
        "Sheet",
        "Spot",
        "Piece",
        "Told",
        "Page",
        "Figure",
        "Ground",
        "Stand",
    }
    assert msgspec.json.encode(Deed(1, 0, "hide")) == entries.write(Deed(1, 0, "hide")).encode()
