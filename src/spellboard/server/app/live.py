"""The live channel: frames in, checked and counted; frames out, from an outbox that the socket empties."""

from __future__ import annotations

import asyncio
from collections import deque
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
from ..rates import Bucket
from ..storage.store import StorageTrouble
from ..tables.connection import Connection, Reason
from ..wire.bounds import FRAME
from ..wire.incoming import Ask, Hello, Incoming
from ..wire.outgoing import Bye, No
from .door import Asker
from .given import TheServer
from .logs import trace
from .server import Server
from .sockets import Socket
from .straight import Straight
from .who import asker_of, entered

Channel = WebSocket[Any, Any, Any]
Take = Callable[[Any], Awaitable[None]]

MOST_ERRORS = 3
"""At so many frames that nobody understands the channel is closed."""
COSTS: dict[type, int] = {Hello: 8, Ask: 4}
"""What a frame counts for among those of its address; 1 if it is not here."""
SPARE = 0.8
"""Above this share of all live channels that there may be, only those come in who have a seat at the table."""
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
        if not _has_room(server, seated=any(chair.guest == found.guest.id for chair in place.kept.chairs)):
            return await _turned_away(socket, server, "too-many")
        connection = Connection(found.guest, found.token.id, asker.near)

        async def take(frame: Any) -> None:
            if isinstance(frame, Hello):
                await place.hello(connection, frame)
            elif connection.seats is None:
                talk.misunderstood(getattr(frame, "request", ""), "error-hello")
            else:
                await place.take(connection, frame)

        talk = Talk(socket, server, found, connection, take)
        try:
            await talk.run("table")
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
        if not _has_room(server, seated=False):
            return await _turned_away(socket, server, "too-many")
        connection = Connection(found.guest, found.token.id, asker.near)
        connection.seats = ()

        async def take(frame: Any) -> None:
            connection.close("protocol")  # there is nothing to say in a lobby

        stop = server.house.watch(found.guest, connection.send)
        try:
            for turn in await server.house.turns(found.guest):
                connection.send(turn)
            await Talk(socket, server, found, connection, take).run("lobby")
        finally:
            stop()
    finally:
        server.sockets_guest.leave(found.guest.id)
        server.sockets_here.leave(asker.near)


class Talk:
    """One channel from its handshake to its end."""

    def __init__(self, socket: Channel, server: Server, found: Entered, connection: Connection, take: Take) -> None:
        self._socket, self._server, self._found, self._connection = socket, server, found, connection
        self._take = take
        now, limits = server.clock.now(), server.limits
        self._frames, self._asks = Bucket(limits.frames, now), Bucket(limits.asks, now)
        self._spare = Bucket(limits.frames, now)
        """Who is told so often to wait and does not is sent away."""
        self._errors = 0
        self._line = Straight.of(socket.scope)
        self._working: asyncio.Task[None] | None = None
        self._later: deque[Any] = deque()
        """What came while a frame is being worked on, no more than `limits.frames` lets in; each waits for its turn."""
        self._goodbye: asyncio.Task[None] | None = None

    async def run(self, kind: str) -> None:
        server, connection = self._server, self._connection
        held = Socket(self._found.guest.id, self._found.token.id, connection.close)
        try:
            await self._socket.accept()
        except OSError:  # gone before the handshake was over
            return
        server.sockets.enter(held)
        open_now = server.metrics.sockets.labels(kind)
        open_now.inc()
        hello = asyncio.get_running_loop().call_later(server.limits.hello, self._hurry)
        self._line.listen(self._heard, self._flush)
        connection.wake = self._flush
        self._flush()
        try:
            with suppress(asyncio.CancelledError, WebSocketDisconnect):
                await self._until_the_end()
        finally:
            hello.cancel()
            self._line.deaf()
            if self._working is not None:  # whoever is about to come in must be there before they can go
                await asyncio.wait([self._working])
            connection.wake = lambda: None
            open_now.dec()
            server.sockets.leave(held)
            if connection.closed is not None:
                server.metrics.closed.labels(connection.closed).inc()
            else:
                connection.close("closed")
            if self._goodbye is not None:
                with suppress(asyncio.CancelledError, Exception):
                    await self._goodbye
            server.log.info("channel", kind=kind, ended=connection.closed)

    def misunderstood(self, request: str, key: str) -> None:
        """A frame that cannot be; the third one ends it."""
        self._errors += 1
        self._connection.send(No(request, Message(key)))
        if self._errors >= MOST_ERRORS:
            self._connection.close("protocol")

    def _hurry(self) -> None:
        if self._connection.seats is None:
            self._connection.close("protocol")

    # --- in ----------------------------------------------------------------------------------------------------------

    async def _until_the_end(self) -> None:
        """Text frames are heard straight from the socket; here come the end, and what is no text frame."""
        while True:
            event: Any = await self._socket.receive()
            if event["type"] != "websocket.receive":
                return
            self._heard(event.get("text"))

    def _heard(self, text: str | None) -> None:
        if self._connection.closed is not None:
            return
        frame = self._frame(text)
        if frame is None:
            return
        if self._working is not None:
            self._later.append(frame)
        else:
            self._working = self._server.house.begin(self._work(frame))

    async def _work(self, frame: Any) -> None:
        """Nobody is interrupted while a table works for them: this goes on though the device has gone."""
        await self._answered(frame)
        while self._later and self._connection.closed is None:
            await self._answered(self._later.popleft())
        self._working = None

    async def _answered(self, frame: Any) -> None:
        try:
            await self._take(frame)
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
        server.metrics.came(type(frame))
        if not server.frames_here.take(self._connection.near, COSTS.get(type(frame), 1)):
            server.metrics.limited.labels("frames_here").inc()
            self._connection.send(No(getattr(frame, "request", ""), Message("error-often")))
            return None
        if isinstance(frame, Ask) and not (self._asks.take(now) and server.guest_asks.take(self._found.guest.id)):
            server.metrics.limited.labels("asks").inc()
            self._connection.send(No(frame.request, Message("error-often")))
            return None
        return frame

    # --- out ---------------------------------------------------------------------------------------------------------

    def _flush(self) -> None:
        """Write what waits in the outbox, as long as the socket takes it."""
        line, connection = self._line, self._connection
        if line.flowing:
            frames = connection.waiting()
            if frames and line.open:
                line.write(frames)
                self._server.metrics.went(frames)
            if connection.closed is not None and self._goodbye is None:
                self._goodbye = asyncio.create_task(self._close(CODES[connection.closed]))

    async def _close(self, code: int) -> None:
        with suppress(WebSocketDisconnect):
            await self._socket.close(code=code)


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


def _has_room(server: Server, seated: bool) -> bool:
    """Whether one more live channel may stay; the last places are for those who play."""
    most = server.connections.most_live
    return server.connections.live <= (most if seated else most * SPARE)


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
