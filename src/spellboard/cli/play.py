"""Play in the terminal: against bots, with others at one keyboard, or both."""

from __future__ import annotations

import getpass
import secrets
import shlex
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from .. import bots as players_made_of_code
from ..core.errors import OptionError, SpellboardError
from ..core.game import Game
from ..core.match import Match
from ..core.registry import find, shelf
from ..core.rng import Rng
from ..core.words import words
from . import saves
from .arguments import EditionFile, Language, Options, language, open_game, title
from .keyboard import Keyboard
from .orders import Another, Leave
from .screen import complain, console, plain, write
from .table import Table


def enter(app: typer.Typer) -> None:
    app.command(
        "play",
        epilog="Examples: spellboard play · spellboard play bellum --players you,bot:random · "
        "spellboard play magalon --players Ada,Ben,bot:random --lang nl · spellboard play --resume evening.json",
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
            help="By seat: you, the name of somebody at this keyboard, or bot:NAME. Default: you and random bots.",
        ),
    ] = None,
    lang: Language = None,
    seed: Annotated[
        int | None, typer.Option("--seed", metavar="S", help="A repeatable game; its dice are not sealed.")
    ] = None,
    edition: EditionFile = None,
    option: Options = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")] = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="Keep the record here when the game is over.")
    ] = None,
) -> None:
    """Play in the terminal. Type a number, an action in notation, or help.

    Ctrl-C and Ctrl-D leave the game; it is kept, and a line says how to go on.
    """
    out, keyboard, spoken = console(), Keyboard(), language(lang)
    if record is not None and record.exists():
        raise SpellboardError(f"{record}: this file is there already; choose another name")
    if resume is not None:
        if any(given is not None for given in (players, seed, edition, option)):
            raise OptionError("a saved game brings its players, seed, edition and options; leave those out")
        table = reopen(resume, name, spoken, out, keyboard)
    else:
        seats = None if players is None else [who.strip() for who in players.split(",")]
        if name is None:
            name, seats = choose(keyboard, out, spoken, seats)
        game = open_game(name, edition, option)
        called = people(game, seats)
        luck = secrets.randbits(64) if seed is None else seed
        table = Table(Match.begin(game, called, seed=seed, forced=True), spoken, luck, out, keyboard)
    while True:
        try:
            table.play()
            finish(table, record, name)
            return
        except Another as other:
            keep(table, name)
            table = reopen(other.file, name, spoken, out, keyboard)
        except Leave as leave:
            if leave.file is not None:
                table.say("kept", "verdigris", command=_go_on(leave.file, name))
            return
        except EOFError:
            out.print()
            keep(table, name)
            return
        except KeyboardInterrupt:
            out.print()
            keep(table, name)
            raise typer.Exit(130) from None


def people(game: Game, seats: list[str] | None) -> list[str]:
    """The players as they are recorded: people by name, bots by what they are."""
    wished = ["you"] + ["bot:random"] * (game.fewest - 1) if seats is None else seats
    found = []
    for number, who in enumerate(wished, 1):
        if not who:
            raise OptionError("players are named with commas between them, for example you,bot:random")
        if who.startswith("bot:"):
            players_made_of_code.bot(who.removeprefix("bot:"), game, number - 1, Rng(0))
        name = plain(your_name(number) if who == "you" else who)[:40]
        found.append(name if name.startswith("bot:") or name not in found else f"{name} {number}")
    game.new(len(found))
    return found


def your_name(number: int) -> str:
    """The name of the person here, as the system knows it."""
    try:
        name = getpass.getuser().partition("@")[0]
    except (OSError, KeyError):
        name = ""
    return name.capitalize() if name and not name.startswith("bot:") else f"Player {number}"


def reopen(file: Path, name: str | None, spoken: str, out: Console, keyboard: Keyboard) -> Table:
    """The table of a saved game."""
    try:
        save = saves.read(file)
        table = Table(save.resume(None if name is None else find(name)), spoken, save.luck, out, keyboard)
    except SpellboardError as error:
        said = str(error)
        raise SpellboardError(said if said.startswith(str(file)) else f"{file}: {said}") from None
    for seat in table.told:
        table.told[seat] = len(table.match.entries)
    return table


def keep(table: Table, name: str | None) -> None:
    """Keep a match that is left, and say how to go on."""
    file = saves.kept(table.match)
    saves.write(file, table.match, table.luck)
    table.say("kept", "verdigris", command=_go_on(file, name))


def _go_on(file: Path, name: str | None) -> str:
    """The command that goes on; a game outside the shelf must be named again, since no file says what to import."""
    return shlex.join(["spellboard", "play", *_elsewhere(name), "--resume", str(file)])


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
            complain(str(error))
            record = None
            if table.keyboard.terminal:
                continue
            raise typer.Exit(2) from None
        where = ["--game", *_elsewhere(name)] if _elsewhere(name) else []
        command = shlex.join(["spellboard", "verify", str(file), *where])
        table.say("record-kept", "verdigris", file=plain(str(file)), command=command)
        return


def choose(keyboard: Keyboard, out: Console, spoken: str, seats: list[str] | None) -> tuple[str, list[str] | None]:
    """The game, and who plays, from short questions."""
    there = shelf()
    if not there or not keyboard.terminal:
        raise OptionError(f"which game? There are: {', '.join(there) or 'none on the shelf yet'}; or module:GAME")
    say = words("spellboard.cli", spoken).say
    write(out, say("which-game"), "gold")
    for number, name in enumerate(there, 1):
        game = open_game(name)
        players = str(game.fewest) if game.fewest == game.most else f"{game.fewest}-{game.most}"
        write(out, f"  {number}  {title(game, spoken)}  ({say('players', {'players': players})})")
    name = there[_number(keyboard, out, say("number", {"most": len(there)}), 1, len(there)) - 1]
    if seats is not None:
        return name, seats
    game = open_game(name)
    count = game.fewest
    if game.fewest < game.most:
        write(out, say("how-many", {"fewest": game.fewest, "most": game.most}), "gold")
        count = _number(keyboard, out, say("number", {"most": game.most}), game.fewest, game.most, game.fewest)
    write(out, say("who-else"), "gold")
    others = [who.strip() for who in keyboard.read().split(",") if who.strip()][: count - 1]
    kinds = players_made_of_code.bots(game.name)
    bot = "random" if "random" in kinds else kinds[0]
    if len(kinds) > 1 and len(others) < count - 1:
        write(out, say("which-bot"), "gold")
        for number, kind in enumerate(kinds, 1):
            write(out, f"  {number}  {kind}")
        bot = kinds[_number(keyboard, out, say("number", {"most": len(kinds)}), 1, len(kinds), 1) - 1]
    return name, ["you", *others, *[f"bot:{bot}"] * (count - 1 - len(others))]


def _number(keyboard: Keyboard, out: Console, again: str, least: int, most: int, default: int | None = None) -> int:
    while True:
        answer = keyboard.read()
        if not answer and default is not None:
            return default
        if answer.isdecimal() and len(answer) < 4 and least <= int(answer) <= most:
            return int(answer)
        write(out, again, "rubric")
