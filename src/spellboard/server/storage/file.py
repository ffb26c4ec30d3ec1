"""The file of the database: whose it is, how it is opened, and what its errors mean to a person."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from urllib.parse import quote

from spellboard.core.errors import because, system

from .lock import held_here
from .store import StorageTrouble

REVISION = "0003"
"""The newest step in `migrations/`; a database of another revision is not opened."""
MARK = 0x53504C42
"""SQLite's application id, in the file's header: by it a database is known as ours."""
PATIENCE = 5.0
"""So many seconds we wait while another program (a backup, an operator's order) holds the lock."""

CHECKPOINT = 4000
"""The log goes into the database whenever it has so many pages (16 MB): a busy table's page is copied once then."""

CACHE = 2 * 1024
"""So many kB of the database the writing connection keeps at hand: the ends of all journals that grow."""

_MAGIC = b"SQLite format 3\x00"
_MARK_AT = 68

_MEANINGS = {
    sqlite3.SQLITE_FULL: ("full", because("error-disk-full")),
    sqlite3.SQLITE_BUSY: ("locked", because("error-database-locked")),
    sqlite3.SQLITE_LOCKED: ("locked", because("error-database-locked")),
    sqlite3.SQLITE_READONLY: ("read-only", because("error-database-read-only")),
    sqlite3.SQLITE_PERM: ("read-only", because("error-database-forbidden")),
    sqlite3.SQLITE_CORRUPT: ("damaged", because("error-database-damaged")),
    sqlite3.SQLITE_NOTADB: ("damaged", because("error-database-damaged")),
    sqlite3.SQLITE_IOERR: ("broken", because("error-disk-broken")),
    sqlite3.SQLITE_CANTOPEN: ("broken", because("error-database-shut")),
    sqlite3.SQLITE_NOMEM: ("broken", because("error-database-memory")),
}
_ELSE = ("broken", because("error-database-broken"))


def trouble(error: sqlite3.Error, path: Path) -> StorageTrouble:
    """What an error of SQLite means to a person, in one line."""
    code = getattr(error, "sqlite_errorcode", None)  # an extended code: the kind stands in its lowest byte
    kind, meaning = _MEANINGS.get(-1 if code is None else code & 0xFF, _ELSE)
    return StorageTrouble("error-database", kind, file=str(path), meaning=meaning, why=error)


def is_damage(error: sqlite3.Error) -> bool:
    """Whether SQLite could not read a page: what is on others is well."""
    return (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF == sqlite3.SQLITE_CORRUPT


def is_new(path: Path) -> bool:
    """Whether a database is still to be made here. What is somebody else's is refused."""
    if held_here(path):  # it was looked at when it was locked
        return path.stat().st_size == 0
    try:
        with path.open("rb") as file:
            head = file.read(100)
    except FileNotFoundError:
        if not path.parent.is_dir():
            raise StorageTrouble("error-no-folder", "foreign", file=str(path), folder=str(path.parent)) from None
        return True
    except IsADirectoryError:
        raise StorageTrouble("error-database-folder", "foreign", file=str(path)) from None
    except OSError as error:
        raise StorageTrouble("error-database-unreadable", "read-only", file=str(path), why=system(error)) from None
    if not head:
        return True
    if not head.startswith(_MAGIC) or int.from_bytes(head[_MARK_AT : _MARK_AT + 4], "big") != MARK:
        raise StorageTrouble("error-database-foreign", "foreign", file=str(path))
    return False


def must_fit(path: Path) -> None:
    """Refuse a database that is not there, not ours, or of another revision than this program."""
    if is_new(path):
        raise StorageTrouble("error-no-database", "foreign", file=str(path))
    try:
        connection = connect(path, read_only=True)
        try:
            found = connection.execute("SELECT version_num FROM alembic_version").fetchall()
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise trouble(error, path) from None
    if found != [(REVISION,)]:
        raise of_revision(path, str(found[0][0]) if found else "")


def of_revision(path: Path, stands: str) -> StorageTrouble:
    """A database that was made by an older or a newer program."""
    return StorageTrouble(
        "error-revision-newer" if stands > REVISION else "error-revision-older",
        "foreign", file=str(path), stands=stands or "\N{EN DASH}", wanted=REVISION,
    )  # fmt: skip


def connect(path: Path, *, read_only: bool = False, durable: bool = True) -> sqlite3.Connection:
    """A connection whose transactions are written out in SQL; it may be used by one thread at a time."""
    mode = "ro" if read_only else "rw"
    connection = sqlite3.connect(
        f"file:{quote(str(path.absolute()))}?mode={mode}",
        uri=True, isolation_level=None, check_same_thread=False, timeout=PATIENCE, cached_statements=128,
    )  # fmt: skip
    try:
        if read_only:
            connection.execute("PRAGMA query_only = ON")
            return connection
        if connection.execute("PRAGMA journal_mode = WAL").fetchone() != ("wal",):
            raise StorageTrouble("error-disk-log", file=str(path))
        # FULL syncs the log at every commit: what is acknowledged outlives a power cut.
        connection.execute(f"PRAGMA synchronous = {'FULL' if durable else 'OFF'}")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # a forgotten name is gone from the file too
        connection.execute(f"PRAGMA journal_size_limit = {64 * 1024 * 1024}")
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
        connection.execute(f"PRAGMA cache_size = -{CACHE}")
        connection.execute("PRAGMA temp_store = MEMORY")  # what a savepoint keeps needs no file
    except BaseException:
        connection.close()
        raise
    return connection
