"""How a game ends: by seven colours or eight gems, at a standstill, or because all others have left (F1-F5)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ...core.decisions import Decision
from ...core.outcome import Outcome
from ...core.state import OVER
from .phases import END
from .state import AmulettState
from .tables import Tables, bit, colours_in, gems_in

if TYPE_CHECKING:
    from ...core.events import Sink

COLOURS: Final = 1
GEMS: Final = 2
STANDSTILL: Final = 3
RESIGNED: Final = 4
REASONS: Final = ("", "colours", "gems", "standstill", "resigned")


def victory(t: Tables, amulet: i64) -> i64:
    """The reason why somebody with these gems has won, or 0 (F1)."""
    if colours_in(amulet) >= t.win_colours:
        return COLOURS
    return GEMS if gems_in(amulet) >= t.win_gems else 0


def standstill(s: AmulettState) -> bool:
    """Whether there were too many rounds in a row without a trade (F3)."""
    return s.idle >= s.tables.stalemate


def standing(s: AmulettState, seat: i64) -> i64:
    """How a seat stands at a standstill: by colours, then gems, then cards in hand (F3a)."""
    amulet = s.gems[s.tables.areas + seat]
    return (colours_in(amulet) * 100 + gems_in(amulet)) * 1000 + s.hand_size(seat)


def best_standing(s: AmulettState) -> i64:
    """Who stands best of those who have not left, as a mask (F3a, F4)."""
    best: i64 = -1
    found: i64 = 0
    for seat in range(s.players):
        if not s.gone >> seat & 1:
            score = standing(s, seat)
            if score > best:
                best = score
                found = 0
            if score == best:
                found |= bit(seat)
    return found


class Over(Decision[AmulettState]):
    """The game is over; why follows from the table. Nothing is open any more, so that it can be stored."""

    def open(self, s: AmulettState, sink: "Sink | None") -> None:
        if s.active() == 1:
            s.reason = RESIGNED
            s.winners = (bit(s.players) - 1) & ~s.gone
        else:
            s.reason = STANDSTILL
            for seat in range(s.players):
                won = victory(s.tables, s.gems[s.tables.areas + seat])
                if won:
                    s.reason = won
                    s.winners = bit(seat)
            if s.reason == STANDSTILL:
                s.winners = best_standing(s)
        s.ask(END, OVER)
        if sink is not None:
            sink.tell("ended", {"reason": REASONS[s.reason]})


def outcome(s: AmulettState) -> Outcome | None:
    """Who has won; at a standstill the others are ranked as they stand, and who left comes last (F3a, F4)."""
    if s.phase != END:
        return None
    scores: list[tuple[int, ...]] = []
    for seat in range(s.players):
        present = 1 - (s.gone >> seat & 1)
        rank = standing(s, seat) if s.reason == STANDSTILL else s.winners >> seat & 1
        scores.append((int(present), int(rank)))
    return Outcome.by_score(scores, REASONS[s.reason])
