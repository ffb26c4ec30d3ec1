"""A position of Magalon: the table, the board, and the turn as it stood when it began (for `take back`, C3)."""

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.decisions import Decision
from ...core.state import CHANCE, OVER, State
from .exact_walks import Patience, Walks
from .phases import END, LAYING, ROLLING, TURN
from .tables import (
    AT,
    ATTACKER,
    DICE,
    DISPLACED,
    FIRM,
    GIANT,
    GIANT_NUMBER,
    GNOME,
    HELD,
    LAID,
    LASTING,
    MONSTER,
    MOVED,
    NONE,
    PIECE,
    RUIN,
    RUINS,
    SEEN,
    SEEN_MONSTER,
    SHIELD,
    SHIELD_AT,
    STEPS,
    WIZARD,
    Tables,
    displaced_by,
)

if TYPE_CHECKING:
    from ...core.events import Sink
    from ...core.game import Game

MOST_ROUNDS: Final[i64] = 1_000_000
"""Rounds are counted so far: nobody plays more, and the number stays one that a position may hold."""


DECISIONS: Final[list[Decision["MagalonState"]]] = []
"""The decision of each phase: `course.py` fills it."""


class MagalonState(State):
    """Flat arrays and a few numbers; every chapter of the rules works on them."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "phase", "mover", "round", "leader", "skipper", "lowest", "gone", "winner", "ending",
        "table", "trails", "mark_table", "mark_trails",
    )  # fmt: skip

    def __init__(self, game: "Game", players: i64, t: Tables) -> None:
        super().__init__(game, players)
        self.t = t
        self.phase: i64 = LAYING
        self.mover: i64 = 0
        """Who lays a card, or whose turn it is."""
        self.round: i64 = 1
        self.leader: i64 = 0
        self.skipper: i64 = NONE
        """Who skipped first this round and so leads the next (B3)."""
        self.lowest: i64 = NONE
        """Who laid the lowest card and so moves the giant (B5)."""
        self.gone: i64 = 0
        """Who has resigned, a bit each."""
        self.winner: i64 = NONE
        self.ending: i64 = 0
        self.table: vec[i64] = t.table
        self.board: vec[i64] = t.ground
        self.mark_table: vec[i64] = vec[i64]()
        self.mark_board: vec[i64] = vec[i64]()
        self.looked: i64 = 0
        """How many fields the searches have looked at to answer the last question; no part of the position."""

    def copy(self) -> "MagalonState":
        twin = MagalonState(self.game, self.players, self.t)
        twin.phase = self.phase
        twin.mover = self.mover
        twin.round = self.round
        twin.leader = self.leader
        twin.skipper = self.skipper
        twin.lowest = self.lowest
        twin.gone = self.gone
        twin.winner = self.winner
        twin.ending = self.ending
        twin.table = self.table[:]
        twin.board = self.board[:]
        # A mark is never written to, only replaced, so copies share it.
        twin.mark_table = self.mark_table
        twin.mark_board = self.mark_board
        return twin

    def fill(self, field: str, numbers: list[int]) -> None:
        if field == "table":
            self.table = vec[i64](numbers)
        elif field == "trails":
            # A trail has one way to be written: another one gives no board, which `problems` then says.
            self.board = _board_with(self, self.table, vec[i64](numbers), TURN <= self.phase <= ROLLING)
        elif field == "mark_table":
            self.mark_table = vec[i64](numbers)
        elif field == "mark_trails":
            empty: bool = len(self.mark_table) == 0 and len(numbers) == 0
            self.mark_board = vec[i64]() if empty else _board_with(self, self.mark_table, vec[i64](numbers), True)
        else:
            super().fill(field, numbers)

    # --- a position keeps its board as the steps on it: all else follows from the table ---------------------------

    @property
    def trails(self) -> vec[i64]:
        return trails_on(self.board)

    @property
    def mark_trails(self) -> vec[i64]:
        return trails_on(self.mark_board)

    # --- the contract: look up the decision at hand --------------------------------------------------------------

    def rule_actor(self) -> i64:
        if self.phase == ROLLING:
            return CHANCE
        if self.phase == END:
            return OVER
        return self.mover

    def rule_legal(self, seat: i64) -> vec[i64]:
        if seat != self.mover or self.phase >= ROLLING:
            return vec[i64]()
        self.looked = 0
        return DECISIONS[self.phase].choices(self, seat)

    def rule_apply(self, code: i64, seat: i64, sink: "Sink | None") -> None:
        DECISIONS[self.phase].play(self, code, seat, sink)

    def rule_chances(self) -> vec[i64]:
        return DECISIONS[self.phase].odds(self)

    # --- the course of the game ----------------------------------------------------------------------------------

    def turn_to(self, phase: i64, sink: "Sink | None") -> None:
        """The game comes to another phase."""
        DECISIONS[phase].open(self, sink)

    def ask(self, phase: i64, seat: i64) -> None:
        """It is that seat's choice now."""
        self.phase = phase
        self.mover = seat

    # --- small questions that every chapter asks -----------------------------------------------------------------

    def present(self, seat: i64) -> bool:
        """Whether a seat has not resigned."""
        return (self.gone >> seat) & 1 == 0

    def alone(self) -> bool:
        """Whether all but one have resigned (L5)."""
        here: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            here += 1 if self.present(seat) else 0
            seat += 1
        return here == 1

    def card(self) -> i64:
        """The card that the mover has laid."""
        return self.table[LAID + self.mover]

    def protected(self, seat: i64) -> bool:
        """Card 4 protects from the moment it is laid to the end of the round (K1, K2)."""
        laid: i64 = self.table[LAID + seat]
        return laid >= 0 and self.t.protects[laid] != 0

    def firm(self, seat: i64) -> bool:
        """Whether the mover's monsters find this wizard an obstacle: his own, protected, or displaced already (G3)."""
        return self.firm_in(self.table, seat)

    def firm_in(self, table: vec[i64], seat: i64) -> bool:
        laid: i64 = table[LAID + seat]
        protected: bool = laid >= 0 and self.t.protects[laid] != 0
        return seat == self.mover or protected or displaced_by(table[DISPLACED], seat) != 0

    def wizard_on(self, field: i64) -> i64:
        """The seat whose wizard stands there, -1 if none; for ordinary squares, where there is at most one."""
        seat: i64 = 0
        while seat < self.players:
            if self.table[AT + seat] == field:
                return seat
            seat += 1
        return NONE

    def dice(self) -> i64:
        """The sum of both dice, 0 before the roll."""
        return (self.table[DICE] >> 3) + (self.table[DICE] & 7)

    # --- moving pieces on the board ------------------------------------------------------------------------------

    def move_wizard(self, seat: i64, field: i64) -> None:
        """Put a wizard onto a field; wizards on special fields stand in nobody's way (D4)."""
        here: i64 = self.table[AT + seat]
        if here < self.t.squares:
            self.board[here] &= ~(WIZARD | FIRM)
        if field < self.t.squares:
            self.board[field] |= (WIZARD | FIRM) if self.firm(seat) else WIZARD
        self.table[AT + seat] = field

    def move_monster(self, monster: i64, field: i64) -> None:
        """Put a monster onto a neighbouring field; it has then entered both, and may enter neither again (D2, G1)."""
        piece: i64 = GIANT if monster == GIANT_NUMBER else GNOME
        seen: i64 = SEEN_MONSTER << monster
        here: i64 = self.table[MONSTER + monster]
        self.board[here] &= ~piece
        if not self.t.origin_reusable:
            self.board[here] |= seen
        self.board[field] |= piece | seen
        self.table[MONSTER + monster] = field
        self.table[MOVED] |= 1 << monster

    def put_ruin(self, ruin: i64, there: bool) -> None:
        """Set a ruin's squares on the board, or clear them."""
        t = self.t
        at: i64 = self.table[RUINS + ruin] * t.ruin_size
        end: i64 = at + t.ruin_size
        while at < end:
            if there:
                self.board[t.footprint[at]] |= RUIN
            else:
                self.board[t.footprint[at]] &= ~RUIN
            at += 1

    def walks_from(self, mask: i64, at: i64, longest: i64, returns: bool, patience: Patience) -> Walks:
        """All walks of the piece that stands there; where it may come back to, it is not in its own way (D2)."""
        before: i64 = self.board[at]
        if returns:
            self.board[at] = before & ~(PIECE | FIRM)
        walks = Walks(self.t.first, self.t.near, self.board, mask, at, longest, returns, patience)
        self.board[at] = before
        return walks

    def astray(self) -> i64:
        """The first field where the board is not as the table says, -1 if there is none."""
        expected = board_of(self, self.table, TURN <= self.phase <= ROLLING)
        field: i64 = 0
        while field < self.t.fields:
            if self.board[field] & ~SEEN != expected[field]:
                return field
            field += 1
        return NONE

    # --- the bounds of a turn ------------------------------------------------------------------------------------

    def begin_turn(self, seat: i64) -> None:
        """Nothing has been done yet in this turn."""
        self.ask(TURN, seat)
        each: i64 = 0
        while each < self.players:
            field: i64 = self.table[AT + each]
            if field < self.t.squares and self.firm(each):
                self.board[field] |= FIRM
            each += 1
        self.mark()

    def mark(self) -> None:
        """Remember this moment: `take back` returns to it (C3)."""
        self.mark_table = self.table[:]
        self.mark_board = self.board[:]

    def at_mark(self) -> bool:
        """Whether nothing has been done since the mark, so that going back to it would change nothing."""
        entry: i64 = 0
        while entry < i64(len(self.table)):
            if self.table[entry] != self.mark_table[entry]:
                return False
            entry += 1
        return True

    def return_to_mark(self) -> None:
        self.table = self.mark_table[:]
        self.board = self.mark_board[:]
        self.phase = TURN

    def clear_turn(self) -> None:
        """Forget what was done this turn and where everybody went."""
        field: i64 = 0
        while field < self.t.fields:
            self.board[field] &= LASTING
            field += 1
        entry: i64 = STEPS
        while entry < ATTACKER:
            self.table[entry] = 0
            entry += 1
        self.mark_table = vec[i64]()
        self.mark_board = vec[i64]()


