"""The order of a game, from top to bottom: set-up once, then day after day (D1).

The numbers are part of stored positions. Moments that pass by themselves, at which no position rests, are therefore
counted after the others.
"""

from typing import Final

from mypy_extensions import i64

# Set-up (2).
CASTLE: Final[i64] = 0  # every lord gets a castle
DEAL: Final[i64] = 1  # two goblins each, dealt in secret
GOBLINS: Final[i64] = 2  # all place their goblins at the same time
REVEAL: Final[i64] = 3  # a place of the kingdom is turned up; again in the evening
DRAW: Final[i64] = 4  # a creature is turned up; again for every recruit
CAPTAIN: Final[i64] = 5  # chance names the first Captain
# Event 1: the active horde.
ROLL: Final[i64] = 6  # the die
HORDE: Final[i64] = 7  # one lord after the other may force a new roll
# Event 2: gathering.
GATHER: Final[i64] = 15  # passes by itself
# Event 3: the scouts.
SCOUTS: Final[i64] = 16  # passes by itself
CHEST: Final[i64] = 8  # an owed chest is drawn: from the scouts, later from loot
# Event 4: one lord after the other attacks.
ATTACK: Final[i64] = 9  # a place, a castle, or nothing
ROB: Final[i64] = 10  # another chest from the same castle
STEAL: Final[i64] = 11  # chance says which chests were stolen
# Event 5: one lord after the other recruits.
RECRUIT: Final[i64] = 12  # a creature, or no more (then DRAW, from its pile)
PLACE: Final[i64] = 13  # the side on which it serves
# Event 6: the end of the day.
EVENING: Final[i64] = 17  # passes by itself (then REVEAL, until the kingdom is full)
DAWN: Final[i64] = 18  # passes by itself: the next Captain, and ROLL again
# The end of the game.
END: Final[i64] = 14

PHASES: Final = (
    "castle", "deal", "goblins", "reveal", "draw", "captain", "roll", "horde", "chest", "attack", "rob", "steal",
    "recruit", "place", "end", "gather", "scouts", "evening", "dawn",
)  # fmt: skip
"""The names by number."""
