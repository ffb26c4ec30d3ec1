"""Links to send or to show. The token stands behind the #, so no server, log or preview ever sees it."""

from __future__ import annotations

import io
from typing import Literal

import segno

from ..wire.bodies import Link

Way = Literal["join", "watch", "device", "recover"]


def url(origin: str, way: Way, token: str) -> str:
    return f"{origin}/{way}#{token}"


def link(address: str, until: int = 0) -> Link:
    """An address, and the same as a drawing that a telephone can read."""
    return Link(address, drawing(address), until)


def drawing(address: str) -> str:
    """A QR code as SVG, without a header: it is put into a page."""
    out = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        out, kind="svg", xmldecl=False, svgclass=None, lineclass=None, omitsize=True, border=4
    )
    return out.getvalue().decode().strip()


def terminal(address: str) -> str:
    """A QR code for a terminal."""
    out = io.StringIO()
    segno.make(address, error="m", micro=False).terminal(out, compact=True, border=2)
    return out.getvalue()
