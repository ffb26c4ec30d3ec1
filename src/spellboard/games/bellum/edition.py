"""What an edition of Bellum Magica must hold, checked, and flattened into the tables of the rules."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ...core.codes import Codes
from ...core.editions import Edition
from ...core.errors import EditionError, Value
from .state import MAGIC, SHIELD, SPELL
from .tables import BITS, CHESTS, ICONS, LOOTS, MASK, Tables

BONUS = {"shield": SHIELD, "magic_shield": MAGIC, "spell": SPELL}
REGIONS = ("farm", "village", "city")


# What the rules can use, and what every sum of it leaves far below the whole numbers of the compiled rules.
Amount = Annotated[int, Meta(ge=0, le=1000)]
Loot = Annotated[int, Meta(ge=0, le=100)]
Days = Annotated[int, Meta(ge=1, le=1000)]
CastleCount = Annotated[int, Meta(ge=5, le=12)]
GoblinCount = Annotated[int, Meta(ge=10, le=40)]
CreatureCount = Annotated[int, Meta(ge=1, le=100)]
TavernCount = Annotated[int, Meta(ge=1, le=3)]
PlaceCount = Annotated[int, Meta(ge=0, le=40)]
ChestCount = Annotated[int, Meta(ge=1, le=200)]


class BellumOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """How castles are given out (1), and whether a stalled game ends (38)."""

    castles: Annotated[Literal["random", "draft"], Meta(extra={"clause": "1"})] = "random"
    stall_guard: Annotated[bool, Meta(extra={"clause": "38"})] = True


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all tables: a misspelt figure is an error."""


class Tokens(Part, frozen=True):
    food: Amount
    sign: Amount
    barrel: Amount
    shield: Amount
    spell: Amount
    magic_shield: Amount


class Counts(Part, frozen=True):
    castle: CastleCount
    goblin: GoblinCount
    evil: CreatureCount
    very_evil: CreatureCount
    tavern: TavernCount
    farm: PlaceCount
    village: PlaceCount
    city: PlaceCount
    wood: ChestCount
    metal: ChestCount
    gold: ChestCount


class Kingdom(Part, frozen=True):
    farm: PlaceCount
    village: PlaceCount
    city: PlaceCount


class Setup(Part, frozen=True):
    goblins: Annotated[int, Meta(ge=2, le=2)]
    open_creatures: Annotated[int, Meta(ge=1, le=10)]
    end_chests: Annotated[int, Meta(ge=1, le=600)]
    kingdom: dict[str, Kingdom]


class Stall(Part, frozen=True):
    days: Days
    idle: Days


class Price(Part, frozen=True):
    food: Amount
    sign: Amount


class Prices(Part, frozen=True):
    evil: Price
    very_evil: Price
    very_evil_by_signs: Price


class Castle(Part, frozen=True):
    id: str
    shield: Amount
    left: list[str]
    right: list[str]


class Castles(Part, frozen=True):
    card: list[Castle]


class Creature(Part, frozen=True):
    id: str
    left: list[str]
    right: list[str]
    bonus: Literal["", "shield", "magic_shield", "spell"] = ""


class Creatures(Part, frozen=True):
    goblin: list[Creature]
    evil: list[Creature]
    very_evil: list[Creature]


class Place(Part, frozen=True):
    id: str
    shields: Amount
    magic: Amount
    loot: dict[Literal["food", "sign", "barrel", "wood", "metal", "gold"], Loot]


class Places(Part, frozen=True):
    tavern: list[Place]
    farm: list[Place]
    village: list[Place]
    city: list[Place]


class Chest(Part, frozen=True):
    value: Amount
    count: ChestCount


class Chests(Part, frozen=True):
    wood: list[Chest]
    metal: list[Chest]
    gold: list[Chest]


