"""The database of a server: made, brought up to date, copied."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .called import examples
from .screen import console, plain, write

DatabaseFile = Annotated[
    Path,
    typer.Option(
        "--database", metavar="FILE", envvar="SPELLBOARD_DATABASE", show_envvar=True, help="The server's database."
    ),
]


def enter(app: typer.Typer) -> None:
    group = typer.Typer(help="The database of a server: make it, bring it up to date, copy it.")
    group.command("upgrade", epilog=examples("db upgrade --database spellboard.db"))(upgrade)
    group.command("backup", epilog=examples("db backup spellboard.db monday.db"))(backup)
    app.add_typer(group, name="db")


def upgrade(database: DatabaseFile) -> None:
    """Make the database, or bring it to the revision of this program. The server does the same when it starts."""
    from ..server.storage import upgrade as steps  # what it needs takes a moment to load

    before, after = steps.upgrade(database)
    if before == after:
        said = f"is up to date (revision {after})"
    else:
        said = f"upgraded from revision {before} to {after}" if before else f"made (revision {after})"
    write(console(), f"{plain(str(database))}: {said}")


def backup(
    database: Annotated[Path, typer.Argument(metavar="DATABASE", help="The server's database; it may be running.")],
    out: Annotated[Path, typer.Argument(metavar="OUT", help="The copy: a file that does not exist yet.")],
) -> None:
    """Copy a database as it is at one moment, while the server goes on.

    The copy holds the names of guests and the secrets of running matches: only its owner can read it.
    """
    from ..server.storage import backup as copying

    size = copying.backup(database, out)
    write(console(), f"{plain(str(out))}: {size / 1e6:.1f} MB")
