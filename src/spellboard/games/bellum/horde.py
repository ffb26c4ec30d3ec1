"""Event 1: the die names the active horde; barrels and the Captain's spells force new rolls (H1, 8-13)."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.decisions import Decision, even_odds
from .phases import GATHER, HORDE, ROLL
from .state import BARREL, GONE, SPELL, BellumState
from .tables import ROWS

if TYPE_CHECKING:
    from ...core.events import Sink


class Roll(Decision[BellumState]):
    """The Captain rolls; every roll starts a new circle of offers at the Captain (8)."""

    def open(self, s: BellumState, sink: "Sink | None") -> None:
        """The Captain has the die in hand: it shows nothing, and nobody has been asked about the roll."""
        s.asked = 0
        s.die = 0
        s.ask(ROLL, s.captain)

    def odds(self, s: BellumState) -> vec[i64]:
        return even_odds(s.tables.die, ROWS)

    def play(self, s: BellumState, code: i64, seat: i64, sink: "Sink | None") -> None:
        s.die = code - s.tables.die + 1
        if sink is not None:
            sink.tell("rolled", {"captain": int(s.captain), "row": int(s.die)})
        s.turn_to(HORDE, sink)


def can_cast(s: BellumState, seat: i64) -> bool:
    """Only the Captain, with a spell that he has not cast today (12)."""
    return seat == s.captain and s.has(seat, SPELL) > s.cast


class Horde(Decision[BellumState]):
    """One barrel, or for the Captain one barrel or one spell, or pass (9)."""

    def open(self, s: BellumState, sink: "Sink | None") -> None:
        """Ask the next lord who can force a roll; the others pass by themselves. When all have passed, gather (8)."""
        while s.asked < s.players:
            seat: i64 = (s.captain + s.asked) % s.players
            if not s.has(seat, GONE) and (s.has(seat, BARREL) > 0 or can_cast(s, seat)):
                s.ask(HORDE, seat)
                return
            s.asked += 1
        s.turn_to(GATHER, sink)

    def choices(self, s: BellumState, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=3)
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
            self.open(s, sink)
            return
        if code == t.barrel:
            s.pay(seat, BARREL, 1)
        else:
            s.cast += 1
        if sink is not None:
            sink.tell("barrel" if code == t.barrel else "spell", {"seat": int(seat)})
        s.turn_to(ROLL, sink)

    def objections(self, s: BellumState, code: i64, seat: i64) -> list[str]:
        if code == s.tables.barrel:
            return ["11a"]
        if s.has(seat, SPELL) == 0:
            return ["12a"]
        return ["12b"] if seat == s.captain else ["12c"]

    def abandon(self, s: BellumState, seat: i64, sink: "Sink | None") -> None:
        if seat == s.seat:
            s.asked += 1
            self.open(s, sink)
