"""One open channel: for whom it speaks, and what it has still to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Literal

import msgspec

from ..guests.guest import Guest
from ..wire.bounds import OUTBOX_BYTES, OUTBOX_FRAMES
from ..wire.outgoing import Bye, Out
from .parts import ChangePart, TablePart

Reason = Literal["resume", "removed", "signed-out", "closed", "restart", "protocol", "too-many"]
_encode = msgspec.json.Encoder().encode


class Connection:
    """Frames for one device. The outbox is bounded: who does not read is told to come again and resume."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.seats: tuple[int, ...] | None = None
        """The seats spoken for; none of them: a spectator. None before the hello."""
        self.closed: Reason | None = None
        self._outbox: deque[bytes | ChangePart | TablePart] = deque()
        self._bytes = 0
        self._filled = asyncio.Event()

    @property
    def eyes(self) -> tuple[int | None, ...]:
        """Through whose eyes it looks: its seats, or a spectator's."""
        return self.seats or (None,)

    def send(self, frame: Out | bytes) -> None:
        """A frame of its own: an answer, a welcome."""
        self._put(frame if isinstance(frame, bytes) else _encode(frame))

    def change(self, part: ChangePart) -> None:
        """The match went on; an unsent change of the same seat is joined with this one."""
        self._put(self._joined(part))

    def happened(self, part: TablePart) -> None:
        """Something happened at the table; joined like a change."""
        self._put(self._joined(part))

    def close(self, reason: Reason) -> None:
        """Say goodbye; nothing else is sent after that."""
        if self.closed is None:
            self.closed = reason
            self._outbox.clear()
            self._outbox.append(_encode(Bye(reason)))
            self._filled.set()

    async def next(self) -> bytes | None:
        """The next frame to be sent, waiting for one; None after the goodbye."""
        while not self._outbox:
            if self.closed is not None:
                return None
            self._filled.clear()
            await self._filled.wait()
        found = self._outbox.popleft()
        self._bytes -= len(found)
        return found if isinstance(found, bytes) else found.frame

    def waiting(self) -> list[bytes]:
        """All frames that could be sent now, at once."""
        found = []
        while self._outbox:
            frame = self._outbox.popleft()
            self._bytes -= len(frame)
            found.append(frame if isinstance(frame, bytes) else frame.frame)
        return found

    def _put(self, frame: bytes | ChangePart | TablePart) -> None:
        if self.closed is not None:
            return
        self._outbox.append(frame)
        self._bytes += len(frame)
        self._filled.set()
        # One frame is sent however large it is: a device that has just come must be able to see the table.
        if len(self._outbox) > OUTBOX_FRAMES or (self._bytes > OUTBOX_BYTES and len(self._outbox) > 1):
            self.close("resume")

    def _joined(self, part: ChangePart | TablePart) -> ChangePart | TablePart:
        for at, unsent in enumerate(self._outbox):
            if isinstance(unsent, ChangePart) and isinstance(part, ChangePart) and unsent.seat == part.seat:
                break
            if isinstance(unsent, TablePart) and isinstance(part, TablePart):
                break
        else:
            return part
        del self._outbox[at]
        self._bytes -= len(unsent)
        if isinstance(unsent, ChangePart) and isinstance(part, ChangePart):
            return unsent.then(part)
        assert isinstance(unsent, TablePart) and isinstance(part, TablePart)
        return unsent.then(part)
