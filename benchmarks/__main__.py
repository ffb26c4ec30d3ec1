"""The command: `python -m benchmarks [--only GAME] [--json FILE]`, or `make bench`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from . import machine, report, searching
from .contest import Contest, Worker
from .peers import PEERS
from .process import ROOT, Process, WorkerError

EXAMPLE = "tests.example:GAME"


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="benchmarks", description=__doc__)
    parser.add_argument(
        "--only",
        action="append",
        default=[],
        metavar="GAME",
        help="measure this game of ours (may be repeated; default: every registered game)",
    )
    parser.add_argument("--players", type=positive, metavar="N", help="seats in our games (default 4, or the most)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write every figure to this file")
    parser.add_argument("--rounds", type=positive, default=9, metavar="N", help="rounds (default 9)")
    parser.add_argument(
        "--slice", type=seconds, default=0.3, metavar="S", help="CPU seconds of one turn of one worker (default 0.3)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of all random play (default 1)")
    parser.add_argument("--pure", action="store_true", help="measure the uncompiled engine (ignore PYTHONPATH)")
    parser.add_argument("--no-scale", action="store_true", help="leave out the peers that are there for scale only")
    parser.add_argument("--peers-only", action="store_true", help="measure the peers alone")
    return parser.parse_args(given)


def positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError("a whole number from 1 on")
    return int(text)


def seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= 60:
        raise argparse.ArgumentTypeError("seconds, above 0 and at most 60")
    return number


def registered() -> list[str]:
    """The games to measure by default: all of ours, or the example while there are none."""
    from spellboard.core.registry import shelf

    return shelf() or [EXAMPLE]


def our_command(game: str, players: int | None, seed: int, pure: bool) -> tuple[list[str], dict[str, str]]:
    """Ours runs with this interpreter; PYTHONPATH leads to the compiled engine, as everywhere in this project."""
    env = quiet_environment()
    if not pure and "PYTHONPATH" in os.environ:
        env["PYTHONPATH"] = os.environ["PYTHONPATH"]
    return [sys.executable, "-m", "benchmarks.worker", "spellboard", game, str(players or 0), str(seed)], env


def peer_command(peer: str, seed: int) -> tuple[list[str], dict[str, str]]:
    """A peer runs in the environment of the peers, which has nothing of ours."""
    library, _, game = peer.partition(" ")
    return [str(peers_python()), "-m", "benchmarks.worker", library, game, "0", str(seed)], quiet_environment()


def peers_python() -> Path:
    return ROOT / ".peers" / "bin" / "python"


def quiet_environment() -> dict[str, str]:
    """One thread each: a numeric library that starts more would be charged for them."""
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    return {**env, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "PYTHONHASHSEED": "0"}


def start_peers(stack: ExitStack, seed: int, scale: bool, complain: Callable[[str], None]) -> list[Worker]:
    """The reference, which must be there, and the others as far as they are installed."""
    advice = "`rm -f .stamps/peers; make bench` installs the peers in .peers"
    if not peers_python().exists():
        raise WorkerError(f"the peers are not installed, and every ratio is relative to {PEERS[0]}: {advice}")
    workers: list[Worker] = []
    for peer in PEERS if scale else PEERS[:1]:
        try:
            workers.append(stack.enter_context(Process(peer, *peer_command(peer, seed))))
        except WorkerError as problem:
            if not workers:
                raise WorkerError(f"{problem}; every ratio is relative to it: {advice}") from problem
            complain(f"left out: {problem} ({advice})")
    return workers


@contextmanager
def progress(total: int) -> Iterator[Callable[[str], None]]:
    """A bar on the error channel if that is a terminal, else nothing."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description:<32}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("starting", total=total)
        yield lambda what: bar.update(task, advance=1, description=what)


def searched(games: Sequence[Worker], options: argparse.Namespace) -> dict[str, dict[str, float]]:
    """How much faster the search is compiled; nothing where the engine is not."""
    found = {}
    for worker in games:
        if worker.facts["engine"] != "compiled":
            continue
        with Process(worker.name, *our_command(worker.name, options.players, options.seed, True)) as pure:
            found[worker.name] = searching.compared(worker, pure, options.slice)
    return found


def run(options: argparse.Namespace) -> None:
    if options.json is not None and not options.json.absolute().parent.is_dir():
        raise WorkerError(f"{options.json} cannot be written: there is no such folder")
    conditions = machine.describe()
    with ExitStack() as stack:
        peers = start_peers(stack, options.seed, not options.no_scale, lambda text: print(text, file=sys.stderr))
        games: list[Worker] = []
        for name in [] if options.peers_only else options.only or registered():
            command, env = our_command(name, options.players, options.seed, options.pure)
            games.append(stack.enter_context(Process(name, command, env)))
        contest = Contest(peers[0], [*games, *peers[1:]], options.rounds, options.slice)
        with progress(contest.turns) as tell:
            contest.run(tell)
        found = {} if options.pure else searched(games, options)
    result = report.document(contest, games, peers, conditions, seed=options.seed)
    result["search"] = searching.documented(found)
    if options.json is not None:
        options.json.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    print("\n".join([*searching.show(found, report.short), report.show(result)]))


def main(given: Sequence[str] | None = None) -> int:
    options = arguments(given)
    try:
        run(options)
    except WorkerError as problem:
        print(f"benchmarks: {problem}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("benchmarks: stopped", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
