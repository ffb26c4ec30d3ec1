"""Who asked for what: a request belongs to a guest, a device and its content."""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from typing import Any

import msgspec
from msgspec import Struct

from .connection import Connection

_encode = msgspec.json.Encoder().encode


class Asked(Struct, frozen=True):
    """A request as it is recognised when it is repeated."""

    guest: str
    device: str
    request: str
    content: str
    """A short digest of everything else in the frame."""


def asked(connection: Connection, frame: Any) -> Asked:
    """The request in a frame."""
    content = _encode(msgspec.structs.replace(frame, request=""))
    return Asked(connection.guest.id, connection.device, frame.request, _short(content, 6))


def tag(table: str, who: Asked) -> str:
    """A request in sixteen characters: nobody learns from them who asked."""
    return _short(f"asked at table\0{table}\0{who.guest}\0{who.device}\0{who.request}".encode(), 12)


def noted(table: str, who: Asked) -> str:
    """What the journal notes of a request: its tag and its content."""
    return f"{tag(table, who)}.{who.content}"


def _short(data: bytes, count: int) -> str:
    return urlsafe_b64encode(hashlib.sha256(data).digest()[:count]).decode()
