"""Play in the terminal: against bots, with others at one keyboard, or both."""

from __future__ import annotations

import secrets
import signal
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ..core.errors import OptionError, SpellboardError
from ..core.match import Match
from ..core.messages import Text
from ..core.registry import find, shelf
from . import saves
from .arguments import EditionFile, Language, Options, language, open_game
from .called import CLI, command, examples
from .kept import offer
from .keyboard import Keyboard
from .orders import Another, Leave
from .screen import Answered, complain, console, plain
from .seating import choose, people
from .table import Table

NEWEST = ":newest"
"""What stands for a file that was not named."""


def optional(arguments: Sequence[str] | None) -> list[str]:
    """The arguments with a value for a `--resume` that has none."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for at, word in enumerate(given):
        if word == "--resume" and (at + 1 == len(given) or given[at + 1].startswith("--")):
            given[at] = f"--resume={NEWEST}"
    return given


def enter(app: typer.Typer) -> None:
    app.command(
        "play",
        epilog=examples(
            "play",
            "play bellum --players you,bot:greedy",
            "play magalon --players Ada,Ben,bot:greedy --lang nl",
            "play --resume",
        ),
    )(play)


def play(
    name: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="A game on the shelf or module:GAME; without it you choose.")
    ] = None,
    players: Annotated[
        str | None,
        typer.Option(
            "--players",
            metavar="WHO[,WHO]...",
            help="By seat: you, the name of somebody at this keyboard, or bot:NAME. Default: you and bots.",
        ),
    ] = None,
    lang: Language = None,
    seed: Annotated[
        int | None, typer.Option("--seed", metavar="S", help="A repeatable game; its dice are not sealed.")
    ] = None,
    edition: EditionFile = None,
    option: Options = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            "--resume", metavar="[FILE]", help="Go on with a saved game; without FILE, with the newest kept one."
        ),
    ] = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="Keep the record here when the game is over.")
    ] = None,
    reasons: Annotated[
        bool | None,
        typer.Option("--reasons/--no-reasons", help="Say why bots choose as they do; default where only bots play."),
    ] = None,
) -> None:
    """Play in the terminal. Type a number, an action in notation, or help.

    Ctrl-C and Ctrl-D leave the game; it is kept, and a line says how to go on.
    """
    out, keyboard, spoken = console(), Keyboard(), language(lang)
    if record is not None and record.exists():
        raise SpellboardError("error-file-there", package=CLI, file=str(record))
    if resume is not None:
        if any(given is not None for given in (players, seed, edition, option)):
            raise OptionError("error-resume-alone", package=CLI)
        file = offer(keyboard, out, spoken) if str(resume) == NEWEST else resume
        table = reopen(file, name, spoken, out, keyboard)
    else:
        seats = None if players is None else [who.strip() for who in players.split(",")]
        if name is None:
            name, seats = choose(keyboard, out, spoken, seats)
        game = open_game(name, edition, option)
        called = people(game, seats, spoken)
        luck = secrets.randbits(64) if seed is None else seed
        match = Match.begin(game, called, seed=seed, forced=True)
        table = Table(match, spoken, luck, out, keyboard, outside=True)
    table.reasons = reasons
    with _hanging_up_is_leaving():
        _sit_down(table, name, record)


@contextmanager
def _hanging_up_is_leaving() -> Iterator[None]:
    """A terminal that is closed counts as Ctrl-C, so that the game is kept."""
    here = threading.current_thread() is threading.main_thread()
    wanted = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if here and hasattr(signal, name)]
    before = {one: signal.signal(one, signal.default_int_handler) for one in wanted}
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


def _sit_down(table: Table, name: str | None, record: Path | None) -> None:
    """Play to the end, or until somebody leaves."""
    while True:
        before = table
        try:
            table.play()
            if table.home is not None and table.home.resolve().parent == saves.shelter().resolve():
                table.home.unlink(missing_ok=True)
            finish(table, record, name)
            return
        except Another as another:
            keep(table, name)
            reasons = table.reasons
            table = reopen(another.file, name, table.spoken, table.out, table.keyboard)
            table.reasons = reasons
        except Leave as leave:
            if leave.file is not None:
                table.say("kept", "verdigris", command=_go_on(leave.file, name))
            return
        except EOFError:
            keep(table, name)
            return
        except KeyboardInterrupt:
            keep(table, name)
            raise Answered from None
        except Exception:
            # Whatever went wrong is told above; the game of these people is not lost with it.
            with suppress(SpellboardError):
                keep(table, name)
            raise
        finally:
            before.close()


def reopen(file: Path, name: str | None, spoken: str, out: Console, keyboard: Keyboard) -> Table:
    """The table of a saved game; a file starts no command, so nobody's own bot sits there."""
    try:
        save = saves.read(file)
        table = Table(save.resume(None if name is None else find(name)), spoken, save.luck, out, keyboard)
    except SpellboardError as error:
        raise (error if Text(str(file)) in error.said.args.values() else error.within(str(file))) from None
    table.home = file
    for seat in table.told:
        table.told[seat] = len(table.match.entries)
    return table


def keep(table: Table, name: str | None) -> None:
    """Keep a match that is left, and say how to go on."""
    file = table.home or saves.kept(table.match)
    saves.write(file, table.match, table.luck)
    table.out.print()
    table.say("kept", "verdigris", command=_go_on(file, name))


def _go_on(file: Path, name: str | None) -> str:
    """The command that goes on; a game outside the shelf must be named again, since no file says what to import."""
    return command("play", *_elsewhere(name), "--resume", file)


def _elsewhere(name: str | None) -> list[str]:
    return [name] if name is not None and name not in shelf() else []


def finish(table: Table, record: Path | None, name: str | None) -> None:
    """The record of a match that is over goes where it is wished."""
    while True:
        file = record
        if file is None and table.keyboard.terminal:
            table.say("record-where", "gold")
            try:
                answer = table.keyboard.read()
            except EOFError:
                return
            file = Path(answer).expanduser() if answer else None
        if file is None:
            return
        try:
            saves.write_record(file, table.match)
        except SpellboardError as error:
            complain(error.text(table.spoken))
            record = None
            if table.keyboard.terminal:
                continue
            raise typer.Exit(2) from None
        where = ["--game", *_elsewhere(name)] if _elsewhere(name) else []
        check = command("verify", file, *where)
        table.say("record-kept", "verdigris", file=plain(str(file)), command=check)
        return
