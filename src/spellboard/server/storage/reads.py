"""Each question as SQL."""

from __future__ import annotations

from collections.abc import Sequence
from sqlite3 import Connection, DatabaseError
from typing import Any

from .file import is_damage
from .statements import of_whom
from .store import EntryRow, EventRow, GuestRow, OrderRow, RequestRow, TableRow, TokenRow

_TABLE = "SELECT t.id, t.game, t.status, t.public, t.host, t.created, t.touched, t.document FROM tables t"
_TOKEN = "SELECT hash, id, kind, guest, coalesce(table_id, ''), seat, label, created, until FROM tokens"
_ORDER = "SELECT id, at, kind, table_id, facts, answered, done, said FROM orders"


def table(connection: Connection, id: str) -> TableRow | None:
    found = _tables(connection, "WHERE t.id = ?", [id])
    return found[0] if found else None


def ids(connection: Connection, beginning: str, limit: int = 100) -> list[str]:
    """The ids of the tables that begin so."""
    said = "SELECT id FROM tables WHERE substr(id, 1, length(?1)) = ?1 ORDER BY id LIMIT ?2"
    return [id for (id,) in connection.execute(said, (beginning, limit))]


def tables(connection: Connection, status: Sequence[str], public: bool | None, limit: int) -> list[TableRow]:
    conditions: list[str] = []
    values: list[Any] = []
    if status:
        conditions.append(f"t.status IN ({_marks(status)})")
        values += status
    if public is not None:
        conditions.append("t.public = ?")
        values.append(public)
    where = f"WHERE {' AND '.join(conditions)} " if conditions else ""
    return _tables(connection, f"{where}ORDER BY t.created DESC, t.id DESC LIMIT ?", [*values, limit])


def tables_of(connection: Connection, guest: str) -> list[TableRow]:
    rest = "JOIN members m ON m.table_id = t.id WHERE m.guest = ? ORDER BY t.created DESC, t.id DESC"
    return _tables(connection, rest, [guest])


def tables_naming(connection: Connection, guest: str) -> list[str]:
    """Every document is looked at: who has left a table is no member any more."""
    said = (
        "SELECT id FROM tables WHERE instr(document, CAST(?1 AS BLOB)) > 0"
        " OR id IN (SELECT table_id FROM members WHERE guest = ?1) ORDER BY id"
    )
    return [id for (id,) in connection.execute(said, (guest,))]


def idle_tables(connection: Connection, status: Sequence[str], touched_before: int, limit: int) -> list[TableRow]:
    rest = f"WHERE t.status IN ({_marks(status)}) AND t.touched < ? ORDER BY t.touched, t.id LIMIT ?"
    return _tables(connection, rest, [*status, touched_before, limit])


def _tables(connection: Connection, rest: str, values: list[Any]) -> list[TableRow]:
    try:
        return [_table_row(row) for row in connection.execute(f"{_TABLE} {rest}", values)]
    except DatabaseError as error:
        if not is_damage(error):
            raise
    # A page cannot be read: look for whose it is, so that the others are found all the same.
    ids = connection.execute(f"SELECT t.id FROM tables t {rest}", values).fetchall()
    return [row for (id,) in ids if (row := _readable(connection, id)) is not None]


def _readable(connection: Connection, id: str) -> TableRow | None:
    """A table of which as much is read as can be: without its document, or not at all."""
    for columns in ("t.document", "x''"):
        try:
            said = f"{_TABLE.replace('t.document', columns)} WHERE t.id = ?"
            row = connection.execute(said, (id,)).fetchone()
        except DatabaseError as error:
            if not is_damage(error):
                raise
        else:
            return None if row is None else _table_row(row)
    return None


def _table_row(row: Sequence[Any]) -> TableRow:
    id, game, status, public, host, created, touched, document = row
    return TableRow(id, game, status, bool(public), host, created, touched, document)


def _marks(values: Sequence[str]) -> str:
    return ", ".join("?" * len(values))


def entries(connection: Connection, table: str, after: int) -> list[EntryRow]:
    said = "SELECT n, text, link, asked FROM entries WHERE table_id = ? AND n > ? ORDER BY n"
    return [EntryRow(*row) for row in connection.execute(said, (table, after))]


def events(connection: Connection, table: str, after: int, limit: int) -> list[EventRow]:
    said = "SELECT n, at, guest, text FROM events WHERE table_id = ? AND n > ? ORDER BY n DESC LIMIT ?"
    return [EventRow(*row) for row in connection.execute(said, (table, after, limit))][::-1]


def requests(connection: Connection, table: str) -> list[RequestRow]:
    said = "SELECT guest, request, journal, device, content FROM requests WHERE table_id = ? ORDER BY guest, seq"
    return [RequestRow(*row) for row in connection.execute(said, (table,))]


def members(connection: Connection, table: str) -> dict[str, str]:
    return dict(connection.execute("SELECT guest, role FROM members WHERE table_id = ?", (table,)).fetchall())


def guest(connection: Connection, id: str) -> GuestRow | None:
    row = connection.execute("SELECT id, name, created, touched FROM guests WHERE id = ?", (id,)).fetchone()
    return None if row is None else GuestRow(*row)


def token(connection: Connection, hash: bytes) -> TokenRow | None:
    row = connection.execute(f"{_TOKEN} WHERE hash = ?", (hash,)).fetchone()
    return None if row is None else TokenRow(*row)


def tokens(connection: Connection, kind: str, guest: str, table: str) -> list[TokenRow]:
    condition, values = of_whom(kind, guest, table)
    return [TokenRow(*row) for row in connection.execute(f"{_TOKEN} WHERE {condition} ORDER BY created, id", values)]


def orders(connection: Connection) -> list[OrderRow]:
    return [_order(row) for row in connection.execute(f"{_ORDER} WHERE answered = 0 ORDER BY id")]


def order(connection: Connection, id: int) -> OrderRow | None:
    row = connection.execute(f"{_ORDER} WHERE id = ?", (id,)).fetchone()
    return None if row is None else _order(row)


def alive_at(connection: Connection) -> int:
    row = connection.execute("SELECT alive_at FROM server WHERE id = 1").fetchone()
    return 0 if row is None else int(row[0])


def _order(row: Sequence[Any]) -> OrderRow:
    id, at, kind, table, facts, answered, done, said = row
    return OrderRow(id, at, kind, table, facts, answered, bool(done), said)
