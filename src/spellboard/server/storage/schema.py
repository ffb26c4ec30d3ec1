"""The tables of the database, for the migrations and the test that compares them; what runs is plain SQL."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

METADATA = MetaData()


def _table_id(**facts: bool) -> Column[str]:
    """What belongs to a table goes with it."""
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), **facts)  # type: ignore[arg-type]


TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("document", LargeBinary, nullable=False),
    Index("tables_by_age", "created", "id"),
    Index("tables_by_status", "status", "created", "id"),
    Index("tables_by_touch", "status", "touched", "id"),
)

# A journal lies together in the file, since it is read as a whole: the key is the table itself, without a row number.
ENTRIES = Table(
    "entries",
    METADATA,
    _table_id(primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("link", Text, nullable=False),
    Column("asked", Text, nullable=False),
    sqlite_with_rowid=False,
)

EVENTS = Table(
    "events",
    METADATA,
    _table_id(primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("guest", Text, nullable=False),
    Column("text", LargeBinary, nullable=False),
    Index("events_by_guest", "guest", sqlite_where=text("guest <> ''")),
    sqlite_with_rowid=False,
)

REQUESTS = Table(
    "requests",
    METADATA,
    _table_id(primary_key=True),
    Column("guest", Text, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("device", Text, nullable=False),
    Column("request", Text, nullable=False),
    Column("content", Text, nullable=False),
    Column("journal", Integer, nullable=False),
    UniqueConstraint("table_id", "guest", "device", "request", name="requests_once"),
    sqlite_with_rowid=False,
)

MEMBERS = Table(
    "members",
    METADATA,
    _table_id(primary_key=True),
    Column("guest", Text, primary_key=True),
    Column("role", Text, nullable=False),
    Index("members_by_guest", "guest"),
    sqlite_with_rowid=False,
)

GUESTS = Table(
    "guests",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
)

TOKENS = Table(
    "tokens",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),
    Column("id", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("guest", Text, nullable=False),
    _table_id(nullable=True),
    Column("seat", Integer, nullable=True),
    Column("label", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("tokens_by_guest", "guest", "kind"),
    Index("tokens_by_table", "table_id", "kind"),
)

ORDERS = Table(
    "orders",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("facts", LargeBinary, nullable=False),
    Column("answered", BigInteger, nullable=False),
    Column("done", Boolean, nullable=False),
    Column("said", Text, nullable=False),
    Index("orders_by_answer", "answered"),
    sqlite_autoincrement=True,
)

# Row 1: when the server was last known to be alive, in Unix milliseconds. Row 2: what a probe of the disk has written.
SERVER = Table(
    "server",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("alive_at", BigInteger, nullable=False),
    Column("room", LargeBinary, nullable=True),
)
