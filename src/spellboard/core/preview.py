"""Questions without consequence: what would happen, what it needs, how things stand, which whole moves there are."""

from __future__ import annotations

from msgspec import Struct

from .messages import Argument, Message


class Part(Struct, frozen=True):
    """One thing that a sum is made of, and how much it gives: `troll 2`."""

    what: Argument
    count: int


class Need(Struct, frozen=True, omit_defaults=True):
    """What something takes and what the seat has of it: `swords: 5 needed, 3 there`.

    Where several things make up a sum they can be told: `3 = orc 1 + troll 2`. Parts always add up to their sum.
    """

    what: Argument
    needed: int
    had: int
    parts: tuple[Part, ...] = ()
    """What `had` is made of; empty where there is nothing to tell apart."""
    against: tuple[Part, ...] = ()
    """What `needed` is made of, in the same way."""


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


MOST_PROSPECTS = 64
"""So many things are weighed at once, at most."""


class Prospect(Struct, frozen=True):
    """How a thing stands for a seat that is to choose: what it would play on it, allowed or not, and what follows."""

    thing: str
    """Its id in the scene."""
    codes: tuple[int, ...]
    preview: Preview


class Way(Struct, frozen=True):
    """A whole move: the codes to play, the thing that moves, the nodes it enters, the last one being where it ends."""

    codes: tuple[int, ...]
    thing: str
    path: tuple[str, ...]
