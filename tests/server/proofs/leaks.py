"""Two relations over everything that a table sends to a seat or a spectator, byte for byte.

*A sample in place of the truth*: whatever the seat can be sent now is the same if the position is replaced by another
one that fits all that the seat knows. *Twin journals*: two courses that differ only in what the seat may not know are
told, shown, resumed and written alike, at the same moments, until it becomes known.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Literal
from unittest.mock import patch

import msgspec

from spellboard.core import opening
from spellboard.core.dealer import Dealer
from spellboard.core.entries import Chance, Deed, Undo
from spellboard.core.errors import SpellboardError
from spellboard.core.game import Game
from spellboard.core.match import Match
from spellboard.core.rng import Rng
from spellboard.core.rulebook import Refusal
from spellboard.server.crew.wanted import Chosen, Wanted
from spellboard.server.guests.guest import Guest
from spellboard.server.tables import links
from spellboard.server.tables.rules import HouseRules
from spellboard.server.tables.table import Table
from spellboard.server.wire import incoming
from spellboard.server.wire.incoming import Ask, Do
from spellboard.server.wire.table import ClockRule
from tests.conformance.twins import Step
from tests.server.tables.bench import ADA, GUESTS, SHELF, Bench, Device, HandClock, RandomCrew, salted

LOOKER = Guest("looker".ljust(22, "-"), "Looker")
HEAD = re.compile(rb'"head":"[0-9a-f]{64}"')
WHATS: tuple[Literal["ways", "preview", "why"], ...] = ("ways", "preview", "why")
TIMED = ClockRule("total", 3600, 5)


# --- everything that can be sent now ---------------------------------------------------------------------------------


async def everything(bench: Bench, table: Table, seat: int, rng: Rng) -> list[bytes]:
    """All that a seat, or somebody who only looks, can be sent at this moment."""
    guest = owner(table, seat)
    found: list[bytes] = []
    for who, seats in ((guest, (seat,)), (ADA, ()), (LOOKER, ())):  # also a screen that a seated host has opened
        for number, journal in enumerate((0, table.journal // 2, table.journal)):
            device = Device(table, who)
            await device.hello(*seats, journal=journal, events=table.events)
            if seats and number == 0:
                await questions(device, table, seat, rng)
            found += device.raw
            table.part(device.connection)
    found += [msgspec.json.encode(turn) for turn in await bench.house.turns(guest)]
    found += [msgspec.json.encode(await bench.house.mine(guest)), msgspec.json.encode(await bench.house.lobby(guest))]
    return [HEAD.sub(b"", frame) for frame in found]


async def questions(device: Device, table: Table, seat: int, rng: Rng) -> None:
    """What a device asks and tries: it is answered or refused, and changes nothing."""
    for number, plays in enumerate(tries(table, seat, rng)):
        for what in WHATS:
            await device.send(Ask(f"a{number}{what}", seat, what, plays))
        if refused(table, seat, plays):
            await device.send(Do(f"d{number}", seat, table.fresh[seat], plays))
    await device.send(Ask("prospects", seat, "prospects"))
    await device.send(Do("stale", seat, table.journal + 7, ["?"]))
    match = table.must_match()
    if match.why_no_undo(seat) is not None:
        await device.send(incoming.Undo("u", seat, table.fresh[seat]))
    others = [other for other in range(len(table.kept.chairs)) if other != seat]
    await device.send(Do("other", others[0], table.fresh[others[0]], ["?"]))


def tries(table: Table, seat: int, rng: Rng) -> list[list[str]]:
    """Actions that a seat may ask about: its own, anybody's, and one after the other."""
    match = table.must_match()
    game, state = match.game, match.state
    legal = [] if match.over else state.legal(seat)
    singles = [legal[rng.below(len(legal))] for _ in range(3)] if legal else []
    singles += [rng.below(len(game.codes)) for _ in range(6)]
    pairs = [[first, rng.below(len(game.codes))] for first in singles[:3] for _ in range(4)]
    for first in singles[:3]:
        after = state.copy()
        if after.why_not(first, seat) is None:
            after.apply(first, seat)
            # What could follow, if the seat knew more than it does: whoever asks may guess it.
            for who in after.waiting if after.actor is not None and after.actor >= 0 else ():
                pairs += [[first, code] for code in after.legal(who)[:3]]
    return [[game.name_of(code) for code in codes] for codes in ([[code] for code in singles] + pairs)]


def refused(table: Table, seat: int, plays: list[str]) -> bool:
    """Whether this cannot be played now."""
    match = table.must_match()
    try:
        match.prepare([code for play in plays for code in match.game.codes_of(play)], seat)
    except Refusal:
        return True
    except SpellboardError:
        return False
    return False


