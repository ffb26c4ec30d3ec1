"""What a replay is made of: moments in blocks, each as its difference from the one before, and a table of contents."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from spellboard.core.layout import Layout
from spellboard.core.messages import Message
from spellboard.core.scene import Piece

from .bodies import Proved


class Moment(Struct, frozen=True, omit_defaults=True):
    """One page of the journal as a seat saw it."""

    n: int
    """The position is the one after this entry; 0: before the first."""
    kind: Literal["start", "deed", "chance", "undo", "resign", "close", "folded"]
    """`folded`: somebody played and took back again."""
    prompt: Message
    round: int
    view: Any
    """What the seat was shown, as a game's own board reads it."""
    pieces: list[Piece] = []
    """What is new or otherwise than at the moment before; at the first moment of a block, everything."""
    order: list[str] | None = None
    """The ids of all that is seen, where they are not those of the moment before."""
    waiting: list[int] = []
    news: list[Message] = []
    seat: int | None = None
    """Who did it; nobody where the dealer did, or all agreed."""
    over: bool = False


class Moments(Struct, frozen=True):
    """A block of moments, and how many there are in all."""

    first: int
    all: int
    moments: list[Moment]


class Mark(Struct, frozen=True, omit_defaults=True):
    """A page to jump to: a round begins, or something happened that one looks for."""

    page: int
    round: int
    said: Message | None = None


class Contents(Struct, frozen=True):
    """What there is to jump to, as a seat may know it."""

    numbers: list[int]
    """For each page the number of its last entry."""
    marks: list[Mark]


class Opened(Struct, frozen=True):
    """A record from outside, examined and replayed; what cannot be proved is not shown."""

    proved: Proved
    layout: Layout | None = None
    contents: Contents | None = None
    moments: Moments | None = None
