"""A transcript: what one seat was told and shown, for replay, export and bug reports before the game is over."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from .events import Event

FORMAT = "spellboard-transcript/1"


class Page(Struct, frozen=True):
    """One entry of the journal as that seat saw it: the redacted events and the view after them."""

    n: int
    events: list[Event]
    view: Any


class Transcript(Struct, frozen=True):
    """All pages of one seat (None: a spectator)."""

    format: str
    game: str
    players: list[str]
    seat: int | None
    pages: list[Page]

    def encode(self) -> bytes:
        """The transcript as JSON."""
        return msgspec.json.encode(self, order="deterministic")
