"""By turns: many who want something at the same moment do not hold up the event loop together."""

from __future__ import annotations

import asyncio
from collections import deque

MOST = 2
"""So many go on in one turn of the event loop: each has much to say to others then."""


class Turns:
    """Who comes while it is quiet goes on at once; of a crowd a few go on in each turn of the loop, in their order."""

    def __init__(self) -> None:
        self._left = MOST
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._armed = False

    async def mine(self) -> None:
        """Wait for one's turn."""
        loop = asyncio.get_running_loop()
        if not self._armed:
            self._armed = True
            loop.call_soon(self._next)
        if self._left and not self._waiting:
            self._left -= 1
            return
        turn = loop.create_future()
        self._waiting.append(turn)
        await turn

    def _next(self) -> None:
        self._left, self._armed = MOST, bool(self._waiting)
        while self._left and self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():  # who waited may have gone
                self._left -= 1
                turn.set_result(None)
        if self._armed:
            asyncio.get_running_loop().call_soon(self._next)
