"""What a seat does in the match: prepared, stored, true, acknowledged, told, in this order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spellboard.core.errors import UnknownAction

from ..errors import Problem
from ..guests import lines
from ..wire.incoming import Ask, Do, Resign, Say, Undo
from ..wire.outgoing import Answered
from . import sight

if TYPE_CHECKING:
    from .connection import Connection
    from .table import Table


async def do(table: Table, connection: Connection, frame: Do, came: int) -> None:
    """A seat acts; several actions are one atomic batch."""
    match = table.must_play(connection, frame.seat)
    _must_be_fresh(table, frame.seat, frame.fresh)
    codes = codes_of(table, frame.play)
    draft = table.draft(came)
    draft.asked_by(connection, frame)
    draft.enter(match.prepare(codes, frame.seat))
    if match.in_a_row(frame.seat) >= table.house.rules.in_a_row:
        table.hand_over(draft, frame.seat)
    await draft.store()
    table.acknowledge(connection, frame.request)
    table.tell(draft)


async def undo(table: Table, connection: Connection, frame: Undo, came: int) -> None:
    """A seat takes back what nobody has built upon."""
    match = table.must_play(connection, frame.seat)
    _must_be_fresh(table, frame.seat, frame.fresh)
    table.must_take_back(connection)
    draft = table.draft(came)
    draft.asked_by(connection, frame)
    draft.enter(match.prepare_undo(frame.seat, frame.turn))
    if draft.kept.chairs[frame.seat].order:
        draft.chair(frame.seat, order="", until="", phase="", round=0)  # or it would be played again at once
    await draft.store()
    table.acknowledge(connection, frame.request)
    table.tell(draft)


async def resign(table: Table, connection: Connection, frame: Resign, came: int) -> None:
    """A seat leaves the match, as its game rules it."""
    match = table.must_play(connection, frame.seat)
    draft = table.draft(came)
    draft.asked_by(connection, frame)
    draft.enter(match.prepare_resign(frame.seat))
    if draft.kept.chairs[frame.seat].order:
        draft.chair(frame.seat, order="", until="", phase="", round=0)
    await draft.store()
    table.acknowledge(connection, frame.request)
    table.tell(draft)


async def say(table: Table, connection: Connection, frame: Say, came: int) -> None:
    """A line of chat: an event of the table, no matter for the match."""
    guest = connection.guest
    if guest.id in table.kept.muted:
        raise Problem("error-muted", 403)
    line = lines.plain(frame.text)
    if not line:
        raise Problem("error-nothing-said", 422)
    table.house.quotas.must_chat(guest.id, table.id, connection.near)
    draft = table.draft(came)
    draft.asked_by(connection, frame)
    seat = connection.seats[0] if connection.seats else None
    draft.tell("said", seat, guest.id, line)
    await draft.store()
    table.acknowledge(connection, frame.request)
    table.tell(draft)


def ask(table: Table, connection: Connection, frame: Ask) -> None:
    """A question without consequence."""
    table.must_speak(connection, frame.seat)
    match = table.must_match()
    codes = codes_of(table, frame.play)
    if frame.what == "ways":
        ways = [] if match.over else sight.ways(match, frame.seat, codes)
        connection.send(Answered(frame.request, ways=ways))
        return
    if frame.what == "prospects":
        prospects = [] if match.over else sight.prospects(match, frame.seat)
        connection.send(Answered(frame.request, prospects=prospects))
        return
    if not codes:
        raise Problem("error-nothing-asked", 422)
    if frame.what == "preview":
        connection.send(Answered(frame.request, preview=sight.preview(match, frame.seat, codes)))
        return
    refusal = sight.why(match, frame.seat, codes)
    connection.send(Answered(frame.request, why=None if refusal is None else refusal.sent))


def codes_of(table: Table, plays: list[str]) -> list[int]:
    """The codes of what somebody wrote."""
    game = table.must_match().game
    try:
        return [code for play in plays for code in game.codes_of(play)]
    except UnknownAction:
        raise Problem("error-unknown-action", 422) from None


def _must_be_fresh(table: Table, seat: int, fresh: int) -> None:
    if fresh != table.fresh[seat]:
        raise Problem("error-asked-anew", 409, fresh=table.fresh[seat])
