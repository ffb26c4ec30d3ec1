"""How a game ended."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct


class Outcome(Struct, frozen=True, forbid_unknown_fields=True):
    """Who won, everybody's rank (the winner 1, ties share a rank), and why it ended (a key of the game's words)."""

    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str

    @classmethod
    def by_score(cls, scores: Sequence[tuple[int, ...]], reason: str) -> Outcome:
        """The highest score wins; equal scores share the rank."""
        ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
        return cls(tuple(seat for seat, rank in enumerate(ranks) if rank == 1), ranks, reason)
