"""Proposals: one kind for all. Everybody asked must agree, answers are seen, the next action makes them void."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec.structs import replace

from spellboard.core.errors import SpellboardError
from spellboard.core.match import Match
from spellboard.core.prepared import Prepared

from ..errors import Problem
from ..wire.incoming import Answer, Propose
from .kept import Ballot

if TYPE_CHECKING:
    from .connection import Connection
    from .draft import Draft
    from .table import Table

MOST = 4
"""So many proposals wait at a table at once."""


async def propose(table: Table, connection: Connection, frame: Propose, came: int) -> None:
    """A seat asks the others."""
    table.must_run()
    table.must_speak(connection, frame.seat)
    if frame.kind == "rewind":
        table.must_take_back(connection)
        table.house.quotas.must_rewind(connection.guest.id)
    about = await _checked(table, frame)
    if len(table.kept.votes) >= MOST or any((b.kind, b.about) == (frame.kind, about) for b in table.kept.votes):
        raise Problem("error-vote-waits", 409)
    match = table.must_match()
    gone = match.state.view(None).seats
    asked = [
        seat
        for seat in table.kept.people
        if seat not in (frame.seat, about) and not gone[seat].resigned
    ]  # fmt: skip
    draft = table.draft(came)
    draft.asked_by(connection, frame)
    number = table.kept.voted + 1
    until = draft.now + int(table.house.rules.vote * 1000)
    ballot = Ballot(number, frame.kind, frame.seat, until, tuple(asked), frame.before, about)
    draft.set(voted=number, votes=(*table.kept.votes, ballot))
    draft.tell("proposed", frame.seat, vote=number, what=frame.kind)
    await _count(table, draft, ballot, connection, frame.request)


async def answer(table: Table, connection: Connection, frame: Answer, came: int) -> None:
    """A seat answers; the last yes carries it out, a no ends it."""
    table.must_speak(connection, frame.seat)
    ballot = next((ballot for ballot in table.kept.votes if ballot.vote == frame.vote), None)
    if ballot is None:
        raise Problem("error-vote-gone", 409)
    if frame.seat not in ballot.asked or frame.seat in (*ballot.yes, *ballot.no):
        raise Problem("error-vote-not-asked", 409)
    draft = table.draft(came)
    draft.asked_by(connection, frame)
    seat = (frame.seat,)
    ballot = replace(ballot, yes=ballot.yes + seat) if frame.yes else replace(ballot, no=ballot.no + seat)
    draft.set(votes=tuple(ballot if other.vote == ballot.vote else other for other in table.kept.votes))
    draft.tell("answered", frame.seat, vote=ballot.vote, yes=frame.yes)
    await _count(table, draft, ballot, connection, frame.request)


def avoid(draft: Draft) -> None:
    """The match goes on: what was proposed before is void."""
    for ballot in draft.kept.votes:
        draft.tell("void", vote=ballot.vote, what=ballot.kind)
    if draft.kept.votes:
        draft.set(votes=())


def due(table: Table) -> int:
    return min((ballot.until for ballot in table.kept.votes), default=0)


async def ring(table: Table) -> None:
    """Proposals whose time is over are refused."""
    now = table.house.clock.now()
    late = [ballot for ballot in table.kept.votes if ballot.until <= now]
    if late:
        draft = table.draft()
        draft.person = False
        for ballot in late:
            _end(draft, ballot, "refused")
        await draft.store()
        table.tell(draft)


async def _checked(table: Table, frame: Propose) -> int | None:
    """Whom it is about; what makes no sense is refused at once."""
    chairs, match = table.kept.chairs, table.must_match()
    if frame.kind == "rewind":
        table.must_be_here(frame.seat)
        try:
            await _rewound(match, frame.before)
        except SpellboardError:
            raise Problem("error-vote-entry", 409) from None
        return None
    if frame.kind == "agreement":
        table.must_be_here(frame.seat)
        return None
    about = frame.seat if frame.about is None else frame.about
    if about >= len(chairs):
        raise Problem("error-unknown-seat", 404)
    chair = chairs[about]
    if frame.kind == "return":
        if about != frame.seat or not chair.guest or not chair.bot:
            raise Problem("error-vote-return", 409)
    else:
        table.must_be_here(frame.seat)
        if about == frame.seat or not chair.human or not table.away_long(about):
            raise Problem("error-vote-not-away", 409)
    return about


async def _count(table: Table, draft: Draft, ballot: Ballot, connection: Connection, request: str) -> None:
    """Carry it out, end it, or wait for more; then answer and tell."""
    if ballot.no:
        _end(draft, ballot, "refused")
    elif len(ballot.yes) == len(ballot.asked):
        _end(draft, ballot, "agreed")
        await _carry_out(table, draft, ballot)
    await draft.store()
    table.acknowledge(connection, request)
    table.tell(draft)


def _end(draft: Draft, ballot: Ballot, how: str) -> None:
    draft.set(votes=tuple(other for other in draft.kept.votes if other.vote != ballot.vote))
    draft.tell(how, vote=ballot.vote, what=ballot.kind)


async def _rewound(match: Match, before: int) -> Prepared:
    """A position is worked out from the first entry on: beside the event loop, for that takes a while."""
    return await asyncio.to_thread(match.prepare_rewind, before)


async def _carry_out(table: Table, draft: Draft, ballot: Ballot) -> None:
    match = table.must_match()
    if ballot.kind == "rewind":
        draft.enter(await _rewound(match, ballot.before))
    elif ballot.kind == "agreement":
        draft.close("agreement")
    elif ballot.about is not None and ballot.kind == "hand":
        table.hand_over(draft, ballot.about)
    elif ballot.about is not None:
        table.give_back(draft, ballot.about)
