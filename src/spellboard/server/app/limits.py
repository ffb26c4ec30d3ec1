"""How often somebody may do something: buckets of tokens that fill with time, in bounded memory."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from msgspec import Struct

from ..clock import Clock


class Rate(Struct, frozen=True):
    """So many at once, and so many a second in the long run."""

    burst: float
    second: float


class Limits(Struct, frozen=True):
    """What one connection, one guest and one address may do."""

    guests: Rate = Rate(20, 1 / 30)
    """New guests from one address (IPv6: one /64)."""
    tables: Rate = Rate(20, 1 / 60)
    """New tables of one guest."""
    tables_here: Rate = Rate(60, 1 / 20)
    """New tables from one address."""
    tries: Rate = Rate(30, 1 / 10)
    """Tokens of links tried from one address."""
    requests: Rate = Rate(300, 60)
    """Requests by HTTP from one address."""
    changes: Rate = Rate(60, 5)
    """Requests by HTTP of one guest that change something."""
    past: Rate = Rate(120, 4)
    """Blocks of pages or moments, contents and transcripts of one guest: a long match has twenty blocks."""
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


class Bucket:
    """What one sender has left."""

    __slots__ = ("_at", "_level", "_rate")

    def __init__(self, rate: Rate, now: int) -> None:
        self._rate = rate
        self._level = rate.burst
        self._at = now

    def take(self, now: int) -> bool:
        """Whether there was one more; then it is gone."""
        self._level = min(self._rate.burst, self._level + (now - self._at) * self._rate.second / 1000)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def full(self, now: int) -> bool:
        """Whether nobody need remember it."""
        return self._level + (now - self._at) * self._rate.second / 1000 >= self._rate.burst


class Buckets:
    """A bucket for everybody who was seen lately. Who was not seen for longest is forgotten first."""

    def __init__(self, rate: Rate, clock: Clock, most: int = 20_000) -> None:
        self._rate, self._clock, self._most = rate, clock, most
        self._found: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        now = self._clock.now()
        bucket = self._found.get(who)
        if bucket is None:
            bucket = self._found[who] = Bucket(self._rate, now)
        self._found.move_to_end(who)
        self._sweep(now)
        return bucket.take(now)

    def _sweep(self, now: int) -> None:
        """Two of the oldest are looked at, so that memory shrinks again without a long pause."""
        for _ in range(2):
            oldest = next(iter(self._found))
            if len(self._found) > self._most or (len(self._found) > 1 and self._found[oldest].full(now)):
                del self._found[oldest]
            else:
                return

    def __len__(self) -> int:
        return len(self._found)


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
