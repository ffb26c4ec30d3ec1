"""Two small duels for the search: matching pennies, chosen at once and in secret; and a stair of two steps."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from spellboard import Game, Outcome, Rng, Sampler, Sink, State
from spellboard.core.state import OVER

UNDECIDED = -1


class Duel(Game):
    """Just enough of a game for its positions to end."""

    name = "duel"

    def __init__(self) -> None:
        pass

    def rule_outcome(self, state: Any) -> Outcome | None:
        found: Outcome | None = state.finish()
        return found


class Pennies(State):
    """Heads (0) or tails (1): the first wins if both show the same, the second if they differ."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, 2)
        self.shown = [UNDECIDED, UNDECIDED]

    def copy(self) -> Pennies:
        new = Pennies(self.game)
        new.shown = list(self.shown)
        return new

    def rule_waiting(self) -> list[int]:
        return [seat for seat in (0, 1) if self.shown[seat] == UNDECIDED]

    def rule_actor(self) -> i64:
        return self.waiting[0] if self.waiting else OVER

    def rule_legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([0, 1] if self.waiting else [])

    def rule_apply(self, code: i64, seat: i64, sink: Sink | None) -> None:
        self.shown[seat] = int(code)

    def finish(self) -> Outcome | None:
        if self.waiting:
            return None
        winner = int(self.shown[0] != self.shown[1])
        return Outcome((winner,), (1 + winner, 2 - winner), "shown")


class Stair(State):
    """One seat climbs: after two steps up (code 1) in a row it has won; after a step aside (code 0) it has lost."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, 2)
        self.height = 0
        self.lost = False

    def copy(self) -> Stair:
        new = Stair(self.game)
        new.height, new.lost = self.height, self.lost
        return new

    def rule_actor(self) -> i64:
        return OVER if self.lost or self.height == 2 else 0

    def rule_legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([0, 1] if seat == 0 else [])

    def rule_apply(self, code: i64, seat: i64, sink: Sink | None) -> None:
        self.height += int(code)
        self.lost = not code

    def finish(self) -> Outcome | None:
        if self.rule_actor() != OVER:
            return None
        return Outcome((int(self.lost),), (1 + self.lost, 2 - self.lost), "climbed")


class Copies(Sampler):
    """Always the same position."""

    def __init__(self, state: State) -> None:
        self.state = state

    def sample(self, rng: Rng) -> State:
        return self.state.copy()
