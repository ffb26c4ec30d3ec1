"""Everything that lies on the sheets of Bellum Magica.

Cards keep their id wherever they go and their slot while they lie; tokens and chests of one kind are one piece with a
number. A piece that looks as before is the same object, since a table is shown again after every move.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from ...core.messages import Message, Several, Thing, Who, fact
from ...core.scene import KEPT, Piece, Scene, Spot, json_of, written
from .edition import REGIONS
from .tables import CHESTS

if TYPE_CHECKING:
    from .view import Lord, View

GROUPS: Final = ("evil", "very_evil")
PILES: Final = ("pile-evil", "pile-very-evil")
SUPPLY: Final = ("food", "sign", "barrel")
TOKENS: Final = ("shield", "magic_shield", "spell")
# Tokens whose drawing has another name.
SYMBOLS: Final = {"sign": "glyph", "shield": "ward", "magic_shield": "magic-ward", "spell": "reroll"}


@lru_cache(maxsize=KEPT)
def card(
    kind: str, name: str, sheet: str, seat: int | None, node: str, zone: str, slot: int, mark: str, facing: str
) -> Piece:
    """A card that lies face up, its owner's where it lies on a mat or in a hand."""
    said = Message("piece-card", {"card": Thing(name)})
    spot = Spot(sheet, None if sheet == "hand" else seat, node, zone, slot)
    return Piece(name, kind, spot, said, seat, name, facing, marks=tuple(mark.split()))


@lru_cache(maxsize=KEPT)
def pile(id: str, symbol: str, thing: str, count: int, node: str, zone: str, slot: int) -> Piece:
    """Cards, chests or tokens that nobody has, as a number."""
    said = Message("piece-pile", {"pile": Thing(thing), "count": count})
    spot = Spot("board", node=node, zone=zone, slot=slot)
    return Piece(id, symbol, spot, said, face_up=thing in SUPPLY, count=count)


@lru_cache(maxsize=KEPT)
def having(thing: str, count: int, seat: int, zone: str, slot: int, mark: str) -> Piece:
    """Tokens of one kind that a lord has."""
    said = Message(f"piece-{mark or 'have'}", {"seat": Who(seat), "thing": Thing(thing), "count": count})
    id = f"{thing.replace('_', '-')}{'-' * bool(mark)}{mark}-p{seat + 1}"
    spot = Spot("mat", seat, zone=zone, slot=slot)
    symbol = SYMBOLS.get(thing, thing.replace("_", "-"))
    return Piece(id, symbol, spot, said, seat, count=count, marks=(mark,) if mark else ())


@lru_cache(maxsize=KEPT)
def closed_chests(kind: str, count: int, seat: int, slot: int, wanted: int) -> Piece:
    """Chests of one kind whose values are hidden; `wanted` of them a thief has reached for."""
    said = Message("piece-have", {"seat": Who(seat), "thing": Thing(kind), "count": count})
    marks = (f"chosen-{wanted}",) if wanted else ()
    spot, id = Spot("mat", seat, zone="chests", slot=slot), f"chests-{kind}-p{seat + 1}"
    return Piece(id, f"chest-{kind}", spot, said, seat, face_up=False, count=count, marks=marks)


@lru_cache(maxsize=KEPT)
def open_chests(kind: str, value: int, count: int, seat: int, slot: int, wanted: int) -> Piece:
    """Chests of one kind and one value."""
    said = Message("piece-worth", {"chest": Thing(kind), "value": value, "count": count})
    marks = (f"chosen-{wanted}",) if wanted else ()
    spot, id = Spot("mat", seat, zone="chests", slot=slot), f"chests-{kind}-{value}-p{seat + 1}"
    return Piece(id, f"chest-{kind}-{value}", spot, said, seat, count=count, marks=marks)


@lru_cache(maxsize=KEPT)
def goblin(seat: int, slot: int) -> Piece:
    """A goblin in somebody else's hand."""
    said = Message("piece-goblin", {"seat": Who(seat)})
    spot = Spot("mat", seat, zone="goblins", slot=slot)
    return Piece(f"goblin-{slot + 1}-p{seat + 1}", "goblin", spot, said, seat, face_up=False)


@lru_cache(maxsize=KEPT)
def die(row: int | None, captain: int) -> Piece:
    """The die, on the mat of the Captain."""
    at = Spot("mat", captain, "die")
    if row is None:
        return Piece("die", "die-1", at, Message("piece-die-held"), captain, marks=("held",))
    return Piece("die", f"die-{row}", at, Message("piece-die", {"row": row}), captain)