def board_of(s: MagalonState, table: vec[i64], in_turn: bool) -> vec[i64]:
    """The board as a table says it must be, with nobody's steps on it; in a turn some wizards are firm (G3)."""
    t = s.t
    board = t.ground[:]
    seat: i64 = 0
    while seat < s.players:
        field: i64 = table[AT + seat]
        if field < t.squares:
            board[field] |= (WIZARD | FIRM) if in_turn and s.firm_in(table, seat) else WIZARD
        if table[SHIELD_AT + seat] >= 0:
            board[table[SHIELD_AT + seat]] |= SHIELD
        seat += 1
    monster: i64 = 0
    while monster <= GIANT_NUMBER:
        board[table[MONSTER + monster]] |= GIANT if monster == GIANT_NUMBER else GNOME
        monster += 1
    ruin: i64 = 0
    while ruin < t.ruins:
        at: i64 = table[RUINS + ruin] * t.ruin_size
        end: i64 = at + t.ruin_size
        while at < end and ruin != table[HELD]:
            board[t.footprint[at]] |= RUIN
            at += 1
        ruin += 1
    return board


def trails_on(board: vec[i64]) -> vec[i64]:
    """Every field that somebody has entered this turn, each followed by who has."""
    found = vec[i64]()
    for field, here in enumerate(board):
        if here & SEEN:
            found = append(append(found, i64(field)), here & SEEN)
    return found


def _board_with(s: MagalonState, table: vec[i64], trails: vec[i64], in_turn: bool) -> vec[i64]:
    """The board of a table and its trails; one of a single field if they cannot be, which `problems` then says."""
    none = vec[i64]([0])
    try:
        board = board_of(s, table, in_turn)
        at: i64 = 0
        while at < i64(len(trails)):
            board[trails[at]] |= trails[at + 1] & SEEN
            at += 2
    except IndexError:
        return none
    written = trails_on(board)
    if len(written) != len(trails):
        return none
    at = 0
    while at < i64(len(trails)):
        if written[at] != trails[at]:
            return none
        at += 1
    return board
