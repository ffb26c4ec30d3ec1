"""Run steps that somebody waits for: one line each with its seconds, and a progress bar if one takes long."""

from __future__ import annotations

import re
import subprocess
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, TextIO

LONG = 5.0
"""Seconds after which a step shows that it is still working."""
AGAIN = 20.0
"""Seconds between two such lines if there is no terminal to draw on."""
LOOK = 0.1
WIDTH = 24
BLOCK = 6
ONE_MORE = re.compile(r"^(?:Collecting| \+) ", flags=re.MULTILINE)
"""How pip and uv begin the line of a package."""


@dataclass(frozen=True, eq=False)
class Step:
    """A command and what it makes."""

    name: str
    command: Sequence[str]
    packages: int = 0
    """How many packages it installs; 0 if that is unknown."""


class Running(Protocol):
    """What is needed of a process."""

    def poll(self) -> int | None: ...
    def wait(self) -> int: ...
    def terminate(self) -> None: ...


class Failed(Exception):
    """A step failed; this is what its command wrote."""

    def __init__(self, name: str, said: str) -> None:
        super().__init__(name)
        self.name, self.said = name, said

    @property
    def reason(self) -> str:
        """The most useful line: the first that mentions an error, else the last."""
        lines = [line.strip() for line in self.said.splitlines() if line.strip() and not line.startswith("make")]
        errors = [line for line in lines if re.search(r"error|not found|no such|cannot|failed|neither", line, re.I)]
        telling = (errors or lines[-1:] or ["it wrote nothing"])[0]
        return re.sub(r"^.* object at 0x\w+>: ", "", telling)[:200]  # pip names its own objects before the trouble


class Screen:
    """Prints lines, and on a terminal a progress bar below them."""

    def __init__(self, out: TextIO) -> None:
        self._out = out
        self._terminal = out.isatty()
        self._drawn = False
        self._next: dict[str, float] = {}
        """When each step is due for another line."""

    def say(self, line: str) -> None:
        self._clear()
        print(line, file=self._out, flush=True)

    def done(self, name: str, seconds: float) -> None:
        self.say(f"  {name:<12}{seconds:6.1f} s")

    def working(self, name: str, seconds: float, part: float | None = None) -> None:
        """Show that a step is still working, once it has taken long enough."""
        if seconds < LONG:
            return
        if self._terminal:
            self._out.write(f"\r  {name:<12}[{bar(seconds, part)}] {seconds:.0f} s\x1b[K")
            self._out.flush()
            self._drawn = True
        elif seconds >= self._next.get(name, LONG):
            self._next[name] = seconds + AGAIN
            print(f"  {name}: still working after {seconds:.0f} s", file=self._out, flush=True)

    def _clear(self) -> None:
        if self._drawn:
            self._out.write("\r\x1b[K")
            self._drawn = False


def bar(seconds: float, part: float | None) -> str:
    """The part that is done; if that is unknown, a block that moves back and forth."""
    if part is not None:
        full = round(min(1.0, part) * WIDTH)
        return "#" * full + " " * (WIDTH - full)
    way = WIDTH - BLOCK
    at = way - abs(int(seconds * 8) % (2 * way) - way)
    return " " * at + "#" * BLOCK + " " * (way - at)


def begun(step: Step, log: Path) -> Running:
    log.parent.mkdir(exist_ok=True)
    with log.open("w") as out:
        return subprocess.Popen(step.command, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT)


def run(
    steps: Sequence[Step],
    screen: Screen,
    logs: Path,
    *,
    begin: Callable[[Step, Path], Running] = begun,
    clock: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], None] = time.sleep,
) -> None:
    """Run these steps at the same time. The first failure ends the others and is raised."""
    start = clock()
    files = {step: logs / f"{step.name.lower()}.log" for step in steps}
    running = {step: begin(step, file) for step, file in files.items()}
    try:
        while running:
            for step, process in list(running.items()):
                code = process.poll()
                if code is not None:
                    del running[step]
                    if code:
                        raise Failed(step.name, files[step].read_text(errors="replace"))
                    screen.done(step.name, clock() - start)
            for step in list(running)[:1]:
                screen.working(step.name, clock() - start, part_of(step, files[step]))
            if running:
                sleep(LOOK)
    finally:
        for process in running.values():
            process.terminate()
            process.wait()


def part_of(step: Step, log: Path) -> float | None:
    """The share of its packages that a step has reached; None before the second, since the first may be uv itself."""
    seen = len(ONE_MORE.findall(log.read_text(errors="replace"))) if step.packages else 0
    return seen / step.packages if seen > 1 else None
