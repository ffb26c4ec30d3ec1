"""Event 1: the die names the active horde; barrels and the Captain's spells force new rolls (H1, 8-13)."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from .gathering import gather
from .state import BARREL, GONE, HORDE, SPELL, BellumState, Decision
from .tables import ROWS

if TYPE_CHECKING:
    from ...core.events import Sink


class Roll(Decision):
    """The Captain rolls; every roll starts a new circle of offers at the Captain (8)."""

    def odds(self, s: BellumState) -> vec[i64]:
        found = vec[i64]()
        for row in range(ROWS):
            found = append(found, s.tables.die + row)
            found = append(found, 1)
        return found

    def play(self, s: BellumState, code: i64, seat: i64, sink: "Sink | None") -> None:
        s.die = code - s.tables.die + 1
        if sink is not None:
            sink.tell("rolled", {"captain": int(s.captain), "row": int(s.die)})
        ask_on(s, sink)


def can_cast(s: BellumState, seat: i64) -> bool:
    """Only the Captain, with a spell that he has not cast today (12)."""
    return seat == s.captain and s.has(seat, SPELL) > s.cast


def ask_on(s: BellumState, sink: "Sink | None") -> None:
    """Ask the next lord who can force a roll; the others pass by themselves. When all have passed, gather (8)."""
    while s.asked < s.players:
        seat: i64 = (s.captain + s.asked) % s.players
        if not s.has(seat, GONE) and (s.has(seat, BARREL) > 0 or can_cast(s, seat)):
            s.seat = seat
            s.phase = HORDE
            return
        s.asked += 1
    gather(s, sink)


class Horde(Decision):
    """One barrel, or for the Captain one barrel or one spell, or pass (9)."""

    def choices(self, s: BellumState, seat: i64) -> vec[i64]:
        found = vec[i64]()
        if s.has(seat, BARREL) > 0:
            found = append(found, s.tables.barrel)
        if can_cast(s, seat):
            found = append(found, s.tables.spell)
        return append(found, s.tables.passing)

    def play(self, s: BellumState, code: i64, seat: i64, sink: "Sink | None") -> None:
        t = s.tables
        if code == t.passing:
            if sink is not None:
                sink.tell("passed", {"seat": int(seat)})
            s.asked += 1
            ask_on(s, sink)
            return
        if code == t.barrel:
            s.pay(seat, BARREL, 1)
        else:
            s.cast += 1
        if sink is not None:
            sink.tell("barrel" if code == t.barrel else "spell", {"seat": int(seat)})
        s.pick_up_die()

    def objections(self, s: BellumState, code: i64, seat: i64) -> list[str]:
        if code == s.tables.barrel:
            return ["11a"]
        if s.has(seat, SPELL) == 0:
            return ["12a"]
        return ["12b"] if seat == s.captain else ["12c"]