def owner(table: Table, seat: int) -> Guest:
    return next(guest for guest in GUESTS if guest.id == table.kept.chairs[seat].guest)


async def a_sample_is_sent_as_the_truth(bench: Bench, table: Table, seat: int, seed: int) -> int:
    """The first relation, at one position of a table; gives how many frames were compared."""
    match = table.must_match()
    truth = match.state
    shown = await everything(bench, table, seat, Rng(seed))
    plays = table.must_match().entries
    for number in range(2):
        sample = truth.observe(seat).sample(Rng(seed * 7 + number))
        match.state = sample
        try:
            # The questions are those of the truth: what is asked must not depend on what is there.
            with _same_tries(table, truth, seat, seed):
                instead = await everything(bench, table, seat, Rng(seed))
        finally:
            match.state = truth
        assert table.must_match().entries == plays, "what was refused has changed the match"
        for one, other in zip(shown, instead, strict=True):
            assert one == other, f"seat {seat} is sent something hidden:\n{one.decode()}\n{other.decode()}"
    return len(shown)


@contextmanager
def _same_tries(table: Table, truth: Any, seat: int, seed: int) -> Iterator[None]:
    match = table.must_match()
    sample, match.state = match.state, truth
    asked = tries(table, seat, Rng(seed))
    verdicts = [refused(table, seat, plays) for plays in asked]
    match.state = sample
    answers = iter(verdicts)
    with (
        patch(f"{__name__}.tries", lambda *_: asked),
        patch(f"{__name__}.refused", lambda *_: next(answers)),
    ):
        yield


# --- twin journals ---------------------------------------------------------------------------------------------------


class Scripted(RandomCrew):
    """Bots that choose what the course says, in a time that depends on what they hold: up to all they are given."""

    def __init__(self, clock: HandClock, course: Course) -> None:
        super().__init__(clock)
        self.course = course
        self.table: Table | None = None

    async def choose(self, wanted: Wanted) -> Chosen:
        assert self.table is not None
        seat = next(seat for seat in self.table.must_match().state.waiting if self.table.kept.chairs[seat].bot)
        code = self.course.next_of(self.table, seat)
        if code is None:
            self.table.house.closing = True  # the course is over: nobody plays on
            return Chosen()
        self.clock.turn((code % 5) / 4 * wanted.seconds)
        return Chosen(code)


class Course:
    """One of two courses, as it is played at a table."""

    def __init__(self, game: Game, steps: list[tuple[int | None, int]], players: int) -> None:
        self.game, self.steps = game, steps
        self.over = False
        self.falls: list[int] = []
        state = game.new(players)
        for who, code in steps:
            if who is None:
                self.falls.append([other for other, _ in state.chances()].index(code))
            state.apply(code, who)

    def fall(self, counter: int, weights: list[int]) -> int:
        """How the dice fall; where the course ends nothing more is rolled."""
        if counter >= len(self.falls):
            self.over = True
            raise SpellboardError("the course ends here")
        return self.falls[counter]

    def next_of(self, table: Table, seat: int) -> int | None:
        """What that seat does next, by what it has done so far."""
        mine = [code for who, code in self.steps if who == seat]
        done = sum(isinstance(entry, Deed) and entry.seat == seat for entry in counted(table.must_match()))
        return mine[done] if done < len(mine) else None


def counted(match: Match) -> list[Any]:
    """The entries that have not been taken back."""
    found: list[Any] = []
    for entry in match.entries:
        if isinstance(entry, Undo):
            found = [other for other in found if other.n < entry.before]
        else:
            found.append(entry)
    return found


