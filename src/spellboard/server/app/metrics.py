"""Figures for Prometheus: counts and times, nothing about anybody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from ..crew.pool import Pool

METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PATCH", "PUT", "DELETE", "LIVE")
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5)


class Frames(Collector):
    """What goes through the live channels: plain numbers until somebody asks, since every move counts several."""

    def __init__(self) -> None:
        self._in: dict[type, int] = {}
        self._out = self._bytes = 0

    def came(self, kind: type) -> None:
        """A frame of this kind was taken."""
        self._in[kind] = self._in.get(kind, 0) + 1

    def went(self, frames: list[bytes]) -> None:
        """These were sent."""
        self._out += len(frames)
        self._bytes += sum(map(len, frames))

    def collect(self) -> Iterator[Metric]:
        taken = CounterMetricFamily("spellboard_frames_in", "Frames taken, by type", labels=["type"])
        for kind, count in sorted(self._in.items(), key=lambda each: each[0].__name__):
            taken.add_metric([kind.__name__.lower()], count)
        yield taken
        yield CounterMetricFamily("spellboard_frames_out", "Frames sent", self._out)
        yield CounterMetricFamily("spellboard_frames_out_bytes", "Bytes of frames sent", self._bytes)


class Thinking(Collector):
    """What the bots are doing: read from their pool when somebody asks."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    def collect(self) -> Iterator[Metric]:
        pool = self._pool
        text = "Choices of bots that wait for a worker, at tables that somebody is at (watched) and at the others"
        waiting = GaugeMetricFamily("spellboard_bot_choices_waiting", text, labels=["table"])
        waiting.add_metric(["watched"], pool.waiting(True))
        waiting.add_metric(["unwatched"], pool.waiting(False))
        yield waiting
        text = "Bot workers replaced: one died, was late, was stopped from outside, or did not start"
        replaced = CounterMetricFamily("spellboard_bot_workers_replaced", text, labels=["cause"])
        for cause, count in pool.replaced.items():
            replaced.add_metric([cause], count)
        yield replaced
        text = "Seconds that bots thought beyond the budget of their address (--bot-budget)"
        yield CounterMetricFamily("spellboard_bot_seconds_over_budget", text, pool.overdrawn)


class Metrics:
    """What is counted; each server has its own registry, so that tests can run several."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        made: dict[str, Any] = {"registry": registry, "namespace": "spellboard"}
        self._requests = Counter("requests", "Requests answered", ["method", "route", "status"], **made)
        self._seconds = Histogram("request_seconds", "Time to answer", ["route"], buckets=SECONDS, **made)
        self.sockets = Gauge("channels", "Live channels open", ["kind"], **made)
        self._frames = Frames()
        registry.register(self._frames)
        self.came, self.went = self._frames.came, self._frames.went
        self.connections = Gauge("connections", "Connections of every kind open", **made)
        self.connections_ended = Counter("connections_ended", "Connections cut off, by why", ["why"], **made)
        self.closed = Counter("channels_closed", "Live channels closed by the server, by reason", ["reason"], **made)
        self.limited = Counter("limited", "Refused because it came too often", ["what"], **made)
        self._stalls = Counter("stalls", "The event loop was held up for more than 20 ms, by what", ["cause"], **made)
        self._longest = Gauge("stall_seconds_longest", "The longest time for which it was held up", **made)
        self._late = 0.0
        for cause in ("work", "machine"):
            self._stalls.labels(cause)
        self.tables = Gauge("tables_awake", "Tables in memory", **made)
        self.failures = Counter("failures", "Errors inside the server", **made)

    def stalled(self, seconds: float, cause: str) -> None:
        """The event loop came so much later than it should have, by its own `work` or since the `machine` was busy."""
        self._stalls.labels(cause).inc()
        self._late = max(seconds, self._late)
        self._longest.set(self._late)

    def asked(self, method: str, route: str, status: int, milliseconds: int) -> None:
        method = method if method in METHODS else "other"  # whatever somebody makes up is one line
        self._requests.labels(method, route, str(status)).inc()
        self._seconds.labels(route).observe(milliseconds / 1000)

    def text(self) -> bytes:
        return generate_latest(self.registry)
