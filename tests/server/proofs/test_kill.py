"""Kill -9 under load: nothing that was acknowledged is missing, nothing is there twice, every table goes on."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from spellboard.core.opening import promise_of
from tests.budget import budget
from tests.server.app.running import hear, say

from .player import Guest, Player, plans
from .process import Process
from .stored import kept

ACKS = 200
"""So much is acknowledged between two kills at least."""
GOING_ON = 90.0
"""Seconds in which every table must have gone on after a restart."""


class Siege:
    """Players at a server that is killed again and again."""

    def __init__(self, folder: Path, tables: int, seed: int) -> None:
        self.folder, self.chance = folder, random.Random(seed)
        self.guests = [Guest() for _ in range((tables + 3) // 4)]
        self.players = [
            Player(self.guests[at // 4], plan, seed * 1000 + at, most=40) for at, plan in enumerate(plans(tables))
        ]
        self.count: Counter[str] = Counter()

    def round(self) -> None:
        """Begin the server, play, kill it, look at what is on the disk."""
        if self.chance.random() < 0.3:  # also while it begins
            begun = Process(self.folder)
            time.sleep(self.chance.random() * 1.5)
            begun.kill()
            begun.clear()
            self.count["killed while beginning"] += 1
        server = Process(self.folder)
        try:
            asyncio.run(self._load(server))
        finally:
            server.clear()
        self.check()
        self.count["kills"] += 1

    async def _load(self, server: Process) -> None:
        base = await asyncio.to_thread(server.address)
        for guest in self.guests:
            if not guest.heads:
                await guest.become(base)
        before = [player.acks for player in self.players]
        playing = [asyncio.create_task(player.run(base)) for player in self.players]
        end = time.monotonic() + GOING_ON
        while True:
            await asyncio.sleep(0.02)
            for task in playing:
                if task.done():
                    task.result()
                    raise AssertionError(f"a player lost a server that runs: {server.log.read_text()[-2000:]}")
            now = [player.acks - was for player, was in zip(self.players, before, strict=True)]
            if sum(now) >= ACKS and all(now):
                break
            stuck = [player.ledgers[-1:] for player, acks in zip(self.players, now, strict=True) if not acks]
            assert time.monotonic() < end, f"{len(stuck)} tables do not go on: {stuck[:2]}"
        await asyncio.sleep(self.chance.random() * 0.3)
        await asyncio.to_thread(server.kill)
        await asyncio.gather(*playing)
        self.count["acknowledged"] += sum(player.acks for player in self.players) - sum(before)

    def check(self) -> None:
        """All that was acknowledged stands in the database, once, and nothing of these people beside it."""
        connection = sqlite3.connect(self.folder / "spellboard.db")
        try:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            for player in self.players:
                for ledger in player.ledgers[-3:]:
                    kept(connection, ledger)
                    self.count["tables looked at"] += 1
        finally:
            connection.close()


def besieged(folder: Path, tables: int, rounds: int, seed: int) -> None:
    siege = Siege(folder, tables, seed)
    for number in range(1, rounds + 1):
        siege.round()
        if number % 10 == 0:
            print(f"seed {seed}, so far: {dict(siege.count)}", flush=True)
    noes: Counter[str] = Counter()
    for player in siege.players:
        noes.update(player.noes)
    made = Counter(ledger.game for player in siege.players for ledger in player.ledgers)
    again = sum(player.again for player in siege.players)
    print(f"seed {seed}: {dict(siege.count)}, tables made {dict(made)}, repeated {again}, refused {dict(noes)}")
    assert siege.count["kills"] == rounds and siege.count["acknowledged"] >= ACKS * rounds
    assert "Traceback" not in (folder / "log").read_text()


def document(folder: Path, table: str) -> dict[str, Any]:
    """The table as it is stored."""
    with closing(sqlite3.connect(folder / "spellboard.db")) as connection:
        (found,) = connection.execute("SELECT document FROM tables WHERE id = ?", (table,)).fetchone()
    whole: dict[str, Any] = json.loads(found)
    return whole


def until(work: Callable[[], Any]) -> Any:
    """What this gives as soon as it gives something."""
    end = time.monotonic() + 60
    while not (found := work()):
        assert time.monotonic() < end
        time.sleep(0.02)
    return found


def seal(address: str, origin: str, heads: dict[str, str], commitment: str) -> None:
    """The salts of three seats: the match begins."""
    with connect(address, origin=Origin(origin), additional_headers=heads) as live:
        say(live, type="hello", seats=[0, 1, 2])
        for kind in ("promise", "reveal"):
            for seat in range(3):
                salt = f"{seat:02x}" * 16
                facts = {"salt": salt}
                if kind == "promise":
                    facts = {"commitment": commitment, "promise": promise_of(commitment, seat, salt)}
                say(live, type=kind, request=f"{kind}-{seat}", seat=seat, **facts)
                hear(live, "ack")


def test_thinking_time_survives_a_kill_to_within_a_second(tmp_path: Path) -> None:
    def since() -> list[int]:
        return [chair["since"] for chair in document(tmp_path, table)["chairs"] if chair.get("since")]

    clock = {"kind": "total", "seconds": 300}
    body = {"game": "embers", "seats": [{"who": "me"}] * 3, "clock": clock, "start": True}
    server = Process(tmp_path)
    try:
        base = server.address()
        with httpx.Client(base_url=base, headers={"origin": base}, timeout=30) as page:
            page.post("/api/guests", json={"name": "Ada"})
            made = page.post("/api/tables", json=body).json()
            table = made["id"]
            heads = {"Cookie": f"spellboard={page.cookies['spellboard']}"}
        seal(f"{base.replace('http', 'ws', 1)}/api/tables/{table}/live", base, heads, made["commitment"])
        began = until(since)[0]
        time.sleep(1.6)
        ran = time.time() * 1000 - began
        server.kill()
    finally:
        server.clear()
    time.sleep(1.2)
    server = Process(tmp_path)
    try:
        server.address()
        until(lambda: since()[0] > began)  # the table is loaded, and its clocks run again
        left = [chair["left"] for chair in document(tmp_path, table)["chairs"] if chair.get("since")]
    finally:
        server.clear()
    assert left and all(300_000 - ran - 100 <= each <= 300_000 - ran + 1_000 for each in left), (left, ran)


@pytest.mark.scaled
def test_nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path) -> None:
    besieged(tmp_path, tables=20, rounds=budget(1, 3), seed=20)


@pytest.mark.long
def test_nothing_acknowledged_is_lost_or_doubled_in_a_hundred_kills(tmp_path: Path) -> None:
    besieged(tmp_path, tables=24, rounds=100, seed=24)
