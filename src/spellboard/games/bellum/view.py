"""What each seat is shown: everything on the table, and the values of one's own chests only (40)."""

from __future__ import annotations

from ...core.view import SeatHead, ViewHead
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
from .tables import BITS, CHESTS, ICONS, MASK, SIDES

# Where each icon lies in a packed row.
SHIFTS = [icon * BITS for icon in range(len(ICONS))]


class Lord(SeatHead, frozen=True):
    """One castle and what stands before it."""

    castle: str | None
    """None until it is dealt."""
    food: int
    sign: int
    barrel: int
    shields: int
    """Shield tokens."""
    magic_shields: int
    spells: int
    walls: int
    """The printed shield and the tokens."""
    chests: list[int]
    """How many of wood, metal, gold."""
    values: list[int]
    """How many of each value, in the order of the edition; empty where they are hidden."""
    owed: list[int]
    """Chests of wood, metal, gold that are being taken just now."""
    left: list[str]
    """Creatures in the order in which they came."""
    right: list[str]
    rows: list[list[int]]
    """Six rows of totals: food, sign, map, sword, magic sword, thief."""
    goblins: int
    """Goblins in hand, to be placed."""
    chose: bool
    """Whether they are placed, face down."""


class View(ViewHead, frozen=True):
    """The table as one seat sees it; `round` is the day, 0 during set-up."""

    seats: list[Lord]
    captain: int | None
    """None during set-up."""
    die: int | None
    """The active row; None while the Captain has the die in hand."""
    asked: int
    cast: int
    """Spells that the Captain has cast today."""
    idle: int
    brought: int
    hand: str | None
    """The creature that was just recruited."""
    victim: int | None
    """Who is being robbed."""
    thieves: int
    turned: int
    supply: list[int]
    """Food, signs, barrels."""
    stacks: list[int]
    """Chests of wood, metal, gold that nobody has."""
    places: list[str | None]
    """Those that lie face up: the tavern, then the kingdom by slots, with None for a gap."""
    looted: list[str]
    pile: list[int]
    """Farms, villages, cities in the kingdom's pile."""
    creatures: list[str | None]
    """Those that lie face up, by slots with None for a gap: first evil ones, then as many slots for most evil ones."""
    piles: list[int]
    """Evil and most evil creatures in their piles."""
    goblins: list[str]
    """One's own, to be placed."""
    choice: list[str]
    """One's own secret choice: the side of each of them."""


def see(s: BellumState, seat: int | None) -> View:
    """The table as a seat sees it (None: a spectator)."""
    t = s.tables
    if not s.mustered:
        s.muster()
    lords, chests, rows = list(s.lords), list(s.chests), list(s.rows)
    everywhere, places, slots, up = list(s.creatures), list(s.places), list(s.slots), int(t.open_creatures)
    players, width, faces = int(s.players), int(LORD), int(t.faces)
    serving: list[list[str]] = [[] for _ in range(2 * players)]
    for card in slots[2 * up + players :]:
        serving[everywhere[card] - SERVES].append(t.creature_ids[card])
    starts = list(t.face_start)
    shields = list(t.castle_shield)
    own = [] if seat is None else lords[seat * width : (seat + 1) * width]
    over = bool(s.phase == END)
    return View(
        seat=seat,
        phase=PHASES[s.phase],
        waiting=s.waiting,
        outcome=outcome(s),
        round=int(s.day),
        captain=int(s.captain) if s.day else None,
        die=int(s.die) or None,
        asked=int(s.asked),
        cast=int(s.cast),
        idle=int(s.idle),
        brought=int(s.brought),
        hand=t.creature_ids[s.hand] if s.hand >= 0 else None,
        victim=int(s.victim) if s.victim >= 0 else None,
        thieves=int(s.thieves),
        turned=int(s.turned),
        seats=[
            _lord(
                lords[who * width : (who + 1) * width],
                chests[who * faces : (who + 1) * faces],
                rows[who * 6 : who * 6 + 6],
                serving[2 * who : 2 * who + 2],
                over or who == seat,
                t.castle_ids,
                shields,
                starts,
            )
            for who in range(players)
        ],
        supply=lords[players * width + FOOD : players * width + BARREL + 1],
        stacks=_by_kind(chests[players * faces :], starts),
        places=[*t.place_ids[: t.lasting], *_lying(slots[2 * up : 2 * up + players], t.place_ids)],
        looted=[name for name, where in zip(t.place_ids, places, strict=True) if where == LOOTED],
        pile=pile_of(s),
        creatures=_lying(slots[: 2 * up], t.creature_ids),
        piles=[everywhere[t.first_evil : t.first_very].count(UNSEEN), everywhere[t.first_very :].count(UNSEEN)],
        goblins=[t.creature_ids[card] for card in own[FIRST : SECOND + 1] if card >= 0],
        choice=[SIDES[own[CHOICE] >> 1], SIDES[own[CHOICE] & 1]] if own and own[CHOICE] >= 0 else [],
    )


def _lord(
    lord: list[int],
    chests: list[int],
    rows: list[int],
    serving: list[list[str]],
    known: bool,
    castles: list[str],
    shields: list[int],
    starts: list[int],
) -> Lord:
    """One castle, from its part of the arrays; `known` where the values of its chests may be seen."""
    board = lord[BOARD]
    return Lord(
        castle=castles[board] if board >= 0 else None,
        food=lord[FOOD],
        sign=lord[SIGN],
        barrel=lord[BARREL],
        shields=lord[SHIELD],
        magic_shields=lord[MAGIC],
        spells=lord[SPELL],
        walls=(shields[board] if board >= 0 else 0) + lord[SHIELD],
        chests=_by_kind(chests, starts),
        values=chests if known else [],
        owed=lord[OWED:],
        left=serving[0],
        right=serving[1],
        rows=[[row >> shift & MASK for shift in SHIFTS] for row in rows],
        goblins=(lord[FIRST] >= 0) + (lord[SECOND] >= 0),
        chose=lord[CHOICE] >= 0,
        resigned=lord[GONE] > 0,
    )


def _lying(slots: list[int], names: list[str]) -> list[str | None]:
    """What lies in each slot."""
    return [names[thing] if thing >= 0 else None for thing in slots]


def _by_kind(faces: list[int], starts: list[int]) -> list[int]:
    """How many chests of wood, metal and gold."""
    return [sum(faces[starts[kind] : starts[kind + 1]]) for kind in range(len(CHESTS))]


def pile_of(s: BellumState) -> list[int]:
    """How many farms, villages and cities are still in the pile: everybody can count them."""
    ends = [0, *[int(end) for end in s.tables.pile_end][s.players * 3 : s.players * 3 + 3]]
    return [max(0, ends[at + 1] - max(ends[at], int(s.turned))) for at in range(3)]
