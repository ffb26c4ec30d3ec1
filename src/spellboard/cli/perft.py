"""Counting sequences: the oracle of move generation."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich import box
from rich.table import Table

from ..core import files
from ..core.errors import OptionError, PositionError
from ..core.game import Game
from ..core.positions import MAGIC
from ..core.state import State
from .arguments import EditionFile, GameName, Options, open_game
from .called import CLI, examples
from .screen import console, write


def enter(app: typer.Typer) -> None:
    app.command("perft", epilog=examples("perft bellum 3 --players 2"))(perft)


def perft(
    name: GameName,
    depth: Annotated[int, typer.Argument(metavar="DEPTH", min=0, max=100, help="The length of the sequences.")],
    players: Annotated[
        int | None, typer.Option("--players", metavar="N", help="How many players; by default the fewest.")
    ] = None,
    at: Annotated[
        Path | None,
        typer.Option(
            "--at", metavar="FILE", help="Begin at this position: JSON or bytes of state.to_json(), to_bytes()."
        ),
    ] = None,
    edition: EditionFile = None,
    option: Options = None,
) -> None:
    """Count all sequences of so many actions; what can be rolled or drawn counts as a branch."""
    game = open_game(name, edition, option)
    if at is not None and players is not None:
        raise OptionError("error-players-with-at", package=CLI)
    state = position(game, at) if at is not None else game.new(game.fewest if players is None else players)
    counts = [1] + [0] * depth
    began = time.perf_counter()
    count(state, 1, counts)
    took = time.perf_counter() - began
    out = console()
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="strong")
    table.add_column("depth", justify="right")
    table.add_column("sequences", justify="right")
    for length, sequences in enumerate(counts):
        table.add_row(str(length), str(sequences))
    out.print(table)
    write(out, f"{counts[depth]} sequences of length {depth} ({took:.2f} s)")


def position(game: Game, file: Path) -> State:
    """A position from a file, in either of its two forms."""
    data = files.read(file, "position")
    try:
        if data.startswith(MAGIC) or not data.lstrip().startswith(b"{"):
            return game.from_bytes(data)
        return game.from_json(msgspec.json.decode(data))
    except (msgspec.MsgspecError, RecursionError) as error:
        raise PositionError("error-not-a-position", package=CLI, file=str(file), why=error) from None
    except PositionError as error:
        raise error.within(str(file)) from None


def count(state: State, length: int, counts: list[int]) -> None:
    """Add the sequences from here on: `counts[length]` are those that end with the next action."""
    if length >= len(counts) or state.actor is None:
        return
    codes = state.legal()
    counts[length] += len(codes)
    if length + 1 == len(counts):
        return
    for code in codes:
        following = state.copy()
        following.apply(code)
        count(following, length + 1, counts)
