"""Records from outside are replayed in a process of their own, with little time and little room."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Mapping
from contextlib import suppress

import msgspec

from spellboard.core.game import Game

from ..errors import Problem
from ..wire.bodies import Proved

COMMAND = ("-m", "spellboard.server.app.prover")
OPENER = ("-m", "spellboard.server.app.opener")
TOGETHER = 2
"""So many are checked at once; the rest wait."""
WAITING = 8
PATIENCE = 45.0
"""Seconds on the wall; the processor's time is bounded in the process itself."""


class Proving:
    """Checks records, each in a fresh process."""

    def __init__(self, games: Mapping[str, type[Game]]) -> None:
        self._games = [f"{name}={game.__module__}:{game.__qualname__}" for name, game in games.items()]
        self._free = asyncio.Semaphore(TOGETHER)
        self._waiting = 0

    async def prove(self, record: bytes) -> Proved:
        """What the engine says about a record."""
        return msgspec.json.decode(await self._queued(COMMAND, record), type=Proved)

    async def open(self, record: bytes, seat: int | None, first: int) -> bytes:
        """A record replayed, if nothing is wrong with it: an `Opened` as JSON."""
        eyes = "-" if seat is None else str(seat)
        return await self._queued((*OPENER, eyes, str(first)), record)

    async def _queued(self, command: tuple[str, ...], record: bytes) -> bytes:
        if self._waiting >= WAITING:
            raise Problem("error-busy", 503)
        self._waiting += 1
        try:
            async with self._free:
                return await self._run(command, record)
        finally:
            self._waiting -= 1

    async def _run(self, command: tuple[str, ...], record: bytes) -> bytes:
        process = await asyncio.create_subprocess_exec(
            sys.executable, *command, *self._games,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
            env=environment(), start_new_session=True,
        )  # fmt: skip
        try:
            out, _ = await asyncio.wait_for(process.communicate(record), PATIENCE)
        except TimeoutError:
            raise Problem("error-record-heavy", 422) from None
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
        if process.returncode != 0:  # out of time or of memory: it was ended in the middle
            raise Problem("error-record-heavy", 422)
        return out


def environment() -> dict[str, str]:
    """What the process needs to find Python and us; no secret of the server."""
    wanted = ("PATH", "PYTHONPATH", "PYTHONHOME", "LANG", "LC_ALL", "VIRTUAL_ENV", "HOME")
    return {name: os.environ[name] for name in wanted if name in os.environ}
