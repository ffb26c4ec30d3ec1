"""`make siege`: every attack in turn, and what it did to the guest who plays, to memory and to open files."""

from __future__ import annotations

import argparse
import asyncio
import math
import os
import shutil
import sqlite3
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import httpx
from msgspec import Struct

from ..proofs.player import Guest
from ..proofs.process import HERE, ROOT, Process
from ..proofs.stored import kept
from .attacks import ATTACKS
from .guest import Regular

WARM_UP = 4.0
LEAST_SHARE = 0.7
"""Acknowledgements during an attack, beside those before it."""
SLOWER = 250.0
"""Milliseconds by which 99 of 100 answers may be slower during an attack, and three times what they took before."""
MORE_MEMORY = 150.0
"""Megabytes above what the server held before."""
LASTING = 1.2
"""What it may still hold a minute later, beside what it held before."""
SERVE = ("serve", "--port", "0", "--database", "spellboard.db", "--log-level", "warning")


class Figures(Struct):
    """What one attack did."""

    attack: str
    rates: list[float]
    """Acknowledgements a second before, during and after."""
    slowest: list[float]
    """The 99th of 100 answers before, during and after, in milliseconds."""
    memory: list[float]
    """Megabytes before, at most, and at the end."""
    files: list[int]
    """Open files likewise."""
    health: float
    """The longest answer of /healthz, in milliseconds; infinite if one did not come."""
    did: str

    def missed(self, settled: bool) -> list[str]:
        """The bars that were not met; memory is compared only where it was given a minute."""
        found = []
        if self.rates[1] < LEAST_SHARE * self.rates[0]:
            found.append("throughput")
        if self.slowest[1] > SLOWER + 3 * self.slowest[0]:
            found.append("p99")
        if self.memory[1] > self.memory[0] + MORE_MEMORY:
            found.append("memory")
        if settled and self.memory[2] > LASTING * self.memory[0]:
            found.append("memory afterwards")
        if math.isinf(self.health):
            found.append("health")
        return found

    def line(self, settled: bool) -> str:
        missed = self.missed(settled)
        return (
            f"{self.attack:19} {_three(self.rates, '.1f')}   {_three(self.slowest, '.0f')}   "
            f"{_three(self.memory, '.0f')}   {_three(self.files, 'd')}   {self.health:5.0f}   "
            f"{'ok' if not missed else 'MISSED: ' + ', '.join(missed)}   {self.did}"
        )


def _three(values: list[float] | list[int], form: str) -> str:
    return "/".join(f"{value:{form}}" for value in values).rjust(17)


HEADING = (
    f"{'attack':19} {'acks/s':>17}   {'p99 ms':>17}   {'MB':>17}   {'files':>17}   healthz ms\n"
    f"{'':19} {'before/during/after':>17}"
)


class Siege:
    """A server with default limits, the guest who plays there, and whoever attacks it."""

    def __init__(self, folder: Path, seconds: float, rest: float, seed: int) -> None:
        self.folder, self.seconds, self.rest, self.seed = folder, seconds, rest, seed
        pinned = shutil.which("taskset") is not None and (os.cpu_count() or 1) > 1
        self.ours, self.theirs = (("taskset", "-c", core) if pinned else () for core in "01")
        if pinned:
            os.sched_setaffinity(0, {0})
        self.figures: list[Figures] = []

    async def run(self, names: list[str]) -> None:
        server = Process(self.folder, *SERVE, under=self.ours, module="spellboard.cli")
        try:
            base = await asyncio.to_thread(server.address)
            guest = Guest()
            await guest.become(base)
            player = Regular(guest, self.seed)
            playing = asyncio.create_task(player.run(base))
            await asyncio.sleep(WARM_UP)
            print(HEADING, flush=True)
            for name in names:
                self.figures.append(await self._one(name, server, base, player))
                print(self.figures[-1].line(self.rest >= 60), flush=True)
                assert not playing.done(), f"the guest who plays was sent away: {playing}"
            playing.cancel()
            with suppress(asyncio.CancelledError):
                await playing
            assert server.end() == 0
        finally:
            server.clear()
        self._nothing_lost(player)
        log = server.log.read_text()
        assert "Traceback" not in log and '"failed"' not in log, log[-3000:]

    async def _one(self, name: str, server: Process, base: str, player: Regular) -> Figures:
        """Before, during, after."""
        began, memory = time.monotonic(), server.resident() / 1024
        files = server.files()
        await asyncio.sleep(self.seconds / 2)
        memory, files = max(memory, server.resident() / 1024), max(files, server.files())
        command = [*self.theirs, sys.executable, "-m", "tests.server.siege.attack", name, base, str(self.seconds), "1"]
        attack = await asyncio.create_subprocess_exec(*command, cwd=ROOT, env=HERE, stdout=asyncio.subprocess.PIPE)
        assert attack.stdout is not None
        quiet = time.monotonic()
        assert (await attack.stdout.readline()) == b"ready\n", f"{name} could not begin"
        start, health = time.monotonic(), 0.0
        most_memory, most_files = memory, files
        async with httpx.AsyncClient(timeout=20) as http:
            while time.monotonic() - start < self.seconds:
                health = max(health, await _healthz(http, base))
                most_memory = max(most_memory, server.resident() / 1024)
                most_files = max(most_files, server.files())
                await asyncio.sleep(0.2)
        end = time.monotonic()
        did = (await attack.stdout.readline()).decode().strip()
        with suppress(ProcessLookupError):
            attack.kill()
        await attack.wait()
        await asyncio.sleep(max(self.seconds / 2, 1))
        after = time.monotonic()
        await asyncio.sleep(self.rest)
        spans = [(began, quiet), (start, end), (end + 0.5, after)]
        found = [player.between(*span) for span in spans]
        return Figures(
            attack=name,
            rates=[rate for rate, _ in found],
            slowest=[slow for _, slow in found],
            memory=[memory, most_memory, server.resident() / 1024],
            files=[files, most_files, server.files()],
            health=health,
            did=did,
        )

    def _nothing_lost(self, player: Regular) -> None:
        connection = sqlite3.connect(self.folder / "spellboard.db")
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for ledger in player.ledgers:
            kept(connection, ledger)
        connection.close()
        print(f"{player.acks} actions acknowledged, none lost, none doubled; refused: {dict(player.noes)}")


async def _healthz(http: httpx.AsyncClient, base: str) -> float:
    began = time.monotonic()
    try:
        (await http.get(f"{base}/healthz")).raise_for_status()
    except httpx.HTTPError:
        return math.inf
    return 1000 * (time.monotonic() - began)


def besieged(folder: Path, names: list[str], seconds: float, rest: float, seed: int = 1) -> list[Figures]:
    """All of it; gives what each attack did."""
    siege = Siege(folder, seconds, rest, seed)
    asyncio.run(siege.run(names))
    return siege.figures


def main() -> None:
    parser = argparse.ArgumentParser(prog="make siege", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", nargs="*", choices=list(ATTACKS), default=list(ATTACKS), metavar="ATTACK")
    parser.add_argument("--seconds", type=float, default=10, help="how long each attack lasts")
    parser.add_argument("--rest", type=float, default=60, help="seconds of rest after each, before memory is compared")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        figures = besieged(Path(folder), wanted.only, wanted.seconds, wanted.rest)
    missed = {one.attack: bars for one in figures if (bars := one.missed(wanted.rest >= 60))}
    print(
        f"{len(figures) - len(missed)} of {len(figures)} attacks withstood" + (f"; missed: {missed}" if missed else "")
    )
    sys.exit(bool(missed))


if __name__ == "__main__":
    main()
