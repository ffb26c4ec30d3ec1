"""What Alembic runs for every command: on the connection that `upgrade` hands in, in its one transaction."""

from __future__ import annotations

from alembic import context

from spellboard.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
