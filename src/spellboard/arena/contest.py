"""Playing fixtures: games go out to workers one by one, and each is in the ledger as soon as it is over."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from pathlib import Path

from ..core import files
from ..core.errors import SpellboardError, system
from .bout import Bout, bout
from .ledger import Ledger
from .pool import workers
from .standing import Fixture, Standing

Told = Callable[[int, Standing], None]
"""Hears of every game: the number of its fixture, and how that stands now."""
RECORDS = "records"


class Contest:
    """Fixtures over a ledger. The same figures come of it for any number of workers and any number of interruptions."""

    def __init__(self, fixtures: Sequence[Fixture], folder: Path, keep: bool = False) -> None:
        self.fixtures = list(fixtures)
        for fixture in self.fixtures:
            fixture.pairing.open()
        self.folder = folder
        self.keep = keep
        self.keys = [fixture.pairing.key() for fixture in self.fixtures]
        self.data = [fixture.pairing.encode() for fixture in self.fixtures]
        self.ledger = Ledger(folder)
        self._first = [0] * len(self.fixtures)
        """Of each fixture the first game that is missing."""
        self._ended = [self._look(at) for at in range(len(self.fixtures))]

    def standings(self) -> list[Standing]:
        return [self.standing(at) for at in range(len(self.fixtures))]

    def standing(self, at: int) -> Standing:
        return Standing(self.fixtures[at], self.ledger.of(self.keys[at]))

    def _look(self, at: int) -> bool:
        """Whether a fixture is over; looked at again only where it may end."""
        fixture, there, before = self.fixtures[at], self.ledger.of(self.keys[at]), self._first[at]
        while self._first[at] in there:
            self._first[at] += 1
        now = self._first[at]
        return (now >= fixture.most or now // fixture.look > before // fixture.look) and fixture.end(there) is not None

    # --- playing -----------------------------------------------------------------------------------------------------

    def run(
        self, jobs: int = 1, executor: Executor | None = None, told: Told | None = None, until: float | None = None
    ) -> None:
        """Play what is missing, until everything is over or `until` (of the monotonic clock) has come."""
        if executor is not None:
            self._spread(executor, 2 * jobs, told, until)
        elif jobs == 1:
            self._alone(told, until)
        else:
            with workers(jobs) as pool:
                self._spread(pool, jobs + 1, told, until)

    def _alone(self, told: Told | None, until: float | None) -> None:
        going: set[tuple[int, int]] = set()
        while not _late(until) and (game := self._next(going)) is not None:
            at, number = game
            self._enter(at, bout(self.data[at], self.keys[at], number, self.keep), told)

    def _spread(self, executor: Executor, most: int, told: Told | None, until: float | None) -> None:
        running: dict[Future[tuple[Bout, bytes]], tuple[int, int]] = {}
        while True:
            while len(running) < most and not _late(until):
                game = self._next(set(running.values()))
                if game is None:
                    break
                at, number = game
                running[executor.submit(bout, self.data[at], self.keys[at], number, self.keep)] = game
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                at, _ = running.pop(future)
                self._enter(at, future.result(), told)

    def _next(self, going: set[tuple[int, int]]) -> tuple[int, int] | None:
        """The first game that is missing and not being played."""
        for at, fixture in enumerate(self.fixtures):
            there = self.ledger.of(self.keys[at])
            for number in range(self._first[at], 0 if self._ended[at] else fixture.most):
                if number not in there and (at, number) not in going:
                    return at, number
        return None

    def _enter(self, at: int, played: tuple[Bout, bytes], told: Told | None) -> None:
        game, record = played
        if record:
            self._file(at, game.number, record)
        self.ledger.add(game)
        self._ended[at] = self._ended[at] or self._look(at)
        if told is not None:
            told(at, self.standing(at))

    def _file(self, at: int, number: int, record: bytes) -> None:
        folder = self.folder / RECORDS / self.keys[at]
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SpellboardError("error-unwritable", file=str(folder), why=system(error)) from None
        files.write(folder / f"{number:05}.json", record)


def _late(until: float | None) -> bool:
    return until is not None and time.monotonic() >= until
