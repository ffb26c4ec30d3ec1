"""Records that are received at the same time: a few in all and from one address, for each is held in memory whole."""

from __future__ import annotations

from ..errors import Problem
from .door import RECORDS, App, Receive, Scope, Send, trouble
from .limits import Count
from .metrics import Metrics

MAX_UPLOADS = 4
"""Records that are received or checked at the same time, from everybody together."""
EVERYBODY = ""


class Uploads:
    """ASGI between the door and the application: one upload too many is refused before its body is read."""

    def __init__(self, app: App, most_here: int, metrics: Metrics) -> None:
        self._app, self._metrics = app, metrics
        self._all, self._here = Count(MAX_UPLOADS), Count(most_here)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "POST" or not scope["path"].startswith(RECORDS):
            await self._app(scope, receive, send)
            return
        near = scope["asker"].near
        if not self._here.enter(near):
            await self._refuse(Problem("error-often", 429), send)
            return
        try:
            if not self._all.enter(EVERYBODY):
                await self._refuse(Problem("error-busy", 503), send)
                return
            try:
                await self._app(scope, receive, send)
            finally:
                self._all.leave(EVERYBODY)
        finally:
            self._here.leave(near)

    async def _refuse(self, problem: Problem, send: Send) -> None:
        self._metrics.limited.labels("uploads").inc()
        await trouble(problem, send)
