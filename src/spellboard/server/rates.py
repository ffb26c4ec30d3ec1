"""Buckets of tokens that fill with time, in bounded memory: how often somebody may do something, or how much."""

from __future__ import annotations

from collections import OrderedDict

from msgspec import Struct

from .clock import Clock


class Rate(Struct, frozen=True):
    """So many at once, and so many a second in the long run."""

    burst: float
    second: float


class Bucket:
    """What one sender has left."""

    __slots__ = ("_at", "_level", "_rate")

    def __init__(self, rate: Rate, now: int) -> None:
        self._rate = rate
        self._level = rate.burst
        self._at = now

    def take(self, now: int, count: float = 1) -> bool:
        """Whether there were that many left; then they are gone."""
        self._level = self.left(now)
        self._at = now
        if self._level < count:
            return False
        self._level -= count
        return True

    def spend(self, now: int, amount: float) -> None:
        """Take that much, or all that there is."""
        self._level = max(0.0, self.left(now) - amount)
        self._at = now

    def left(self, now: int) -> float:
        return min(self._rate.burst, self._level + (now - self._at) * self._rate.second / 1000)

    def full(self, now: int) -> bool:
        """Whether nobody need remember it."""
        return self.left(now) >= self._rate.burst


class Buckets:
    """A bucket for everybody who was seen lately. Who was not seen for longest is forgotten first."""

    def __init__(self, rate: Rate, clock: Clock, most: int = 20_000) -> None:
        self._rate, self._clock, self._most = rate, clock, most
        self._found: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, count: float = 1) -> bool:
        now = self._clock.now()
        return self._bucket(who, now).take(now, count)

    def spend(self, who: str, amount: float) -> None:
        """Take that much of somebody, or all that they have left."""
        now = self._clock.now()
        self._bucket(who, now).spend(now, amount)

    def left(self, who: str) -> float:
        bucket = self._found.get(who)
        return self._rate.burst if bucket is None else bucket.left(self._clock.now())

    def _bucket(self, who: str, now: int) -> Bucket:
        bucket = self._found.get(who)
        if bucket is None:
            bucket = self._found[who] = Bucket(self._rate, now)
        self._found.move_to_end(who)
        self._sweep(now)
        return bucket

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
