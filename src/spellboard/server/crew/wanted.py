"""What a table asks of the crew, and what it gets."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from spellboard.core.messages import Message


class Wanted(Struct, frozen=True):
    """A choice for one seat. The game is rebuilt in the worker from name, edition and options, once."""

    table: str
    guest: str
    """For whom the bot plays: the host. The queue is fair by address, then by guest, then by table."""
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
    address: str = ""
    """Where whoever waits for it comes from; unknown ones count as one address."""
    watched: bool = True
    """Whether somebody is at the table now."""


class Chosen(Struct, frozen=True):
    """The answer: one of the legal codes and, if the bot says so, why; or what went wrong."""

    code: int = -1
    why: Message | None = None
    seconds: float = 0.0
    """What the worker spent on it."""
    trouble: str = ""
    """Empty if all is well. `crashed`, `illegal`, `unknown`: the bot itself failed, and forfeits its seat.

    `late`, `lost`: its worker did not answer in time, or died twice.
    """

    @property
    def worker_failed(self) -> bool:
        """Whether another bot might still choose."""
        return self.trouble in ("late", "lost")


class Crew(Protocol):
    """Bots at work."""

    def levels(self, game: str) -> list[str]:
        """The exact names of the bots that can sit down at a game."""

    def seconds(self, game: str, level: str) -> float:
        """How long a bot of this level likes to think about a decision; 0: it does not look at the clock."""

    async def choose(self, wanted: Wanted) -> Chosen:
        """A choice; it never raises for what a bot did."""

    def attend(self, table: str) -> None:
        """Somebody waits at this table now: its choices no longer wait behind those of watched tables."""

    async def close(self) -> None:
        """End all workers."""
