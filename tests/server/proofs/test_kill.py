"""Kill -9 under load: nothing that was acknowledged is missing, nothing is there twice, every table goes on."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import spellboard

from .player import RANK, REMEMBERED, Guest, Ledger, Player, promised
from .process import Process

ACKS = 200
"""So much is acknowledged between two kills at least."""
GOING_ON = 90.0
"""Seconds in which every table must have gone on after a restart."""


def plans(tables: int) -> list[dict[str, Any]]:
    """Tables of all games: on one device, with bots, with seats drawn by lot."""
    found: list[dict[str, Any]] = []
    kinds = [spellboard.find(name) for name in ("tests.example:GAME", *spellboard.shelf())]
    for number in range(tables):
        kind, turn = kinds[number % len(kinds)], number // len(kinds)
        seats = [{"who": "me"}] * kind.fewest
        if turn % 3 == 1:
            seats = [*seats[:-1], {"who": "bot", "bot": "random"}]
        lot = {"seating": "lot"} if turn % 3 == 2 else {}
        found.append({"game": kind.name, "seats": seats, "options": dict(kind.random_play_options), **lot})
    return found


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


def kept(connection: sqlite3.Connection, ledger: Ledger) -> None:
    """What the database holds of one table is what was acknowledged of it, and at most the wish that was under way."""
    row = connection.execute("SELECT status, document FROM tables WHERE id = ?", (ledger.id,)).fetchone()
    assert row is not None, f"a table that was made is gone: {ledger.id}"
    status, document = row[0], json.loads(row[1])
    assert RANK[status] >= ledger.rank, (status, ledger.statuses)
    numbers, texts, links = [], [], set()
    for n, text, link in connection.execute(
        "SELECT n, text, link FROM entries WHERE table_id = ? ORDER BY n", (ledger.id,)
    ):
        numbers.append(n)
        texts.append(json.loads(text))
        links.add(link)
    assert numbers == list(range(1, len(numbers) + 1)) and len(links) == len(numbers)
    doing = ledger.open.deed if ledger.open is not None else None
    _once([_deed(entry) for entry in texts if _by_people(entry, ledger)], ledger.deeds, ledger, doing)
    events = [json.loads(text) for (text,) in connection.execute(
        "SELECT text FROM events WHERE table_id = ? ORDER BY n", (ledger.id,))]  # fmt: skip
    assert [event["n"] for event in events] == list(range(1, len(events) + 1))
    saying = ledger.open.frame["text"] if ledger.open is not None and ledger.open.frame["type"] == "say" else None
    _once([event["text"] for event in events if event["kind"] == "said"], ledger.said, ledger, saying)
    requests = dict(connection.execute("SELECT request, journal FROM requests WHERE table_id = ?", (ledger.id,)))
    for wish in ledger.done[-REMEMBERED:]:
        assert requests.get(wish.request) == wish.journal, (ledger.id, wish)
        _salted(document, ledger, wish.frame)
    assert max((wish.journal for wish in ledger.done), default=0) <= len(numbers)


def _once(found: list[Any], acknowledged: list[Any], ledger: Ledger, under_way: Any) -> None:
    whole = [acknowledged] if under_way is None else [acknowledged, [*acknowledged, under_way]]
    assert found in whole, f"{ledger}: stored {found[-4:]}, acknowledged {acknowledged[-4:]}, under way {under_way}"


def _by_people(entry: dict[str, Any], ledger: Ledger) -> bool:
    return entry["type"] in ("deed", "undo") and entry["seat"] in ledger.people and not entry.get("forced")


def _deed(entry: dict[str, Any]) -> tuple[str, int, str]:
    return entry["type"], entry["seat"], entry.get("action", "")


def _salted(document: dict[str, Any], ledger: Ledger, frame: dict[str, Any]) -> None:
    """A promise or a salt that was acknowledged is in the opening, or in what was dealt from it."""
    dealt = document.get("dealt") or (json.loads(document["opening"]) if document.get("opening") else None)
    if dealt is None or frame["type"] not in ("promise", "reveal"):
        return
    seat, commitment = frame["seat"], document["commitment"]
    promise = frame["promise"] if frame["type"] == "promise" else promised(commitment, seat, frame["salt"])
    if frame.get("commitment", commitment) == commitment:  # else it was of an opening that was given up
        assert dealt["promises"][seat] == promise, ledger.id
        assert frame["type"] == "promise" or dealt["salts"][seat] == frame["salt"], ledger.id


def besieged(folder: Path, tables: int, rounds: int, seed: int) -> None:
    siege = Siege(folder, tables, seed)
    for _ in range(rounds):
        siege.round()
    noes: Counter[str] = Counter()
    for player in siege.players:
        noes.update(player.noes)
    made = Counter(ledger.game for player in siege.players for ledger in player.ledgers)
    again = sum(player.again for player in siege.players)
    print(f"seed {seed}: {dict(siege.count)}, tables made {dict(made)}, repeated {again}, refused {dict(noes)}")
    assert siege.count["kills"] == rounds and siege.count["acknowledged"] >= ACKS * rounds
    assert "Traceback" not in (folder / "log").read_text()


def test_nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path) -> None:
    besieged(tmp_path, tables=20, rounds=3, seed=random.SystemRandom().randrange(10**6))


@pytest.mark.long
def test_nothing_acknowledged_is_lost_or_doubled_in_a_hundred_kills(tmp_path: Path) -> None:
    besieged(tmp_path, tables=24, rounds=100, seed=random.SystemRandom().randrange(10**6))
