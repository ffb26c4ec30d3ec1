"""The crew as a pool of worker processes."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from spellboard import bots
from spellboard.bots.levels import LEVELS
from spellboard.core.game import Game

from .cores import course
from .engine import Build, Engine
from .frames import LARGEST, Done, Job, packed
from .queue import FairQueue
from .wanted import Chosen, Wanted

log = logging.getLogger("spellboard.crew")

AT_ONCE = 4
"""So many jobs a worker may wait at full budget; when more wait, all get less."""
SHORTEST = 0.02
"""No budget shrinks below this, in seconds."""
SLACK = 1.0
"""What a worker has besides twice its time, in seconds: a busy machine is not the bot's fault."""
GRACE = 3.0
"""The same, where it must first set up a game that it has not seen."""
STARTING = 60.0
"""A process that has not begun to listen after so long never will."""
MOST_WAITS = 8
"""So often its time is given again to a worker that had no core in it."""
MOST_KNOWN = 256


class _Legal(Struct):
    legal: list[int]


class _Worker:
    """One process with one job at a time. It keeps the engine that it started with."""

    def __init__(self, process: Process, build: Build | None) -> None:
        self.process = process
        self.build = build
        self._known: set[int] = set()

    def knows(self, job: Job) -> bool:
        """Whether it has set this game up before; from now on it has."""
        game = hash((job.game, job.edition, job.options))
        known = game in self._known
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known.add(game)
        return known

    async def work(self, job: Job) -> Done:
        assert self.process.stdin is not None
        self.process.stdin.write(packed(job))
        await self.process.stdin.drain()
        return await self.heard()

    async def heard(self) -> Done:
        """What it says next; the first thing is that it listens."""
        assert self.process.stdout is not None
        size = int.from_bytes(await self.process.stdout.readexactly(4), "big")
        if size > LARGEST:
            raise ConnectionError("a worker's answer is too long")
        return msgspec.msgpack.decode(await self.process.stdout.readexactly(size), type=Done)

    async def end(self) -> None:
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()


