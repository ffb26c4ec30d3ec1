"""The door: who may ask at all, and what every answer carries."""

from __future__ import annotations

import asyncio
import io
import json
from typing import Any

import httpx
import pytest

from spellboard.server.app.addresses import networks
from spellboard.server.app.door import Asker, Door
from spellboard.server.app.logs import Log
from spellboard.server.app.metrics import Metrics
from spellboard.server.app.places import places
from spellboard.server.rates import Buckets, Rate
from spellboard.server.wire.bounds import BODY

from ..clock import HandClock

HERE = "http://localhost:8000"
OUTSIDE = "https://play.example"
PLENTY = Rate(100, 0)


class Inside:
    """What stands behind the door: it remembers who came, and takes the whole body."""

    def __init__(self) -> None:
        self.came: list[Asker] = []
        self.live = 0

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.came.append(scope["asker"])
        if scope["type"] == "websocket":
            self.live += 1
            await send({"type": "websocket.accept"})
            return
        while (await receive()).get("more_body"):
            pass
        scope["path_template"] = "/inside"
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"inside"})


class House:
    """A door with its log, on a clock that stands."""

    def __init__(self, trusted: tuple[str, ...] = (), rate: Rate = PLENTY) -> None:
        self.inside, self.clock, self.out, self.metrics = Inside(), HandClock(), io.StringIO(), Metrics()
        log = Log(self.clock, "info", self.out)
        self.door = Door(
            self.inside, places(8000, OUTSIDE), networks(trusted), Buckets(rate, self.clock), self.clock, log,
            self.metrics,
        )  # fmt: skip

    def ask(self, method: str, url: str, peer: str = "203.0.113.5", **more: Any) -> httpx.Response:
        async def asked() -> httpx.Response:
            transport = httpx.ASGITransport(self.door, client=(peer, 1234))
            async with httpx.AsyncClient(transport=transport) as client:
                return await client.request(method, url, **more)

        return asyncio.run(asked())

    def live(self, **headers: str) -> list[Any]:
        """What the door sends when somebody wants a live channel."""
        sent: list[Any] = []

        async def send(event: Any) -> None:
            sent.append(event)

        async def receive() -> Any:
            return {"type": "websocket.connect"}

        heads = [(name.replace("_", "-").encode(), text.encode()) for name, text in headers.items()]
        scope = {"type": "websocket", "path": "/api/lobby/live", "headers": heads, "client": ("203.0.113.5", 1)}
        asyncio.run(self.door(scope, receive, send))
        return sent


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost", "localhost:9000", "", "play.example.evil.example", "127.1:8000"]
)
def test_a_host_that_is_not_ours_is_sent_away(host: str) -> None:
    house = House()
    answer = house.ask("GET", f"{HERE}/api/games", headers={"host": host})
    assert answer.status_code == 421
    assert answer.json()["error"]["key"] == "error-host"
    assert not house.inside.came


@pytest.mark.parametrize("method", ["POST", "DELETE", "PATCH", "PUT", "BREW"])
def test_a_change_needs_the_origin_of_our_own_page(method: str) -> None:
    house = House()
    for headers in ({}, {"origin": "https://evil.example"}, {"origin": "null"}, {"origin": f"{HERE}.evil.example"}):
        assert house.ask(method, f"{HERE}/api/x", headers=headers).status_code == 403
    assert not house.inside.came
    assert house.ask(method, f"{HERE}/api/x", headers={"origin": HERE}).status_code == 200
    assert house.ask(method, f"{OUTSIDE}/api/x", headers={"origin": OUTSIDE}).status_code == 200


def test_a_program_with_a_personal_token_needs_no_origin_but_may_not_send_a_cookie() -> None:
    house = House()
    bearer = {"authorization": "Bearer abc"}
    assert house.ask("POST", f"{HERE}/api/x", headers=bearer).status_code == 200
    assert house.inside.came[-1].bearer
    assert house.ask("POST", f"{HERE}/api/x", headers={**bearer, "cookie": "a=b"}).status_code == 403
    assert house.ask("POST", f"{HERE}/api/x", headers={**bearer, "origin": "https://evil.example"}).status_code == 403


def test_a_body_is_json_or_there_is_none() -> None:
    house = House()
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        answer = house.ask("POST", f"{HERE}/api/x", headers={"origin": HERE, "content-type": kind}, content=b"{}")
        assert (answer.status_code, answer.json()["error"]["key"]) == (415, "error-json")
    good = {"origin": HERE, "content-type": "application/json; charset=utf-8"}
    assert house.ask("POST", f"{HERE}/api/x", headers=good, content=b"{}").status_code == 200
    assert house.ask("POST", f"{HERE}/api/x", headers={"origin": HERE}).status_code == 200


def test_a_body_that_is_too_long_is_not_read() -> None:
    house = House()
    good = {"origin": HERE, "content-type": "application/json"}
    answer = house.ask("POST", f"{HERE}/api/x", headers=good, content=b"x" * (BODY + 1))
    assert (answer.status_code, answer.json()["error"]["args"]) == (413, {"most": BODY})
    assert house.ask("POST", f"{HERE}/api/records/check", headers=good, content=b"x" * (BODY + 1)).status_code == 200


