"""Records of format 1 are read, replayed and checked as far as they go, and never called proved."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from spellboard import Record, RecordError
from tests.example import GAME

from .table import FORMER

FILES = sorted(FORMER.glob("*.json"))
EMBERS = [file for file in FILES if file.name.startswith("embers")]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_older_record_is_read_and_written_as_it_was(file: Path) -> None:
    record = Record.load(file)
    assert record.former and record.format == "spellboard-record/1"
    assert record.encode() == file.read_bytes()
    assert Record.decode(record.encode()) == record
    assert len(record.entries) == len(json.loads(file.read_bytes())["entries"])


@pytest.mark.parametrize("file", EMBERS, ids=lambda file: file.stem)
def test_an_older_record_is_replayed_and_called_unproved(file: Path) -> None:
    record = Record.load(file)
    assert len(list(record.replay(GAME))) == len(record.entries)
    proof = record.verify(GAME)
    assert proof.former and proof.unknown == ["former"]
    assert proof.proved == ["rules", "result"], "no word about dice, commitment or chain"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda d: d["entries"][0].update(action="deal flame"), "entry 1: the sealed dealer gave"),
        (lambda d: d["entries"][0].update(weights=[1]), "entry 1: the weights"),
        (lambda d: d["entries"].pop(0), "entry 1: it is numbered 2"),
        (lambda d: d["entries"][0].update(moon=1), "unknown field `moon`"),
        (lambda d: d.update(moon=1), "unknown field `moon`"),
        (lambda d: d.update(checksum="0" * 16), "the last position is not"),
        (lambda d: d["outcome"].update(winners=[0, 1, 2]), "the result is not"),
        (lambda d: d["seal"].update(secret=""), "missing or malformed"),
        (lambda d: d["seal"].update(secret="zz"), "missing or malformed"),
        (lambda d: d["seal"].update(secret="00" * 32), "the secret does not fit the commitment"),
        (lambda d: d["seal"].update(unsealed=False), "0 salts for 3 seats"),
        (lambda d: d["seal"].update(salts=["\n"]), "printable"),
        (lambda d: d["players"].pop(), "embers is for 3 players, not for 2"),
        (lambda d: d["edition"]["play"].update(rounds="four"), "play.rounds"),
        (lambda d: d.update(rules=9), "played under revision 9"),
    ],
)
def test_what_is_wrong_in_an_older_record_is_named(change: Any, said: str) -> None:
    document = json.loads((FORMER / "embers-last-round.json").read_bytes())
    change(document)
    with pytest.raises(RecordError, match=said):
        Record.decode(json.dumps(document).encode()).verify(GAME)


def test_an_edition_with_a_figure_called_entries_does_not_spoil_an_older_file() -> None:
    document = json.loads((FORMER / "embers-last-round.json").read_bytes())
    document["edition"]["x"] = {"entries": [], "status": "found"}
    document["players"][0] = '"entries":['
    record = Record.decode(json.dumps(document).encode())
    assert Record.decode(record.encode()) == record


def test_an_older_record_has_no_head_to_compare() -> None:
    record = Record.load(FORMER / "embers-last-round.json")
    assert record.head == ""
    for head in ("", "0" * 64):
        with pytest.raises(RecordError, match="the head that was kept does not belong to this record"):
            record.verify(GAME, head=head)
