"""The conformance suite on a game of one's own: `python -m tests.conformance MODULE:GAME`."""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Callable, Sequence

from spellboard import Game, SpellboardError, find

from . import texts
from .test_games import PLAYED, READ
from .walking import load, variants


def suite(kind: type[Game], seeds: int) -> dict[str, Callable[[], None]]:
    """Every check by its name."""
    game = load(kind)
    found: dict[str, Callable[[], None]] = {}
    for read in READ:
        found[read.__name__] = lambda read=read: read(game)  # type: ignore[misc]
    for check in PLAYED:
        found[check.__name__] = lambda check=check: check(game, range(seeds))  # type: ignore[misc]
    games = [load(kind, **options) for options in variants(kind)]
    found["all_kinds_are_seen"] = lambda: texts.all_kinds_are_seen(games, range(12))
    return found


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tests.conformance", description=__doc__)
    parser.add_argument(
        "game", metavar="MODULE:GAME", help="a game that can be imported from here, or one on the shelf"
    )
    parser.add_argument("--seeds", type=int, default=2, metavar="N", help="random games of each check (default 2)")
    parser.add_argument("--except", action="append", default=[], dest="left_out", metavar="CHECK", help="leave one out")
    options = parser.parse_args(given)
    try:
        checks = suite(find(options.game), options.seeds)
    except SpellboardError as error:
        print(error, file=sys.stderr)
        return 2
    unknown = sorted(set(options.left_out) - set(checks))
    if unknown:
        print(f"there is no check {', '.join(unknown)}; there are: {', '.join(checks)}", file=sys.stderr)
        return 2
    failed = 0
    for name, check in checks.items():
        if name in options.left_out:
            print(f"left out  {name}")
            continue
        try:
            check()
        except Exception as error:
            failed += 1
            where = traceback.extract_tb(error.__traceback__)[-1]
            print(f"FAILED    {name}: {error or type(error).__name__} ({where.filename}, line {where.lineno})")
        else:
            print(f"kept      {name}")
    print(f"{len(checks) - len(options.left_out) - failed} kept, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
