"""What the search is told of Magalon: whole turns as moves, and a look at who is ahead instead of playing on."""

from librt.vecs import vec
from mypy_extensions import i64

from ..core.rng import Rng
from ..core.state import State
from ..games.magalon.state import MagalonState
from ..games.magalon.tables import Tables
from .guide import WIN, Guide, Plans
from .magalon_outlook import Outlook
from .magalon_turns import Turns


class MagalonGuide(Guide):
    """Cards and whole turns; nobody wanders about by chance."""

    def __init__(self, t: Tables) -> None:
        super().__init__()
        self.turns = Turns(t)
        self.outlook = Outlook(t)
        self.explore = 2_000
        self.width = 12
        self.faces = 21
        self.settled = True

    def plans(self, state: State, seat: i64, into: Plans) -> None:
        assert isinstance(state, MagalonState)
        self.turns.fill(state, into)

    def rollout(self, state: State, rng: Rng) -> None:
        """Nothing: the outlook is asked at once."""

    def value(self, state: State, out: vec[i64]) -> None:
        assert isinstance(state, MagalonState)
        outlook = self.outlook
        outlook.look(state)
        outlook.weigh(state)
        for seat in range(state.players):
            out[seat] = outlook.share(state, seat, WIN)
