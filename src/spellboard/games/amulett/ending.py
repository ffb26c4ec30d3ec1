"""How a game ends: who has won, and how everything that was open is put away when all others have left (F1-F5)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ...core.outcome import Outcome
from .energy import UNDERS, put_away
from .payment import PAYING
from .state import (
    ALLOT,
    CHOSEN,
    DEALT,
    END,
    PAY,
    PILE,
    REASONS,
    RESIGNED,
    STACKS,
    STANDSTILL,
    UNDER,
    AmulettState,
    Decision,
    enter,
)
from .tables import METALS, bit, colours_in, gems_in, one_gem

if TYPE_CHECKING:
    from ...core.events import Sink


class Over(Decision):
    """Nobody is left to play with (F5). A position of a game that is over has nothing open, so it can be stored."""

    def open(self, s: AmulettState, sink: "Sink | None") -> None:
        self.cards_back(s, sink)
        self.spells_away(s, sink)
        if s.lifted >= 0:
            s.gems[s.lifted % s.tables.areas] += one_gem(s.lifted // s.tables.areas)
            s.lifted = -1
        s.order = 0
        s.left = 0
        s.high = 0
        s.leader = -1
        s.out = 0
        s.desire = -1
        s.free = 0
        s.metal = 0
        s.used = 0
        s.pull = -1
        s.burnt = 0
        s.traded = 0
        s.winners = (bit(s.players) - 1) & ~s.gone
        s.end(RESIGNED, sink)

    def cards_back(self, s: AmulettState, sink: "Sink | None") -> None:
        """A payment that was begun returns to the hand (F4c), one that was made to the stacks (D20)."""
        if s.phase == PAY:
            PAYING.return_cards(s, sink)
        for metal in range(METALS):
            s.cards[STACKS + metal] += s.cards[PILE + metal]
            s.cards[PILE + metal] = 0

    def spells_away(self, s: AmulettState, sink: "Sink | None") -> None:
        """Spells without an owner go under the deck; what was dealt face down or laid aside goes back into it."""
        t = s.tables
        if s.card >= 0:
            s.bury(s.card, -1, 0)
            s.card = -1
        if s.phase == UNDER:
            UNDERS.put_rest(s, s.to_act, sink)
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


enter(END, Over([]))


def outcome(s: AmulettState) -> Outcome | None:
    """Who has won; at a standstill by colours, gems and cards; who left comes last (F3, F4)."""
    if s.phase != END:
        return None
    scores: list[tuple[int, ...]] = []
    for seat in range(s.players):
        present = 1 - (s.gone >> seat & 1)
        score: tuple[int, ...] = (int(present), int(s.winners >> seat & 1))
        if s.reason == STANDSTILL:
            heap = s.gems[s.tables.areas + seat]
            score = (int(present), int(colours_in(heap)), int(gems_in(heap)), int(s.held(seat)))
        scores.append(score)
    return Outcome.by_score(scores, REASONS[s.reason])
