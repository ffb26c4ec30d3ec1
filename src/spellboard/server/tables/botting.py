"""Bots at a table: asked one at a time through the crew, at a pace that tells nothing about what they hold."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from spellboard.core import header, seal
from spellboard.core.errors import SpellboardError

from ..crew.wanted import Chosen, Wanted
from ..storage.store import StorageTrouble
from . import clocks

if TYPE_CHECKING:
    from .table import Table

log = logging.getLogger(__name__)

AGAIN = 1.0
"""Seconds until something is tried again: a move that could not be stored, a bot that no worker could be found for."""
MAX_SUBSTITUTE_TRIES = 3
"""A bot whose workers fail is replaced for this one decision; after this many failures it has lost its seat."""
THINKING = 0.8
"""So much of its time a bot may think; the rest is for the way to the worker and back, which depends on its cards."""
PLANNED = 0.75
"""So much of the time of all bots is planned; the rest is for what comes between, and for more of them than usual."""
LEAST = 0.03
"""With less time than this, in seconds, a bot that likes to think has none: a quick one plays for it."""
EACH = 4.0
"""So many decisions of each bot are expected between two of people, before there is any experience."""


class Bots:
    """Drives the bots of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._task: asyncio.Task[None] | None = None
        self._spent = 0.0
        """Seconds that bots have taken since the last decision of a person."""
        self._played = 0
        self._usual = 0.0
        """How many decisions of bots lie between two of people, by experience; 0: there is none yet."""
        self._address = ""
        """Where whoever waits comes from, as far as it is known; kept when they go."""
        self._unattended = False
        """Whether a choice was asked for while nobody was at the table."""

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def go_on(self) -> None:
        """Set to work, if a bot is awaited and somebody cares."""
        if not self.busy:
            if self._next() is not None:
                self._task = self._table.house.spawn(self._drive())
        elif self._unattended and self._table.connections:
            self._unattended = False
            self._table.house.crew.attend(self._table.id)

    def stop(self) -> None:
        """Ask no more; a move that is being stored is finished."""
        if self._task is not None:
            self._task.cancel()

    def decided(self) -> None:
        """A person has decided: the bots have all their time again."""
        if self._played:
            # Rather too many are expected than too few: who plans for few has no time left for the others.
            self._usual += (self._played - self._usual) * (0.7 if self._played > self._usual else 0.2)
        self._spent, self._played = 0.0, 0

    def _next(self) -> int | None:
        """The bot that is to choose now."""
        table = self._table
        kept, match = table.kept, table.match
        if table.gone or table.house.closing or kept.status != "running" or kept.paused or match is None or match.over:
            return None
        seat = next((seat for seat in match.state.waiting if kept.chairs[seat].bot), None)
        return seat if seat is not None and self._watched() else None

    def _watched(self) -> bool:
        """Whether somebody looks, or has looked lately; nobody needs to where people play by correspondence."""
        table = self._table
        if table.connections or clocks.patient(table):
            return True
        return table.house.clock.now() - table.looked < table.house.rules.rest * 1000

    def _slot(self, seat: int) -> float:
        """How long the next decision takes, in seconds: by the calendar and the bot's level, never by the cards."""
        table, rules = self._table, self._table.house.rules
        match, chairs = table.must_match(), table.kept.chairs
        likes = max(rules.pace, table.house.crew.seconds(table.kept.game, chairs[seat].bot)) if rules.pace else 0.0
        gone = match.state.view(None).seats
        if all(gone[seat].resigned for seat in table.kept.people):
            return likes  # nobody waits for a turn: who looks on wants to see something
        now = sum(bool(chairs[seat].bot) for seat in match.state.waiting)
        usual = self._usual or EACH * len(table.kept.bots)
        ahead = max(usual - self._played, now, 1)
        return min(likes, max(0.0, rules.bots_together * PLANNED - self._spent) / (ahead + 1))

    async def _drive(self) -> None:
        """Ask, wait for the pace, play; until no bot is awaited."""
        table, clock = self._table, self._table.house.clock
        while True:
            async with table.lock:
                seat = self._next()
                if seat is None:
                    return
                slot, fresh = self._slot(seat), table.fresh[seat]
                wanted = self._wanted(seat, slot)
            asked = clock.now()
            chosen = await self._choose(wanted)
            rest = slot - (clock.now() - asked) / 1000
            if rest > 0:
                await clock.sleep(rest)
            self._spent += (clock.now() - asked) / 1000
            if not await table.whole(self._play(seat, fresh, chosen)):
                await clock.sleep(AGAIN)

    async def _choose(self, wanted: Wanted) -> Chosen:
        """What a bot chooses. A quick one chooses for it where its workers fail: that is no fault of the bot."""
        house = self._table.house
        chosen = await self._ask(wanted)
        for attempt in range(MAX_SUBSTITUTE_TRIES):
            if not chosen.worker_failed:
                break
            await house.clock.sleep(AGAIN * attempt)
            chosen = await self._ask(replace(wanted, level=house.substitute(wanted.game), seconds=0.0))
        return chosen

    async def _ask(self, wanted: Wanted) -> Chosen:
        self._unattended = not wanted.watched
        try:
            return await self._table.house.crew.choose(wanted)
        except Exception as error:  # whatever it is, at worst it is the bot's seat that pays for it and not the table
            log.error("the crew failed", exc_info=error)
            return Chosen(trouble="lost")

    def _near(self) -> str:
        """The address of whoever waits for the bots: the host's, else that of the first seat that is here."""
        host = self._table.kept.host
        here = [connection for connection in self._table.connections if connection.seats or connection.guest.id == host]
        first = min(here, key=lambda one: (one.guest.id != host, one.seats or (), one.near), default=None)
        if first is not None:
            self._address = first.near
        return self._address

    def _level(self, seat: int, slot: float) -> str:
        """The level that chooses: the bot's own, if there is time for it."""
        house, game, level = self._table.house, self._table.kept.game, self._table.kept.chairs[seat].bot
        hurried = house.rules.pace > 0 and slot * THINKING < LEAST and house.crew.seconds(game, level) > 0
        return house.substitute(game) if hurried else level

    def _wanted(self, seat: int, slot: float) -> Wanted:
        table = self._table
        match = table.must_match()
        game = match.game
        drawn = seal.keyed(match.dealer.secret, "bot", str(seat).encode(), str(table.journal).encode())
        return Wanted(
            table=table.id,
            guest=table.kept.host,
            game=game.name,
            edition=header.edition_text(game.edition),
            options=msgspec.json.encode(game.options),
            level=self._level(seat, slot),
            observation=match.state.observe(seat).to_bytes(),
            seed=int.from_bytes(drawn[:7], "big"),
            seconds=slot * THINKING,
            address=self._near(),
            watched=bool(table.connections),
        )

    async def _play(self, seat: int, fresh: int, chosen: Chosen) -> bool:
        """Play what was chosen, if it is still asked for; false where it could not be stored."""
        table = self._table
        async with table.lock:
            if self._next() is None or table.fresh[seat] != fresh or not table.kept.chairs[seat].bot:
                return True
            match = table.must_match()
            draft = table.draft()
            draft.person = False
            try:
                if chosen.trouble or chosen.code not in match.state.legal(seat):
                    draft.tell("failed", seat, trouble=chosen.trouble or "illegal")
                    draft.enter(match.prepare_resign(seat))
                else:
                    draft.enter(match.prepare(chosen.code, seat))
                await table.act(draft)
            except StorageTrouble:
                return False
            except SpellboardError:
                return False  # nothing that could be played: look again in a moment, and never in a rush
            self._played += 1
            return True
