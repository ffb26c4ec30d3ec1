"""Starting and stopping: the rooms are opened in order, and closed in the other one."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from typing import Any

import uvicorn

from spellboard.core import registry
from spellboard.core.errors import SpellboardError, system

from .. import PACKAGE
from ..clock import Clock, SystemClock
from ..crew.pool import Pool
from ..guests.tokens import Signer, key_beside
from ..quotas import Quotas
from ..storage.sqlite import SQLiteStore
from ..storage.upgrade import upgrade
from ..tables.house import House
from ..tables.shelf import Shelf
from ..wire.bounds import FRAME
from .addresses import is_local, lan_address, networks
from .application import application
from .connections import Connections
from .http import HttpConnection
from .logs import Log, adopted
from .memory import one_heap
from .metrics import Metrics, Thinking
from .places import Places, places
from .server import Server
from .settings import Settings
from .straight import Straight

GOODBYE = 3.0
"""Seconds in which channels may take their last frame."""
BACKLOG = 2048
ENDING = 10
"""Seconds in which requests that are under way may end."""
SPARE_FILES = 200
"""Open files that are not connections: the database, pipes to bots, what Python loads."""
SWITCH_SECONDS = 0.0005
"""How long a thread may keep Python's lock. The event loop releases the lock at every socket call, so at Python's
default of 5 ms forty calls would wait a fifth of a second for a thread that builds pages."""
MIN_CONNECTIONS = 20
"""With fewer a server serves nobody: one page takes several."""


class _Uvicorn(uvicorn.Server):
    """We hear the signals ourselves: people are told before their channels are cut."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def rooms(settings: Settings, where: Places, clock: Clock, log: Log) -> AsyncIterator[Server]:
    """A server with all its rooms, which are closed again whatever happens."""
    upgrade(settings.database)
    signer = Signer(key_beside(settings.database))
    kinds = [registry.find(name) for name in (*registry.shelf(), *settings.games)]
    shelf = Shelf(kinds, settings.editions)
    shelf.lay_ready()
    for problem in shelf.problems:
        log.warning("edition", text=problem[:300])
    store = SQLiteStore(settings.database, durable=settings.durable)
    crew = Pool(shelf.games, settings.workers, engine=settings.engine, budget=settings.bot_budget)
    metrics = Metrics()
    quotas = Quotas(settings.limits, clock, lambda what: metrics.limited.labels(what).inc())
    house = House(store, shelf, crew, clock, settings.rules, quotas)
    metrics.tables.set_function(lambda: house.awake)
    most = min(settings.connections, most_connections())
    connections = Connections(most, settings.limits, networks(settings.trusted), clock, metrics)
    metrics.registry.register(Thinking(crew))
    server = Server(
        store=store, shelf=shelf, crew=crew, house=house, clock=clock, signer=signer, places=where,
        limits=settings.limits, log=log, metrics=metrics, connections=connections,
        metrics_token=settings.metrics_token,
    )  # fmt: skip
    try:
        await server.open()
        yield server
    finally:
        await server.close()


async def serve(
    settings: Settings,
    told: Callable[[Places], None],
    clock: Clock | None = None,
    opened: Callable[[Places, Server, asyncio.Event], None] = lambda *_: None,
) -> None:
    """Run until a signal comes (or whoever was shown the event sets it); then finish what was acknowledged."""
    one_heap()
    sys.setswitchinterval(SWITCH_SECONDS)
    clock = clock or SystemClock()
    log = Log(clock, settings.log_level)
    networks(settings.trusted)
    listening = bound(settings.host, settings.port)
    with adopted(log), listening:
        port = int(listening.getsockname()[1])
        where = whereabouts(settings, port)
        async with rooms(settings, where, clock, log) as server:
            http: Any = partial(HttpConnection, server.connections)
            live: Any = partial(Straight, server.connections, settings.limits)
            config = uvicorn.Config(
                application(server, settings),
                lifespan="off",
                log_config=None,
                access_log=False,
                proxy_headers=False,
                server_header=False,
                http=http,
                ws=live,
                ws_max_size=FRAME,
                ws_ping_interval=20,
                ws_ping_timeout=20,
                ws_per_message_deflate=False,
                timeout_keep_alive=15,
                timeout_graceful_shutdown=ENDING,
            )
            running = _Uvicorn(config)
            stop = asyncio.Event()
            with _signals(stop):
                ending = asyncio.create_task(_ending(running, server, stop))
                log.info("open", port=port, games=len(server.shelf.games))
                told(where)
                opened(where, server, stop)
                try:
                    await running.serve([listening])
                finally:
                    ending.cancel()
        log.info("closed")


async def _ending(running: uvicorn.Server, server: Server, stop: asyncio.Event) -> None:
    """Say goodbye on every channel before the door shuts."""
    await stop.wait()
    server.stopping = True
    server.sockets.close_all("restart")
    with suppress(TimeoutError):
        async with asyncio.timeout(GOODBYE):
            while len(server.sockets):
                await asyncio.sleep(0.02)
    running.should_exit = True


@contextmanager
def _signals(stop: asyncio.Event) -> Iterator[None]:
    loop = asyncio.get_running_loop()
    heard = []
    for number in (signal.SIGTERM, signal.SIGINT):
        with suppress(
            ValueError, NotImplementedError, RuntimeError
        ):  # not in the main thread: a test stops us otherwise
            loop.add_signal_handler(number, stop.set)
            heard.append(number)
    try:
        yield
    finally:
        for number in heard:
            loop.remove_signal_handler(number)


def bound(host: str, port: int) -> socket.socket:
    """The socket that people come to."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)  # who comes before all rooms are open waits a moment
        return listening
    except (OSError, OverflowError) as error:
        listening.close()
        why = system(error) if isinstance(error, OSError) else error
        raise SpellboardError("error-listen", package=PACKAGE, host=host, port=port, why=why) from None


def most_connections() -> int:
    """How many connections the system's limit of open files leaves room for; an error if hardly any."""
    try:
        import resource
    except ImportError:  # not on this system
        return 1_000_000
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if files == resource.RLIM_INFINITY:
        return 1_000_000
    if files < SPARE_FILES + MIN_CONNECTIONS:
        raise SpellboardError("error-files", package=PACKAGE, files=files, needed=SPARE_FILES + MIN_CONNECTIONS)
    return files - SPARE_FILES


def whereabouts(settings: Settings, port: int) -> Places:
    """The places of this server, as its settings have them."""
    others: tuple[str, ...] = (lan_address(),) if settings.lan else ()
    if settings.host not in ("0.0.0.0", "::", "localhost") and not is_local(settings.host):
        others = (*others, settings.host)
    return places(port, settings.public_url, others)
