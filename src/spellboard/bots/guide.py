"""What a game tells the search: which moves are worth a look, how a game goes on, and who stands how well.

The plain guide knows nothing: every legal code is a move, games go on by chance to their end. A game's guide subclasses
it and says more. A compiled guide may answer with vecs (`moves`, `prior`); one that runs interpreted fills in `plans`,
because a `vec` that interpreted code hands to compiled code is never freed.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ..core.rng import Rng
from ..core.state import OVER, State
from .playout import playout

WIN: Final[i64] = 10_000
"""The whole of a game: what the shares of all seats come to."""
EVERYBODY: Final[i64] = -1
LANE: Final[i64] = 0x7FFFFFFF


def mixed(key: i64, more: i64) -> i64:
    """A number of 62 bits that stands for both, in two lanes that never leave 64 bits while they are calculated."""
    high: i64 = (((key >> 31) ^ (more & LANE)) * 1103515245 + 12345) & LANE
    low: i64 = (((key & LANE) ^ (more >> 31)) * 1812433253 + (more & LANE) * 69069 + 1) & LANE
    high ^= high >> 15
    low ^= low >> 13
    return (((high * 48271 + low) & LANE) << 31) | ((low * 69621 + high) & LANE)


class Plans:
    """The moves of the tree at one choice: each a chain of codes (most often just one) with a weight."""

    def __init__(self) -> None:
        self.codes: vec[i64] = vec[i64]()
        self.ends: vec[i64] = vec[i64]()
        self.weights: vec[i64] = vec[i64]()
        self.keys: vec[i64] = vec[i64]()

    def clear(self) -> None:
        self.codes = vec[i64]()
        self.ends = vec[i64]()
        self.weights = vec[i64]()
        self.keys = vec[i64]()

    def count(self) -> i64:
        return len(self.ends)

    def add(self, code: i64, weight: i64) -> None:
        """A move of one code. Weights are positive, and only their proportions count."""
        self.codes = append(self.codes, code)
        self.ends = append(self.ends, i64(len(self.codes)))
        self.weights = append(self.weights, weight)
        self.keys = append(self.keys, code)

    def chain(self, codes: list[int], weight: i64) -> None:
        """A move of several codes, all of this seat, legal one after the other, with no chance in between."""
        key: i64 = 0
        for code in codes:
            self.codes = append(self.codes, code)
            key = mixed(key, code) if key else i64(code)
        self.ends = append(self.ends, i64(len(self.codes)))
        self.weights = append(self.weights, weight)
        self.keys = append(self.keys, key)

    def start(self, plan: i64) -> i64:
        """Where the codes of a move begin; they run up to `ends[plan]`."""
        return self.ends[plan - 1] if plan > 0 else 0

    def listed(self, plan: i64) -> list[int]:
        """The codes of a move."""
        return [int(self.codes[at]) for at in range(self.start(plan), self.ends[plan])]


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """Advice for the search on one game. This one knows nothing: it is plain information-set search."""

    def __init__(self) -> None:
        self.explore: i64 = 10_000
        """How much what was seldom tried is favoured, in 1/10,000."""
        self.width: i64 = 16
        """So many moves of a choice are tried at first, by weight; more as visits grow (by their square root)."""
        self.faces: i64 = 12
        """Of a draw among more than so many the tree does not tell apart what came."""
        self.settled: bool = False
        """Whether the same moves are open wherever a seat knows the same: then they are listed once."""
        self.furthest: i64 = 5_000
        """So many decisions a rollout by chance goes on."""
        self.back: i64 = -1
        """The code that puts back what was begun, if the game has one: no move where there is another."""

    # --- a game may say ----------------------------------------------------------------------------------------------

    def moves(self, state: State, seat: i64) -> vec[i64]:
        """The codes that are worth a look: some of those that are legal, at least one.

        Whoever begins a chain has looked at how it goes on, so putting back is left out: it would lead in circles.
        """
        offer = state.offer(seat)
        count: i64 = len(offer)
        if self.back < 0 or count < 2 or not state.offers(self.back, self.back + 1, seat):
            return offer
        rest = vec[i64](capacity=count)
        for code in offer:
            if code != self.back:
                rest = append(rest, code)
        return rest

    def prior(self, state: State, seat: i64, codes: vec[i64]) -> vec[i64]:
        """A weight for each of these codes, at least 1: how likely a good player takes it."""
        weights = vec[i64](capacity=len(codes))
        for _ in range(len(codes)):
            weights = append(weights, 1)
        return weights

    def plans(self, state: State, seat: i64, into: Plans) -> None:
        """The moves of the tree at a choice: here every code alone; a game may offer whole chains."""
        codes = self.moves(state, seat)
        weights = self.prior(state, seat, codes)
        for at in range(len(codes)):
            into.add(codes[at], weights[at])

    def rollout(self, state: State, rng: Rng) -> None:
        """Play on in place for a while, cheaply and well."""
        playout(state, rng, self.furthest)

    def value(self, state: State, out: vec[i64]) -> None:
        """What each seat can expect of a position that is not over, in 1/10,000 of a win; together about 10,000."""
        for seat in range(state.players):
            out[seat] = WIN // state.players

    def seers(self, state: State, code: i64, seat: i64) -> i64:
        """Who sees which code a seat (or the dealer) plays now, as a mask; asked before it is played.

        What several choose at once in secret is hidden by the search itself until it is turned up.
        """
        return EVERYBODY

    def shown(self, state: State) -> bool:
        """Whether what several chose at once is turned up, now that the last of them has chosen."""
        return True

    # --- the same for all --------------------------------------------------------------------------------------------

    def result(self, state: State, out: vec[i64]) -> None:
        """What each seat got, where the game is over, or can expect; who win together share the win."""
        if state.turn() != OVER:
            self.value(state, out)
            return
        outcome = state.outcome
        assert outcome is not None
        for seat in range(state.players):
            out[seat] = 0
        winners: list[int] = list(outcome.winners)
        for winner in winners:
            out[winner] = WIN // len(winners)
