"""What each seat is shown: everything on the table, and the values of one's own chests only (40)."""

from __future__ import annotations

from msgspec import Struct

from .state import (
    BARREL,
    BOARD,
    CHOICE,
    END,
    FIRST,
    FOOD,
    GONE,
    LOOTED,
    MAGIC,
    OPEN,
    OWED,
    REASONS,
    SECOND,
    SERVES,
    SHIELD,
    SIGN,
    SPELL,
    UNSEEN,
    BellumState,
)
from .tables import BITS, CHESTS, MASK, SIDES

PHASES = (
    "castle", "deal", "goblins", "reveal", "draw", "captain", "roll", "horde", "chest", "attack", "rob", "steal",
    "recruit", "place", "end",
)  # fmt: skip


class Lord(Struct, frozen=True):
    """One castle and what stands before it."""

    castle: str
    """Empty until it is dealt."""
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
    right: list[str]
    rows: list[list[int]]
    """Six rows of totals: food, sign, map, sword, magic sword, thief."""
    goblins: int
    """Goblins in hand, to be placed."""
    chose: bool
    """Whether they are placed, face down."""
    gone: bool


class View(Struct, frozen=True):
    """The table as one seat sees it."""

    seat: int | None
    phase: str
    actor: int
    """The lord who chooses or for whom something is drawn."""
    round: int
    """The day, from 1 on; 0 during set-up."""
    captain: int
    die: int
    asked: int
    cast: int
    """Spells that the Captain has cast today."""
    idle: int
    brought: int
    hand: str
    """The creature that was just recruited."""
    victim: int
    thieves: int
    turned: int
    lords: list[Lord]
    supply: list[int]
    """Food, signs, barrels."""
    stacks: list[int]
    """Chests of wood, metal, gold that nobody has."""
    places: list[str]
    """Those that lie face up."""
    looted: list[str]
    pile: list[int]
    """Farms, villages, cities in the kingdom's pile."""
    creatures: list[str]
    """Those that lie face up."""
    piles: list[int]
    """Evil and most evil creatures in their piles."""
    goblins: list[str]
    """One's own, to be placed."""
    choice: list[str]
    """One's own secret choice: the side of each of them."""
    reason: str


def see(s: BellumState, seat: int | None) -> View:
    """The table as a seat sees it (None: a spectator)."""
    t = s.tables
    everywhere = [int(where) for where in s.creatures]
    places = [int(where) for where in s.places]
    own = [] if seat is None else [int(s.has(seat, FIRST)), int(s.has(seat, SECOND))]
    choice = -1 if seat is None else int(s.has(seat, CHOICE))
    return View(
        seat=seat,
        phase=PHASES[s.phase],
        actor=int(s.seat),
        round=int(s.day),
        captain=int(s.captain),
        die=int(s.die),
        asked=int(s.asked),
        cast=int(s.cast),
        idle=int(s.idle),
        brought=int(s.brought),
        hand=t.creature_ids[s.hand] if s.hand >= 0 else "",
        victim=int(s.victim),
        thieves=int(s.thieves),
        turned=int(s.turned),
        lords=[_lord(s, who, everywhere, who == seat or s.phase == END) for who in range(int(s.players))],
        supply=[int(s.has(s.players, field)) for field in (FOOD, SIGN, BARREL)],
        stacks=[int(s.held(s.players, kind)) for kind in range(len(CHESTS))],
        places=[t.place_ids[at] for at, where in enumerate(places) if where == OPEN],
        looted=[t.place_ids[at] for at, where in enumerate(places) if where == LOOTED],
        pile=pile_of(s),
        creatures=[t.creature_ids[at] for at, where in enumerate(everywhere) if where == OPEN],
        piles=[
            everywhere[t.first_evil : t.first_very].count(int(UNSEEN)),
            everywhere[t.first_very :].count(int(UNSEEN)),
        ],
        goblins=[t.creature_ids[card] for card in own if card >= 0],
        choice=[SIDES[choice >> 1], SIDES[choice & 1]] if choice >= 0 else [],
        reason=REASONS[s.reason],
    )


def _lord(s: BellumState, who: int, everywhere: list[int], open_chests: bool) -> Lord:
    t = s.tables
    board = int(s.has(who, BOARD))
    if not s.mustered:
        s.muster()
    serving: list[list[str]] = [[], []]
    for card, where in enumerate(everywhere):
        if where in (SERVES + who * 2, SERVES + who * 2 + 1):
            serving[(where - int(SERVES)) % 2].append(t.creature_ids[card])
    rows = [int(row) for row in s.rows][who * 6 : who * 6 + 6]
    return Lord(
        castle=t.castle_ids[board] if board >= 0 else "",
        food=int(s.has(who, FOOD)),
        sign=int(s.has(who, SIGN)),
        barrel=int(s.has(who, BARREL)),
        shields=int(s.has(who, SHIELD)),
        magic_shields=int(s.has(who, MAGIC)),
        spells=int(s.has(who, SPELL)),
        walls=(int(t.castle_shield[board]) if board >= 0 else 0) + int(s.has(who, SHIELD)),
        chests=[int(s.held(who, kind)) for kind in range(len(CHESTS))],
        values=[int(number) for number in s.chests][who * t.faces : (who + 1) * t.faces] if open_chests else [],
        owed=[int(s.has(who, OWED + kind)) for kind in range(len(CHESTS))],
        left=serving[0],
        right=serving[1],
        rows=[[row >> (icon * int(BITS)) & int(MASK) for icon in range(6)] for row in rows],
        goblins=(s.has(who, FIRST) >= 0) + (s.has(who, SECOND) >= 0),
        chose=bool(s.has(who, CHOICE) >= 0),
        gone=bool(s.has(who, GONE)),
    )


def pile_of(s: BellumState) -> list[int]:
    """How many farms, villages and cities are still in the pile: everybody can count them."""
    ends = [0, *[int(end) for end in s.tables.pile_end][s.players * 3 : s.players * 3 + 3]]
    return [max(0, ends[at + 1] - max(ends[at], int(s.turned))) for at in range(3)]
