"""Leaving: everything stays on the table, and the decision at hand goes on without that seat (F4).

When all others have left, whatever is open is put away first (F5): a position of a game that is over has nothing open.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from .energy import put_away, put_rest
from .payment import cards_to_stacks, return_cards
from .phases import ALLOT, END, PAY, UNDER
from .state import CHOSEN, DEALT, DECISIONS, AmulettState
from .tables import bit, one_gem

if TYPE_CHECKING:
    from ...core.events import Sink


def leave(s: AmulettState, seat: i64, sink: "Sink | None") -> None:
    """A seat resigns; the last one left has won."""
    if s.phase == END or s.gone >> seat & 1:
        return
    s.gone |= bit(seat)
    if s.active() > 1:
        DECISIONS[s.phase].abandon(s, seat, sink)
        return
    clear_table(s, sink)
    s.turn_to(END, sink)


def clear_table(s: AmulettState, sink: "Sink | None") -> None:
    """A payment that was begun returns to the hand (F4c), one that was made to the stacks (D20); a gem goes back."""
    if s.phase == PAY:
        return_cards(s, sink)
    cards_to_stacks(s)
    clear_spells(s, sink)
    if s.lifted >= 0:
        s.gems[s.lifted % s.tables.areas] += one_gem(s.lifted // s.tables.areas)
        s.lifted = -1
    s.progress = 0
    s.to_come = 0
    s.no_bids()
    s.out = 0
    s.desire = -1
    s.pending = 0
    s.metal = 0
    s.used = 0
    s.pull = -1
    s.burnt = 0
    s.traded = 0


def clear_spells(s: AmulettState, sink: "Sink | None") -> None:
    """Spells without an owner go under the deck; what was dealt face down or laid aside goes back into it."""
    t = s.tables
    if s.card >= 0:
        s.bury(s.card, -1, 0)
        s.card = -1
    if s.phase == UNDER:
        put_rest(s, s.to_act, sink)
    while s.named:
        at: i64 = 54
        while not s.named >> at & 63:
            at -= 6
        spell = (s.named >> at & 63) - 1
        for seat in range(s.players):
            if s.spells[seat] >> spell & 1:
                put_away(s, seat, bit(spell), sink)
        s.named &= bit(at) - 1
    s.bag |= s.leaving
    s.leaving = 0
    for seat in range(s.players):
        if t.expert and s.phase <= ALLOT:
            s.bag |= s.spells[DEALT + seat] | s.spells[seat]
            s.spells[seat] = 0
            s.spells[DEALT + seat] = 0
        s.spells[CHOSEN + seat] = 0
