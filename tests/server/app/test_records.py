"""Records by HTTP: the longest that a server makes can be checked, and only a few are received at once."""

from __future__ import annotations

import asyncio
import random
import socket
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

import spellboard
from spellboard.core import editions
from spellboard.server.app.door import Asker
from spellboard.server.app.metrics import Metrics
from spellboard.server.app.uploads import MAX_UPLOADS, Uploads
from spellboard.server.tables.rules import HouseRules
from spellboard.server.wire.bounds import CHAIN, RECORD
from tests.budget import MORE, budget

from .running import Person, Running, running

CHECK = "/api/records/check"
JSON = {"content-type": "application/json"}
LINK = len('"",') + 64
"""Bytes of a link in a record."""


def lengthy(entries: int) -> bytes:
    """A match of Magalon at random with many undos, which ends by agreement."""
    game, chance = spellboard.load("magalon"), random.Random(1)
    match = spellboard.Match.begin(game, ["Ada", "Ben", "Cleo", "Dan"], secret=bytes(32), salts=["a" * 32] * 4)
    while len(match.entries) < entries:
        (seat, *_) = match.state.waiting
        if chance.random() < 0.5 and match.may_undo(seat):
            match.undo(seat)
        else:
            match.apply(chance.choice(match.state.legal(seat)), seat)
    match.close("agreement")
    return match.record.encode()


@pytest.mark.scaled
def test_the_longest_record_that_a_server_makes_is_checked_and_replayed(tmp_path: Path) -> None:
    record = lengthy(budget(16_000, HouseRules().entries + CHAIN))
    assert 2 * 1024 * 1024 < len(record) < RECORD
    with running(tmp_path) as server:
        answer = Person(server).http.post(CHECK, content=record, headers=JSON, timeout=60)
        assert answer.status_code == 200, answer.text
        assert (answer.json()["wrong"], answer.json()["proved"]) == ("", ["rules", "result", "dice"])
        if MORE:
            answer = Person(server).http.post(
                "/api/records/replay?seat=0&first=99", content=record, headers=JSON, timeout=60
            )
            assert answer.status_code == 200 and answer.json()["moments"]["moments"]


@pytest.mark.parametrize("name", spellboard.shelf())
def test_a_record_fits_even_if_each_of_its_entries_were_the_longest_of_its_game(name: str) -> None:
    game, longest = spellboard.load(name, options=spellboard.find(name).random_play_options), 0
    for seed in range(4):
        chance = random.Random(seed)
        match = spellboard.Match.begin(game, [f"Guest {n}" for n in range(game.most)], seed=seed)
        while not match.over and len(match.entries) < 2000:
            (seat, *_) = match.state.waiting
            match.apply(chance.choice(match.state.legal(seat)), seat)
        longest = max(longest, *(len(text) + text.count('"') + len('"",') for text in match.texts))
    assert (HouseRules().entries + CHAIN) * (longest + LINK) + 2 * editions.LARGEST < RECORD


# --- received at the same time ---------------------------------------------------------------------------------------


class Slow:
    """An application that takes the whole body and answers when it is told to."""

    def __init__(self) -> None:
        self.came = 0
        self.go = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.came += 1
        await self.go.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})


async def asked(uploads: Uploads, near: str, method: str = "POST", path: str = CHECK) -> tuple[int, dict[bytes, bytes]]:
    """The status of an answer, and its headers, none of them twice. A body that is read would be an error."""
    sent: list[Any] = []

    async def send(event: Any) -> None:
        sent.append(event)

    async def receive() -> Any:
        raise AssertionError("the body was read")

    scope = {"type": "http", "method": method, "path": path, "asker": Asker(near, "http://localhost", False)}
    await uploads(scope, receive, send)
    headers = dict(sent[0]["headers"])
    assert len(headers) == len(sent[0]["headers"])
    return sent[0]["status"], headers


def test_only_a_few_records_are_received_at_once_from_one_address_and_in_all() -> None:
    async def story() -> None:
        inside = Slow()
        uploads = Uploads(inside, 2, Metrics())
        under_way = [asyncio.ensure_future(asked(uploads, f"192.0.2.{n // 2}")) for n in range(MAX_UPLOADS)]
        await asyncio.sleep(0)
        assert inside.came == MAX_UPLOADS
        status, headers = await asked(uploads, "192.0.2.0")
        assert (status, headers[b"connection"]) == (429, b"close")
        status, headers = await asked(uploads, "192.0.2.77")
        assert (status, headers[b"connection"]) == (503, b"close")
        assert inside.came == MAX_UPLOADS
        for near, method, path in (("192.0.2.0", "GET", CHECK), ("192.0.2.0", "POST", "/api/tables")):
            under_way.append(asyncio.ensure_future(asked(uploads, near, method, path)))
        await asyncio.sleep(0)
        assert inside.came == MAX_UPLOADS + 2, "nothing else waits for records"
        inside.go.set()
        assert [status for status, _ in await asyncio.gather(*under_way)] == [200] * len(under_way)
        assert (await asked(uploads, "192.0.2.0"))[0] == 200

    asyncio.run(asyncio.wait_for(story(), 20))


def half_sent(server: Running) -> socket.socket:
    """A record of which the end does not come."""
    where = urlsplit(server.base)
    line = socket.create_connection((where.hostname, where.port), timeout=20)
    head = f"POST {CHECK} HTTP/1.1\r\nHost: {where.netloc}\r\nOrigin: {server.base}\r\n"
    line.sendall(f"{head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{{".encode())
    return line


def test_half_sent_records_hold_nothing_else_up_and_are_let_go_with_their_senders(tmp_path: Path) -> None:
    def check() -> httpx.Response:
        return Person(server).http.post(CHECK, content=b"{}", headers=JSON)

    with running(tmp_path) as server:
        lines = [half_sent(server) for _ in range(MAX_UPLOADS)]
        for _ in range(200):
            answer = check()
            if answer.status_code != 200:
                break
        assert (answer.status_code, answer.json()["error"]["key"]) == (503, "error-busy")
        assert Person(server).get("/healthz").status_code == 200
        for line in lines:
            line.close()
        for _ in range(200):
            if check().status_code == 200:
                break
        assert check().status_code == 200
