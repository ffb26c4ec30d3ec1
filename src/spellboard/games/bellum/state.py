"""A position of Bellum Magica: the table as a few flat arrays, and the decision that is at hand."""

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.decisions import Decision
from ...core.state import CHANCE, OVER, State
from .phases import ATTACK, CASTLE, CHEST, DEAL, END, GOBLINS, HORDE, ROLL, STEAL
from .tables import BITS, KINDS, MASK, ROWS, Tables

if TYPE_CHECKING:
    from ...core.events import Sink
    from ...core.game import Game

# What `lords` holds of each seat; its last row is the supply, of which only food, signs and barrels count.
BOARD: Final[i64] = 0
FOOD: Final[i64] = 1
SIGN: Final[i64] = 2
BARREL: Final[i64] = 3
SHIELD: Final[i64] = 4
MAGIC: Final[i64] = 5
SPELL: Final[i64] = 6
FIRST: Final[i64] = 7
SECOND: Final[i64] = 8
CHOICE: Final[i64] = 9
GONE: Final[i64] = 10
OWED: Final[i64] = 11
LORD: Final[i64] = 14

# Where a creature is: in its pile (or, a goblin, in the box), face up, in a hand, or from SERVES on at seat * 2 + side.
UNSEEN: Final[i64] = 0
OPEN: Final[i64] = 1
HELD: Final[i64] = 2
SERVES: Final[i64] = 3
# Where a place is: unseen, face up, or
LOOTED: Final[i64] = 2

# Tokens and days that no game can reach: counting stops here, so that it never leaves what a position may hold.
MOST: Final[i64] = 1_000_000

# A theft in the ledger: face, robbed seat, robbing seat, and how many chests of that kind each had before.
THEFT: Final[i64] = 5

# Why the game ended.
REASONS: Final = ("", "chests", "days", "idle", "resigned")
TEN_CHESTS: Final[i64] = 1
ALL_DAYS: Final[i64] = 2
IDLE_DAYS: Final[i64] = 3
ALONE: Final[i64] = 4


DECISIONS: Final[list[Decision["BellumState"]]] = []
"""By phase; `course.py` fills it in."""


