"""Records from outside: the engine says what it can prove of them."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, post
from litestar.params import RawBody

from ...wire.bodies import Proved
from ..given import TheServer
from ..who import asker_of
from .history import JSON, Eye, First


class Records(Controller):
    """Anybody may have a record checked; it is not kept."""

    path = "/api/records"
    tags = ["records"]

    @post("/check", status_code=200)
    async def check(self, request: Request[Any, Any, Any], server: TheServer, body: RawBody) -> Proved:
        """What is proved of a record (the body, at most 12 MB), and the first thing that is wrong with it."""
        server.limit("records", asker_of(request).near)
        return await server.proving.prove(body)

    @post("/replay", status_code=200)
    async def replay(
        self, request: Request[Any, Any, Any], server: TheServer, body: RawBody, seat: Eye = None, first: First = 0
    ) -> Response[bytes]:
        """A record (the body, at most 12 MB) as moments to look at, through any seat's eyes; an `Opened`."""
        server.limit("records", asker_of(request).near)
        return Response(await server.proving.open(body, seat, first), media_type=JSON)
