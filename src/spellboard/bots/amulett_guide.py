"""What a player of Das Amulett tells the search.

A rollout plays to the next calm moment (a trade begins, a spell is to come, the marker is drawn), where the sight says
who stands how well.
"""

from librt.vecs import vec
from mypy_extensions import i64

from ..core.rng import Rng
from ..core.state import CHANCE, OVER, State
from ..games.amulett.phases import ALLOT, DEAL, MARKER, REVEAL, SPELL_BID, TRADE, UNDER
from ..games.amulett.state import SEATS, AmulettState
from ..games.amulett.tables import Tables, bit
from .amulett_look import ONE
from .amulett_moves import Moves
from .amulett_price import price
from .amulett_sight import Sight
from .guide import EVERYBODY, Guide, Plans


class AmulettGuide(Guide):
    """Advice for Das Amulett."""

    def __init__(self, tables: Tables, weights: list[int]) -> None:
        super().__init__()
        self.tables = tables
        self.sight = Sight(tables, weights)
        self.options = Moves(self.sight)
        self.explore = 800
        self.width = 6
        self.faces = 64
        self.calm: i64 = 2
        """So many calm moments a rollout goes on for."""
        self.loose: i64 = 8
        """How far prices in a rollout are off, at most, in sixteenths of the price."""
        self.prices = vec[i64]([0] * SEATS)
        self.next = Plans()

    def plans(self, state: State, seat: i64, into: Plans) -> None:
        assert isinstance(state, AmulettState)
        self.options.fill(state, seat, into)

    # --- how it goes on ----------------------------------------------------------------------------------------------

    def rollout(self, state: State, rng: Rng) -> None:
        assert isinstance(state, AmulettState)
        s = state
        calm: i64 = 0
        steps: i64 = 0
        while s.to_act != OVER and steps < 400:
            if is_calm(s):
                calm += 1
                if calm >= self.calm:
                    return
            if s.to_act == CHANCE:
                s.step(rng.draw(s.odds()), CHANCE, None)
            elif s.phase == TRADE:
                self.trade(s, rng)
            else:
                self.play(s, rng)
            steps += 1

    def play(self, s: AmulettState, rng: Rng) -> None:
        """One move of whoever has the turn: the heaviest; bids for spells are drawn by weight."""
        seat = s.to_act
        plans = self.next
        plans.clear()
        self.options.fill(s, seat, plans)
        chosen: i64 = 0
        count = plans.count()
        if s.phase == SPELL_BID:
            total: i64 = 0
            for at in range(count):
                total += plans.weights[at]
            point = rng.below(total)
            while point >= plans.weights[chosen]:
                point -= plans.weights[chosen]
                chosen += 1
        else:
            for at in range(count):
                if plans.weights[at] > plans.weights[chosen]:
                    chosen = at
        begin = plans.start(chosen)
        end = plans.ends[chosen]
        codes = plans.codes
        while begin < end:
            s.step(codes[begin], seat, None)
            begin += 1

    def trade(self, s: AmulettState, rng: Rng) -> None:
        """A trade to its end: everybody raises by the least up to what the gems are worth to them, more or less."""
        t = self.tables
        prices = self.prices
        for seat in range(s.players):
            prices[seat] = 0
            if not s.out >> seat & 1:
                prices[seat] = price(self.sight, s, seat) * (ONE - self.loose + rng.below(2 * self.loose + 1)) // ONE
        while s.phase == TRADE:
            seat = s.to_act
            low = s.lowest_bid(seat)
            if ONE * low <= prices[seat] and low <= s.purse(seat, s.accepted(seat)):
                s.step(t.to_bid + low - 1, seat, None)
            else:
                s.step(t.to_pass, seat, None)
            if s.leader < 0 and s.out == s.gone:
                return

    def value(self, state: State, out: vec[i64]) -> None:
        assert isinstance(state, AmulettState)
        self.sight.weigh(state)
        for seat in range(state.players):
            out[seat] = self.sight.shares[seat]

    def seers(self, state: State, code: i64, seat: i64) -> i64:
        """The order under the deck and the spells of the expert set-up are their owners' secret."""
        assert isinstance(state, AmulettState)
        if state.phase == UNDER:
            return bit(seat)
        if state.phase == DEAL and self.tables.expert:
            return bit((state.hat + state.progress // self.tables.expert_dealt) % state.players)
        return EVERYBODY

    def shown(self, state: State) -> bool:
        """Which spells somebody keeps is seen with the stones that are laid on them."""
        assert isinstance(state, AmulettState)
        return state.phase > ALLOT


def is_calm(s: AmulettState) -> bool:
    """Whether nothing is begun: a trade opens, or a spell or the marker is drawn next."""
    if s.phase == TRADE:
        return s.leader < 0 and s.out == s.gone
    return s.phase == REVEAL or s.phase == MARKER
