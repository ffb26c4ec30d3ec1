"""Chests from the stacks: who is owed one draws it and alone looks at its value (17, 18, 22, 40)."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.decisions import Decision
from .phases import ATTACK, CHEST
from .state import LORD, OWED, BellumState
from .tables import CHESTS, KINDS

if TYPE_CHECKING:
    from ...core.events import Sink


def tell_shortage(seat: i64, food: i64, sign: i64, barrel: i64, chest: i64, sink: "Sink") -> None:
    """What a lord goes without because the supply has no more of it (15, 18, 22)."""
    if food + sign + barrel + chest > 0:
        lost = {"food": int(food), "sign": int(sign), "barrel": int(barrel), "chest": int(chest)}
        sink.tell("short", {"seat": int(seat), **lost})


def served(s: BellumState, kind: i64) -> i64:
    """The kind that is taken for an owed one: itself, else the nearest cheaper, else dearer one, else -1 (18)."""
    other: i64 = kind
    while other >= 0:
        if s.held(s.players, other) > 0:
            return other
        other -= 1
    other = kind + 1
    while other < KINDS:
        if s.held(s.players, other) > 0:
            return other
        other += 1
    return -1


def dearest_owed(s: BellumState, seat: i64) -> i64:
    """The dearest kind of chest that a lord is owed (22), or -1."""
    kind: i64 = KINDS - 1
    while kind >= 0 and s.lords[seat * LORD + OWED + kind] == 0:
        kind -= 1
    return kind


class TakeChest(Decision[BellumState]):
    """A chest from the top of a shuffled stack: any that is still in it is as likely."""

    def open(self, s: BellumState, sink: "Sink | None") -> None:
        """The next owed chest is drawn, from the Captain clockwise (17); when none is owed the attacks go on."""
        step: i64 = 0
        while step < s.players:
            seat: i64 = (s.captain + step) % s.players
            kind: i64 = dearest_owed(s, seat)
            if kind < 0:
                step += 1
            elif served(s, kind) < 0:
                s.give(seat, OWED + kind, -1)
                if sink is not None:
                    tell_shortage(seat, 0, 0, 0, 1, sink)
            else:
                s.ask(CHEST, seat)
                return
        s.turn_to(ATTACK, sink)

    def odds(self, s: BellumState) -> vec[i64]:
        return faces_of(s, s.players, served(s, dearest_owed(s, s.seat)))

    def play(self, s: BellumState, code: i64, seat: i64, sink: "Sink | None") -> None:
        owed: i64 = dearest_owed(s, s.seat)
        kind: i64 = served(s, owed)
        face: i64 = face_of(s, kind, code)
        s.chests[s.players * s.tables.faces + face] -= 1
        s.chests[s.seat * s.tables.faces + face] += 1
        s.give(s.seat, OWED + owed, -1)
        s.brought = 1
        if sink is not None:
            sink.tell(
                "chest",
                {
                    "seat": int(s.seat),
                    "chest": CHESTS[kind],
                    "owed": CHESTS[owed],
                    "substitute": 0 if kind == owed else 1,
                },
                private={"value": int(s.tables.face_value[face])},
                to=[int(s.seat)],
            )
        self.open(s, sink)


def faces_of(s: BellumState, seat: i64, kind: i64) -> vec[i64]:
    """The odds of the values among the chests of a kind that lie in one place."""
    t = s.tables
    face: i64 = t.face_start[kind]
    end: i64 = t.face_start[kind + 1]
    found = vec[i64](capacity=2 * (end - face))
    while face < end:
        there: i64 = s.chests[seat * t.faces + face]
        if there > 0:
            found = append(found, t.face_code[face])
            found = append(found, there)
        face += 1
    return found


def face_of(s: BellumState, kind: i64, code: i64) -> i64:
    """The face of a kind that a drawn value names."""
    face: i64 = s.tables.face_start[kind]
    while s.tables.face_code[face] != code:
        face += 1
    return face
