"""Guests: making one, being one, on a second device, back again, and gone."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.di import Provide
from litestar.params import FromPath, JSONBody

from spellboard import __version__

from ...errors import Problem
from ...guests.guest import Guest
from ...quotas import GUEST_BYTES
from ...wire.bodies import Entrance, Key, Link, Me, NewGuest, NewKey, Session
from .. import cookies, links
from ..given import TheGuest, TheServer
from ..server import Server
from ..who import asker_of, entered, provide_entered

Asked = Request[Any, Any, Any]


class NewGuests(Controller):
    """Who is nobody yet."""

    path = "/api"
    tags = ["guests"]

    @get("/session")
    async def session(self, request: Asked, server: TheServer) -> Session:
        """Who I am, or nobody: what a page asks first of all."""
        found = await entered(request.headers, asker_of(request), server.guests, server.signer)
        return Session(None if found is None else await _me(server, found.guest), __version__)

    @post("/guests")
    async def make(self, request: Asked, server: TheServer, data: JSONBody[NewGuest]) -> Response[Me]:
        """Become a guest: a name is enough. The answer carries the cookie."""
        near = asker_of(request).near
        server.house.quotas.must_store("", near)
        server.limit("guests", near)
        server.house.quotas.charge("", near, GUEST_BYTES)
        guest, token = await server.guests.make(data.name)
        return await _signed_in(request, server, guest, token)

    @post("/device")
    async def device(self, request: Asked, server: TheServer, data: JSONBody[Entrance]) -> Response[Me]:
        """This device becomes the guest's who has shown the link; it works once."""
        return await _arrived(request, server, data.token, "device")

    @post("/recover")
    async def recover(self, request: Asked, server: TheServer, data: JSONBody[Entrance]) -> Response[Me]:
        """Back again by the link that was kept."""
        return await _arrived(request, server, data.token, "recovery")


class Myself(Controller):
    """Who is somebody."""

    path = "/api/me"
    tags = ["guests"]
    dependencies = {"entered": Provide(provide_entered)}

    @get()
    async def me(self, server: TheServer, entered: TheGuest) -> Me:
        """Who I am, and my tables."""
        return await _me(server, entered.guest)

    @patch()
    async def rename(self, server: TheServer, entered: TheGuest, data: JSONBody[NewGuest]) -> Me:
        """Be called otherwise from now on."""
        return await _me(server, await server.guests.rename(entered.guest, data.name))

    @delete(status_code=204)
    async def forget(self, request: Asked, server: TheServer, entered: TheGuest) -> Response[None]:
        """Forget me: name and chat are overwritten, all devices are signed out."""
        await server.forget(entered.guest)
        return Response(None, status_code=204, cookies=[cookies.gone(asker_of(request).origin)])

    @post("/device", status_code=200)
    async def device(self, request: Asked, server: TheServer, entered: TheGuest) -> Link:
        """A link that makes another device mine: once, within five minutes."""
        token, until = await server.guests.device_link(entered.guest)
        return links.link(links.url(server.origin_for(asker_of(request)), "device", token), until)

    @post("/recovery", status_code=200)
    async def recovery(self, request: Asked, server: TheServer, entered: TheGuest) -> Link:
        """A link to keep in a safe place: the way back. An older one is void."""
        token = await server.guests.recovery_link(entered.guest)
        return links.link(links.url(server.origin_for(asker_of(request)), "recover", token))

    @post("/leave", status_code=204)
    async def leave(self, request: Asked, server: TheServer, entered: TheGuest) -> Response[None]:
        """Sign this device out."""
        await server.guests.leave(entered)
        server.sockets.sign_out(entered.guest.id, token=entered.token.id)
        return Response(None, status_code=204, cookies=[cookies.gone(asker_of(request).origin)])

    @post("/leave-elsewhere", status_code=204)
    async def leave_elsewhere(self, server: TheServer, entered: TheGuest) -> None:
        """Sign every other device out; links and keys are void as well."""
        await server.guests.leave_elsewhere(entered)
        server.sockets.sign_out(entered.guest.id, but=entered.token.id)

    @get("/keys")
    async def keys(self, server: TheServer, entered: TheGuest) -> list[Key]:
        """My personal tokens, without their texts."""
        return [Key(row.id, row.label, row.created) for row in await server.guests.keys(entered.guest)]

    @post("/keys")
    async def make_key(self, request: Asked, server: TheServer, entered: TheGuest, data: JSONBody[NewKey]) -> Key:
        """A personal token for a program; its text is shown now and never again."""
        server.house.quotas.must_store(entered.guest.id, asker_of(request).near)
        token, row = await server.guests.make_key(entered.guest, data.label)
        return Key(row.id, row.label, row.created, token)

    @delete("/keys/{key:str}", status_code=204)
    async def drop_key(self, server: TheServer, entered: TheGuest, key: FromPath[str]) -> None:
        """Revoke a personal token; channels that came by it are closed at once."""
        if not await server.guests.drop_key(entered.guest, key):
            raise Problem("error-nothing", 404)
        server.sockets.sign_out(entered.guest.id, token=key)


async def _me(server: Server, guest: Guest) -> Me:
    return Me(guest.name, await server.tables_of(guest))


async def _arrived(request: Asked, server: Server, link: str, kind: str) -> Response[Me]:
    """One more device of a guest; of too many the oldest is signed out, and hears no more."""
    server.limit("tries", asker_of(request).near)
    guest, token = await server.guests.arrive(link, kind)
    server.sockets.keep(guest.id, await server.guests.ways_in(guest))
    return await _signed_in(request, server, guest, token)


async def _signed_in(request: Asked, server: Server, guest: Guest, token: str) -> Response[Me]:
    cookie = cookies.made(asker_of(request).origin, server.signer.signed(token))
    return Response(await _me(server, guest), cookies=[cookie])
