"""What each seat is shown: everything on the table, and the values of one's own chests only (40); see `seeing.py`."""

from __future__ import annotations

from ...core.view import SeatHead, ViewHead


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
