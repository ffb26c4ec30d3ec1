"""Games that were left and can be gone on with."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import typer
from rich.console import Console
from rich.text import Text

from ..core.errors import SpellboardError
from ..core.record import Record
from ..core.registry import shelf
from ..core.words import words as words_of
from . import saves
from .arguments import Language, language, names_of, title
from .called import CLI, command, examples
from .keyboard import Keyboard
from .screen import console, plain, write


@dataclass(frozen=True)
class Kept:
    """One kept game as it is listed."""

    file: Path
    game: str
    players: str
    when: str
    turn: str
    """Who must choose; empty where the game is not on the shelf, since no file says what to import."""
    go_on: str


def enter(app: typer.Typer) -> None:
    app.command("kept", epilog=examples("kept", "play --resume"))(kept)


def kept(lang: Language = None) -> None:
    """List the games that were left: which, who plays, since when, whose turn it is, and how to go on."""
    out, spoken = console(), language(lang)
    found = games(spoken)
    if not found:
        write(out, words_of("spellboard.cli", spoken).say("error-nothing-kept"))
    for one in found:
        write(out, headline(one, spoken))
        write(out, f"    {one.go_on}", "verdigris")


def games(spoken: str) -> list[Kept]:
    """All kept games, the newest first; a file that cannot be read is left out."""
    found = []
    for file in saves.waiting_games():
        try:
            found.append(look(file, spoken))
        except SpellboardError:
            continue
    return found


def look(file: Path, spoken: str) -> Kept:
    """A kept game: what its record says, and where it is on the shelf also whose turn it is."""
    save = saves.read(file)
    record = Record.decode(bytes(save.record))
    names, called, turn = names_of(record.players, spoken), plain(record.game), ""
    here = record.game in shelf()
    if here:
        match = save.resume(None)
        called = title(match.game, spoken)
        turn = ", ".join(names[seat] for seat in match.state.waiting)
    when = datetime.fromtimestamp(file.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
    how = command("play", *([] if here else ["MODULE:GAME"]), "--resume", file)
    return Kept(file, called, ", ".join(names), when, turn, how)


def headline(one: Kept, spoken: str) -> Text:
    """Game, players, since when, whose turn."""
    say = words_of("spellboard.cli", spoken).say
    turn = f"  {say('turn-of', {'names': one.turn})}" if one.turn else ""
    return Text.assemble((f"  {one.when}  ", "quiet"), (one.game, "strong"), f"  {one.players}", (turn, "gold"))


def offer(keyboard: Keyboard, out: Console, spoken: str) -> Path:
    """The newest kept game, or at a terminal another of them."""
    found = games(spoken)
    say = words_of("spellboard.cli", spoken).say
    if not found:
        raise SpellboardError("error-nothing-kept", package=CLI)
    if len(found) == 1 or not keyboard.terminal:
        write(out, headline(found[0], spoken))
        return found[0].file
    for number, one in enumerate(found, 1):
        write(out, Text.assemble((f"{number:>3}", "gold"), headline(one, spoken)))
    write(out, say("which-kept"), "gold")
    while True:
        answer = keyboard.read()
        if not answer:
            return found[0].file
        if answer.isdecimal() and len(answer) < 4 and 1 <= int(answer) <= len(found):
            return found[int(answer) - 1].file
        write(out, say("number", {"most": len(found)}), "rubric")
