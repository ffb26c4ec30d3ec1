"""A position of Das Amulett: who owns what, whose choice it is, and the small questions that every chapter asks."""

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.decisions import Decision
from ...core.state import CHANCE, State
from .phases import ALLOT, KEEP, LAY_GEMS, PAY, SPELL_BID, TRADE
from .tables import EXTRA_METAL, MAY_EQUAL, METALS, RAISE_STEP, WILD, Tables, bit, bits, gems_of

if TYPE_CHECKING:
    from ...core.events import Sink
    from ...core.game import Game

SEATS: Final = 6

# Where things lie in the arrays. `cards`: four numbers for each hand, then the stacks, then the cards laid open.
STACKS: Final = 24
PILE: Final = 28
# `spells`: a mask of spells for each seat, then what the expert set-up dealt, then the secret choices (code + 1).
DEALT: Final = 6
CHOSEN: Final = 12

# A card under the deck: its spell, who put it there in secret (seat + 1, or 0), and whether it is joined to the one
# before it by one secret order (E5).
SPELL_BITS: Final = 63
BY: Final = 64
JOINED: Final = 512

# `bids`: the last bid of each seat in the auction at hand, so many bits a seat.
BID_BITS: Final = 10

DECISIONS: Final[list[Decision["AmulettState"]]] = []
"""The decision of each phase; `course.py` fills it."""


