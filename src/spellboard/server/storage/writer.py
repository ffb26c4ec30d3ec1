"""The one thread that writes. All writes that wait become one transaction, so that many share the sync of the disk."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from copy import copy
from dataclasses import dataclass
from math import inf
from pathlib import Path
from queue import Empty, SimpleQueue
from time import monotonic

from ..turns import MOST
from .file import is_damage, trouble
from .statements import carry_out
from .store import DropTable, ForgetGuest, StorageTrouble, Write, WriteRefused

MOST_WAITING = 4096
"""So many writes may wait; then the disk is too slow for what is asked of it, and we say so."""
MOST_TOGETHER = 256
"""So many become one transaction: the first of them waits for the last."""

SCRUB_AFTER = 10.0
"""Seconds after which the log is emptied when something was erased: until then it holds the old pages."""
SCRUB_AGAIN = 2.0
"""Seconds until the next try, where somebody was still reading the old pages (a backup)."""
SCRUB_WAIT = 100
"""Milliseconds for which a try waits for readers: nobody writes meanwhile."""

# What a write itself is to blame for; every other error of SQLite is the database's, and all who wait hear of it.
_OWN_FAULTS = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.InterfaceError, sqlite3.DataError)
# After these the connection is as good as before.
_PASSING = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_FULL}


@dataclass(eq=False)
class Job:
    """A write that waits, and who waits for it."""

    changes: Sequence[Write]
    future: asyncio.Future[None]
    outcome: StorageTrouble | None = None


class Writer:
    """Takes writes from any event loop, and tells each when it is durable, or why it is not."""

    def __init__(self, path: Path, connect: Callable[[], sqlite3.Connection]) -> None:
        self._path = path
        self._connect = connect
        self._connection: sqlite3.Connection | None = connect()
        self._waiting: SimpleQueue[Job | None] = SimpleQueue()
        """Writes in their order; None is the last word."""
        self._door = threading.Lock()
        self._closing = self._ended = False
        self._scrub_at = monotonic()  # a server that was killed may have left something
        self._thread = threading.Thread(target=self._run, name="spellboard-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many writes nobody has begun."""
        return self._waiting.qsize()

    def put(self, changes: Sequence[Write]) -> asyncio.Future[None]:
        """The future is done when the changes are on disk."""
        future = asyncio.get_running_loop().create_future()
        with self._door:
            if self._closing:
                raise StorageTrouble("error-store-closed", "closed")
            if self._waiting.qsize() >= MOST_WAITING:
                raise StorageTrouble("error-disk-slow", "overloaded", file=str(self._path))
            self._waiting.put(Job(tuple(changes), future))
        return future

    def close(self) -> None:
        """Finish what was accepted, then end the thread. It blocks."""
        with self._door:
            self._closing = True
            self._waiting.put(None)
        self._thread.join()

    # --- the thread --------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        while not self._ended:
            if batch := self._next():
                self._store(batch)
                _tell(batch)
                self._note_erased(batch)
            if monotonic() >= self._scrub_at and not self._ended:
                self._scrub()
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()

    def _next(self) -> list[Job]:
        """All that wait, but no more than belong into one transaction; nothing at the end, or when the log is due."""
        found: list[Job] = []
        while not self._ended and len(found) < MOST_TOGETHER and not (found and self._waiting.empty()):
            left = self._scrub_at - monotonic()
            try:
                job = self._waiting.get(timeout=None if left == inf else max(0.0, left))
            except Empty:
                break
            if job is None:
                self._ended = True
            else:
                found.append(job)
        return found

    def _store(self, batch: list[Job]) -> None:
        """When this returns, every job without an outcome is durable, and nothing of the others is."""
        try:
            if self._connection is None:
                self._connection = self._connect()
            self._connection.execute("BEGIN IMMEDIATE")
            if not self._together(self._connection, batch):
                self._connection.execute("ROLLBACK")
                self._connection.execute("BEGIN IMMEDIATE")
                for job in batch:
                    job.outcome = self._carry_out(self._connection, job.changes)
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            reason = trouble(error, self._path)
            self._recover(error)
            if is_damage(error) and len(batch) > 1:  # a page that one of them needs cannot be read
                for job in batch:
                    self._store([job])
                return
        except StorageTrouble as error:
            reason = error
            self._recover(error)
        except Exception as error:  # a mistake of ours must not end the thread
            reason = StorageTrouble("error-write-failed", file=str(self._path), why=_named(error))
            self._recover(error)
        else:
            return
        for job in batch:
            job.outcome = copy(reason)  # each raises its own

    def _note_erased(self, batch: list[Job]) -> None:
        """Names and words that were overwritten are still in the log: it is emptied soon, once for many."""
        erased = any(isinstance(change, ForgetGuest | DropTable) for job in batch for change in job.changes)
        if erased and self._scrub_at == inf:
            self._scrub_at = monotonic() + SCRUB_AFTER

    def _scrub(self) -> None:
        """Move the log into the database, where erased bytes are zeros, and cut it off."""
        busy = True
        try:
            if self._connection is None:
                self._connection = self._connect()
            (patience,) = self._connection.execute("PRAGMA busy_timeout").fetchone()
            self._connection.execute(f"PRAGMA busy_timeout = {SCRUB_WAIT}")
            try:
                busy = bool(self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0])
            finally:
                self._connection.execute(f"PRAGMA busy_timeout = {patience}")
        except (sqlite3.Error, StorageTrouble) as error:
            self._recover(error)
        self._scrub_at = monotonic() + SCRUB_AGAIN if busy else inf

    def _together(self, connection: sqlite3.Connection, batch: list[Job]) -> bool:
        """All writes without savepoints, as nearly always works; false where one does not fit.

        A savepoint keeps every page as it was, in a file of its own: that costs more than the writes.
        """
        try:
            for job in batch:
                for change in job.changes:
                    carry_out(connection, change)
        except _OWN_FAULTS:
            return False
        except sqlite3.Error:
            raise
        except Exception:  # whose fault it is shows when they are tried one by one
            return False
        return True

    def _carry_out(self, connection: sqlite3.Connection, changes: Sequence[Write]) -> WriteRefused | None:
        """One write in a savepoint of its own: what does not fit leaves the others of the transaction alone."""
        connection.execute("SAVEPOINT one")
        try:
            for change in changes:
                carry_out(connection, change)
        except WriteRefused as refused:
            outcome = refused
        except _OWN_FAULTS as error:
            outcome = WriteRefused("error-write-unfit", why=error)
        except sqlite3.Error:
            raise
        except Exception as error:
            outcome = WriteRefused("error-write-impossible", why=_named(error))
        else:
            connection.execute("RELEASE one")
            return None
        connection.execute("ROLLBACK TO one")
        connection.execute("RELEASE one")
        return outcome

    def _recover(self, error: Exception) -> None:
        """Leave no transaction open; after anything worse than a lock or a full disk, open the file anew next time."""
        if self._connection is None:
            return
        with suppress(sqlite3.Error):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            if (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF in _PASSING:
                return
        with suppress(sqlite3.Error):
            self._connection.close()
        self._connection = None


def _named(error: Exception) -> str:
    """A mistake of ours, for whoever reads the log."""
    return f"{type(error).__name__}: {error}"


def _tell(batch: list[Job]) -> None:
    """Wake every event loop once for all that it waits for."""
    loops: dict[asyncio.AbstractEventLoop, list[Job]] = {}
    for job in batch:
        loops.setdefault(job.future.get_loop(), []).append(job)
    for loop, jobs in loops.items():
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_settle, jobs)


def _settle(jobs: list[Job]) -> None:
    if len(jobs) > MOST:
        asyncio.get_running_loop().call_soon(_settle, jobs[MOST:])
    for job in jobs[:MOST]:
        if job.future.done():
            continue  # who waited has been cancelled; the write is stored all the same
        if job.outcome is None:
            job.future.set_result(None)
        else:
            job.future.set_exception(job.outcome)
