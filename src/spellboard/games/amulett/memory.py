"""What perfect memory adds to the view, and which positions fit what is known (A6, E5).

All metal is taken, paid and taken back in the open, so hands can be worked out. What cannot: the order in which
somebody else put several spells under the deck, and the secret choices of the set-up. Who remembers nothing knows no
hand but the own and of the deck only how many spells are in it.
"""

from __future__ import annotations

from msgspec import Struct

from .phases import UNDER
from .state import BY, JOINED, SPELL_BITS, AmulettState
from .tables import METALS
from .view import face_down, names


class Heap(Struct, frozen=True):
    """Spells that went under the deck together: in order if that is known, else in number order."""

    by: int
    """Who chose their order in secret, or -1."""
    spells: list[str]
    known: bool


class Memory(Struct, frozen=True):
    """What a seat works out though it is not shown."""

    hands: list[dict[str, int]]
    """The cards of every seat; none at all if they are forgotten, and then nothing of the deck is known."""
    bag: list[str]
    """The spells in the deck above those put under it; unknown (empty) while spells are face down."""
    under: list[Heap]


def heaps(s: AmulettState, seat: int) -> list[Heap]:
    """The cards under the deck from the top down, as far as the seat knows them."""
    tail = [int(entry) for entry in s.tail]
    if s.phase == UNDER and s.to_act != seat:
        tail = tail[: len(tail) - int(s.buried)]
    groups: list[list[int]] = []
    for entry in tail:
        if not entry & JOINED:
            groups.append([])
        groups[-1].append(entry)
    found = []
    for group in groups:
        by = group[0] % JOINED // BY - 1
        spells = [entry & SPELL_BITS for entry in group]
        known = by in (-1, seat) or len(group) == 1
        found.append(Heap(by, [s.tables.spell_names[spell] for spell in (spells if known else sorted(spells))], known))
    return found


def recall(s: AmulettState, seat: int) -> Memory:
    """All hands, the deck, and what lies under it."""
    hidden = any(face_down(s, who) for who in range(s.players) if who != seat)
    hands = [
        {name: int(s.cards[who * METALS + metal]) for metal, name in enumerate(s.tables.metal_names)}
        for who in range(s.players)
    ]
    return Memory(hands, [] if hidden else names(s, s.bag), heaps(s, seat))


def forgotten() -> Memory:
    """Nothing but what the view shows."""
    return Memory([], [], [])
