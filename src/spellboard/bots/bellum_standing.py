"""How the lords of Bellum Magica stand: what counts of a position, and a small net that was learned from played games.

The net sees each lord with his own figures, those of his rivals and the day, and gives a number of strength; shares of
the win follow from these numbers. All in whole numbers: the same everywhere, pure and compiled.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..games.bellum.attack import falls, walls
from ..games.bellum.state import BARREL, FOOD, GONE, LORD, MAGIC, OWED, SHIELD, SIGN, SPELL, BellumState
from ..games.bellum.tables import (
    BITS,
    FOOD_ICON,
    KINDS,
    MAGIC_ICON,
    MAP_ICON,
    MASK,
    ROWS,
    SIGN_ICON,
    SWORD_ICON,
    THIEF_ICON,
)
from .bellum_worth import COIN, Worth

OWN: Final[i64] = 38
"""Figures of one lord."""
RIVALS: Final[i64] = 4
WORLD: Final[i64] = 8
INPUTS: Final[i64] = 2 * OWN + RIVALS + WORLD
MEAN: Final[i64] = 12
"""Rivals' figures are means in twelfths: whole numbers for one to four rivals."""
WIN: Final[i64] = 10_000
STRONG_FROM: Final[i64] = 2
STRENGTHS: Final[i64] = 9
# Where the figures of one lord stand.
RICHES: Final[i64] = 0
COUNT: Final[i64] = 1
HAS: Final[i64] = 5
INCOME: Final[i64] = 11
SCOUTS: Final[i64] = 13
SWORDS: Final[i64] = 16
MAGICS: Final[i64] = 25
THIEVES: Final[i64] = 28
LOOTS: Final[i64] = 31
ENDS: Final[i64] = 33
ORDER: Final[i64] = 35
UNIT: Final[i64] = 16
"""Weights are in 1/65,536."""


