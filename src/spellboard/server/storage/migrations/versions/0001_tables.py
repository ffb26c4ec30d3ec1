"""Tables, journals, events, requests, members, guests, tokens and the operator's orders."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def table_id(**facts: bool) -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), **facts)  # type: ignore[arg-type]


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("document", sa.LargeBinary, nullable=False),
    )
    op.create_index("tables_by_age", "tables", ["created", "id"])
    op.create_index("tables_by_status", "tables", ["status", "created", "id"])
    op.create_index("tables_by_touch", "tables", ["status", "touched", "id"])
    op.create_table(
        "entries",
        table_id(primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("link", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "events",
        table_id(primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("text", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("events_by_guest", "events", ["guest"], sqlite_where=sa.text("guest <> ''"))
    op.create_table(
        "requests",
        table_id(primary_key=True),
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("request", sa.Text, nullable=False),
        sa.Column("journal", sa.Integer, nullable=False),
        sa.UniqueConstraint("table_id", "guest", "request", name="requests_once"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "members",
        table_id(primary_key=True),
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("role", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("members_by_guest", "members", ["guest"])
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        table_id(nullable=True),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("tokens_by_guest", "tokens", ["guest", "kind"])
    op.create_index("tokens_by_table", "tokens", ["table_id", "kind"])
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("facts", sa.LargeBinary, nullable=False),
        sa.Column("answered", sa.BigInteger, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("orders_by_answer", "orders", ["answered"])
