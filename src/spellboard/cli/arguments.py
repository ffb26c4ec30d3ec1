"""The arguments that several commands share, and what they stand for."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from .. import bots
from ..core.errors import SpellboardError
from ..core.game import Game
from ..core.options import assignments
from ..core.record import Record
from ..core.registry import find
from ..core.rulebook import LANGUAGES
from ..core.words import words as words_of
from .called import command
from .screen import plain

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help=f"A game on the shelf (see: {command('games')}), or module:GAME.")
]
EditionFile = Annotated[
    Path | None, typer.Option("--edition", metavar="FILE", help="Play with the figures of this edition file.")
]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="K=V", help="An option of the game; may be given several times.")
]
Language = Annotated[
    str | None, typer.Option("--lang", metavar="LANG", help=f"{', '.join(LANGUAGES)}; by default the system's.")
]
Elsewhere = Annotated[
    str | None,
    typer.Option(
        "--game", metavar="MODULE:GAME", help="Where the game is kept if it is not on the shelf; files never say that."
    ),
]


def open_game(name: str, edition: Path | None = None, options: Sequence[str] | None = None) -> Game:
    """A game as it is named on the command line."""
    return find(name).load(edition, assignments(list(options or [])))


def kind_of(elsewhere: str | None) -> type[Game] | None:
    """The class given with --game."""
    return None if elsewhere is None else find(elsewhere)


def language(wished: str | None) -> str:
    """The language to speak: the one wished, or the system's if we have it, or English."""
    if wished is not None:
        if wished not in LANGUAGES:
            raise SpellboardError("error-language", language=wished[:20], languages=LANGUAGES)
        return wished
    system = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return system[:2] if system[:2] in LANGUAGES else "en"


def spoken_in(arguments: Sequence[str]) -> str:
    """The language for what goes wrong, also where the arguments could not be read to their end."""
    given = list(arguments)
    after = [given[at + 1] for at, word in enumerate(given[:-1]) if word == "--lang"]
    joined = [word.removeprefix("--lang=") for word in given if word.startswith("--lang=")]
    return language(next((wished for wished in after + joined if wished in LANGUAGES), None))


def title(game: Game, wished: str = "en") -> str:
    """The name of a game as people write it."""
    return game.words(wished).say("title")


# A bot is recorded by what it is (`bot:random`); at the table it goes by a name.
BOTS = ("Corvin", "Isolde", "Melchior", "Ottilie", "Rufus", "Sidonie")


def names_of(players: Sequence[str], spoken: str) -> list[str]:
    """The names at the table: people as they are called, bots by a name of their own."""
    found: list[str] = []
    for seat, player in enumerate(players):
        called = plain(player).strip() or player_number(seat + 1, spoken)
        name = BOTS[seat % len(BOTS)] if player.startswith("bot:") else called
        found.append(name if name not in found else f"{name} {seat + 1}")
    return found


def player_number(number: int, spoken: str) -> str:
    """What somebody without a name is called."""
    return words_of("spellboard.cli", spoken).say("player", {"number": number})


def usual(game: str) -> str:
    """The bot that sits down where nobody asked for another: the best that does not think long."""
    return "greedy" if "greedy" in bots.bots(game) else "random"


def facts_of(record: Record) -> str:
    """A record in a few words."""
    return f"{plain(record.game)}, {len(record.players)} players, {len(record.entries)} entries"


def shown(value: Any) -> str:
    """A value of an edition or an option as a person writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return ", ".join(shown(inner) for inner in value)
    return plain(str(value))
