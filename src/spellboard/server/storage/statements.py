"""Each change as SQL. Whatever does not fit is refused before or by the database itself; the writer undoes the rest."""

from __future__ import annotations

from collections.abc import Callable
from sqlite3 import Connection
from typing import Any

import msgspec

from .store import (
    MAX_EVENTS,
    MOST_REQUESTS,
    AddEntries,
    AddEvents,
    AddOrder,
    AddRequest,
    AnswerOrder,
    DropMember,
    DropRequests,
    DropTable,
    DropToken,
    DropTokens,
    ForgetGuest,
    Heartbeat,
    Probe,
    PutGuest,
    PutMember,
    PutTable,
    PutToken,
    Write,
    WriteRefused,
)

DAY = 24 * 3600 * 1000
PROBE_BYTES = 128 * 1024
"""A full disk may still have room for a row: this is more than all moves of a moment need."""


def carry_out(connection: Connection, change: Write) -> None:
    """One change, inside the transaction that is open."""
    _HOW[type(change)](connection, change)


def _put_table(connection: Connection, change: PutTable) -> None:
    # An update and not a replacement, which would drop what belongs to the table.
    connection.execute(
        "INSERT INTO tables (id, game, status, public, host, created, touched, document)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET game = excluded.game, status = excluded.status, public = excluded.public,"
        " host = excluded.host, created = excluded.created, touched = excluded.touched, document = excluded.document",
        msgspec.structs.astuple(change.row),
    )


def _drop_table(connection: Connection, change: DropTable) -> None:
    connection.execute("DELETE FROM tables WHERE id = ?", (change.table,))
    connection.execute("DELETE FROM orders WHERE table_id = ? AND answered > 0", (change.table,))  # records are answers


def _add_entries(connection: Connection, change: AddEntries) -> None:
    (last,) = connection.execute("SELECT max(n) FROM entries WHERE table_id = ?", (change.table,)).fetchone()
    if (last or 0) != change.after:
        raise WriteRefused("error-journal-end", last=last or 0, after=change.after)
    for n, entry in enumerate(change.entries, change.after + 1):
        if entry.n != n:
            raise WriteRefused("error-journal-gap", entry=entry.n, wanted=n)
    connection.executemany(
        "INSERT INTO entries (table_id, n, text, link, asked) VALUES (?, ?, ?, ?, ?)",
        [(change.table, entry.n, entry.text, entry.link, entry.asked) for entry in change.entries],
    )


def _add_events(connection: Connection, change: AddEvents) -> None:
    connection.executemany(
        "INSERT INTO events (table_id, n, at, guest, text) VALUES (?, ?, ?, ?, ?)",
        [(change.table, event.n, event.at, event.guest, event.text) for event in change.events],
    )
    newest = max((event.n for event in change.events), default=0)
    if newest > MAX_EVENTS:
        old = "DELETE FROM events WHERE table_id = ? AND n <= ?"
        connection.execute(old, (change.table, newest - MAX_EVENTS))


def _add_request(connection: Connection, change: AddRequest) -> None:
    (seq,) = connection.execute(
        "INSERT INTO requests (table_id, guest, seq, device, request, content, journal)"
        " SELECT ?1, ?2, coalesce(max(seq), 0) + 1, ?5, ?3, ?6, ?4 FROM requests WHERE table_id = ?1 AND guest = ?2"
        " RETURNING seq",
        (change.table, change.guest, change.request, change.journal, change.device, change.content),
    ).fetchone()
    if seq > MOST_REQUESTS:
        old = "DELETE FROM requests WHERE table_id = ? AND guest = ? AND seq <= ?"
        connection.execute(old, (change.table, change.guest, seq - MOST_REQUESTS))


def _drop_requests(connection: Connection, change: DropRequests) -> None:
    connection.execute("DELETE FROM requests WHERE table_id = ? AND guest = ?", (change.table, change.guest))


def _put_member(connection: Connection, change: PutMember) -> None:
    connection.execute(
        "INSERT INTO members (table_id, guest, role) VALUES (?, ?, ?)"
        " ON CONFLICT (table_id, guest) DO UPDATE SET role = excluded.role",
        (change.table, change.guest, change.role),
    )


def _drop_member(connection: Connection, change: DropMember) -> None:
    connection.execute("DELETE FROM members WHERE table_id = ? AND guest = ?", (change.table, change.guest))


def _put_guest(connection: Connection, change: PutGuest) -> None:
    connection.execute(
        "INSERT INTO guests (id, name, created, touched) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
        " name = excluded.name, created = excluded.created, touched = excluded.touched",
        msgspec.structs.astuple(change.row),
    )


