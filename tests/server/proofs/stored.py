"""What the database holds, beside what was acknowledged."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

import msgspec

from spellboard.server.guests.guest import Guest
from spellboard.server.tables.asked import asked as asked_for
from spellboard.server.tables.asked import noted
from spellboard.server.tables.connection import Connection
from spellboard.server.wire.incoming import Incoming

from .player import RANK, REMEMBERED, Ledger, Wish, promised

JOURNALED = ("do", "undo", "resign")
"""What stands in the journal with its request; the other requests have a table of their own."""


def kept(connection: sqlite3.Connection, ledger: Ledger) -> None:
    """What the database holds of one table is what was acknowledged of it, and at most the wish that was under way."""
    row = connection.execute("SELECT status, document FROM tables WHERE id = ?", (ledger.id,)).fetchone()
    assert row is not None, f"a table that was made is gone: {ledger.id}"
    status, document = row[0], json.loads(row[1])
    assert RANK[status] >= ledger.rank, (status, ledger.statuses)
    numbers, texts, links, asked = [], [], set(), {}
    for n, text, link, what in connection.execute(
        "SELECT n, text, link, asked FROM entries WHERE table_id = ? ORDER BY n", (ledger.id,)
    ):
        numbers.append(n)
        texts.append(json.loads(text))
        links.add(link)
        assert not what or what not in asked, f"a request was carried out twice: {ledger.id}, entry {n}"
        asked[what] = n
    assert numbers == list(range(1, len(numbers) + 1)) and len(links) == len(numbers)
    doing = ledger.open.deed if ledger.open is not None else None
    _once([_deed(entry) for entry in texts if _by_people(entry, ledger)], ledger.deeds, ledger, doing)
    events = [json.loads(text) for (text,) in connection.execute(
        "SELECT text FROM events WHERE table_id = ? ORDER BY n", (ledger.id,))]  # fmt: skip
    assert [event["n"] for event in events] == list(range(1, len(events) + 1))
    saying = ledger.open.frame["text"] if ledger.open is not None and ledger.open.frame["type"] == "say" else None
    _once([event["text"] for event in events if event["kind"] == "said"], ledger.said, ledger, saying)
    requests = dict(connection.execute("SELECT request, journal FROM requests WHERE table_id = ?", (ledger.id,)))
    for wish in ledger.done[-REMEMBERED:]:
        found = requests.get(wish.request)
        if wish.frame["type"] in JOURNALED:
            found = asked.get(_note(connection, ledger, document["chairs"][wish.frame["seat"]]["guest"], wish))
        assert found == wish.journal, (ledger.id, wish)
        _salted(document, ledger, wish.frame)
    assert max((wish.journal for wish in ledger.done), default=0) <= len(numbers)


def _once(found: list[Any], acknowledged: list[Any], ledger: Ledger, under_way: Any) -> None:
    whole = [acknowledged] if under_way is None else [acknowledged, [*acknowledged, under_way]]
    assert found in whole, f"{ledger}: stored {found[-4:]}, acknowledged {acknowledged[-4:]}, under way {under_way}"


def _note(connection: sqlite3.Connection, ledger: Ledger, guest: str, wish: Wish) -> str:
    """What the journal notes of a wish that came by the guest's only key."""
    (device,) = connection.execute("SELECT id FROM tokens WHERE guest = ? AND kind = 'key'", (guest,)).fetchone()
    frame = msgspec.convert(wish.frame, Incoming)
    return noted(ledger.id, asked_for(Connection(Guest(guest, ""), device), frame))


def _by_people(entry: dict[str, Any], ledger: Ledger) -> bool:
    return entry["type"] in ("deed", "undo") and entry["seat"] in ledger.people and not entry.get("forced")


def _deed(entry: dict[str, Any]) -> tuple[str, int, str]:
    return entry["type"], entry["seat"], entry.get("action", "")


def _salted(document: dict[str, Any], ledger: Ledger, frame: dict[str, Any]) -> None:
    """A promise or a salt that was acknowledged is in the opening, or in what was dealt from it."""
    dealt = document.get("dealt") or (json.loads(document["opening"]) if document.get("opening") else None)
    if dealt is None or frame["type"] not in ("promise", "reveal"):
        return
    seat, commitment = frame["seat"], document["commitment"]
    promise = frame["promise"] if frame["type"] == "promise" else promised(commitment, seat, frame["salt"])
    if frame.get("commitment", commitment) == commitment:  # else it was of an opening that was given up
        assert dealt["promises"][seat] == promise, ledger.id
        assert frame["type"] == "promise" or dealt["salts"][seat] == frame["salt"], ledger.id
