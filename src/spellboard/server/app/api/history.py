"""What happened at a table: pages of it, a transcript, and when all is over the record."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Controller, Response, get
from litestar.di import Provide
from litestar.params import FromPath, QueryParameter

from spellboard.core.rulebook import LANGUAGES

from ...errors import Problem
from ..given import TheGuest, TheServer, TheTable
from ..who import provide_entered
from .games import SVG
from .tables import provide_table

Eye = Annotated[
    int | None, QueryParameter(ge=0, le=99, description="Through which of one's seats; without: a spectator's.")
]
First = Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="The first page; as many as a block has follow.")]
JSON = "application/json"


class History(Controller):
    """Everything here is built from the journal, away from the event loop."""

    path = "/api/tables/{table:str}"
    tags = ["history"]
    dependencies = {"entered": Provide(provide_entered), "place": Provide(provide_table)}

    @get("/pages")
    async def pages(
        self, server: TheServer, entered: TheGuest, place: TheTable, seat: Eye = None, first: First = 0
    ) -> Response[bytes]:
        """A block of pages, as one seat saw them."""
        server.limit("past", entered.guest.id)
        return Response(await place.pages(entered.guest, seat, first), media_type=JSON)

    @get("/moments")
    async def moments(
        self, server: TheServer, entered: TheGuest, place: TheTable, seat: Eye = None, first: First = 0
    ) -> Response[bytes]:
        """A block of the same as scenes and sentences, each as its difference from the one before: a `Moments`."""
        server.limit("past", entered.guest.id)
        return Response(await place.moments(entered.guest, seat, first), media_type=JSON)

    @get("/contents")
    async def contents(
        self, server: TheServer, entered: TheGuest, place: TheTable, seat: Eye = None
    ) -> Response[bytes]:
        """Where rounds begin and what one looks for: a `Contents`."""
        server.limit("past", entered.guest.id)
        return Response(await place.contents(entered.guest, seat), media_type=JSON)

    @get("/transcript")
    async def transcript(
        self, server: TheServer, entered: TheGuest, place: TheTable, seat: Eye = None
    ) -> Response[bytes]:
        """All that one seat was told and shown so far."""
        server.limit("past", entered.guest.id)
        return Response(await place.transcript(entered.guest, seat), media_type=JSON)

    @get("/picture/{language:str}/{theme:str}", media_type=SVG)
    async def picture(
        self, server: TheServer, entered: TheGuest, place: TheTable, language: FromPath[str],
        theme: FromPath[Literal["light", "dark"]], v: Annotated[str, QueryParameter(max_length=64)] = "",
    ) -> Response[bytes]:  # fmt: skip
        """The board as whoever looks on sees it. With `v`, the head of the journal, it may be kept for ever."""
        if language not in LANGUAGES:
            raise Problem("error-nothing", 404)
        server.limit("past", entered.guest.id)
        drawn, head = await place.picture(entered.guest, language, theme)
        keep = "private, max-age=31536000, immutable" if v == head else "no-store"
        return Response(drawn, media_type=SVG, headers={"cache-control": keep})

    @get("/record")
    async def record(self, entered: TheGuest, place: TheTable) -> Response[bytes]:
        """The truth about the match, once it is over or closed."""
        return Response(await place.record(entered.guest), media_type=JSON)
