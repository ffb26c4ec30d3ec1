"""Robbing a castle: first all chests are chosen by kind, then chance says which ones they are (26-28)."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.decisions import Decision
from .chests import dearest_owed, face_of, faces_of
from .phases import ATTACK, ROB, STEAL
from .state import LORD, OWED, SHIELD, THEFT, BellumState
from .tables import CHESTS, KINDS, THIEF_ICON

if TYPE_CHECKING:
    from ...core.events import Sink


def left(s: BellumState, kind: i64) -> i64:
    """How many chests of a kind the robbed lord has that are not chosen yet."""
    return s.held(s.victim, kind) - s.lords[s.seat * LORD + OWED + kind]


class Rob(Decision[BellumState]):
    """Another chest from the same castle, or enough (26)."""

    def open(self, s: BellumState, sink: "Sink | None") -> None:
        """Another thief may follow if there are both a thief and a chest."""
        if s.thieves > 0 and s.chests_of(s.victim) > s.owed(s.seat):
            s.ask(ROB, s.seat)
        else:
            s.turn_to(STEAL, sink)

    def choices(self, s: BellumState, seat: i64) -> vec[i64]:
        t = s.tables
        found = vec[i64]()
        kind: i64 = 0
        while kind < KINDS:
            if left(s, kind) > 0:
                found = append(found, t.rob + s.victim * KINDS + kind)
            kind += 1
        return append(found, t.done)

    def play(self, s: BellumState, code: i64, seat: i64, sink: "Sink | None") -> None:
        if code == s.tables.done:
            s.turn_to(STEAL, sink)
            return
        kind: i64 = (code - s.tables.rob) % KINDS
        s.give(seat, OWED + kind, 1)
        s.thieves -= 1
        if sink is not None:
            sink.tell("robs", {"seat": int(seat), "victim": int(s.victim), "chest": CHESTS[kind]})
        self.open(s, sink)

    def abandon(self, s: BellumState, seat: i64, sink: "Sink | None") -> None:
        """What was chosen so far is carried off (L1)."""
        if seat == s.seat:
            s.turn_to(STEAL, sink)

    def objections(self, s: BellumState, code: i64, seat: i64) -> list[str]:
        if (code - s.tables.rob) // KINDS != s.victim:
            return ["26b"]
        return ["26c"] if s.held(s.victim, (code - s.tables.rob) % KINDS) > 0 else ["26a"]


def note_down(s: BellumState, kind: i64, face: i64) -> None:
    """The ledger keeps the thefts of each kind together: those of different kinds do not bear on each other."""
    end: i64 = s.tables.face_start[kind + 1]
    at: i64 = 0
    while at < len(s.thefts) and s.thefts[at] < end:
        at += THEFT
    later = s.thefts[at:]
    found = s.thefts[:at]
    found = append(found, face)
    found = append(found, s.victim)
    found = append(found, s.seat)
    found = append(found, s.held(s.victim, kind))
    found = append(found, s.held(s.seat, kind))
    for number in later:
        found = append(found, number)
    s.thefts = found


class Steal(Decision[BellumState]):
    """Any chest of the chosen kind is as likely; robber and robbed know which it was (26, 28)."""

    def open(self, s: BellumState, sink: "Sink | None") -> None:
        """The theft succeeds: one shield token for the robbed lord, however many chests go (27)."""
        s.thieves = 0
        spare: i64 = s.award(s.victim, SHIELD)
        if sink is not None:
            sink.tell("shield", {"seat": int(s.victim), "spare": int(spare)})
        s.ask(STEAL, s.seat)

    def objections(self, s: BellumState, code: i64, seat: i64) -> list[str]:
        """Why the robber cannot go on: the theft ended by itself when no thief or no chest was left (26)."""
        t = s.tables
        if code == t.done:
            return ["26d"]
        if not t.rob <= code < t.done:
            return []
        if (code - t.rob) // KINDS != s.victim:
            return ["26b"]
        found: list[str] = []
        if s.owed(seat) >= s.icons(seat, THIEF_ICON):
            found.append("26f")
        kind: i64 = (code - t.rob) % KINDS
        if left(s, kind) == 0:
            found.append("26c" if s.held(s.victim, kind) > 0 else "26a")
        return found

    def odds(self, s: BellumState) -> vec[i64]:
        return faces_of(s, s.victim, dearest_owed(s, s.seat))

    def play(self, s: BellumState, code: i64, seat: i64, sink: "Sink | None") -> None:
        t = s.tables
        kind: i64 = dearest_owed(s, s.seat)
        face: i64 = face_of(s, kind, code)
        note_down(s, kind, face)
        s.chests[s.victim * t.faces + face] -= 1
        s.chests[s.seat * t.faces + face] += 1
        s.give(s.seat, OWED + kind, -1)
        s.brought = 1
        if sink is not None:
            sink.tell(
                "stole",
                {"seat": int(s.seat), "victim": int(s.victim), "chest": CHESTS[kind]},
                private={"value": int(t.face_value[face])},
                to=[int(s.seat), int(s.victim)],
            )
        if s.owed(s.seat) == 0:
            s.victim = -1
            s.turn_to(ATTACK, sink)
