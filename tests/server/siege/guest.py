"""The well-behaved guest: plays at an even pace, keeps within every limit, and notes how long each answer took."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection

from ..proofs.player import Guest, Ledger, Player

PACE = 1 / 12
"""Seconds between two moves; twenty frames a second are allowed."""
TABLES_PER_GUEST = 15
"""A guest may make twenty tables, and one a minute; at this pace a game takes a quarter of a minute."""
PLAN = {"game": "bellum", "seats": [{"who": "me"}, {"who": "me"}]}


class Regular(Player):
    """A player whose acknowledgements are timed."""

    def __init__(self, guest: Guest, seed: int) -> None:
        super().__init__(guest, PLAN, seed, most=100_000)
        self.times: list[tuple[float, float]] = []
        """When something was acknowledged, and how long that took, in seconds."""
        self._next_at = 0.0
        self._sent_at = 0.0

    async def _sit(self, http: httpx.AsyncClient) -> None:
        """Sit down at a new table, in good time as another guest."""
        if self.ledgers and len(self.ledgers) % TABLES_PER_GUEST == 0:
            await self.guest.become(str(http.base_url).rstrip("/"))
            http.headers.update(self.guest.heads)
        await super()._sit(http)

    async def _choose(self, live: ClientConnection, ledger: Ledger) -> None:
        """The next move when its time has come, and no chat."""
        awaited = [seat for seat, sight in self._sights.items() if seat in sight["waiting"] and sight.get("legal")]
        if not awaited:
            return
        seat = self.chance.choice(awaited)
        sight = self._sights[seat]
        kind: dict[str, Any] = {"type": "do", "play": [self.chance.choice(sight["legal"])["play"]]}
        if sight.get("may_undo") and self.chance.random() < 0.05:
            kind = {"type": "undo"}
        await self._ask(live, ledger, seat=seat, fresh=sight.get("fresh", 0), **kind)

    async def _ask(self, live: ClientConnection, ledger: Ledger, **frame: Any) -> None:
        now = time.monotonic()
        self._next_at = max(self._next_at + PACE, now)
        await asyncio.sleep(self._next_at - now)
        self._sent_at = time.monotonic()
        await super()._ask(live, ledger, **frame)

    def _heard(self, ledger: Ledger, frame: dict[str, Any]) -> None:
        super()._heard(ledger, frame)
        if frame["type"] == "ack":
            now = time.monotonic()
            self.times.append((now, now - self._sent_at))

    def between(self, start: float, end: float) -> tuple[float, float]:
        """Acknowledgements a second, and how long 99 of 100 took at most, in milliseconds."""
        found = sorted(took for at, took in self.times if start <= at < end)
        if not found:
            return 0.0, float("inf")
        return len(found) / (end - start), 1000 * found[min(len(found) - 1, int(len(found) * 0.99))]
