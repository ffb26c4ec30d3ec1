"""How long the bots of one address may think in all: seconds of workers, which come back with time."""

from __future__ import annotations

import math
from collections import OrderedDict

BUDGET = 60.0
"""Seconds that the bots of one address may think in a minute, unless the host says otherwise: one worker, all the time.

A table of masters whose players hardly think takes 48, one at the pace of people about 15.
"""
MINUTE = 60.0


class Budgets:
    """What every address has left of its seconds. An address that has not spent any lately is not remembered."""

    def __init__(self, per_minute: float) -> None:
        self._most = per_minute or math.inf
        self._spent: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """By address, the longest untouched first: the seconds that it had left, and when."""
        self.overdrawn = 0.0
        """Seconds that workers spent although their address had none left."""

    def left(self, address: str, now: float) -> float:
        """How many seconds an address may use at once."""
        left, at = self._spent.get(address, (self._most, now))
        return min(self._most, left + (now - at) * self._most / MINUTE)

    def reserve(self, address: str, seconds: float, now: float) -> float:
        """Set seconds aside for a job, as many as there are."""
        found = min(seconds, self.left(address, now))
        self._store(address, -found, now)
        return found

    def settle(self, address: str, reserved: float, used: float, now: float) -> None:
        """A job is over: what it did not use is given back, what it used beyond that is taken."""
        self._store(address, reserved - used, now)

    def _store(self, address: str, more: float, now: float) -> None:
        if self._most == math.inf:
            return
        left = self.left(address, now) + more
        self.overdrawn += max(0.0, -left)
        self._spent[address] = min(self._most, max(0.0, left)), now
        self._spent.move_to_end(address)
        self._forget(now)

    def _forget(self, now: float) -> None:
        """Look at the two oldest, so that memory shrinks again without a long pause."""
        for _ in range(2):
            oldest = next(iter(self._spent))
            if self.left(oldest, now) < self._most:
                return
            del self._spent[oldest]
            if not self._spent:
                return

    def __len__(self) -> int:
        return len(self._spent)
