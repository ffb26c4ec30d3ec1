"""From a position to what a seat is shown of it."""

from librt.vecs import vec
from mypy_extensions import i64

from .ending import outcome
from .phases import END, PHASES
from .state import (
    BARREL,
    BOARD,
    CHOICE,
    FIRST,
    FOOD,
    GONE,
    LOOTED,
    LORD,
    MAGIC,
    OWED,
    SECOND,
    SERVES,
    SHIELD,
    SIGN,
    SPELL,
    UNSEEN,
    BellumState,
)
from .tables import BITS, KINDS, MASK, ROWS, SIDES
from .view import Lord, View

ICONS = 6


def see(s: BellumState, seat: int | None) -> View:
    """The table as a seat sees it (None: a spectator)."""
    t = s.tables
    if not s.mustered:
        s.muster()
    lords, everywhere = s.lords, s.creatures
    players: i64 = s.players
    up: i64 = t.open_creatures
    served: i64 = 2 * up + players
    serving: list[list[str]] = [[] for _ in range(2 * players)]
    for at in range(served, len(s.slots)):
        card: i64 = s.slots[at]
        serving[everywhere[card] - SERVES].append(t.creature_ids[card])
    over: bool = s.phase == END
    own: i64 = -1 if seat is None else seat
    goblins: list[str] = []
    choice: list[str] = []
    if own >= 0:
        for field in (FIRST, SECOND):
            if lords[own * LORD + field] >= 0:
                goblins.append(t.creature_ids[lords[own * LORD + field]])
        chose: i64 = lords[own * LORD + CHOICE]
        if chose >= 0:
            choice = [SIDES[chose >> 1], SIDES[chose & 1]]
    return View(
        seat=seat,
        phase=PHASES[s.phase],
        waiting=s.waiting,
        outcome=outcome(s) if over else None,
        round=int(s.day),
        captain=int(s.captain) if s.day else None,
        die=int(s.die) if s.die else None,
        asked=int(s.asked),
        cast=int(s.cast),
        idle=int(s.idle),
        brought=int(s.brought),
        hand=t.creature_ids[s.hand] if s.hand >= 0 else None,
        victim=int(s.victim) if s.victim >= 0 else None,
        thieves=int(s.thieves),
        turned=int(s.turned),
        seats=[lord_of(s, who, serving, over or who == own) for who in range(players)],
        supply=numbers_of(lords, players * LORD + FOOD, players * LORD + BARREL + 1),
        stacks=by_kind(s, players),
        places=[*t.place_ids[: t.lasting], *lying(s.slots, 2 * up, served, t.place_ids)],
        looted=[t.place_ids[place] for place in range(len(s.places)) if s.places[place] == LOOTED],
        pile=pile_of(s),
        creatures=lying(s.slots, 0, 2 * up, t.creature_ids),
        piles=[unseen(everywhere, t.first_evil, t.first_very), unseen(everywhere, t.first_very, t.cards)],
        goblins=goblins,
        choice=choice,
    )


def lord_of(s: BellumState, who: i64, serving: list[list[str]], known: bool) -> Lord:
    """One castle; `known` where the values of its chests may be seen."""
    t, lords = s.tables, s.lords
    at: i64 = who * LORD
    board: i64 = lords[at + BOARD]
    printed: i64 = t.castle_shield[board] if board >= 0 else 0
    return Lord(
        castle=t.castle_ids[board] if board >= 0 else None,
        food=int(lords[at + FOOD]),
        sign=int(lords[at + SIGN]),
        barrel=int(lords[at + BARREL]),
        shields=int(lords[at + SHIELD]),
        magic_shields=int(lords[at + MAGIC]),
        spells=int(lords[at + SPELL]),
        walls=int(printed + lords[at + SHIELD]),
        chests=by_kind(s, who),
        values=numbers_of(s.chests, who * t.faces, (who + 1) * t.faces) if known else [],
        owed=numbers_of(lords, at + OWED, at + LORD),
        left=serving[2 * who],
        right=serving[2 * who + 1],
        rows=[icons_of(s.rows[who * ROWS + row]) for row in range(ROWS)],
        goblins=(1 if lords[at + FIRST] >= 0 else 0) + (1 if lords[at + SECOND] >= 0 else 0),
        chose=lords[at + CHOICE] >= 0,
        resigned=lords[at + GONE] > 0,
    )


def numbers_of(numbers: vec[i64], start: i64, end: i64) -> list[int]:
    """A part of an array."""
    return [int(numbers[at]) for at in range(start, end)]


def icons_of(row: i64) -> list[int]:
    """A packed row icon by icon."""
    return [int((row >> (icon * BITS)) & MASK) for icon in range(ICONS)]


def lying(slots: vec[i64], start: i64, end: i64, names: list[str]) -> list[str | None]:
    """What lies in each slot, None for a gap."""
    return [names[slots[at]] if slots[at] >= 0 else None for at in range(start, end)]


def by_kind(s: BellumState, who: i64) -> list[int]:
    """How many chests of wood, metal and gold a lord has; the stacks are the seat after the last."""
    return [int(s.held(who, kind)) for kind in range(KINDS)]


def unseen(creatures: vec[i64], start: i64, end: i64) -> int:
    """How many of these creatures are still in their pile."""
    count: i64 = 0
    for card in range(start, end):
        if creatures[card] == UNSEEN:
            count += 1
    return int(count)


def pile_of(s: BellumState) -> list[int]:
    """How many farms, villages and cities are still in the pile: everybody can count them."""
    found: list[int] = []
    begins: i64 = 0
    for kind in range(KINDS):
        ends: i64 = s.tables.pile_end[s.players * KINDS + kind]
        left: i64 = ends - (begins if begins > s.turned else s.turned)
        found.append(int(left) if left > 0 else 0)
        begins = ends
    return found
