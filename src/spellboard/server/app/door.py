"""The door in front of everything: who may ask at all, and the headers that every answer carries.

A request under a host that is not ours, a change or a live channel of a foreign page and a body that is no JSON end
here, before any other part of the server has looked at them.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from typing import Any

import msgspec

from ..clock import Clock
from ..errors import Problem
from ..rates import Buckets
from ..wire.bodies import Trouble
from ..wire.bounds import BODY, RECORD
from .addresses import Network, address, neighbourhood, trusts
from .logs import Log
from .metrics import Metrics
from .places import Places

Scope = MutableMapping[str, Any]
Event = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Event]]
Send = Callable[[Event], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE = ("GET", "HEAD", "OPTIONS")
RECORDS = "/api/records/"
"""Where bodies of `RECORD` bytes are let in."""
HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; connect-src 'self' {live}; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), "
    "payment=(), usb=()",
}
HUNG_UP = 499
"""The status in the log where nobody is left to hear one, as nginx has it."""
STRICT = (b"strict-transport-security", b"max-age=31536000")
"""On https: the browser asks for it by no other way from now on."""


class Asker:
    """What the door has found out about a request; it travels in the scope."""

    __slots__ = ("address", "bearer", "near", "origin", "proxied")

    def __init__(self, address: str, origin: str, bearer: bool, proxied: bool = False) -> None:
        self.address = address
        self.proxied = proxied
        """Came through a trusted proxy, so it may be anybody's, whatever address the proxy has."""
        self.near = neighbourhood(address)
        """What limits are counted by."""
        self.origin = origin
        """The origin of the place that was asked."""
        self.bearer = bearer
        """Came with a personal token and no cookie: no page of anybody can make a browser do that."""


class Door:
    """ASGI around the application."""

    def __init__(
        self,
        app: App,
        places: Places,
        trusted: Sequence[Network],
        requests: Buckets,
        clock: Clock,
        log: Log,
        metrics: Metrics,
    ) -> None:
        self._app, self._places, self._trusted = app, places, trusted
        self._requests, self._clock, self._log, self._metrics = requests, clock, log, metrics
        self._headers = {origin: headers(origin) for origin in {*places.origins.values(), places.public}}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        heads = {name.decode("latin-1"): value.decode("latin-1") for name, value in reversed(scope["headers"])}
        peer = str((scope.get("client") or ("", 0))[0])
        host, asks, proxied = _only(scope, b"host"), peer, bool(self._trusted) and trusts(self._trusted, peer)
        if proxied:
            asks = address(peer, ",".join(_all(scope, b"x-forwarded-for")), self._trusted)
            if "x-forwarded-host" in heads:
                host = _only(scope, b"x-forwarded-host")
        origin = self._places.origin(host)
        bearer = heads.get("authorization", "")[:7].lower() == "bearer " and "cookie" not in heads
        scope["asker"] = asker = Asker(asks, origin or self._places.public, bearer, proxied)
        refused = self._refused(scope, heads, host, origin, asker)
        if scope["type"] == "websocket":
            if refused is None:
                await self._app(scope, receive, send)
            else:
                self._told(scope, asker, 403, 0)
                await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        await self._answer(scope, receive, send, asker, refused)

    def _refused(
        self, scope: Scope, heads: dict[str, str], host: str, origin: str | None, asker: Asker
    ) -> Problem | None:
        """Why this is answered by nobody behind the door."""
        if origin is None:
            return Problem("error-host", 421)
        live, page = scope["type"] == "websocket", heads.get("origin")
        if not self._requests.take(asker.near):
            return Problem("error-often", 429)
        if not live and scope["method"] in SAFE:
            return None
        if page is None and not asker.bearer:
            return Problem("error-origin", 403)
        if page is not None and not self._places.allows(page, host):
            return Problem("error-origin", 403)
        return None if live else _body_refused(scope["path"], heads)

    async def _answer(self, scope: Scope, receive: Receive, send: Send, asker: Asker, refused: Problem | None) -> None:
        began, status = self._clock.now(), 500
        extra = self._headers[asker.origin]

        async def sent(event: Event) -> None:
            nonlocal status
            if event["type"] == "http.response.start":
                status = event["status"]
                own = {name.lower() for name, _ in event.get("headers", ())}
                more = [pair for pair in extra if pair[0] not in own]
                if b"cache-control" not in own:  # only what is public and says so itself is kept by anybody
                    more.append((b"cache-control", b"no-store"))
                event = {**event, "headers": [*event.get("headers", ()), *more]}
            await send(event)

        try:
            if refused is None:
                await self._app(scope, _bounded(scope, receive), sent)
            else:
                await trouble(refused, sent)
        finally:
            self._told(scope, asker, status, self._clock.now() - began)

    def _told(self, scope: Scope, asker: Asker, status: int, milliseconds: int) -> None:
        route = str(scope.get("path_template") or "?")  # the path itself may hold what somebody mistyped
        method = str(scope.get("method", "LIVE"))
        self._metrics.asked(method, route, status, milliseconds)
        self._log.info("asked", method=method, route=route, status=status, ms=milliseconds, near=asker.near)


def headers(origin: str) -> list[tuple[bytes, bytes]]:
    """What every answer under that origin carries; older browsers want the live channel named."""
    live = origin.replace("http", "ws", 1)
    found = [(name.encode(), text.format(live=live).encode()) for name, text in HEADERS.items()]
    return [*found, STRICT] if origin.startswith("https:") else found


async def trouble(problem: Problem, send: Send) -> None:
    """A whole answer that says why not."""
    body = msgspec.json.encode(Trouble(problem.said))
    heads = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    # The body is not read, so nothing can follow it; and who comes too often must connect again, which is limited too.
    if problem.status in (413, 429, 503):
        heads.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": problem.status, "headers": heads})
    await send({"type": "http.response.body", "body": body})


def most_of(path: str) -> int:
    """How many bytes a body may have."""
    return RECORD if path.startswith(RECORDS) else BODY


def _body_refused(path: str, heads: dict[str, str]) -> Problem | None:
    length = heads.get("content-length", "0")
    if not length.isdecimal() or len(length) > 12 or int(length) > most_of(path):
        return Problem("error-long", 413, most=most_of(path))
    empty = int(length) == 0 and "transfer-encoding" not in heads
    kind = heads.get("content-type", "").partition(";")[0].strip().lower()
    return None if kind == "application/json" or (empty and not kind) else Problem("error-json", 415)


def _bounded(scope: Scope, receive: Receive) -> Receive:
    """A body without a length may not go on for ever, and one that breaks off is nobody's failure."""
    left, whole = most_of(scope["path"]), False

    async def received() -> Event:
        nonlocal left, whole
        event = await receive()
        if event["type"] == "http.request":
            left -= len(event.get("body", b""))
            whole = not event.get("more_body")
            if left < 0:
                raise Problem("error-long", 413, most=most_of(scope["path"]))
        elif not whole:
            raise Problem("error-body", HUNG_UP)
        return event

    return received


def _all(scope: Scope, header: bytes) -> list[str]:
    """The lines of a header, in their order."""
    return [value.decode("latin-1") for name, value in scope["headers"] if name == header]


def _only(scope: Scope, header: bytes) -> str:
    """The one line of a header; two of them mean two things to two readers, and so nothing."""
    lines = _all(scope, header)
    return lines[0] if len(lines) == 1 else ""
