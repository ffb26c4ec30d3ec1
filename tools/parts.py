"""Run the parts of `make test` one after the other and print how long each took.

python tools/parts.py PART...     make is taken from $MAKE; the first part that fails ends it

A part is a target of the Makefile, or several: "compiled & lint docs" makes the first beside the other two.

Only the standard library is used: the first part makes the environment.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence


def run(
    parts: Sequence[str],
    make: Callable[[str], int],
    clock: Callable[[], float] = time.monotonic,
) -> tuple[int, list[tuple[str, float]]]:
    """The exit code, and the seconds of each part that was run."""
    took: list[tuple[str, float]] = []
    for part in parts:
        begin = clock()
        code = make(part)
        took.append((part, clock() - begin))
        if code:
            return code, took
    return 0, took


def table(took: Sequence[tuple[str, float]]) -> str:
    """One line a part, and the sum."""
    rows = [*took, ("all", sum(seconds for _, seconds in took))]
    wide = max(14, *(len(part) for part, _ in rows))
    return "\n".join(f"  {part:<{wide}} {int(seconds) // 60:>3} min {int(seconds) % 60:>2} s" for part, seconds in rows)


def made(part: str, command: Sequence[str]) -> int:
    """Make the targets of a part, what stands on either side of an & at the same time; the first exit code not 0."""
    lanes = [subprocess.Popen([*command, *lane.split()]) for lane in part.split("&")]
    return next((code for code in [lane.wait() for lane in lanes] if code), 0)


def main(parts: Sequence[str]) -> int:
    command = [os.environ.get("MAKE", "make"), "--no-print-directory"]
    code, took = run(parts, lambda part: made(part, command))
    print("\n" + table(took), flush=True)
    if code:
        print(f"make {took[-1][0]} failed", file=sys.stderr)
    return 2 if code else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
