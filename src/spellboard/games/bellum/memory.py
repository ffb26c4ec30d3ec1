"""What perfect memory adds: the values of chests that one has had, robbed or been robbed of (26, 40)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from .state import THEFT, BellumState
from .tables import CHESTS

UNKNOWN = -1
"""The face of a chest that one has not seen."""


class Theft(Struct, frozen=True, array_like=True):
    """One stolen chest: its kind, from whom to whom, how many of the kind each had before, and its face if known."""

    kind: int
    victim: int
    thief: int
    victim_had: int
    thief_had: int
    face: int


class Memory(Struct, frozen=True):
    """All thefts by kind of chest, in their order; the face is UNKNOWN where one was neither robber nor robbed."""

    thefts: list[Theft]


def thefts_of(s: BellumState) -> list[Theft]:
    """The whole ledger, kind by kind: thefts of different kinds do not bear on each other."""
    ledger = [int(number) for number in s.thefts]
    found = []
    for at in range(0, len(ledger), int(THEFT)):
        face, victim, thief, victim_had, thief_had = ledger[at : at + int(THEFT)]
        found.append(Theft(kind_of(s, face), victim, thief, victim_had, thief_had, face))
    return found


def kind_of(s: BellumState, face: int) -> int:
    return sum(1 for kind in range(1, len(CHESTS)) if face >= s.tables.face_start[kind])


def recall(s: BellumState, seat: int) -> Memory:
    """What a seat remembers of the thefts."""
    return Memory(
        [theft if seat in (theft.victim, theft.thief) else replace(theft, face=UNKNOWN) for theft in thefts_of(s)]
    )


def forgotten() -> Memory:
    """Somebody who remembers no theft."""
    return Memory([])
