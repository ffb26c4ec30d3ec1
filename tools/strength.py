"""Play what the levels promise, and report which promises are kept.

Every pairing is played by nodes at a fortieth of the levels' budgets, so that the same games come out on every machine;
then `master` against plain search at the same CPU time, and a few games at full time as a check. What is not reached,
or falls short at full time, is played at ten times the budget. What was played is kept: a second call goes on.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from fractions import Fraction
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn

from spellboard import find
from spellboard.arena.contest import Contest
from spellboard.arena.pairing import Pairing, scaled
from spellboard.arena.report import conditions, label, needed, percent, verdict, wish, write_all
from spellboard.arena.standing import Fixture, Standing
from spellboard.bots.levels import LEVELS
from spellboard.core import files

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("magalon", "amulett", "bellum")
SEEDS = {"magalon": 7013, "amulett": 7019, "bellum": 7027}
"""Weightings were chosen on games of other seeds: whoever chooses one by these takes another seed."""
SCALE = "1/40"


def bars(game: str, seed: int, scale: str, games: int) -> list[Fixture]:
    """What the levels promise, at the smallest table (at Das Amulett's one sits against two), the cheapest first."""
    few = find(game).fewest
    step, low = (0.7, 0.6) if few == 2 else (0.5, 0.42)

    def fixture(one: str, others: str, bar: float, low: float = 0.0, seats: int = few, timed: bool = False) -> Fixture:
        return Fixture(Pairing(game, one, others, seats, seed, scale, timed), games, bar, low, wanted=True)

    seconds = float(LEVELS[game]["master"].seconds * scaled(scale))
    return [
        fixture("adept", "novice", step, low),
        fixture("novice", "random", 0.9),
        fixture("greedy", "novice", 0.7),
        fixture("master", "adept", step, low),
        fixture("master", "greedy", 0.75),
        fixture("master", "adept", 0.4, seats=4),
        fixture("master", f"search:{seconds:g}:plain", 0.65, timed=True),
    ]


def checks(game: str, seed: int, games: int) -> Iterator[Fixture]:
    """A few games of each step at full time: too few for a bar, enough to see a fall and to take the time."""
    few = find(game).fewest
    for one, other in (("adept", "novice"), ("master", "adept")):
        yield Fixture(Pairing(game, one, other, few, seed, "1", timed=True), games, 1 / few)


def tenfold(standings: Sequence[Standing]) -> list[Fixture]:
    """What a searching level did not reach, here or at full time: ten times the budget, a quarter of the games."""
    whole = {met(one): one for one in standings if at_full_time(one)}
    found = []
    for one in standings:
        pairing, full = one.pairing, whole.get(met(one))
        short = one.met is False or (full is not None and full.over and full.share < one.fixture.bar)
        if short and not pairing.timed and pairing.one in ("adept", "master"):
            scale = str(scaled(pairing.scale) * 10)
            more = Pairing(pairing.game, pairing.one, pairing.others, pairing.seats, pairing.seed, scale)
            found.append(Fixture(more, -(-one.fixture.games // 4), one.fixture.bar, one.fixture.low, early=False))
    return found


def met(standing: Standing) -> tuple[str, str, str, int]:
    """Who met whom at which table, on whatever terms."""
    pairing = standing.pairing
    return pairing.game, pairing.one, pairing.others, pairing.seats


def at_full_time(standing: Standing) -> bool:
    """Whether both had all their time."""
    return standing.pairing.timed and scaled(standing.pairing.scale) == 1


def plan(games: Sequence[str], seed: int | None, scale: str, many: int, full: int) -> list[Fixture]:
    """All of it, the same pairing of all games before the next."""
    seeds = {game: SEEDS[game] if seed is None else seed for game in games}
    kinds = [bars(game, seeds[game], scale, many) for game in games]
    found = [fixture for row in zip(*kinds, strict=True) for fixture in row]
    late = [list(checks(game, seeds[game], full)) for game in games] if full else []
    return found + [fixture for row in zip(*late, strict=True) for fixture in row]


# --- telling ----------------------------------------------------------------------------------------------------------


def page(standings: Sequence[Standing], command: str) -> str:
    """The page of the documentation."""
    bars = [one for one in standings if one.fixture.wanted]
    met = sum(one.met is True for one in bars)
    missing = sum(one.met is None for one in bars)
    lines = [
        "# Strength",
        "",
        f"How strong the levels are, as measured by `{command}`: {met} of {len(bars)} bars are met"
        + (f", {missing} are not decided yet." if missing else "."),
        "[The report](report.html) has intervals, ratings, seats, lengths, times and endings;",
        "[results.json](results.json) and [games.csv](games.csv) are for programs.",
        "",
        "One bot sits alone against seats full of the other; each deal is played once from every seat; a shared win",
        "counts in parts. Intervals are Wilson's, 95 %. A pairing ends early where a 99 % interval leaves its bar.",
        f"Games by nodes come out the same on every machine; times are seconds of CPU. Seeds: {seeds(standings)};",
        "levels were tuned on others. Twenty games of each step at full time are a check, and no bar.",
        "[Benchmarks](../benchmarks.md#how-long-the-levels-think) has times of single decisions.",
        "",
        "| game | pairing | terms | games | share | 95 % | bar | |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for one in standings:
        low, high = one.interval
        share = f"{percent(one.share)} | {percent(low)} to {percent(high)}" if one.games else " | "
        cells = [one.pairing.game, label(one), conditions(one), str(one.games), share, wish(one), verdict(one)]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join([*lines, *times(standings)]) + "\n"


def seeds(standings: Sequence[Standing]) -> str:
    """The seed of each game."""
    found = {one.pairing.game: one.pairing.seed for one in standings}
    return ", ".join(f"{game} {seed}" for game, seed in found.items())


def times(standings: Sequence[Standing]) -> list[str]:
    """How long the levels think at full time, where some was played."""
    full = [one for one in standings if at_full_time(one) and one.games]
    if not full:
        return []
    lines = [
        "",
        "## How long they think",
        "",
        "From the games at full time, in seconds of CPU; a turn is all that a seat decides before another one does.",
        "",
        "| game | level | against | decisions a game | mean | longest decision | longest turn |",
        "|---|---|---|---|---|---|---|",
    ]
    for one in full:
        for lone, name, other in (
            (True, one.pairing.one, one.pairing.others),
            (False, one.pairing.others, one.pairing.one),
        ):
            pace = one.pace(lone)
            figures = [f"{pace['decisions']:.0f}", *(f"{pace[key]:.3f}" for key in ("mean", "slowest", "longest_turn"))]
            lines.append("| " + " | ".join([one.pairing.game, name, other, *figures]) + " |")
    return lines


def played(contest: Contest, jobs: int, until: float) -> None:
    """Play what is missing, and show how far it is."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[share]}"))
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as bar:
        tasks: dict[int, TaskID] = {}

        def told(at: int, standing: Standing) -> None:
            if at not in tasks:
                tasks[at] = bar.add_task(f"{standing.pairing.game}: {label(standing)}", total=None, share="")
            total = standing.games if standing.over else standing.fixture.most
            bar.update(tasks[at], completed=standing.games, total=total, share=percent(standing.share))

        contest.run(jobs, told=told, until=until)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="make strength", description=__doc__)
    parser.add_argument("--games", type=int, default=160, help="games a pairing by nodes")
    parser.add_argument("--full", type=int, default=20, help="games of each step at full time")
    parser.add_argument("--seed", type=int, help="another seed than that of each game")
    parser.add_argument("--scale", default=SCALE, help="the part of their budgets that levels get")
    parser.add_argument("--minutes", type=float, default=75, help="begin no game after so many minutes")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", action="append", choices=GAMES, help="one game")
    parser.add_argument("--kept", type=Path, default=ROOT / ".strength", help="where games are kept")
    parser.add_argument("--report", type=Path, default=ROOT / "docs" / "strength")
    options = parser.parse_args(arguments)
    scale = str(Fraction(options.scale))
    needed()
    until = time.monotonic() + 60 * options.minutes
    fixtures = plan(options.only or GAMES, options.seed, scale, options.games, options.full)
    contest = Contest(fixtures, options.kept)
    played(contest, options.jobs, until)
    contest.ledger.close()
    again = tenfold(contest.standings())
    if again and time.monotonic() < until:
        contest = Contest([*fixtures, *again], options.kept)
        played(contest, options.jobs, until)
        contest.ledger.close()
    standings = sorted(contest.standings(), key=lambda one: (GAMES.index(one.pairing.game), one.pairing.timed))
    command = " ".join(["make strength", *(f"{name.upper()}={value}" for name, value in _settings(options))])
    options.report.mkdir(parents=True, exist_ok=True)
    seeds = ", ".join(
        f"{game} {seed}" for game, seed in {one.pairing.game: one.pairing.seed for one in standings}.items()
    )
    for path in write_all(standings, options.report, [f"{command}    # seeds: {seeds}"]):
        print(path)
    files.write(options.report / "index.md", page(standings, command).encode())
    for one in standings:
        found = f"{percent(one.share):>8} {one.games:>4} games"
        print(f"{one.pairing.game:<8} {label(one):<36} {found}  {wish(one)}: {verdict(one)}")
    return 0


def _settings(options: argparse.Namespace) -> Iterator[tuple[str, object]]:
    """What was asked otherwise than usual."""
    for name, usual in (("games", 160), ("full", 20), ("seed", None), ("scale", SCALE)):
        if getattr(options, name) != usual:
            yield name, getattr(options, name)
    if options.only:
        yield "only", options.only[0] if len(options.only) == 1 else f'"{" ".join(options.only)}"'


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
