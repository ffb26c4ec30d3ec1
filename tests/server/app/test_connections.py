"""Connections that say little, too much, or nothing: they are counted, hurried and shed where they come in."""

from __future__ import annotations

import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest

from spellboard.server.app.limits import Limits
from spellboard.server.rates import Rate

from .running import WIDE, Running, hear, running, say
from .test_straight import ASK, HELLO, PING, PONG, TEXT, Raw, answered, framed

CONNECTIONS = "spellboard.server.app.connections"
HTTP = "spellboard.server.app.http"
EMPTY_PING = framed(b"", 0x80 | PING)


def connected(server: Running, said: bytes = b"") -> socket.socket:
    where = urlsplit(server.base)
    found = socket.create_connection((where.hostname, where.port), timeout=20)
    found.sendall(said)
    return found


def head(server: Running, first: str, *more: str) -> bytes:
    lines = [first, f"Host: {urlsplit(server.base).netloc}", f"Origin: {server.base}", *more]
    return "\r\n".join(lines).encode()


def ended(line: socket.socket) -> bool:
    """Whether the server has ended this connection; what it said before is read."""
    try:
        while line.recv(65536):
            pass
    except ConnectionError:
        pass
    except TimeoutError:
        return False
    return True


def answers(line: socket.socket, wanted: bytes) -> bool:
    """Whether the server says this before it ends the connection."""
    heard = b""
    while wanted not in heard:
        more = line.recv(65536)
        if not more:
            return False
        heard += more
    return True


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not holds():
        assert time.monotonic() < end, "it does not come true"
        time.sleep(0.01)


