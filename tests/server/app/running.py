"""A real server in this process, on a free port, for tests that speak to it as anybody would."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from spellboard.server.app import serving
from spellboard.server.app.limits import Limits
from spellboard.server.app.places import Places
from spellboard.server.app.server import Server
from spellboard.server.app.settings import Settings
from spellboard.server.tables.rules import HouseRules

EMBERS = "tests.example:GAME"
QUICK = HouseRules(pace=0.0, silence=0.05)
WIDE = Limits().times(1000)


class Running:
    """Where it is, and what is inside it."""

    def __init__(self, base: str, server: Server, loop: asyncio.AbstractEventLoop) -> None:
        self.base, self.server, self._loop = base, server, loop

    def inside(self, work: Any) -> Any:
        """Do something in the server's own thread."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(20)

    def person(self, name: str = "Ada") -> Person:
        person = Person(self)
        answer = person.post("/api/guests", {"name": name})
        assert answer.status_code == 201, answer.text
        return person


class Person:
    """A browser: a jar of cookies, and our page's origin."""

    def __init__(self, running: Running, cookies: httpx.Cookies | None = None) -> None:
        self.running = running
        self.http = httpx.Client(base_url=running.base, headers={"origin": running.base}, timeout=30, cookies=cookies)

    def get(self, path: str, **params: Any) -> httpx.Response:
        return self.http.get(path, params=params or None)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.http.post(path, json=body) if body is not None else self.http.post(path)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def live(self, path: str, **heads: str) -> ClientConnection:
        """A live channel, as a page opens it."""
        address = self.running.base.replace("http", "ws", 1) + path
        headers = {"Cookie": self.cookie, **heads}
        return connect(address, origin=Origin(self.running.base), additional_headers=headers, max_size=None)

    def table(self, **body: Any) -> dict[str, Any]:
        """A table of Embers for three, the others bots."""
        bots = [{"who": "bot", "bot": "random"}] * 2
        whole = {"game": "embers", "seats": [{"who": "me"}, *bots], **body}
        answer = self.post("/api/tables", whole)
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found


def hear(live: ClientConnection, kind: str, timeout: float = 20) -> dict[str, Any]:
    """The next frame of that kind; others are passed over."""
    while True:
        frame: dict[str, Any] = msgspec.json.decode(live.recv(timeout))
        if frame["type"] == kind:
            return frame


def at_rest(live: ClientConnection) -> dict[str, Any]:
    """What seat 0 sees once the bots have chosen: nothing moves now until it does."""
    while True:
        sight: dict[str, Any] = hear(live, "change")["sight"]
        if sight["waiting"] == [0]:
            return sight


def say(live: ClientConnection, **frame: Any) -> None:
    live.send(msgspec.json.encode(frame).decode())


@contextmanager
def running(folder: Path, **changes: Any) -> Iterator[Running]:
    """A server that is stopped again as a signal would stop it."""
    base = {"database": folder / "spellboard.db", "port": 0, "games": (EMBERS,), "durable": False, "log_level": "error"}
    settings = Settings(**{**base, "limits": WIDE, "rules": QUICK, **changes})
    begun: Any = threading.Event()
    found: dict[str, Any] = {}

    def opened(where: Places, server: Server, stop: asyncio.Event) -> None:
        found.update(where=where, server=server, stop=stop, loop=asyncio.get_running_loop())
        begun.set()

    def work() -> None:
        try:
            asyncio.run(serving.serve(settings, lambda where: None, opened=opened))
        except BaseException as error:
            found["error"] = error
        finally:
            begun.set()

    thread = threading.Thread(target=work, name="server")
    thread.start()
    try:
        assert begun.wait(30)
        if "error" in found:
            raise found["error"]
        local = next(origin for host, origin in found["where"].origins.items() if host.startswith("localhost"))
        yield Running(local.replace("localhost", "127.0.0.1"), found["server"], found["loop"])
    finally:
        if "stop" in found:
            found["loop"].call_soon_threadsafe(found["stop"].set)
        thread.join(30)
        assert not thread.is_alive()
        if "error" in found:
            raise found["error"]
