"""What the server says when something is not done: a message, and of what kind the trouble is."""

from __future__ import annotations

from spellboard.core.errors import SpellboardError, Value
from spellboard.core.messages import Message
from spellboard.core.rulebook import Refused

from . import PACKAGE
from .storage.store import StorageTrouble


class Problem(SpellboardError):
    """Something that is not done: `said` tells the person why, and `status` is what HTTP calls it."""

    def __init__(
        self, key: str, status: int = 400, /, *, refused: Refused | None = None, fresh: int = 0, **args: Value
    ) -> None:
        super().__init__(key, package=PACKAGE, **args)
        self.status = status
        self.refused = refused
        """The clause that forbids it, where a rule says no."""
        self.fresh = fresh
        """The number of the question that is asked now, where another one was answered."""


def said(error: BaseException) -> Message:
    """What a person hears of an error: neither where the database lies nor what is broken inside."""
    if isinstance(error, StorageTrouble):
        return Message("error-storage")
    return error.said if isinstance(error, SpellboardError) else Message("error-inner")
