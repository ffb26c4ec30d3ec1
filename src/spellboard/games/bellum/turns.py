"""From the Captain clockwise: who attacks next, who recruits next, and what follows the last one (20, 30, 32)."""

from typing import TYPE_CHECKING

from .ending import somebody_is_rich
from .evening import fall
from .state import ATTACK, GONE, RECRUIT, BellumState

if TYPE_CHECKING:
    from ...core.events import Sink


def next_lord(s: BellumState) -> bool:
    """Turn to the next lord of the circle who is still in the game; False after the last."""
    while s.asked < s.players:
        s.seat = (s.captain + s.asked) % s.players
        s.asked += 1
        if not s.has(s.seat, GONE):
            return True
    return False


def next_attacker(s: BellumState, sink: "Sink | None") -> None:
    """The next lord may attack; after the last the game ends if somebody is rich, else recruiting begins (30)."""
    if next_lord(s):
        s.phase = ATTACK
    elif not somebody_is_rich(s, sink):
        s.asked = 0
        next_recruiter(s, sink)


def next_recruiter(s: BellumState, sink: "Sink | None") -> None:
    """The next lord may recruit; after the last the day ends (32)."""
    if next_lord(s):
        s.phase = RECRUIT
    else:
        fall(s, sink)
