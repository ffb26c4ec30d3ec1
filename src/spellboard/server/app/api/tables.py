"""Tables by HTTP: making one, coming and going, and what the host may do."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, delete, get, post
from litestar.di import Provide
from litestar.params import FromPath, JSONBody

from ...errors import Problem
from ...guests.guests import Entered
from ...guests.tokens import hash_of
from ...quotas import TABLE_BYTES
from ...tables.errors import NoTable
from ...tables.table import Table
from ...wire.bodies import About, Entrance, Link, Links, Lobby, NewPractice, NewTable, Settings
from ...wire.table import TableSight
from .. import links
from ..given import TheGuest, TheServer, TheTable
from ..server import Server
from ..who import asker_of, provide_entered

Asked = Request[Any, Any, Any]
GUEST = {"entered": Provide(provide_entered)}


async def provide_table(server: TheServer, entered: TheGuest, table: FromPath[str]) -> Table:
    """The table in the path, for somebody who may look at it."""
    found = await server.house.table(table)
    if not found.admits(entered.guest):
        raise NoTable
    return found


class Lobbies(Controller):
    """The start page."""

    path = "/api/lobby"
    tags = ["tables"]
    dependencies = GUEST

    @get()
    async def lobby(self, server: TheServer, entered: TheGuest) -> Lobby:
        """My tables, and those that anybody may join."""
        mine = await server.house.mine(entered.guest)
        known = {table.id for table in mine}
        public = await server.house.lobby(entered.guest)
        return Lobby(mine, [table for table in public if table.id not in known])


class Doors(Controller):
    """What a link leads to. Its token stood behind the # and is sent here after a click."""

    path = "/api"
    tags = ["tables"]
    dependencies = GUEST

    @post("/join", status_code=200)
    async def join(self, request: Asked, server: TheServer, entered: TheGuest, data: JSONBody[Entrance]) -> TableSight:
        """Sit down by a link of a table or of one of its seats."""
        return await _come(request, server, entered, data, ("join", "seat"))

    @post("/watch", status_code=200)
    async def watch(self, request: Asked, server: TheServer, entered: TheGuest, data: JSONBody[Entrance]) -> TableSight:
        """Look on by a link."""
        return await _come(request, server, entered, data, ("watch",))


async def _come(request: Asked, server: Server, entered: Entered, data: Entrance, kinds: tuple[str, ...]) -> TableSight:
    server.limit("tries", asker_of(request).near)
    row = await server.store.token(hash_of(data.token))
    if row is None or row.kind not in kinds:
        raise Problem("error-link-over", 410)
    table = await server.house.table(row.table)
    await table.join(entered.guest, row, data)
    return table.sight()


def _one_more(request: Asked, server: Server, entered: Entered) -> None:
    """A table is made: not too many by one guest, nor from one address."""
    near = asker_of(request).near
    server.house.quotas.must_store(entered.guest.id, near)
    server.limit("tables", entered.guest.id)
    server.limit("tables_here", near)
    server.house.quotas.charge(entered.guest.id, near, TABLE_BYTES)


class Tables(Controller):
    """Making tables."""

    path = "/api/tables"
    tags = ["tables"]
    dependencies = GUEST

    @post()
    async def create(
        self, request: Asked, server: TheServer, entered: TheGuest, data: JSONBody[NewTable]
    ) -> TableSight:
        """A new table; whoever makes it is its host."""
        _one_more(request, server, entered)
        return (await server.house.create(entered.guest, data)).sight()


class Practices(Controller):
    """Guided first turns."""

    path = "/api/practice"
    tags = ["tables"]
    dependencies = GUEST

    @post()
    async def practise(
        self, request: Asked, server: TheServer, entered: TheGuest, data: JSONBody[NewPractice]
    ) -> TableSight:
        """A guided first turn of a game, against bots and not sealed; what is chosen here is the game and no more."""
        _one_more(request, server, entered)
        return (await server.house.practise(entered.guest, data.game)).sight()


