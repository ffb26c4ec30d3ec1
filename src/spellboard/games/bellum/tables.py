"""The figures of the edition, flat, for the rules to look up, and the first code of every kind of action."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# The icons of a row. Six counts of ten bits lie in one number, so that adding a creature to a castle is one addition.
FOOD_ICON: Final[i64] = 0
SIGN_ICON: Final[i64] = 1
MAP_ICON: Final[i64] = 2
SWORD_ICON: Final[i64] = 3
MAGIC_ICON: Final[i64] = 4
THIEF_ICON: Final[i64] = 5
ICONS: Final = ("food", "sign", "map", "sword", "magic_sword", "thief")
BITS: Final[i64] = 10
MASK: Final[i64] = 1023
ROWS: Final[i64] = 6

SIDES: Final = ("left", "right")
CHESTS: Final = ("wood", "metal", "gold")
KINDS: Final[i64] = 3

# What a place holds: three resources, then three kinds of chests.
LOOTS: Final = ("food", "sign", "barrel", "wood", "metal", "gold")
LOOT: Final[i64] = 6


class Tables:
    """What the rules look up; `edition.py` fills it in. Creatures run goblins, evil, most evil; places tavern first."""

    def __init__(self) -> None:
        # Options.
        self.draft: bool = False
        self.guard: bool = True
        # Creatures: packed icons by card, side and row; the lord's field that a bonus raises, or -1.
        self.cards: i64 = 0
        self.first_evil: i64 = 0
        self.first_very: i64 = 0
        self.icons: vec[i64] = vec[i64]()
        self.bonus: vec[i64] = vec[i64]()
        self.open_creatures: i64 = 0
        # Castles: packed icons by castle and row.
        self.castles: i64 = 0
        self.castle_icons: vec[i64] = vec[i64]()
        self.castle_shield: vec[i64] = vec[i64]()
        # Places: the first `lasting` ones are never removed; then farms, villages, cities from these indices on.
        self.places: i64 = 0
        self.lasting: i64 = 0
        self.place_start: vec[i64] = vec[i64]()
        self.shields: vec[i64] = vec[i64]()
        self.magic: vec[i64] = vec[i64]()
        self.loot: vec[i64] = vec[i64]()
        # By players * 3 + kind: how many places are turned up when the pile's farms, villages, cities are used up.
        self.pile_end: vec[i64] = vec[i64]()
        # Chests: a face is a kind with a value; the faces of kind k run from start[k] to start[k + 1].
        self.faces: i64 = 0
        self.face_start: vec[i64] = vec[i64]()
        self.face_value: vec[i64] = vec[i64]()
        self.face_count: vec[i64] = vec[i64]()
        self.face_code: vec[i64] = vec[i64]()
        self.end_chests: i64 = 0
        # Supplies of food, signs, barrels; prices of an evil creature, a most evil one, and that one by signs alone.
        self.supply: vec[i64] = vec[i64]()
        # How many tokens the box has: shields, magic shields, spells.
        self.tokens: vec[i64] = vec[i64]()
        self.price_food: vec[i64] = vec[i64]()
        self.price_sign: vec[i64] = vec[i64]()
        self.stall_days: i64 = 0
        self.stall_idle: i64 = 0
        # The first code of each kind.
        self.castle: i64 = 0
        self.deal: i64 = 0
        self.goblins: i64 = 0
        self.reveal: i64 = 0
        self.draw: i64 = 0
        self.captain: i64 = 0
        self.die: i64 = 0
        self.barrel: i64 = 0
        self.spell: i64 = 0
        self.passing: i64 = 0
        self.attack: i64 = 0
        self.rob: i64 = 0
        self.done: i64 = 0
        self.chest: i64 = 0
        self.recruit: i64 = 0
        self.by_signs: i64 = 0
        self.place: i64 = 0
        # Names for events.
        self.castle_ids: list[str] = []
        self.creature_ids: list[str] = []
        self.place_ids: list[str] = []

    def put(self, name: str, numbers: list[int]) -> None:
        """Fill in one of the arrays; here, because a `vec` that comes from interpreted code is never freed."""
        array = vec[i64](numbers)
        if name == "icons":
            self.icons = array
        elif name == "bonus":
            self.bonus = array
        elif name == "castle_icons":
            self.castle_icons = array
        elif name == "castle_shield":
            self.castle_shield = array
        elif name == "place_start":
            self.place_start = array
        elif name == "shields":
            self.shields = array
        elif name == "magic":
            self.magic = array
        elif name == "loot":
            self.loot = array
        elif name == "pile_end":
            self.pile_end = array
        elif name == "face_start":
            self.face_start = array
        elif name == "face_value":
            self.face_value = array
        elif name == "face_count":
            self.face_count = array
        elif name == "face_code":
            self.face_code = array
        elif name == "supply":
            self.supply = array
        elif name == "tokens":
            self.tokens = array
        elif name == "price_food":
            self.price_food = array
        elif name == "price_sign":
            self.price_sign = array
        else:
            raise KeyError(name)
