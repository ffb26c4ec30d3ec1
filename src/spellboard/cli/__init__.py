"""The `spellboard` command: play, look up, simulate, check."""

from __future__ import annotations

import os
import platform
import sys
from contextlib import suppress
from typing import Annotated, NoReturn

import typer

from .. import COMPILED, SpellboardError, __version__
from . import admin, arena, database, editions, kept, perft, play, records, serve, shelf, simulate
from .arguments import spoken_in
from .called import command, examples
from .screen import Answered, complain

INTERRUPTED = 130

app = typer.Typer(
    name="spellboard",
    help="Three board games of magic: play in the terminal, look up rules, simulate, replay and check.",
    epilog=examples("play", label="Begin with"),
    add_completion=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
for chapter in (play, serve, kept, shelf, simulate, arena, records, perft, editions, database, admin):
    chapter.enter(app)


def _version(wanted: bool) -> None:
    if wanted:
        how = "compiled" if COMPILED else "pure"
        typer.echo(f"spellboard {__version__} ({how}, {platform.python_implementation()} {platform.python_version()})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _root(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=_version,
            is_eager=True,
            help="Version, whether the engine is compiled or pure Python, and Python's version.",
        ),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
        raise typer.Exit


def main(arguments: list[str] | None = None) -> NoReturn:
    """Run the command. What goes wrong is one line on stderr: exit code 2 for wrong input, 130 for Ctrl-C."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    sys.exit(_run(arguments))


def _run(arguments: list[str] | None) -> int:
    try:
        code = int(app(play.optional(arguments), prog_name=command(), standalone_mode=False) or 0)
        if code == INTERRUPTED:  # typer has caught Ctrl-C before us
            complain("interrupted")
        return code
    except Answered:
        return INTERRUPTED
    except SpellboardError as error:
        complain(error.text(spoken_in(sys.argv[1:] if arguments is None else arguments)))
        return 2
    except (KeyboardInterrupt, typer.Abort):
        complain("interrupted")
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read us has seen enough (`spellboard rules bellum | head`).
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        said = getattr(error, "format_message", None)
        if said is None:
            raise
        complain(f"{said().strip().rstrip('.')}{_hint(error)}")
        return 2


def _hint(error: Exception) -> str:
    """Where to read on after a wrong argument."""
    path = getattr(getattr(error, "ctx", None), "command_path", None)
    return f" (see: {path} --help)" if path else ""
