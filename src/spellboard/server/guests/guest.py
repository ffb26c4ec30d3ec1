"""A guest, as the rest of the server knows it."""

from __future__ import annotations

from msgspec import Struct


class Guest(Struct, frozen=True):
    """Somebody with a name and no account; the id is nobody else's business."""

    id: str
    name: str
