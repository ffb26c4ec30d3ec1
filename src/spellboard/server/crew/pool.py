"""A plain crew: bots in a few processes, first come, first served."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import msgspec

from spellboard import bots
from spellboard.core import header
from spellboard.core.game import Game
from spellboard.core.observation import Observation
from spellboard.core.registry import find
from spellboard.core.rng import Rng

from .wanted import Chosen, Wanted

_places: dict[str, str] = {}


class Pool:
    """Workers are started when the first bot is to choose."""

    def __init__(self, games: Mapping[str, type[Game]], workers: int = 2) -> None:
        self._places = {name: f"{game.__module__}:{game.__qualname__}" for name, game in games.items()}
        self._levels = {name: bots.bots(name) for name in games}
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def levels(self, game: str) -> list[str]:
        return self._levels.get(game, [])

    async def choose(self, wanted: Wanted) -> Chosen:
        if wanted.level not in self.levels(wanted.game):
            return Chosen(trouble="unknown")
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, spawn, _begin, (self._places,))
        pool = self._pool
        try:
            answer = asyncio.get_running_loop().run_in_executor(pool, _choose, msgspec.json.encode(wanted))
            return msgspec.json.decode(await asyncio.wait_for(answer, 2 * wanted.seconds + 20), type=Chosen)
        except TimeoutError:
            return Chosen(trouble="late")
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            return Chosen(trouble="crashed")

    async def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, True, cancel_futures=True)


def _begin(places: dict[str, str]) -> None:
    """A worker knows these games and no other; who stops the server stops it by its pool."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _places.update(places)


def _choose(data: bytes) -> bytes:
    wanted = msgspec.json.decode(data, type=Wanted)
    try:
        kind = find(_places[wanted.game])
        text, chosen = wanted.edition, msgspec.json.decode(wanted.options)
        game = kind.shared(text, lambda: header.parsed(text, kind.name), chosen)
        seen = Observation.from_bytes(game, wanted.observation)
        code = bots.bot(wanted.level, game, seen.seat, Rng(wanted.seed)).choose(seen)
        return msgspec.json.encode(Chosen(code) if code in seen.legal else Chosen(trouble="illegal"))
    except Exception:  # whatever a bot does, its table hears of it in one word
        return msgspec.json.encode(Chosen(trouble="crashed"))
