"""A request belongs to a device and its content; the server notes when it was last alive."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Requests are only remembered so that a repetition is recognised: those of an older server are forgotten.
    op.drop_table("requests")
    op.create_table(
        "requests",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("request", sa.Text, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("journal", sa.Integer, nullable=False),
        sa.UniqueConstraint("table_id", "guest", "device", "request", name="requests_once"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "server",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("alive_at", sa.BigInteger, nullable=False),
        sa.Column("room", sa.LargeBinary, nullable=True),
    )
    op.execute("INSERT INTO server (id, alive_at) VALUES (1, 0)")
