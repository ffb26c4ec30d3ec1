"""Requests made from the server's own OpenAPI description, most of them wrong."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any, cast

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings

FRESH = 1.0
"""Seconds after which other tables are taken: here they expire after three."""


def nonsense(base: str, count: int, chosen: int) -> Counter[str]:
    """So many requests over all operations; gives the answers by their status."""
    schema = schemathesis.openapi.from_url(f"{base}/api/openapi.json")
    found: Counter[str] = Counter()
    operations = [cast(Any, result).ok() for result in schema.get_all_operations()]
    with httpx.Client(base_url=base, headers={"origin": base}, timeout=60) as http:
        _signed_in(http)
        tables, made = [_table(http) for _ in range(3)], [time.monotonic()]
        for number, operation in enumerate(operations):
            each = max(1, count // len(operations))

            @seed(chosen + number)
            @settings(max_examples=each, deadline=None, database=None, phases=[Phase.generate],
                      suppress_health_check=list(HealthCheck))  # fmt: skip
            @given(case=operation.as_strategy())
            def ask(case: Any) -> None:
                if "table" in (case.path_parameters or {}) and found.total() % 4:
                    if time.monotonic() - made[0] > FRESH:
                        tables[:], made[0] = [_table(http) for _ in range(3)], time.monotonic()
                    case.path_parameters["table"] = tables[found.total() % 3]
                answer = _sent(http, case)
                found[str(answer)] += 1
                if answer == 401:
                    _signed_in(http)

            ask()
    return found


def _signed_in(http: httpx.Client) -> None:
    http.cookies.clear()
    http.post("/api/guests", json={"name": "Ada"}).raise_for_status()


def _table(http: httpx.Client) -> str:
    seats = [{"who": "me"}, {"who": "friend"}]
    answer = http.post("/api/tables", json={"game": "bellum", "seats": seats, "public": True})
    if answer.status_code == 401:
        _signed_in(http)
        return _table(http)
    return str(answer.json()["id"])


def _sent(http: httpx.Client, case: Any) -> int:
    asked = case.as_transport_kwargs(base_url=str(http.base_url).rstrip("/"))
    kept = {"method", "url", "params", "json", "data", "content", "headers"}
    heads = {name: value for name, value in (asked.get("headers") or {}).items() if name.lower() != "cookie"}
    wanted = {name: value for name, value in asked.items() if name in kept and name != "headers" and value is not None}
    if isinstance(wanted.get("data"), bytes | str):
        wanted["content"] = wanted.pop("data")
    try:
        return http.request(**wanted, headers=heads).status_code
    except (httpx.InvalidURL, UnicodeError, ValueError, httpx.LocalProtocolError):
        return 0  # no client can send this
