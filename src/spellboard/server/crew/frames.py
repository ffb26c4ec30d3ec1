"""What passes between the server and a worker: a length, then a job or an answer."""

from __future__ import annotations

from typing import BinaryIO, TypeVar

import msgspec
from msgspec import Struct

from spellboard.core.messages import Message

LARGEST = 8 * 1024 * 1024
T = TypeVar("T")


class Job(Struct, frozen=True, array_like=True):
    """One choice, with all that is needed to make it. It is the whole of what a worker ever learns of a table."""

    game: str
    edition: str
    options: bytes
    level: str
    observation: bytes
    seed: int
    seconds: float


class Done(Struct, frozen=True, array_like=True):
    """What became of a job."""

    code: int = -1
    why: Message | None = None
    seconds: float = 0.0
    trouble: str = ""
    detail: str = ""
    """For the log: the kind of error and its place, never what was observed."""


def packed(frame: Struct) -> bytes:
    """A frame as it goes over a pipe."""
    body = msgspec.msgpack.encode(frame)
    return len(body).to_bytes(4, "big") + body


def read(pipe: BinaryIO, kind: type[T]) -> T | None:
    """The next frame of a pipe; None at its end."""
    head = pipe.read(4)
    if len(head) < 4:
        return None
    body = pipe.read(int.from_bytes(head, "big"))
    return msgspec.msgpack.decode(body, type=kind)
