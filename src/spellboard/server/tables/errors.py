"""What only tables refuse; every other no of theirs is a plain Problem."""

from __future__ import annotations

from spellboard.core.rulebook import Refusal

from ..errors import Problem


class NoTable(Problem):
    """There is no such table, or none for this guest."""

    def __init__(self) -> None:
        super().__init__("error-no-table", 404)


def refused(refusal: Refusal) -> Problem:
    """A rule says no."""
    return Problem("error-refused", 409, refused=refusal.sent, clause=refusal.clause)
