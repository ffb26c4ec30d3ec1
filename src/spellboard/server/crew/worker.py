"""A worker: reads jobs from its standard input, plays for one seat, answers. It knows observations and nothing else.

`python -m spellboard.server.crew.worker GAME=MODULE:CLASS ... [+MODULE ...]`: where the games of this house are kept,
and modules that register more bots. Both come from the host's own start-up, never from a table.
"""

from __future__ import annotations

import importlib
import os
import signal
import sys
import time
import traceback
from pathlib import Path

import msgspec

from spellboard import bots
from spellboard.core import header, registry
from spellboard.core.errors import SpellboardError
from spellboard.core.game import Game
from spellboard.core.observation import Observation
from spellboard.core.rng import Rng

from .frames import Done, Job, packed, read

MEMORY = 1536 * 1024 * 1024
"""Bytes of address space: a bot that wants more has failed, not the machine."""


def main(arguments: list[str]) -> None:
    """Work until the pipe ends, as it does when the server is gone."""
    jobs = sys.stdin.buffer
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # a bot that prints does not speak to the server
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C stops the server, and the pipe ends then
    _bounded()
    games: dict[str, type[Game]] = {}
    for word in arguments:
        if word.startswith("+"):
            importlib.import_module(word[1:])
        else:
            name, _, where = word.partition("=")
            games[name] = registry.find(where)
    answers.write(packed(Done()))  # it listens
    answers.flush()
    while (job := read(jobs, Job)) is not None:
        answers.write(packed(done(job, games)))
        answers.flush()


def done(job: Job, games: dict[str, type[Game]]) -> Done:
    """One job; whatever a bot does wrong is an answer, too."""
    try:
        kind = games[job.game]
        game = kind.shared(job.edition, lambda: header.parsed(job.edition, kind.name), msgspec.json.decode(job.options))
        seen = Observation.from_bytes(game, job.observation)
        begun = time.perf_counter()
        player = bots.bot(job.level, game, seen.seat, Rng(job.seed))
        thought = player.answer(seen, time.perf_counter, job.seconds)
        code = thought.code
        spent = time.perf_counter() - begun
    except (KeyError, SpellboardError) as error:
        return Done(trouble="unknown", detail=_where(error))
    except Exception as error:
        return Done(trouble="crashed", detail=_where(error))
    if type(code) is not int or code not in seen.legal:
        return Done(trouble="illegal", seconds=spent)
    return Done(code, thought.reason, spent)


def _where(error: Exception) -> str:
    """The kind of an error and its place; its words may hold what only one seat may know."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}{place}"


def _bounded() -> None:
    """Behind the server in the queue for a core, and within its memory."""
    if hasattr(os, "nice"):
        os.nice(10)
    try:
        import resource
    except ImportError:  # not on this system
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


if __name__ == "__main__":
    main(sys.argv[1:])
