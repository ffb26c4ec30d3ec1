"""Frames that go straight from the socket: cut, joined, in parts, between pings, and such as cannot be."""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest

from .running import Person, Running, running

TEXT, BYTES, CLOSE, PING, PONG = 1, 2, 8, 9, 10
HELLO = b'{"type":"hello","seats":[0]}'
ASK = b'{"type":"ask","request":"%b","seat":0,"what":"ways"}'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


class Raw:
    """A client that sends exactly the bytes it is told to."""

    def __init__(self, person: Person, path: str) -> None:
        where = urlsplit(person.running.base)
        self.socket = socket.create_connection((where.hostname, where.port), timeout=20)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {where.netloc}", "Upgrade: websocket", "Connection: Upgrade",
                 f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Origin: {person.running.base}",
                 f"Cookie: {person.cookie}", "", ""]  # fmt: skip
        self.socket.sendall("\r\n".join(lines).encode())
        self.file = self.socket.makefile("rb")
        assert b"101" in self.file.readline()
        while self.file.readline().strip():
            pass

    def send(self, *frames: bytes) -> None:
        self.socket.sendall(b"".join(frames))

    def frame(self) -> tuple[int, bytes]:
        """The next frame; nothing at the end."""
        head = self.file.read(2)
        if len(head) < 2:
            return 0, b""
        size = head[1]
        if size == 126:
            (size,) = struct.unpack("!H", self.file.read(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", self.file.read(8))
        return head[0] & 0x0F, self.file.read(size)

    def until(self, kind: int, text: bytes = b"") -> bytes:
        while True:
            found, data = self.frame()
            assert found, "the channel has ended"
            if found == kind and text in data:
                return data

    def close_code(self) -> int:
        return int.from_bytes(self.until(CLOSE)[:2], "big")


def framed(text: bytes, first: int = 0x80 | TEXT, mask: bytes = b"\x01\x02\x03\x04", masked: int = 0x80) -> bytes:
    data = bytes(byte ^ mask[at % 4] for at, byte in enumerate(text)) if masked else text
    size = bytes((masked | len(text),)) if len(text) < 126 else bytes((masked | 126,)) + struct.pack("!H", len(text))
    return bytes((first,)) + size + (mask if masked else b"") + data


@pytest.fixture
def raw(server: Running) -> Iterator[Raw]:
    ada = server.person()
    found = Raw(ada, f"/api/tables/{ada.table(start=True)['id']}/live")
    yield found
    found.socket.close()


def answered(raw: Raw, request: bytes) -> None:
    """The next answer is to this request, whether the match has begun or not."""
    assert json.loads(raw.until(TEXT, b'"request":'))["request"] == request.decode()


def test_a_frame_may_come_byte_by_byte(raw: Raw) -> None:
    for byte in framed(HELLO) + framed(ASK % b"a"):
        raw.send(bytes((byte,)))
    answered(raw, b"a")


def test_several_frames_may_come_at_once_and_are_answered_in_their_order(raw: Raw) -> None:
    raw.send(framed(HELLO), *(framed(ASK % b"q%d" % n) for n in range(9)), framed(ASK % b"last")[:7])
    for n in range(9):
        answered(raw, b"q%d" % n)
    raw.send(framed(ASK % b"last")[7:])
    answered(raw, b"last")


def test_a_long_frame_has_a_long_size(raw: Raw) -> None:
    raw.send(framed(HELLO), framed(ASK % b"long" + b" " * 9000))
    answered(raw, b"long")


def test_a_message_may_come_in_parts_with_a_ping_between_them(raw: Raw) -> None:
    raw.send(framed(HELLO[:9], TEXT), framed(b"are you there", 0x80 | PING))
    assert raw.until(PONG) == b"are you there"
    raw.send(framed(HELLO[9:], 0x80), framed(ASK % b"b"))
    answered(raw, b"b")


def test_bytes_are_answered_as_no_frame_and_what_follows_is_heard(raw: Raw) -> None:
    raw.send(framed(HELLO), framed(b"abc", 0x80 | BYTES))
    raw.until(TEXT, b"error-frame")
    raw.send(framed(ASK % b"c"))
    answered(raw, b"c")


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (framed(HELLO, masked=0), 1002),
        (framed(HELLO, 0xC0 | TEXT), 1002),
        (framed(HELLO, 0x83), 1002),
        (framed(HELLO, 0x80), 1002),
        (framed(HELLO[:5], TEXT) + framed(HELLO), 1002),
        (framed(b"\xff\xfe"), 1007),
        (framed(b"x" * 40000), 1009),
        (b"\x81\xff" + b"\x7f" * 8 + b"mask", 1009),
    ],
    ids=["no mask", "a bit of nobody", "no such kind", "the end of nothing", "a text in a text", "no text", "too long",
         "longer than anything"],
)  # fmt: skip
def test_what_cannot_be_ends_the_channel_and_says_why(raw: Raw, wrong: bytes, code: int) -> None:
    raw.send(framed(HELLO))
    raw.until(TEXT, b"change")
    raw.send(wrong)
    assert raw.close_code() == code


def test_who_says_goodbye_is_answered(raw: Raw) -> None:
    raw.send(framed(HELLO), framed(struct.pack("!H", 1000), 0x80 | CLOSE))
    assert raw.close_code() == 1000
