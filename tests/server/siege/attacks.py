"""The attacks. Each runs until it is ended; what it needs beforehand it makes before it says that it is ready."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import Any

from .enemy import BYTES, GONE, PING, Enemy, framed

Attack = Callable[[Enemy], AsyncIterator[None]]
"""A generator: it yields once, when it is ready, and attacks from then on."""
LOBBY = "/api/lobby/live"
LONG_AGO = "x" * 15_000


async def pings(enemy: Enemy) -> AsyncIterator[None]:
    """Empty pings on one lobby socket, as fast as they can be sent."""
    (token,) = await enemy.tokens(1)
    yield
    await _for_ever(enemy, _flooded, enemy, LOBBY, token, framed(b"", PING) * 4000, True)


async def unread_pings(enemy: Enemy) -> AsyncIterator[None]:
    """Full pings on twenty sockets whose answers nobody reads."""
    (token,) = await enemy.tokens(1)
    yield
    flood = framed(b"x" * 125, PING) * 500
    await asyncio.gather(*(_for_ever(enemy, _flooded, enemy, LOBBY, token, flood, False) for _ in range(20)))


async def silent_connections(enemy: Enemy) -> AsyncIterator[None]:
    """1,100 connections that say nothing or half a request, opened again whenever they end."""
    yield
    halves = [b"", b"GET / HT", b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n"]

    async def hold(number: int) -> None:
        reader, writer = await enemy.connect(number % 3)
        enemy.count["connections"] += 1
        writer.write(halves[number % 3])
        with suppress(*GONE):
            await reader.read()
        writer.transport.abort()

    await asyncio.gather(*(_for_ever(enemy, hold, number) for number in range(1100)))


async def half_bodies(enemy: Enemy) -> AsyncIterator[None]:
    """300 requests whose bodies arrive byte by byte."""
    yield
    head = (
        f"POST /api/records/check HTTP/1.1\r\nHost: {enemy.host}\r\nOrigin: {enemy.base}\r\n"
        "Content-Type: application/json\r\nContent-Length: 1900000\r\n\r\n"
    ).encode()

    async def drip(number: int) -> None:
        _, writer = await enemy.connect(number % 3)
        enemy.count["requests"] += 1
        writer.write(head)
        with suppress(*GONE):
            while not writer.is_closing():
                writer.write(b" ")
                await writer.drain()
                await asyncio.sleep(0.5)
        writer.transport.abort()

    await asyncio.gather(*(_for_ever(enemy, drip, number) for number in range(300)))


async def slow_readers(enemy: Enemy) -> AsyncIterator[None]:
    """Sockets at a table that somebody keeps busy, and large answers, none of which is read."""
    tokens = await enemy.tokens(8)
    place = await enemy.table(tokens[0], public=True)
    yield

    async def look(token: dict[str, str]) -> None:
        socket = await enemy.socket(f"/api/tables/{place}/live", token)
        socket.writer.transport.set_write_buffer_limits(0)
        enemy.count["sockets"] += 1
        await socket.say(type="hello", seats=[])
        socket.reader._transport.pause_reading()  # type: ignore[attr-defined]
        await asyncio.sleep(3600)

    async def fetch() -> None:
        _, writer = await enemy.connect(1)
        for _ in range(20):
            writer.write(f"GET /api/games/amulett/drawing/en HTTP/1.1\r\nHost: {enemy.host}\r\n\r\n".encode())
            await asyncio.sleep(0.05)
        enemy.count["fetches"] += 1
        await asyncio.sleep(30)
        writer.transport.abort()

    lookers = [_for_ever(enemy, look, token) for token in tokens[1:] for _ in range(20)]
    fetchers = [_for_ever(enemy, fetch) for _ in range(20)]
    await asyncio.gather(_for_ever(enemy, _played, enemy, place, tokens[0]), *lookers, *fetchers)


async def reconnects(enemy: Enemy) -> AsyncIterator[None]:
    """A storm of handshakes and hellos, each ended at once."""
    tokens = await enemy.tokens(4)
    place = await enemy.table(tokens[0], public=True)
    yield

    async def again(number: int) -> None:
        socket = await enemy.socket(f"/api/tables/{place}/live", tokens[number % 4], number % 4)
        await socket.say(type="hello", seats=[0, 1] if number % 4 == 0 else [])
        enemy.count["handshakes"] += 1
        socket.abort()

    await asyncio.gather(*(_for_ever(enemy, again, number, pause=0.0) for number in range(32)))


async def guests(enemy: Enemy) -> AsyncIterator[None]:
    """New guests from fifty addresses."""
    yield

    async def make(number: int) -> None:
        async with enemy.client(number, origin=enemy.base) as http:
            while True:
                answer = await http.post("/api/guests", json={"name": f"Mallory {number}"})
                enemy.count[f"status {answer.status_code}"] += 1

    await asyncio.gather(*(_for_ever(enemy, make, number) for number in range(50)))


async def tables(enemy: Enemy) -> AsyncIterator[None]:
    """New tables of eighteen guests from three addresses, and lists of them."""
    tokens = [token for number in range(3) for token in await enemy.tokens(6, number)]
    yield

    async def make(number: int) -> None:
        plan = {"game": "magalon", "seats": [{"who": "me"}, {"who": "friend"}], "public": True}
        async with enemy.client(number % 3, **tokens[number]) as http:
            while True:
                answer = await http.post("/api/tables", json=plan)
                enemy.count[f"status {answer.status_code}"] += 1
                await http.get("/api/lobby")

    await asyncio.gather(*(_for_ever(enemy, make, number) for number in range(18)))


async def masters(enemy: Enemy) -> AsyncIterator[None]:
    """Tables of masters: twenty guests from one address, each with all the bots that it may have."""
    tokens = await enemy.tokens(20)
    seats = [{"who": "me"}, *[{"who": "bot", "bot": "master"}] * 3]
    places = [(await enemy.table(token, game="magalon", seats=seats), token) for token in tokens for _ in range(2)]
    enemy.count["tables"] = len(places)
    yield
    await asyncio.gather(*(_for_ever(enemy, _played, enemy, *one, [0]) for one in places))


async def giant_frames(enemy: Enemy) -> AsyncIterator[None]:
    """Frames as long as they may be and longer, in bytes, in parts, of no kind, cut off."""
    tokens = await enemy.tokens(4)
    yield
    parts = framed(b"{", last=False) + framed(b"x" * 200, 0, last=False) * 400
    floods = [
        framed(json.dumps({"type": "say", "request": "r", "text": LONG_AGO}).encode()) * 20,
        framed(os.urandom(12_000), BYTES) * 20,
        framed(b"x" * 70_000),
        parts,
        framed(b"[" * 10_000) * 20,
        os.urandom(4000),
        framed(b"{}", 3),
    ]

    async def shout(number: int) -> None:
        await _flooded(enemy, LOBBY, tokens[number % 4], enemy.chance.choice(floods), number % 2 == 0)

    await asyncio.gather(*(_for_ever(enemy, shout, number, pause=0.0) for number in range(16)))


async def malformed_requests(enemy: Enemy) -> AsyncIterator[None]:
    """Requests that are none, never end, or come all at once."""
    yield
    host = f"Host: {enemy.host}\r\n"
    good = f"GET /healthz HTTP/1.1\r\n{host}\r\n".encode()
    chunked = f"POST /api/guests HTTP/1.1\r\n{host}Transfer-Encoding: chunked\r\n"
    nonsense = [
        os.urandom(3000),
        good * 3000,
        f"GET / HTTP/1.1\r\n{host}".encode() + b"X: y\r\n" * 20_000,
        f"GET /{'a' * 60_000} HTTP/1.1\r\n{host}\r\n".encode(),
        f"{chunked}Origin: {enemy.base}\r\nContent-Type: application/json\r\n\r\n".encode() + b"1\r\nx\r\n" * 30_000,
        b"POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
        f"GET /api/tables/../../x HTTP/9.9\r\n{host}\r\n".encode(),
    ]

    async def ask(number: int) -> None:
        reader, writer = await enemy.connect(number % 8)
        enemy.count["requests"] += 1
        writer.write(enemy.chance.choice(nonsense))
        with suppress(*GONE):
            await asyncio.wait_for(reader.read(), 0.5)
        writer.transport.abort()

    await asyncio.gather(*(_for_ever(enemy, ask, number, pause=0.0) for number in range(24)))


async def chat(enemy: Enemy) -> AsyncIterator[None]:
    """Long lines of chat by six guests."""
    tokens = await enemy.tokens(6)
    place = await enemy.table(tokens[0], public=True)
    yield

    def line(number: int) -> dict[str, Any]:
        return {"type": "say", "request": f"c{number}", "text": "é" * 490}

    await asyncio.gather(*(_for_ever(enemy, _talked, enemy, place, token, [], line) for token in tokens))


async def questions(enemy: Enemy) -> AsyncIterator[None]:
    """The questions that take longest to answer, by twenty guests from one address."""
    tokens = await enemy.tokens(20)
    places = [(await enemy.table(token, game="magalon"), token) for token in tokens]
    yield

    def question(number: int) -> dict[str, Any]:
        return {"type": "ask", "request": f"q{number}", "seat": 0, "what": ("ways", "prospects")[number % 2]}

    asking = [_for_ever(enemy, _talked, enemy, *one, [0, 1], question) for one in places]
    await asyncio.gather(*asking)


async def moves(enemy: Enemy) -> AsyncIterator[None]:
    """Moves and undos as fast as the server takes them, by twenty guests from one address."""
    tokens = await enemy.tokens(20)
    places = [(await enemy.table(token), token) for token in tokens]
    yield
    await asyncio.gather(*(_for_ever(enemy, _played, enemy, *one) for one in places))


async def records(enemy: Enemy) -> AsyncIterator[None]:
    """Records to be checked, most of them nonsense as long as may be."""
    yield
    bodies = [b'{"format": 2, "entries": [' + b'"x",' * 400_000 + b'"x"]}', b"[" * 1_000_000, os.urandom(1_000_000)]
    heads = {"origin": enemy.base, "content-type": "application/json"}

    async def check(number: int) -> None:
        async with enemy.client(number, **heads) as http:
            answer = await http.post("/api/records/check", content=enemy.chance.choice(bodies))
            enemy.count[f"status {answer.status_code}"] += 1

    await asyncio.gather(*(_for_ever(enemy, check, number, pause=0.0) for number in range(12)))


async def history(enemy: Enemy) -> AsyncIterator[None]:
    """Transcripts, pages, pictures and lists, by twelve guests from one address."""
    tokens = await enemy.tokens(12)
    place = await enemy.table(tokens[0], public=True)
    with suppress(TimeoutError):
        await asyncio.wait_for(_played(enemy, place, tokens[0]), 3)
    yield
    paths = [f"/api/tables/{place}/{what}" for what in ("transcript", "moments", "contents", "picture/en/light")]
    paths += ["/api/lobby", "/api/games", "/api/games/amulett/drawing/de", "/api/games/magalon/rules"]

    async def read(token: dict[str, str]) -> None:
        async with enemy.client(0, **token) as http:
            while True:
                answer = await http.get(enemy.chance.choice(paths))
                enemy.count[f"status {answer.status_code}"] += 1

    await asyncio.gather(*(_for_ever(enemy, read, token) for token in tokens for _ in range(2)))


ATTACKS: dict[str, Attack] = {
    attack.__name__.replace("_", "-"): attack
    for attack in (
        pings, unread_pings, silent_connections, half_bodies, slow_readers, reconnects, guests, tables, masters,
        giant_frames, malformed_requests, chat, questions, moves, records, history,
    )
}  # fmt: skip


# --- what several do -------------------------------------------------------------------------------------------------


async def _for_ever(enemy: Enemy, once: Callable[..., Awaitable[None]], *args: Any, pause: float = 0.05) -> None:
    """Again and again, whatever the server does about it."""
    while True:
        try:
            await once(*args)
        except GONE as error:
            enemy.count[f"refused ({type(error).__name__})"] += 1
        await asyncio.sleep(pause)


async def _flooded(enemy: Enemy, path: str, token: dict[str, str], flood: bytes, read: bool) -> None:
    """One socket that says the same until it is cut off."""
    socket = await enemy.socket(path, token)
    reading = asyncio.create_task(socket.swallow()) if read else None
    try:
        while not socket.writer.is_closing() and not (reading is not None and reading.done()):
            await asyncio.wait_for(socket.send(flood), 5)
            enemy.count["bytes"] += len(flood)
    finally:
        if reading is not None:
            reading.cancel()
        socket.abort()


async def _talked(
    enemy: Enemy, place: str, token: dict[str, str], seats: list[int], frame: Callable[[int], dict[str, Any]]
) -> None:
    """Frames at a table, as many as can be sent, answers read."""
    socket = await enemy.socket(f"/api/tables/{place}/live", token)
    reading = asyncio.create_task(socket.swallow())
    try:
        await socket.say(type="hello", seats=seats)
        number = 0
        while not reading.done():
            number += 1
            await socket.say(**frame(number))
            enemy.count["frames"] += 1
            await asyncio.sleep(0.002)
    finally:
        reading.cancel()
        socket.abort()


async def _played(enemy: Enemy, place: str, token: dict[str, str], seats: list[int] | None = None) -> None:
    """Plays at random, taking back now and then, without a pause."""
    socket = await enemy.socket(f"/api/tables/{place}/live", token)
    mine = [0, 1] if seats is None else seats
    try:
        await socket.say(type="hello", seats=mine)
        number = 0
        while True:
            heard = await socket.hear()
            if heard["type"] == "bye":
                return
            if heard["type"] == "no":
                await socket.say(type="hello", seats=mine)
                continue
            sight = heard.get("sight") or {}
            seat = sight.get("seat")
            if seat is None or seat not in sight["waiting"] or not sight.get("legal"):
                continue
            number += 1
            what: dict[str, Any] = {"request": f"{id(socket)}.{number}", "seat": seat, "fresh": sight.get("fresh", 0)}
            if sight.get("may_undo") and enemy.chance.random() < 0.4:
                await socket.say(type="undo", **what)
            else:
                await socket.say(type="do", play=[enemy.chance.choice(sight["legal"])["play"]], **what)
            enemy.count["moves"] += 1
    finally:
        socket.abort()