class AmulettState(State):
    """A position of Das Amulett."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "phase", "to_act", "round", "hat", "caravan", "progress", "to_come", "card", "high", "leader", "bids", "out",
        "gone", "desire", "pending", "metal", "used", "lifted", "pull", "leaving", "named", "buried", "burnt", "traded",
        "idle", "pouch", "bag", "winners", "reason", "cards", "gems", "stones", "spells", "tail",
    )  # fmt: skip

    def __init__(self, game: "Game", players: i64, tables: Tables) -> None:
        super().__init__(game, players)
        self.tables = tables
        self.phase: i64 = LAY_GEMS
        self.to_act: i64 = CHANCE
        self.round: i64 = 0
        self.hat: i64 = 0
        self.caravan: i64 = 0
        self.progress: i64 = 0
        """How far a phase has come: gems laid, spells dealt, or seats from the hat (from the winner for curses)."""
        self.to_come: i64 = 0
        """Spells still to come in the spell phase, trades still to come in the gem phase."""
        self.card: i64 = -1
        self.high: i64 = 0
        self.leader: i64 = -1
        self.bids: i64 = 0
        """The last bid of each seat in the auction at hand, packed; `bid_of` reads it."""
        self.out: i64 = 0
        self.gone: i64 = 0
        self.desire: i64 = -1
        self.pending: i64 = 0
        """Cards, gems or stones that the open choice still concerns."""
        self.metal: i64 = 0
        """The first metal that the open chain may still name."""
        self.used: i64 = 0
        self.lifted: i64 = -1
        self.pull: i64 = -1
        self.leaving: i64 = 0
        self.named: i64 = 0
        """Spells emptied by the open Pull, in the order named: each spell + 1 in six bits."""
        self.buried: i64 = 0
        self.burnt: i64 = 0
        self.traded: i64 = 0
        self.idle: i64 = 0
        self.pouch: i64 = 0
        self.bag: i64 = 0
        self.winners: i64 = 0
        self.reason: i64 = 0
        self.cards = vec[i64]()
        self.gems = vec[i64]()
        self.stones = vec[i64]()
        self.spells = vec[i64]()
        self.tail = vec[i64]()

    def copy(self) -> "AmulettState":
        new = AmulettState(self.game, self.players, self.tables)
        new.phase = self.phase
        new.to_act = self.to_act
        new.round = self.round
        new.hat = self.hat
        new.caravan = self.caravan
        new.progress = self.progress
        new.to_come = self.to_come
        new.card = self.card
        new.high = self.high
        new.leader = self.leader
        new.bids = self.bids
        new.out = self.out
        new.gone = self.gone
        new.desire = self.desire
        new.pending = self.pending
        new.metal = self.metal
        new.used = self.used
        new.lifted = self.lifted
        new.pull = self.pull
        new.leaving = self.leaving
        new.named = self.named
        new.buried = self.buried
        new.burnt = self.burnt
        new.traded = self.traded
        new.idle = self.idle
        new.pouch = self.pouch
        new.bag = self.bag
        new.winners = self.winners
        new.reason = self.reason
        new.cards = self.cards[:]
        new.gems = self.gems[:]
        new.stones = self.stones[:]
        new.spells = self.spells[:]
        new.tail = self.tail[:]
        return new

    # --- the contract ------------------------------------------------------------------------------------------------

    def fill(self, field: str, numbers: list[int]) -> None:
        if field == "cards":
            self.cards = vec[i64](numbers)
        elif field == "gems":
            self.gems = vec[i64](numbers)
        elif field == "stones":
            self.stones = vec[i64](numbers)
        elif field == "spells":
            self.spells = vec[i64](numbers)
        elif field == "tail":
            self.tail = vec[i64](numbers)
        else:
            super().fill(field, numbers)

    def rule_actor(self) -> i64:
        return self.to_act

    def rule_waiting(self) -> list[int]:
        if self.phase == KEEP or self.phase == ALLOT:
            return [seat for seat in range(self.players) if self.spells[CHOSEN + seat] == 0]
        return [int(self.to_act)] if self.to_act >= 0 else []

    def rule_legal(self, seat: i64) -> vec[i64]:
        if seat != self.to_act and (self.gone >> seat & 1 or (self.phase != KEEP and self.phase != ALLOT)):
            return vec[i64]()
        return DECISIONS[self.phase].choices(self, seat)

    def rule_chances(self) -> vec[i64]:
        return DECISIONS[self.phase].odds(self)

    def rule_apply(self, code: i64, seat: i64, sink: "Sink | None") -> None:
        DECISIONS[self.phase].play(self, code, seat, sink)

    def openly_forced(self) -> bool:
        """A payment rests on a hidden hand, and so does a pass by somebody who holds enough cards (G1)."""
        if self.phase == TRADE:
            return self.hand_size(self.to_act) < self.lowest_bid(self.to_act)
        return self.phase != PAY

    # --- the course of the game --------------------------------------------------------------------------------------

    def turn_to(self, phase: i64, sink: "Sink | None") -> None:
        """The game comes to another decision."""
        DECISIONS[phase].open(self, sink)

    def ask(self, phase: i64, seat: i64) -> None:
        """It is that seat's (or the dealer's) choice now."""
        self.phase = phase
        self.to_act = seat

    def active(self) -> i64:
        """How many seats have not left."""
        return self.players - bits(self.gone)

    def first_from(self, seat: i64, skip: i64) -> i64:
        """The first seat from this one clockwise that is not in the mask `skip`; -1 if there is none."""
        for _ in range(self.players):
            if not skip >> seat & 1:
                return seat
            seat = self.after(seat)
        return -1

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        seat += 1
        return 0 if seat == self.players else seat

    def bid(self, seat: i64, count: i64) -> None:
        """A seat's bid is the highest now."""
        self.high = count
        self.leader = seat
        self.bids += (count - self.bid_of(seat)) << (BID_BITS * seat)

    def no_bids(self) -> None:
        """An auction begins, or has ended and is settled."""
        self.high = 0
        self.leader = -1
        self.bids = 0

    # --- small questions ---------------------------------------------------------------------------------------------

    def owned(self, seat: i64, kind: i64) -> i64:
        """The spells of a seat that have one kind of effect, as a mask."""
        return self.spells[seat] & self.tables.having[kind]

    def sum_of(self, seat: i64, kind: i64, features: i64) -> i64:
        """The amounts of a seat's spells of one kind that work where the caravan stands."""
        t = self.tables
        mine = self.owned(seat, kind)
        total: i64 = 0
        if mine == 0:
            return total
        for at in range(t.first[kind], t.first[kind + 1]):
            spell = t.by_kind[at]
            if mine >> spell & 1 and t.where[spell] & features:
                total += t.amount[spell]
        return total

    def here(self) -> i64:
        """The features of the caravan's area."""
        return self.tables.features[self.caravan]

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat holds."""
        at = seat * METALS
        return self.cards[at] + self.cards[at + 1] + self.cards[at + 2] + self.cards[at + 3]

    def accepted(self, seat: i64) -> i64:
        """The metals that count for a seat where the caravan stands, as a mask (D6, D8)."""
        t = self.tables
        metals = t.asks[self.caravan]
        if metals == 15:
            return metals
        if self.desire >= 0 and (t.desire_for_all or self.owned(seat, EXTRA_METAL)):
            metals |= bit(self.desire)
        mine = self.owned(seat, WILD)
        if mine:
            features = self.here()
            for at in range(t.first[WILD], t.first[WILD + 1]):
                spell = t.by_kind[at]
                if mine >> spell & 1 and t.where[spell] & features:
                    metals |= t.wild[spell]
        return metals

    def purse(self, seat: i64, metals: i64) -> i64:
        """How many cards of these metals a seat holds."""
        total: i64 = 0
        for metal in range(METALS):
            if metals >> metal & 1:
                total += self.cards[seat * METALS + metal]
        return total

    def lowest_bid(self, seat: i64) -> i64:
        """The least a seat must bid in this trade (D5b, D9, D10)."""
        if self.leader < 0:
            return 1
        if self.owned(seat, MAY_EQUAL):
            return self.high
        step = self.sum_of(self.leader, RAISE_STEP, self.here())
        return self.high + (step if step > 1 else 1)

    def bid_of(self, seat: i64) -> i64:
        """The last bid of a seat in the auction at hand; 0 for none."""
        return self.bids >> BID_BITS * seat & (bit(BID_BITS) - 1)

    def has_passed(self, seat: i64) -> bool:
        """Whether a seat has passed in the auction at hand: for good in a trade, instead of a bid for a spell."""
        spoken = self.out & ~self.gone & bit(seat)
        return spoken != 0 and (self.phase == TRADE or (self.phase == SPELL_BID and self.bid_of(seat) == 0))

    def deck(self) -> i64:
        """How many spells are in the deck."""
        return bits(self.bag) + len(self.tail)

    def bury(self, spell: i64, by: i64, joined: i64) -> None:
        """Put a spell under the deck; `by` a seat that keeps the order secret, or -1."""
        self.tail = append(self.tail, spell + BY * (by + 1) + JOINED * joined)

    def gem_names(self, heap: i64) -> list[str]:
        """A heap of gems by name, for events and views."""
        known = self.tables.heap_names
        if heap not in known:
            if len(known) > 5_000:
                known.clear()
            names: list[str] = []
            for colour in range(self.tables.colours):
                names += [self.tables.gem_names[colour]] * gems_of(heap, colour)
            known[heap] = names
        return list(known[heap])
