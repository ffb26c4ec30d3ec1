"""One worker process: started, given one job at a time, watched while it works, and ended."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec

from .cores import Course, course
from .engine import Build
from .frames import LARGEST, Done, Job, packed

STARTING = 60.0
"""A process that has not begun to listen after so long never will."""
GLANCE = 0.25
"""Seconds between two looks at a process that is waited for: whether a signal has stopped it."""
REAPING = 5.0
"""Seconds that a killed process may take to disappear; the system ends one that hangs in a disk when it can."""
SUSPICIOUS = 0.5
"""After twice its time, but not before this share of its allowance, a worker that slept or was busy seems to hang."""
MOST_WAITS = 8
"""So often its time is given again to a worker that had no core in it."""
MOST_KNOWN = 256


class Stopped(TimeoutError):
    """A process was stopped from outside: it will not answer."""


class Worker:
    """One process with one job at a time. It keeps the engine that it started with."""

    def __init__(self, process: Process, build: Build | None) -> None:
        self.process = process
        self.build = build
        self._known: set[int] = set()

    @property
    def alive(self) -> bool:
        return self.process.returncode is None

    def knows(self, job: Job) -> bool:
        """Whether it has set this game up before; from now on it has."""
        game = hash((job.game, job.edition, job.options))
        known = game in self._known
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known.add(game)
        return known

    async def answer(self, job: Job, allowance: float, suspected: Callable[[], None]) -> Done:
        """What it answers within twice its time and an allowance; `suspected` is called when it seems to hang.

        Late is who slept, or had a core for most of the time. Who waited for a core waits again: no other worker would
        be quicker. One that was stopped is given up at once.
        """
        patience = 2 * job.seconds + allowance
        suspicion = min(patience, max(2 * job.seconds, SUSPICIOUS * allowance))
        before = course(self.process.pid)
        answer = asyncio.ensure_future(self._work(job))
        try:
            if await self._done(answer, suspicion):
                return answer.result()
            if not self._starved(before, suspicion):
                suspected()
            rest = patience - suspicion
            for _ in range(MOST_WAITS):
                if await self._done(answer, rest):
                    return answer.result()
                if not self._starved(before, patience):
                    break
                rest = patience
            raise TimeoutError
        finally:
            answer.cancel()

    async def _done(self, answer: asyncio.Future[Done], seconds: float) -> bool:
        """Whether there is an answer within this time; `Stopped` if there will be none."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while True:
            left = end - loop.time()
            await asyncio.wait({answer}, timeout=max(0.0, min(left, GLANCE)))
            if answer.done():
                return True
            if self.stopped:
                raise Stopped
            if left <= GLANCE:
                return False

    @property
    def stopped(self) -> bool:
        """Whether a signal has stopped it."""
        now = course(self.process.pid)
        return now is not None and now.stopped

    def _starved(self, before: Course | None, seconds: float) -> bool:
        """Whether it wanted a core and had one for less than half of this time."""
        now = course(self.process.pid)
        if before is None or now is None:
            return False
        return not now.asleep and now.seconds - before.seconds < seconds / 2

    async def _work(self, job: Job) -> Done:
        assert self.process.stdin is not None
        self.process.stdin.write(packed(job))
        await self.process.stdin.drain()
        return await self._heard()

    async def listens(self) -> None:
        """Until it says that it listens, which is the first thing that it says."""
        said = asyncio.ensure_future(self._heard())
        try:
            if not await self._done(said, STARTING):
                raise TimeoutError
            said.result()
        finally:
            said.cancel()

    async def _heard(self) -> Done:
        """What it says next."""
        assert self.process.stdout is not None
        size = int.from_bytes(await self.process.stdout.readexactly(4), "big")
        if size > LARGEST:
            raise ConnectionError("a worker's answer is too long")
        return msgspec.msgpack.decode(await self.process.stdout.readexactly(size), type=Done)

    async def end(self) -> None:
        """Kill it, which even a stopped process does not survive."""
        if self.alive:
            with suppress(ProcessLookupError):
                self.process.kill()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.process.wait(), REAPING)


async def start(arguments: Sequence[str], build: Build | None) -> Worker | None:
    """A new process that listens, if one can be had: how long it takes to begin is no bot's fault."""
    command = [sys.executable, "-m", "spellboard.server.crew.worker", *arguments]
    # The host's own settings are nothing to a bot.
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SPELLBOARD_")}
    # Python takes a whole package from the first folder on its path, so one process never mixes two engines.
    path = [*([build.folder] if build else []), *(path for path in sys.path if path)]
    environment["PYTHONPATH"] = os.pathsep.join(path)
    try:
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=environment
        )
    except OSError:  # the machine has no room for one more
        return None
    worker = Worker(process, build)
    try:
        await worker.listens()
    except (OSError, EOFError, msgspec.MsgspecError):
        await worker.end()
        return None
    except BaseException:  # we are being shut down
        await worker.end()
        raise
    return worker
