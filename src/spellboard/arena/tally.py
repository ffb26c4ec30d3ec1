"""What came of a series: counts that add up in any order, and a checksum that depends on none."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from msgspec import Struct, field

from ..core.errors import CORE
from ..core.messages import Message
from ..core.state import State
from ..core.words import words

WHOLE = 60
"""A won game in parts: 60 can be shared evenly by any table of up to six winners."""
UNFINISHED = "unfinished"


class Tally(Struct):
    """The counts of some games of a series."""

    games: int = 0
    decisions: int = 0
    rounds: int = 0
    counted_rounds: int = 0
    """In how many games there were rounds to count."""
    shared: int = 0
    """Games with more than one winner."""
    unfinished: int = 0
    refusals: int = 0
    dead_ends: int = 0
    seats: dict[int, int] = field(default_factory=dict)
    """Won parts by seat."""
    bots: dict[str, int] = field(default_factory=dict)
    """Won parts by bot."""
    taken: dict[str, int] = field(default_factory=dict)
    """How many seats each bot took in all games."""
    reasons: dict[str, int] = field(default_factory=dict)
    violation: Message | None = None
    digests: bytes = b""

    def count(self, state: State, decisions: int, seats: Sequence[str]) -> None:
        """Add one finished game."""
        self.games += 1
        self.decisions += decisions
        self.digests += hashlib.sha256(state.to_bytes() + b"%d" % decisions).digest()
        rounds = getattr(state.view(None), "round", None)
        if isinstance(rounds, int):
            self.rounds += rounds
            self.counted_rounds += 1
        for name in seats:
            _add(self.taken, name, 1)
        outcome = state.outcome
        _add(self.reasons, outcome.reason if outcome else UNFINISHED, 1)
        if outcome is None:
            self.unfinished += 1
            return
        self.shared += len(outcome.winners) > 1
        for seat in outcome.winners:
            part = WHOLE // len(outcome.winners)
            _add(self.seats, seat, part)
            _add(self.bots, seats[seat], part)

    def add(self, other: Tally) -> None:
        """Add the games that follow these."""
        for name in ("games", "decisions", "rounds", "counted_rounds", "shared", "unfinished", "refusals", "dead_ends"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for mine, theirs in ((self.bots, other.bots), (self.taken, other.taken), (self.reasons, other.reasons)):
            for key, number in theirs.items():
                _add(mine, key, number)
        for seat, parts in other.seats.items():
            _add(self.seats, seat, parts)
        self.violation = self.violation or other.violation
        self.digests += other.digests

    # --- read off ----------------------------------------------------------------------------------------------------

    @property
    def checksum(self) -> str:
        """A fingerprint of all games in their order: the same for any number of workers, compiled or not."""
        return hashlib.sha256(self.digests).hexdigest()[:16]

    @property
    def mean_rounds(self) -> float | None:
        return self.rounds / self.counted_rounds if self.counted_rounds else None

    def share_of_seat(self, seat: int) -> float:
        """The part of all games that a seat won; a shared win counts in parts."""
        return self.seats.get(seat, 0) / (WHOLE * self.games) if self.games else 0.0

    def share_of_bot(self, name: str) -> float:
        return self.bots.get(name, 0) / (WHOLE * self.games) if self.games else 0.0

    def fair_share(self, name: str) -> float:
        """What a bot would win by its number of seats alone."""
        return self.taken[name] / sum(self.taken.values())

    def report(self, players: int) -> dict[str, Any]:
        """The result as a plain document."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "mean_rounds": self.mean_rounds,
            "wins_by_seat": [self.share_of_seat(seat) for seat in range(players)],
            "wins_by_bot": {
                name: {"share": self.share_of_bot(name), "fair": self.fair_share(name)} for name in sorted(self.taken)
            },
            "shared_wins": self.shared,
            "reasons": dict(sorted(self.reasons.items())),
            "unfinished": self.unfinished,
            "refusals": self.refusals,
            "dead_ends": self.dead_ends,
            "violation": self.violation and words(CORE, "en").render(self.violation, ()),
            "checksum": self.checksum,
        }


def _add(counts: dict[Any, int], key: Any, number: int) -> None:
    counts[key] = counts.get(key, 0) + number
