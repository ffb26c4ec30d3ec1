"""A fair greedy player of Bellum Magica: it looks at what its seat sees and takes what is worth most just now.

A row is worth what it gathers, the chest its maps may win and the best target its swords can take. A creature is worth
what it adds to the mean of the six rows over the days that are left; a new roll is worth it when the row is well below
the mean. Values are in coins: a wooden chest is 2, a metal one 4, a gold one 7; of chests that it had, robbed or was
robbed of it remembers more.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import cast

from ..core.game import Game
from ..core.observation import Observation
from ..core.rng import Rng
from ..games.bellum.attack import falls
from ..games.bellum.edition import Place
from ..games.bellum.game import Bellum
from ..games.bellum.memory import UNKNOWN, Memory
from ..games.bellum.tables import CHESTS, ICONS, SIDES
from ..games.bellum.view import Lord, View
from . import Bot

FOOD, SIGN, MAP, SWORD, MAGIC, THIEF = range(6)
COINS = {"food": 0.6, "sign": 1.2, "barrel": 0.7, "wood": 2.0, "metal": 4.0, "gold": 7.0}
# Income is worth more than the same in loot: it comes again, and what it buys comes again too. All tuned by matches.
INCOME_FOOD, INCOME_SIGN = 1.2, 2.4
OPEN_NOW, TO_COME = 0.7, 0.3
BONUS = {"": 0.0, "shield": 1.5, "magic_shield": 2.5, "spell": 1.2}
# What a row must lack before a spell or a barrel is spent on a new roll.
SPELL_WORTH, BARREL_WORTH = 0.3, 1.0
USUAL_DAYS = 13

Row = tuple[int, ...]


class Greedy(Bot):
    """Takes what is worth most now, and thinks of the coming days only when it recruits."""

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self.bellum = cast(Bellum, game)
        figures = self.bellum.figures
        self.places = {place.id: place for place in figures.all_places}
        self.loot = {name: coins_of(place) for name, place in self.places.items()}
        self.tokens = {card.id: card.bonus for card in figures.all_creatures}
        self.bonus = {card.id: BONUS[card.bonus] for card in figures.all_creatures}
        self.cards = {
            card.id: [[icons_of(row) for row in side] for side in (card.left, card.right)]
            for card in figures.all_creatures
        }
        self.boards = {
            card.id: [add(icons_of(left), icons_of(right)) for left, right in zip(card.left, card.right, strict=True)]
            for card in figures.castles.card
        }
        self.evil = {card.id for card in figures.creatures.evil}
        self.end_chests = figures.setup.end_chests
        self.faces = [int(value) for value in self.bellum.tables.face_value]
        self.there = [int(number) for number in self.bellum.tables.face_count]
        starts = [int(start) for start in self.bellum.tables.face_start]
        self.kinds = [range(start, end) for start, end in pairwise(starts)]
        """The faces of each kind of chest."""

    def choose(self, seen: Observation) -> int:
        """The legal code that is worth most; ties fall to chance."""
        if len(seen.legal) == 1:
            return seen.legal[0]
        table = Table(self, seen)
        phase = table.view.phase
        weigh = {
            "castle": table.castle, "goblins": table.goblins, "horde": table.horde, "attack": table.attack,
            "rob": table.attack, "recruit": table.recruit, "place": table.place,
        }[phase]  # fmt: skip
        best: list[int] = []
        most = 0.0
        for code in seen.legal:
            worth = weigh(self.game.name_of(code).split())
            if not best or worth > most + 1e-9:
                best, most = [code], worth
            elif worth > most - 1e-9:
                best.append(code)
        return best[self.rng.below(len(best))]


class Table:
    """One look at the table."""

    def __init__(self, bot: Greedy, seen: Observation) -> None:
        self.bot = bot
        self.view = cast(View, seen.view)
        self.seat = seen.seat
        self.me = self.view.seats[self.seat]
        self.others = [lord for seat, lord in enumerate(self.view.seats) if seat != self.seat]
        self.visible = [bot.places[name] for name in self.view.places if name]
        self.days = self.days_left()
        self.rows: list[Row] = [tuple(row) for row in self.me.rows]
        self.worth_of = cache(self.row_worth)
        self.hoards = [self.hoard(kind, cast(Memory, seen.memory)) for kind in range(len(CHESTS))]

    def days_left(self) -> float:
        """How long the game will last: until the usual day, or until somebody has ten chests."""
        most = max(sum(lord.chests) for lord in self.view.seats)
        return max(1.5, min(USUAL_DAYS - self.view.round, (self.bot.end_chests - most) * 1.6))

    # --- what things are worth ---------------------------------------------------------------------------------------

    def row_worth(self, row: Row, at: int) -> float:
        """What a row brings on a day when it is active."""
        # Food and signs are worth what they can still buy.
        later = min(1.0, self.days / 8)
        worth = (row[FOOD] * INCOME_FOOD + row[SIGN] * INCOME_SIGN) * later
        if row[MAP]:
            rival = max((lord.rows[at][MAP] for lord in self.others), default=0)
            worth += COINS["metal"] if row[MAP] > rival else COINS["wood"] if row[MAP] == rival else 0.5
        return worth + self.strike(row)

    def strike(self, row: Row) -> float:
        """The best attack of a row: what lies open now, a part of what may come; and thieves."""
        swords, magic, thieves = row[SWORD], row[MAGIC], row[THIEF]
        open_now = max((self.bot.loot[place.id] for place in self.lootable(row)), default=0.0)
        coming = 1.1 * min(swords + magic, 8) + 0.6 * min(magic, 3)
        best = OPEN_NOW * open_now + TO_COME * coming
        if thieves:
            preys = [self.prey(lord, thieves) for lord in self.robbable(row)]
            best = max(best, 0.7 * max(preys, default=0.0) + 0.3 * best + 0.5)
        return best

    def lootable(self, row: Row) -> list[Place]:
        """The places that fall to a row (21)."""
        return [place for place in self.visible if falls(row[SWORD], row[MAGIC], place.shields, place.magic)]

    def robbable(self, row: Row) -> list[Lord]:
        """The castles that fall to a row, thieves or not."""
        return [lord for lord in self.others if falls(row[SWORD], row[MAGIC], lord.walls, lord.magic_shields)]

    def hoard(self, kind: int, memory: Memory) -> list[float]:
        """What a chest of a kind is worth on average in each castle, as far as one saw those that went to and fro.

        A chest that somebody else takes from a castle is any of its kind there, so what is known of them thins out.
        """
        number = [0.0] * len(self.view.seats)
        value = [0.0] * len(self.view.seats)
        for theft in memory.thefts:
            if theft.kind != kind:
                continue
            gone = 1 / max(1, theft.victim_had)
            moved = (number[theft.victim] * gone, value[theft.victim] * gone)
            number[theft.victim] -= moved[0]
            value[theft.victim] -= moved[1]
            if theft.face != UNKNOWN:
                moved = (1.0, float(self.bot.faces[theft.face]))
            number[theft.thief] += moved[0]
            value[theft.thief] += moved[1]
        number[self.seat] = value[self.seat] = 0.0
        faces = self.bot.kinds[kind]
        left = {face: self.bot.there[face] - self.me.values[face] for face in faces}
        unseen = sum(left.values()) - sum(number)
        mean = (sum(self.bot.faces[face] * left[face] for face in faces) - sum(value)) / unseen if unseen > 0 else 0.0
        chests = [lord.chests[kind] for lord in self.view.seats]
        return [
            (value[seat] + mean * (held - number[seat])) / held if held else mean for seat, held in enumerate(chests)
        ]

    def prey(self, lord: Lord, thieves: int) -> float:
        """What so many thieves would carry off: the dearest chests."""
        chests = [COINS[kind] for kind, number in zip(CHESTS, lord.chests, strict=True) for _ in range(number)]
        return sum(sorted(chests)[-thieves:])

    def mean(self, rows: list[Row]) -> float:
        """What a castle brings on a mean day."""
        return sum(self.worth_of(row, at) for at, row in enumerate(rows)) / len(rows)

    def gain(self, card: str, side: int) -> float:
        """What a creature adds over the days that are left."""
        rows = [add(row, more) for row, more in zip(self.rows, self.bot.cards[card][side], strict=True)]
        return (self.mean(rows) - self.mean(self.rows)) * self.days + self.bot.bonus[card] * min(1.0, self.days / 6)

    def riches(self, lord: Lord) -> float:
        """The value of a lord's chests, as far as it is known."""
        if lord.values:
            return float(sum(value * number for value, number in zip(self.bot.faces, lord.values, strict=True)))
        seat = self.view.seats.index(lord)
        return sum(hoard[seat] * number for hoard, number in zip(self.hoards, lord.chests, strict=True))

    # --- the decisions -----------------------------------------------------------------------------------------------

    def castle(self, words: list[str]) -> float:
        """The castle with the richest rows."""
        return self.mean(self.bot.boards[words[1]])

    def goblins(self, words: list[str]) -> float:
        """Both goblins where they add most together."""
        rows = self.rows
        for card, side in zip(self.view.goblins, words[1:], strict=True):
            more = self.bot.cards[card][SIDES.index(side)]
            rows = [add(row, extra) for row, extra in zip(rows, more, strict=True)]
        return self.mean(rows)

    def horde(self, words: list[str]) -> float:
        """A new roll when this row is well below the mean, for me and against the others."""
        if words[0] == "pass":
            return 0.0
        lead = [self.worth_of(row, at) - self.rivals(at) for at, row in enumerate(self.rows)]
        missing = sum(lead) / len(lead) - lead[cast(int, self.view.die) - 1]
        return missing - (SPELL_WORTH if words[1] == "spell" else BARREL_WORTH)

    def rivals(self, at: int) -> float:
        """Half of what the best of the others would get from a row."""
        return 0.5 * max(0.6 * lord.rows[at][FOOD] + 1.1 * min(8, lord.rows[at][SWORD]) for lord in self.others)

    def attack(self, words: list[str]) -> float:
        """The richest loot or theft; no chest that ends the game for somebody else."""
        if words[0] in ("pass", "done"):
            return 0.0
        if words[0] == "attack":
            place = self.bot.places[words[1]]
            chests = [COINS[thing] for thing, number in place.loot.items() if thing in CHESTS for _ in range(number)]
            return self.bot.loot[place.id] - self.folly(len(chests), sum(chests))
        victim = self.view.seats[int(words[1][1]) - 1]
        leading = self.riches(victim) >= max(self.riches(lord) for lord in self.others)
        coins = self.hoards[CHESTS.index(words[2])][int(words[1][1]) - 1]
        return coins * (1.5 if leading else 1.2) - 0.2 - self.folly(1, coins)

    def brings_chests(self, words: list[str]) -> bool:
        """Whether an attack takes a chest."""
        return words[0] == "rob" or (
            words[0] == "attack" and any(kind in CHESTS for kind in self.bot.places[words[1]].loot)
        )

    def folly(self, chests: int, coins: float) -> float:
        """The loss of ending the game while somebody else is richer."""
        if not chests or sum(self.me.chests) + chests < self.bot.end_chests:
            return 0.0
        if any(sum(lord.chests) >= self.bot.end_chests for lord in self.others):
            return 0.0
        return 100.0 if self.riches(self.me) + coins < max(self.riches(lord) for lord in self.others) else -50.0

    def recruit(self, words: list[str]) -> float:
        """The creature that adds most for its price."""
        if words[0] == "pass":
            return 0.0
        card = words[-1]
        price = self.bot.bellum.figures.price
        cost = price.evil if card in self.bot.evil else price.very_evil_by_signs if len(words) > 2 else price.very_evil
        return max(self.gain(card, 0), self.gain(card, 1)) / (cost.food + 2 * cost.sign)

    def place(self, words: list[str]) -> float:
        """The side where it adds more."""
        return self.gain(cast(str, self.view.hand), SIDES.index(words[1]))


def coins_of(place: Place) -> float:
    """What a place's loot is worth."""
    return sum(COINS[thing] * number for thing, number in place.loot.items())


def icons_of(row: str) -> Row:
    """How many of each icon stand in a row."""
    icons = row.split()
    return tuple(icons.count(icon) for icon in ICONS)


def add(one: Row, other: Row) -> Row:
    return tuple(a + b for a, b in zip(one, other, strict=True))
