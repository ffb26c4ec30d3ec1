"""Why a table does not do something: a message for the person, and what kind of no it is."""

from __future__ import annotations

from spellboard.core.errors import SpellboardError
from spellboard.core.messages import Argument, Message
from spellboard.core.rulebook import Refusal, Refused


class TableError(SpellboardError):
    """A table says no. `said` is for the person; `status` is what HTTP calls it."""

    def __init__(self, status: int, key: str, refused: Refused | None = None, fresh: int = 0, **args: Argument) -> None:
        self.status = status
        self.refused = refused
        self.fresh = fresh
        super().__init__(Message(f"error-{key}", args), package="spellboard.server")

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (self.status, self.said, self.refused, self.fresh)


class NoTable(TableError):
    """There is no such table, or none for this guest."""

    def __init__(self) -> None:
        super().__init__(404, "no-table")


def refused(refusal: Refusal) -> TableError:
    """A rule says no."""
    return TableError(409, "refused", refusal.sent)


def _again(status: int, said: Message, clause: Refused | None, fresh: int) -> TableError:
    _, _, key = said.key.partition("-")
    return TableError(status, key, clause, fresh, **said.args)
