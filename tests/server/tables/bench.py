"""What the tests of the tables play with: a house by hand, guests with devices, a crew of random bots."""

from __future__ import annotations

import asyncio
import copy
import hashlib
import itertools
from typing import Any

import msgspec

import spellboard
from spellboard.bots import bot
from spellboard.core.observation import Observation
from spellboard.core.opening import promise_of
from spellboard.core.rng import Rng
from spellboard.server.crew.wanted import Chosen, Wanted
from spellboard.server.guests.guest import Guest
from spellboard.server.quotas import QuotaRates, Quotas
from spellboard.server.tables.connection import Connection
from spellboard.server.tables.house import House
from spellboard.server.tables.rules import HouseRules
from spellboard.server.tables.shelf import Shelf
from spellboard.server.tables.table import Table
from spellboard.server.wire.bodies import NewTable, SeatPlan
from spellboard.server.wire.incoming import Do, Hello, Incoming, Promise, Reveal
from spellboard.server.wire.table import ClockRule
from tests.example import GAME as EMBERS

from .memory import MemoryStore

ADA, BEN, CLEO = (Guest(name.ljust(22, "-"), name) for name in ("Ada", "Ben", "Cleo"))
GUESTS = [ADA, BEN, CLEO, *(Guest(f"guest-{n}".ljust(22, "-"), f"Guest {n}") for n in range(4, 7))]
GAMES: list[type[spellboard.Game]] = [EMBERS, *(spellboard.find(name) for name in spellboard.shelf())]
SHELF = Shelf(GAMES)
HASTY = HouseRules(pace=0)
_requests = itertools.count(1)


class HandClock:
    """Time goes on when a test turns it, or when somebody sleeps."""

    def __init__(self) -> None:
        self.time = 1_800_000_000_000
        self.slept: list[float] = []

    def now(self) -> int:
        return self.time

    def turn(self, seconds: float) -> None:
        self.time += round(seconds * 1000)

    def not_before(self, moment: int) -> None:
        self.time = max(self.time, moment)

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.turn(seconds)
        await asyncio.sleep(0)


class RandomCrew:
    """Bots in this process that choose by lot, from an observation that went through bytes."""

    def __init__(self, clock: HandClock) -> None:
        self.clock = clock
        self.trouble: dict[str, str] = {}
        self.takes = 0.0
        self.likes = 0.0
        self.wanted: list[Wanted] = []
        self.attended: list[str] = []

    def levels(self, game: str) -> list[str]:
        return ["greedy", "random"] if game != "embers" else ["random"]

    def seconds(self, game: str, level: str) -> float:
        return self.likes

    async def choose(self, wanted: Wanted) -> Chosen:
        self.wanted.append(wanted)
        await asyncio.sleep(0)
        if self.takes:
            self.clock.turn(self.takes)
        if wanted.level in self.trouble:
            return Chosen(trouble=self.trouble[wanted.level])
        kind = SHELF.games[wanted.game]
        game = kind.shared(wanted.edition, lambda: kind.edition_of(), msgspec.json.decode(wanted.options))
        seen = Observation.from_bytes(game, wanted.observation)
        return Chosen(bot("random", game, seen.seat, Rng(wanted.seed)).choose(seen))

    def attend(self, table: str) -> None:
        self.attended.append(table)

    async def close(self) -> None:
        return None


class Bench:
    """A house on a store in memory; `again` is the same after the machine was switched off."""

    def __init__(
        self,
        store: MemoryStore | None = None,
        rules: HouseRules = HASTY,
        clock: HandClock | None = None,
        rates: QuotaRates | None = None,
    ) -> None:
        self.store = MemoryStore() if store is None else store
        self.clock = HandClock() if clock is None else clock
        self.crew = RandomCrew(self.clock)
        self.rules = rules
        self.rates = QuotaRates() if rates is None else rates
        self.house = House(self.store, SHELF, self.crew, self.clock, rules, Quotas(self.rates, self.clock))
        # The test itself says when the house looks at the clock.
        self.house._watch = asyncio.Event().wait  # type: ignore[method-assign, assignment]

    def again(self) -> Bench:
        store = copy.deepcopy(self.store)
        store.fails, store.fails_after = False, -1
        self.store.fails = True  # the old machine stores nothing any more
        return Bench(store, self.rules, self.clock, self.rates)

    async def later(self, seconds: float) -> None:
        """Time passes, and the house notices."""
        self.clock.turn(seconds)
        await self.house.tick()
        await self.rest()

    async def rest(self) -> None:
        """Until nothing moves by itself any more."""
        for _ in range(5):
            await asyncio.sleep(0)
        while self.house._background or self.house._tasks:
            await asyncio.gather(*self.house._background, *self.house._tasks, return_exceptions=True)
            await asyncio.sleep(0)

    async def table(self, game: str = "embers", who: str = "mff", **body: Any) -> Table:
        """A new table: m the host, f a friend (who has joined), F one who has not, b a bot."""
        plans = {"m": SeatPlan("me"), "f": SeatPlan("friend"), "F": SeatPlan("friend"), "b": SeatPlan("bot", "random")}
        table = await self.house.create(ADA, NewTable(game, [plans[sign] for sign in who], **body))
        for number, seat in enumerate((at for at, sign in enumerate(who) if sign == "f"), 1):
            await table.join(GUESTS[number], await self.token(table, "seat", seat))
        return table

    async def token(self, table: Table, kind: str, seat: int | None = None) -> Any:
        links = table.links(Guest(table.kept.host, ""))
        text = links.seats[seat] if seat is not None else links.join if kind == "join" else links.watch
        return await self.store.token(hashlib.sha256(text.encode()).digest())

    async def running(self, game: str = "embers", who: str = "", **body: Any) -> tuple[Table, list[Device]]:
        """A table with everybody there, the match begun."""
        kind = SHELF.games[game]
        who = who or "m" + "f" * (kind.fewest - 1)
        if "options" not in body:
            body["options"] = dict(kind.random_play_options)
        table = await self.table(game, who, **body)
        devices = await self.devices(table)
        await table.start(ADA)
        await salted(table, devices)
        for device in devices:
            device.read()
        return table, devices

    async def devices(self, table: Table) -> list[Device]:
        """A device for each guest, for all its seats, in the order of their first seats."""
        seats: dict[str, list[int]] = {}
        for seat, chair in enumerate(table.kept.chairs):
            if chair.guest:
                seats.setdefault(chair.guest, []).append(seat)
        found = []
        for id, mine in seats.items():
            device = Device(table, next(guest for guest in GUESTS if guest.id == id))
            await device.hello(*mine)
            found.append(device)
        return found


