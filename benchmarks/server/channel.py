"""A WebSocket client as small as can be: the load generator must not be what is measured."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

Hear = Callable[["Channel", bytes], None]


class Channel(asyncio.Protocol):
    """One connection to either server; what it hears is whole text frames."""

    def __init__(self, hear: Hear, request: bytes) -> None:
        self._hear, self._request = hear, request
        self._buffer = bytearray()
        self._open = False
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False

    @classmethod
    async def to(cls, address: str, path: str, hear: Hear, heads: dict[str, str]) -> Channel:
        """Connect and shake hands."""
        where = urlsplit(address)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {where.netloc}", "Upgrade: websocket", "Connection: Upgrade",
                 f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]  # fmt: skip
        lines += [f"{name}: {value}" for name, value in heads.items()]
        request = "\r\n".join([*lines, "", ""]).encode()
        loop = asyncio.get_running_loop()
        _, made = await loop.create_connection(lambda: cls(hear, request), where.hostname or "", where.port or 80)
        await made.opened
        return made

    def say(self, text: bytes) -> None:
        """A text frame. Its mask is zero: legal, and nothing need be computed."""
        size = len(text)
        if size < 126:
            head = bytes((0x81, 0x80 | size))
        elif size < 65536:
            head = bytes((0x81, 0xFE)) + size.to_bytes(2, "big")
        else:
            head = bytes((0x81, 0xFF)) + size.to_bytes(8, "big")
        assert self._transport is not None
        self._transport.write(head + b"\0\0\0\0" + text)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    # --- asyncio -----------------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is one without saying so
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the handshake failed"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._buffer.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(bytes(self._buffer[:100]).decode(errors="replace")))
                return
            del self._buffer[: end + 4]
            self._open = True
            if not self.opened.done():  # who waited may have gone
                self.opened.set_result(None)
        self._frames()

    def _frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            kind, size, start = buffer[at] & 0x0F, buffer[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + size:
                break
            text, at = bytes(buffer[start : start + size]), start + size
            if kind == 1:
                self._hear(self, text)
            elif kind == 9 and self._transport is not None:
                self._transport.write(bytes((0x8A, 0x80 | len(text))) + b"\0\0\0\0" + text)
        del buffer[:at]