class Pool:
    """So many workers, one fair queue. A worker that is late or broken is ended and replaced."""

    def __init__(
        self,
        games: Mapping[str, type[Game]],
        workers: int | None = None,
        *,
        levels: Mapping[str, Sequence[str]] | None = None,
        modules: Iterable[str] = (),
        engine: Path | None = None,
        grace: float = GRACE,
        slack: float = SLACK,
    ) -> None:
        self.size = workers or max(1, (os.cpu_count() or 2) - 1)
        self.grace = grace
        self.slack = slack
        self._levels = {name: list(bots.levels(name) if levels is None else levels.get(name, ())) for name in games}
        self._arguments = [f"{name}={kind.__module__}:{kind.__qualname__}" for name, kind in games.items()]
        self._arguments += [f"+{module}" for module in modules]
        self._engine = Engine(engine)
        self._queue: FairQueue[tuple[Wanted, asyncio.Future[Chosen]]] = FairQueue()
        self._idle: list[_Worker] = []
        self._busy: set[asyncio.Task[None]] = set()
        self._closed = False

    def levels(self, game: str) -> list[str]:
        """The exact names of the bots that can sit down at a game."""
        return list(self._levels.get(game, ()))

    def seconds(self, game: str, level: str) -> float:
        """How long a bot of this level likes to think about a decision; 0: it does not look at the clock."""
        found = LEVELS.get(game, {}).get(level)
        return 0.0 if found is None else found.seconds

    @property
    def waiting(self) -> int:
        """How many jobs stand in line."""
        return len(self._queue)

    async def choose(self, wanted: Wanted) -> Chosen:
        """A choice; it never raises for what a bot did."""
        if wanted.level not in self._levels.get(wanted.game, ()):
            return Chosen(trouble="unknown")
        if self._closed:
            raise asyncio.CancelledError
        answer: asyncio.Future[Chosen] = asyncio.get_running_loop().create_future()
        self._queue.put(wanted.guest, wanted.table, (wanted, answer))
        self._next()
        return await answer

    def _next(self) -> None:
        """Give work to whoever has none."""
        while len(self._queue) and len(self._busy) < self.size:
            task = asyncio.get_running_loop().create_task(self._serve(*self._queue.take()))
            self._busy.add(task)
            task.add_done_callback(self._rested)

    def _rested(self, task: asyncio.Task[None]) -> None:
        self._busy.discard(task)
        if not self._closed:
            self._next()

    async def _serve(self, wanted: Wanted, answer: asyncio.Future[Chosen]) -> None:
        if answer.done():  # the table has gone on without it
            return
        seconds = self.budget(wanted.seconds)
        job = Job(wanted.game, wanted.edition, wanted.options, wanted.level, wanted.observation, wanted.seed, seconds)
        try:
            done = await self._work(job)
        except BaseException:
            answer.cancel()
            raise
        if done.trouble:
            log.warning("a bot failed", extra={"level": wanted.level, "trouble": done.trouble, "detail": done.detail})
        elif done.code not in msgspec.json.decode(wanted.observation, type=_Legal).legal:
            done = Done(trouble="illegal")
        if not answer.done():
            answer.set_result(Chosen(done.code if not done.trouble else -1, done.why, done.seconds, done.trouble))

    def budget(self, seconds: float) -> float:
        """How long a job may take: less where the line is long."""
        room = AT_ONCE * self.size
        return max(SHORTEST, seconds * min(1.0, room / (1 + len(self._queue))))

    async def _work(self, job: Job) -> Done:
        worker = await self._rested_worker() or await self._hired()
        if worker is None:
            return Done(trouble="crashed", detail="no worker begins")
        patience = 2 * job.seconds + (self.slack if worker.knows(job) else self.grace)
        try:
            done = await _answered(worker, job, patience)
        except TimeoutError:
            await worker.end()
            return Done(trouble="late")
        except (OSError, EOFError, msgspec.MsgspecError) as error:
            await worker.end()
            return Done(trouble="crashed", detail=type(error).__name__)
        except BaseException:  # we are being shut down
            await worker.end()
            raise
        self._idle.append(worker)
        return done

    async def _rested_worker(self) -> _Worker | None:
        """An idle worker. Those with an older engine are ended here, between two choices."""
        build = self._engine.build()
        while self._idle:
            worker = self._idle.pop()
            if build is None or worker.build == build:
                return worker
            await worker.end()
        return None

    async def _hired(self) -> _Worker | None:
        """A new worker; if the compiled engine does not start, one without it."""
        build = self._engine.build()
        if build is None:
            return await self._begun(None)
        worker = await self._begun(build)
        if worker is None:
            log.warning("the compiled engine does not start; bots continue without it")
            self._engine.refuse(build)
            worker = await self._begun(None)
        return worker

    async def _begun(self, build: Build | None) -> _Worker | None:
        """A new process that listens: how long it takes to begin is no bot's fault."""
        command = [sys.executable, "-m", "spellboard.server.crew.worker", *self._arguments]
        # The host's own settings are nothing to a bot.
        environment = {name: value for name, value in os.environ.items() if not name.startswith("SPELLBOARD_")}
        # Python takes a whole package from the first folder on its path, so one process never mixes two engines.
        path = [*([build.folder] if build else []), *(path for path in sys.path if path)]
        environment["PYTHONPATH"] = os.pathsep.join(path)
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=environment
        )
        worker = _Worker(process, build)
        try:
            await asyncio.wait_for(worker.heard(), STARTING)
        except (OSError, EOFError, TimeoutError, msgspec.MsgspecError):
            await worker.end()
            return None
        except BaseException:  # we are being shut down
            await worker.end()
            raise
        return worker

    async def close(self) -> None:
        """End all workers; who still waits is told that there will be no answer."""
        self._closed = True
        while len(self._queue):
            self._queue.take()[1].cancel()
        for task in self._busy:
            task.cancel()
        await asyncio.gather(*self._busy, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self._idle))
        self._idle.clear()


async def _answered(worker: _Worker, job: Job, patience: float) -> Done:
    """What a worker answers. Late is who slept, or had a core for most of the time; who waited for one waits again."""
    before = course(worker.process.pid)
    answer = asyncio.ensure_future(worker.work(job))
    try:
        for _ in range(MOST_WAITS):
            await asyncio.wait({answer}, timeout=patience)
            if answer.done():
                return await answer
            now = course(worker.process.pid)
            if before is None or now is None or now.asleep or now.seconds - before.seconds >= patience / 2:
                break
        raise TimeoutError
    finally:
        answer.cancel()
