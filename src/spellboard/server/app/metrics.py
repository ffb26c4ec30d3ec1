"""Figures for Prometheus: counts and times, nothing about anybody."""

from __future__ import annotations

from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PATCH", "PUT", "DELETE", "LIVE")
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5)


class Metrics:
    """What is counted; each server has its own registry, so that tests can run several."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        made: dict[str, Any] = {"registry": registry, "namespace": "spellboard"}
        self._requests = Counter("requests", "Requests answered", ["method", "route", "status"], **made)
        self._seconds = Histogram("request_seconds", "Time to answer", ["route"], buckets=SECONDS, **made)
        self.sockets = Gauge("channels", "Live channels open", ["kind"], **made)
        self.frames_in = Counter("frames_in", "Frames taken, by type", ["type"], **made)
        self.frames_out = Counter("frames_out", "Frames sent", **made)
        self.bytes_out = Counter("frames_out_bytes", "Bytes of frames sent", **made)
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
