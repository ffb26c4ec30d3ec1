"""The shield: once a turn onto any free square, but no wizard may be shut in by it (J1-J3)."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.decisions import Decision
from .begun import leave_turn
from .phases import SHIELDING, TURN
from .state import MagalonState
from .tables import AT, ENERGY, OWNED, PIECE, SHIELD, SHIELD_AT, SHIELDED, SPECIAL

if TYPE_CHECKING:
    from ...core.events import Sink


class Shielding(Decision[MagalonState]):
    """The shield is in the hand: choose its square, or put it back; until then it stands where it stood (J1)."""

    def open(self, s: MagalonState, sink: "Sink | None") -> None:
        s.ask(SHIELDING, s.mover)
        if sink is not None:
            sink.tell("shield-taken", {"seat": s.mover})

    def choices(self, s: MagalonState, seat: i64) -> vec[i64]:
        t = s.t
        found = vec[i64](capacity=300)
        square: i64 = 0
        while square < t.squares:
            if not s.board[square] & PIECE and not encloses(s, square):
                found = append(found, t.shield_on + square)
            square += 1
        return append(found, t.put_back)

    def play(self, s: MagalonState, code: i64, seat: i64, sink: "Sink | None") -> None:
        t = s.t
        s.ask(TURN, s.mover)
        if code == t.put_back:
            if sink is not None:
                sink.tell("put-back", {"seat": s.mover})
            return
        square: i64 = code - t.shield_on
        move_shield(s, square)
        s.table[SHIELDED] = 1
        if sink is not None:
            sink.tell("shielded", {"seat": s.mover, "field": t.field_names[square]})

    def objections(self, s: MagalonState, code: i64, seat: i64) -> list[str]:
        t = s.t
        square: i64 = code - t.shield_on
        if s.board[square] & SPECIAL:
            return ["J1a"]
        if s.board[square] & PIECE:
            return ["J1"]
        return ["J2a" if t.strict_enclosure else "J2"]

    def elsewhere(self, s: MagalonState, kind: str, seat: i64) -> list[str]:
        return ["J1c"]

    def abandon(self, s: MagalonState, seat: i64, sink: "Sink | None") -> None:
        leave_turn(s, seat, seat == s.mover, sink)


def move_shield(s: MagalonState, square: i64) -> None:
    """Set the mover's shield on a square (-1: beside the board)."""
    here: i64 = s.table[SHIELD_AT + s.mover]
    if here >= 0:
        s.board[here] &= ~SHIELD
    if square >= 0:
        s.board[square] |= SHIELD
    s.table[SHIELD_AT + s.mover] = square


def encloses(s: MagalonState, square: i64) -> bool:
    """Whether the shield on that square would shut in a wizard who is not shut in now (J2)."""
    t = s.t
    seat: i64 = 0
    while seat < s.players:
        field: i64 = s.table[AT + seat]
        edge: i64 = t.first[field]
        last: i64 = t.first[field + 1]
        while edge < last:
            if t.near[edge] == square:
                if not shut_in(s, seat) and _would_shut_in(s, seat, square):
                    return True
                break
            edge += 1
        seat += 1
    return False


def _would_shut_in(s: MagalonState, seat: i64, square: i64) -> bool:
    here: i64 = s.table[SHIELD_AT + s.mover]
    move_shield(s, square)
    found = shut_in(s, seat)
    move_shield(s, here)
    return found


def shut_in(s: MagalonState, seat: i64) -> bool:
    """Whether foreign shields stand on every field a wizard could step on; strictly, whether no neighbour is free."""
    t = s.t
    wins: bool = s.table[OWNED + seat] == t.all_artifacts
    closed: bool = s.table[ENERGY + seat] < t.energy_goal or not (wins or t.start_without_winning)
    field: i64 = s.table[AT + seat]
    edge: i64 = t.first[field]
    last: i64 = t.first[field + 1]
    while edge < last:
        there: i64 = t.near[edge]
        edge += 1
        if there == t.start and closed:
            continue
        if t.strict_enclosure:
            if not s.board[there] & PIECE:
                return False
        elif not s.board[there] & SHIELD or s.table[SHIELD_AT + seat] == there:
            return False
    return True
