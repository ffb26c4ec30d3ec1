"""Ours beside boardgame.io, in one run: `make bench-server`."""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import spellboard

from .. import machine
from ..process import ROOT

PEER = "boardgame.io"
HERE = Path(__file__).resolve().parent
ENV = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(spellboard.__file__).parents[1]), str(ROOT)])}


def begun(what: str, folder: Path, core: list[str]) -> tuple[subprocess.Popen[str], str]:
    """A server on its own core, and where it is."""
    if what == PEER:
        command = ["node", "server.js"]
        env = {**os.environ, "NODE_ENV": "production"}
    else:
        serve = [
            "-m",
            "spellboard.cli",
            "serve",
            "--port",
            "0",
            "--limits",
            "100000",
            "--database",
            str(folder / "b.db"),
        ]
        command, env = [sys.executable, *serve], ENV
    where = HERE / "peer" if what == PEER else folder
    log = (folder / "log").open("w")
    process = subprocess.Popen([*core, *command], cwd=where, env=env, stdout=subprocess.PIPE, stderr=log, text=True)
    assert process.stdout is not None
    for line in process.stdout:
        if found := re.search(r"at (http\S+)", line):
            return process, found[1]
    raise SystemExit(f"{what} does not begin: {(folder / 'log').read_text()[-1000:]}")


def measured(what: str, matches: int, seconds: float) -> dict[str, Any]:
    """One contestant, once."""
    pinned = shutil.which("taskset") is not None and (os.cpu_count() or 1) > 1
    with tempfile.TemporaryDirectory() as folder:
        server, base = begun(what, Path(folder), ["taskset", "-c", "0"] if pinned else [])
        try:
            load = [
                sys.executable,
                "-m",
                "benchmarks.server.load",
                what,
                base,
                str(server.pid),
                str(matches),
                str(seconds),
            ]
            core = ["taskset", "-c", "1"] if pinned else []
            done = subprocess.run([*core, *load], cwd=ROOT, env=ENV, capture_output=True, text=True, timeout=300)
            if done.returncode:
                raise SystemExit(f"{what}: {done.stderr[-2000:]}")
            found: dict[str, Any] = json.loads(done.stdout)
            return found
        finally:
            server.send_signal(signal.SIGKILL)
            server.wait()
            if server.stdout is not None:
                server.stdout.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", action="append", default=[], help="these contestants (may be repeated)")
    parser.add_argument("--matches", action="append", type=int, default=[], help="so many at once (default 50, 500)")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--json", type=Path, help="also write every figure to this file")
    wanted = parser.parse_args()
    games = sorted(spellboard.shelf(), key=lambda name: name != "bellum")
    names = wanted.only or [PEER, *games]
    if PEER in names and not (HERE / "peer" / "node_modules").is_dir():
        raise SystemExit("boardgame.io is not installed: make bench-server does that")
    print(json.dumps(machine.describe()), "compiled" if spellboard.COMPILED else "PURE", flush=True)
    rounds: dict[tuple[int, str], list[dict[str, Any]]] = {}
    for matches in wanted.matches or [50, 500]:
        for _ in range(wanted.rounds):
            for name in names:
                rounds.setdefault((matches, name), []).append(measured(name, matches, wanted.seconds))
        report(matches, names, rounds)
    if wanted.json:
        whole = [{"matches": matches, "what": name, "rounds": found} for (matches, name), found in rounds.items()]
        wanted.json.write_text(json.dumps(whole, indent=1) + "\n")


def report(matches: int, names: list[str], rounds: dict[tuple[int, str], list[dict[str, Any]]]) -> None:
    """Medians, and how they stand beside the peer's."""
    figures = {name: _medians(rounds[matches, name]) for name in names}
    peer = figures.get(PEER)
    print(f"\n{matches} matches, two clients each (or as many as seats), median of the rounds, stalls of all")
    for name, (rate, p50, p99, second, stalls, others, generator) in figures.items():
        beside = f"  {rate / peer[0]:4.1f}x moves, {p99 / peer[2]:4.2f}x p99" if peer and name != PEER else ""
        print(
            f"{name:13} {rate:7.0f} moves a CPU second, {second:6.0f} a second, p50 {p50:7.1f} ms, p99 {p99:7.1f} ms, "
            f"{stalls:.0f} stalls ({others:.0f} of the machine), generator {generator:.0%}{beside}",
            flush=True,
        )


def _medians(found: list[dict[str, Any]]) -> tuple[float, ...]:
    """The medians of the rounds; of stalls all that there were."""
    rounds = [(one["moves"] / max(one["cpu"], 0.01), one["p50"], one["p99"], one["moves"] / one["seconds"],
               one["stalls"], one["machine"], one["generator"]) for one in found]  # fmt: skip
    rate, p50, p99, second, stalls, others, generator = zip(*rounds, strict=True)
    middle = statistics.median
    return middle(rate), middle(p50), middle(p99), middle(second), sum(stalls), sum(others), middle(generator)


if __name__ == "__main__":
    main()
