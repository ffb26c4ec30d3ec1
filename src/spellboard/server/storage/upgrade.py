"""Bring a database to the present revision, or make a new one. Nothing else makes its tables."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from .file import REVISION, is_new, must_fit
from .lock import Lock
from .store import StorageTrouble


def upgrade(path: Path) -> tuple[str, str]:
    """Take all missing steps; gives the revision before (empty: a new database) and after."""
    new = is_new(path)
    lock = Lock(path, create=new)
    try:
        if not new:
            with suppress(StorageTrouble):  # the steps report whatever is wrong
                must_fit(path)
                return REVISION, REVISION
        from .migrating import migrate  # rarely needed, and slow to load

        return migrate(path), REVISION
    finally:
        lock.release()