class Standing:
    """Figures of a position, and what the net makes of them."""

    def __init__(self, worth: Worth, hidden: int, first: list[int], bias: list[int], second: list[int]) -> None:
        self.worth = worth
        self.hidden: i64 = hidden
        self.first: vec[i64] = vec[i64](first)
        """Weights by hidden unit and input."""
        self.bias: vec[i64] = vec[i64](bias)
        self.second: vec[i64] = vec[i64](second)
        self.own: vec[i64] = vec[i64]([0] * int(5 * OWN))
        self.inputs: vec[i64] = vec[i64]([0] * int(INPUTS))
        self.strength: vec[i64] = vec[i64]([0] * 5)

    # --- figures -----------------------------------------------------------------------------------------------------

    def figures(self, s: BellumState) -> None:
        """The figures of every lord by himself."""
        if not s.mustered:
            s.muster()
        for at in range(s.players * OWN):
            self.own[at] = 0
        for seat in range(s.players):
            base: i64 = seat * OWN
            own = self.own
            own[base + RICHES] = self.worth.riches(s, seat) // COIN
            for kind in range(KINDS):
                number: i64 = s.held(seat, kind) + s.lords[seat * LORD + OWED + kind]
                own[base + COUNT + kind] = number
                own[base + COUNT + KINDS] += number
            lord: i64 = seat * LORD
            own[base + HAS] = s.lords[lord + FOOD]
            own[base + HAS + 1] = s.lords[lord + SIGN]
            own[base + HAS + 2] = s.lords[lord + BARREL]
            own[base + HAS + 3] = s.lords[lord + SHIELD]
            own[base + HAS + 4] = s.lords[lord + MAGIC]
            own[base + HAS + 5] = s.lords[lord + SPELL]
            own[base + ORDER] = 1 if seat == s.captain else 0
            own[base + ORDER + 1] = (seat + s.players - s.captain) % s.players
            own[base + ORDER + 2] = 1 if s.lords[lord + BARREL] > 0 or s.lords[lord + SPELL] > 0 else 0
        # Only now, because thieves look at the chests of all others.
        for seat in range(s.players):
            for row in range(ROWS):
                self.count_row(s, seat, row)

    def count_row(self, s: BellumState, seat: i64, row: i64) -> None:
        """What one row adds to the figures of its lord."""
        own = self.own
        base: i64 = seat * OWN
        icons: i64 = s.rows[seat * ROWS + row]
        own[base + INCOME] += (icons >> (FOOD_ICON * BITS)) & MASK
        own[base + INCOME + 1] += (icons >> (SIGN_ICON * BITS)) & MASK
        chests: i64 = 0
        maps: i64 = (icons >> (MAP_ICON * BITS)) & MASK
        if maps > 0:
            own[base + SCOUTS] += maps
            most: i64 = 0
            other: i64 = 0
            while other < s.players:
                if other != seat:
                    theirs: i64 = (s.rows[other * ROWS + row] >> (MAP_ICON * BITS)) & MASK
                    if theirs > most:
                        most = theirs
                other += 1
            if maps > most:
                own[base + SCOUTS + 1] += 1
            elif maps == most:
                own[base + SCOUTS + 2] += 1
            if maps >= most:
                chests = 1
        swords: i64 = (icons >> (SWORD_ICON * BITS)) & MASK
        magic: i64 = (icons >> (MAGIC_ICON * BITS)) & MASK
        thieves: i64 = (icons >> (THIEF_ICON * BITS)) & MASK
        step: i64 = 0
        while step < STRENGTHS and swords + magic >= STRONG_FROM + step:
            own[base + SWORDS + step] += 1
            step += 1
        step = 0
        while step < 3 and magic > step:
            own[base + MAGICS + step] += 1
            step += 1
        loot: i64 = self.worth.open_loot(s, swords, magic)
        taken: i64 = self.most_chests(s, swords, magic)
        if thieves > 0:
            own[base + THIEVES] += 1
            own[base + THIEVES + 1] += thieves
            best: i64 = 0
            other = 0
            while other < s.players:
                if other != seat and falls(swords, magic, walls(s, other), s.has(other, MAGIC)):
                    coins: i64 = self.worth.prey(s, other, thieves)
                    if coins > best:
                        best = coins
                    held: i64 = self.own[other * OWN + COUNT + KINDS]
                    if held > thieves:
                        held = thieves
                    if held > taken:
                        taken = held
                other += 1
            if best > 0:
                own[base + THIEVES + 2] += 1
            own[base + LOOTS + 1] += best // 50
            if best > loot:
                loot = best
        own[base + LOOTS] += loot // 50
        if own[base + COUNT + KINDS] + chests + taken >= s.tables.end_chests:
            own[base + ENDS] += 1
        if chests + taken > 0:
            own[base + ENDS + 1] += 1

    def most_chests(self, s: BellumState, swords: i64, magic: i64) -> i64:
        """How many chests the best place has that falls to a row."""
        t = s.tables
        best: i64 = 0
        slot: i64 = 2 * t.open_creatures
        end: i64 = slot + s.players
        while slot < end:
            place: i64 = s.slots[slot]
            slot += 1
            if place >= 0 and self.worth.chests[place] > best:
                if falls(swords, magic, t.shields[place], t.magic[place]):
                    best = self.worth.chests[place]
        return best

    def fill(self, s: BellumState, seat: i64) -> None:
        """What the net sees of one lord; `figures` has been called."""
        own = self.own
        inputs = self.inputs
        base: i64 = seat * OWN
        share: i64 = MEAN // (s.players - 1)
        at: i64 = 0
        while at < OWN:
            inputs[at] = own[base + at]
            total: i64 = 0
            other: i64 = 0
            while other < s.players:
                total += own[other * OWN + at]
                other += 1
            inputs[OWN + at] = (total - own[base + at]) * share
            at += 1
        at = 2 * OWN
        riches: i64 = 0
        count: i64 = 0
        ends: i64 = 0
        other = 0
        while other < s.players:
            if other != seat:
                if own[other * OWN + RICHES] > riches:
                    riches = own[other * OWN + RICHES]
                if own[other * OWN + COUNT + KINDS] > count:
                    count = own[other * OWN + COUNT + KINDS]
                if own[other * OWN + ENDS] > ends:
                    ends = own[other * OWN + ENDS]
            other += 1
        inputs[at] = riches
        inputs[at + 1] = count
        inputs[at + 2] = ends
        inputs[at + 3] = 1 if own[base + RICHES] > riches else 0
        at += RIVALS
        most: i64 = own[base + COUNT + KINDS]
        if count > most:
            most = count
        inputs[at] = s.day
        inputs[at + 1] = most
        inputs[at + 2] = s.turned
        inputs[at + 3] = 1 if s.players == 2 else 0
        inputs[at + 4] = 1 if s.players == 3 else 0
        inputs[at + 5] = 1 if s.players >= 4 else 0
        inputs[at + 6] = most * (own[base + RICHES] - riches)
        inputs[at + 7] = s.day * (own[base + RICHES] - riches)

    def listed(self, s: BellumState) -> list[list[int]]:
        """What the net sees of every lord: for learning."""
        self.figures(s)
        found: list[list[int]] = []
        for seat in range(s.players):
            self.fill(s, seat)
            found.append([int(number) for number in self.inputs])
        return found

    # --- the net -----------------------------------------------------------------------------------------------------

    def judge(self) -> i64:
        """The strength of the lord that was filled in, in 1/65,536 of a doubling of his chances."""
        inputs = self.inputs
        first = self.first
        total: i64 = 0
        unit: i64 = 0
        at: i64 = 0
        while unit < self.hidden:
            sum_: i64 = self.bias[unit]
            seen: i64 = 0
            while seen < INPUTS:
                sum_ += inputs[seen] * first[at]
                seen += 1
                at += 1
            if sum_ > 0:
                total += (sum_ >> 6) * self.second[unit]
            unit += 1
        return total >> (UNIT - 6)

    def shares(self, s: BellumState, out: vec[i64]) -> None:
        """What each lord can expect, in 1/10,000 of a win; who has left expects nothing."""
        self.figures(s)
        strength = self.strength
        most: i64 = 0
        there: i64 = 0
        seat: i64 = 0
        while seat < s.players:
            if s.has(seat, GONE) == 0:
                self.fill(s, seat)
                strength[seat] = self.judge()
                if there == 0 or strength[seat] > most:
                    most = strength[seat]
                there += 1
            seat += 1
        total: i64 = 0
        seat = 0
        while seat < s.players:
            strength[seat] = doubled(strength[seat] - most) if s.has(seat, GONE) == 0 else 0
            total += strength[seat]
            seat += 1
        seat = 0
        while seat < s.players:
            out[seat] = strength[seat] * WIN // total if total > 0 else WIN // s.players
            seat += 1


def doubled(number: i64) -> i64:
    """Two to the power of a number of 65,536ths that is not above 0, in 1/2**30: a parabola between whole powers."""
    whole: i64 = -number >> UNIT
    if whole >= 20:
        return 0
    part: i64 = number + ((whole + 1) << UNIT)
    # 2**part for 0 <= part <= 1 is near 1 + part * (0.6565 + 0.3435 * part).
    slope: i64 = 43024 + ((22512 * part) >> UNIT)
    high: i64 = (1 << 30) + (((part * slope) >> UNIT) << (30 - UNIT))
    return high >> (whole + 1)
