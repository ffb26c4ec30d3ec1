"""Who asks: a browser by its cookie, a program by its personal token."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litestar.connection import ASGIConnection

from ..errors import Problem
from ..guests.guests import Entered, Guests
from ..guests.tokens import Signer
from ..quotas import CHANGE_BYTES
from . import cookies
from .door import Asker

Connection = ASGIConnection[Any, Any, Any, Any]


async def entered(headers: Mapping[str, str], asker: Asker, guests: Guests, signer: Signer) -> Entered | None:
    """The guest behind a request, if there is one."""
    if asker.bearer:
        return await guests.enter(headers.get("authorization", "")[7:].strip(), "key")
    cookie = cookies.read(headers.get("cookie", ""), asker.origin)
    token = None if cookie is None else signer.opened(cookie)
    return None if token is None else await guests.enter(token, "session")


def asker_of(request: Connection) -> Asker:
    """What the door found out."""
    found: Asker = request.scope["asker"]  # type: ignore[typeddict-item]
    return found


async def provide_entered(request: Connection) -> Entered:
    """For handlers that need a guest; who is none is told so."""
    server = request.app.state.server
    found = await entered(request.headers, asker_of(request), server.guests, server.signer)
    if found is None:
        raise Problem("error-guest", 401)
    if request.scope.get("method") not in ("GET", "HEAD"):
        if not server.changes.take(found.guest.id):
            server.metrics.limited.labels("changes").inc()
            raise Problem("error-often", 429)
        server.house.quotas.charge(found.guest.id, asker_of(request).near, CHANGE_BYTES)
    return found
