"""The end: ten chests after the attacks; the highest value wins, then the most chests, else it is shared (30, 31)."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from ...core.decisions import Decision
from ...core.outcome import Outcome
from .phases import END
from .state import CHOICE, GONE, LORD, OWED, REASONS, BellumState
from .tables import KINDS

if TYPE_CHECKING:
    from ...core.events import Sink


def somebody_is_rich(s: BellumState) -> bool:
    """Whether somebody has ten chests, which ends the game after the last attack of a day (30)."""
    seat: i64 = 0
    while seat < s.players and s.chests_of(seat) < s.tables.end_chests:
        seat += 1
    return seat < s.players


def worth(s: BellumState, seat: i64) -> i64:
    """The value of all chests of a lord; nothing else scores (31)."""
    t = s.tables
    value: i64 = 0
    for face in range(t.faces):
        value += s.chests[seat * t.faces + face] * t.face_value[face]
    return value


class End(Decision[BellumState]):
    """Nothing is decided any more."""

    def open(self, s: BellumState, sink: "Sink | None") -> None:
        """Chests are opened and counted; who stole what needs no memory any more, and what was under way is left."""
        s.thefts = vec[i64]()
        s.asked = s.players
        s.phase = END
        s.ask(END, s.lord_at_hand())
        s.victim = -1
        s.thieves = 0
        for seat in range(s.players):
            s.lords[seat * LORD + CHOICE] = -1
            for kind in range(KINDS):
                s.lords[seat * LORD + OWED + kind] = 0
        if sink is not None:
            sink.tell("ended", {"reason": REASONS[s.reason]})
            for seat in range(s.players):
                count, value = int(s.chests_of(seat)), int(worth(s, seat))
                sink.tell("counted", {"seat": int(seat), "chests": count, "value": value}, reveals=True)


def outcome(s: BellumState) -> "Outcome | None":
    """Who has won; lords who left come after all others (L1)."""
    if s.phase != END:
        return None
    scores: list[tuple[int, ...]] = []
    for seat in range(s.players):
        scores.append((1 - int(s.has(seat, GONE)), int(worth(s, seat)), int(s.chests_of(seat))))
    return Outcome.by_score(scores, REASONS[s.reason])
