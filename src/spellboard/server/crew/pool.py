"""The crew as a pool of worker processes."""

from __future__ import annotations

import asyncio
import logging
import os
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from spellboard import bots
from spellboard.bots.levels import LEVELS
from spellboard.core.game import Game

from .budget import BUDGET
from .dispatcher import Dispatcher, Ticket
from .engine import Engine
from .frames import Done, Job
from .process import Stopped, Worker, start
from .wanted import Chosen, Wanted

log = logging.getLogger("spellboard.crew")

SLACK = 1.0
"""What a worker has besides twice its time, in seconds: a busy machine is not the bot's fault."""
GRACE = 3.0
"""The same, where it must first set up a game that it has not seen."""
CAUSES = ("died", "late", "stopped", "unstarted")
"""Why a worker had to be replaced."""

Answer = asyncio.Future[Chosen]


class _Legal(Struct):
    legal: list[int]


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
        budget: float = BUDGET,
        grace: float = GRACE,
        slack: float = SLACK,
    ) -> None:
        self.size = workers or max(1, (os.cpu_count() or 2) - 1)
        self.grace = grace
        self.slack = slack
        self.replaced: Counter[str] = Counter(dict.fromkeys(CAUSES, 0))
        """How many workers were replaced, by cause."""
        self._levels = {name: list(bots.levels(name) if levels is None else levels.get(name, ())) for name in games}
        self._arguments = [f"{name}={kind.__module__}:{kind.__qualname__}" for name, kind in games.items()]
        self._arguments += [f"+{module}" for module in modules]
        self._engine = Engine(engine)
        self._line: Dispatcher[Answer] = Dispatcher(self.size, budget)
        self._idle: list[Worker] = []
        self._busy: set[asyncio.Task[None]] = set()
        self._suspects: set[asyncio.Task[None]] = set()
        """Busy with a worker that seems to hang, in whose place another may work."""
        self._endings: set[asyncio.Task[None]] = set()
        """Workers that are being ended."""
        self._closed = False

    def levels(self, game: str) -> list[str]:
        """The exact names of the bots that can sit down at a game."""
        return list(self._levels.get(game, ()))

    def seconds(self, game: str, level: str) -> float:
        """How long a bot of this level likes to think about a decision; 0: it does not look at the clock."""
        found = LEVELS.get(game, {}).get(level)
        return 0.0 if found is None else found.seconds

    def waiting(self, watched: bool) -> int:
        """How many choices wait for a worker, at tables that somebody waits at or at the others."""
        return self._line.waiting(watched)

    @property
    def overdrawn(self) -> float:
        """Seconds that bots have thought beyond the budgets of their addresses."""
        return self._line.budgets.overdrawn

    async def choose(self, wanted: Wanted) -> Chosen:
        """A choice; it never raises for what a bot did."""
        if wanted.level not in self._levels.get(wanted.game, ()):
            return Chosen(trouble="unknown")
        if self._closed:
            raise asyncio.CancelledError
        answer: Answer = asyncio.get_running_loop().create_future()
        self._line.put(wanted, answer, _now())
        self._next()
        return await answer

    def attend(self, table: str) -> None:
        """Somebody waits at this table now: its choices no longer wait behind those of watched tables."""
        self._line.promote(table, _now())
        self._next()

    def _next(self) -> None:
        """Give work to whoever has none."""
        while not self._closed and len(self._busy) - len(self._suspects) < self.size:
            ticket = self._line.take(_now())
            if ticket is None:
                return
            task = asyncio.get_running_loop().create_task(self._serve(ticket))
            self._busy.add(task)
            task.add_done_callback(self._rested)

    def _rested(self, task: asyncio.Task[None]) -> None:
        self._busy.discard(task)
        self._suspects.discard(task)
        self._next()

    async def _serve(self, ticket: Ticket[Answer]) -> None:
        answer = ticket.item
        try:
            if not answer.done():  # else the table has gone on without it
                chosen = await self._chosen(ticket)
                if not answer.done():
                    answer.set_result(chosen)
        except asyncio.CancelledError:
            answer.cancel()
            raise
        except Exception as error:
            if not answer.done():
                answer.set_exception(error)
        finally:
            self._line.settle(ticket, _now())

    async def _chosen(self, ticket: Ticket[Answer]) -> Chosen:
        wanted = ticket.wanted
        job = Job(
            wanted.game, wanted.edition, wanted.options, wanted.level, wanted.observation, wanted.seed, ticket.seconds
        )
        done = await self._work(job, ticket, await self._rested_worker() or await self._hired())
        if done.trouble == "lost":  # whatever ended the process need not have been the bot: once more, in a new one
            log.warning("a bot's worker died", extra={"level": wanted.level, "detail": done.detail})
            done = await self._work(job, ticket, await self._hired())
        if done.trouble:
            log.warning("a bot failed", extra={"level": wanted.level, "trouble": done.trouble, "detail": done.detail})
        elif done.code not in msgspec.json.decode(wanted.observation, type=_Legal).legal:
            done = Done(trouble="illegal")
        return Chosen(done.code if not done.trouble else -1, done.why, done.seconds, done.trouble)

    async def _work(self, job: Job, ticket: Ticket[Answer], worker: Worker | None) -> Done:
        """What a worker makes of a job. One that fails is ended; the next job starts another."""
        if worker is None:
            self.replaced["unstarted"] += 1
            return Done(trouble="lost", detail="no worker begins")
        allowance = self.slack if worker.knows(job) else self.grace
        begun = _now()
        try:
            done = await worker.answer(job, allowance, lambda: self._suspect(ticket))
        except TimeoutError as error:
            self.replaced["stopped" if isinstance(error, Stopped) else "late"] += 1
            await self._end(worker)
            return Done(trouble="late")
        except (OSError, EOFError, msgspec.MsgspecError) as error:
            self.replaced["died"] += 1
            await self._end(worker)
            return Done(trouble="lost", detail=type(error).__name__)
        except BaseException:  # we are being shut down
            await self._end(worker)
            raise
        finally:
            ticket.used += _now() - begun
        await self._keep(worker)
        return done

    def _suspect(self, ticket: Ticket[Answer]) -> None:
        """The worker of this job seems to hang. Others need not wait for it: one more may work until it is ended."""
        task = asyncio.current_task()
        if task is not None and len(self._suspects) < self.size:
            self._suspects.add(task)
            self._line.release(ticket)
            self._next()

    async def _keep(self, worker: Worker) -> None:
        """A worker has done its job. If another was started in its place meanwhile, there are enough."""
        if len(self._idle) + len(self._busy) > self.size:
            await self._end(worker)
        else:
            self._idle.append(worker)

    async def _rested_worker(self) -> Worker | None:
        """An idle worker. Those with an older engine are ended here, between two choices, and those that fell ill."""
        build = self._engine.build()
        while self._idle:
            worker = self._idle.pop()
            cause = "died" if not worker.alive else "stopped" if worker.stopped else ""
            if not cause and (build is None or worker.build == build):
                return worker
            if cause:
                self.replaced[cause] += 1
            await self._end(worker)
        return None

    async def _hired(self) -> Worker | None:
        """A new worker; if the compiled engine does not start, one without it."""
        build = self._engine.build()
        if build is None:
            return await start(self._arguments, None)
        worker = await start(self._arguments, build)
        if worker is None:
            log.warning("the compiled engine does not start; bots continue without it")
            self._engine.refuse(build)
            worker = await start(self._arguments, None)
        return worker

    async def _end(self, worker: Worker) -> None:
        """End a worker and wait for it; `close` waits too if the task that asked for it is cancelled."""
        ending = asyncio.get_running_loop().create_task(worker.end())
        self._endings.add(ending)
        ending.add_done_callback(self._endings.discard)
        await asyncio.shield(ending)

    async def close(self) -> None:
        """End all workers; who still waits is told that there will be no answer."""
        self._closed = True
        for answer in self._line.drain():
            answer.cancel()
        for task in self._busy:
            task.cancel()
        await asyncio.gather(*self._busy, return_exceptions=True)
        await asyncio.gather(*self._endings, *(worker.end() for worker in self._idle))
        self._idle.clear()


def _now() -> float:
    return asyncio.get_running_loop().time()