class BellumState(State):
    """Castles, chests, creatures and places on the table, and whose choice it is."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "phase", "seat", "captain", "die", "day", "idle", "brought", "asked", "cast", "hand", "turned", "victim",
        "thieves", "reason", "lords", "chests", "creatures", "places", "slots", "thefts",
    )  # fmt: skip

    def __init__(self, game: "Game", players: i64, tables: Tables, like: "BellumState | None" = None) -> None:
        super().__init__(game, players)
        self.tables = tables
        if like is not None:
            self.phase: i64 = like.phase
            self.seat: i64 = like.seat
            """The lord who chooses, or for whom the dealer acts; `lord_at_hand` works it out from the rest."""
            self.captain: i64 = like.captain
            self.die: i64 = like.die
            """The active row; 0 while the Captain has the die in hand."""
            self.day: i64 = like.day
            """0 during set-up."""
            self.idle: i64 = like.idle
            """Days in a row that brought nobody a chest, today not counted."""
            self.brought: i64 = like.brought
            """1 if today somebody got a chest."""
            self.asked: i64 = like.asked
            """How many lords have had their turn in this circle, from the Captain on."""
            self.cast: i64 = like.cast
            """How many spells the Captain has cast today."""
            self.hand: i64 = like.hand
            """The creature just recruited, until it is placed; else -1."""
            self.turned: i64 = like.turned
            """How many places of the kingdom have been turned up so far."""
            self.victim: i64 = like.victim
            """The lord who is being robbed, or -1; then `owed` names the chests that were chosen from him."""
            self.thieves: i64 = like.thieves
            """Thieves that may still choose a chest."""
            self.reason: i64 = like.reason
            self.lords: vec[i64] = like.lords[:]
            self.chests: vec[i64] = like.chests[:]
            """By seat and face; the last row is the stacks."""
            self.creatures: vec[i64] = like.creatures[:]
            self.places: vec[i64] = like.places[:]
            self.slots: vec[i64] = like.slots[:]
            """What lies where on the table, -1 for a gap: evil creatures, most evil ones, places of the kingdom.

            Then the creatures that serve, castle by castle, left before right, in the order in which they came."""
            self.thefts: vec[i64] = like.thefts[:]
            """All thefts so far, kind by kind: robber and robbed know what was taken (26, 28, 40)."""
            self.rows: vec[i64] = like.rows[:]
            """Packed icons by seat and row: worked out from castles and creatures, no part of the position."""
            self.mustered: bool = like.mustered
        else:
            self.phase = CASTLE
            self.seat = 0
            self.captain = 0
            self.die = 0
            self.day = 0
            self.idle = 0
            self.brought = 0
            self.asked = 0
            self.cast = 0
            self.hand = -1
            self.turned = 0
            self.victim = -1
            self.thieves = 0
            self.reason = 0
            self.lords = vec[i64]([0] * ((players + 1) * LORD))
            self.chests = vec[i64]([0] * ((players + 1) * tables.faces))
            self.creatures = vec[i64]([0] * tables.cards)
            self.places = vec[i64]([0] * tables.places)
            self.slots = vec[i64]([-1] * (2 * tables.open_creatures + players))
            self.thefts = vec[i64]()
            self.rows = vec[i64]([0] * (players * ROWS))
            self.mustered = False
            self.lay_out()

    def lay_out(self) -> None:
        """Everything in the supply, nobody has anything (6); the tavern lies open (24)."""
        for seat in range(self.players):
            for field in (BOARD, FIRST, SECOND, CHOICE):
                self.lords[seat * LORD + field] = -1
        for resource in range(3):
            self.lords[self.players * LORD + FOOD + resource] = self.tables.supply[resource]
        for face in range(self.tables.faces):
            self.chests[self.players * self.tables.faces + face] = self.tables.face_count[face]
        for place in range(self.tables.lasting):
            self.places[place] = OPEN

    def copy(self) -> "BellumState":
        return BellumState(self.game, self.players, self.tables, self)

    # --- whose choice, and which -------------------------------------------------------------------------------------

    def fill(self, field: str, numbers: list[int]) -> None:
        if field == "lords":
            self.lords = vec[i64](numbers)
        elif field == "chests":
            self.chests = vec[i64](numbers)
        elif field == "creatures":
            self.creatures = vec[i64](numbers)
        elif field == "places":
            self.places = vec[i64](numbers)
        elif field == "slots":
            self.slots = vec[i64](numbers)
        elif field == "thefts":
            self.thefts = vec[i64](numbers)
        else:
            super().fill(field, numbers)

    def rule_actor(self) -> i64:
        phase: i64 = self.phase
        if phase >= ATTACK:
            if phase == STEAL:
                return CHANCE
            return OVER if phase == END else self.seat
        if phase == HORDE or (phase == CASTLE and self.tables.draft):
            return self.seat
        if phase == GOBLINS:
            return self.first_undecided()
        return CHANCE

    def rule_waiting(self) -> list[int]:
        if self.phase == GOBLINS:
            return [seat for seat in range(int(self.players)) if self.undecided(seat)]
        seat: i64 = self.turn()
        return [int(seat)] if seat >= 0 else []

    def rule_legal(self, seat: i64) -> vec[i64]:
        if self.phase != GOBLINS and self.turn() != seat:
            return vec[i64]()
        return DECISIONS[self.phase].choices(self, seat)

    def rule_chances(self) -> vec[i64]:
        return DECISIONS[self.phase].odds(self)

    def rule_apply(self, code: i64, seat: i64, sink: "Sink | None") -> None:
        DECISIONS[self.phase].play(self, code, seat, sink)

    def openly_forced(self) -> bool:
        return self.phase != GOBLINS

    # --- the course of the game --------------------------------------------------------------------------------------

    def turn_to(self, phase: i64, sink: "Sink | None") -> None:
        """The game comes to another moment."""
        DECISIONS[phase].open(self, sink)

    def ask(self, phase: i64, seat: i64) -> None:
        """The decision at hand is that of this lord, or the dealer's for him."""
        self.phase = phase
        self.seat = seat

    def end(self, reason: i64, sink: "Sink | None") -> None:
        """The game is over (30, 38, L1)."""
        self.reason = reason
        self.turn_to(END, sink)

    def next_lord(self) -> bool:
        """Turn to the next lord of the circle who is still in the game; False after the last (20, 32)."""
        while self.asked < self.players:
            self.seat = (self.captain + self.asked) % self.players
            self.asked += 1
            if self.lords[self.seat * LORD + GONE] == 0:
                return True
        return False

    # --- small questions ---------------------------------------------------------------------------------------------

    def undecided(self, seat: i64) -> bool:
        """Whether a lord has still to place his goblins."""
        return self.lords[seat * LORD + CHOICE] < 0 and self.lords[seat * LORD + GONE] == 0

    def first_undecided(self) -> i64:
        seat: i64 = 0
        while seat < self.players and not self.undecided(seat):
            seat += 1
        return seat

    def has(self, seat: i64, field: i64) -> i64:
        """What a lord has of something; the supply is the seat after the last."""
        return self.lords[seat * LORD + field]

    def lord_at_hand(self) -> i64:
        """The lord who chooses, or for whom the dealer acts: the decision at hand leaves no other."""
        phase: i64 = self.phase
        seat: i64 = 0
        if phase in (CASTLE, DEAL):
            field: i64 = BOARD if phase == CASTLE else SECOND
            while seat < self.players - 1 and self.lords[seat * LORD + field] >= 0:
                seat += 1
            return seat
        if phase == CHEST and self.asked == 0:
            # The scouts are back: whoever is owed a chest, from the Captain clockwise (17).
            while seat < self.players - 1 and self.owed((self.captain + seat) % self.players) == 0:
                seat += 1
            return (self.captain + seat) % self.players
        if self.day == 0 and phase != END:
            return 0
        if phase in (ROLL, HORDE):
            return (self.captain + self.asked) % self.players
        return (self.captain + self.asked + self.players - 1) % self.players

    def lay_down(self, first: i64, thing: i64) -> None:
        """What is turned up lies in the first gap from a slot on, where it stays until it is taken."""
        slots = self.slots
        while slots[first] >= 0:
            first += 1
        slots[first] = thing

    def lying(self, first: i64, count: i64) -> vec[i64]:
        """What lies in so many slots from one on, in the order of the cards' numbers."""
        slots = self.slots
        found = vec[i64](capacity=count)
        slot: i64 = first
        while slot < first + count:
            thing: i64 = slots[slot]
            slot += 1
            if thing < 0:
                continue
            found = append(found, thing)
            at: i64 = len(found) - 1
            while at > 0 and found[at - 1] > thing:
                found[at] = found[at - 1]
                at -= 1
            found[at] = thing
        return found

    def take_up(self, first: i64, thing: i64) -> None:
        """What is taken leaves a gap."""
        slots = self.slots
        while slots[first] != thing:
            first += 1
        slots[first] = -1

    def award(self, seat: i64, field: i64) -> i64:
        """A bonus token, or a shield for a robbed castle: never refused (15); 1 if the box has no more."""
        if self.lords[seat * LORD + field] < MOST:
            self.lords[seat * LORD + field] += 1
        out: i64 = 0
        for other in range(self.players):
            out += self.lords[other * LORD + field]
        return 1 if out > self.tables.tokens[field - SHIELD] else 0

    def give(self, seat: i64, field: i64, number: i64) -> None:
        self.lords[seat * LORD + field] += number

    def take(self, seat: i64, field: i64, wanted: i64) -> i64:
        """Resources from the supply to a lord, as many as there are (15, 22); gives how many."""
        at: i64 = self.players * LORD + field
        number: i64 = wanted
        if self.lords[at] < number:
            number = self.lords[at]
        self.lords[at] -= number
        self.lords[seat * LORD + field] += number
        return number

    def pay(self, seat: i64, field: i64, number: i64) -> None:
        """Resources from a lord back to the supply."""
        self.lords[seat * LORD + field] -= number
        self.lords[self.players * LORD + field] += number

    def held(self, seat: i64, kind: i64) -> i64:
        """How many chests of a kind a lord has; the stack is the seat after the last."""
        t = self.tables
        number: i64 = 0
        face: i64 = t.face_start[kind]
        end: i64 = t.face_start[kind + 1]
        base: i64 = seat * t.faces
        while face < end:
            number += self.chests[base + face]
            face += 1
        return number

    def chests_of(self, seat: i64) -> i64:
        """How many chests a lord has."""
        number: i64 = 0
        at: i64 = seat * self.tables.faces
        end: i64 = at + self.tables.faces
        while at < end:
            number += self.chests[at]
            at += 1
        return number

    def owed(self, seat: i64) -> i64:
        """How many chests a lord is still to receive."""
        number: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            number += self.lords[seat * LORD + OWED + kind]
            kind += 1
        return number

    def icons(self, seat: i64, icon: i64) -> i64:
        """How many of an icon stand in the active row of a lord (H1)."""
        if not self.mustered:
            self.muster()
        return (self.rows[seat * ROWS + self.die - 1] >> (icon * BITS)) & MASK

    def join(self, card: i64, seat: i64, side: i64) -> None:
        """A creature is tucked under a castle, for good (33)."""
        where: i64 = SERVES + seat * 2 + side
        self.creatures[card] = where
        creatures = self.creatures
        at: i64 = len(self.slots)
        table: i64 = 2 * self.tables.open_creatures + self.players
        slots = append(self.slots, card)
        while at > table and creatures[slots[at - 1]] > where:
            slots[at] = slots[at - 1]
            at -= 1
        slots[at] = card
        self.slots = slots
        if self.mustered:
            self.count_in(card, seat, side)

    def count_in(self, card: i64, seat: i64, side: i64) -> None:
        """Add a creature's icons of one side to the rows of a castle."""
        row: i64 = 0
        while row < ROWS:
            self.rows[seat * ROWS + row] += self.tables.icons[(card * 2 + side) * ROWS + row]
            row += 1

    def muster(self) -> None:
        """Work out the rows of all castles."""
        t = self.tables
        for seat in range(self.players):
            board: i64 = self.lords[seat * LORD + BOARD]
            for row in range(ROWS):
                self.rows[seat * ROWS + row] = t.castle_icons[board * ROWS + row] if board >= 0 else 0
        for card in range(t.cards):
            where: i64 = self.creatures[card] - SERVES
            if where >= 0:
                self.count_in(card, where // 2, where % 2)
        self.mustered = True
