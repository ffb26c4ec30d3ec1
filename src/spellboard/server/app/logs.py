"""Logs as lines of JSON on stderr: what happened, never what was said. No secret, cookie, token or query is in it."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

import msgspec

from ..clock import Clock
from ..rates import Bucket, Rate

LEVELS = ("debug", "info", "warning", "error")
# These write requests with all their headers at their finest level.
CHATTY = ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi", "websockets", "websockets.server", "asyncio")

LINES = Rate(50, 0.5)
"""Lines of other packages: the first of a flood tell as much as all of it."""


class Log:
    """Where the server writes what it did."""

    def __init__(self, clock: Clock, level: str = "info", out: TextIO | None = None) -> None:
        self.clock, self._least, self._out = clock, LEVELS.index(level), out

    def debug(self, event: str, **facts: object) -> None:
        self._write("debug", event, facts)

    def info(self, event: str, **facts: object) -> None:
        self._write("info", event, facts)

    def warning(self, event: str, **facts: object) -> None:
        self._write("warning", event, facts)

    def error(self, event: str, **facts: object) -> None:
        self._write("error", event, facts)

    def _write(self, level: str, event: str, facts: dict[str, object]) -> None:
        if LEVELS.index(level) < self._least:
            return
        line = msgspec.json.encode({"at": self.clock.now(), "level": level, "event": event, **facts}, enc_hook=str)
        out = self._out or sys.stderr
        print(line.decode(), file=out, flush=True)


class Lines(logging.Handler):
    """What other packages log, as lines of ours; whoever provokes them without end does not fill a disk."""

    def __init__(self, log: Log) -> None:
        super().__init__(logging.WARNING)
        self._log, self._left = log, Bucket(LINES, log.clock.now())
        self._dropped = 0

    def emit(self, record: logging.LogRecord) -> None:
        if not self._left.take(self._log.clock.now()):
            self._dropped += 1
            return
        if self._dropped:
            self._log.warning("dropped", lines=self._dropped)
            self._dropped = 0
        facts: dict[str, object] = {"logger": record.name, "text": record.getMessage()[:500]}
        if record.exc_info and record.exc_info[1] is not None:
            facts["trouble"] = trace(record.exc_info[1])
        level = "error" if record.levelno >= logging.ERROR else "warning"
        getattr(self._log, level)("said", **facts)


@contextmanager
def adopted(log: Log) -> Iterator[None]:
    """Let the packages below us speak through our log, and none of them finely enough to tell secrets."""
    loggers = [logging.getLogger(), *(logging.getLogger(name) for name in CHATTY)]
    before = [(logger.handlers[:], logger.propagate, logger.level) for logger in loggers]
    for logger in loggers:
        logger.handlers[:] = []
        logger.propagate = True
        logger.setLevel(logging.WARNING)
    loggers[0].handlers[:] = [Lines(log)]
    try:
        yield
    finally:
        for logger, (handlers, propagate, level) in zip(loggers, before):
            logger.handlers[:] = handlers
            logger.propagate = propagate
            logger.setLevel(level)


def trace(error: BaseException, most: int = 12) -> list[str]:
    """Where an error came from: files and lines, no values."""
    places = []
    at = error.__traceback__
    while at is not None:
        code = at.tb_frame.f_code
        places.append(f"{code.co_filename.rpartition('/spellboard/')[2]}:{at.tb_lineno} {code.co_name}")
        at = at.tb_next
    return [type(error).__name__, *places[-most:]]
