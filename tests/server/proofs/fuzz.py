"""A server that is told nonsense: it answers, keeps its tables as they were, and forgets what is over.

python -m tests.server.proofs.fuzz --count 100000 --seed 1
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.protocol import State

import spellboard

from .. import patient
from .noise import Noise
from .player import Guest
from .process import Process

REQUESTS = 10
"""Of so many pieces of nonsense one goes by HTTP."""
TABLES = 32
SESSIONS = 12
SESSION = 40
"""So many frames are said on one channel at most."""
SHARE = 1.10
"""Memory at the end beside memory at the beginning."""
LEAST = 20_000
"""From so many on memory is compared: before that it has not settled."""
QUIET = 8
"""So many looks in a row must find no table in memory: for longer than a table nobody uses has until it is closed."""


class Place:
    """A table, and what is known to be true of it."""

    def __init__(self, id: str, host: Guest, seats: int) -> None:
        self.id, self.host, self.seats = id, host, seats
        self.sights: dict[int, dict[str, Any]] = {}
        self.commitment = ""
        self.journal = -1
        """As acknowledged or told last; -1: unknown."""
        self.head = ""
        self.used = 0


class Fuzz:
    """Some guests, their tables, and all that is said to them."""

    def __init__(self, base: str, seed: int) -> None:
        self.base = base
        self.chance = random.Random(seed)
        self.noise = Noise(self.chance)
        self.guests = [Guest() for _ in range(3)]
        self.second: dict[Guest, dict[str, str]] = {}
        """A second device of each guest, by its token."""
        self._left = 0
        self.said: Counter[str] = Counter()
        self.heard: Counter[str] = Counter()

    async def run(self, count: int) -> None:
        """So many frames."""
        for guest in self.guests:
            if not guest.heads:
                await guest.become(self.base)
                self.second[guest] = await self._device(guest)
        self._left = count
        async with httpx.AsyncClient(base_url=self.base, timeout=60) as http:
            await asyncio.gather(*(self._at_tables(http) for _ in range(TABLES)))

    async def _device(self, guest: Guest) -> dict[str, str]:
        async with httpx.AsyncClient(base_url=self.base, headers=guest.heads, timeout=60) as http:
            key = (await http.post("/api/me/keys", json={"label": "second"})).json()["token"]
        return {"authorization": f"Bearer {key}"}

    async def _at_tables(self, http: httpx.AsyncClient) -> None:
        """One table after the other, each for a while."""
        while self._left > 0:
            place = await self.table(http)
            while place.used < SESSIONS and self._left > 0:
                said = await self._half_request() if self.chance.random() < 0.1 else 0
                said += await self._session(place)
                self._left -= said  # not in one step with the wait: others count down meanwhile

    async def _half_request(self) -> int:
        """A request that breaks off somewhere, or goes on as no request can."""
        where = urlsplit(self.base)
        self.said["half request"] += 1
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", where.port)
            writer.write(self.noise.half_request(where.netloc))
            await asyncio.sleep(self.chance.random() * 0.02)
            writer.transport.abort()
        except OSError:
            pass
        return 1

    async def table(self, http: httpx.AsyncClient) -> Place:
        """A table of any game; one in four is left before its start."""
        kinds = [spellboard.find(name) for name in ("tests.example:GAME", *spellboard.shelf())]
        kind, host = self.chance.choice(kinds), self.chance.choice(self.guests)
        plan = {"game": kind.name, "seats": [{"who": "me"}] * kind.fewest, "public": self.chance.random() < 0.5}
        plan["start"] = self.chance.random() < 0.75
        answer = await http.post("/api/tables", json=plan, headers=host.heads)
        assert answer.status_code == 201, answer.text
        return Place(answer.json()["id"], host, kind.fewest)

    async def _session(self, place: Place) -> int:
        """One channel, from its handshake to whatever end; gives how many frames were said."""
        place.used += 1
        who = place.host if self.chance.random() < 0.8 else self.chance.choice(self.guests)
        where = f"{self.base.replace('http', 'ws', 1)}/api/tables/{place.id}/live"
        said = 0
        try:
            heads = who.heads if self.chance.random() < 0.7 else self.second[who]
            async with connect(where, additional_headers=heads, max_size=None, open_timeout=60) as live:
                talk = _Talk(self, place, live, who is place.host)
                said = await talk.run(self.chance.randint(1, SESSION))
        except (WebSocketException, OSError, EOFError):
            pass
        return max(1, said)


class _Talk:
    """One channel: what it says may be nonsense, and what it hears is compared with what is known."""

    def __init__(self, fuzz: Fuzz, place: Place, live: ClientConnection, owner: bool) -> None:
        self.fuzz, self.place, self.live, self.owner = fuzz, place, live, owner
        self.said = 0

    async def run(self, most: int) -> int:
        chance, noise = self.fuzz.chance, self.fuzz.noise
        try:
            if chance.random() < 0.95:
                seats = list(range(self.place.seats)) if chance.random() < 0.8 else noise.seats(self.place.seats)
                await self._say(json.dumps({"type": "hello", "seats": seats, "journal": 0, "events": 0}), "hello")
                await self._hear(0.3)
            for _ in range(most):
                if chance.random() < 0.1:
                    await self._say_beside()
                frame, kind = noise.frame(self.place)
                await self._say(frame, kind)
                if chance.random() < 0.02:  # half open: gone without a word, perhaps with answers unread
                    self.place.journal = -1
                    self.live.transport.abort()
                    break
                if chance.random() < 0.5:
                    await self._hear(0.05)
            await self._hear(0.05)
        except (WebSocketException, OSError, EOFError):
            pass
        return self.said

    async def _say(self, frame: str | bytes, kind: str) -> None:
        self.said += 1
        self.fuzz.said[kind] += 1
        await self.live.send(frame)

    async def _say_beside(self) -> None:
        """Pings, pongs that nobody asked for, a message in parts, and bytes that are no frame."""
        chance, noise = self.fuzz.chance, self.fuzz.noise
        self.said += 1
        kind = chance.choice(["ping", "pong", "parts", "control"])
        self.fuzz.said[kind] += 1
        if kind == "ping":
            await self.live.ping(chance.randbytes(chance.randint(0, 125)))
        elif kind == "pong":
            await self.live.pong(chance.randbytes(chance.randint(0, 125)))
        elif kind == "parts":
            text = noise.sensible(self.place)
            cut = chance.randint(0, len(text))
            await self.live.send([text[:cut], *[""] * chance.randint(0, 5), text[cut:]])
        elif self.live.state is State.OPEN:
            self.live.transport.write(noise.control())
        else:  # the server has ended it meanwhile
            raise EOFError

    async def _hear(self, patience: float) -> None:
        """All that has come; the first one is waited for."""
        try:
            while True:
                text = await asyncio.wait_for(self.live.recv(), patience)
                self._heard(json.loads(text))
                patience = 0.002
        except TimeoutError:
            return

    def _heard(self, frame: dict[str, Any]) -> None:
        place, kind = self.place, frame["type"]
        self.fuzz.heard[frame["error"]["key"] if kind == "no" else kind] += 1
        if kind == "no":
            assert frame["error"]["key"] != "error-ours", frame
        elif kind == "welcome":
            if place.journal >= 0 and place.journal == frame["journal"]:
                assert place.head in ("", frame["table"].get("head", "")), "another match than before"
            assert place.journal <= frame["journal"], "the journal has become shorter"
            place.journal, place.head = frame["journal"], frame["table"].get("head", "")
            place.commitment = frame["table"].get("commitment", "")
        elif kind == "table":
            place.commitment = frame["table"].get("commitment", "")
        elif kind == "change":
            if frame["seat"] is not None:
                place.sights[frame["seat"]] = frame["sight"]
            place.journal, place.head = frame["journal"], frame["head"]
        elif kind == "ack":
            place.journal, place.head = max(place.journal, frame["journal"]), ""
        elif kind == "bye":
            raise EOFError(frame["reason"])


async def unchanged(fuzz: Fuzz) -> int:
    """Frames of every kind that must be refused leave a table byte for byte as it was; gives how many."""
    refused = 0
    async with httpx.AsyncClient(base_url=fuzz.base, timeout=60) as http:
        for place in [await fuzz.table(http) for _ in range(4)]:
            where = f"{fuzz.base.replace('http', 'ws', 1)}/api/tables/{place.id}/live"
            while (before := await _stand(http, place))["status"] == "opening":
                await asyncio.sleep(0.1)  # its salts are the server's
            for at in range(6):
                who = place.host if at % 2 else next(guest for guest in fuzz.guests if guest is not place.host)
                try:
                    async with connect(where, additional_headers=who.heads, max_size=None) as live:
                        await live.send(json.dumps({"type": "hello", "seats": []}))
                        for frame in fuzz.noise.refused(place):
                            await live.send(frame)
                            refused += 1
                        while json.loads(await asyncio.wait_for(live.recv(), 0.3))["type"] != "bye":
                            pass
                except (WebSocketException, OSError, TimeoutError):
                    continue
            after = await _stand(http, place)
            gone = after["status"] is None or after["reason"] == "expired"  # here that takes three seconds
            assert gone or after == before, f"what was refused has changed a table: {before} {after}"
    return refused


async def _stand(http: httpx.AsyncClient, place: Place) -> Any:
    """The table and its match as the host sees them."""
    found = (await http.get(f"/api/tables/{place.id}", headers=place.host.heads)).json()
    return {
        key: found.get(key) for key in ("status", "head", "promises", "salts", "votes", "options", "reason", "muted")
    }


def awake(base: str) -> float:
    """How many tables are in memory."""
    for line in patient.get(f"{base}/metrics").text.splitlines():
        if line.startswith("spellboard_tables_awake "):
            return float(line.split()[1])
    raise AssertionError("the server does not count its tables")


def settled(server: Process, base: str) -> int:
    """Memory when every table has gone, and none is fetched again to be closed because nobody came back."""
    end, quiet = time.monotonic() + 60, 0
    while quiet < QUIET:
        time.sleep(0.5)
        left = awake(base)
        quiet = 0 if left else quiet + 1
        assert not left or time.monotonic() < end, f"{left} tables do not leave memory"
    return server.resident()


def requested(base: str, count: int, seed: int) -> Counter[str]:
    """Requests from the OpenAPI description, most of them wrong; gives the answers by status."""
    from .requests import nonsense

    return nonsense(base, count, seed)


def fuzz(folder: Path, count: int, seed: int) -> str:
    """All of it; gives what is to be printed."""
    server = Process(folder, module="tests.server.proofs.hasty")
    try:
        base = server.address()
        begun = Fuzz(base, seed)
        # Requests among frames, as in what follows: what is read once and stays fills the holes that tables have left.
        asyncio.run(begun.run(count // 20))
        answers = requested(base, count // REQUESTS // 10, seed)
        asyncio.run(begun.run(count // 10 - count // 20))
        early = settled(server, base)
        tenth = count * 8 // 10
        asyncio.run(begun.run(tenth))
        answers += requested(base, count // REQUESTS * 9 // 10, seed + 1)
        refused = asyncio.run(unchanged(begun))
        asyncio.run(begun.run(count - count // 10 - tenth))
        late = settled(server, base)
        assert server.end() == 0
    finally:
        server.clear()
    log = server.log.read_text()
    assert "Traceback" not in log and '"failed"' not in log, log[-3000:]
    wrong = {status: number for status, number in answers.items() if status.startswith("5")}
    assert not wrong, wrong
    assert count < LEAST or late <= early * SHARE, f"memory grew from {early} to {late} kB"
    total = begun.said.total() + answers.total()
    return (
        f"seed {seed}: {total} pieces of nonsense, {begun.said.total()} frames {dict(begun.said.most_common())}, "
        f"{answers.total()} requests {dict(sorted(answers.items()))}; {refused} refused without a trace; "
        f"heard {dict(begun.heard.most_common(12))}; {early} kB at first, {late} kB at last"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    wanted = parser.parse_args()
    print(f"seed {wanted.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        print(fuzz(Path(folder), wanted.count, wanted.seed))


if __name__ == "__main__":
    main()
