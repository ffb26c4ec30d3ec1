"""Small variants of Embers for what the game itself does not do."""

from __future__ import annotations

from spellboard import Sink
from tests.example import GAME
from tests.example.state import LEAD, EmbersState


class Variant(EmbersState):
    """A copy is of the same kind."""

    def copy(self) -> EmbersState:
        new = type(self)(self.game, 3, self.tables)
        for field in self.FIELDS:
            value = getattr(self, field)
            setattr(new, field, value if isinstance(value, int) else type(value)(value))
        return new


class OpenState(Variant):
    """Beginning to bury makes something known."""

    def rule_apply(self, code: int, seat: int, sink: Sink | None) -> None:
        super().rule_apply(code, seat, sink)
        if sink is not None and self.game.codes.kind(code) == "bury":
            sink.tell("omen", {"seat": seat, "card": "ash"}, reveals=True)


class OpenGame(GAME):
    def start(self, players: int) -> EmbersState:
        return OpenState(self, players, self.tables)


class ForcedState(Variant):
    """How many cards a leader holds is public: with none, passing is openly forced."""

    def openly_forced(self) -> bool:
        return self.phase == LEAD


class ForcedGame(GAME):
    def start(self, players: int) -> EmbersState:
        return ForcedState(self, players, self.tables)
