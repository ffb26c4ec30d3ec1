"""Where the nodes of a board lie: enough to draw any game plainly."""

from __future__ import annotations

from msgspec import Struct


class Node(Struct, frozen=True, omit_defaults=True):
    """A square, an area, a place on the table: its id, its middle, its outline (points) if it has one."""

    id: str
    x: float
    y: float
    kind: str = ""
    zone: str = ""
    outline: tuple[tuple[float, float], ...] = ()


class Layout(Struct, frozen=True):
    """Nodes, the edges between neighbours, and zones with the nodes they hold."""

    width: float
    height: float
    nodes: tuple[Node, ...]
    edges: tuple[tuple[str, str], ...] = ()
    zones: dict[str, tuple[str, ...]] = {}