def _forget_guest(connection: Connection, change: ForgetGuest) -> None:
    who = (change.guest,)
    connection.execute("DELETE FROM guests WHERE id = ?", who)
    connection.execute("DELETE FROM tokens WHERE guest = ? AND guest <> ''", who)
    connection.execute("DELETE FROM orders WHERE answered > 0")  # a record that was asked for names its players
    connection.execute(
        "DELETE FROM requests WHERE guest = ?1 AND table_id IN (SELECT table_id FROM members WHERE guest = ?1"
        " UNION SELECT table_id FROM events WHERE guest = ?1 AND guest <> '')",
        who,
    )
    connection.execute("DELETE FROM members WHERE guest = ?", who)
    said = change.said.decode()
    found = connection.execute("SELECT table_id, n, text FROM events WHERE guest = ? AND guest <> ''", who).fetchall()
    connection.executemany(
        "UPDATE events SET guest = '', text = ? WHERE table_id = ? AND n = ?",
        [(msgspec.json.encode({**msgspec.json.decode(text), "text": said}), table, n) for table, n, text in found],
    )


def _put_token(connection: Connection, change: PutToken) -> None:
    row = change.row
    connection.execute(
        "INSERT INTO tokens (hash, id, kind, guest, table_id, seat, label, created, until)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (hash) DO UPDATE SET id = excluded.id, kind = excluded.kind,"
        " guest = excluded.guest, table_id = excluded.table_id, seat = excluded.seat, label = excluded.label,"
        " created = excluded.created, until = excluded.until",
        (row.hash, row.id, row.kind, row.guest, row.table or None, row.seat, row.label, row.created, row.until),
    )


def _drop_token(connection: Connection, change: DropToken) -> None:
    connection.execute("DELETE FROM tokens WHERE hash = ?", (change.hash,))


def _drop_tokens(connection: Connection, change: DropTokens) -> None:
    condition, values = of_whom(change.kind, change.guest, change.table)
    connection.execute(f"DELETE FROM tokens WHERE {condition}", values)


def of_whom(kind: str, guest: str, table: str) -> tuple[str, list[str]]:
    """The condition for the tokens of a kind of a guest, a table or both; of nobody where neither is named."""
    named = [(column, value) for column, value in (("guest", guest), ("table_id", table)) if value]
    condition = " AND ".join(["kind = ?", *(f"{column} = ?" for column, _ in named)])
    return condition if named else "kind = ? AND 0", [kind, *(value for _, value in named)]


def _add_order(connection: Connection, change: AddOrder) -> None:
    connection.execute(
        "INSERT INTO orders (at, kind, table_id, facts, answered, done, said) VALUES (?, ?, ?, ?, 0, 0, '')",
        (change.at, change.kind, change.table, change.facts),
    )


def _answer_order(connection: Connection, change: AnswerOrder) -> None:
    answered = connection.execute(
        "UPDATE orders SET answered = ?, done = ?, said = ? WHERE id = ? AND answered = 0",
        (change.at, change.done, change.said, change.order),
    )
    if answered.rowcount != 1:
        raise WriteRefused("error-order-answered", order=change.order)
    connection.execute("DELETE FROM orders WHERE answered > 0 AND answered < ?", (change.at - DAY,))


def _heartbeat(connection: Connection, change: Heartbeat) -> None:
    connection.execute("UPDATE server SET alive_at = max(alive_at, ?) WHERE id = 1", (change.at,))


def _probe(connection: Connection, change: Probe) -> None:
    connection.execute(
        "INSERT INTO server (id, alive_at, room) VALUES (2, ?, randomblob(?))"
        " ON CONFLICT (id) DO UPDATE SET alive_at = excluded.alive_at, room = excluded.room",
        (change.at, PROBE_BYTES),
    )


_HOW: dict[type[Write], Callable[[Connection, Any], None]] = {
    PutTable: _put_table,
    DropTable: _drop_table,
    AddEntries: _add_entries,
    AddEvents: _add_events,
    AddRequest: _add_request,
    DropRequests: _drop_requests,
    PutMember: _put_member,
    DropMember: _drop_member,
    PutGuest: _put_guest,
    ForgetGuest: _forget_guest,
    PutToken: _put_token,
    DropToken: _drop_token,
    DropTokens: _drop_tokens,
    AddOrder: _add_order,
    AnswerOrder: _answer_order,
    Heartbeat: _heartbeat,
    Probe: _probe,
}