class Table:
    """What the pieces of one edition look like."""

    def __init__(self, figures: Any) -> None:
        self.castles: list[str] = [card.id for card in figures.castles.card]
        self.values: list[tuple[str, int]] = [
            (kind, value) for kind in CHESTS for value in sorted(chest.value for chest in getattr(figures.chests, kind))
        ]
        self.kinds: dict[str, str] = {name: f"castle-{name}" for name in self.castles}
        self.kinds.update({place.id: f"place-{place.id}" for place in figures.all_places})
        self.kinds.update({card.id: f"creature-{card.id}" for card in figures.all_creatures})
        self.taverns: int = figures.counts.tavern
        self.up: int = figures.setup.open_creatures
        self.places: dict[tuple[str, int], Piece] = {}
        """Every place wherever it can lie: in a slot of the tavern, or of the kingdom behind it."""
        self.sites: dict[str, Any] = {place.id: place for place in figures.all_places}
        self.parts: dict[bytes, bytes] = {}
        """Parts of scenes as they are sent, by all that they depend on."""

    def place(self, name: str, slot: int) -> Piece:
        """A place with its defence and its loot."""
        found = self.places.get((name, slot))
        if found is None:
            site = self.sites[name]
            loot = Several([fact(thing, number) for thing, number in site.loot.items() if number])
            numbers = {"shields": site.shields, "magic": site.magic}
            said = Message("piece-place", {"place": Thing(name), **numbers, "loot": loot})
            here = slot < self.taverns
            spot = Spot("board", zone="tavern" if here else "kingdom", slot=slot if here else slot - self.taverns)
            found = self.places[name, slot] = Piece(name, self.kinds[name], spot, said, called=name)
        return found

    def scene(self, view: "View") -> Scene:
        """All that a view shows."""
        pieces: list[Piece] = []
        self.lay_open(view, pieces)
        self.lay_stock(view, pieces)
        for seat, lord in enumerate(view.seats):
            self.lay_mat(view, seat, lord, pieces)
        self.lay_hand(view, pieces)
        return Scene(tuple(pieces))

    def json(self, view: "View") -> list[bytes]:
        """The same in parts, as they are sent: what looks as it did somewhere before is not written again."""
        parts: list[bytes] = []
        pieces: list[Piece] = []
        key = written((view.places, view.creatures))
        if not self.known(key, parts):
            self.lay_open(view, pieces)
            self.keep(key, pieces, parts)
        given_out = [lord.castle for lord in view.seats] if view.phase == "castle" else None
        key = written((view.pile, view.piles, view.stacks, view.supply, given_out))
        if not self.known(key, parts):
            pieces = []
            self.lay_stock(view, pieces)
            self.keep(key, pieces, parts)
        for seat, lord in enumerate(view.seats):
            self.mat_json(view, seat, lord, parts)
        if view.goblins:
            pieces = []
            self.lay_hand(view, pieces)
            add(parts, json_of(pieces))
        return parts

    def mat_json(self, view: "View", seat: int, lord: "Lord", parts: list[bytes]) -> None:
        """One castle: part by part, since of most parts nothing changes by a move."""
        pieces: list[Piece] = []
        captain = view.captain == seat
        key = written((seat, lord.castle, captain, view.victim == seat, view.die if captain else None))
        if not self.known(key, parts):
            self.lay_castle(view, seat, lord, pieces)
            self.keep(key, pieces, parts)
        key = written((seat, lord.left, lord.right))
        if not self.known(key, parts):
            pieces = []
            self.lay_creatures(seat, lord, pieces)
            self.keep(key, pieces, parts)
        if view.hand is not None or lord.goblins:
            pieces = []
            self.lay_arrivals(view, seat, lord, pieces)
            add(parts, json_of(pieces))
        wanted = self.wanted(view, seat)
        key = written((seat, lord.values, lord.chests, wanted))
        if not self.known(key, parts):
            pieces = []
            self.lay_chests(seat, lord, wanted, pieces)
            self.keep(key, pieces, parts)
        goods = lord.food, lord.sign, lord.barrel, lord.shields, lord.magic_shields, lord.spells
        key = written((seat, goods, view.cast if captain else 0))
        if not self.known(key, parts):
            pieces = []
            self.lay_tokens(view, seat, lord, pieces)
            self.keep(key, pieces, parts)

    def known(self, key: bytes, parts: list[bytes]) -> bool:
        """Add the part that looked so before, if there is one."""
        found = self.parts.get(key)
        if found:
            parts.append(found)
        return found is not None

    def keep(self, key: bytes, pieces: list[Piece], parts: list[bytes]) -> None:
        """Write a part, add it, and know it from now on."""
        if len(self.parts) >= KEPT:
            self.parts.clear()
        found: bytes = json_of(pieces)
        self.parts[key] = found
        add(parts, found)

    def lay_hand(self, view: "View", pieces: list[Piece]) -> None:
        """One's own goblins."""
        for slot, name in enumerate(view.goblins):
            mark = view.choice[slot] if view.choice else ""
            pieces.append(card(self.kinds[name], name, "hand", view.seat, "", "goblins", slot, mark, ""))

    def lay_open(self, view: "View", pieces: list[Piece]) -> None:
        """The kingdom and the creatures for hire."""
        for slot, place in enumerate(view.places):
            if place is not None:
                pieces.append(self.place(place, slot))
        for slot, name in enumerate(view.creatures):
            if name is not None:
                zone = "evil" if slot < self.up else "very-evil"
                pieces.append(card(self.kinds[name], name, "board", None, "", zone, slot % self.up, "", ""))

    def lay_stock(self, view: "View", pieces: list[Piece]) -> None:
        """Piles, stacks and supply; castles while they are given out."""
        for slot, count in enumerate(view.pile):
            if count:
                kind = REGIONS[slot]
                pieces.append(pile(f"pile-{kind}", f"place-{kind}", kind, count, "", "pile", slot))
        for slot, count in enumerate(view.piles):
            if count:
                id = PILES[slot]
                pieces.append(pile(id, GROUPS[slot].replace("_", "-"), GROUPS[slot], count, id, "", 0))
        for slot, count in enumerate(view.stacks):
            if count:
                kind = CHESTS[slot]
                pieces.append(pile(f"stack-{kind}", f"chest-{kind}", kind, count, "", "stacks", slot))
        for slot, count in enumerate(view.supply):
            if count:
                kind = SUPPLY[slot]
                pieces.append(pile(f"supply-{kind}", SYMBOLS.get(kind, kind), kind, count, "", "supply", slot))
        if view.phase == "castle":
            taken = {lord.castle for lord in view.seats}
            for slot, castle in enumerate(self.castles):
                if castle not in taken:
                    pieces.append(card(self.kinds[castle], castle, "board", None, "", "castles", slot, "", ""))

    def lay_mat(self, view: "View", seat: int, lord: "Lord", pieces: list[Piece]) -> None:
        """One castle and all that belongs to it."""
        self.lay_castle(view, seat, lord, pieces)
        self.lay_creatures(seat, lord, pieces)
        self.lay_arrivals(view, seat, lord, pieces)
        self.lay_chests(seat, lord, self.wanted(view, seat), pieces)
        self.lay_tokens(view, seat, lord, pieces)

    def lay_castle(self, view: "View", seat: int, lord: "Lord", pieces: list[Piece]) -> None:
        """The castle, and the die before the Captain's."""
        captain, robbed = view.captain == seat, view.victim == seat
        castle = lord.castle
        if castle is not None:
            mark = ("captain robbed" if robbed else "captain") if captain else "robbed" if robbed else ""
            pieces.append(card(self.kinds[castle], castle, "mat", seat, "castle", "", 0, mark, ""))
        if captain:
            pieces.append(die(view.die, seat))

    def lay_creatures(self, seat: int, lord: "Lord", pieces: list[Piece]) -> None:
        """Those who serve."""
        for slot, name in enumerate(lord.left):
            pieces.append(card(self.kinds[name], name, "mat", seat, "", "left", slot, "", "left"))
        for slot, name in enumerate(lord.right):
            pieces.append(card(self.kinds[name], name, "mat", seat, "", "right", slot, "", "right"))

    def lay_arrivals(self, view: "View", seat: int, lord: "Lord", pieces: list[Piece]) -> None:
        """Who was just recruited, and the goblins of others."""
        hand = view.hand
        if hand is not None and seat == recruiter(view):
            pieces.append(card(self.kinds[hand], hand, "mat", seat, "", "arrival", 0, "", ""))
        if seat != view.seat:
            for slot in range(lord.goblins):
                pieces.append(goblin(seat, slot))

    def wanted(self, view: "View", seat: int) -> list[int]:
        """How many chests of each kind thieves have reached for."""
        if view.victim != seat:
            return [0, 0, 0]
        return [sum([other.owed[kind] for other in view.seats]) for kind in range(3)]

    def lay_chests(self, seat: int, lord: "Lord", wanted: list[int], pieces: list[Piece]) -> None:
        """By value where it may be seen, else by kind only (40); those a thief has reached for are marked."""
        if not lord.values:
            for slot, count in enumerate(lord.chests):
                if count:
                    pieces.append(closed_chests(CHESTS[slot], count, seat, slot, wanted[slot]))
            return
        for slot, count in enumerate(lord.values):
            if count:
                kind, value = self.values[slot]
                pieces.append(open_chests(kind, value, count, seat, slot, wanted[CHESTS.index(kind)]))

    def lay_tokens(self, view: "View", seat: int, lord: "Lord", pieces: list[Piece]) -> None:
        """Resources and tokens; spells that were cast today are marked."""
        for slot, count in enumerate((lord.food, lord.sign, lord.barrel)):
            if count:
                pieces.append(having(SUPPLY[slot], count, seat, "resources", slot, ""))
        cast = view.cast if view.captain == seat else 0
        for slot, count in enumerate((lord.shields, lord.magic_shields, lord.spells - cast)):
            if count:
                pieces.append(having(TOKENS[slot], count, seat, "tokens", slot, ""))
        if cast:
            pieces.append(having("spell", cast, seat, "tokens", 3, "used"))


def add(parts: list[bytes], part: bytes) -> None:
    """A part that holds something."""
    if part:
        parts.append(part)


def recruiter(view: "View") -> int:
    """The lord who has a new creature in hand: the last one of the circle who was asked."""
    assert view.captain is not None
    return (view.captain + view.asked - 1) % len(view.seats)