class Device:
    """A guest's page: it reads what it is sent, and knows nothing else."""

    def __init__(self, table: Table, guest: Guest, device: str = "", near: str = "") -> None:
        self.table = table
        self.guest = guest
        self.connection = Connection(guest, device, near)
        self.frames: list[dict[str, Any]] = []
        self.sights: dict[int | None, dict[str, Any]] = {}
        self.board: dict[str, Any] = {}
        self.raw: list[bytes] = []

    async def hello(
        self, *seats: int, journal: int = 0, events: int = 0, head: str | None = None
    ) -> list[dict[str, Any]]:
        await self.table.hello(self.connection, Hello(list(seats), journal, events, head))
        return self.read()

    def read(self) -> list[dict[str, Any]]:
        """What has come since the last time."""
        new = [msgspec.json.decode(frame) for frame in self._drain()]
        for frame in new:
            if frame["type"] == "change":
                self.sights[frame["seat"]] = frame["sight"]
            if frame["type"] in ("table", "welcome"):
                self.board = frame["table"]
        self.frames += new
        return new

    def _drain(self) -> list[bytes]:
        found = self.connection.waiting()
        self.raw += found
        return found

    async def send(self, frame: Incoming) -> dict[str, Any]:
        """Send a frame and return its answer; the rest is read too."""
        await self.table.take(self.connection, frame)
        answers = [answer for answer in self.read() if answer.get("request") == getattr(frame, "request", None)]
        return answers[-1] if answers else {}

    async def do(
        self, *plays: str, seat: int | None = None, request: str = "", fresh: int | None = None
    ) -> dict[str, Any]:
        self.read()
        seat = (self.connection.seats or (0,))[0] if seat is None else seat
        number = self.sights[seat].get("fresh", 0) if fresh is None else fresh
        return await self.send(Do(request or ask_id(), seat, number, list(plays)))

    def legal(self, seat: int) -> list[str]:
        self.read()
        return [choice["play"] for choice in self.sights[seat].get("legal", [])]


def ask_id() -> str:
    return f"r{next(_requests)}"


def salt_of(seat: int) -> str:
    return f"{seat:02x}" * 16


async def salted(table: Table, devices: list[Device]) -> None:
    """Every device promises and reveals a salt for each of its seats, as a page does."""
    for device in devices:
        for seat in device.connection.seats or ():
            commitment = table.kept.commitment
            await device.send(Promise(ask_id(), seat, commitment, promise_of(commitment, seat, salt_of(seat))))
    for device in devices:
        for seat in device.connection.seats or ():
            if table.kept.status == "opening":
                await device.send(Reveal(ask_id(), seat, salt_of(seat)))


async def play_on(bench: Bench, table: Table, devices: list[Device], most: int, seed: int = 1) -> int:
    """Random play by people and bots; gives how many decisions of people were acknowledged."""
    rng, played = Rng(seed), 0
    while table.kept.status == "running" and played < most:
        await bench.rest()
        if table.match is None or table.match.over:
            break
        seat = next((seat for seat in table.match.state.waiting if table.kept.chairs[seat].human), None)
        if seat is None:
            break
        device = next(device for device in devices if seat in (device.connection.seats or ()))
        legal = device.legal(seat)
        answer = await device.do(legal[rng.below(len(legal))], seat=seat)
        assert answer["type"] == "ack", answer
        played += 1
    await bench.rest()
    return played


__all__ = ["ADA", "BEN", "CLEO", "GAMES", "GUESTS", "SHELF", "Bench", "ClockRule", "Device", "HandClock", "ask_id"]
