"""The player of the proofs waits for nothing that cannot come."""

from __future__ import annotations

import asyncio
import random

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from .player import Guest, Ledger, Player


class Never(random.Random):
    """Chance that says nothing at the table."""

    def random(self) -> float:
        return 0.9


def test_who_may_not_start_because_the_disk_is_full_looks_at_the_table_again() -> None:
    """Nothing is sent on the channel then: a player who waits there waits for ever."""

    def full(request: httpx.Request) -> httpx.Response:
        return httpx.Response(503, json={"error": {"key": "error-storage"}})

    async def story() -> bool:
        player, live = Player(Guest(), {}, 1, most=1), ClientConnection(ClientProtocol(parse_uri("ws://table/")))
        player.chance = Never()
        async with httpx.AsyncClient(base_url="http://table", transport=httpx.MockTransport(full)) as http:
            return await player._next(http, live, Ledger("t", "embers", [0], {"open"}), "open")

    assert asyncio.run(story())
