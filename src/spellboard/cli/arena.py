"""Bots against bots until it is known who is stronger: every pairing, every seat, the same luck, and a report."""

from __future__ import annotations

import time
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import TextColumn

from ..arena.cluster import reached
from ..arena.contest import Contest
from ..arena.ledger import NAME
from ..arena.pairing import LIMIT, Pairing, pairs, scaled
from ..arena.report import needed, write_all
from ..arena.standing import Fixture, Standing
from ..core.options import assignments
from ..core.registry import find
from .arguments import EditionFile, GameName, Options
from .called import command, examples
from .screen import complain, console, percent, progress, write


def enter(app: typer.Typer) -> None:
    app.command(
        "arena",
        epilog=examples(
            "arena magalon --bots master,adept --games 160 --seats 4 --seed 1 --scale 1/40 --report strength",
        ),
    )(arena)


def arena(
    name: GameName,
    bots: Annotated[
        str, typer.Option("--bots", metavar="NAME,NAME[,NAME]...", help="Who plays; every two of them are paired.")
    ],
    report: Annotated[
        Path,
        typer.Option("--report", metavar="DIR", help="Where games and report are kept; a second call goes on there."),
    ],
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="How many games a pairing, rounded up to whole deals.")
    ] = 100,
    seats: Annotated[
        int | None,
        typer.Option("--seats", metavar="N", help="One against so many less one of the other; by default the fewest."),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The same seed, the same dice and deals.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", metavar="J", min=1, max=256, help="Worker processes.")] = 1,
    scale: Annotated[
        str, typer.Option("--scale", metavar="PART", help="The part of its nodes that each level gets, e.g. 1/40.")
    ] = "1",
    timed: Annotated[
        bool, typer.Option("--timed", help="Levels play by their seconds of CPU, not by their nodes.")
    ] = False,
    bar: Annotated[
        float | None,
        typer.Option(
            "--bar",
            metavar="SHARE",
            min=0.0,
            max=1.0,
            help="A pairing ends when its 99 % interval leaves this share; by default what the seat brings.",
        ),
    ] = None,
    whole: Annotated[bool, typer.Option("--whole", help="Play all games: end no pairing early.")] = False,
    minutes: Annotated[
        float | None,
        typer.Option(
            "--minutes", metavar="M", min=0.0, help="Begin no game after so many minutes; call again to go on."
        ),
    ] = None,
    records: Annotated[bool, typer.Option("--records", help="Keep the record of every game.")] = False,
    executor: Annotated[
        str | None, typer.Option("--executor", metavar="dask://HOST:PORT", help="Play on a Dask cluster.")
    ] = None,
    option: Options = None,
    limit: Annotated[
        int, typer.Option("--limit", metavar="N", min=1, help="Give a game up after so many decisions.")
    ] = LIMIT,
    edition: EditionFile = None,
) -> None:
    """Let bots play each other, one alone against seats full of the other, and report who is stronger.

    Each deal is played once from every seat, with the same dice and cards. What was played is kept in DIR, and a second
    call goes on from there. By nodes the games are the same on every machine; --timed gives levels their seconds.
    """
    kind = find(name)
    table = kind.fewest if seats is None else seats
    options = assignments(list(option or []))
    document = kind.load(edition, options).edition.document if edition is not None else None
    part = str(scaled(scale))
    fixtures = [
        Fixture(pairing, games, pairing.fair if bar is None else bar, early=not whole)
        for one, others in pairs(bots.split(","), table)
        for pairing in [Pairing(name, one, others, table, seed, part, timed, options, document, limit)]
    ]
    needed()
    contest = Contest(fixtures, report, records)
    until = None if minutes is None else time.monotonic() + 60 * minutes
    given: list[object] = ["--bots", bots, "--games", games, "--seats", table, "--seed", seed, "--scale", scale]
    given += ["--bar", bar] if bar is not None else []
    given += [word for choice in option or [] for word in ("--option", choice)]
    given += ["--edition", edition] if edition is not None else []
    given += ["--timed"] * timed + ["--whole"] * whole + ["--jobs", jobs, "--report", report]
    said = [command("arena", name, *given)]
    try:
        play(contest, jobs, executor, until)
    except KeyboardInterrupt:
        write_all(contest.standings(), report, said)
        raise
    finally:
        contest.ledger.close()
    written = write_all(contest.standings(), report, said)
    wide = max(len(_title(standing)) for standing in contest.standings())
    for standing in contest.standings():
        write(console(), line(standing, wide), "" if standing.over else "quiet")
    for file in (*written, report / NAME):
        write(console(), str(file), "quiet")
    for standing in contest.standings():
        for said_wrong in standing.forfeits()[:3]:
            complain(said_wrong)


def play(contest: Contest, jobs: int, executor: str | None, until: float | None) -> None:
    """Play what is missing, with a bar for each pairing."""
    with ExitStack() as stack:
        pool = None
        if executor is not None:
            pool, jobs = stack.enter_context(reached(executor))
        bar = stack.enter_context(progress(TextColumn("{task.fields[share]}")))
        tasks = [bar.add_task(_title(one), total=one.fixture.most, share="") for one in contest.standings()]

        def told(at: int, standing: Standing) -> None:
            total = standing.games if standing.over else standing.fixture.most
            done = standing.games if standing.over else len(contest.ledger.of(contest.keys[at]))
            bar.update(tasks[at], completed=done, total=total, share=percent(standing.share))

        for at, one in enumerate(contest.standings()):
            told(at, one)
        contest.run(jobs, pool, told, until)


def line(standing: Standing, wide: int) -> str:
    """A pairing in one line."""
    low, high = standing.interval
    state = "" if standing.over else f"  (of {standing.fixture.most}: not finished)"
    state = "  (ended early)" if standing.stopped else state
    share = f"{percent(standing.share)}  [{percent(low)}, {percent(high)}]" if standing.games else "not played"
    return f"{_title(standing):<{wide}}  {share}  fair {percent(standing.pairing.fair)}  {standing.games} games{state}"


def _title(standing: Standing) -> str:
    pairing = standing.pairing
    many = f"{pairing.seats - 1} x " if pairing.seats > 2 else ""
    return f"{pairing.one} against {many}{pairing.others}"
