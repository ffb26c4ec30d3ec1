"""What perfect memory adds to the view: nothing is hidden, so it is the position itself."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ...core import positions
from ...core.observation import Observation
from .state import MagalonState


class Memory(Struct, frozen=True):
    """The whole position, with the turn's start that `take back` leads to."""

    position: dict[str, Any]


def recall(s: MagalonState, seat: int) -> Memory:
    return Memory(positions.to_json(s)["position"])


def forgotten(seen: Observation) -> Memory:
    """What lies open on the table cannot be forgotten."""
    memory: Memory = seen.memory
    return memory
