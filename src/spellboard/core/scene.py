"""What can be seen on the table: every piece, card and token with a name that it keeps while it moves.

A page places the things on the sheets of the layout; animation is the difference of two scenes by id.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

import msgspec
from msgspec import Struct

from .messages import Message

KEPT = 2048
"""So many pieces of one sort a game may keep, to show the same object again where nothing has changed."""

written = msgspec.json.Encoder().encode
"""Anything as JSON."""


class Spot(Struct, frozen=True, omit_defaults=True):
    """Where a thing lies: a sheet (of a seat, where every seat has one), and there a node, or a zone and a slot."""

    sheet: str
    seat: int | None = None
    node: str = ""
    zone: str = ""
    slot: int = 0


class Piece(Struct, frozen=True, omit_defaults=True, dict=True):
    """One visible thing. The id of a face-down one says only its pile and place."""

    id: str
    symbol: str
    at: Spot
    name: Message
    """What a screen reader says."""
    owner: int | None = None
    called: str = ""
    """How notation calls it as an argument, where it does."""
    facing: str = ""
    face_up: bool = True
    count: int = 1
    marks: tuple[str, ...] = ()

    @cached_property
    def json(self) -> bytes:
        """As it is sent; for games that keep their pieces: it is written once, since most things lie where they lay."""
        return written(self)


class Scene(Struct, frozen=True):
    """All that one seat sees."""

    pieces: tuple[Piece, ...]


def json_of(pieces: Iterable[Piece]) -> bytes:
    """Pieces in a row, as a part of a scene that is sent."""
    return b",".join([piece.json for piece in pieces])
