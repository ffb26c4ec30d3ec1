"""The operator's orders: posted beside a running server, carried out and answered by it."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from spellboard.core.errors import SpellboardError
from spellboard.server import PACKAGE
from spellboard.server.desk import Desk
from spellboard.server.errors import Problem
from spellboard.server.storage.mailbox import (
    GOOD_FOR,
    AnyOrder,
    Close,
    Delete,
    GiveRecord,
    GiveTranscript,
    Mailbox,
    Rewind,
    attend,
)
from spellboard.server.storage.sqlite import SQLiteStore
from spellboard.server.storage.store import AddOrder, Heartbeat, PutTable, StorageTrouble
from tests.server.saying import refused

from . import rows
from .memory import MemoryStore

ORDERS: list[AnyOrder] = [
    Rewind("t1", 7), Close("t1"), Delete("t1"), GiveRecord("t1"), GiveTranscript("t1", 2), GiveTranscript("t1"),
]  # fmt: skip


class Clerk:
    """Does nothing, and writes down what it was asked."""

    def __init__(self, answer: Callable[[AnyOrder], str] = lambda order: f"done: {type(order).__name__}") -> None:
        self.asked: list[AnyOrder] = []
        self._answer = answer

    async def carry_out(self, order: AnyOrder) -> str:
        self.asked.append(order)
        return self._answer(order)


def said(key: str, **args: str) -> str:
    return str(SpellboardError(key, package=PACKAGE, **args))


def no(order: AnyOrder) -> str:
    raise Problem("error-over", 409)


def broken(order: AnyOrder) -> str:
    raise ZeroDivisionError("secret")


def asked(database: Path, order: AnyOrder, clerk: Clerk) -> str:
    """What the operator hears while a server looks into its box."""

    async def story() -> str:
        store = SQLiteStore(database)
        answer = asyncio.ensure_future(asyncio.to_thread(Mailbox(database).ask, order))
        try:
            while not answer.done():
                await attend(store, clerk, int(time.time() * 1000))
                await asyncio.sleep(0.01)
            return answer.result()
        finally:
            await store.close()

    return asyncio.run(story())


@pytest.mark.parametrize("order", ORDERS, ids=lambda order: type(order).__name__)
def test_the_server_gets_an_order_as_it_was_given(database: Path, order: AnyOrder) -> None:
    clerk = Clerk()
    assert asked(database, order, clerk) == f"done: {type(order).__name__}"
    assert clerk.asked == [order]


def test_a_refused_order_says_why(database: Path) -> None:
    with refused(SpellboardError, "verbatim") as error:
        asked(database, Close("t1"), Clerk(no))
    assert str(error.value) == str(Problem("error-over"))


def test_an_order_that_goes_wrong_stops_nothing_and_tells_nothing(database: Path) -> None:
    with refused(SpellboardError, "verbatim") as error:
        asked(database, Close("t1"), Clerk(broken))
    assert str(error.value) == said("error-order-failed") and "secret" not in str(error.value)


def test_an_unanswered_order_is_taken_back(database: Path) -> None:
    with refused(StorageTrouble, "no-answer"):
        Mailbox(database).ask(Delete("t1"), patience=0.05)
    assert asyncio.run(waiting(database)) == 0


async def waiting(database: Path) -> int:
    store = SQLiteStore(database)
    try:
        return len(await store.orders())
    finally:
        await store.close()


def test_an_order_is_not_old_because_the_clock_of_the_machine_was_set_back(database: Path) -> None:
    async def story() -> str:
        store, ahead = SQLiteStore(database), int(time.time() * 1000) + 3_600_000
        await store.write([Heartbeat(ahead)])
        answer = asyncio.ensure_future(asyncio.to_thread(Mailbox(database).ask, Close("t1")))
        try:
            while not answer.done():
                await attend(store, Clerk(), ahead + 1000)
                await asyncio.sleep(0.01)
            return answer.result()
        finally:
            await store.close()

    assert asyncio.run(story()) == "done: Close"


def test_an_answer_that_was_heard_is_kept_no_longer(database: Path) -> None:
    asked(database, GiveRecord("t1"), Clerk(lambda order: "a record with names"))
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT count(*) FROM orders").fetchone() == (0,)


def test_an_old_order_is_not_carried_out() -> None:
    async def story() -> None:
        store, clerk = MemoryStore(), Clerk()
        await store.write([AddOrder(1000, "delete", "t1", b'{"kind":"delete","table":"t1"}')])
        assert await attend(store, clerk, 1001 + int(GOOD_FOR * 1000)) == 1
        assert clerk.asked == [] and await store.orders() == []
        assert not store._orders[1].done and store._orders[1].said == said("error-order-old")

    asyncio.run(story())


def test_an_order_of_a_newer_program_is_refused() -> None:
    async def story() -> None:
        store, clerk = MemoryStore(), Clerk()
        await store.write([AddOrder(1, "paint", "t1", b'{"kind":"paint","table":"t1"}')])
        await attend(store, clerk, 2)
        assert clerk.asked == [] and not store._orders[1].done
        assert store._orders[1].said.startswith(said("error-order-unknown", why="Invalid value 'paint'")[:-1])

    asyncio.run(story())


def test_an_order_that_was_taken_back_while_it_was_carried_out_is_no_trouble(database: Path) -> None:
    def withdrawn(order: AnyOrder) -> str:
        connection = sqlite3.connect(database)
        connection.execute("DELETE FROM orders")
        connection.commit()
        connection.close()
        return "done"

    async def story() -> None:
        store = SQLiteStore(database)
        await store.write([AddOrder(1, "close", "t1", b'{"kind":"close","table":"t1"}')])
        assert await attend(store, Clerk(withdrawn), 2) == 1
        assert await attend(store, Clerk(withdrawn), 3) == 0
        await store.close()

    asyncio.run(story())


def test_where_no_server_runs_a_table_is_deleted_at_once() -> None:
    async def story() -> None:
        store = MemoryStore()
        await store.write([PutTable(rows.table())])
        assert await Desk(store).carry_out(Delete("t1")) == "table t1 is deleted"
        assert await store.table("t1") is None
        with refused(SpellboardError, "no-such-table"):
            await Desk(store).carry_out(Delete("t1"))

    asyncio.run(story())
