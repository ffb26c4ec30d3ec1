"""The WebSocket of a live channel: after the handshake, frames go straight from the socket to whoever listens.

uvicorn and Litestar shake hands, keep the channel alive and end it. In between each frame would pass a parser for all
cases, a queue and several coroutines; a move is a short text frame, and a server of moves does little else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # no binary for this machine
    from websockets.utils import apply_mask

NAME = "spellboard.straight"
"""Under this name a channel finds its socket among the extensions of the scope."""
TEXT, LAST, KIND = 0x81, 0x80, 0x0F
MASKED = 0x80
DATA = (0, 1, 2)
"""The kinds of frames that are parts of a message."""

Hear = Callable[[str], None]


class Straight(WebSocketsSansIOProtocol):
    """A socket that hands whole text frames to `hear`; everything else is left to uvicorn, frame by frame."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._hear: Hear | None = None
        self._drained: Callable[[], None] = lambda: None
        self._rest = b""
        """The beginning of a frame that is not all here."""
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

    def pause_writing(self) -> None:
        self.flowing = False
        super().pause_writing()

    def resume_writing(self) -> None:
        self.flowing = True
        super().resume_writing()
        self._drained()

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        data, at = self._rest + data, 0
        while not self.transport.is_closing():
            end = self._end_of(data, at)
            if end < 0:
                super().data_received(data[at:])  # it says what is wrong with it
                return
            if not end:
                break
            self._whole(data[at:end])
            at = end
        self._rest = data[at:]

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
