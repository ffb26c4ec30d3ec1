"""Answers that are the same for everybody are packed once and kept: texts shrink to a third.

Whatever belongs to one guest is sent as it is: a stranger who can make a page ask, and measure how long packed answers
are, could guess what is in them.
"""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send

SMALLEST = 512
"""Bytes below which packing does not pay."""
PACKED = (b"font/", b"image/png")
"""Kinds that are packed already."""


@lru_cache(maxsize=256)
def packed(body: bytes) -> bytes:
    """The same bytes give the same packet, whenever it is made."""
    return gzip.compress(body, 9, mtime=0)


def takes_packets(accepts: str) -> bool:
    """Whether a browser can unpack, by what it says it accepts."""
    for part in accepts.lower().split(","):
        name, _, quality = part.partition(";")
        if name.strip() in ("gzip", "*"):
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def packing(app: ASGIApp) -> ASGIApp:
    """Around handlers whose answers are public and whole."""

    async def around(scope: Scope, receive: Receive, send: Send) -> None:
        accepts = dict(scope["headers"]).get(b"accept-encoding", b"").decode("latin-1")
        begun: Any = None

        async def sent(event: Any) -> None:
            nonlocal begun
            if event["type"] == "http.response.start":
                begun = event
                return
            if event["type"] == "http.response.body" and begun is not None:
                start, begun = begun, None
                heads = {name.lower(): value for name, value in start["headers"]}
                heads[b"vary"] = b"accept-encoding"
                body = event["body"]
                if (
                    len(body) >= SMALLEST
                    and not event["more_body"]
                    and not heads.get(b"content-type", b"").startswith(PACKED)
                    and takes_packets(accepts)
                ):
                    body = packed(body)
                    heads[b"content-encoding"], heads[b"content-length"] = b"gzip", str(len(body)).encode()
                    event = {**event, "body": body}
                start["headers"] = list(heads.items())
                await send(start)
            await send(event)

        await app(scope, receive, sent)

    return around
