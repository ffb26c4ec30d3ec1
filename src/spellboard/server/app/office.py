"""The operator's orders, carried out by the server that runs: it alone changes its tables."""

from __future__ import annotations

import asyncio
from typing import assert_never

from ..clock import Clock
from ..guests.guest import Guest
from ..storage.mailbox import AnyOrder, Close, Delete, GiveRecord, GiveTranscript, Rewind, attend
from ..storage.store import StorageTrouble, Store
from ..tables.house import House
from ..tables.table import Table
from .logs import Log

PAUSE = 1.0
"""Seconds between two looks into the box."""


class HouseOffice:
    """An `Office` over the house: what a host may do, the operator may as well, and go back besides."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def carry_out(self, order: AnyOrder) -> str:
        table = await self._house.table(order.table)
        host = Guest(table.kept.host, "")
        match order:
            case Rewind():
                await self._house.whole(_rewind(table, order.before))
                return f"table {table.id} stands before entry {order.before} again"
            case Close():
                await table.close(host)
                return f"table {table.id} is closed"
            case Delete():
                if not table.kept.done and table.kept.status != "open":
                    await table.close(host)
                await table.delete(host)
                return f"table {table.id} is deleted"
            case GiveRecord():
                return (await table.record(host)).decode()
            case GiveTranscript():
                shown = await asyncio.to_thread(table.must_match().transcript, order.seat)
                return shown.encode().decode()
        assert_never(order)


async def _rewind(table: Table, before: int) -> None:
    async with table.lock:
        match = table.must_match()
        table.must_run()
        draft = table.draft()
        draft.enter(match.prepare_rewind(before))
        await table.act(draft)


async def attending(store: Store, house: House, clock: Clock, log: Log) -> None:
    """Look into the box until somebody ends it."""
    office = HouseOffice(house)
    while True:
        await clock.sleep(PAUSE)
        try:
            done = await attend(store, office, clock.now())
        except StorageTrouble as error:
            log.warning("storage", text=str(error)[:300])
        else:
            if done:
                log.info("orders", done=done)