class Figures(Part, frozen=True):
    """The whole edition."""

    tokens: Tokens
    counts: Counts
    setup: Setup
    stall: Stall
    price: Prices
    castles: Castles
    creatures: Creatures
    places: Places
    chests: Chests

    @property
    def all_creatures(self) -> list[Creature]:
        """Goblins, evil, most evil: the order of the rules."""
        return [*self.creatures.goblin, *self.creatures.evil, *self.creatures.very_evil]

    @property
    def all_places(self) -> list[Place]:
        """Taverns, farms, villages, cities: the order of the rules."""
        return [*self.places.tavern, *self.places.farm, *self.places.village, *self.places.city]

    @property
    def values(self) -> list[int]:
        """Every value that a chest can have."""
        return sorted({chest.value for kind in CHESTS for chest in getattr(self.chests, kind)})


def figures_of(edition: Edition) -> Figures:
    """The figures of an edition, each checked for what the rules rely on."""
    f = edition.figures(Figures)
    groups: dict[str, list[Creature] | list[Place] | list[Castle]] = {
        "castles.card": f.castles.card,
        "creatures.goblin": f.creatures.goblin,
        "creatures.evil": f.creatures.evil,
        "creatures.very_evil": f.creatures.very_evil,
        "places.tavern": f.places.tavern,
        "places.farm": f.places.farm,
        "places.village": f.places.village,
        "places.city": f.places.city,
    }
    for key, cards in groups.items():
        count = getattr(f.counts, "castle" if key == "castles.card" else key.split(".")[1])
        if len(cards) != count:
            raise _wrong("error-card-count", edition, key, count=count, cards=len(cards))
    ids = [card.id for cards in groups.values() for card in cards]
    if len(set(ids)) < len(ids):
        raise _wrong("error-id-twice", edition, "id", id=next(i for i in ids if ids.count(i) > 1))
    for kind in CHESTS:
        chests: list[Chest] = getattr(f.chests, kind)
        if sum(chest.count for chest in chests) != getattr(f.counts, kind):
            raise _wrong("error-chest-count", edition, f"chests.{kind}", count=getattr(f.counts, kind))
        if len({chest.value for chest in chests}) < len(chests):
            raise _wrong("error-values-once", edition, f"chests.{kind}")
    if f.setup.open_creatures > min(f.counts.evil, f.counts.very_evil):
        raise _wrong("error-open-creatures", edition, "setup.open_creatures")
    if f.setup.end_chests > f.counts.wood + f.counts.metal + f.counts.gold:
        raise _wrong("error-end-chests", edition, "setup.end_chests")
    if sorted(f.setup.kingdom) != ["2", "3", "4", "5"]:
        missing = next((size for size in "2345" if size not in f.setup.kingdom), "")
        raise _wrong("error-kingdom-piles", edition, f"setup.kingdom.{missing}".rstrip("."))
    for players, pile in f.setup.kingdom.items():
        if any(getattr(pile, region) > getattr(f.counts, region) for region in REGIONS):
            raise _wrong("error-kingdom-kinds", edition, f"setup.kingdom.{players}")
        if sum(getattr(pile, region) for region in REGIONS) < int(players):
            raise _wrong("error-kingdom-places", edition, f"setup.kingdom.{players}")
    _check_rows(edition, f)
    if any(price.food + price.sign == 0 for price in _prices(f)):
        raise _wrong("error-prices", edition, "price")
    return f


def _check_rows(edition: Edition, f: Figures) -> None:
    """Six rows a side, with the icons that belong there."""
    named = [("castles.card", at, card.left, card.right) for at, card in enumerate(f.castles.card)]
    for group in ("goblin", "evil", "very_evil"):
        cards: list[Creature] = getattr(f.creatures, group)
        named += [(f"creatures.{group}", at, card.left, card.right) for at, card in enumerate(cards)]
    for key, at, left, right in named:
        for side, rows, known in (("left", left, ICONS[:3]), ("right", right, ICONS[3:])):
            where = f"{key}[{at}].{side}"
            if len(rows) != 6:
                raise _wrong("error-six-rows", edition, where, rows=len(rows))
            wrong = [icon for row in rows for icon in row.split() if icon not in known]
            if wrong or any(len(row.split()) > 9 for row in rows):
                raise _wrong("error-row-icons", edition, where, icons=known)
    _check_sums(edition, f)


