"""The settings of a house: how long things last, and how many there may be."""

from __future__ import annotations

from msgspec import Struct


class HouseRules(Struct, frozen=True):
    """All times in seconds."""

    silence: float = 20
    """A device that does not answer for so long while a match is opened is done without."""
    vote: float = 120
    """So long a proposal waits for answers."""
    flicker: float = 5
    """Whoever is back so soon was never away."""
    grace: float = 120
    """After so long an absence the others may propose that a bot plays on."""
    rest: float = 600
    """So long after the last person looked the bots of a table stop."""
    idle: float = 300
    """A table that nobody has used for so long leaves memory."""
    expiry: float = 7 * 24 * 3600
    """A table that was made and never started goes after this."""
    abandoned: float = 60 * 24 * 3600
    """A match in which nobody has done anything for so long is closed; its record stays."""
    bots_together: float = 4
    """All bots together take at most so long between two decisions of people."""
    pace: float = 0.1
    """A bot takes at least this long, whatever it holds; a level that likes to think, longer. Pages show it slower."""
    bot_tables: int = 3
    """So many running tables with bots a guest may have."""
    in_a_row: int = 2000
    """After so many actions of one seat with nobody else's between them a bot plays on."""
    tables: int = 50
    """So many unfinished tables a guest may be host of."""
    memberships: int = 500
    """Tables that a guest belongs to, as host, player or watcher, finished ones included."""
    members: int = 200
    """Guests who belong to one table; twice as many where they come to play."""
    entries_warned: int = 8_000
    """Entries of a match at which everybody is told that it is long. People's games have at most about a thousand."""
    entries_undo: int = 10_000
    """Entries from which on nothing is taken back."""
    entries: int = 40_000
    """Entries at which a match is closed. Bots that play at random have been seen to need 23,000."""
    substitutes: tuple[str, ...] = ("greedy", "random")
    """Who takes the seat of somebody who is out of time or away: the first of these that knows the game."""
