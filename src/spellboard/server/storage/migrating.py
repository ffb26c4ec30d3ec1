"""The steps of `migrations/`, taken by Alembic. Loading it takes half a second."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from .file import MARK, PATIENCE, of_revision, trouble

MIGRATIONS = Path(__file__).parent / "migrations"


def migrate(path: Path) -> str:
    """All missing steps in one transaction; gives the revision before (empty: a new database)."""
    try:
        return _migrate(path)
    except DBAPIError as error:
        if isinstance(error.orig, sqlite3.Error):
            raise trouble(error.orig, path) from None
        raise


def _migrate(path: Path) -> str:
    engine = create_engine("sqlite://", creator=lambda: _connect(path), poolclass=NullPool)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    with engine.begin() as connection:
        config = configuration(connection)
        before = MigrationContext.configure(connection).get_current_revision() or ""
        known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
        if before and before not in known:
            raise of_revision(path, before)
        command.upgrade(config, "head")
        connection.exec_driver_sql(f"PRAGMA application_id = {MARK}")
    return before


def configuration(connection: Connection) -> Config:
    """Alembic, told in code what its file would say."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def _connect(path: Path) -> sqlite3.Connection:
    # Without Python's own transactions, which do not cover the making of tables.
    return sqlite3.connect(path, isolation_level=None, timeout=PATIENCE)
