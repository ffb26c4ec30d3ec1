"""A table: what is true of it, one change at a time, and who is told."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from msgspec import Raw

from spellboard.core.entries import Deed, Undo
from spellboard.core.errors import SpellboardError
from spellboard.core.match import Match
from spellboard.core.prepared import Prepared
from spellboard.core.rulebook import Refusal
from spellboard.core.transcript import Told

from ..errors import Problem, said
from ..guests.guest import Guest
from ..storage.store import MOST_REQUESTS, DropRequests, EntryRow, StorageTrouble
from ..wire import incoming
from ..wire.incoming import Hello, Incoming
from ..wire.outgoing import Ack, No, Welcome
from ..wire.table import TableSight
from . import board, botting, clocks, doing, lost, orders, practising, presence, sight, starting, votes
from .asked import Asked, asked, tag
from .connection import Connection
from .desk import Desk
from .draft import Draft
from .errors import refused
from .kept import Kept, public
from .parts import ChangePart, TablePart, items
from .sight import Standing, Tale

if TYPE_CHECKING:
    from .house import House

T = TypeVar("T")
MAX_DEVICES = 8
"""Devices of one guest at a table."""
MAX_WATCHING = 100
"""Devices that look on at a table."""
MAX_ASKERS = 200
"""Guests of whom a table remembers requests."""
MOST_TOLD = 400
"""A client that was away for longer is told the newest entries, and finds the others in the pages."""
MOST_HAPPENED = 200
ROOMS: dict[type, Any] = {
    incoming.Do: doing.do,
    incoming.Undo: doing.undo,
    incoming.Resign: doing.resign,
    incoming.Say: doing.say,
    incoming.Propose: votes.propose,
    incoming.Answer: votes.answer,
    incoming.Order: orders.order,
    incoming.Promise: starting.promise,
    incoming.Reveal: starting.reveal,
}
_encode = msgspec.json.Encoder().encode


class Table(Desk):
    """One table in memory. Whoever changes it holds its lock; what it does not keep here is in the store."""

    def __init__(self, house: House, id: str, kept: Kept, created: int, touched: int) -> None:
        self.house = house
        self.id = id
        self.kept = kept
        self.created = created
        self.touched = touched
        self.stored = touched
        """`touched` as the store has it."""
        self.events = 0
        """The number of the newest event."""
        self.match: Match | None = None
        self.members: dict[str, str] = {}
        self.fresh: list[int] = [0] * len(kept.chairs)
        self.running: dict[int, int] = {}
        """Whose clock runs, and since when."""
        self.connections: set[Connection] = set()
        self.present: set[int] = set()
        """The seats of which everybody was told that they are here."""
        self.away: dict[int, int] = {}
        """The seats without a device, and since when."""
        self.reporters: set[str] = set()
        """The guests whose devices knew more of the journal: each is listened to once."""
        self.looked = self.used = house.clock.now()
        self.near = ""
        """The address of the device that came last: what bots play here is counted there."""
        self.gone = False
        self.lock = asyncio.Lock()
        self.bots = botting.Bots(self)
        self._requests: dict[str, dict[tuple[str, str], tuple[str, int]]] = {}
        """By guest, then by device and request id: content and journal number, as the store keeps them."""
        self._journaled: dict[str, tuple[str, int]] = {}
        """The same of requests that left entries in the journal, by their tags there."""

    @property
    def journal(self) -> int:
        return 0 if self.match is None else len(self.match.entries)

    @property
    def takes_back(self) -> bool:
        """Whether the journal is short enough for anything to be taken back."""
        return self.journal < self.house.rules.entries_undo

    # --- the live channel --------------------------------------------------------------------------------------------

    async def hello(self, connection: Connection, hello: Hello) -> None:
        """A device comes: the table as it is, and the match as each of its seats may know it."""
        await self.house.gate.mine()
        await self.whole(self._hello(connection, hello))

    async def take(self, connection: Connection, frame: Incoming) -> None:
        """Any other frame. Whatever a client does, the answer is in its outbox."""
        came = self.house.clock.now()
        if isinstance(frame, Hello):
            await self.hello(connection, frame)
            return
        await self.house.gate.mine()
        if connection.seats is None:
            connection.close("protocol")
        elif isinstance(frame, incoming.Ask):
            self._answer(connection, frame.request, lambda: doing.ask(self, connection, frame))
        else:
            await self.whole(self._take(connection, frame, came))

    def part(self, connection: Connection) -> None:
        """A device goes."""
        if connection in self.connections:
            self.connections.discard(connection)
            presence.parted(self, connection)

    async def _hello(self, connection: Connection, hello: Hello) -> None:
        async with self.lock:
            if self.gone:
                connection.close("resume")
                return
            if not self.admits(connection.guest) or not self._owns(connection.guest, hello.seats):
                connection.close("removed" if not self.admits(connection.guest) else "protocol")
                return
            if connection not in self.connections and self._is_crowded(connection, hello.seats):
                connection.close("too-many")
                return
            await lost.compare(self, connection, hello)
            try:
                happened: list[Any] = []
                if hello.events < self.events:
                    rows = await self.house.store.events(self.id, hello.events, MOST_HAPPENED)
                    happened = [Raw(row.text) for row in rows]
                known = min(hello.journal, self.journal)
                after = max(known, self.journal - MOST_TOLD)
                seats = tuple(dict.fromkeys(hello.seats))
                told = await self._told(seats or (None,), after)
            except StorageTrouble:
                connection.close("resume")
                return
            before, connection.seats = connection.seats or (), seats
            self.near = connection.near
            you = public(self.id, connection.guest.id)
            connection.send(Welcome(self.sight(), self.journal, self.events, happened, you))
            for eye in connection.eyes if self.match is not None else ():
                connection.change(self.change(eye, self.tale(told[eye]), after))
            self.connections.add(connection)
            self.looked = self.house.clock.now()
            presence.left(self, before)
            await presence.came(self, seats)
            await self.settle()

    def _is_crowded(self, connection: Connection, seats: list[int]) -> bool:
        """Whether this guest has too many devices here, or the table too many spectators."""
        mine = sum(other.guest.id == connection.guest.id for other in self.connections)
        watching = sum(not other.seats for other in self.connections)
        return mine >= MAX_DEVICES or (not seats and watching >= MAX_WATCHING)

    async def _told(self, eyes: Iterable[int | None], after: int) -> dict[int | None, list[Told]]:
        """What each of these eyes was told since an entry; what is no longer at hand is played again elsewhere."""
        match = self.match
        if match is None:
            return {}
        if self.journal - after <= 32:
            return {eye: match.told(eye, after) for eye in eyes}
        return {eye: await asyncio.to_thread(match.told, eye, after) for eye in eyes}

    async def _take(self, connection: Connection, frame: Any, came: int) -> None:
        async with self.lock:
            who = asked(connection, frame)
            before = self._answered(who)
            if before is not None:
                content, journal = before
                same = content == who.content
                connection.send(Ack(frame.request, journal, again=True) if same else no(frame.request, _reused()))
                return
            try:
                await ROOMS[type(frame)](self, connection, frame, came)
            except SpellboardError as error:
                connection.send(no(frame.request, error))
                return
            finally:
                connection.wake()
            await self.settle()

    def _answer(self, connection: Connection, request: str, work: Any) -> None:
        try:
            work()
        except SpellboardError as error:
            connection.send(no(request, error))

    # --- one change at a time ----------------------------------------------------------------------------------------

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Do this to its end, also where whoever asked for it goes away in the middle."""
        return await self.house.whole(work)

    def lose(self) -> None:
        """What is stored and what is here may differ: whoever comes next finds the table as it is stored."""
        self.house.let_go(self)
        for connection in list(self.connections):
            connection.close("resume")

    def draft(self, came: int | None = None) -> Draft:
        """A change that is to be worked out."""
        if self.gone:
            raise StorageTrouble("error-table-gone")
        return Draft(self, came)

    async def act(self, draft: Draft) -> None:
        """Store a change and tell it; whoever calls holds the lock."""
        await draft.store()
        self.tell(draft)
        await self.settle()

    async def settle(self) -> None:
        """What follows by itself: an endless match is closed, who may not look goes, standing orders, bots, alarms."""
        if self.gone:
            return
        presence.admitted(self)
        self.house.alarm(self)
        try:
            await orders.carry_out(self)
            await self._close_endless()
        except StorageTrouble:
            self.house.soon(self)
        self.bots.go_on()

    async def _close_endless(self) -> None:
        """A match with too many entries ends here, so that what is stored has an end."""
        if self.kept.status == "running" and self.journal >= self.house.rules.entries:
            draft = self.draft()
            draft.person = False
            draft.close("too-long")
            await draft.store()
            self.tell(draft)

    def due(self) -> int:
        """When this table must be looked at again; 0: not because of the time."""
        kept = self.kept
        if kept.status == "running" and not (kept.votes or self.running or self.away):
            return 0  # as most tables are after most moves
        times = (starting.due(self), votes.due(self), clocks.due(self), presence.due(self))
        return min((time for time in times if time), default=0)

    async def ring(self) -> None:
        """The time has come for something."""
        async with self.lock:
            if self.gone:
                return
            for room in (starting, votes, clocks, presence):
                await room.ring(self)
            await self.settle()

    def remember(self, who: Asked, journal: int, journaled: bool = False) -> None:
        """A request was carried out. Memory forgets what the store forgets, or the store would refuse a new one."""
        if journaled:
            self._journaled[tag(self.id, who)] = who.content, journal
            _forget_oldest(self._journaled, MOST_REQUESTS * len(self.kept.chairs))
        else:
            kept = self._requests.pop(who.guest, {})
            kept[who.device, who.request] = who.content, journal
            _forget_oldest(kept, MOST_REQUESTS)
            self._requests[who.guest] = kept  # whoever asked last is forgotten last
            _forget_oldest(self._requests, MAX_ASKERS)

    def forgotten(self, who: Asked) -> list[DropRequests]:
        """Whose requests are forgotten when this one is remembered: anybody may chat where a table is public."""
        full = who.guest not in self._requests and len(self._requests) >= MAX_ASKERS
        return [DropRequests(self.id, next(iter(self._requests)))] if full else []

    def recall(self, entries: list[EntryRow]) -> None:
        """The newest requests that the journal notes were carried out."""
        for row in [row for row in entries if row.asked][-MOST_REQUESTS * len(self.kept.chairs) :]:
            found, _, content = row.asked.partition(".")
            self._journaled[found] = content, row.n

    def _answered(self, who: Asked) -> tuple[str, int] | None:
        """Content and journal number of a request that was carried out before."""
        found = self._requests.get(who.guest, {}).get((who.device, who.request))
        return self._journaled.get(tag(self.id, who)) if found is None else found

    # --- the match ---------------------------------------------------------------------------------------------------

    def begin(self, match: Match) -> None:
        """The first deal is stored; where seats were drawn, the devices go with their people."""
        self.match = match
        self.fresh = [self.journal] * len(self.kept.chairs)
        lot = self.kept.dealt.lot if self.kept.dealt is not None else ()
        if lot:
            seat_of = {before: seat for seat, before in enumerate(lot)}
            for connection in self.connections:
                connection.seats = tuple(seat_of[before] for before in connection.seats or ())
            self.present = {seat_of[before] for before in self.present}
            self.away = {seat_of[before]: since for before, since in self.away.items()}

    def commit(self, prepared: Prepared) -> None:
        """What was prepared is stored and becomes true."""
        match = self.must_match()
        entries = vars(prepared)["draft"].entries
        # Only another seat's deed or undo can leave untouched what a seat may do.
        actors = {entry.seat if isinstance(entry, Deed | Undo) else None for entry in entries}
        actor = actors.pop() if len(actors) == 1 else None
        before = self._offers() if actor is not None else []
        match.commit(prepared)
        now = self._offers() if actor is not None else []
        for seat in range(len(self.fresh)):
            if actor is None or seat == actor or not now[seat][1] or before[seat] != now[seat]:
                self.fresh[seat] = self.journal

    def _offers(self) -> list[tuple[bool, list[int]]]:
        """For every seat whether it is awaited, and what it may do."""
        state = self.must_match().state
        waiting = state.waiting
        return [(seat in waiting, state.legal(seat)) for seat in range(len(self.fresh))]

    def tale(self, told: list[Told]) -> Tale:
        return sight.tale(self.must_match().game, told)

    def change(self, eye: int | None, tale: Tale, after: int) -> ChangePart:
        """The match as one seat may know it."""
        match = self.must_match()
        undo, reason = self.takes_back, self.kept.reason
        standing = Standing(undo=undo, reason=reason)
        if eye is not None:
            chair, guide = self.kept.chairs[eye], practising.guidance(self, eye)
            standing = Standing(self.fresh[eye], chair.order, chair.until, guide, undo, reason)
        # Not kept: a sight takes up to 25 kB, and most tables wait.
        return sight.change(match, eye, tale, after, sight.sight(match, eye, standing), clocks.sights(self))

    def hand_over(self, draft: Draft, seat: int, level: str = "") -> None:
        """A bot plays on for a seat; its player may return."""
        bot = level or self.house.substitute(self.kept.game)
        draft.chair(seat, bot=bot, order="", until="", phase="", round=0)
        draft.tell("bot", seat, level=bot)

    def give_back(self, draft: Draft, seat: int) -> None:
        """A player returns to a seat that a bot has kept."""
        rule = draft.kept.clock
        least = 1000 * (rule.seconds if rule.kind == "move" else min(rule.seconds, 60))
        draft.chair(seat, bot="", left=max(draft.kept.chairs[seat].left, least))
        draft.tell("returned", seat)

    # --- telling -----------------------------------------------------------------------------------------------------

    def acknowledge(self, connection: Connection, request: str) -> None:
        connection.acknowledge(_encode(Ack(request, self.journal)))

    def tell(self, draft: Draft) -> None:
        """What has become true, to everybody at the table, each as they may know it."""
        match = self.match
        if match is not None and (draft.prepared is not None or draft.match is not None):
            after = 0 if draft.prepared is None else draft.prepared.after
            parts: dict[int | None, ChangePart] = {}
            # Where nothing of it is secret everybody is told what a spectator is told: it is put into words once.
            everybody = self.tale(draft.prepared.told(None)) if draft.prepared and draft.prepared.open else None
            for connection in self.connections:
                for eye in connection.eyes:
                    if eye not in parts:
                        tale = everybody
                        if tale is None:
                            news = match.told(eye, after) if draft.prepared is None else draft.prepared.told(eye)
                            tale = self.tale(news)
                        parts[eye] = self.change(eye, tale, after)
                    connection.change(parts[eye])
        if draft.happened:
            part = TablePart(self.events, items(list(draft.happened)), _encode(self.sight()))
            for connection in self.connections:
                connection.happened(part)
        self.house.told(self, draft)
        self.house.alarm(self)

    def show_again(self, seat: int) -> None:
        """Something that only this seat sees has changed."""
        part = self.change(seat, Tale(b"", b""), self.journal)
        for connection in self.connections:
            if seat in connection.eyes:
                connection.change(part)

    def show_table(self) -> None:
        """Something that is no event has changed."""
        part = TablePart(self.events, b"", _encode(self.sight()))
        for connection in self.connections:
            connection.happened(part)

    def sight(self) -> TableSight:
        """The table as everybody at it may know it."""
        return board.board(self.id, self.created, self.kept, presence.live(self))

    # --- who may what ------------------------------------------------------------------------------------------------

    def admits(self, guest: Guest) -> bool:
        """Whether this guest may look at the table at all."""
        if guest.id in self.kept.removed:
            return False
        return self.kept.public or guest.id in self.members or guest.id == self.kept.host

    def away_long(self, seat: int) -> bool:
        return presence.away_long(self, seat)

    def _owns(self, guest: Guest, seats: list[int]) -> bool:
        chairs = self.kept.chairs
        return all(seat < len(chairs) and chairs[seat].guest == guest.id for seat in seats)

    def must_speak(self, connection: Connection, seat: int) -> None:
        """This connection speaks for this seat, and the seat is still its guest's."""
        if seat not in (connection.seats or ()) or not self._owns(connection.guest, [seat]):
            raise Problem("error-not-your-seat", 403)

    def must_be_here(self, seat: int) -> None:
        """A person decides on this seat."""
        if not self.kept.chairs[seat].human:
            raise Problem("error-bot-plays", 409)

    def must_run(self) -> None:
        if self.kept.status != "running":
            raise Problem("error-not-running", 409)

    def must_be_open(self) -> None:
        if self.kept.status != "open":
            raise Problem("error-not-open", 409)

    def must_match(self) -> Match:
        if self.match is None:
            raise Problem("error-not-running", 409)
        return self.match

    def must_take_back(self, connection: Connection) -> None:
        """The journal is not too long for anything to be taken back, and may grow."""
        if not self.takes_back:
            raise Problem("error-undo-closed", 409, entries=self.house.rules.entries_undo)
        self.house.quotas.must_store(connection.guest.id, connection.near)

    def must_play(self, connection: Connection, seat: int) -> Match:
        """This connection may act for this seat now."""
        self.must_speak(connection, seat)
        match = self.must_match()
        self.must_run()
        self.must_be_here(seat)
        if self.kept.paused:
            raise Problem("error-paused", 409)
        return match


def _forget_oldest(found: dict[Any, Any], most: int) -> None:
    while len(found) > most:
        del found[next(iter(found))]


def _reused() -> Problem:
    return Problem("error-request-reused", 409)


def no(request: str, error: SpellboardError) -> No:
    """Why something is not done."""
    if isinstance(error, StorageTrouble):
        return No(request, said(error))
    if isinstance(error, Refusal):
        error = refused(error)
    if not isinstance(error, Problem):
        error = Problem("error-impossible", 409)
    return No(request, error.said, error.refused, error.fresh)
