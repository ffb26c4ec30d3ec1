"""The live channel: frames in, checked and counted; frames out, from an outbox that one task empties."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from spellboard.core.messages import Message

from ..errors import Problem, said
from ..guests.guests import Entered
from ..storage.store import StorageTrouble
from ..tables.connection import Connection, Reason
from ..wire.bounds import FRAME
from ..wire.incoming import Ask, Hello, Incoming
from ..wire.outgoing import Bye, No
from .door import Asker
from .given import TheServer
from .limits import Bucket
from .logs import trace
from .server import Server
from .sockets import Socket
from .who import asker_of, entered

Channel = WebSocket[Any, Any, Any]
Take = Callable[[Any], Awaitable[None]]

MOST_ERRORS = 3
"""At so many frames that nobody understands the channel is closed."""
SENDING = 20.0
"""Seconds that one frame may take; who reads nothing for so long is gone."""
CODES: dict[str, int] = {
    "resume": 4000, "removed": 4001, "signed-out": 4002, "closed": 4003, "restart": 4004, "protocol": 4005,
    "too-many": 4006,
}  # fmt: skip
"""The codes with which a channel is closed, by the reason in the last frame."""

_decode = msgspec.json.Decoder(Incoming).decode
_encode = msgspec.json.Encoder().encode


class _Named(msgspec.Struct):
    request: str = ""


_named = msgspec.json.Decoder(_Named).decode


@websocket("/api/tables/{table:str}/live")
async def table_live(socket: Channel, server: TheServer, table: FromPath[str]) -> None:
    """One open table on one device."""
    asker = asker_of(socket)
    found = await _entered(socket, server, asker)
    if found is None:
        return
    try:
        try:
            place = await server.house.table(table)
        except Problem:
            return await _turned_away(socket, server, "closed")
        except StorageTrouble:
            return await _turned_away(socket, server, "restart")
        connection = Connection(found.guest)
        talk = Talk(socket, server, found, connection)

        async def take(frame: Any) -> None:
            if isinstance(frame, Hello):
                await place.hello(connection, frame)
            elif connection.seats is None:
                talk.misunderstood(getattr(frame, "request", ""), "error-hello")
            else:
                await place.take(connection, frame)

        try:
            await talk.run("table", take)
        finally:
            place.part(connection)
    finally:
        server.sockets_guest.leave(found.guest.id)
        server.sockets_here.leave(asker.near)


@websocket("/api/lobby/live")
async def lobby_live(socket: Channel, server: TheServer) -> None:
    """The start page of one device: "your turn at ..."."""
    asker = asker_of(socket)
    found = await _entered(socket, server, asker)
    if found is None:
        return
    try:
        connection = Connection(found.guest)
        connection.seats = ()
        talk = Talk(socket, server, found, connection)

        async def take(frame: Any) -> None:
            connection.close("protocol")  # there is nothing to say in a lobby

        stop = server.house.watch(found.guest, connection.send)
        try:
            for turn in await server.house.turns(found.guest):
                connection.send(turn)
            await talk.run("lobby", take)
        finally:
            stop()
    finally:
        server.sockets_guest.leave(found.guest.id)
        server.sockets_here.leave(asker.near)


class Talk:
    """One channel from its handshake to its end."""

    def __init__(self, socket: Channel, server: Server, found: Entered, connection: Connection) -> None:
        self._socket, self._server, self._found, self._connection = socket, server, found, connection
        now, limits = server.clock.now(), server.limits
        self._frames, self._asks = Bucket(limits.frames, now), Bucket(limits.asks, now)
        self._spare = Bucket(limits.frames, now)
        """Who is told so often to wait and does not is sent away."""
        self._errors = 0
        self._reading = False

    async def run(self, kind: str, take: Take) -> None:
        server, connection = self._server, self._connection
        held = Socket(self._found.guest.id, self._found.token.id, connection.close)
        await self._socket.accept()
        server.sockets.enter(held)
        open_now = server.metrics.sockets.labels(kind)
        open_now.inc()
        me = asyncio.current_task()
        assert me is not None
        writer = asyncio.create_task(self._write())
        # Nobody is interrupted while a table works for them: only the waiting for a frame is.
        writer.add_done_callback(lambda _: me.cancel() if self._reading else None)
        try:
            with suppress(asyncio.CancelledError, WebSocketDisconnect):
                await self._read(take)
        finally:
            open_now.dec()
            server.sockets.leave(held)
            if connection.closed is not None:
                server.metrics.closed.labels(connection.closed).inc()
            else:
                connection.close("closed")
                writer.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await writer
            server.log.info("channel", kind=kind, ended=connection.closed)

    def misunderstood(self, request: str, key: str) -> None:
        """A frame that cannot be; the third one ends it."""
        self._errors += 1
        self._connection.send(No(request, Message(key)))
        if self._errors >= MOST_ERRORS:
            self._connection.close("protocol")

    # --- in ----------------------------------------------------------------------------------------------------------

    async def _read(self, take: Take) -> None:
        connection = self._connection
        with suppress(TimeoutError):
            async with asyncio.timeout(self._server.limits.hello) as patience:
                while connection.closed is None:
                    if connection.seats is not None:
                        patience.reschedule(None)
                    await self._take(await self._received(), take)
        if connection.closed is None and connection.seats is None:
            connection.close("protocol")

    async def _received(self) -> Any:
        self._reading = True
        try:
            return await self._socket.receive()
        finally:
            self._reading = False

    async def _take(self, event: Any, take: Take) -> None:
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="gone", code=int(event.get("code") or 1000))
        frame = self._frame(event.get("text"))
        if frame is None:
            return
        try:
            await take(frame)
        except Problem as error:
            self._connection.send(No(getattr(frame, "request", ""), error.said, error.refused, error.fresh))
        except StorageTrouble as error:
            self._server.log.error("storage", text=str(error)[:300])
            self._connection.send(No(getattr(frame, "request", ""), said(error)))
        except asyncio.CancelledError:
            raise
        except Exception as error:
            self._server.metrics.failures.inc()
            self._server.log.error("failed", trouble=trace(error))
            self._connection.send(No(getattr(frame, "request", ""), said(error)))

    def _frame(self, text: str | None) -> Any:
        """The frame, if it is one and may come now."""
        server, now = self._server, self._server.clock.now()
        if not self._frames.take(now) or not server.guest_frames.take(self._found.guest.id):
            server.metrics.limited.labels("frames").inc()
            if self._spare.take(now):
                self._connection.send(No(_request(text), Message("error-often")))
            else:
                self._connection.close("too-many")
            return None
        try:
            if text is None or len(text) > FRAME:
                raise ValueError
            frame = _decode(text)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            self.misunderstood(_request(text), "error-frame")
            return None
        server.metrics.frames_in.labels(type(frame).__name__.lower()).inc()
        if isinstance(frame, Ask) and not (self._asks.take(now) and server.guest_asks.take(self._found.guest.id)):
            server.metrics.limited.labels("asks").inc()
            self._connection.send(No(frame.request, Message("error-often")))
            return None
        return frame

    # --- out ---------------------------------------------------------------------------------------------------------

    async def _write(self) -> None:
        send, connection, metrics = self._socket.send, self._connection, self._server.metrics
        while (frame := await connection.next()) is not None:
            async with asyncio.timeout(SENDING):
                await send({"type": "websocket.send", "bytes": None, "text": frame.decode()})
            metrics.frames_out.inc()
            metrics.bytes_out.inc(len(frame))
        await self._socket.close(code=CODES[connection.closed or "closed"])


async def _entered(socket: Channel, server: Server, asker: Asker) -> Entered | None:
    """The guest behind a channel; who is none, or has too many, is told so."""
    try:
        found = await entered(socket.headers, asker, server.guests, server.signer)
    except StorageTrouble:
        await _turned_away(socket, server, "restart")
        return None
    if found is None or server.stopping:
        await _turned_away(socket, server, "signed-out" if found is None else "restart")
        return None
    if not server.sockets_here.enter(asker.near):
        await _turned_away(socket, server, "too-many")
        return None
    if not server.sockets_guest.enter(found.guest.id):
        server.sockets_here.leave(asker.near)
        await _turned_away(socket, server, "too-many")
        return None
    return found


async def _turned_away(socket: Channel, server: Server, reason: Reason) -> None:
    """A page cannot read why a handshake failed; so the channel is opened, and the reason said in its only frame."""
    server.metrics.closed.labels(reason).inc()
    with suppress(WebSocketDisconnect):
        await socket.accept()
        await socket.send_data(_encode(Bye(reason)), mode="text")
        await socket.close(code=CODES[reason])


def _request(text: str | None) -> str:
    """The request id of a frame that is wrong otherwise, so that its sender knows which one is meant."""
    with suppress(msgspec.MsgspecError, ValueError, RecursionError):
        return _named(text or "").request[:40]
    return ""
