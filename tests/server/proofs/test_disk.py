"""The disk under the whole server: synced before it is acknowledged, and honest when it is full."""

from __future__ import annotations

import asyncio
import resource
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from spellboard.server.app.pulse import PROBE_PAUSE
from tests.server.traced import steps_of

from .player import Guest, Player, plans
from .process import Process
from .stored import kept

CALLS = "trace=write,writev,sendto,sendmsg,pwrite64,pwritev,pwritev2,fsync,fdatasync"
ANSWER = r'(write|writev|sendto|sendmsg)\(\d+<(socket|TCP).*\\"type\\":\\"ack\\"'
PATIENCE = 60.0


async def played(players: list[Player], base: str, enough: Any) -> None:
    """Everybody plays until it is enough, and comes again where the server sends them away."""

    async def stay(player: Player) -> None:
        while True:
            await player.run(base)
            await asyncio.sleep(0.1)

    playing = [asyncio.create_task(stay(player)) for player in players]
    end = time.monotonic() + PATIENCE
    try:
        while not enough():
            await asyncio.sleep(0.02)
            assert time.monotonic() < end, [(player.acks, player.noes) for player in players]
            for task in playing:
                assert not task.done(), task.exception()
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def ready(base: str) -> int:
    async with httpx.AsyncClient(timeout=PATIENCE) as page:
        return (await page.get(f"{base}/readyz")).status_code


async def seated(base: str, tables: int, seed: int) -> list[Player]:
    guest = Guest()
    await guest.become(base)
    alone = [plan for plan in plans(12) if all(seat["who"] == "me" for seat in plan["seats"])]
    return [Player(guest, plan, seed + at, most=40) for at, plan in enumerate(alone[:tables])]


def test_the_log_is_synced_before_an_acknowledgement_leaves_on_the_socket(tmp_path: Path) -> None:
    if shutil.which("strace") is None:
        pytest.skip("strace is not installed")
    trace = tmp_path / "trace"
    server = Process(tmp_path, under=("strace", "-f", "-y", "-s", "256", "-e", CALLS, "-o", str(trace)))
    try:
        base = server.address()

        async def story() -> None:
            players = await seated(base, 1, 1)
            await played(players, base, lambda: players[0].acks >= 40)

        asyncio.run(story())
    finally:
        server.clear()
    steps = steps_of(trace.read_text(), ANSWER)
    print(f"acknowledged on the socket: {steps.count('acknowledged')}, synced: {steps.count('synced')}")
    assert steps.count("acknowledged") >= 20
    logged = synced = False
    for step in steps:
        if step == "logged":
            logged, synced = True, False
        elif step == "synced":
            synced = True
        elif step == "acknowledged":
            assert logged and synced, steps
            logged = False  # every one has a write of its own: this player waits for each


class Small:
    """A disk of two megabytes."""

    def __init__(self, place: Path) -> None:
        self.place = place
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", place], check=True, capture_output=True)

    def fill(self, pid: int) -> None:
        """It fills by itself."""

    def make_room(self, pid: int) -> None:
        subprocess.run(["mount", "-o", "remount,size=64m", self.place], check=True)

    def remove(self) -> None:
        subprocess.run(["umount", "--lazy", self.place], check=True)


class Limited(Small):
    """A process whose files may not grow any more."""

    def __init__(self, place: Path) -> None:
        self.place = place

    def fill(self, pid: int) -> None:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1 << 20, resource.RLIM_INFINITY))

    def make_room(self, pid: int) -> None:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    def remove(self) -> None:
        """There is nothing to take down."""


@pytest.fixture(params=[Small, Limited])
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Small]:
    """A disk that is soon full. Where none can be mounted, the limit stands for it."""
    place = tmp_path / "disk"
    place.mkdir()
    found: Small
    try:
        found = request.param(place)
    except (OSError, subprocess.CalledProcessError):
        found = Limited(place)
    yield found
    found.remove()


def test_a_full_disk_is_said_and_nothing_is_acknowledged_that_is_not_stored(disk: Small, tmp_path: Path) -> None:
    server = Process(tmp_path, "--database", str(disk.place / "spellboard.db"))
    try:
        base = server.address()
        disk.fill(server.pid)

        def check(players: list[Player]) -> None:
            connection = sqlite3.connect(f"file:{disk.place}/spellboard.db?mode=ro", uri=True)
            for ledger in (ledger for player in players for ledger in player.ledgers):
                kept(connection, ledger)
            connection.close()

        async def story() -> None:
            players = await seated(base, 4, 1)
            await played(players, base, lambda: all(player.noes["error-storage"] >= 3 for player in players))
            check(players)
            assert await ready(base) == 503
            acks = [player.acks for player in players]
            print(f"acknowledged {sum(acks)}, then {sum(player.noes['error-storage'] for player in players)} times no")
            assert sum(acks) > 20
            disk.make_room(server.pid)
            await played(players, base, lambda: all(p.acks > was + 20 for p, was in zip(players, acks, strict=True)))
            check(players)
            await asyncio.sleep(PROBE_PAUSE)  # an answer is good for so long
            assert await ready(base) == 200

        asyncio.run(story())
        assert server.end() == 0
    finally:
        server.clear()
    assert "Traceback" not in server.log.read_text()
