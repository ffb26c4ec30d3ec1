"""Editions: the figures of a game with their provenance, and the check of an owner's own file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

import typer
from rich.text import Text

from ..core import files
from ..core.drawing import folded
from ..core.editions import LARGEST, STATUSES, Edition, toml
from ..core.errors import EditionError, UnknownGame
from ..core.game import Game
from ..core.registry import find, shelf
from .arguments import EditionFile, Elsewhere, GameName, kind_of, open_game, shown
from .called import CLI, examples
from .screen import as_text, console, plain, write

MARKS = {"found": "verdigris", "derived": "", "reconstructed": "gold"}
Status = Literal["found", "derived", "reconstructed"]


def enter(app: typer.Typer) -> None:
    group = typer.Typer(help="Look at the figures of a game, or check an edition file of your own.")
    group.command("show", epilog=examples("edition show magalon --toml > mine.toml", label="To make your own"))(show)
    group.command("check", epilog=examples("edition check mine.toml"))(check)
    app.add_typer(group, name="edition")


def show(
    name: GameName,
    edition: EditionFile = None,
    status: Annotated[
        Status | None, typer.Option("--status", help="Only figures that are found, derived or reconstructed.")
    ] = None,
    toml: Annotated[bool, typer.Option("--toml", help="The file as it is, to be edited.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Figures and provenance as JSON.")] = False,
) -> None:
    """Show every figure of an edition with its provenance: found, derived or reconstructed."""
    found = open_game(name, edition).edition
    if toml:
        print(found.text, end="")
        return
    figures = [(key, value, found.provenance[key]) for key, value in _figures(found)]
    wanted = [figure for figure in figures if status is None or figure[2] == status]
    if as_json:
        rows = [{"key": key, "value": value, "status": mark} for key, value, mark in wanted]
        print(as_text({"edition": found.document["edition"], "figures": rows}))
        return
    out = console()
    write(out, headline(found), "gold")
    widest = max((len(key) for key, _, _ in wanted), default=0)
    for key, value, mark in wanted:
        line = Text.assemble(f"  {key.ljust(widest)}  ", (mark.ljust(13), MARKS[mark]))
        # A long list goes on under itself, or below the key where there is little room.
        indent = len(line) + 2 if len(line) + 30 < out.width else 6
        first, *more = folded(" " * indent, _listed(value), out.width)
        short = len(line) + 2 + len(first.strip()) <= out.width
        write(out, line.append("\n".join([f"  {first.strip()}" if short else f"\n{first}", *more])))
    write(out, counted(found))


def _listed(value: Any) -> str:
    """A value on one line; an empty one among others is a dash."""
    rows = isinstance(value, list) and any(isinstance(inner, str) for inner in value)
    return ", ".join(plain(str(inner)) or "-" for inner in value) if rows else shown(value)


def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An edition file (TOML).")],
    elsewhere: Elsewhere = None,
) -> None:
    """Check an edition file: every key, every figure, and whether the game can be played with it."""
    kind = kind_of(elsewhere) or _named_in(file)
    game = kind.load(file)
    for players in range(game.fewest, game.most + 1):
        game.new(players)
    out = console()
    write(out, f"{file}: sound: {headline(game.edition)}", "verdigris")
    write(out, counted(game.edition))
    shipped = kind.load()
    write(out, difference(game, shipped))


def _named_in(file: Path) -> type[Game]:
    """The game that an edition file is for; it must be on the shelf, since a file never says what to import."""
    head = toml(files.read_text(file, "edition", LARGEST), str(file)).get("edition")
    name = head.get("game") if isinstance(head, dict) else None
    if not isinstance(name, str):
        raise EditionError("error-expected-game", "edition.game", str(file))
    if name not in shelf():
        raise UnknownGame("error-edition-elsewhere", package=CLI, file=str(file), name=name[:60], games=shelf())
    return find(name)


def headline(edition: Edition) -> str:
    """Which edition of which game."""
    head = edition.document["edition"]
    return f"{plain(edition.name)} ({head['game']}, revision {head['revision']})"


def counted(edition: Edition) -> str:
    """How many figures have which provenance."""
    counts = Counter(edition.provenance.values())
    parts = [f"{counts[status]} {status}" for status in STATUSES if counts[status]]
    return f"{len(edition.provenance)} figures: {', '.join(parts)}."


def difference(game: Game, shipped: Game, most: int = 20) -> str:
    """What an edition changes against the one that ships."""
    mine, theirs = dict(_figures(game.edition)), dict(_figures(shipped.edition))
    changed = [key for key in {**theirs, **mine} if mine.get(key) != theirs.get(key)]
    if not changed:
        return "The figures are those of the edition that ships."
    many = "1 figure differs" if len(changed) == 1 else f"{len(changed)} figures differ"
    lines = [f"{many} from the edition that ships:"]
    lines += [f"  {key}: {_or_none(theirs, key)} -> {_or_none(mine, key)}" for key in changed[:most]]
    lines += [f"  and {len(changed) - most} more"] * (len(changed) > most)
    if game.codes.sha256 != shipped.codes.sha256:
        lines.append("It has other actions than the edition that ships: trained bots of that one cannot play it.")
    return "\n".join(lines)


def _or_none(figures: dict[str, Any], key: str) -> str:
    return shown(figures[key]) if key in figures else "nothing"


def _figures(edition: Edition) -> Iterator[tuple[str, Any]]:
    """Every figure by the key that its provenance has."""

    def inside(value: Any, key: str) -> Iterator[tuple[str, Any]]:
        if key in edition.provenance:
            yield key, value
        elif isinstance(value, dict):
            for name, inner in value.items():
                yield from inside(inner, f"{key}.{name}" if key else name)
        elif isinstance(value, list):
            for at, inner in enumerate(value):
                yield from inside(inner, f"{key}[{at}]")

    return inside(edition.document, "")
