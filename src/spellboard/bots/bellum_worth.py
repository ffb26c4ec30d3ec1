"""What things are worth in Bellum Magica, at a glance and in compiled code.

A row is worth what it gathers, the chest its maps may win and the best target its swords can take; a creature what it
adds to all rows over the days that are left. Worth is in hundredths of a coin, chests count by the mean of their kind.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..games.bellum.attack import falls, walls
from ..games.bellum.state import LORD, MAGIC, OWED, SHIELD, SPELL, BellumState
from ..games.bellum.tables import (
    BITS,
    FOOD_ICON,
    KINDS,
    LOOT,
    MAGIC_ICON,
    MAP_ICON,
    MASK,
    ROWS,
    SIGN_ICON,
    SWORD_ICON,
    THIEF_ICON,
    Tables,
)

COIN: Final[i64] = 100


class Worth:
    """What the edition's things are worth, and scratch paper."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        t = tables
        # What was found by many quick games against the same player with one number changed.
        self.food_loot: i64 = 60
        self.sign_loot: i64 = 120
        self.barrel_loot: i64 = 70
        self.food_income: i64 = 120
        """As income food and signs are worth more, because they come again."""
        self.sign_income: i64 = 240
        self.horizon: i64 = 80
        """With fewer tenths of a day to come income is worth less: it buys what has no time to serve."""
        self.map_won: i64 = 100
        """Percent of the chest that scouts would win or share."""
        self.map_tied: i64 = 100
        self.map_lost: i64 = 50
        """Maps where somebody has more of them: he may not have them for ever."""
        self.open_now: i64 = 70
        """Percent of the best loot that lies open now, and of what may come."""
        self.to_come: i64 = 30
        self.sword: i64 = 110
        self.strongest: i64 = 8
        self.magic: i64 = 60
        self.prey_share: i64 = 70
        self.thief: i64 = 50
        self.usual_days: i64 = 130
        """In tenths."""
        self.chest_days: i64 = 16
        self.shield: i64 = 150
        self.magic_shield: i64 = 250
        self.spell: i64 = 120
        self.spell_worth: i64 = 30
        """What a row must lack before a spell or a barrel is spent on a new roll."""
        self.barrel_worth: i64 = 100
        self.rob_richest: i64 = 150
        """Percent of a chest's value, because somebody loses it."""
        self.rob: i64 = 120
        self.threat_share: i64 = 50
        """Percent of what the best of the others gets from a row."""
        self.least_gain: i64 = 0
        """What a creature must add for each coin of its price."""
        self.kind: vec[i64] = vec[i64]([0] * int(KINDS))
        """The mean value of a chest of each kind."""
        for kind in range(KINDS):
            value: i64 = 0
            count: i64 = 0
            for face in range(t.face_start[kind], t.face_start[kind + 1]):
                value += t.face_value[face] * t.face_count[face]
                count += t.face_count[face]
            self.kind[kind] = value * COIN // count if count > 0 else 0
        self.coins: vec[i64] = vec[i64]([0] * int(t.places))
        """The loot of each place."""
        self.chests: vec[i64] = vec[i64]([0] * int(t.places))
        """How many chests are in it."""
        self.price()
        self.rival: vec[i64] = vec[i64]([0] * int(ROWS))
        self.now: vec[i64] = vec[i64]([0] * int(ROWS))
        self.days: i64 = 0
        self.later: i64 = 0

    def price(self) -> None:
        """What the loot of each place is worth."""
        t = self.tables
        for place in range(t.places):
            at: i64 = place * LOOT
            coins: i64 = t.loot[at] * self.food_loot + t.loot[at + 1] * self.sign_loot
            coins += t.loot[at + 2] * self.barrel_loot
            self.chests[place] = 0
            for kind in range(KINDS):
                coins += t.loot[at + 3 + kind] * self.kind[kind]
                self.chests[place] += t.loot[at + 3 + kind]
            self.coins[place] = coins

    # --- rows --------------------------------------------------------------------------------------------------------

    def look(self, s: BellumState, seat: i64) -> None:
        """How long the game will last, the maps of the others, and what each row of a lord brings now."""
        if not s.mustered:
            s.muster()
        most: i64 = 0
        other: i64 = 0
        for row in range(ROWS):
            self.rival[row] = 0
        while other < s.players:
            chests: i64 = s.chests_of(other)
            if chests > most:
                most = chests
            if other != seat:
                for row in range(ROWS):
                    maps: i64 = (s.rows[other * ROWS + row] >> (MAP_ICON * BITS)) & MASK
                    if maps > self.rival[row]:
                        self.rival[row] = maps
            other += 1
        days: i64 = self.usual_days - 10 * s.day
        if days > self.chest_days * (s.tables.end_chests - most):
            days = self.chest_days * (s.tables.end_chests - most)
        self.days = days if days > 15 else 15
        # Food and signs are worth what they can still buy.
        self.later = self.days * 100 // self.horizon if self.days < self.horizon else 100
        for row in range(ROWS):
            self.now[row] = self.row(s, seat, s.rows[seat * ROWS + row], row)

    def row(self, s: BellumState, seat: i64, icons: i64, at: i64) -> i64:
        """What a row brings on a day when it is active."""
        food: i64 = (icons >> (FOOD_ICON * BITS)) & MASK
        sign: i64 = (icons >> (SIGN_ICON * BITS)) & MASK
        maps: i64 = (icons >> (MAP_ICON * BITS)) & MASK
        found: i64 = (food * self.food_income + sign * self.sign_income) * self.later // 100
        if maps > 0:
            rival: i64 = self.rival[at]
            if maps > rival:
                found += self.kind[1] * self.map_won // 100
            else:
                found += self.kind[0] * self.map_tied // 100 if maps == rival else self.map_lost
        return found + self.strike(s, seat, icons)

    def strike(self, s: BellumState, seat: i64, icons: i64) -> i64:
        """The best attack of a row: what lies open now, a part of what may come; and thieves."""
        swords: i64 = (icons >> (SWORD_ICON * BITS)) & MASK
        magic: i64 = (icons >> (MAGIC_ICON * BITS)) & MASK
        thieves: i64 = (icons >> (THIEF_ICON * BITS)) & MASK
        strong: i64 = swords + magic if swords + magic < self.strongest else self.strongest
        coming: i64 = self.sword * strong + self.magic * (magic if magic < 3 else 3)
        best: i64 = (self.open_now * self.open_loot(s, swords, magic) + self.to_come * coming) // 100
        if thieves > 0:
            most: i64 = 0
            other: i64 = 0
            while other < s.players:
                if other != seat and falls(swords, magic, walls(s, other), s.has(other, MAGIC)):
                    coins: i64 = self.prey(s, other, thieves)
                    if coins > most:
                        most = coins
                other += 1
            robbed: i64 = (self.prey_share * most + (100 - self.prey_share) * best) // 100 + self.thief
            if robbed > best:
                best = robbed
        return best

    def open_loot(self, s: BellumState, swords: i64, magic: i64) -> i64:
        """The richest place that falls."""
        t = s.tables
        best: i64 = 0
        place: i64 = 0
        while place < t.lasting:
            if falls(swords, magic, t.shields[place], t.magic[place]) and self.coins[place] > best:
                best = self.coins[place]
            place += 1
        slot: i64 = 2 * t.open_creatures
        end: i64 = slot + s.players
        while slot < end:
            place = s.slots[slot]
            if place >= 0 and self.coins[place] > best and falls(swords, magic, t.shields[place], t.magic[place]):
                best = self.coins[place]
            slot += 1
        return best

    def prey(self, s: BellumState, victim: i64, thieves: i64) -> i64:
        """What so many thieves would carry off: the dearest chests."""
        found: i64 = 0
        left: i64 = thieves
        kind: i64 = KINDS - 1
        while kind >= 0 and left > 0:
            number: i64 = s.held(victim, kind)
            if number > left:
                number = left
            found += number * self.kind[kind]
            left -= number
            kind -= 1
        return found

    def gain(self, s: BellumState, seat: i64, card: i64, side: i64) -> i64:
        """What a creature adds over the days that are left; `look` has been called."""
        more: i64 = 0
        base: i64 = (card * 2 + side) * ROWS
        row: i64 = 0
        while row < ROWS:
            icons: i64 = s.tables.icons[base + row]
            if icons > 0:
                more += self.row(s, seat, s.rows[seat * ROWS + row] + icons, row) - self.now[row]
            row += 1
        token: i64 = s.tables.bonus[card]
        bonus: i64 = 0
        if token == SHIELD:
            bonus = self.shield
        elif token == MAGIC:
            bonus = self.magic_shield
        elif token == SPELL:
            bonus = self.spell
        if self.days < 60:
            bonus = bonus * self.days // 60
        return more * self.days // (10 * ROWS) + bonus

    def riches(self, s: BellumState, seat: i64) -> i64:
        """The value of a lord's chests in this position, and of those he is about to take."""
        t = s.tables
        found: i64 = 0
        face: i64 = 0
        while face < t.faces:
            found += s.chests[seat * t.faces + face] * t.face_value[face]
            face += 1
        found *= COIN
        for kind in range(KINDS):
            found += s.lords[seat * LORD + OWED + kind] * self.kind[kind]
        return found
