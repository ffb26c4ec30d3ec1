"""Where a pairing stands: what it shall show, what was played of it, and what came of that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

import msgspec
from msgspec import Struct

from .bout import Bout
from .figures import STRICT, Interval, drawn_again, mean, quantile, wilson
from .pairing import Pairing

LEAST = 40
"""No pairing is stopped before so many games."""
LOOK = 20
"""And only after every so many it is looked at, so that it ends at the same game for any number of workers."""


class Fixture(Struct, frozen=True):
    """A pairing to be played: how often at most, and the bar that the lone bot's share is held against."""

    pairing: Pairing
    games: int
    bar: float
    """It is over early when the interval lies wholly above or below this share."""
    low: float = 0.0
    """Where the lower end of the 95 % interval must lie above this, too."""
    early: bool = True
    below: bool = False
    """Whether the lone bot shall stay below the bar: then its share must not come up to it."""
    title: str = ""
    wanted: bool = False
    """Whether the bar is a promise that is kept or not, and not only where one stops."""

    @property
    def most(self) -> int:
        """So many games in whole deals: every deal is played from all seats."""
        seats = self.pairing.seats
        return -(-self.games // seats) * seats

    @property
    def look(self) -> int:
        seats = self.pairing.seats
        return -(-LOOK // seats) * seats

    def end(self, games: Mapping[int, Bout]) -> int | None:
        """After how many games it is over, as far as the first ones in their order can tell; None: not yet."""
        won, seen = 0.0, 0
        while seen < self.most and seen in games:
            won += part(games[seen], self.pairing)
            seen += 1
            if self.early and seen >= LEAST and seen % self.look == 0:
                low, high = wilson(won / seen, seen, STRICT)
                if low > self.bar or high < self.bar:
                    return seen
        return seen if seen == self.most else None


class Standing:
    """A fixture and the games that count for it: the first ones without a gap, and none after its end."""

    def __init__(self, fixture: Fixture, games: Mapping[int, Bout]) -> None:
        self.fixture = fixture
        self.pairing = fixture.pairing
        end = fixture.end(games)
        self.over = end is not None
        count = 0
        while count in games and (end is None or count < end):
            count += 1
        whole = count - count % self.pairing.seats
        self.bouts = [games[number] for number in range(whole)]
        self.parts = [part(bout, self.pairing) for bout in self.bouts]

    @property
    def games(self) -> int:
        return len(self.bouts)

    @property
    def stopped(self) -> bool:
        """Whether it ended early."""
        return self.over and self.games < self.fixture.most

    @cached_property
    def share(self) -> float:
        """The lone bot's part of all games; a win that is shared counts in parts, an unfinished game for nobody."""
        return mean(self.parts)

    @cached_property
    def interval(self) -> Interval:
        return wilson(self.share, self.games)

    @cached_property
    def paired(self) -> Interval:
        """The interval if whole deals are drawn again."""
        seats = self.pairing.seats
        return drawn_again([mean(self.parts[at : at + seats]) for at in range(0, self.games, seats)])

    @property
    def met(self) -> bool | None:
        """Whether the bar is met; None where it is not decided yet."""
        if not self.over or not self.games:
            return None
        if self.fixture.below:
            return self.share <= self.fixture.bar
        return self.share >= self.fixture.bar and self.interval[0] > self.fixture.low

    def by_seat(self) -> list[float]:
        """The lone bot's share from each seat."""
        seats = self.pairing.seats
        return [mean(self.parts[seat::seats]) for seat in range(seats)]

    def wins_of_seats(self) -> list[float]:
        """Each seat's part of all wins, whoever sat there."""
        return [
            mean([1 / len(bout.winners) if seat in bout.winners else 0.0 for bout in self.bouts])
            for seat in range(self.pairing.seats)
        ]

    def reasons(self) -> dict[str, int]:
        return dict(Counter(bout.reason for bout in self.bouts).most_common())

    def lengths(self) -> list[int]:
        """The decisions of each game."""
        return [sum(bout.decisions) for bout in self.bouts]

    def pace(self, lone: bool) -> dict[str, float]:
        """Decisions and CPU time of the lone bot, or of the others."""
        seats = [
            (bout, seat)
            for bout in self.bouts
            for seat in range(self.pairing.seats)
            if (seat == self.pairing.place(bout.number)) is lone
        ]
        decisions = sum(bout.decisions[seat] for bout, seat in seats)
        seconds = sum(bout.seconds[seat] for bout, seat in seats)
        return {
            "decisions": decisions / len(seats) if seats else 0.0,
            "seconds": seconds,
            "mean": seconds / decisions if decisions else 0.0,
            "slowest": max((bout.slowest[seat] for bout, seat in seats), default=0.0),
            "usual_slowest": quantile([bout.slowest[seat] for bout, seat in seats], 0.5),
            "longest_turn": max((bout.turns[seat] for bout, seat in seats), default=0.0),
        }

    def forfeits(self) -> list[str]:
        return [f"game {bout.number}, {said}" for bout in self.bouts for said in bout.forfeits]

    def report(self) -> dict[str, Any]:
        """All of it as a plain document."""
        fixture = self.fixture
        rounds = [bout.rounds for bout in self.bouts if bout.rounds is not None]
        return {
            "title": fixture.title,
            "pairing": msgspec.to_builtins(self.pairing),
            "one": self.pairing.one,
            "others": self.pairing.others,
            "games": self.games,
            "of": fixture.most,
            "over": self.over,
            "stopped_early": self.stopped,
            "share": self.share,
            "interval_wilson": list(self.interval),
            "interval_paired": list(self.paired),
            "fair": self.pairing.fair,
            "bar": {"share": fixture.bar, "low": fixture.low, "below": fixture.below} if fixture.wanted else None,
            "met": self.met if fixture.wanted else None,
            "share_from_seat": self.by_seat(),
            "wins_of_seat": self.wins_of_seats(),
            "shared_wins": sum(len(bout.winners) > 1 for bout in self.bouts),
            "mean_decisions": mean(self.lengths()),
            "mean_rounds": mean(rounds) if rounds else None,
            "reasons": self.reasons(),
            "pace": {"one": self.pace(True), "others": self.pace(False)},
            "forfeits": self.forfeits(),
        }


def part(bout: Bout, pairing: Pairing) -> float:
    """The lone bot's part of a win."""
    return 1 / len(bout.winners) if pairing.place(bout.number) in bout.winners else 0.0


def ratings(standings: Sequence[Standing]) -> dict[str, tuple[float, float]]:
    """openskill's rating of each bot (Plackett-Luce: skill and uncertainty), from all games in their order.

    Winning counts and nothing else, since nothing else is what bots play for. A bot that takes several seats of a game
    has the mean of what it would learn from each.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    found = {name: model.rating(name=name) for one in standings for name in (one.pairing.one, one.pairing.others)}
    games = [(bout.number, at, bout) for at, one in enumerate(standings) for bout in one.bouts if bout.winners]
    for number, at, bout in sorted(games, key=lambda game: game[:2]):
        names = standings[at].pairing.seated(number)
        rated = model.rate(
            [[found[name]] for name in names], ranks=[1.0 + (seat not in bout.winners) for seat in range(len(names))]
        )
        for name in set(names):
            mine = [team[0] for seat, team in enumerate(rated) if names[seat] == name]
            found[name] = model.rating(mean([one.mu for one in mine]), mean([one.sigma for one in mine]), name)
    return {name: (one.mu, one.sigma) for name, one in found.items()}