class OneTable(Controller):
    """One table. What only the host may do is refused to others."""

    path = "/api/tables/{table:str}"
    tags = ["tables"]
    dependencies = {**GUEST, "place": Provide(provide_table)}

    @get()
    async def look(self, place: TheTable) -> TableSight:
        """The table as everybody at it may know it."""
        return place.sight()

    @post("/sit", status_code=200)
    async def sit(self, request: Asked, entered: TheGuest, place: TheTable, data: JSONBody[About]) -> TableSight:
        """Sit down at a public table."""
        await place.join(entered.guest, None, Entrance("", data.seat), asker_of(request).near)
        return place.sight()

    @post("/leave", status_code=204)
    async def leave(self, entered: TheGuest, place: TheTable) -> None:
        """Go: before the start the seat is free again, later a bot plays on."""
        await place.leave(entered.guest)

    @post("/settings", status_code=200)
    async def settings(
        self, request: Asked, server: TheServer, entered: TheGuest, place: TheTable, data: JSONBody[Settings]
    ) -> TableSight:
        """The host changes what is played, before the start."""
        server.house.quotas.must_store(entered.guest.id, asker_of(request).near)
        await place.settings(entered.guest, data)
        return place.sight()

    @post("/start", status_code=200)
    async def start(self, entered: TheGuest, place: TheTable) -> TableSight:
        """The host starts; the devices then agree on the dice."""
        await place.start(entered.guest)
        return place.sight()

    @post("/pause", status_code=200)
    async def pause(self, entered: TheGuest, place: TheTable) -> TableSight:
        """The host lets everything rest."""
        await place.pause(entered.guest)
        return place.sight()

    @post("/resume", status_code=200)
    async def resume(self, entered: TheGuest, place: TheTable) -> TableSight:
        """The host goes on."""
        await place.resume(entered.guest)
        return place.sight()

    @post("/close", status_code=200)
    async def close(self, entered: TheGuest, place: TheTable) -> TableSight:
        """The host ends it; the dealer's secret is published."""
        await place.close(entered.guest)
        return place.sight()

    @post("/rematch", status_code=200)
    async def rematch(self, request: Asked, server: TheServer, entered: TheGuest, place: TheTable) -> TableSight:
        """The same people again, each a seat further."""
        _one_more(request, server, entered)
        return (await place.rematch(entered.guest)).sight()

    @post("/remove", status_code=200)
    async def remove(self, entered: TheGuest, place: TheTable, data: JSONBody[About]) -> TableSight:
        """The host sends somebody away; their channels are closed at once."""
        await place.remove(entered.guest, data)
        return place.sight()

    @post("/mute", status_code=200)
    async def mute(self, entered: TheGuest, place: TheTable, data: JSONBody[About]) -> TableSight:
        """The host takes somebody's voice, or gives it back."""
        await place.mute(entered.guest, data)
        return place.sight()

    @post("/hand", status_code=200)
    async def hand(self, entered: TheGuest, place: TheTable, data: JSONBody[About]) -> TableSight:
        """The host gives a seat to a bot."""
        await place.hand(entered.guest, data)
        return place.sight()

    @get("/links")
    async def links(self, server: TheServer, entered: TheGuest, place: TheTable) -> Links:
        """The links of the table, for its host."""
        return _addressed(server, place.links(entered.guest))

    @post("/links", status_code=200)
    async def renew(self, request: Asked, server: TheServer, entered: TheGuest, place: TheTable) -> Links:
        """New links; the old ones lead nowhere."""
        server.house.quotas.must_store(entered.guest.id, asker_of(request).near)
        await place.renew(entered.guest)
        return _addressed(server, place.links(entered.guest))

    @get("/links/{way:str}")
    async def drawn(self, server: TheServer, entered: TheGuest, place: TheTable, way: FromPath[str]) -> Link:
        """One link with a drawing of it: `join`, `watch`, or the number of a seat."""
        all_of_them = _addressed(server, place.links(entered.guest))
        named = {"join": all_of_them.join, "watch": all_of_them.watch}
        named |= {str(seat): address for seat, address in all_of_them.seats.items()}
        if way not in named:
            raise Problem("error-nothing", 404)
        return links.link(named[way])

    @delete(status_code=204)
    async def delete(self, entered: TheGuest, place: TheTable) -> None:
        """The host deletes a table that is not being played at."""
        await place.delete(entered.guest)


def _addressed(server: Server, tokens: Links) -> Links:
    """Tokens as addresses."""
    origin = server.places.public
    return Links(
        links.url(origin, "join", tokens.join),
        links.url(origin, "watch", tokens.watch),
        {seat: links.url(origin, "join", token) for seat, token in tokens.seats.items()},
    )
