"""What must hold in every position: no piece lost, none doubled, nothing where it may not be.

What follows from something else is worked out and compared, so that a position has one way to be written: whose card is
the lowest, who skipped first, how many fields a trail has. What means nothing in a phase has its neutral value there.
"""

from __future__ import annotations

from collections.abc import Iterator

from .ending import RESIGNED
from .moments import in_turn, moment, pieces, plain, within
from .phases import END, LAYING
from .state import MOST_ROUNDS, MagalonState
from .tables import (
    AT,
    ATTACKER,
    ENERGY,
    GIANT_NUMBER,
    HAND,
    HELD,
    LAID,
    MONSTER,
    NONE,
    OWNED,
    RUINS,
    SEATS,
    SHIELD_AT,
    SKIPPED,
    VICTIM,
)


def problems(s: MagalonState) -> list[str]:
    """The broken invariants in plain words; the shape of the arrays first, as everything else reads them."""
    return _shape(s) or list(_numbers(s)) or [*pieces(s), *_cards(s), *moment(s)]


def _shape(s: MagalonState) -> list[str]:
    whole = (len(s.t.table), int(s.t.fields))
    found = []
    if not LAYING <= s.phase <= END:
        found.append(f"phase is {s.phase}, not {LAYING} to {END}")
    if (len(s.table), len(s.board)) != whole:
        found.append("the table or its trails cannot be")
    if (len(s.mark_table), len(s.mark_board)) != (whole if in_turn(s) else (0, 0)):
        found.append("the mark of the turn's start cannot be")
    return found


def _numbers(s: MagalonState) -> Iterator[str]:
    t, players = s.t, int(s.players)
    last = players - 1
    yield from within("mover", s.mover, 0, last)
    yield from within("leader", s.leader, 0, last)
    yield from within("round", s.round, 1, t.round_cap or MOST_ROUNDS)
    yield from within("skipper", s.skipper, -1, last)
    yield from within("lowest", s.lowest, -1, last)
    yield from within("gone", s.gone, 0, (1 << players) - 1)
    yield from within("winner", s.winner, -1, last)
    yield from within("ending", s.ending, 0, RESIGNED)
    for when, table in (("", plain(s.table)), (" at the mark", plain(s.mark_table))):
        if table:
            yield from _entries(s, when, table)


def _entries(s: MagalonState, when: str, table: list[int]) -> Iterator[str]:
    """The stretches of a table that are read as numbers of fields, seats or cards."""
    t = s.t
    for seat in range(SEATS):
        who = f"p{seat + 1}{when}"
        if seat >= s.players:
            box = [NONE, NONE, 0, 0, (1 << t.cards) - 1, NONE]
            if [table[entry + seat] for entry in (AT, SHIELD_AT, ENERGY, OWNED, HAND, LAID)] != box:
                yield f"{who} does not play, but is not in the box"
            continue
        yield from within(f"{who}: wizard", table[AT + seat], 0, t.fields - 1)
        yield from within(f"{who}: shield", table[SHIELD_AT + seat], -1, t.squares - 1)
        yield from within(f"{who}: energy", table[ENERGY + seat], 0, t.energy_top)
        yield from within(f"{who}: artifacts", table[OWNED + seat], 0, t.all_artifacts)
        yield from within(f"{who}: hand", table[HAND + seat], 0, (1 << t.cards) - 1)
        yield from within(f"{who}: card", table[LAID + seat], SKIPPED, t.cards - 1)
    for monster in range(GIANT_NUMBER + 1):
        yield from within(f"monster {monster}{when}", table[MONSTER + monster], 0, t.squares - 1)
    for ruin in range(t.ruins):
        place = table[RUINS + ruin]
        name = f"ruin {t.ruin_names[ruin]}{when}"
        if not 0 <= place < 4 * t.fields or t.footprint[place * t.ruin_size] < 0:
            yield f"{name} leaves the squares of the board"
    yield from within("ruin in hand", table[HELD], -1, t.ruins - 1)
    yield from within("attacker", table[ATTACKER], -1, GIANT_NUMBER)
    yield from within("victim", table[VICTIM], -1, s.players - 1)


# --- the round -------------------------------------------------------------------------------------------------------


def _cards(s: MagalonState) -> Iterator[str]:
    """Hands, the cards that lie there, who skipped and who has resigned (B2, B3, B6, B8)."""
    t, table = s.t, plain(s.table)
    here = [seat for seat in range(s.players) if s.present(seat)]
    if len(here) < 2 and s.ending != RESIGNED:
        yield "fewer than two players are left"
    order = [(int(s.leader) + further) % int(s.players) for further in range(s.players)]
    lying = 0
    for seat in order:
        laid, hand = table[LAID + seat], table[HAND + seat]
        if laid >= 0 and lying >> laid & 1:
            yield "two cards of the same value lie on the table"
        if laid == SKIPPED and hand & ~lying:
            yield f"p{seat + 1} skipped with a card that could be laid"
        out = 1 << laid if laid >= 0 else 0
        lying |= out
        # Who resigns between laying it and his turn never gets it back.
        if seat in here and any(t.recovers[card] and not (hand | out) >> card & 1 for card in range(t.cards)):
            yield f"p{seat + 1} lacks the card that takes the others back"
        if out:
            yield from _hand(s, seat, laid, hand)
    skipped = [seat for seat in order if table[LAID + seat] == SKIPPED]
    if s.skipper != (skipped[0] if skipped else NONE):
        yield "skipper is not who skipped first"


def _hand(s: MagalonState, seat: int, laid: int, hand: int) -> Iterator[str]:
    """Who has laid a card holds it no more, unless it has brought all cards back in his turn (B8)."""
    t = s.t
    lacks, whole = not hand >> laid & 1, hand == (1 << t.cards) - 1
    due = in_turn(s) and laid >= s.table[LAID + s.mover]
    if not t.recovers[laid] or s.phase == LAYING or (in_turn(s) and not due):
        good = lacks
    elif due and s.present(seat):
        good = whole
    else:
        # The game is over, or he has resigned: before his turn or after it.
        good = lacks or whole
    if not good:
        yield f"p{seat + 1} has laid a card and still holds it, or has not taken all cards back"