class Sent:
    """What reached one pair of eyes, and when."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.frames: list[tuple[int, bytes]] = []

    def look(self, now: int) -> None:
        known = len(self.device.raw)
        self.device.read()
        self.frames += [(now, HEAD.sub(b"", frame)) for frame in self.device.raw[known:]]


async def course_as_sent(
    game: Game, options: dict[str, Any], steps: list[Step], which: int, seat: int, bots: bool, seed: int
) -> dict[str, Any]:
    """One course played at a table: all that the seat, a looker and a screen of the host are sent."""
    players = game.most
    course = Course(game, [(step.who, step.other if which else step.one) for step in steps], players)
    with ExitStack() as stack:
        stack.enter_context(patch.object(links, "fresh_id", lambda: "t" * 22))
        stack.enter_context(patch.object(links, "fresh_key", lambda: "00" * 32))
        stack.enter_context(patch.object(opening, "drawn_secret", lambda: bytes(32)))
        stack.enter_context(patch.object(Dealer, "fall", lambda _, counter, weights: course.fall(counter, weights)))
        bench = Bench(rules=HouseRules(pace=0.5))
        bench.crew = crew = Scripted(bench.clock, course)
        bench.house.crew = crew
        who = "".join("m" if at == 0 else "b" if bots and at != seat else "f" for at in range(players))
        table = await bench.table(game.name, who, options=options, clock=TIMED)
        crew.table = table
        await table.join(LOOKER, await bench.token(table, "watch"))
        devices = await bench.devices(table)
        eyes = [Device(table, LOOKER), Device(table, ADA)]
        for device in eyes:
            await device.hello()
        mine = next(device for device in devices if seat in (device.connection.seats or ()))
        watched = [Sent(device) for device in (mine, *eyes)]
        await table.start(ADA)
        await salted(table, devices)
        await bench.rest()
        heard: list[bytes] = []
        stop = bench.house.watch(owner(table, seat), lambda turn: heard.append(msgspec.json.encode(turn)))
        for number in range(400):
            for sent in watched:
                sent.look(bench.clock.now())
            if not await _one(bench, table, course, devices, seat, bots, number):
                break
        stop()
        match = table.must_match()
        guest = owner(table, seat)
        found: dict[str, Any] = {
            "moves": [type(entry).__name__ for entry in match.entries],
            "course": sum(isinstance(entry, Deed | Chance) for entry in counted(match)),
            "hidden": [match.game.name_of(code) for _, code in course.steps],
            "live": [sent.frames for sent in watched],
            "lobby": heard,
            "all": await everything_told(bench, table, seat, guest, seed),
        }
        await bench.house.close()
    return found


async def everything_told(bench: Bench, table: Table, seat: int, guest: Guest, seed: int) -> list[bytes]:
    """What is sent to who comes again, reads back or asks."""
    found = await everything(bench, table, seat, Rng(seed))
    for back in (1, 3, 9, 27):
        device = Device(table, guest)
        await device.hello(seat, journal=max(0, table.journal - back), events=max(0, table.events - back))
        found += [HEAD.sub(b"", frame) for frame in device.raw]
        table.part(device.connection)
    for eyes, who in ((seat, guest), (None, LOOKER)):
        found += [await table.transcript(who, eyes), await table.contents(who, eyes)]
        for first in (0, 50):
            found += [await table.pages(who, eyes, first), await table.moments(who, eyes, first)]
    return found


async def _one(
    bench: Bench, table: Table, course: Course, devices: list[Device], seat: int, bots: bool, number: int
) -> bool:
    """The next decision of a person in the course, taken back and made again where that is allowed."""
    match = table.must_match()
    if match.over:
        return False
    if table.house.closing:
        return False
    people = [other for other in match.state.waiting if table.kept.chairs[other].human]
    if bots:
        who = next((other for other in people if course.next_of(table, other) is not None), None)
    else:
        done = len([entry for entry in counted(match) if isinstance(entry, Deed | Chance)])
        who = course.steps[done][0] if done < len(course.steps) else None
    code = None if who is None else course.next_of(table, who)
    if who is None or code is None:
        return False
    device = next(device for device in devices if who in (device.connection.seats or ()))
    bench.clock.turn(1.5)
    play = course.game.name_of(code)
    answer = await device.do(play, seat=who, request=f"do{number}")
    if course.over:
        return False
    assert answer["type"] == "ack", (answer, play)
    if not bots and device.sights[who].get("may_undo"):
        fresh = device.sights[who].get("fresh", 0)
        await device.send(incoming.Undo(f"un{number}", who, fresh))
        answer = await device.do(play, seat=who, request=f"re{number}")
        assert answer["type"] == "ack", (answer, play)
    await bench.rest()
    return True


def must_look_alike(one: dict[str, Any], other: dict[str, Any]) -> None:
    """The second relation: nothing that was sent tells the two courses apart."""
    for what in ("live", "lobby", "all"):
        assert len(one[what]) == len(other[what]), what
        for first, second in zip(one[what], other[what], strict=True):
            assert first == second, f"{what}: {_difference(first, second)}"


def _difference(first: Any, second: Any) -> str:
    if isinstance(first, list):
        for one, other in zip(first, second, strict=False):
            if one != other:
                return f"{one}\n{other}"
        return f"{len(first)} and {len(second)} frames"
    return f"{first!r}\n{second!r}"


__all__ = ["SHELF", "a_sample_is_sent_as_the_truth", "course_as_sent", "must_look_alike"]
