"""For whoever looks after the server."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import MediaType, Request, Response, get

from ...errors import Problem
from ..addresses import is_local
from ..given import TheServer
from ..who import asker_of


@get("/healthz", media_type=MediaType.TEXT, sync_to_thread=False, include_in_schema=False)
def healthz() -> str:
    """The process runs."""
    return "ok\n"


@get("/readyz", media_type=MediaType.TEXT, include_in_schema=False)
async def readyz(server: TheServer) -> Response[str]:
    """The database takes what is written to it, and nobody has asked us to stop."""
    if not await server.pulse.works():
        return Response("the database cannot be written\n", status_code=503, media_type=MediaType.TEXT)
    if server.stopping:
        return Response("stopping\n", status_code=503, media_type=MediaType.TEXT)
    return Response("ready\n", media_type=MediaType.TEXT)


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False, include_in_schema=False)
def metrics(request: Request[Any, Any, Any], server: TheServer) -> Response[bytes]:
    """Figures for Prometheus: from this machine and not through a proxy, or with the token that the host has set."""
    shown = request.headers.get("authorization", "").removeprefix("Bearer ").encode()
    known = bool(server.metrics_token) and secrets.compare_digest(shown, server.metrics_token.encode())
    asker = asker_of(request)
    if not known and (asker.proxied or not is_local(asker.address)):
        raise Problem("error-nothing", 404)
    return Response(server.metrics.text(), media_type="text/plain; version=0.0.4")
