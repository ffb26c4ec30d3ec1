"""Whatever people do at a table, in whatever order: nothing breaks, and what is stored is what is true."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Literal

import pytest

from spellboard.core.errors import SpellboardError
from spellboard.core.opening import promise_of
from spellboard.server.guests.guest import Guest
from spellboard.server.tables import kept as keeping
from spellboard.server.tables.presence import here
from spellboard.server.tables.rules import HouseRules
from spellboard.server.tables.table import Table
from spellboard.server.wire import incoming
from spellboard.server.wire.bodies import About, NewTable, SeatPlan, Settings
from spellboard.server.wire.table import ClockRule

from .bench import ADA, GAMES, GUESTS, SHELF, Bench, Device, ask_id, salt_of

PLANS = [SeatPlan("me"), SeatPlan("friend"), SeatPlan("friend"), SeatPlan("bot", "random")]
CLOCKS = [ClockRule(), ClockRule("move", 60), ClockRule("total", 120, 5), ClockRule("move", 24 * 3600)]

VOTES: list[Literal["rewind", "agreement", "hand", "return"]] = ["rewind", "agreement", "hand", "return", "return"]


class Crowd:
    """Six guests with their devices, who do anything that can be done."""

    def __init__(self, game: str, seed: int) -> None:
        self.chance = random.Random(f"{game} {seed}")
        self.bench = Bench(rules=HouseRules(pace=0, in_a_row=60))
        self.kind = SHELF.games[game]
        self.devices: list[Device] = []
        self.count: Counter[str] = Counter()
        self.table: Table

    async def run(self, steps: int) -> None:
        await self.sit()
        for _ in range(steps):
            if self.table.gone or (not self.table.kept.people and self.chance.random() < 0.1):
                await self.sit()
            name, what = self.chance.choice(self.ways())
            try:
                await what()
                self.count[name] += 1
            except SpellboardError as no:
                self.count[f"no: {no.said.key}"] += 1
            await self.bench.rest()
            self.hang_up()
            self.check(name)
        await self.bench.house.close()

    def ways(self) -> list[tuple[str, Callable[[], Awaitable[None]]]]:
        """What somebody might do now: what is apt more often than the rest."""
        if not self.devices:
            return [("hello", self.hello)]
        apt = {
            "open": [self.join, self.join, self.join, self.hello, self.start, self.start],
            "opening": [self.salt, self.salt, self.salt, self.salt],
            "running": [self.act] * 16 + [self.undo, self.propose, self.answer, self.order],
        }.get(self.table.kept.status, [self.rematch, self.sit])
        always = [
            self.join, self.hello, self.hello, self.part, self.start, self.salt, self.act, self.undo, self.resign,
            self.say, self.propose, self.answer, self.order, self.settings, self.pause, self.mute, self.remove,
            self.hand, self.leave, self.later, self.later, self.sleep, self.restart, self.forget,
        ]  # fmt: skip
        rare = [self.close, self.delete] if self.chance.random() < 0.1 else []
        return [(way.__name__, way) for way in [*apt, *apt, *always, *rare]]

    # --- what is looked at after each step ---------------------------------------------------------------------------

    def check(self, after: str) -> None:
        table, chairs = self.table, self.table.kept.chairs
        if table.gone:
            return
        row = self.bench.store.rows[table.id]
        assert keeping.read(row) == table.kept, after
        texts = [entry.text for entry in self.bench.store.journals.get(table.id, [])]
        assert texts == ([] if table.match is None else table.match.texts), after
        assert len(table.fresh) == len(chairs), after
        seated = {seat for seat, chair in enumerate(chairs) if chair.guest}
        for connection in table.connections:
            assert connection.closed is None and connection.seats is not None, after
            assert all(chairs[seat].guest == connection.guest.id for seat in connection.seats), after
            assert table.admits(connection.guest), after
        assert table.present <= seated and table.away.keys() == seated - here(table), (after, table.present, table.away)
        people = set(table.kept.people)
        assert table.running.keys() <= people and table.sight().seats[0].seat == 0, after
        names = [chair.name for chair in chairs if chair.name]
        assert len(set(names)) == len(names), (after, names)
        if table.match is not None and not table.match.over and table.kept.status == "running":
            assert table.match.state.waiting, after

    # --- coming and going --------------------------------------------------------------------------------------------

    def somebody(self) -> Guest:
        return self.chance.choice(GUESTS)

    def seated(self) -> Guest:
        """Mostly somebody who sits at the table."""
        ids = {chair.guest for chair in self.table.kept.chairs}
        return self.chance.choice([guest for guest in GUESTS if guest.id in ids] * 4 + GUESTS)

    def host(self) -> Guest:
        """Mostly the host."""
        found = next((guest for guest in GUESTS if guest.id == self.table.kept.host), ADA)
        return found if self.chance.random() < 0.9 else self.somebody()

    def device(self) -> Device:
        open_ones = [device for device in self.devices if device.connection.closed is None]
        if not open_ones:
            raise SpellboardError("error-nobody")
        return self.chance.choice(open_ones)

    def plans(self) -> list[SeatPlan]:
        return [self.chance.choice(PLANS) for _ in range(self.chance.randint(self.kind.fewest, self.kind.most))]

    async def sit(self) -> None:
        body = NewTable(
            self.kind.name, self.plans(), options=dict(self.kind.random_play_options), clock=self.chance.choice(CLOCKS),
            public=self.chance.random() < 0.5, seating=self.chance.choice(["host", "lot"]),
        )  # fmt: skip
        self.table = await self.bench.house.create(ADA, body)
        self.devices = []

    async def join(self) -> None:
        kind = self.chance.choice(["join", "join", "seat", "watch", ""])
        seat = self.chance.randrange(len(self.table.kept.chairs)) if kind == "seat" else None
        await self.table.join(self.somebody(), await self.bench.token(self.table, kind, seat) if kind else None)

    async def hello(self) -> None:
        """A new device, or one that wants to speak for others than before."""
        known = bool(self.devices) and self.chance.random() < 0.3
        device = self.device() if known else Device(self.table, self.seated())
        mine = [seat for seat, chair in enumerate(self.table.kept.chairs) if chair.guest == device.guest.id]
        seats = self.chance.choice([mine, mine, mine[:1], mine[1:], [], [0]])
        await device.hello(*seats, journal=self.chance.randint(0, 30), events=self.chance.randint(0, 30))
        if not known:
            self.devices.append(device)

    def hang_up(self) -> None:
        """Who was sent away goes."""
        for device in [device for device in self.devices if device.connection.closed is not None]:
            self.devices.remove(device)
            self.table.part(device.connection)

    async def part(self) -> None:
        device = self.device()
        self.devices.remove(device)
        device.connection.close("closed")
        self.table.part(device.connection)

    async def leave(self) -> None:
        if self.chance.random() < 0.3:
            await self.table.leave(self.somebody())

    async def forget(self) -> None:
        if self.chance.random() < 0.1:
            await self.bench.house.forget(self.somebody().id)

    async def later(self) -> None:
        await self.bench.later(self.chance.choice([0.5, 6, 25, 130, 700]))

    async def sleep(self) -> None:
        """Nobody looks for a while, and the table leaves memory."""
        if self.chance.random() < 0.2:
            for device in self.devices:
                device.connection.close("closed")
                self.table.part(device.connection)
            self.devices = []
            await self.bench.later(400)
            self.table = await self.bench.house.table(self.table.id)

    async def restart(self) -> None:
        if self.chance.random() < 0.2:
            before, self.bench = self.bench, self.bench.again()
            await before.house.close()  # it stores nothing any more
            await self.bench.house.open()
            self.devices = []
            self.table = await self.bench.house.table(self.table.id)
            await self.bench.later(1)

    # --- the host ----------------------------------------------------------------------------------------------------

    async def settings(self) -> None:
        chance = self.chance
        body = Settings(
            clock=chance.choice([None, *CLOCKS]),
            public=chance.choice([None, True, False]),
            seating=chance.choice([None, "host", "lot"]),
            seats=chance.choice([None, self.plans()]),
        )
        await self.table.settings(self.host(), body)

    async def start(self) -> None:
        await self.table.start(self.host())

    async def pause(self) -> None:
        host = self.host()
        await (self.table.pause(host) if self.chance.random() < 0.5 else self.table.resume(host))

    def about(self) -> About:
        return About(seat=self.chance.randint(0, len(self.table.kept.chairs)))

    async def mute(self) -> None:
        await self.table.mute(self.host(), self.about())

    async def remove(self) -> None:
        if self.chance.random() < 0.1:
            await self.table.remove(self.host(), self.about())

    async def hand(self) -> None:
        await self.table.hand(self.host(), self.about())

    async def close(self) -> None:
        await self.table.close(self.host())

    async def delete(self) -> None:
        await self.table.delete(self.host())
        await self.sit()

    async def rematch(self) -> None:
        self.table = await self.table.rematch(self.somebody())
        self.devices = []

    # --- on the channel ----------------------------------------------------------------------------------------------

    async def send(self, device: Device, frame: incoming.Incoming) -> None:
        answer = await device.send(frame)
        self.count[f"{type(frame).__name__}: {answer.get('type', 'nothing')}"] += 1

    def seat(self, device: Device) -> int:
        anybody = self.chance.randrange(len(self.table.kept.chairs))
        return self.chance.choice([*(device.connection.seats or ()), anybody])

    async def salt(self) -> None:
        device = self.device()
        seat, commitment = self.seat(device), self.table.kept.commitment or "00" * 32
        frame: incoming.Incoming = incoming.Promise(
            ask_id(), seat, commitment, promise_of(commitment, seat, salt_of(seat))
        )
        await self.send(device, frame if self.chance.random() < 0.5 else incoming.Reveal(ask_id(), seat, salt_of(seat)))

    async def act(self) -> None:
        device = self.device()
        device.read()
        match = self.table.match
        awaited = [] if match is None or match.over else match.state.waiting
        seat = next((seat for seat in device.connection.seats or () if seat in awaited), self.seat(device))
        sight = device.sights.get(seat, {})
        legal = [choice["play"] for choice in sight.get("legal", [])] or ["?"]
        await self.send(device, incoming.Do(ask_id(), seat, sight.get("fresh", 0), [self.chance.choice(legal)]))

    async def undo(self) -> None:
        device = self.device()
        device.read()
        seat = self.seat(device)
        fresh = device.sights.get(seat, {}).get("fresh", 0)
        await self.send(device, incoming.Undo(ask_id(), seat, fresh, self.chance.random() < 0.3))

    async def resign(self) -> None:
        if self.chance.random() < 0.1:
            device = self.device()
            await self.send(device, incoming.Resign(ask_id(), self.seat(device)))

    async def say(self) -> None:
        await self.send(self.device(), incoming.Say(ask_id(), "hello"))

    async def propose(self) -> None:
        device = self.device()
        kind = self.chance.choice(VOTES)
        about = self.chance.choice([None, *range(len(self.table.kept.chairs) + 1)])
        before = self.chance.randint(0, max(1, self.table.journal))
        await self.send(device, incoming.Propose(ask_id(), self.seat(device), kind, before, about))

    async def answer(self) -> None:
        device = self.device()
        yes = self.chance.random() < 0.8
        await self.send(device, incoming.Answer(ask_id(), self.seat(device), self.table.kept.voted, yes))

    async def order(self) -> None:
        device = self.device()
        seat = self.seat(device)
        legal = device.legal(seat) if seat in device.sights else []
        play = self.chance.choice([*legal, "", "pass"])
        await self.send(device, incoming.Order(ask_id(), seat, play, self.chance.choice(["phase", "round"])))


def crowded(game: str, seed: int, steps: int, caplog: pytest.LogCaptureFixture) -> Counter[str]:
    crowd = Crowd(game, seed)
    asyncio.run(crowd.run(steps))
    assert not [record for record in caplog.records if record.levelname == "ERROR"], caplog.text
    return crowd.count


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_whatever_people_do_what_is_stored_is_what_is_true(game: str, caplog: pytest.LogCaptureFixture) -> None:
    count = sum((crowded(game, seed, 250, caplog) for seed in range(3)), Counter[str]())
    assert count["Do: ack"] and count["settings"] and count["join"]


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 140))
@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_whatever_people_do_for_long_what_is_stored_is_what_is_true(
    game: str, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    print(game, seed, dict(crowded(game, seed, 1500, caplog).most_common(12)))
