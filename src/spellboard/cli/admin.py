"""The operator's look at the tables of a server, and the few things to be done to them from outside."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from typing import Annotated, Literal

import typer
from rich.text import Text

from ..core.errors import SpellboardError, system
from ..server.desk import Desk
from ..server.storage import reads
from ..server.storage.file import connect, must_fit, trouble
from ..server.storage.mailbox import AnyOrder, Close, Delete, GiveRecord, GiveTranscript, Mailbox, Rewind
from ..server.storage.sqlite import SQLiteStore
from ..server.storage.store import StorageTrouble, TableRow
from . import admin_check
from .called import CLI, command, examples
from .database import DatabaseFile
from .screen import as_text, console, plain, write

Status = Literal["open", "opening", "running", "over", "closed"]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table, or how it begins.")]


def enter(app: typer.Typer) -> None:
    group = typer.Typer(
        help="Look at the tables of a server, check, export, rewind, close or delete them. A running server does it."
    )
    group.command("list", epilog=examples("admin list --database spellboard.db"))(list_)
    group.command("show", epilog=examples("admin show Vb3k --database spellboard.db"))(show)
    group.command("export", epilog=examples("admin export Vb3k game.json --database spellboard.db"))(export)
    group.command("rewind", epilog=examples("admin rewind Vb3k --before 120 --database spellboard.db"))(rewind)
    group.command("close", epilog=examples("admin close Vb3k --database spellboard.db"))(close)
    group.command("delete", epilog=examples("admin delete Vb3k --database spellboard.db"))(delete)
    group.command("check", epilog=examples("admin check spellboard.db"))(admin_check.check)
    app.add_typer(group, name="admin")


def list_(
    database: DatabaseFile,
    status: Annotated[Status | None, typer.Option("--status", help="Only tables that stand so.")] = None,
    limit: Annotated[int, typer.Option("--limit", metavar="N", min=1, help="At most so many, the newest.")] = 100,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """List the tables, the newest first: id, game, how it stands, when it was made and last touched."""
    with reading(database) as connection:
        found = reads.tables(connection, [status] if status else [], None, limit)
    if as_json:
        print(as_text([facts(row) for row in found]))
        return
    out = console()
    for row in found:
        told = f"  {plain(row.game):<10}{plain(row.status):<9}{moment(row.created)}  {moment(row.touched)}"
        write(out, Text.assemble((plain(row.id), "strong"), told, "  public" if row.public else ""))
    if not found:
        write(out, "No table.")


def show(table: TableId, database: DatabaseFile) -> None:
    """Show a table: who is there, how long its journal is. What is hidden from the players stays hidden."""
    with reading(database) as connection:
        row = the_one(connection, table)
        people = [("host", row.host), *((role, guest) for guest, role in reads.members(connection, row.id).items())]
        lines = [(key, str(value)) for key, value in facts(row).items()]
        lines += [("journal", f"{len(reads.entries(connection, row.id, 0))} entries")]
        lines += [("events", str(max((event.n for event in reads.events(connection, row.id, 0, 1)), default=0)))]
        lines += [(role, called(connection, guest)) for role, guest in people]
    out = console()
    for key, value in lines:
        write(out, Text.assemble((f"{plain(key):<10}", "quiet"), plain(value)))


def export(
    table: TableId,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where it goes: a file that does not exist yet.")],
    database: DatabaseFile,
    transcript: Annotated[
        bool, typer.Option("--transcript", help="What was told so far, also while the match runs.")
    ] = False,
    seat: Annotated[
        int | None,
        typer.Option("--seat", metavar="N", min=1, help="With --transcript: as told to player N, not to a spectator."),
    ] = None,
) -> None:
    """Export the record of a match that is over or closed, or a transcript."""
    if seat is not None and not transcript:
        raise SpellboardError("error-seat-transcript", package=CLI)
    if file.exists():
        raise SpellboardError("error-file-there", package=CLI, file=str(file))
    id = find(database, table)
    order = GiveTranscript(id, None if seat is None else seat - 1) if transcript else GiveRecord(id)
    document = ask(database, order)
    try:
        file.write_text(document, encoding="utf-8")
    except OSError as error:
        raise SpellboardError("error-unwritable", file=str(file), why=system(error)) from None
    write(console(), f"{plain(str(file))}: {'transcript' if transcript else 'record'} of table {plain(id)}")


def rewind(
    table: TableId,
    before: Annotated[int, typer.Option("--before", metavar="N", min=1, help="Back to the position before entry N.")],
    database: DatabaseFile,
) -> None:
    """Take a match back to an earlier position. The journal keeps what was played, and the dice to come stay."""
    tell(ask(database, Rewind(find(database, table), before)))


def close(table: TableId, database: DatabaseFile) -> None:
    """End a match without a result. Its secret is published, so that the record can be checked."""
    tell(ask(database, Close(find(database, table))))


def delete(
    table: TableId,
    database: DatabaseFile,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Delete a table with its journal and all that was said there. Nothing brings it back."""
    id = find(database, table)
    if not yes and not typer.confirm(f"Delete table {plain(id)} for ever?"):
        write(console(), "Nothing is deleted.")
        return
    tell(ask(database, Delete(id)))


# --- how -------------------------------------------------------------------------------------------------------------


@contextmanager
def reading(database: Path) -> Iterator[sqlite3.Connection]:
    """A connection that only reads; a running server does not notice."""
    must_fit(database)
    try:
        with closing(connect(database, read_only=True)) as connection:
            yield connection
    except sqlite3.Error as error:
        raise trouble(error, database) from None


def find(database: Path, wanted: str) -> str:
    """The whole id of a table."""
    with reading(database) as connection:
        return the_one(connection, wanted).id


def the_one(connection: sqlite3.Connection, wanted: str) -> TableRow:
    """The table whose id is this or begins so."""
    ids = reads.ids(connection, wanted)
    if len(ids) > 1 and wanted not in ids:
        raise SpellboardError("error-tables-several", package=CLI, start=wanted, tables=ids[:5])
    row = reads.table(connection, wanted if wanted in ids or not ids else ids[0])
    if row is None:
        raise SpellboardError("error-table-unknown", package=CLI, table=wanted, command=command("admin", "list"))
    return row


def ask(database: Path, order: AnyOrder) -> str:
    """Carry an order out where no server runs; else let the server do it."""
    try:
        store = SQLiteStore(database)
    except StorageTrouble as error:
        if error.kind != "locked":
            raise
        return Mailbox(database).ask(order)
    return asyncio.run(_here(store, order))


async def _here(store: SQLiteStore, order: AnyOrder) -> str:
    try:
        return await Desk(store).carry_out(order)
    finally:
        await store.close()


def tell(said: str) -> None:
    write(console(), plain(said))


def facts(row: TableRow) -> dict[str, object]:
    """What may be shown of a table: its document holds secrets."""
    told = {"table": row.id, "game": row.game, "status": row.status, "public": row.public}
    return {**told, "created": moment(row.created), "touched": moment(row.touched)}


def called(connection: sqlite3.Connection, guest: str) -> str:
    row = reads.guest(connection, guest)
    return f"{row.name} ({guest})" if row is not None and row.name else guest


def moment(at: int) -> str:
    """Unix milliseconds for people, in the time of this machine."""
    return datetime.fromtimestamp(at / 1000).strftime("%Y-%m-%d %H:%M")
