"""The WebSocket of a live channel: after the handshake, frames go straight from the socket to whoever listens.

uvicorn and Litestar shake hands, keep the channel alive and end it. In between each frame would pass a parser for all
cases, a queue and several coroutines; a move is a short text frame, and a server of moves does little else.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # no binary for this machine
    from websockets.utils import apply_mask

from ..rates import Bucket
from .connections import Connections, Peer
from .limits import Limits

NAME = "spellboard.straight"
"""Under this name a channel finds its socket among the extensions of the scope."""
TEXT, PING, LAST, KIND = 0x81, 0x89, 0x80, 0x0F
MASKED = 0x80
MAX_CONTROL = 125
"""Bytes of a control frame."""
HOLD_SECONDS = 0.1
"""For this long a socket is not read that has sent more than it may."""
DATA = (0, 1, 2)
"""The kinds of frames that are parts of a message."""

Hear = Callable[[str], None]


class Straight(Peer, WebSocketsSansIOProtocol):
    """A socket that hands whole text frames to `hear`; everything else is left to uvicorn, frame by frame.

    Frames and bytes of every kind are counted as they come. Who sends more than the limits allow is not read for a
    moment, so that the network holds them back and no memory of ours fills.
    """

    is_live = True

    def __init__(self, connections: Connections, limits: Limits, **named: Any) -> None:
        super().__init__(**named)
        self._peers = connections
        now = self._now()
        self._frames, self._bytes = Bucket(limits.socket_frames, now), Bucket(limits.socket_bytes, now)
        self._pings = Bucket(limits.pings, now)
        self._held: Any = None
        """The timer after which this socket is read again."""
        self._hear: Hear | None = None
        self._drained: Callable[[], None] = lambda: None
        self._rest = b""
        """What came and is not worked on yet: the beginning of a frame, or more than may come now."""
        self._in_parts = False
        """A message has begun whose last part is still to come."""
        self.flowing = True
        """Whether more may be written: what was written before has left."""

    @classmethod
    def of(cls, scope: Any) -> Straight:
        """The socket behind a channel."""
        return cast(Straight, scope["extensions"][NAME])

    def listen(self, hear: Hear, drained: Callable[[], None]) -> None:
        """From now on `hear` gets every text frame; `drained` is called when the socket takes more again."""
        self._hear, self._drained = hear, drained

    def deaf(self) -> None:
        """Nobody listens any more."""
        self._hear, self._drained = None, lambda: None

    @property
    def open(self) -> bool:
        return not (self.disconnected or self.close_sent or self.transport.is_closing())

    def write(self, texts: list[bytes]) -> None:
        """Text frames, which leave together."""
        parts = []
        for text in texts:
            size = len(text)
            if size < 126:
                parts.append(b"\x81%c" % size)
            elif size < 65536:
                parts.append(b"\x81\x7e" + size.to_bytes(2, "big"))
            else:
                parts.append(b"\x81\x7f" + size.to_bytes(8, "big"))
            parts.append(text)
        self.transport.writelines(parts)

    # --- what uvicorn calls ------------------------------------------------------------------------------------------

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(Any, self.scope)["extensions"][NAME] = self

    def connection_lost(self, exc: Exception | None) -> None:
        self._peers.leave(self)
        if self._held is not None:
            self._held.cancel()
        self._rest = b""
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        """Whoever answers no ping reads no goodbye either."""
        self.transport.abort()

    def pause_writing(self) -> None:
        self.flowing = False
        self.unread_since = self.loop.time()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.flowing = True
        self.unread_since = math.inf
        super().resume_writing()
        self._drained()

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self._rest += data
        if self._held is None:
            self._work()
        elif not self.transport.is_closing():
            self.transport.pause_reading()  # uvicorn had it read on

    def _work(self) -> None:
        """Take one frame after the other, as long as they may come."""
        data, at, now = self._rest, 0, self._now()
        while not self.transport.is_closing():
            end = self._end_of(data, at)
            if end < 0:
                self._rest = b""
                super().data_received(data[at:])  # it says what is wrong with it
                return
            if not end:
                break
            if not (self._frames.take(now) and self._bytes.take(now, end - at)):
                self._hold()
                break
            self._whole(data[at:end])
            at = end
        self._rest = data[at:]

    def _hold(self) -> None:
        """Read nothing for a moment."""
        self.transport.pause_reading()
        self._held = self.loop.call_later(HOLD_SECONDS, self._resume)

    def _resume(self) -> None:
        self._held = None
        if not self.transport.is_closing():
            self.transport.resume_reading()
            self._work()

    def _now(self) -> int:
        """Milliseconds, for the limits."""
        return int(self.loop.time() * 1000)

    def _end_of(self, data: bytes, at: int) -> int:
        """Where the frame ends that begins here; 0 if it is not all here, less if it cannot be."""
        if len(data) < at + 2:
            return 0
        size, start = data[at + 1] & 0x7F, at + 6
        if size == 126:
            size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 8
        elif size == 127:
            size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 14
        if not data[at + 1] & MASKED or (size > self.config.ws_max_size and len(data) >= start):
            return -1
        return start + size if len(data) >= start + size else 0

    def _whole(self, frame: bytes) -> None:
        kind = frame[0]
        if kind == PING and frame[1] & 0x7F <= MAX_CONTROL:
            self._pong(frame)
            return
        if kind == TEXT and self._hear is not None and not self._in_parts:
            size = frame[1] & 0x7F
            start = 6 if size < 126 else 8 if size == 126 else 14
            try:
                text = apply_mask(frame[start:], frame[start - 4 : start]).decode()
            except UnicodeDecodeError:
                super().data_received(frame)
                return
            self._hear(text)
            return
        if kind & KIND in DATA:
            self._in_parts = not kind & LAST
        super().data_received(frame)

    def _pong(self, frame: bytes) -> None:
        """Answer a ping; of many only a few, and none to a peer that does not read."""
        if self.flowing and self.open and self._pings.take(self._now()):
            text = apply_mask(frame[6:], frame[2:6])
            self.transport.write(b"\x8a%c" % len(text) + text)
