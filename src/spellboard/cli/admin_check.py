"""The operator's look through a whole database: what is damaged, and what can be saved."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from ..core import registry
from ..core.errors import SpellboardError
from .called import CLI
from .screen import as_text, console, plain, progress, write


def check(
    file: Annotated[
        Path | None, typer.Argument(metavar="DATABASE", help="The server's database; it may be running.")
    ] = None,
    database: Annotated[
        Path | None,
        typer.Option(
            "--database", metavar="FILE", envvar="SPELLBOARD_DATABASE", show_envvar=True, help="The same, as an option."
        ),
    ] = None,
    game: Annotated[
        list[str] | None,
        typer.Option("--game", envvar="SPELLBOARD_GAMES", metavar="MODULE:GAME", help="One more game of your own."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Look through a database: file, rows, chains and matches. Exit code 1 if anything is wrong; nothing is changed."""
    from ..server import checking  # what it needs takes a moment to load
    from ..server.tables.shelf import Shelf
    from .admin import reading

    place = file or database
    if place is None:
        raise SpellboardError("error-database-unnamed", package=CLI)
    shelf = Shelf([registry.find(name) for name in (*registry.shelf(), *(game or ()))])
    with reading(place) as connection:
        found = list(checking.whole_file(connection))
        ids = checking.ids_of(connection)
        with progress() as bar:
            task = bar.add_task("tables", total=len(ids))
            found += checking.every_table(connection, shelf, ids, lambda: bar.advance(task))
    broken = len({finding.table for finding in found if finding.table})
    if as_json:
        problems = [msgspec.to_builtins(finding) for finding in found]
        print(as_text({"tables": len(ids), "sound": len(ids) - broken, "problems": problems}))
    else:
        out = console()
        for finding in found:
            whose = f"table {finding.table}: " if finding.table else ""
            write(out, plain(f"{whose}{finding.problem}{f' ({finding.saved})' if finding.saved else ''}"))
        write(out, f"{len(ids)} tables checked, {len(ids) - broken} of them sound; problems found: {len(found)}")
    if found:
        raise typer.Exit(1)