def _check_sums(edition: Edition, f: Figures) -> None:
    """A lord who has recruited all creatures still counts his icons rightly: each count has its bits in a row."""
    for row in range(6):
        for icon in ICONS:
            castle = max((*card.left[row].split(), *card.right[row].split()).count(icon) for card in f.castles.card)
            cards = sum(max(side[row].split().count(icon) for side in (c.left, c.right)) for c in f.all_creatures)
            if castle + cards > MASK:
                raise _wrong("error-row-sum", edition, "creatures", most=MASK, icon=icon, row=row + 1)


def _prices(f: Figures) -> list[Price]:
    return [f.price.evil, f.price.very_evil, f.price.very_evil_by_signs]


def _packed(rows: list[str]) -> list[int]:
    """The icons of six rows, each row one number."""
    return [sum(1 << (ICONS.index(icon) * int(BITS)) for icon in row.split()) for row in rows]


def tables_of(edition: Edition, options: BellumOptions, codes: Codes) -> Tables:
    """The edition, flat, for the compiled rules."""
    f = figures_of(edition)
    t = Tables()
    t.draft, t.guard = options.castles == "draft", options.stall_guard
    creatures, places, castles = f.all_creatures, f.all_places, f.castles.card
    t.cards, t.castles, t.places = len(creatures), len(castles), len(places)
    t.first_evil = f.counts.goblin
    t.first_very = f.counts.goblin + f.counts.evil
    t.put("icons", [row for card in creatures for side in (card.left, card.right) for row in _packed(side)])
    t.put("bonus", [int(BONUS.get(card.bonus, -1)) for card in creatures])
    t.open_creatures = f.setup.open_creatures
    t.put(
        "castle_icons",
        [left + right for card in castles for left, right in zip(_packed(card.left), _packed(card.right), strict=True)],
    )
    t.put("castle_shield", [card.shield for card in castles])
    t.lasting = f.counts.tavern
    starts = [f.counts.tavern]
    for region in REGIONS:
        starts.append(starts[-1] + getattr(f.counts, region))
    t.put("place_start", starts)
    t.put("shields", [place.shields for place in places])
    t.put("magic", [place.magic for place in places])
    t.put("loot", [place.loot.get(thing, 0) for place in places for thing in LOOTS])
    ends = [0] * 6
    for players in range(2, 6):
        pile = f.setup.kingdom[str(players)]
        ends += [pile.farm, pile.farm + pile.village, pile.farm + pile.village + pile.city]
    t.put("pile_end", ends)
    faces = [(at, chest) for at, kind in enumerate(CHESTS) for chest in sorted(getattr(f.chests, kind), key=_value)]
    t.faces = len(faces)
    t.put("face_start", [sum(1 for kind, _ in faces if kind < at) for at in range(4)])
    t.put("face_value", [chest.value for _, chest in faces])
    t.put("face_count", [chest.count for _, chest in faces])
    t.put("face_code", [codes.base("chest") + f.values.index(chest.value) for _, chest in faces])
    t.end_chests = f.setup.end_chests
    t.put("supply", [f.tokens.food, f.tokens.sign, f.tokens.barrel])
    t.put("tokens", [f.tokens.shield, f.tokens.magic_shield, f.tokens.spell])
    t.put("price_food", [price.food for price in _prices(f)])
    t.put("price_sign", [price.sign for price in _prices(f)])
    t.stall_days, t.stall_idle = f.stall.days, f.stall.idle
    t.castle_ids = [card.id for card in castles]
    t.creature_ids = [card.id for card in creatures]
    t.place_ids = [place.id for place in places]
    t.castle, t.deal, t.goblins = map(codes.base, ("castle", "deal", "goblins"))
    t.reveal, t.draw, t.captain, t.die = map(codes.base, ("reveal", "draw", "captain", "die"))
    t.barrel, t.spell, t.passing = map(codes.base, ("reroll barrel", "reroll spell", "pass"))
    t.attack, t.rob, t.done, t.chest = map(codes.base, ("attack", "rob", "done", "chest"))
    t.recruit, t.by_signs, t.place = map(codes.base, ("recruit", "recruit by signs", "place"))
    return t


def _value(chest: Chest) -> int:
    return chest.value


def _wrong(expected: str, edition: Edition, key: str, **args: Value) -> EditionError:
    """The error for a figure that this game cannot be played with."""
    return edition.error(expected, key, package=__package__, **args)
