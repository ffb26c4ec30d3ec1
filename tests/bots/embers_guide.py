"""What a player of Embers knows, for the search: never put back, count the cards, and who sees what."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from spellboard import CHANCE, Game, Message, Observation, Rng, State
from spellboard.bots import Guide, Plans, Thought
from spellboard.core.messages import Thing
from tests.example.game import Embers
from tests.example.state import DEAL, LIFT, EmbersState

EVERYBODY = -1


class EmbersGuide(Guide):
    """Looks at the scores instead of playing on; burying is one move with its card."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.tables = cast(Embers, game).tables

    def plans(self, state: State, seat: i64, into: Plans) -> None:
        t, s = self.tables, cast(EmbersState, state)
        for code in state.offer(seat):
            if code == t.bury:
                for card in range(t.cards):
                    if s.hands[seat * t.cards + card]:
                        into.chain([t.bury, t.lay + card], 1 + 9 // (1 + t.worth[card]))
            elif code != t.put_back:
                into.add(code, 3)

    def rollout(self, state: State, rng: Rng) -> None:
        pass

    def value(self, state: State, out: vec[i64]) -> None:
        scores = [(2 + cast(EmbersState, state).score(seat)) ** 3 for seat in range(3)]
        for seat in range(3):
            out[seat] = 10_000 * scores[seat] // sum(scores)

    def seers(self, state: State, code: i64, seat: i64) -> i64:
        s = cast(EmbersState, state)
        if seat == CHANCE and s.phase == DEAL:
            return 1 << s.dealt % 3
        if seat == CHANCE and s.phase == LIFT:
            return 1 << s.robber | 1 << int(s.aims[s.robber])
        if self.tables.lay <= code < self.tables.lay + self.tables.cards:
            return 1 << seat
        return EVERYBODY


def why(seen: Observation, thought: Thought) -> Message | None:
    """Who buries says which card."""
    if seen.game.name_of(thought.code) != "bury":
        return None
    return Message("action-lay", {"card": Thing(seen.game.codes.arguments(thought.line[1])["card"])})
