"""The table as everybody at it may know it: no cards, no secret, nobody's own id."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from ..wire.table import ClockSight, SeatSight, TableSight, VoteSight
from .kept import Ballot, Chair, Kept, public


class Live(Struct, frozen=True):
    """What only a table that is awake knows."""

    present: frozenset[int] = frozenset()
    away: dict[int, int] = {}
    resigned: frozenset[int] = frozenset()
    clocks: Sequence[ClockSight | None] = ()
    watching: dict[str, str] = {}
    watchers: int = 0
    head: str = ""
    waiting: Sequence[int] = ()
    no_undo: bool = False


class _Opened(Struct, frozen=True):
    """What is public of an opening as it is stored: not the secret, and no salt before all hashes are in."""

    promises: list[str]
    salts: list[str]


def board(id: str, created: int, kept: Kept, live: Live) -> TableSight:
    """The table; the match is told in changes."""
    salts = _salts(kept)
    return TableSight(
        id=id,
        game=kept.game,
        edition=kept.edition,
        options=kept.options,
        status=kept.status,
        public=kept.public,
        seating=kept.seating,
        clock=kept.clock,
        seats=[_seat(id, seat, chair, live) for seat, chair in enumerate(kept.chairs)],
        host=public(id, kept.host),
        created=created,
        paused=kept.paused,
        votes=[_vote(ballot) for ballot in kept.votes],
        watchers=live.watchers,
        waiting=list(live.waiting),
        watching=live.watching,
        commitment=kept.commitment,
        head=live.head,
        reason=kept.reason,
        rematch=kept.rematch,
        muted=[public(id, guest) for guest in kept.muted],
        lost=kept.lost,
        practice=kept.practice,
        no_undo=live.no_undo,
        **salts,
    )


def _salts(kept: Kept) -> dict[str, Any]:
    if kept.dealt is not None:
        dealt = kept.dealt
        return {"promises": list(dealt.promises), "salts": list(dealt.salts), "lot": list(dealt.lot)}
    if not kept.opening:
        return {}
    opened = msgspec.json.decode(kept.opening, type=_Opened)
    # The server's own salts are not shown before everybody is bound to theirs.
    return {"promises": opened.promises, "salts": opened.salts if all(opened.promises) else []}


def _seat(id: str, seat: int, chair: Chair, live: Live) -> SeatSight:
    return SeatSight(
        seat=seat,
        name=chair.name,
        guest=public(id, chair.guest),
        bot=chair.bot,
        present=seat in live.present,
        away_since=live.away.get(seat, 0),
        resigned=seat in live.resigned,
        clock=live.clocks[seat] if live.clocks else None,
        salt=chair.salt,
        may_return=bool(chair.guest and chair.bot),
    )


def _vote(ballot: Ballot) -> VoteSight:
    return VoteSight(
        vote=ballot.vote,
        kind=ballot.kind,
        seat=ballot.seat,
        until=ballot.until,
        before=ballot.before,
        about=ballot.about,
        yes=list(ballot.yes),
        no=list(ballot.no),
        asked=list(ballot.asked),
    )
