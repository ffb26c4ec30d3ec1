"""A copy of a database, also of one that a server is writing."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from spellboard.core.errors import system

from .file import connect, must_fit, trouble
from .store import StorageTrouble


def backup(database: Path, out: Path) -> int:
    """A copy as of one moment, whole or not at all; gives its size in bytes. The server goes on meanwhile."""
    must_fit(database)
    if out.exists():
        raise StorageTrouble("error-copy-there", "foreign", file=str(out))
    if not out.parent.is_dir():
        raise StorageTrouble("error-no-folder", "foreign", file=str(out), folder=str(out.parent))
    part = out.with_name(f"{out.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # it holds names and secrets
        _copy(database, part)
        with part.open("rb") as copied:
            os.fsync(copied.fileno())
        os.rename(part, out)
        return out.stat().st_size
    except sqlite3.Error as error:
        raise trouble(error, out) from None
    except OSError as error:
        raise StorageTrouble("error-unwritable", file=str(out), why=system(error)) from None
    finally:
        part.unlink(missing_ok=True)


def _copy(database: Path, part: Path) -> None:
    with closing(connect(database, read_only=True)) as source, closing(sqlite3.connect(part)) as copy:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, without a log beside it
        if copy.execute("PRAGMA quick_check").fetchall() != [("ok",)]:
            raise StorageTrouble("error-copy-damaged", "damaged", file=str(database))
