"""What one connection, one guest, one table and one address may do."""

from __future__ import annotations

from typing import Any

from ..quotas import QuotaRates
from ..rates import Rate


class Limits(QuotaRates, frozen=True):
    """What one connection, one guest and one address may do; what tables ask for themselves is in `QuotaRates`."""

    guests: Rate = Rate(20, 1 / 30)
    """New guests from one address (IPv6: one /64)."""
    tables: Rate = Rate(20, 1 / 60)
    """New tables of one guest."""
    tables_here: Rate = Rate(60, 1 / 20)
    """New tables from one address."""
    tries: Rate = Rate(30, 1 / 10)
    """Tokens of links tried from one address."""
    arrivals: Rate = Rate(400, 40)
    """New connections from one address."""
    connections_here: int = 400
    """Connections of every kind that one address holds open."""
    requests: Rate = Rate(300, 60)
    """Requests by HTTP from one address."""
    changes: Rate = Rate(60, 5)
    """Requests by HTTP of one guest that change something."""
    past: Rate = Rate(120, 4)
    """Blocks of pages or moments, contents and transcripts of one guest: a long match has twenty blocks."""
    past_here: Rate = Rate(240, 8)
    """The same from one address."""
    records: Rate = Rate(10, 1 / 10)
    """Records to be checked, from one address."""
    frames: Rate = Rate(60, 20)
    """Frames of one connection."""
    asks: Rate = Rate(30, 10)
    """Questions of one connection."""
    guest_frames: Rate = Rate(200, 60)
    """Frames of one guest on all its connections."""
    guest_asks: Rate = Rate(60, 15)
    """Questions of one guest on all its connections: whole moves can take 15 ms to find."""
    frames_here: Rate = Rate(600, 150)
    """Frames from one address; a hello counts as eight and a question as four, since they take longer to answer."""
    socket_frames: Rate = Rate(240, 80)
    """Frames of every kind on one socket, pings and parts of messages included; above that it is not read."""
    socket_bytes: Rate = Rate(512 * 1024, 128 * 1024)
    """Bytes of frames on one socket."""
    pings: Rate = Rate(4, 2)
    """Pings of one socket that are answered."""
    uploads_here: int = 2
    """Records that are received from one address at the same time."""
    sockets_guest: int = 24
    """Connections that one guest holds open."""
    sockets_here: int = 200
    """Connections from one address."""
    hello: float = 10.0
    """Seconds within which a device says hello on its channel."""

    def times(self, factor: float) -> Limits:
        """Wider limits, for a load test or a school behind one address."""
        found: dict[str, Any] = {name: getattr(self, name) for name in self.__struct_fields__}
        for name, value in found.items():
            if isinstance(value, Rate):
                found[name] = Rate(value.burst * factor, value.second * factor)
            elif isinstance(value, int):
                found[name] = int(value * factor)
        return Limits(**found)


class Count:
    """How many of something each holds open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._held: dict[str, int] = {}

    def enter(self, who: str) -> bool:
        held = self._held.get(who, 0)
        if held >= self._most:
            return False
        self._held[who] = held + 1
        return True

    def leave(self, who: str) -> None:
        held = self._held.get(who, 0) - 1
        if held > 0:
            self._held[who] = held
        else:
            self._held.pop(who, None)

    def __len__(self) -> int:
        return len(self._held)
