"""Every connection that is open, whatever it speaks: how many there may be, and which of them end first.

Limits that are checked in a handler come too late: a connection costs a file and memory before it has said a word.
Here it is counted as it arrives. When there are too many, the one that has waited longest without a whole request makes
room; a live channel and a request that is being answered never do.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Sequence
from functools import lru_cache

from ..clock import Clock
from ..rates import Buckets
from .addresses import Network, neighbourhood, trusts
from .limits import Limits
from .metrics import Metrics

CLOSING_SECONDS = 5.0
"""A connection that we have closed may take its last bytes for this long."""
UNREAD_SECONDS = 20.0
"""A peer may leave what we sent unread for this long."""
SWEEP_SECONDS = 0.5
LIVE_SHARE = 0.75
"""Live channels never take more than this share of all connections, so that requests always find room."""

_near = lru_cache(maxsize=4096)(neighbourhood)


class Peer:
    """What the limits know of one connection; the protocols of HTTP and of live channels are peers."""

    transport: asyncio.Transport
    near = ""
    """The address that the limits count by."""
    deadline = math.inf
    """When it ends unless it has sent what we wait for."""
    unread_since = math.inf
    """Since when the peer has taken nothing of what we sent."""
    closing_since = math.inf
    is_live = False
    """Whether it is a live channel."""


class Connections:
    """All connections of a server."""

    def __init__(self, most: int, limits: Limits, trusted: Sequence[Network], clock: Clock, metrics: Metrics) -> None:
        self._most, self._most_here, self._trusted, self._metrics = most, limits.connections_here, trusted, metrics
        self._arrivals = Buckets(limits.arrivals, clock)
        self._all: dict[str, set[Peer]] = {}
        """By address; those of a trusted proxy share its address, and have no limit of their own."""
        self._idle: dict[Peer, None] = {}
        """Those without a whole request, the one that has waited longest first."""
        self._count = 0
        self.live = 0
        """How many of them are live channels."""
        metrics.connections.set_function(lambda: self._count)

    def __len__(self) -> int:
        return self._count

    @property
    def most_live(self) -> int:
        return int(self._most * LIVE_SHARE)

    def enter(self, peer: Peer, address: str, seconds: float) -> bool:
        """A new connection, which has this long to send its first request; false: it is refused, and must go."""
        peer.near = near = _near(address)
        if not trusts(self._trusted, address):
            if not self._arrivals.take(near):
                return self._refuse("arrivals")
            if len(self._all.get(near, ())) >= self._most_here and not self._shed(near):
                return self._refuse("connections_here")
        if self._count >= self._most and not self._shed():
            return self._refuse("connections")
        self._all.setdefault(near, set()).add(peer)
        self._count += 1
        self.wait(peer, seconds)
        return True

    def upgrade(self, peer: Peer, live: Peer) -> None:
        """A request has become a live channel: the same connection under another protocol."""
        live.near = peer.near
        self._all[peer.near].add(live)
        self._count += 1
        self.live += 1
        self.leave(peer)

    def leave(self, peer: Peer) -> None:
        """A connection has ended; one that was refused was never counted."""
        self._idle.pop(peer, None)
        here = self._all.get(peer.near)
        if here is None or peer not in here:
            return
        here.discard(peer)
        if not here:
            del self._all[peer.near]
        self._count -= 1
        self.live -= peer.is_live

    def wait(self, peer: Peer, seconds: float = math.inf) -> None:
        """This connection has no whole request: it has this long to send the rest, and goes first if room is short."""
        peer.deadline = _now() + seconds
        self._idle.pop(peer, None)
        self._idle[peer] = None

    def work(self, peer: Peer) -> None:
        """A request of this connection is being answered."""
        peer.deadline = math.inf
        self._idle.pop(peer, None)

    async def watch(self) -> None:
        """End what is late, until somebody ends this."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep(_now())

    def sweep(self, now: float) -> None:
        """End every connection that is late with its request, its reading or its goodbye."""
        for peer in [peer for here in self._all.values() for peer in here]:
            if peer.transport.is_closing():
                peer.closing_since = min(peer.closing_since, now)
            why = (
                "request" if now >= peer.deadline
                else "unread" if now - peer.unread_since >= UNREAD_SECONDS
                else "closing" if now - peer.closing_since >= CLOSING_SECONDS
                else ""
            )  # fmt: skip
            if why:
                self._end(peer, why)

    def _shed(self, near: str | None = None) -> bool:
        """End the idle connection that has waited longest, of one address or of all; false if none is idle."""
        for peer in self._idle:
            if near is None or peer.near == near:
                self._end(peer, "shed")
                return True
        return False

    def _end(self, peer: Peer, why: str) -> None:
        """Without a word: a polite end would wait for whoever does not read."""
        self._metrics.connections_ended.labels(why).inc()
        self.leave(peer)
        peer.transport.abort()

    def _refuse(self, what: str) -> bool:
        self._metrics.limited.labels(what).inc()
        return False


def _now() -> float:
    return asyncio.get_running_loop().time()
