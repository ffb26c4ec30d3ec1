"""Where everything on the table lies: sheets with nodes and zones, enough to draw any game plainly."""

from __future__ import annotations

from msgspec import Struct

from .messages import Message

Points = tuple[tuple[float, float], ...]


class Node(Struct, frozen=True, omit_defaults=True):
    """A square, an area, a place on a sheet: its id, its middle, its outline if it has one."""

    id: str
    x: float
    y: float
    kind: str = ""
    outline: Points = ()


class Zone(Struct, frozen=True, omit_defaults=True):
    """A part of a sheet where things lie in a row: a pile, a hand, the chests of a castle. Slots count from 0."""

    id: str
    x: float
    y: float
    width: float
    height: float
    slots: int = 0
    """How many places it has; 0 where as many as come lie side by side."""
    kind: str = ""


class Sheet(Struct, frozen=True, omit_defaults=True):
    """One piece of paper on the table: the board, a shared display, the mat that each seat has, a hand."""

    id: str
    title: Message
    width: float
    height: float
    nodes: tuple[Node, ...] = ()
    edges: tuple[tuple[str, str], ...] = ()
    """Neighbours, by the ids of two nodes."""
    zones: tuple[Zone, ...] = ()
    lines: dict[str, Points] = {}
    """Courses drawn over the sheet, such as a wall."""
    each_seat: bool = False
    """Every seat has one of its own."""


class Phase(Struct, frozen=True):
    """A part of a round that a page shows as a step: its name, and which phases of a view belong to it."""

    title: Message
    moments: tuple[str, ...]


class Layout(Struct, frozen=True):
    """All sheets of a game. The ids of nodes are unique over all of them, those of zones within their sheet."""

    sheets: tuple[Sheet, ...]
    phases: tuple[Phase, ...] = ()
    """The steps of a round, in their order; nothing where the order of a round is something else."""

    def __getitem__(self, sheet: str) -> Sheet:
        return next(found for found in self.sheets if found.id == sheet)
