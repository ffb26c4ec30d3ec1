"""What a seat is shown: everything but the hands of others, the order of the deck and secret choices (A6)."""

from __future__ import annotations

from msgspec import Struct

from ...core.view import SeatHead, ViewHead
from .ending import outcome
from .phases import ALLOT, KEEP, NAMES, UNDER, chapter
from .state import CHOSEN, DEALT, PILE, STACKS, AmulettState
from .tables import METALS


class SpellSeen(Struct, frozen=True):
    """A spell on the table with its stones."""

    id: str
    stones: int


class SeatSeen(SeatHead, frozen=True, kw_only=True):
    """What everybody sees of a seat."""

    hand: int
    supply: int
    gems: list[str]
    spells: list[SpellSeen]
    face_down: int
    """Spells that nobody else knows yet (expert set-up)."""
    chosen: bool
    """Whether a secret choice is made."""
    out: bool
    """Out of the running auction, or has had their say in it."""
    bid: int | None
    """The last bid in the auction at hand: stones for a spell, cards for a gem."""
    passed: bool
    """Whether the seat has passed in it."""


class Mine(Struct, frozen=True):
    """What only oneself sees."""

    hand: dict[str, int]
    dealt: list[str]
    kept: list[str]
    choice: str | None
    """The secret choice, in notation."""


class Lifted(Struct, frozen=True):
    """A gem in the air, and where it came from."""

    gem: str
    area: str


class View(ViewHead, frozen=True, kw_only=True):
    """The table as one seat sees it (None: a spectator)."""

    decision: str
    """The moment within the phase."""
    hat: int
    caravan: str
    areas: dict[str, list[str]]
    stacks: dict[str, int]
    laid_open: dict[str, int]
    deck: int
    aside: list[str]
    """Spells discarded in the redraw set-up."""
    on_offer: str | None
    to_come: int
    """Spells or trades still to come in this phase."""
    high: int
    high_bidder: int | None
    desire: str | None
    pending: int
    """How many cards, gems or stones the present choice still concerns."""
    next_metal: int
    lifted: Lifted | None
    used: list[str]
    pull: str | None
    leaving: list[str]
    """Empty spells whose order under the deck is being chosen."""
    emptied: list[str]
    """Spells emptied by the Pull at work, in the order named."""
    under: int
    """How many of the leaving spells are under the deck already."""
    progress: int
    """How far a phase has come: gems laid, spells dealt, or seats from the hat (from the winner for Curses)."""
    burnt: bool
    traded: bool
    idle: int
    seats: list[SeatSeen]
    mine: Mine | None


def names(s: AmulettState, mask: int) -> list[str]:
    """The spells of a mask by name, in number order."""
    return [name for at, name in enumerate(s.tables.spell_names) if mask >> at & 1] if mask else []


def metals(s: AmulettState, at: int) -> dict[str, int]:
    """Four numbers of cards by metal."""
    return {name: int(s.cards[at + metal]) for metal, name in enumerate(s.tables.metal_names)}


def face_down(s: AmulettState, seat: int) -> int:
    """The spells of a seat that others do not know yet, as a mask."""
    if s.tables.expert and s.phase <= ALLOT:
        return int(s.spells[seat] if s.phase == ALLOT else s.spells[DEALT + seat])
    return 0


def buried(s: AmulettState) -> int:
    """The spells that the open choice of an order has put under the deck so far, as a mask."""
    count = int(s.buried) if s.phase == UNDER else 0
    return sum(1 << (int(entry) & 63) for entry in list(s.tail)[len(s.tail) - count :])


def see(s: AmulettState, seat: int | None) -> View:
    """The view of a seat."""
    t = s.tables
    hidden = 0 if s.phase != UNDER or s.to_act == seat else buried(s)
    return View(
        seat=seat,
        waiting=s.waiting,
        phase=chapter(int(s.phase)),
        round=int(s.round),
        outcome=outcome(s),
        decision=NAMES[s.phase],
        hat=int(s.hat),
        caravan=t.area_names[s.caravan],
        areas={name: s.gem_names(s.gems[at]) for at, name in enumerate(t.area_names)},
        stacks=metals(s, STACKS),
        laid_open=metals(s, PILE),
        deck=int(s.deck()),
        aside=names(s, s.leaving) if s.phase != UNDER else [],
        on_offer=t.spell_names[s.card] if s.card >= 0 else None,
        to_come=int(s.to_come),
        high=int(s.high),
        high_bidder=int(s.leader) if s.leader >= 0 else None,
        desire=t.metal_names[s.desire] if s.desire >= 0 else None,
        pending=int(s.pending),
        next_metal=int(s.metal),
        lifted=_lifted(s),
        used=names(s, s.used),
        pull=t.spell_names[s.pull] if s.pull >= 0 else None,
        leaving=names(s, s.leaving | hidden) if s.phase == UNDER else [],
        emptied=emptied(s),
        under=int(s.buried),
        progress=int(s.progress),
        burnt=bool(s.burnt),
        traded=bool(s.traded),
        idle=int(s.idle),
        seats=[_seat(s, who) for who in range(s.players)],
        mine=None if seat is None else _mine(s, seat),
    )


def emptied(s: AmulettState) -> list[str]:
    """The spells emptied by the Pull at work, in the order named."""
    found: list[str] = []
    named = int(s.named)
    while named:
        found.insert(0, s.tables.spell_names[(named & 63) - 1])
        named >>= 6
    return found


def _lifted(s: AmulettState) -> Lifted | None:
    t = s.tables
    return Lifted(t.gem_names[s.lifted // t.areas], t.area_names[s.lifted % t.areas]) if s.lifted >= 0 else None


def _seat(s: AmulettState, who: int) -> SeatSeen:
    t = s.tables
    heap = s.gems[t.areas + who]
    hidden = face_down(s, who)
    leaving = s.leaving if s.phase == UNDER and s.to_act == who else 0
    shown = int(s.spells[who]) & ~int(leaving) & ~hidden
    spells = [at for at in range(shown.bit_length()) if shown >> at & 1]
    return SeatSeen(
        hand=int(s.hand_size(who)),
        supply=int(s.stones[t.spells + who]),
        gems=s.gem_names(heap),
        spells=[SpellSeen(t.spell_names[at], int(s.stones[at])) for at in spells],
        face_down=hidden.bit_count(),
        chosen=s.phase in (KEEP, ALLOT) and s.spells[CHOSEN + who] != 0,
        out=bool(s.out >> who & 1),
        bid=int(s.bid_of(who)) or None,
        passed=s.has_passed(who),
        resigned=bool(s.gone >> who & 1),
    )


def _mine(s: AmulettState, seat: int) -> Mine:
    chosen = int(s.spells[CHOSEN + seat])
    return Mine(
        hand=metals(s, seat * METALS),
        dealt=names(s, s.spells[DEALT + seat]),
        kept=names(s, face_down(s, seat)) if s.phase == ALLOT else [],
        choice=s.game.name_of(chosen - 1) if chosen else None,
    )
