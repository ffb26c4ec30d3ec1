"""What is to be decided at one moment, and the order of such moments in a game.

A game numbers its phases and brings one `Decision` for each. `Course` keeps them in that order, so that the course of a
game can be read from top to bottom in one place.
"""

from typing import TYPE_CHECKING, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from .state import State

if TYPE_CHECKING:
    from .events import Sink

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """One decision of a seat or of the dealer: lists the choices and carries out the chosen one, side by side."""

    def __init__(self, kinds: list[str]) -> None:
        self.kinds = kinds
        """The kinds of action that belong to it."""

    def open(self, s: S, sink: "Sink | None") -> None:
        """The game comes to this decision."""
        raise NotImplementedError

    def choices(self, s: S, seat: i64) -> vec[i64]:
        """What the seat may choose, sorted."""
        return vec[i64]()

    def odds(self, s: S) -> vec[i64]:
        """What the dealer may roll or draw: code, weight, code, weight ..."""
        return vec[i64]()

    def play(self, s: S, code: i64, seat: i64, sink: "Sink | None") -> None:
        """Carry out what was chosen, rolled or drawn."""
        raise NotImplementedError

    def objections(self, s: S, code: i64, seat: i64) -> list[str]:
        """The clauses against a code of this decision's own kinds."""
        return []

    def elsewhere(self, s: S, kind: str, seat: i64) -> list[str]:
        """The clauses against a kind of action that does not belong here."""
        return []

    def abandon(self, s: S, seat: i64, sink: "Sink | None") -> None:
        """A seat has left while this decision was open."""


def even_odds(first: i64, count: i64) -> vec[i64]:
    """So many codes from the first on, each as likely as any other."""
    odds = vec[i64](capacity=2 * count)
    code: i64 = first
    while code < first + count:
        odds = append(append(odds, code), 1)
        code += 1
    return odds


def odds_of(first: i64, weights: vec[i64]) -> vec[i64]:
    """As many codes from the first on as there are weights; what has none cannot come."""
    odds = vec[i64](capacity=2 * len(weights))
    at: i64 = 0
    while at < i64(len(weights)):
        if weights[at] > 0:
            odds = append(append(odds, first + at), weights[at])
        at += 1
    return odds
