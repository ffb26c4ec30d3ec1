"""Event 6: spells are ready again, the kingdom is refilled, the die passes on, unless the game stalls (37-39)."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.decisions import Decision
from .phases import DAWN, DRAW, REVEAL, ROLL
from .state import ALL_DAYS, GONE, IDLE_DAYS, MOST, OPEN, UNSEEN, BellumState
from .tables import KINDS

if TYPE_CHECKING:
    from ...core.events import Sink


class Evening(Decision[BellumState]):
    """Nobody decides anything: the day ends."""

    def open(self, s: BellumState, sink: "Sink | None") -> None:
        """Crossed-out spells are turned back (12), then missing places are turned up."""
        s.cast = 0
        s.turn_to(REVEAL, sink)


def top_kind(s: BellumState) -> i64:
    """What lies on top of the pile: farms, then villages, then cities (S3); 3 when it is exhausted."""
    kind: i64 = 0
    while kind < KINDS and s.turned >= s.tables.pile_end[s.players * KINDS + kind]:
        kind += 1
    return kind


class TurnUpPlace(Decision[BellumState]):
    """A place from the pile. Which farms and villages are in it nobody knows, so any unseen one is as likely (4)."""

    def open(self, s: BellumState, sink: "Sink | None") -> None:
        """As many places as lords, while the pile lasts (37); then set-up or the day goes on."""
        slot: i64 = 2 * s.tables.open_creatures
        end: i64 = slot + s.players
        while slot < end and s.slots[slot] >= 0:
            slot += 1
        if slot < end and top_kind(s) < KINDS:
            s.ask(REVEAL, s.seat)
        else:
            s.turn_to(DRAW if s.day == 0 else DAWN, sink)

    def odds(self, s: BellumState) -> vec[i64]:
        t = s.tables
        kind: i64 = top_kind(s)
        place: i64 = t.place_start[kind]
        end: i64 = t.place_start[kind + 1]
        found = vec[i64](capacity=2 * (end - place))
        while place < end:
            if s.places[place] == UNSEEN:
                found = append(found, t.reveal + place - t.lasting)
                found = append(found, 1)
            place += 1
        return found

    def play(self, s: BellumState, code: i64, seat: i64, sink: "Sink | None") -> None:
        place: i64 = code - s.tables.reveal + s.tables.lasting
        s.places[place] = OPEN
        s.lay_down(2 * s.tables.open_creatures, place)
        s.turned += 1
        if sink is not None:
            sink.tell("place", {"place": s.tables.place_ids[place]})
        self.open(s, sink)


class Dawn(Decision[BellumState]):
    """Nobody decides anything: the die passes on."""

    def open(self, s: BellumState, sink: "Sink | None") -> None:
        """The stall guard is tested before the next roll (38); then the next lord clockwise is Captain (39)."""
        t = s.tables
        if sink is not None:
            sink.tell("day", {"day": int(s.day)})
        if s.brought:
            s.idle = 0
        elif s.idle < MOST:
            s.idle += 1
        s.brought = 0
        if t.guard and s.day >= t.stall_days:
            s.end(ALL_DAYS, sink)
        elif t.guard and s.idle >= t.stall_idle:
            s.end(IDLE_DAYS, sink)
        else:
            step: i64 = 1
            while step < s.players and s.has((s.captain + step) % s.players, GONE):
                step += 1
            s.captain = (s.captain + step) % s.players
            if s.day < MOST:
                s.day += 1
            if sink is not None:
                sink.tell("captain", {"captain": int(s.captain)})
            s.turn_to(ROLL, sink)
