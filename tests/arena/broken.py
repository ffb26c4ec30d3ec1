"""Games that break the contract on purpose, each in one way, and two that only differ from the example."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from spellboard import Outcome, Sink, State
from tests.example import GAME as Embers
from tests.example.state import EmbersState


def broken(state: type[EmbersState]) -> Any:
    """Embers with another kind of position."""

    class Broken(Embers):
        def start(self, players: int) -> EmbersState:
            return state(self, players, self.tables)

    return Broken


class Leaky(EmbersState):
    """A card is lost on the way."""

    def rule_apply(self, code: i64, seat: i64, sink: Sink | None) -> None:
        super().rule_apply(code, seat, sink)
        if self.round == 1 and self.bag[0]:
            self.bag[0] -= 1


class Stuck(EmbersState):
    """In the second round nobody finds anything to do."""

    def rule_legal(self, seat: i64) -> vec[i64]:
        return vec[i64]() if self.round == 1 else super().rule_legal(seat)


class Unsorted(EmbersState):
    def rule_legal(self, seat: i64) -> vec[i64]:
        return vec[i64](list(super().rule_legal(seat))[::-1])


class Twice(EmbersState):
    def rule_legal(self, seat: i64) -> vec[i64]:
        codes = list(super().rule_legal(seat))
        return vec[i64](codes + codes[-1:])


class Grudging(EmbersState):
    """Lists what it then refuses."""

    def allows(self, code: int, seat: i64, turn: i64) -> bool:
        return False


class Weightless(EmbersState):
    """The last chance has no weight."""

    def rule_chances(self) -> vec[i64]:
        odds = list(super().rule_chances())
        return vec[i64](odds[:-1] + [0] if len(odds) > 2 else odds)


class Endless(EmbersState):
    """It is over, and nobody can say how."""

    def finish(self) -> Outcome | None:
        return None


class Crashing(EmbersState):
    def rule_apply(self, code: i64, seat: i64, sink: Sink | None) -> None:
        if seat >= 0:
            raise IndexError("list index out of range")
        super().rule_apply(code, seat, sink)


class Calm(Embers):
    """Sound; only its random play wants an option."""

    random_play_options = {"shelter": False}


LEAKY, STUCK, UNSORTED, TWICE, GRUDGING = (broken(kind) for kind in (Leaky, Stuck, Unsorted, Twice, Grudging))
WEIGHTLESS, ENDLESS, CRASHING = (broken(kind) for kind in (Weightless, Endless, Crashing))
CALM = Calm


class Garbled(Embers):
    """Positions come back from their bytes a little different."""

    def from_bytes(self, data: bytes) -> State:
        state: Any = super().from_bytes(data)
        state.points[0] += 1
        return state  # type: ignore[no-any-return]


GARBLED = Garbled