@pytest.mark.parametrize("path", ["/", "/api/games"])
def test_every_answer_carries_the_headers_of_a_careful_house(path: str) -> None:
    heads = House().ask("GET", f"{OUTSIDE}{path}").headers
    assert "frame-ancestors 'none'" in heads["content-security-policy"]
    assert "connect-src 'self' wss://play.example;" in heads["content-security-policy"]
    assert heads["referrer-policy"] == "no-referrer"
    assert heads["x-content-type-options"] == "nosniff"
    assert heads["cache-control"] == "no-store"
    assert "camera=()" in heads["permissions-policy"]
    assert heads["strict-transport-security"] == "max-age=31536000"


def test_refusals_of_the_door_carry_them_too() -> None:
    heads = House().ask("POST", f"{HERE}/api/x").headers
    assert heads["x-frame-options"] == "DENY" and heads["cache-control"] == "no-store"
    assert "strict-transport-security" not in heads  # this one is asked without a certificate


def test_a_live_channel_needs_our_origin_or_a_personal_token() -> None:
    house = House()
    refused = [
        {"host": "localhost:8000"},
        {"host": "localhost:8000", "origin": "https://evil.example"},
        {"host": "evil.example", "origin": "http://evil.example"},
        {"host": "localhost:8000", "authorization": "Bearer x", "cookie": "spellboard=x"},
        {"host": "localhost:8000", "authorization": "Basic x"},
    ]
    for heads in refused:
        assert [event["type"] for event in house.live(**heads)] == ["websocket.close"]
    assert house.inside.live == 0
    house.live(host="localhost:8000", origin=HERE, cookie="a=b")
    house.live(host="localhost:8000", authorization="bearer x")
    assert house.inside.live == 2


def test_one_address_may_ask_so_often() -> None:
    house = House(rate=Rate(2, 1))
    assert [house.ask("GET", f"{HERE}/x").status_code for _ in range(3)] == [200, 200, 429]
    assert house.ask("GET", f"{HERE}/x", peer="203.0.113.6").status_code == 200
    assert house.ask("GET", f"{HERE}/x", peer="2001:db8::1").status_code == 200
    house.clock.turn(1)
    assert house.ask("GET", f"{HERE}/x").status_code == 200


def test_forwarded_headers_count_from_a_trusted_proxy_only() -> None:
    forwarded = {"x-forwarded-for": "198.51.100.9", "x-forwarded-host": "play.example"}
    stranger, trusting = House(), House(trusted=("203.0.113.5",))
    stranger.ask("GET", f"{HERE}/x", headers=forwarded)
    trusting.ask("GET", f"{HERE}/x", headers=forwarded)
    assert (stranger.inside.came[0].address, stranger.inside.came[0].origin) == ("203.0.113.5", HERE)
    assert (trusting.inside.came[0].address, trusting.inside.came[0].origin) == ("198.51.100.9", OUTSIDE)


def test_all_lines_of_a_forwarded_header_count_and_the_last_stranger_asks() -> None:
    house = House(trusted=("203.0.113.5", "10.0.0.0/8"))
    chains = [
        ["127.0.0.1", "198.51.100.9"],
        ["198.51.100.9", "10.0.0.7"],
        ["127.0.0.1, 198.51.100.9", "10.0.0.7, 10.0.0.8"],
        ["nonsense", "198.51.100.9"],
    ]
    for lines in chains:
        house.ask("GET", f"{HERE}/x", headers=[("x-forwarded-for", line) for line in lines])
        assert house.inside.came[-1].address == "198.51.100.9", lines


def test_forged_lines_do_not_multiply_what_an_address_may_do() -> None:
    house = House(trusted=("203.0.113.5",), rate=Rate(5, 0))
    answers = [
        house.ask(
            "GET", f"{HERE}/x", headers=[("x-forwarded-for", f"192.0.2.{n}"), ("x-forwarded-for", "198.51.100.9")]
        )
        for n in range(8)
    ]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
    assert answers[-1].headers["connection"] == "close"


def test_two_forwarded_hosts_mean_nothing() -> None:
    house = House(trusted=("203.0.113.5",))
    hosts = [("x-forwarded-host", "play.example"), ("x-forwarded-host", "localhost:8000")]
    assert house.ask("GET", f"{HERE}/x", headers=hosts).status_code == 421


def test_the_log_holds_no_query_no_path_and_no_header() -> None:
    house = House()
    heads = {"cookie": "spellboard=tell-nobody", "authorization": "Bearer tell-nobody", "referer": "tell-nobody"}
    house.ask("GET", f"{HERE}/join/tell-nobody?token=tell-nobody", headers=heads)
    (line,) = house.out.getvalue().splitlines()
    assert "tell-nobody" not in line
    said = json.loads(line)
    assert (said["event"], said["route"], said["status"], said["method"]) == ("asked", "/inside", 200, "GET")


def test_figures_are_counted_by_route_and_not_by_what_people_type() -> None:
    house = House()
    for number in range(3):
        house.ask("GET", f"{HERE}/{number}")
        house.ask(f"BREW{number}", f"{HERE}/x", headers={"origin": HERE})
    text = house.metrics.text().decode()
    assert 'spellboard_requests_total{method="GET",route="/inside",status="200"} 3.0' in text
    assert 'spellboard_requests_total{method="other",route="/inside",status="200"} 3.0' in text
