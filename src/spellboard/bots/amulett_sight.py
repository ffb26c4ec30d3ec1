"""What a position of Das Amulett is worth to each seat: what can be seen of it, weighed by learned weights.

The weights, by stage of the round, say how much each thing seen is worth; the sums of all seats are their chances of
winning against each other. Only whole numbers: the same on every machine.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..core.state import OVER
from ..games.amulett.phases import BLUE, GAIN, MARKER, SPELL_BID
from ..games.amulett.state import SEATS, AmulettState
from ..games.amulett.tables import Tables, colours_in, gems_in
from .amulett_look import Look, trades_left
from .guide import WIN

METAL_STAGE: Final[i64] = 0
SPELL_STAGE: Final[i64] = 0
MARKER_STAGE: Final[i64] = 4
TRADE_STAGE: Final[i64] = 4
STAGES: Final[i64] = 9
SETS: Final[i64] = 18
"""Each stage early in a game and late, when somebody misses two gems or fewer."""
NEARLY: Final[i64] = 2
GRAIN: Final[i64] = 250
"""Sums are in 1/16,000 of a nat; the table of powers goes in steps of 1/64."""
POWERS: Final = 1024


class Sight:
    """Looks at positions with one set of weights."""

    def __init__(self, tables: Tables, weights: list[int]) -> None:
        self.tables = tables
        self.look = Look(tables)
        self.width: i64 = self.look.width
        if len(weights) != int(SETS * self.width):
            raise ValueError("there are more or fewer weights than things to weigh")
        self.weights = vec[i64](weights)
        self.sums = vec[i64]([0] * SEATS)
        self.shares = vec[i64]([0] * SEATS)
        self.powers = vec[i64](falling())

    # --- one seat ----------------------------------------------------------------------------------------------------

    def stage(self, s: AmulettState) -> i64:
        """Which weights count: how far the round has come, and whether the game is near its end."""
        found: i64 = 0
        if s.phase >= BLUE:
            found = SPELL_STAGE + 3
        elif s.phase <= SPELL_BID:
            found = SPELL_STAGE + (s.to_come if s.to_come < 3 else 3)
            if s.round == 0:
                found = SPELL_STAGE + 3
        elif s.phase <= GAIN:
            found = METAL_STAGE
        elif s.phase <= MARKER:
            found = MARKER_STAGE
        else:
            left = trades_left(s)
            if left < 1:
                found = SPELL_STAGE + 3
            else:
                found = TRADE_STAGE + (left if left < 4 else 4)
        for seat in range(s.players):
            if not s.gone >> seat & 1 and self.missing(s, seat) <= NEARLY:
                return found + STAGES
        return found

    def missing(self, s: AmulettState, seat: i64) -> i64:
        """How many gems a seat still needs at least."""
        t = self.tables
        amulet = s.gems[t.areas + seat]
        colours = t.win_colours - colours_in(amulet)
        gems = t.win_gems - gems_in(amulet)
        return colours if colours < gems else gems

    def worth(self, s: AmulettState, seat: i64, stage: i64) -> i64:
        """How well a seat stands, in 1/16,000 of a nat."""
        self.look.look(s, seat)
        seen, weights = self.look.seen, self.weights
        base: i64 = stage * self.width
        total: i64 = 0
        at: i64 = 0
        while at < self.width:
            if seen[at]:
                total += weights[base + at] * seen[at]
            at += 1
        return total

    # --- all seats ---------------------------------------------------------------------------------------------------

    def weigh(self, s: AmulettState) -> None:
        """Each seat's chance of winning a position that is not over, into `shares`, in 1/10,000."""
        stage = self.stage(s)
        highest: i64 = 0
        first = True
        for seat in range(s.players):
            if not s.gone >> seat & 1:
                self.sums[seat] = self.worth(s, seat, stage)
                if first or self.sums[seat] > highest:
                    highest = self.sums[seat]
                first = False
        total: i64 = 0
        for seat in range(s.players):
            self.shares[seat] = 0
            if not s.gone >> seat & 1:
                below = (highest - self.sums[seat]) // GRAIN
                self.shares[seat] = self.powers[below if below < POWERS else POWERS - 1]
                total += self.shares[seat]
        for seat in range(s.players):
            self.shares[seat] = self.shares[seat] * WIN // total

    def share(self, s: AmulettState, seat: i64) -> i64:
        """A seat's chance of winning a position, in 1/10,000; whole or none where it is over."""
        if s.turn() == OVER:
            return WIN if s.winners >> seat & 1 else 0
        self.weigh(s)
        return self.shares[seat]

    def falling_to(self, distance: i64) -> i64:
        """A weight that falls with the distance from the best, counted in 1/64 of a nat: 4,096 at most, 1 at least."""
        if distance < 0:
            distance = 0
        if distance >= POWERS:
            return 1
        return (self.powers[distance] >> 8) + 1


def falling() -> list[int]:
    """Powers of e from 0 down in steps of 1/64, the first is 2**20: made of whole numbers alone."""
    # e**(-1/64) in 1/2**60, from its series.
    one = 1 << 60
    factor, term = one, one
    for n in range(1, 20):
        term = -term // (64 * n)
        factor += term
    found, power = [], one
    for _ in range(POWERS):
        found.append(power >> 40)
        power = power * factor >> 60
    return found
