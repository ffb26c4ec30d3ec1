"""The quick player of Bellum Magica, in compiled code: a score for every choice by what things are worth just now.

It plays the rest of a day in the search, says which moves are likely, and plays the games that are learned from.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..games.bellum.phases import ATTACK, CASTLE, GOBLINS, HORDE, PLACE, RECRUIT, ROB
from ..games.bellum.recruiting import BY_SIGNS, class_of
from ..games.bellum.state import FIRST, SECOND, BellumState
from ..games.bellum.tables import BITS, FOOD_ICON, KINDS, MAGIC_ICON, MASK, ROWS, SWORD_ICON
from .bellum_worth import COIN, Worth

FOLLY: Final[i64] = 10_000
"""The loss of ending the game while somebody else is richer; half of it is the gain of ending it as the richest."""
FULL: Final[i64] = 4096


def fading(distance: i64, half: i64) -> i64:
    """4096 for a distance of 0, and half as much for every further `half`; straight lines between."""
    if distance <= 0:
        return FULL
    whole: i64 = distance // half
    if whole >= 12:
        return 0
    high: i64 = FULL >> whole
    return high - high * (distance - whole * half) // (2 * half)


class Quick:
    """Scores for the choices of a lord, on scratch paper."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.score: vec[i64] = vec[i64]([0] * 32)
        """What was found for each of the codes that were asked for."""
        self.half: i64 = COIN
        """How far apart two of these are if one is twice as likely a good choice."""

    def weigh(self, s: BellumState, seat: i64, codes: vec[i64]) -> None:
        """A score for each code, in `score`."""
        worth = self.worth
        if len(codes) > len(self.score):
            self.score = vec[i64]([0] * (2 * len(codes)))
        phase: i64 = s.phase
        if phase in (ATTACK, ROB):
            self.weigh_attack(s, seat, codes)
        elif phase == RECRUIT:
            self.weigh_recruit(s, seat, codes)
        elif phase == PLACE:
            worth.look(s, seat)
            self.score[0] = worth.gain(s, seat, s.hand, 0)
            self.score[1] = worth.gain(s, seat, s.hand, 1)
            self.half = 60 + (self.score[0] + self.score[1]) // 10
        elif phase == HORDE:
            self.weigh_horde(s, seat, codes)
        elif phase == GOBLINS:
            self.weigh_goblins(s, seat, codes)
        elif phase == CASTLE:
            self.weigh_castle(s, seat, codes)

    def weigh_attack(self, s: BellumState, seat: i64, codes: vec[i64]) -> None:
        """The richest loot or theft, rather from the richest; no chest that ends the game for somebody else."""
        worth = self.worth
        t = s.tables
        most: i64 = 0
        other: i64 = 0
        while other < s.players:
            if other != seat and worth.riches(s, other) > most:
                most = worth.riches(s, other)
            other += 1
        at: i64 = 0
        while at < i64(len(codes)):
            code: i64 = codes[at]
            if code == t.passing or code == t.done:
                self.score[at] = 0
            elif code < t.rob:
                place: i64 = code - t.attack
                self.score[at] = worth.coins[place] + self.folly(s, seat, worth.chests[place], worth.coins[place], most)
            else:
                victim: i64 = (code - t.rob) // KINDS
                coins: i64 = worth.kind[(code - t.rob) % KINDS]
                share: i64 = worth.rob_richest if worth.riches(s, victim) >= most else worth.rob
                self.score[at] = coins * share // 100 - 20 + self.folly(s, seat, 1, coins, most)
            at += 1
        self.half = COIN

    def folly(self, s: BellumState, seat: i64, chests: i64, coins: i64, most: i64) -> i64:
        """What it costs, or brings, to end the game now."""
        worth = self.worth
        end: i64 = s.tables.end_chests
        if chests == 0 or s.chests_of(seat) + s.owed(seat) + chests < end:
            return 0
        other: i64 = 0
        while other < s.players:
            if other != seat and s.chests_of(other) >= end:
                return 0
            other += 1
        return -FOLLY if worth.riches(s, seat) + coins < most else FOLLY // 2

    def weigh_recruit(self, s: BellumState, seat: i64, codes: vec[i64]) -> None:
        """The creature that adds most for its price."""
        worth = self.worth
        t = s.tables
        worth.look(s, seat)
        best: i64 = 0
        at: i64 = 0
        while at < i64(len(codes)):
            code: i64 = codes[at]
            if code == t.passing:
                self.score[at] = worth.least_gain
            else:
                card: i64 = code - t.recruit + t.first_evil
                price: i64 = class_of(t, card)
                if code >= t.by_signs:
                    card = code - t.by_signs + t.first_very
                    price = BY_SIGNS
                left: i64 = worth.gain(s, seat, card, 0)
                right: i64 = worth.gain(s, seat, card, 1)
                cost: i64 = t.price_food[price] + 2 * t.price_sign[price]
                self.score[at] = (left if left > right else right) // (cost if cost > 0 else 1)
                if self.score[at] > best:
                    best = self.score[at]
            at += 1
        self.half = 20 + best // 4

    def weigh_horde(self, s: BellumState, seat: i64, codes: vec[i64]) -> None:
        """A new roll when this row is well below the mean, for me and against the others."""
        worth = self.worth
        worth.look(s, seat)
        total: i64 = 0
        here: i64 = 0
        for row in range(ROWS):
            lead: i64 = worth.now[row] - self.threat(s, seat, row)
            total += lead
            if row == s.die - 1:
                here = lead
        missing: i64 = total // ROWS - here
        at: i64 = 0
        while at < i64(len(codes)):
            code: i64 = codes[at]
            if code == s.tables.passing:
                self.score[at] = 0
            else:
                self.score[at] = missing - (worth.spell_worth if code == s.tables.spell else worth.barrel_worth)
            at += 1
        self.half = 80

    def threat(self, s: BellumState, seat: i64, row: i64) -> i64:
        """Half of what the best of the others would get from a row."""
        worth = self.worth
        most: i64 = 0
        other: i64 = 0
        while other < s.players:
            if other != seat:
                icons: i64 = s.rows[other * ROWS + row]
                swords: i64 = ((icons >> (SWORD_ICON * BITS)) & MASK) + ((icons >> (MAGIC_ICON * BITS)) & MASK)
                food: i64 = (icons >> (FOOD_ICON * BITS)) & MASK
                got: i64 = 60 * food + 110 * (swords if swords < 8 else 8)
                if got > most:
                    most = got
            other += 1
        return most * worth.threat_share // 100

    def weigh_goblins(self, s: BellumState, seat: i64, codes: vec[i64]) -> None:
        """Both goblins where they add most together."""
        worth = self.worth
        t = s.tables
        worth.look(s, seat)
        first: i64 = s.has(seat, FIRST)
        second: i64 = s.has(seat, SECOND)
        at: i64 = 0
        while at < i64(len(codes)):
            choice: i64 = codes[at] - t.goblins
            total: i64 = 0
            for row in range(ROWS):
                icons: i64 = s.rows[seat * ROWS + row]
                icons += t.icons[(first * 2 + (choice >> 1)) * ROWS + row]
                icons += t.icons[(second * 2 + (choice & 1)) * ROWS + row]
                total += worth.row(s, seat, icons, row)
            self.score[at] = total // ROWS
            at += 1
        self.half = 60

    def weigh_castle(self, s: BellumState, seat: i64, codes: vec[i64]) -> None:
        """The castle with the richest rows."""
        worth = self.worth
        t = s.tables
        worth.look(s, seat)
        at: i64 = 0
        while at < i64(len(codes)):
            total: i64 = 0
            for row in range(ROWS):
                total += worth.row(s, seat, t.castle_icons[(codes[at] - t.castle) * ROWS + row], row)
            self.score[at] = total // ROWS
            at += 1
        self.half = 60

    def best(self, s: BellumState, seat: i64, codes: vec[i64]) -> i64:
        """The code with the highest score."""
        if len(codes) == 1:
            return codes[0]
        self.weigh(s, seat, codes)
        found: i64 = 0
        at: i64 = 1
        while at < i64(len(codes)):
            if self.score[at] > self.score[found]:
                found = at
            at += 1
        return codes[found]

    def likely(self, s: BellumState, seat: i64, codes: vec[i64], at_least: i64) -> vec[i64]:
        """A weight for each code: the highest score has most, and nothing less than so much of 4,096."""
        count: i64 = len(codes)
        weights = vec[i64]([1] * int(count))
        if count == 1:
            return weights
        self.weigh(s, seat, codes)
        most: i64 = self.score[0]
        at: i64 = 1
        while at < count:
            if self.score[at] > most:
                most = self.score[at]
            at += 1
        half: i64 = self.half if self.half > 0 else 1
        at = 0
        while at < count:
            weights[at] = at_least + fading(most - self.score[at], half)
            at += 1
        return weights
