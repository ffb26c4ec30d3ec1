"""A whole database, looked through: the file, the rows, and of every table its document, journal, chain and match."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator

import msgspec
from msgspec import Struct

from spellboard.core.errors import SpellboardError
from spellboard.core.match import Match

from .storage import reads
from .storage.file import is_damage
from .storage.store import EntryRow, TableRow
from .tables import damage
from .tables import kept as keeping
from .tables.kept import Kept
from .tables.shelf import Shelf

MAX_FILE_PROBLEMS = 20
"""This many problems of the file itself are told: where there are more, a backup is needed."""
BELONGING = ("entries", "events", "members", "requests", "tokens")


class Finding(Struct, frozen=True, omit_defaults=True):
    """One thing that is wrong."""

    problem: str
    table: str = ""
    """The id of the table; empty: it concerns the whole database."""
    sound: int = 0
    """How many entries of the journal, from the first on, are as they were written."""
    entries: int = 0
    saved: str = ""
    """What can be saved."""


def ids_of(connection: sqlite3.Connection) -> list[str]:
    """All tables of a database."""
    return [id for (id,) in connection.execute("SELECT id FROM tables ORDER BY id")]


def whole_file(connection: sqlite3.Connection) -> Iterator[Finding]:
    """What SQLite itself finds, and rows that belong to no table."""
    try:
        for (said,) in connection.execute(f"PRAGMA integrity_check({MAX_FILE_PROBLEMS})"):
            if said != "ok":
                yield Finding(f"the file is damaged: {said}")
        for name in BELONGING:
            said = f"SELECT count(*) FROM {name} WHERE table_id IS NOT NULL AND table_id NOT IN (SELECT id FROM tables)"
            (lost,) = connection.execute(said).fetchone()
            if lost:
                yield Finding(f"{lost} of the {name} belong to no table")
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise
        yield Finding(f"the file is damaged: {error}")


def every_table(
    connection: sqlite3.Connection, shelf: Shelf, ids: Iterable[str], done: Callable[[], None] = lambda: None
) -> Iterator[Finding]:
    """What is wrong with these tables; each is read as of one moment, for a server may be writing."""
    for id in ids:
        connection.execute("BEGIN")
        try:
            yield from _table(connection, shelf, id)
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
            yield Finding("the database cannot read it", id)
        finally:
            connection.execute("ROLLBACK")
        done()


def _table(connection: sqlite3.Connection, shelf: Shelf, id: str) -> Iterator[Finding]:
    row = reads.table(connection, id)
    if row is None:
        return  # it was deleted meanwhile
    entries = reads.entries(connection, id, 0)
    reads.events(connection, id, 0, 1_000_000)
    kept = keeping.read(row)
    if not kept.chairs:
        saved = f"its {len(entries)} entries are there, but without the secret nothing proves them" if entries else ""
        yield Finding("its document cannot be read", id, 0, len(entries), saved)
        return
    if (row.game, row.status, row.public, row.host) != (kept.game, kept.status, kept.public, kept.host):
        yield Finding(f"its row says {row.game}, {row.status}; its document {kept.game}, {kept.status}", id)
    if kept.dealt is None:
        if entries or kept.status in ("running", "over"):
            yield Finding(f"it has {len(entries)} entries, but no match was dealt", id, 0, len(entries))
        return
    yield from _journal(shelf, row, kept, entries)


def _journal(shelf: Shelf, row: TableRow, kept: Kept, entries: list[EntryRow]) -> Iterator[Finding]:
    sound = damage.sound_entries(kept, entries)
    if sound < len(entries):
        missing = entries[sound].n != sound + 1
        problem = f"entry {sound + 1} is missing" if missing else f"entry {sound + 1} is not as it was written"
        yield _broken(problem, row, sound, len(entries))
        return
    assert kept.dealt is not None
    record = keeping.record(kept, [entry.text for entry in entries], [entry.link for entry in entries], reveal=False)
    try:
        match = Match.restore(record, bytes.fromhex(kept.dealt.secret), shelf.played(record), forced=True)
    except SpellboardError as error:
        yield _broken(f"it cannot be played on: {error}", row, sound, len(entries))
        return
    except (ArithmeticError, LookupError, TypeError, ValueError, msgspec.MsgspecError) as error:
        yield _broken(f"it cannot be played on: {type(error).__name__}", row, sound, len(entries))
        return
    given_up = kept.reason in ("damaged", "rules-changed")
    if kept.done != match.over and not given_up:
        problem = f"its row says {row.status}, but its match is {'over' if match.over else 'not over'}"
        yield Finding(problem, row.id, sound, len(entries), "the journal is sound")


def _broken(problem: str, row: TableRow, sound: int, count: int) -> Finding:
    """A journal that a server closes: what of it stands, and how to have it."""
    if sound == count:
        saved = f"all {count} stored entries are sound"
    else:
        saved = f"entries 1 to {sound} of {count} are sound" if sound else "no entry is proved"
    if row.status in ("over", "closed"):
        saved += f"; spellboard admin export {row.id} FILE has a running server write what is stored"
    else:
        saved += "; the server closes this table, and can export what is stored from then on"
    return Finding(problem, row.id, sound, count, saved)
