"""Many games between bots: how fast, who wins, how they end, and whether every step was sound."""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec
import typer

from .. import COMPILED
from ..arena import Series, Tally, run
from ..arena.series import LIMIT, fill, options_for
from ..arena.tally import UNFINISHED
from ..core.errors import because
from ..core.game import Game
from ..core.messages import Message
from ..core.options import assignments
from ..core.registry import find
from ..core.words import words
from .arguments import EditionFile, GameName, Options, language, shown, usual
from .called import CLI, command, examples
from .screen import as_text, complain, console, percent, progress, write


def enter(app: typer.Typer) -> None:
    app.command(
        "simulate",
        epilog=examples(
            "simulate bellum --games 100 --jobs 2",
            "simulate bellum --players 3 --bots greedy,random --games 4 --check",
        ),
    )(simulate)


def simulate(
    name: GameName,
    players: Annotated[
        int | None, typer.Option("--players", metavar="N", help="How many play; by default the fewest.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            metavar="NAME[,NAME]...",
            help="Who plays, by seat; the last one takes the rest. Default: greedy, or random where no other is.",
        ),
    ] = None,
    option: Options = None,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The same seed, the same games.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", metavar="J", min=1, max=256, help="Worker processes.")] = 1,
    check: Annotated[
        bool, typer.Option("--check", help="Examine every step: invariants, legal lists, refusals, round trips.")
    ] = False,
    rotate: Annotated[
        bool | None,
        typer.Option("--rotate/--no-rotate", help="Move the bots on by a seat each game; default when they differ."),
    ] = None,
    limit: Annotated[
        int, typer.Option("--limit", metavar="N", min=1, help="Give a game up after so many decisions.")
    ] = LIMIT,
    first: Annotated[
        int, typer.Option("--first", metavar="N", min=0, help="The number of the first game, to repeat a certain one.")
    ] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="The result as JSON on stdout.")] = False,
    edition: EditionFile = None,
) -> None:
    """Let bots play many games and report speed, results, endings, and a checksum over all of them.

    The checksum is the same for the compiled and the pure engine, for any number of jobs, with and without --check.
    A violation found while playing is one line on stderr and exit code 1.
    """
    kind = find(name)
    seats = fill((bots or usual(kind.name)).split(","), kind.fewest if players is None else players)
    options = options_for(kind, seats, assignments(list(option or [])))
    game = kind.load(edition, options)
    turning = len(set(seats)) > 1 if rotate is None else rotate
    document = game.edition.document if edition is not None else None
    series = Series(name, seats, seed, options, document, check, turning, limit)
    series.open()
    began = time.perf_counter()
    with progress() as bar:
        task = bar.add_task(name, total=games)
        tally = run(series, games, first=first, jobs=jobs, progress=lambda done: bar.advance(task, done))
    took = time.perf_counter() - began
    if as_json:
        document = {**_setting(series, game, jobs), **tally.report(series.players), **_speed(tally, took)}
        print(as_text(document))
    else:
        _print(series, game, tally, took, jobs)
    if tally.violation:
        said = because("error-again", violation=tally.violation, command=_again(series, tally.violation))
        complain(words(CLI, language(None)).render(said, ()))
        raise typer.Exit(1)


def _setting(series: Series, game: Game, jobs: int) -> dict[str, Any]:
    return {
        "game": game.name,
        "edition": game.edition.name,
        "options": msgspec.to_builtins(game.options, str_keys=True),
        "players": series.players,
        "bots": list(series.bots),
        "rotate": series.rotate,
        "seed": series.seed,
        "check": series.check,
        "jobs": jobs,
        "compiled": COMPILED,
    }


def _speed(tally: Tally, took: float) -> dict[str, Any]:
    return {
        "seconds": took,
        "games_per_second": tally.games / took,
        "decisions_per_second": tally.decisions / took,
    }


def _again(series: Series, violation: Message) -> str:
    """The command that repeats the game with the violation."""
    number = violation.args["number"]
    parts = [f"{command('simulate', series.game)} --players {series.players} --bots {','.join(series.bots)}"]
    parts += [f"--option {key}={value}" for key, value in series.options.items()]
    parts += ["--rotate"] * series.rotate + ["--check"] * series.check
    return " ".join([*parts, f"--seed {series.seed} --first {number} --games 1"])


def _print(series: Series, game: Game, tally: Tally, took: float, jobs: int) -> None:
    out = console()
    words = game.words("en")
    used = msgspec.to_builtins(game.options, str_keys=True)
    ending = game.random_play_options
    why = " (under which random play ends)" if ending and ending.items() <= series.options.items() else ""

    def line(label: str, text: str, style: str = "") -> None:
        write(out, f"{label:<14} {text}", style)

    line("game", f"{game.name}, {series.players} players: {', '.join(series.bots)}", "strong")
    line("edition", game.edition.name)
    if used:
        line("options", ", ".join(f"{key}={shown(value)}" for key, value in used.items()) + why)
    workers = "one process" if jobs == 1 else f"{jobs} processes"
    line("games", f"{tally.games} in {took:.2f} s, {workers}, {'compiled' if COMPILED else 'pure'}")
    line("speed", f"{tally.games / took:,.1f} games/s, {tally.decisions / took:,.0f} decisions/s")
    if tally.games:
        line("decisions", f"{tally.decisions / tally.games:,.1f} a game")
    if tally.mean_rounds is not None:
        line("mean rounds", f"{tally.mean_rounds:.2f}")
    wins = [f"p{seat + 1} {percent(tally.share_of_seat(seat))}" for seat in range(series.players)]
    line("wins by seat", "  ".join(wins))
    if len(tally.taken) > 1:
        shares = [f"{name} {_with_margin(tally, name)}" for name in sorted(tally.taken)]
        line("wins by bot", "  ".join(shares) + ("" if series.rotate else "  (seats not rotated)"))
    if tally.shared:
        line("shared wins", str(tally.shared))
    for reason, number in sorted(tally.reasons.items(), key=lambda item: -item[1]):
        known = words.has(f"reason-{reason}")
        said = words.say(f"reason-{reason}") if known else f"given up after {series.limit} decisions"
        line("ended", f"{number} x {said if known or reason == UNFINISHED else reason}")
    line("refusals", str(tally.refusals), "rubric" if tally.refusals else "")
    line("dead ends", str(tally.dead_ends), "rubric" if tally.dead_ends else "")
    if series.check and not tally.violation:
        line("checked", "every step was sound", "verdigris")
    line("checksum", tally.checksum)


def _with_margin(tally: Tally, name: str) -> str:
    """A bot's share of the wins with its 95 % margin, and what its seats alone would bring."""
    share = tally.share_of_bot(name)
    margin = 1.96 * (share * (1 - share) / max(1, tally.games)) ** 0.5
    return f"{percent(share)} \N{PLUS-MINUS SIGN} {100 * margin:.1f} (fair: {percent(tally.fair_share(name))})"