def well(server: Running) -> bool:
    return httpx.get(f"{server.base}/healthz", timeout=20).status_code == 200


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes seconds takes moments here."""
    monkeypatch.setattr(f"{CONNECTIONS}.SWEEP_SECONDS", 0.02)
    monkeypatch.setattr(f"{HTTP}.HEAD_SECONDS", 0.3)
    monkeypatch.setattr(f"{HTTP}.BODY_SECONDS", 0.3)
    monkeypatch.setattr(f"{HTTP}.BODY_RATE", 10**9)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


# --- requests that do not end ----------------------------------------------------------------------------------------


def test_whoever_says_nothing_or_half_a_request_is_cut_off(tmp_path: Path, hurried: None) -> None:
    with running(tmp_path) as server:
        half = head(server, "POST /api/guests HTTP/1.1", "Content-Type: application/json", "Content-Length: 90")
        for said in (b"", b"GET", half, half + b"\r\n\r\n", half + b'\r\n\r\n{"name": "A'):
            line = connected(server, said)
            assert ended(line), said
            line.close()
        until(lambda: len(server.server.connections) == 0)
        assert not server.server.metrics.failures._value.get()


def test_a_busy_thread_delays_the_event_loop_by_a_millisecond_at_most(tmp_path: Path) -> None:
    sys.setswitchinterval(0.005)
    with running(tmp_path):
        assert sys.getswitchinterval() <= 0.001


def test_a_request_that_breaks_off_is_not_a_failure(server: Running) -> None:
    half = head(server, "POST /api/guests HTTP/1.1", "Content-Type: application/json", "Content-Length: 90", "", "{")
    before = server.server.metrics.text().decode().count('status="499"')
    connected(server, half).close()
    until(lambda: server.server.metrics.text().decode().count('status="499"') > before)
    assert not server.server.metrics.failures._value.get()


def test_a_second_request_on_a_connection_is_hurried_too(tmp_path: Path, hurried: None) -> None:
    with running(tmp_path) as server:
        line = connected(server, head(server, "GET /healthz HTTP/1.1", "", ""))
        assert b"200 OK" in line.recv(65536)
        line.sendall(b"GET /hea")
        assert ended(line)


def test_whoever_does_not_read_an_answer_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{CONNECTIONS}.UNREAD_SECONDS", 0.2)
    monkeypatch.setattr(f"{CONNECTIONS}.SWEEP_SECONDS", 0.02)
    with running(tmp_path) as server:
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        where = urlsplit(server.base)
        line.connect((where.hostname, where.port))
        for _ in range(40):  # answers of 300 kB and more, none of which is read
            try:
                line.sendall(head(server, "GET /api/games/amulett/drawing/en HTTP/1.1", "", ""))
            except OSError:
                break
            time.sleep(0.01)
        until(lambda: len(server.server.connections) == 0)
        line.close()


@pytest.mark.parametrize("said", [b"X-Long: " + b"x" * 40_000, b"X: y\r\n" * 8000], ids=["a long one", "many"])
def test_headers_have_an_end(server: Running, said: bytes) -> None:
    line = connected(server, head(server, "GET /healthz HTTP/1.1", "") + said)
    assert ended(line)
    assert well(server)


def test_a_long_body_does_not_count_as_headers_of_the_next_request(server: Running) -> None:
    body = b'"' + b"x" * 40_000 + b'"'
    post = head(server, "POST /api/guests HTTP/1.1", "Content-Type: application/json", f"Content-Length: {len(body)}")
    line = connected(server, post + b"\r\n\r\n")
    time.sleep(0.1)
    line.sendall(body)
    assert answers(line, b"error-body")  # a text is no guest; the connection stays
    first, second = head(server, "GET /healthz HTTP/1.1").split(b"Host", 1)
    line.sendall(first)
    time.sleep(0.1)
    line.sendall(b"Host" + second + b"\r\n\r\n")
    assert answers(line, b"200 OK")
    line.close()


def test_many_requests_at_once_end_the_connection(server: Running) -> None:
    one = head(server, "GET /healthz HTTP/1.1", "", "")
    line = connected(server, one * 500)
    assert ended(line)
    line = connected(server, one * 3)
    time.sleep(0.2)
    assert line.recv(65536).count(b"200 OK") == 3


def test_a_body_in_single_bytes_ends_the_connection(server: Running) -> None:
    chunked = ("Content-Type: application/json", "Transfer-Encoding: chunked", "", "")
    line = connected(server, head(server, "POST /api/guests HTTP/1.1", *chunked) + b"1\r\n \r\n" * 1000)
    assert ended(line)


# --- too many --------------------------------------------------------------------------------------------------------


def test_an_address_at_its_limit_loses_its_own_oldest_idle_connection(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(connections_here=5)) as server:
        lines = [connected(server) for _ in range(5)]
        until(lambda: len(server.server.connections) == 5)
        assert well(server)
        assert ended(lines[0])
        lines[1].settimeout(0.1)
        assert not ended(lines[1])


def test_silent_connections_leave_room_for_whoever_comes_and_for_those_who_play(tmp_path: Path) -> None:
    with running(tmp_path, connections=20) as server, ExitStack() as closing:
        ada = server.person()
        path = f"/api/tables/{ada.table(start=True)['id']}/live"
        ada.http.close()
        with ada.live(path) as live:
            say(live, type="hello", seats=[0])
            hear(live, "change")
            for _ in range(60):
                closing.callback(connected(server).close)
            assert len(server.server.connections) <= 20
            assert well(server)
            say(live, type="ask", request="r1", seat=0, what="ways")
            assert hear(live, "answered")["request"] == "r1"
            with ada.live(path) as again:
                say(again, type="hello", seats=[0])
                hear(again, "change")


def test_the_last_live_channels_are_for_those_who_play(tmp_path: Path) -> None:
    with running(tmp_path, connections=12) as server, ExitStack() as closing:  # nine of them may be live
        ada, bo = server.person(), server.person("Bo")
        path = f"/api/tables/{ada.table(start=True)['id']}/live"
        for _ in range(7):
            lobby = closing.enter_context(bo.live("/api/lobby/live"))
        assert hear(closing.enter_context(bo.live("/api/lobby/live")), "bye")["reason"] == "too-many"
        with ada.live(path) as live:
            say(live, type="hello", seats=[0])
            hear(live, "change")
        lobby.close()


def test_connections_that_come_too_fast_are_refused_before_they_cost_anything(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(arrivals=Rate(5, 0))) as server:
        lines = [connected(server) for _ in range(8)]
        assert [ended(line) for line in lines[5:]] == [True] * 3
        lines[0].sendall(head(server, "GET /healthz HTTP/1.1", "", ""))
        assert b"200 OK" in lines[0].recv(65536)


def test_a_trusted_proxy_may_hold_any_number(tmp_path: Path) -> None:
    limits = Limits(arrivals=Rate(5, 0), connections_here=5)
    with running(tmp_path, limits=limits, trusted=("127.0.0.1",)) as server:
        lines = [connected(server) for _ in range(12)]
        until(lambda: len(server.server.connections) == 12)
        for line in lines:
            line.close()


# --- frames of every kind --------------------------------------------------------------------------------------------


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Running]:
    limits = msgspec.structs.replace(WIDE, socket_frames=Rate(50, 100), pings=Rate(3, 0))
    with running(tmp_path, limits=limits) as found:
        yield found


def sockets(server: Running) -> list[Any]:
    """The live channels, as the server holds them."""
    here = server.server.connections._all.values()
    return [peer for peers in list(here) for peer in list(peers) if peer.is_live]


def seated(server: Running) -> Raw:
    ada = server.person()
    raw = Raw(ada, f"/api/tables/{ada.table(start=True)['id']}/live")
    raw.send(framed(HELLO))
    raw.until(TEXT, b'"type":"change"')
    return raw


def test_a_few_pings_are_answered_and_the_rest_are_not(strict: Running) -> None:
    raw = seated(strict)
    raw.send(*(framed(b"%d" % n, 0x80 | PING) for n in range(20)), framed(ASK % b"after"))
    pongs = []
    while True:
        kind, data = raw.frame()
        if kind == PONG:
            pongs.append(data)
        elif b'"request":"after"' in data:
            break
    assert pongs == [b"0", b"1", b"2"]


def test_whoever_sends_more_frames_than_allowed_is_not_read_for_a_moment(strict: Running) -> None:
    """Ten thousand pings take a hundred seconds at this rate; nothing of the server waits for them."""
    raw = seated(strict)
    raw.send(EMPTY_PING * 10_000)
    until(lambda: any(socket._held for socket in sockets(strict)))
    other = seated(strict)
    other.send(framed(ASK % b"other"))
    answered(other, b"other")
    assert well(strict)


def test_a_peer_that_pings_and_never_reads_fills_no_memory(strict: Running) -> None:
    raw = seated(strict)
    raw.socket.setblocking(False)
    flood, sent = EMPTY_PING * 20_000, 0
    end = time.monotonic() + 1
    while time.monotonic() < end:
        try:
            sent += raw.socket.send(flood)
        except BlockingIOError:
            time.sleep(0.01)

    (found,) = sockets(strict)
    assert sent > 0
    assert len(found._rest) <= 1024 * 1024
    assert found.transport.get_write_buffer_size() <= 64 * 1024


def test_frames_that_were_held_back_are_heard_in_their_order(strict: Running) -> None:
    raw = seated(strict)
    raw.send(*(framed(ASK % b"q%d" % n) for n in range(80)))
    for n in range(80):
        answered(raw, b"q%d" % n)


def test_parts_of_a_message_count_as_frames(strict: Running) -> None:
    raw = seated(strict)
    raw.send(framed(ASK[:5], TEXT), framed(b"", 0) * 300)
    until(lambda: any(socket._held for socket in sockets(strict)))
    other = seated(strict)
    other.send(framed(ASK % b"other"))
    answered(other, b"other")


def test_whoever_answers_no_ping_is_cut_off(strict: Running) -> None:
    raw = seated(strict)

    async def give_up() -> None:
        for found in sockets(strict):
            found.keepalive_timeout()

    strict.inside(give_up())
    assert ended(raw.socket)
