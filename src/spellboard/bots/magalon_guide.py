"""What the search is told of Magalon: whole turns as moves, and a look at who is ahead instead of playing on."""

from librt.vecs import vec
from mypy_extensions import i64

from ..core.rng import Rng
from ..core.state import CHANCE, OVER, State
from ..games.magalon.phases import LAYING
from ..games.magalon.state import MagalonState
from ..games.magalon.tables import Tables
from .guide import WIN, Guide, Plans
from .magalon_outlook import Outlook, Weights
from .magalon_turns import Turns


class MagalonGuide(Guide):
    """Cards and whole turns; nobody wanders about by chance."""

    def __init__(self, t: Tables) -> None:
        super().__init__()
        self.weights = Weights()
        self.turns = Turns(t, self.weights)
        self.outlook = Outlook(t, self.weights)
        self.ahead: i64 = 0
        """So many turns are played on."""
        self.explore = 2_000
        self.width = 12
        self.faces = 21
        self.settled = True

    def plans(self, state: State, seat: i64, into: Plans) -> None:
        assert isinstance(state, MagalonState)
        self.turns.fill(state, into)

    def rollout(self, state: State, rng: Rng) -> None:
        """The turns of this round that are still to come, each as it looks best; then the outlook is asked."""
        assert isinstance(state, MagalonState)
        turns: i64 = 0
        while turns < self.ahead and state.turn() != OVER and state.phase != LAYING:
            if state.turn() == CHANCE:
                state.step(rng.draw(state.odds()), CHANCE, None)
                continue
            mover: i64 = state.mover
            for code in self.turns.best(state):
                state.step(code, mover, None)
            turns += 1

    def value(self, state: State, out: vec[i64]) -> None:
        assert isinstance(state, MagalonState)
        outlook = self.outlook
        outlook.look(state)
        outlook.weigh(state)
        for seat in range(state.players):
            out[seat] = outlook.share(state, seat, WIN)
