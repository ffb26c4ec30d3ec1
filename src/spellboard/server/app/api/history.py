"""What happened at a table: pages of it, a transcript, and when all is over the record."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Controller, Response, get
from litestar.di import Provide
from litestar.params import FromPath, QueryParameter

from spellboard.core.rulebook import LANGUAGES

from ...errors import Problem
from ...guests.guests import Entered
from ..answers import Asked
from ..given import TheGuest, TheServer, TheTable
from ..server import Server
from ..who import asker_of, provide_entered
from .games import SVG
from .tables import provide_table

Eye = Annotated[
    int | None, QueryParameter(ge=0, le=99, description="Through which of one's seats; without: a spectator's.")
]
First = Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="The first page; as many as a block has follow.")]
JSON = "application/json"
TRANSCRIPT_COST = 10
"""A transcript holds all pages of a match, so it counts as this many blocks."""


class History(Controller):
    """Everything here is built from the journal, away from the event loop."""

    path = "/api/tables/{table:str}"
    tags = ["history"]
    dependencies = {"entered": Provide(provide_entered), "place": Provide(provide_table)}

    @get("/pages")
    async def pages(
        self, request: Asked, server: TheServer, entered: TheGuest, place: TheTable, seat: Eye = None, first: First = 0
    ) -> Response[bytes]:
        """A block of pages, as one seat saw them."""
        _limit(request, server, entered)
        return Response(await place.pages(entered.guest, seat, first), media_type=JSON)

    @get("/moments")
    async def moments(
        self, request: Asked, server: TheServer, entered: TheGuest, place: TheTable, seat: Eye = None, first: First = 0
    ) -> Response[bytes]:
        """A block of the same as scenes and sentences, each as its difference from the one before: a `Moments`."""
        _limit(request, server, entered)
        return Response(await place.moments(entered.guest, seat, first), media_type=JSON)

    @get("/contents")
    async def contents(
        self, request: Asked, server: TheServer, entered: TheGuest, place: TheTable, seat: Eye = None
    ) -> Response[bytes]:
        """Where rounds begin and what one looks for: a `Contents`."""
        _limit(request, server, entered)
        return Response(await place.contents(entered.guest, seat), media_type=JSON)

    @get("/transcript")
    async def transcript(
        self, request: Asked, server: TheServer, entered: TheGuest, place: TheTable, seat: Eye = None
    ) -> Response[bytes]:
        """All that one seat was told and shown so far."""
        _limit(request, server, entered, TRANSCRIPT_COST)
        return Response(await place.transcript(entered.guest, seat), media_type=JSON)

    @get("/picture/{language:str}/{theme:str}", media_type=SVG)
    async def picture(
        self, request: Asked, server: TheServer, entered: TheGuest, place: TheTable, language: FromPath[str],
        theme: FromPath[Literal["light", "dark"]], v: Annotated[str, QueryParameter(max_length=64)] = "",
    ) -> Response[bytes]:  # fmt: skip
        """The board as whoever looks on sees it. With `v`, the head of the journal, it may be kept for ever."""
        if language not in LANGUAGES:
            raise Problem("error-nothing", 404)
        _limit(request, server, entered)
        drawn, head = await place.picture(entered.guest, language, theme)
        keep = "private, max-age=31536000, immutable" if v == head else "no-store"
        return Response(drawn, media_type=SVG, headers={"cache-control": keep})

    @get("/record")
    async def record(self, request: Asked, server: TheServer, entered: TheGuest, place: TheTable) -> Response[bytes]:
        """The truth about the match, once it is over or closed."""
        _limit(request, server, entered)
        return Response(await place.record(entered.guest), media_type=JSON)


def _limit(request: Asked, server: Server, entered: Entered, count: int = 1) -> None:
    """Rebuilding the past takes a while, so it is limited by guest and by address."""
    server.limit("past", entered.guest.id, count)
    server.limit("past_here", asker_of(request).near, count)
