"""One server a database: whoever writes for longer than a moment holds the lock beside it."""

from __future__ import annotations

import os
from pathlib import Path

from spellboard.core.errors import system

from .store import StorageTrouble

# A lock of fcntl belongs to the process and not to the file that was opened: it does not pass to workers, which may
# outlive a killed server, but neither does it keep out a second holder in the same process. This set does.
_HELD: set[str] = set()


class Lock:
    """Held from its making until `release`."""

    def __init__(self, database: Path) -> None:
        self._name = os.path.realpath(database)
        self._file = -1
        if self._name in _HELD:
            raise in_use(database, os.getpid())
        try:
            import fcntl
        except ImportError:  # the rest of the command line works there
            raise StorageTrouble("error-no-locks") from None
        try:
            file = os.open(f"{self._name}-lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise StorageTrouble("error-lock", "read-only", file=str(database), why=system(error)) from None
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            holder = os.pread(file, 20, 0).decode("ascii", "replace").strip()
            os.close(file)
            raise in_use(database, int(holder) if holder.isdecimal() else 0) from None
        try:
            os.ftruncate(file, 0)
            os.pwrite(file, f"{os.getpid()}\n".encode(), 0)
        except OSError:
            pass  # a full disk: the number is for people, the lock holds without it
        self._file = file
        _HELD.add(self._name)

    def release(self) -> None:
        """Let others have it; the file stays, since somebody may be waiting at it."""
        if self._file >= 0:
            _HELD.discard(self._name)
            os.close(self._file)
            self._file = -1


def in_use(database: Path, holder: int) -> StorageTrouble:
    return StorageTrouble("error-in-use-by" if holder else "error-in-use", "locked", file=str(database), process=holder)
