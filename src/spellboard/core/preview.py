"""Questions without consequence: what would happen, what it needs, and which whole moves there are."""

from __future__ import annotations

from msgspec import Struct

from .messages import Argument, Message


class Need(Struct, frozen=True):
    """What something takes and what the seat has of it: `swords: 5 needed, 3 there`."""

    what: Argument
    needed: int
    had: int


class Preview(Struct, frozen=True):
    """What follows if a seat plays some actions now."""

    refused: str = ""
    """The clause that forbids it; empty if it is allowed."""
    needs: tuple[Need, ...] = ()
    follows: tuple[Message, ...] = ()
    """What happens for certain, as the seat would be told it, up to the next roll or draw."""
    undoable: bool = True
    """Whether it can be taken back afterwards."""
    facts: tuple[Message, ...] = ()
    """What else bears on the choice as things stand, allowed or not: who has bid what so far."""


class Way(Struct, frozen=True):
    """A whole move: the codes to play, the thing that moves, the nodes it enters, the last one being where it ends."""

    codes: tuple[int, ...]
    thing: str
    path: tuple[str, ...]
