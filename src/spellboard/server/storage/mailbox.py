"""Orders of the operator to the running server, through a table of the database: the server alone changes its tables.

`spellboard admin` posts an order and waits for the answer; the server looks into the box every second (`attend`). Where
no server runs, the command carries the order out itself, by the same `Office`.
"""

from __future__ import annotations

import logging
import sqlite3
import time
from contextlib import suppress
from pathlib import Path
from typing import Protocol

import msgspec
from msgspec import Struct

from spellboard.core.errors import SpellboardError

from .. import PACKAGE
from . import reads
from .file import connect, trouble
from .statements import carry_out
from .store import AddOrder, AnswerOrder, OrderRow, StorageTrouble, Store, WriteRefused

GOOD_FOR = 60.0
"""An order that is older (in seconds) is not carried out: whoever gave it has gone long ago."""
PAUSE = 0.1

_log = logging.getLogger(__name__)


class Order(Struct, frozen=True, tag_field="kind"):
    """The head of all orders."""

    table: str


class Rewind(Order, frozen=True, tag="rewind"):
    """Go back to the position before an entry of the journal."""

    before: int


class Close(Order, frozen=True, tag="close"):
    """End the match without a result; its secret is published."""


class Delete(Order, frozen=True, tag="delete"):
    """The table and all that belongs to it."""


class GiveRecord(Order, frozen=True, tag="record"):
    """The record of a match that is over or closed, as JSON."""


class GiveTranscript(Order, frozen=True, tag="transcript"):
    """What a seat (None: a spectator) was told so far, as JSON."""

    seat: int | None = None


AnyOrder = Rewind | Close | Delete | GiveRecord | GiveTranscript
_ORDERS: msgspec.json.Decoder[AnyOrder] = msgspec.json.Decoder(AnyOrder)


class Office(Protocol):
    """Whoever carries out orders."""

    async def carry_out(self, order: AnyOrder) -> str:
        """One line that says what was done, or the document that was asked for; a SpellboardError says why not."""
        ...


async def attend(store: Store, office: Office, now: int) -> int:
    """Carry out and answer what waits in the box; gives how many orders there were."""
    waiting = await store.orders()
    for row in waiting:
        done, said = await _try(office, row, now)
        with suppress(WriteRefused):  # it was taken back meanwhile
            await store.write([AnswerOrder(row.id, now, done, said)])
    return len(waiting)


async def _try(office: Office, row: OrderRow, now: int) -> tuple[bool, str]:
    if now - row.at > GOOD_FOR * 1000:
        return False, str(SpellboardError("error-order-old", package=PACKAGE))
    try:
        return True, await office.carry_out(read(row))
    except SpellboardError as error:
        return False, str(error)
    except Exception:  # an order that goes wrong must not stop the server
        _log.exception("an order went wrong: %s", row.kind)
        return False, str(SpellboardError("error-order-failed", package=PACKAGE))


def read(row: OrderRow) -> AnyOrder:
    """The order of a row."""
    try:
        return _ORDERS.decode(row.facts)
    except msgspec.MsgspecError as error:
        raise SpellboardError("error-order-unknown", package=PACKAGE, why=error) from None


class Mailbox:
    """The operator's side: another process than the server's."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def ask(self, order: AnyOrder, patience: float = 15.0) -> str:
        """Post an order and wait for its answer."""
        try:
            connection = connect(self._path)
        except sqlite3.Error as error:
            raise trouble(error, self._path) from None
        try:
            return self._ask(connection, order, patience)
        except sqlite3.Error as error:
            raise trouble(error, self._path) from None
        finally:
            connection.close()

    def _ask(self, connection: sqlite3.Connection, order: AnyOrder, patience: float) -> str:
        kind = str(type(order).__struct_config__.tag)
        # The server's clock is never behind what its database has seen, whatever this machine's clock says now.
        now = max(int(time.time() * 1000), reads.alive_at(connection))
        connection.execute("BEGIN IMMEDIATE")
        carry_out(connection, AddOrder(now, kind, order.table, msgspec.json.encode(order)))
        (number,) = connection.execute("SELECT max(id) FROM orders").fetchone()
        connection.execute("COMMIT")
        end = time.monotonic() + patience
        try:
            while time.monotonic() < end:
                answer = reads.order(connection, number)
                if answer is not None and answer.answered:
                    return _said(answer)
                time.sleep(PAUSE)
            answer = reads.order(connection, number)
            if answer is not None and answer.answered:
                return _said(answer)
        finally:  # an answer that was heard is of no more use: it may be a record, with names
            connection.execute("DELETE FROM orders WHERE id = ?", (number,))
        raise StorageTrouble("error-no-answer", "locked", file=str(self._path))


def _said(answer: OrderRow) -> str:
    if not answer.done:
        raise SpellboardError("error-verbatim", words=answer.said)
    return answer.said
