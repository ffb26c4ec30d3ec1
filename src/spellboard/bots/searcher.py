"""The bot that searches: plain or with what its game tells it, at a level or as somebody asks."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ..core.errors import SpellboardError
from ..core.game import Game
from ..core.messages import Message
from ..core.observation import Observation
from ..core.rng import Rng
from .levels import Level, effort_of, guide_of, plain_guide, why_of
from .search import Search
from .thought import ENOUGH, Budget, Thinker, Thought

WHOLE = 10_000
LIKELY = 3
"""A mistake is one of so many next best choices."""
USUAL_NODES = 400
FULL = 1_000
"""The effort that a choice deserves if nothing else is said."""
LEAST = 64
"""So many nodes every choice gets, if the budget has them."""


class Searcher(Thinker):
    """Looks ahead on positions that could be the real one."""

    def __init__(self, game: Game, seat: int, rng: Rng, level: Level, plain: bool = False) -> None:
        super().__init__(game, seat, rng)
        self.level = level
        self.seconds = level.seconds or None
        self.nodes = level.nodes
        self.guide = plain_guide(game) if plain else guide_of(game)
        self.why = None if plain else why_of(game)
        self.effort = None if plain else effort_of(game)

    def answer(self, seen: Observation, now: Callable[[], float] | None = None, most: float | None = None) -> Thought:
        if self.seconds is not None:
            likes = self.seconds * self.deserved(seen) / FULL
            most = likes if most is None else min(most, likes)
        return super().answer(seen, now, most)

    def deserved(self, seen: Observation) -> int:
        """How much thought a choice deserves, out of 1,000."""
        return FULL if self.effort is None else self.effort(seen)

    def think(self, seen: Observation, seed: int, budget: Budget) -> Thought:
        if len(seen.legal) == 1:
            return Thought(seen.legal[0], shares={seen.legal[0]: WHOLE}, reason=Message("why-only"))
        known = seen if self.level.memory else seen.forget()
        players = len(seen.view.seats)
        search = Search(known.sampler(), self.guide, seen.seat, players, seed)
        nodes = budget.nodes if budget.nodes is not None or budget.over is not None else self.nodes
        search.run(ENOUGH if nodes is None else self.granted(seen, nodes), budget.over)
        thought = thought_of(search)
        slipped = self.slip(thought, seed, self.level.mistakes * self.deserved(seen) // FULL)
        if slipped is not None:
            return slipped
        reason = self.why(seen, thought) if self.why is not None else None
        return msgspec.structs.replace(thought, reason=reason or plain_reason(thought, seen.seat))

    def granted(self, seen: Observation, nodes: int) -> int:
        """How many of the nodes a choice gets."""
        return max(1, nodes * self.deserved(seen) // FULL, min(nodes, LEAST))

    def slip(self, thought: Thought, seed: int, mistakes: int) -> Thought | None:
        """Now and then one of the next best, as people err."""
        rng = Rng(seed ^ 0x5DEECE66D)
        if int(rng.below(1000)) >= mistakes:
            return None
        others = sorted((code for code in thought.shares if code != thought.code), key=lambda c: -thought.shares[c])
        if not others:
            return None
        code = others[int(rng.below(min(LIKELY, len(others))))]
        return Thought(code, shares=thought.shares, line=(code,), reason=Message("why-feeling"))


def thought_of(search: Search) -> Thought:
    """What a search has found."""
    counts = search.shares()
    total = sum(counts.values()) or 1
    shares = {code: count * WHOLE // total for code, count in sorted(counts.items())}
    return Thought(search.chosen()[0], tuple(search.expected()), shares, tuple(search.line()))


def plain_reason(thought: Thought, seat: int) -> Message | None:
    """What can be said of any game: how good it looks."""
    if not thought.expected:
        return None
    return Message("why-likely", {"percent": (thought.expected[seat] + 50) // 100})


def asked(text: str, game: Game, seat: int, rng: Rng) -> Searcher:
    """`search:SECONDS` or `search:nodes=N`, with `:plain` and `:forgetful` behind it."""
    amount, *more = text.split(":")
    unknown = [word for word in more if word not in ("plain", "forgetful")]
    number = amount.removeprefix("nodes=")
    by_nodes = number != amount
    try:
        value = float(int(number)) if by_nodes else float(number)
    except ValueError:
        value = 0.0
    if unknown or not (1 <= value <= ENOUGH if by_nodes else 0.001 <= value <= 3600):
        raise SpellboardError("error-search", text=text[:40])
    memory = "forgetful" not in more
    level = Level(0.0, int(value), memory) if by_nodes else Level(value, USUAL_NODES, memory)
    return Searcher(game, seat, rng, level, "plain" in more)
