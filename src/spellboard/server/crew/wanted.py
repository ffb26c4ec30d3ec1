"""What a table asks of the crew, and what it gets."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from spellboard.core.messages import Message


class Wanted(Struct, frozen=True):
    """A choice for one seat. The game is rebuilt in the worker from name, edition and options, once."""

    table: str
    guest: str
    """For whom the bot plays: the host. The queue is fair per table, then per guest."""
    game: str
    edition: str
    """The text of the edition, as a record carries it."""
    options: bytes
    """JSON."""
    level: str
    observation: bytes
    seed: int
    """The same observation, seed and budget give the same answer."""
    seconds: float
    """At most so long; less where the queue is long or the level needs less."""


class Chosen(Struct, frozen=True):
    """The answer: one of the legal codes and, if the bot says so, why; or what went wrong."""

    code: int = -1
    why: Message | None = None
    seconds: float = 0.0
    """What the worker spent on it."""
    trouble: str = ""
    """`crashed`, `late`, `illegal`, `unknown`: the bot forfeits its seat. Empty if all is well."""


class Crew(Protocol):
    """Bots at work."""

    def levels(self, game: str) -> list[str]:
        """The exact names of the bots that can sit down at a game."""

    def seconds(self, game: str, level: str) -> float:
        """How long a bot of this level likes to think about a decision; 0: it does not look at the clock."""

    async def choose(self, wanted: Wanted) -> Chosen:
        """A choice; it never raises for what a bot did."""

    async def close(self) -> None:
        """End all workers."""
