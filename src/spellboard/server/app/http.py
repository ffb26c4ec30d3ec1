"""HTTP as it comes off the socket: a request has little time and little room to arrive in."""

from __future__ import annotations

import math
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ..wire.bounds import RECORD
from .connections import Connections, Peer
from .straight import Straight

HEAD_SECONDS = 10.0
"""From the first byte of a request, or from the beginning of a connection, to the end of its headers."""
BODY_SECONDS = 10.0
"""From there to the end of its body, and a second more for every `BODY_RATE` bytes."""
BODY_RATE = 32 * 1024
HEAD_BYTES = 16 * 1024
MAX_PIPELINED = 4
"""Requests of one connection that wait behind the one that is being answered."""
MIN_PIECE = 32
"""Bytes that the pieces of a body have on average: a body of single bytes costs as much as a thousand requests."""
FEW_PIECES = 64
"""Before this many nobody counts."""


class Malformed(Exception):
    """Stops the parser; the connection gets status 400 and ends."""


class HttpConnection(Peer, HttpToolsProtocol):
    """One connection of a browser, a program or a proxy. What is said is uvicorn's business; here it is counted."""

    def __init__(self, connections: Connections, **named: Any) -> None:
        super().__init__(**named)
        self._peers = connections
        self._head_bytes = 0
        """Received since the last request was complete; it counts only while headers are not complete."""
        self._in_head = False
        self._pieces = self._body_bytes = 0

    # --- the connection ----------------------------------------------------------------------------------------------

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if not self._peers.enter(self, self.client[0] if self.client else "", HEAD_SECONDS):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._peers.leave(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self._peers.upgrade(self, cast(Straight, self.transport.get_protocol()))

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._head_bytes += len(data)
        super().data_received(data)
        if self._in_head and self._head_bytes > HEAD_BYTES and not self.transport.is_closing():
            self.send_400_response("These headers are too long.")

    def pause_writing(self) -> None:
        self.unread_since = self.loop.time()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.unread_since = math.inf
        super().resume_writing()

    # --- its requests ------------------------------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MAX_PIPELINED:
            raise Malformed
        super().on_message_begin()
        self._in_head, self._pieces, self._body_bytes = True, 0, 0
        if self.cycle is None or self.cycle.response_complete:
            self._peers.wait(self, HEAD_SECONDS)

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()
        length = next((value for name, value in self.headers if name == b"content-length"), b"")
        size = int(length) if length.isdigit() and len(length) < 12 else RECORD
        self._peers.wait(self, BODY_SECONDS + min(size, RECORD) / BODY_RATE)

    def on_body(self, body: bytes) -> None:
        self._pieces += 1
        self._body_bytes += len(body)
        if self._pieces > FEW_PIECES and self._body_bytes < self._pieces * MIN_PIECE:
            raise Malformed
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._head_bytes = 0
        self._peers.work(self)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline and not self.transport.is_closing():
            self._peers.wait(self)
