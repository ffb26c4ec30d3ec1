"""The command as a process: how it starts, and how it ends when it is interrupted."""

from __future__ import annotations

import os
import platform
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

import spellboard as package

from .conftest import EXAMPLE, ROOT, Command, environment

SPELLBOARD = [sys.executable, "-m", "spellboard"]


def test_version_tells_the_build_and_python(process: Command) -> None:
    built = "compiled" if package.COMPILED else "pure"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    ran = process("--version")
    assert ran.code == 0 and ran.out.strip() == f"spellboard {package.__version__} ({built}, {python})"


def test_a_wrong_argument_is_one_line_also_from_outside(process: Command) -> None:
    ran = process("simulate", "chess")
    assert ran.code == 2 and ran.out == "" and ran.err.count("\n") == 1


@contextmanager
def begun(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    """A command that runs; nothing of it is left when the test is over, however it ends."""
    running = subprocess.Popen(
        [*SPELLBOARD, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        cwd=ROOT, env=environment(), process_group=0,
    )  # fmt: skip
    try:
        yield running
    finally:
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)
        running.wait()


BEGUN_CPU_SECONDS = 2.0
"""By then a command has begun its work, however busy the machine is."""
MAX_LOOKS = 1200


def cpu_seconds(group: int) -> float:
    """CPU seconds that the processes of a group have used so far."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has just ended
            fields = stat.read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12]) if int(fields[2]) == group else 0
    return ticks / os.sysconf("SC_CLK_TCK")


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGHUP])
def test_an_interrupted_game_is_kept(home: Path, how: signal.Signals) -> None:
    with begun("play", EXAMPLE, "--seed", "3") as playing:
        assert playing.stdout is not None and playing.stderr is not None
        for line in playing.stdout:
            if "Hide" in line:
                break
        playing.send_signal(how)
        rest, err = playing.communicate(timeout=30)
    assert playing.returncode == 130 and err == ""
    assert f"Continue with: {sys.executable} -m spellboard play tests.example:GAME --resume" in rest
    assert len(list((home / "spellboard").iterdir())) == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", EXAMPLE, "--games", "100000000"),
        ("simulate", EXAMPLE, "--games", "100000000", "--jobs", "2"),
        ("simulate", "magalon", "--games", "100000000", "--bots", "greedy", "--jobs", "2", "--check"),
        ("simulate", "magalon", "--games", "100000000", "--option", "round_cap=1000", "--limit", "1000000000"),
        ("perft", "magalon", "30"),
    ],
    ids=" ".join,
)
def test_an_interrupted_command_ends_with_one_line(home: Path, arguments: tuple[str, ...]) -> None:
    with begun(*arguments) as running:
        for _ in range(MAX_LOOKS):
            with pytest.raises(subprocess.TimeoutExpired):
                running.wait(timeout=0.1)
            if cpu_seconds(running.pid) >= BEGUN_CPU_SECONDS:
                break
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=30)
    assert (running.returncode, out, err) == (130, "", "spellboard: interrupted\n")


def test_a_reader_who_has_seen_enough_is_no_error(home: Path) -> None:
    ran = subprocess.run(
        f'"{sys.executable}" -m spellboard rules {EXAMPLE} | head -n 1',
        shell=True, capture_output=True, text=True, cwd=ROOT, env=environment(), timeout=30,
    )  # fmt: skip
    assert ran.stderr == ""
