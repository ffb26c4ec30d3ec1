"""The application: every handler, what they are given, and the door in front of them."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import Litestar, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec

from spellboard import __version__

from ..rates import Buckets
from ..wire.bodies import Trouble
from ..wire.bounds import RECORD
from .addresses import networks
from .answers import ANSWERS
from .api import games, guests, health, history, records, tables
from .api.page import page
from .channel import channel
from .door import Door
from .live import lobby_live, table_live
from .pages import Pages, bundle
from .server import Server
from .settings import Settings
from .uploads import Uploads

TROUBLES = {
    status: ResponseSpec(Trouble, generate_examples=False, description=why)
    for status, why in {
        400: "Not understood",
        401: "Not signed in",
        403: "Not allowed",
        404: "Not there",
        409: "Not now",
        410: "Not any more",
        413: "Too long",
        415: "Not JSON",
        422: "Cannot be done",
        429: "Too often",
        503: "Cannot be stored now",
    }.items()
}


@get("/api/channel.json", sync_to_thread=False, tags=["channel"])
def channel_json() -> dict[str, Any]:
    """The frames of the live channels as JSON Schema."""
    return channel()


API: list[Any] = [
    games.Games, guests.NewGuests, guests.Myself, tables.Lobbies, tables.Tables, tables.Practices, tables.OneTable,
    tables.Doors, history.History, records.Records, channel_json,
]  # fmt: skip


@cache
def described() -> dict[str, Any]:
    """Every request as OpenAPI.

    It is made by an application that serves nobody: the one that does would add pages with scripts from elsewhere.
    """
    nobody = Provide(lambda: None, sync_to_thread=False)
    config = OpenAPIConfig(
        title="Spellboard",
        version=__version__,
        description="Tables of board games. The live channels are described at /api/channel.json.",
        use_handler_docstrings=True,
    )
    shown = Litestar(API, dependencies={"server": nobody}, openapi_config=config, logging_config=None)
    for route in shown.routes:
        for handler in getattr(route, "route_handlers", ()):
            if handler.resolve_include_in_schema():
                handler.responses = TROUBLES
    return shown.openapi_schema.to_schema()


@get("/api/openapi.json", sync_to_thread=True, include_in_schema=False)
def openapi_json() -> dict[str, Any]:
    """The requests as OpenAPI."""
    return described()


def application(server: Server, settings: Settings) -> Door:
    """ASGI for uvicorn."""
    pages = Pages(bundle(settings.web))
    inner = Litestar(
        [*API, openapi_json, table_live, lobby_live, health.healthz, health.readyz, health.metrics, page],
        dependencies={
            "server": Provide(lambda: server, sync_to_thread=False),
            "pages": Provide(lambda: pages, sync_to_thread=False),
        },
        exception_handlers=ANSWERS,
        state=State({"server": server}),
        openapi_config=None,
        request_max_body_size=RECORD,
        logging_config=None,
        debug=False,
    )
    requests = Buckets(server.limits.requests, server.clock)
    trusted = networks(settings.trusted)
    uploads = Uploads(inner, server.limits.uploads_here, server.metrics)  # type: ignore[arg-type]
    return Door(uploads, server.places, trusted, requests, server.clock, server.log, server.metrics)
