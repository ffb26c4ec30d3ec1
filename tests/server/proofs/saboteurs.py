"""The tables broken on purpose, once for every path on which something could leave them: each must be caught."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace

from spellboard.core.history import History
from spellboard.core.match import Match
from spellboard.core.messages import Message
from spellboard.core.prepared import Prepared
from spellboard.core.preview import Preview
from spellboard.server.errors import Problem
from spellboard.server.tables import board, botting, doing, house, sight
from spellboard.server.tables.table import ROOMS, Table
from spellboard.server.wire import incoming
from spellboard.server.wire.outgoing import No, ProspectOut


def mark(match: Match) -> int:
    """A number that depends on the whole truth."""
    return zlib.crc32(match.state.to_bytes())


@contextmanager
def log() -> Iterator[None]:
    """What is told live is what the next seat may know."""
    told = Prepared.told
    with patch.object(Prepared, "told", lambda self, seat: told(self, 2 if seat != 2 else 0)):
        yield


@contextmanager
def resume() -> Iterator[None]:
    """Who comes back is told what another seat may know."""
    told = Match.told
    with patch.object(Match, "told", lambda self, seat, after=0: told(self, 2 if seat != 2 else 0, after)):
        yield


@contextmanager
def transcript() -> Iterator[None]:
    """The pages are those of another seat."""
    pages = History.pages
    with patch.object(History, "pages", lambda self, seat, *block: pages(self, 2 if seat != 2 else 0, *block)):
        yield


@contextmanager
def undo() -> Iterator[None]:
    """Everybody hears what was taken back."""

    async def undone(table: Table, connection: Any, frame: Any, came: int) -> None:
        text = zlib.crc32(table.must_match().texts[-1].encode())
        await doing.undo(table, connection, frame, came)
        for other in table.connections:
            other.send(No("", Message("error-undone", {"text": text})))

    with patch.dict(ROOMS, {incoming.Undo: undone}):
        yield


@contextmanager
def error() -> Iterator[None]:
    """A refusal says more than a clause."""
    codes_of = doing.codes_of

    def leaky(table: Table, plays: list[str]) -> list[int]:
        found = codes_of(table, plays)
        if any(code not in table.must_match().state.legal(0) for code in found):
            raise Problem("error-unknown-action", 422, hint=mark(table.must_match()))
        return found

    with patch.object(doing, "codes_of", leaky):
        yield


@contextmanager
def lobby() -> Iterator[None]:
    """The lobby hears who is strong."""
    turn = house._turn

    def leaky(table: Table, guest: str) -> Any:
        return replace(turn(table, guest), game=f"{mark(table.must_match())}")

    with patch.object(house, "_turn", leaky):
        yield


@contextmanager
def ask() -> Iterator[None]:
    """A question is answered from the truth."""
    preview = sight.preview

    def leaky(match: Match, seat: int, codes: Any) -> Any:
        follows = (Message("event-over", {"hint": mark(match)}),)
        return replace(preview(match, seat, codes), follows=follows)

    with patch.object(sight, "preview", leaky):
        yield


@contextmanager
def prospects() -> Iterator[None]:
    """How things stand is told from the truth."""
    honest = sight.prospects

    def leaky(match: Match, seat: int) -> Any:
        return [*honest(match, seat), ProspectOut(str(mark(match)), [], Preview())]

    with patch.object(sight, "prospects", leaky):
        yield


@contextmanager
def screen() -> Iterator[None]:
    """A screen that a seated host opens for the room shows what the host holds."""
    change = Table.change
    host = 0

    def leaky(self: Table, eye: int | None, told: Any, after: int) -> Any:
        return change(self, host if eye is None else eye, told, after)

    with patch.object(Table, "change", leaky):
        yield


@contextmanager
def table() -> Iterator[None]:
    """The table itself shows something of the match."""
    whole = board.board

    def leaky(id: str, created: int, kept: Any, live: Any) -> Any:
        return replace(whole(id, created, kept, live), reason=str(len(live.resigned)))

    live = Table.sight

    def sighted(self: Table) -> Any:
        found = live(self)
        return found if self.match is None else replace(found, reason=str(mark(self.match)))

    with patch.object(board, "board", leaky), patch.object(Table, "sight", sighted):
        yield


@contextmanager
def timing() -> Iterator[None]:
    """A bot that has little to choose from answers at once."""
    slot = botting.Bots._slot

    def leaky(self: botting.Bots, seat: int) -> float:
        match = self._table.must_match()
        return slot(self, seat) * (mark(match) % 7) / 7

    with patch.object(botting.Bots, "_slot", leaky):
        yield


SABOTEURS: dict[str, Callable[[], Any]] = {
    made.__name__: made for made in (log, resume, transcript, undo, error, lobby, ask, prospects, screen, table, timing)
}
