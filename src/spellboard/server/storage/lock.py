"""One server a database: whoever writes for longer than a moment holds the file beside it, and the database itself.

The file beside it says who the holder is. The lock on the database belongs to its inode: it holds under another name (a
hard link), and after somebody has deleted the file beside it.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from spellboard.core.errors import system

from .store import StorageTrouble

# A lock of fcntl belongs to the process and not to the file that was opened: it does not pass to workers, which may
# outlive a killed server, but neither does it keep out a second holder in the same process. This set does: device and
# inode of every database that is held here.
_HELD: set[tuple[int, int]] = set()
_DESCRIPTORS: set[int] = set()
"""The descriptors of databases that are held here."""


class Lock:
    """Held from its making until `release`. Release it after every connection to the database is closed."""

    def __init__(self, database: Path, *, create: bool = False) -> None:
        """With `create` an empty file is made where there is no database yet."""
        self._name = os.path.realpath(database)
        self._file = self._database = -1
        self._held: tuple[int, int] | None = None
        if held_here(database):
            raise in_use(database, os.getpid())
        try:
            self._hold_file(database)
            self._hold_database(database, create)
        except OSError as error:
            self.release()
            raise StorageTrouble("error-lock", "read-only", file=str(database), why=system(error)) from None
        except StorageTrouble:
            self.release()
            raise
        with suppress(OSError):  # a full disk: the number is for people, the lock holds without it
            os.ftruncate(self._file, 0)
            os.pwrite(self._file, f"{os.getpid()}\n".encode(), 0)
        if self._held is not None:
            _HELD.add(self._held)

    def _hold_file(self, database: Path) -> None:
        try:
            import fcntl
        except ImportError:  # the rest of the command line works there
            raise StorageTrouble("error-no-locks") from None
        self._file = os.open(f"{self._name}-lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            holder = os.pread(self._file, 20, 0).decode("ascii", "replace").strip()
            raise in_use(database, int(holder) if holder.isdecimal() else 0) from None

    def _hold_database(self, database: Path, create: bool) -> None:
        flags = os.O_RDONLY | os.O_CLOEXEC | (os.O_CREAT if create else 0)
        try:
            self._database = os.open(self._name, flags, 0o600)
        except FileNotFoundError:
            return  # there is nothing to hold; whoever wants to open it is told so
        _DESCRIPTORS.add(self._database)
        if sys.platform == "linux":  # elsewhere it would keep out SQLite, whose own locks are of the other kind
            import fcntl

            try:
                fcntl.flock(self._database, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise in_use(database, 0) from None
        self._held = _identity(self._database)

    def release(self) -> None:
        """Let others have it; the file stays, since somebody may be waiting at it."""
        if self._held is not None:
            _HELD.discard(self._held)
        if self._database in _DESCRIPTORS:  # not in a forked child, which has let go of it
            _DESCRIPTORS.discard(self._database)
            os.close(self._database)
        if self._file >= 0:
            os.close(self._file)
        self._file = self._database = -1


def held_here(database: Path) -> bool:
    """Whether this process holds the database, under whatever name.

    To open and close its file would drop the locks that SQLite has on it in this process.
    """
    return _identity(database) in _HELD


def _identity(database: Path | int) -> tuple[int, int] | None:
    try:
        status = os.stat(database)
    except OSError:
        return None
    return status.st_dev, status.st_ino


def _let_go_in_child() -> None:
    """A forked child must not hold the database after its parent was killed."""
    for descriptor in _DESCRIPTORS:
        os.close(descriptor)
    _DESCRIPTORS.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_let_go_in_child)


def in_use(database: Path, holder: int) -> StorageTrouble:
    return StorageTrouble("error-in-use-by" if holder else "error-in-use", "locked", file=str(database), process=holder)
