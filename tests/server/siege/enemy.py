"""A hostile guest: it has many addresses on this machine, ordinary tokens, and sockets without manners."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
from collections import Counter
from typing import Any
from urllib.parse import urlsplit

import httpx

from ..proofs.player import promised

GONE = (OSError, EOFError, TimeoutError, httpx.TransportError)
"""What an attacker meets when the server does not want to hear it."""
TEXT, BYTES, PING = 1, 2, 9


class Enemy:
    """What an attack has at hand. `count` says what it managed to do."""

    def __init__(self, base: str, seed: int, family: int) -> None:
        self.base, self.chance, self._family = base, random.Random(seed), family
        where = urlsplit(base)
        self.host, self.port = where.netloc, int(where.port or 80)
        self.count: Counter[str] = Counter()

    def address(self, number: int = 0) -> str:
        """One of its addresses, none of which is the well-behaved guest's or another attack's."""
        return f"127.{1 + self._family}.{number // 250}.{1 + number % 250}"

    def client(self, number: int = 0, **heads: str) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=self.address(number))
        return httpx.AsyncClient(base_url=self.base, transport=transport, timeout=20, headers=heads)

    async def tokens(self, count: int, number: int = 0) -> list[dict[str, str]]:
        """Guests with personal tokens, as headers; a single address gets twenty."""
        found = []
        for _ in range(count):
            async with self.client(number, origin=self.base) as http:
                (await http.post("/api/guests", json={"name": "Mallory"})).raise_for_status()
                key = (await http.post("/api/me/keys", json={"label": "siege"})).json()["token"]
            found.append({"authorization": f"Bearer {key}"})
        return found

    async def table(self, heads: dict[str, str], number: int = 0, **plan: Any) -> str:
        """A table for two people on one device, or as planned, at which play has begun."""
        body = {"game": "bellum", "seats": [{"who": "me"}, {"who": "me"}], "start": True, **plan}
        async with self.client(number, **heads) as http:
            made = await http.post("/api/tables", json=body)
            made.raise_for_status()
            place = str(made.json()["id"])
        mine = [seat for seat, plan in enumerate(body["seats"]) if plan["who"] == "me"]
        socket = await self.socket(f"/api/tables/{place}/live", heads, number)
        await socket.say(type="hello", seats=mine)
        await _salted(socket, mine)
        socket.abort()
        return place

    async def connect(self, number: int = 0) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address(number), 0))

    async def socket(self, path: str, heads: dict[str, str], number: int = 0) -> Socket:
        """A live channel after its handshake."""
        reader, writer = await self.connect(number)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {self.host}", "Upgrade: websocket", "Connection: Upgrade",
                 f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]  # fmt: skip
        lines += [f"{name}: {value}" for name, value in heads.items()]
        writer.write("\r\n".join([*lines, "", ""]).encode())
        if b" 101 " not in await asyncio.wait_for(reader.readline(), 20):
            writer.transport.abort()
            raise EOFError("no handshake")
        while (await reader.readline()).strip():
            pass
        return Socket(reader, writer)


class Socket:
    """A live channel that sends any bytes as any frame, and may read or not."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def say(self, **frame: Any) -> None:
        await self.send(framed(json.dumps(frame).encode()))

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def hear(self) -> dict[str, Any]:
        """The next text frame."""
        while True:
            kind, size = await self.reader.readexactly(2)
            if size == 126:
                size = int.from_bytes(await self.reader.readexactly(2), "big")
            elif size == 127:
                size = int.from_bytes(await self.reader.readexactly(8), "big")
            text = await self.reader.readexactly(size)
            if kind & 0x0F == TEXT:
                found: dict[str, Any] = json.loads(text)
                return found

    async def swallow(self) -> None:
        """Read whatever comes, for ever."""
        while await self.reader.read(65536):
            pass

    def abort(self) -> None:
        self.writer.transport.abort()


async def _salted(socket: Socket, seats: list[int]) -> None:
    """Promise and reveal a salt for each of these seats, until the match has begun."""
    salt, said = "5a" * 16, set[str]()
    while True:
        table = (await socket.hear()).get("table", {})
        if table.get("status") == "running":
            return
        promises = table.get("promises") or []
        for seat in seats if promises else []:
            promise = {"type": "promise", "commitment": table["commitment"]}
            promise["promise"] = promised(table["commitment"], seat, salt)
            step = promise if not promises[seat] else {"type": "reveal", "salt": salt} if all(promises) else None
            if step is not None and (name := f"{step['type']}-{seat}") not in said:
                said.add(name)
                await socket.say(request=name, seat=seat, **step)


def framed(text: bytes, kind: int = TEXT, last: bool = True) -> bytes:
    """A frame with a mask of zeros: legal, and nothing need be computed."""
    size = len(text)
    head = bytes(((0x80 if last else 0) | kind,))
    if size < 126:
        head += bytes((0x80 | size,))
    elif size < 65536:
        head += bytes((0xFE,)) + size.to_bytes(2, "big")
    else:
        head += bytes((0xFF,)) + size.to_bytes(8, "big")
    return head + bytes(4) + text
