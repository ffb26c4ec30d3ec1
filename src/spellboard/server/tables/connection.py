"""One open channel: for whom it speaks, and what it has still to be sent."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
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

    def __init__(self, guest: Guest, device: str = "", near: str = "") -> None:
        self.guest = guest
        self.device = device
        """The id of the token by which this device came in: two devices of a guest have two."""
        self.near = near
        """The address that limits are counted by; empty if it is not known."""
        self.seats: tuple[int, ...] | None = None
        """The seats spoken for; none of them: a spectator. None before the hello."""
        self.closed: Reason | None = None
        self._outbox: deque[bytes | ChangePart | TablePart] = deque()
        self._bytes = 0
        self.wake: Callable[[], None] = lambda: None
        """Called when there is something to be sent."""

    @property
    def eyes(self) -> tuple[int | None, ...]:
        """Through whose eyes it looks: its seats, or a spectator's."""
        return self.seats or (None,)

    def send(self, frame: Out | bytes) -> None:
        """A frame of its own: an answer, a welcome."""
        self._put(frame if isinstance(frame, bytes) else _encode(frame))

    def acknowledge(self, frame: bytes) -> None:
        """An answer that leaves with what follows it at once: `wake` is for whoever calls."""
        if self.closed is None:
            self._outbox.append(frame)
            self._bytes += len(frame)

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
            self._bytes = 0
            self.wake()

    def waiting(self) -> list[bytes]:
        """All frames that could be sent now, at once; the outbox is empty then."""
        found = [frame if isinstance(frame, bytes) else frame.frame for frame in self._outbox]
        self._outbox.clear()
        self._bytes = 0
        return found

    def _put(self, frame: bytes | ChangePart | TablePart) -> None:
        if self.closed is not None:
            return
        self._outbox.append(frame)
        self._bytes += len(frame)
        self.wake()
        # One frame is sent however large it is: a device that has just come must be able to see the table.
        if len(self._outbox) > OUTBOX_FRAMES or (self._bytes > OUTBOX_BYTES and len(self._outbox) > 1):
            self.close("resume")

    def _joined(self, part: ChangePart | TablePart) -> ChangePart | TablePart:
        if not self._outbox:
            return part
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
