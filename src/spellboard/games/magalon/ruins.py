"""Ruins: shifting them square by square, or lifting one, turning it and setting it down elsewhere (I1-I6)."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.decisions import Decision
from .begun import leave_turn
from .phases import HOLDING, TURN
from .state import MagalonState
from .tables import (
    GIANT,
    GNOME,
    HELD,
    LIFTED,
    NONE,
    PIECE,
    RUIN,
    RUINS,
    SHIELD,
    SHIFTS,
    SPECIAL,
    WIZARD,
)

if TYPE_CHECKING:
    from ...core.events import Sink

FACING: Final[list[str]] = ["north", "east", "south", "west"]


def shifts_left(s: MagalonState) -> i64:
    """How far ruins may still be shifted: up to the card's number, none of it is a duty (I1)."""
    return s.t.shifts[s.card()] - s.table[SHIFTS]


def shifted(s: MagalonState, ruin: i64, direction: i64) -> i64:
    """The place of a ruin one square further, -1 if that is off the board or on a special field (I3)."""
    t = s.t
    place: i64 = s.table[RUINS + ruin]
    corner: i64 = t.around[place % t.fields * 4 + direction]
    if corner < 0 or corner >= t.squares:
        return -1
    there: i64 = place - place % t.fields + corner
    return there if t.footprint[there * t.ruin_size] >= 0 else -1


def stands_free(s: MagalonState, place: i64) -> bool:
    """Whether all squares of a ruin's place are free; its own old squares must have been cleared."""
    at: i64 = place * s.t.ruin_size
    end: i64 = at + s.t.ruin_size
    while at < end:
        if s.board[s.t.footprint[at]] & PIECE:
            return False
        at += 1
    return True


def add_shifts(s: MagalonState, found: vec[i64]) -> vec[i64]:
    """The codes of all shifts by one square."""
    if shifts_left(s) <= 0:
        return found
    ruin: i64 = 0
    while ruin < s.t.ruins:
        s.put_ruin(ruin, False)
        direction: i64 = 0
        while direction < 4:
            place: i64 = shifted(s, ruin, direction)
            if place >= 0 and stands_free(s, place):
                found = append(found, s.t.shift + ruin * 4 + direction)
            direction += 1
        s.put_ruin(ruin, True)
        ruin += 1
    return found


def shift(s: MagalonState, ruin: i64, direction: i64, sink: "Sink | None") -> None:
    """The whole ruin moves one square; nothing is pushed and nothing turns (I3)."""
    place: i64 = shifted(s, ruin, direction)
    s.put_ruin(ruin, False)
    s.table[RUINS + ruin] = place
    s.put_ruin(ruin, True)
    s.table[SHIFTS] += 1
    if sink is not None:
        sink.tell("shifted", {"seat": s.mover, "ruin": s.t.ruin_names[ruin], "direction": FACING[direction]})


def shift_objections(s: MagalonState, ruin: i64, direction: i64) -> list[str]:
    """Why a ruin cannot be shifted that way."""
    if s.t.shifts[s.card()] == 0:
        return ["I1a"]
    if shifts_left(s) <= 0:
        return ["I1b"]
    t = s.t
    place: i64 = s.table[RUINS + ruin]
    found: list[str] = []
    s.put_ruin(ruin, False)
    under: i64 = place * t.ruin_size
    end: i64 = under + t.ruin_size
    while under < end:
        field: i64 = t.around[t.footprint[under] * 4 + direction]
        under += 1
        if field < 0:
            found.append("I3")
            continue
        there: i64 = s.board[field]
        if there & SPECIAL:
            found.append("I3e")
        if there & WIZARD:
            found.append("I3a")
        if there & (GNOME | GIANT):
            found.append("I3b")
        if there & SHIELD:
            found.append("I3c")
        if there & RUIN:
            found.append("I3d")
    s.put_ruin(ruin, True)
    return found


# --- card 5 ------------------------------------------------------------------------------------------------------


def lift(s: MagalonState, ruin: i64, sink: "Sink | None") -> None:
    """Take a ruin into the hand; its old squares are free for it (I4)."""
    s.put_ruin(ruin, False)
    s.table[HELD] = ruin
    s.ask(HOLDING, s.mover)
    if sink is not None:
        sink.tell("lifted", {"seat": s.mover, "ruin": s.t.ruin_names[ruin]})


def lift_objections(s: MagalonState) -> list[str]:
    if s.t.lifts[s.card()] == 0:
        return ["I4a"]
    return ["I4b"]


class Holding(Decision[MagalonState]):
    """A ruin is in the hand: set it down in any free place, in any of four ways round, or put it back (I4)."""

    def choices(self, s: MagalonState, seat: i64) -> vec[i64]:
        t = s.t
        found = vec[i64](capacity=1100)
        corner: i64 = 0
        while corner < t.squares:
            if not s.board[corner] & PIECE:
                facing: i64 = 0
                while facing < 4:
                    place: i64 = facing * t.fields + corner
                    if t.footprint[place * t.ruin_size] >= 0 and stands_free(s, place):
                        found = append(found, t.set_ruin + corner * 4 + facing)
                    facing += 1
            corner += 1
        return append(found, t.put_back)

    def play(self, s: MagalonState, code: i64, seat: i64, sink: "Sink | None") -> None:
        t = s.t
        ruin: i64 = s.table[HELD]
        if code != t.put_back:
            corner: i64 = (code - t.set_ruin) // 4
            facing: i64 = (code - t.set_ruin) % 4
            s.table[RUINS + ruin] = facing * t.fields + corner
            s.table[LIFTED] = 1
            if sink is not None:
                place: dict[str, int | str] = {"field": t.field_names[corner], "facing": FACING[facing]}
                sink.tell("set", {"seat": s.mover, "ruin": t.ruin_names[ruin], **place})
        elif sink is not None:
            sink.tell("put-back", {"seat": s.mover})
        s.table[HELD] = NONE
        s.put_ruin(ruin, True)
        s.ask(TURN, s.mover)

    def objections(self, s: MagalonState, code: i64, seat: i64) -> list[str]:
        place: i64 = code - s.t.set_ruin
        return set_objections(s, place // 4, place % 4)

    def elsewhere(self, s: MagalonState, kind: str, seat: i64) -> list[str]:
        return ["I4d"]

    def abandon(self, s: MagalonState, seat: i64, sink: "Sink | None") -> None:
        """No ruin stays in the hand, whoever is the last (L5)."""
        leave_turn(s, seat, seat == s.mover or s.alone(), sink)


def set_objections(s: MagalonState, corner: i64, facing: i64) -> list[str]:
    """Why the ruin cannot be set down there."""
    t = s.t
    if corner >= t.squares:
        return ["I4f"]
    found: list[str] = []
    at: i64 = (facing * t.fields + corner) * t.ruin_size
    end: i64 = at + t.ruin_size
    while at < end:
        field: i64 = t.shadow[at]
        at += 1
        if field < 0:
            found.append("I4g")
        elif s.board[field] & SPECIAL:
            found.append("I4f")
        elif s.board[field] & PIECE:
            found.append("I4e")
    return found
