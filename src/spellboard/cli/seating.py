"""Who sits where: from the command line, or from a few short questions."""

from __future__ import annotations

import getpass

from rich.console import Console

from .. import bots
from ..core.errors import OptionError
from ..core.game import Game
from ..core.registry import shelf
from ..core.rng import Rng
from ..core.words import words
from .arguments import open_game, player_number, title, usual
from .called import CLI
from .keyboard import Keyboard
from .screen import plain, write


def people(game: Game, seats: list[str] | None, spoken: str) -> list[str]:
    """The players as they are recorded: people by name, bots by what they are."""
    wished = ["you"] + [f"bot:{usual(game.name)}"] * (game.fewest - 1) if seats is None else seats
    found = []
    for number, who in enumerate(wished, 1):
        if not who:
            raise OptionError("error-players-named", package=CLI)
        if who.startswith("bot:"):
            bots.bot(who.removeprefix("bot:"), game, number - 1, Rng(0), outside=True)
        # A bot may be a whole command.
        name = plain(your_name(number, spoken) if who == "you" else who)[: 200 if who.startswith("bot:") else 40]
        found.append(name if name.startswith("bot:") or name not in found else f"{name} {number}")
    game.new(len(found))
    return found


def your_name(number: int, spoken: str) -> str:
    """The name of the person here, as the system knows it."""
    try:
        name = getpass.getuser().partition("@")[0]
    except (OSError, KeyError):
        name = ""
    return name.capitalize() if name and not name.startswith("bot:") else player_number(number, spoken)


def choose(keyboard: Keyboard, out: Console, spoken: str, seats: list[str] | None) -> tuple[str, list[str] | None]:
    """The game, and who plays, from short questions."""
    there = shelf()
    if not there or not keyboard.terminal:
        raise OptionError("error-which-game", package=CLI, games=there)
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
    kinds = sorted(bots.bots(game.name), key=lambda kind: kind != usual(game.name))
    bot = usual(game.name)
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
