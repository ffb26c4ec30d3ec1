"""How a game ends: the Council of 11, the round cap, or because everybody else has resigned (L1-L5)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ...core.decisions import Decision
from ...core.outcome import Outcome
from .phases import END
from .state import MagalonState
from .tables import AT, ENERGY, OWNED

if TYPE_CHECKING:
    from ...core.events import Sink

COUNCIL: Final[i64] = 1
CAPPED: Final[i64] = 2
RESIGNED: Final[i64] = 3
REASONS: Final = ("", "council", "round-cap", "resigned")
"""Why it ended, by name."""


def wins_at_start(s: MagalonState) -> bool:
    """All artifacts and enough energy: the mover's next step onto the start wins (L3)."""
    rich: bool = s.table[ENERGY + s.mover] >= s.t.energy_goal
    return rich and s.table[OWNED + s.mover] == s.t.all_artifacts


def end(s: MagalonState, ending: i64, winner: i64, sink: "Sink | None") -> None:
    """The game ends for this reason; nobody is named where the standings decide (L4)."""
    s.ending = ending
    s.winner = winner
    s.turn_to(END, sink)


class Over(Decision[MagalonState]):
    """The game is over: nothing is open any more, and it is nobody's turn."""

    def open(self, s: MagalonState, sink: "Sink | None") -> None:
        s.clear_turn()
        s.ask(END, s.winner if s.winner >= 0 else s.leader)
        if sink is not None:
            ended = outcome(s)
            assert ended is not None
            sink.tell("ended", {"winners": list(ended.winners), "reason": ended.reason})


def outcome(s: MagalonState) -> Outcome | None:
    """Who won and why; the rulebook ranks nobody behind the winner."""
    if s.ending == 0:
        return None
    reason = REASONS[s.ending]
    if s.ending == CAPPED:
        return Outcome.by_score([_standing(s, seat) for seat in range(s.players)], reason)
    ranks = tuple([1 if seat == s.winner else 2 for seat in range(s.players)])
    return Outcome((int(s.winner),), ranks, reason)


def _standing(s: MagalonState, seat: i64) -> tuple[int, ...]:
    """At the round cap: fewest missing artifacts, then the shortest way home, then energy (L4)."""
    artifacts = int(s.table[OWNED + seat]).bit_count()
    homeward = -int(s.t.homeward[s.table[AT + seat]])
    return (int(s.present(seat)), artifacts, homeward, int(s.table[ENERGY + seat]))
