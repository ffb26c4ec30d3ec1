"""An entry of a journal says what was asked for: a move is one row then, and not one in each of two tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Made anew, since a column that is added later would stand behind the keys.
    op.rename_table("entries", "entries_before")
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("link", sa.Text, nullable=False),
        sa.Column("asked", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.execute(
        "INSERT INTO entries (table_id, n, text, link, asked) SELECT table_id, n, text, link, '' FROM entries_before"
    )
    op.drop_table("entries_before")
