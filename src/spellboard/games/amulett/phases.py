"""Every moment at which somebody chooses or something is drawn, in the order of play.

`course.py` has one decision for each of them.
"""

from typing import Final

LAY_GEMS: Final = 0  # the gems are drawn and fill the board
FIRST_HAT: Final = 1  # who begins is drawn by lot
DEAL: Final = 2  # the first spells are dealt
KEEP: Final = 3  # expert set-up: all keep two of four spells, in secret
REDRAW: Final = 4  # redraw set-up: one after the other exchanges spells
REPLACE: Final = 5  # redraw set-up: the spells drawn for those discarded
ALLOT: Final = 6  # all lay stones on their first spells, in secret
REVEAL: Final = 7  # a round begins; the next spell comes up
SPELL_BID: Final = 8  # stones are bid for it, once around
LIFT: Final = 9  # metal phase: Teleportation lifts a gem
SET_DOWN: Final = 10  # and sets it down elsewhere
GAIN: Final = 11  # cards of one's choice from the stacks
BEFORE_MARKER: Final = 12  # gem phase: Burning Desire and Magic Journey
MARKER: Final = 13  # the marker says how many trades there are
TRADE: Final = 14  # cards are bid for a gem, round and round
PAY: Final = 15  # the winner pays, metal by metal
TAKE_BACK: Final = 16  # and takes back cards by Influence and own Curses
CURSE: Final = 17  # the Curses of the others
TAKE: Final = 18  # the winner takes gems
MOVE: Final = 19  # the hat moves the caravan; then the next trade
BLUE: Final = 20  # energy phase: blue spells, then stones come off
PULL: Final = 21  # a Pull draws stones off other players' spells
UNDER: Final = 22  # several empty spells go under the deck in a secret order; then the next round
END: Final = 23  # the game is over

NAMES: Final = (
    "lay-gems", "first-hat", "deal", "keep", "redraw", "replace", "allot",
    "reveal", "spell-bid",
    "lift", "set", "gain",
    "before-marker", "marker", "trade-bid", "pay", "back", "curse", "take", "move",
    "blue", "drain", "under",
    "over",
)  # fmt: skip
"""What each is called in views, in positions as text and in the keys of the words."""


def chapter(phase: int) -> str:
    """The chapter of the rulebook that a phase belongs to."""
    if phase < REVEAL:
        return "setup"
    if phase < LIFT:
        return "spell"
    if phase < BEFORE_MARKER:
        return "metal"
    if phase < BLUE:
        return "gem"
    return "energy" if phase < END else "over"
