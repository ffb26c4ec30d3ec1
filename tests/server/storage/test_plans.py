"""Every question that a server asks often is answered through an index."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from spellboard.server.storage import reads, statements
from spellboard.server.storage.file import connect
from spellboard.server.storage.store import (
    MAX_EVENTS,
    AddEntries,
    AddEvents,
    AddRequest,
    DropMember,
    DropRequests,
    DropTable,
    DropToken,
    DropTokens,
    ForgetGuest,
    PutTable,
    Write,
)

from . import rows

QUESTIONS: dict[str, Callable[[sqlite3.Connection], Any]] = {
    "table": lambda c: reads.table(c, "t1"),
    "all tables": lambda c: reads.tables(c, [], None, 10),
    "the lobby": lambda c: reads.tables(c, ["open"], True, 10),
    "running tables": lambda c: reads.tables(c, ["opening", "running"], None, 10),
    "tables of a guest": lambda c: reads.tables_of(c, "ada"),
    "idle tables": lambda c: reads.idle_tables(c, ["open", "running"], 9, 10),
    "entries": lambda c: reads.entries(c, "t1", 3),
    "events": lambda c: reads.events(c, "t1", 3, 10),
    "requests": lambda c: reads.requests(c, "t1"),
    "members": lambda c: reads.members(c, "t1"),
    "guest": lambda c: reads.guest(c, "ada"),
    "token": lambda c: reads.token(c, b"hash"),
    "tokens of a guest": lambda c: reads.tokens(c, "key", "ada", ""),
    "tokens of a table": lambda c: reads.tokens(c, "join", "", "t1"),
    "orders": reads.orders,
}
CHANGES: list[Write] = [
    PutTable(rows.table()), AddEntries("t1", 0, rows.entries(1, 2)), AddEvents("t1", (rows.event(1, "ada"),)),
    AddEvents("t1", (rows.event(MAX_EVENTS + 1),)), DropRequests("t1", "ada"),
    *(AddRequest("t1", "ada", f"r{n}", n) for n in range(66)), DropMember("t1", "ada"), ForgetGuest("ada"),
    DropToken(b"hash"), DropTokens("key", guest="ada"), DropTokens("join", table="t1"), DropTable("t1"),
]  # fmt: skip


def scans(connection: sqlite3.Connection, work: Callable[[], Any]) -> list[str]:
    """What of this work goes through a whole table."""
    said: list[str] = []
    connection.set_trace_callback(said.append)
    work()
    connection.set_trace_callback(None)
    assert said
    plans = [
        row[3] for sql in said if not sql.startswith("--") for row in connection.execute(f"EXPLAIN QUERY PLAN {sql}")
    ]
    return [plan for plan in plans if plan.startswith("SCAN") and "USING" not in plan and "CONSTANT" not in plan]


@pytest.mark.parametrize("question", QUESTIONS)
def test_no_question_goes_through_a_whole_table(database: Path, question: str) -> None:
    connection = connect(database)
    assert scans(connection, lambda: QUESTIONS[question](connection)) == []
    connection.close()


def test_no_change_goes_through_a_whole_table(database: Path) -> None:
    connection = connect(database)
    for change in CHANGES:
        assert scans(connection, partial(statements.carry_out, connection, change)) == [], change
    connection.close()
