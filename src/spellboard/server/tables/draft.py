"""One change of a table: worked out, stored in one write, and only then true and told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec.structs import replace

from spellboard.core.match import Match
from spellboard.core.prepared import Prepared

from ..quotas import size
from ..storage.store import AddEntries, AddEvents, AddRequest, EntryRow, EventRow, PutTable, StorageTrouble, Write
from ..wire.table import Happened
from . import clocks, presence, votes
from .asked import Asked, asked, noted
from .connection import Connection
from .kept import Kept, public

if TYPE_CHECKING:
    from .table import Table

TOUCH = 60_000
"""A move alone writes the table's row no more often than this, in milliseconds."""
_encode = msgspec.json.Encoder().encode


class Draft:
    """The table as it would be. Nothing is true before `store` has returned."""

    def __init__(self, table: Table, came: int | None = None) -> None:
        self.table = table
        self.kept: Kept = table.kept
        self.now = table.house.clock.now()
        self.came = self.now if came is None else came
        """When the wish arrived: from then on the server works, and nobody's clock runs."""
        self.happened: list[Happened] = []
        self.writes: list[Write] = []
        self.prepared: Prepared | None = None
        self.match: Match | None = None
        """A match that has just begun."""
        self.person = True
        """Whether somebody did this, rather than a bot or the time."""
        self._asked: Asked | None = None
        self._near = ""
        self._words: dict[int, str] = {}

    # --- what is to change -------------------------------------------------------------------------------------------

    def set(self, **fields: Any) -> None:
        self.kept = replace(self.kept, **fields)

    def chair(self, seat: int, **fields: Any) -> None:
        chairs = list(self.kept.chairs)
        chairs[seat] = replace(chairs[seat], **fields)
        self.kept = replace(self.kept, chairs=tuple(chairs))

    def tell(self, kind: Any, seat: int | None = None, guest: str = "", text: str = "", **facts: Any) -> None:
        """An event of the table; `guest` is the guest's own id, which stays here."""
        number = self.table.events + len(self.happened) + 1
        shown = public(self.table.id, guest)
        self.happened.append(Happened(number, self.now, kind, seat, shown, text, facts))
        if text:
            self._words[number] = guest

    def enter(self, prepared: Prepared) -> None:
        """The match goes on."""
        self.prepared = prepared

    def asked_by(self, connection: Connection, frame: Any) -> None:
        """Whose wish this is: repeated, it is answered and not carried out again."""
        self._asked = asked(connection, frame)
        self._near = connection.near

    def close(self, reason: Literal["closed", "agreement", "expired", "rules-changed", "too-long"]) -> None:
        """End the table; a match that runs is closed with it, and its secret is published."""
        match = self.table.match
        if match is not None and not match.over and self.prepared is None:
            self.enter(match.prepare_close("agreement" if reason == "agreement" else "closed"))
        self.set(status="closed", reason=reason, votes=(), opening="", deadline=0, paused=False)
        self.tell("closed", reason=reason)

    # --- it becomes true ---------------------------------------------------------------------------------------------

    async def store(self) -> None:
        """Write all of it, then make it true. If it cannot be written, nothing has changed."""
        table = self.table
        if self.prepared is not None or self.match is not None:
            self._follow()
        clocks.note(self)
        changes = list(self.writes)
        if self.match is not None:
            changes.append(AddEntries(table.id, 0, _rows(0, self.match.texts, self.match.links)))
        elif self.prepared is not None:
            found = self.prepared
            note = "" if self._asked is None else noted(table.id, self._asked)
            changes.append(AddEntries(table.id, found.after, _rows(found.after, found.texts, found.links, note)))
        touched = self.now if self.person else table.touched
        if self.kept is not table.kept or touched - table.stored >= TOUCH:
            changes.append(PutTable(self.kept.row(table.id, table.created, touched)))
        if self.happened:
            rows = [
                EventRow(event.n, event.at, self._words.get(event.n, ""), _encode(event)) for event in self.happened
            ]
            changes.append(AddEvents(table.id, tuple(rows)))
        number = self._journal()
        if self._asked is not None and self.prepared is None:
            who = self._asked
            changes += table.forgotten(who)
            changes.append(AddRequest(table.id, who.guest, who.request, number, who.device, who.content))
        if changes:
            await self._write(changes)
        try:
            self._become(touched, number)
        except BaseException:
            table.lose()
            raise

    async def _write(self, changes: list[Write]) -> None:
        table = self.table
        if self._asked is not None:
            table.house.quotas.charge(self._asked.guest, self._near, size(changes))
        elif self.prepared is not None:  # a bot or a standing order: the host has sat them down
            table.house.quotas.charge(table.kept.host, table.near, size(changes))
        try:
            await table.house.store.write(changes)
        except StorageTrouble as error:
            # The store is well and will not have this: it holds something else than we believe.
            if getattr(error, "kind", "") == "refused":
                table.lose()
            raise

    def _become(self, touched: int, number: int) -> None:
        """It is stored, so it is true; nothing here can be refused any more."""
        table = self.table
        if self.kept is not table.kept or touched - table.stored >= TOUCH:
            table.stored = touched
        table.touched = touched
        if table.match is not None and self.kept.chairs is not table.kept.chairs:
            table.match.players[:] = [chair.player for chair in self.kept.chairs]
        moved = self.kept.chairs is not table.kept.chairs and _guests(self.kept) != _guests(table.kept)
        table.kept = self.kept
        table.events += len(self.happened)
        if self._asked is not None:
            table.remember(self._asked, number, journaled=self.prepared is not None)
        if self.match is not None:
            table.begin(self.match)
        elif self.prepared is not None:
            table.commit(self.prepared)
        if moved:
            presence.reseated(table)
        if self.prepared is None and self.match is None:
            clocks.keep_up(table)
        else:
            clocks.go_on(table)
            if self.person:
                table.bots.decided()

    def _journal(self) -> int:
        """The newest journal number when this is true."""
        if self.match is not None:
            return len(self.match.entries)
        if self.prepared is not None:
            return self.prepared.after + len(self.prepared.texts)
        return self.table.journal

    def _follow(self) -> None:
        """What an action brings with it: proposals are void, clocks pass on, a finished match is over."""
        votes.avoid(self)
        clocks.passed_on(self)
        self._warn()
        over = self.match.over if self.match is not None else _over(self.prepared)
        if over and self.kept.status in ("running", "opening"):
            self.set(status="over", paused=False)
            self.tell("over")

    def _warn(self) -> None:
        """A match that has become very long is told so, in time to end it by agreement."""
        rules = self.table.house.rules
        before, after = self.table.journal, self._journal()
        if any(before < n <= after for n in (rules.entries_warned, rules.entries_undo, rules.entries * 9 // 10)):
            self.tell("long", entries=after, undo=rules.entries_undo, most=rules.entries)


def _guests(kept: Kept) -> list[str]:
    return [chair.guest for chair in kept.chairs]


def _over(prepared: Prepared | None) -> bool:
    draft = vars(prepared)["draft"]
    return bool(draft.closed) or draft.state.actor is None


def _rows(after: int, texts: list[str], links: list[str], asked: str = "") -> tuple[EntryRow, ...]:
    """Entries as they are stored; the last of them says what was asked for."""
    last = len(texts)
    return tuple(
        EntryRow(after + at, text, link, asked if at == last else "")
        for at, (text, link) in enumerate(zip(texts, links, strict=True), 1)
    )
