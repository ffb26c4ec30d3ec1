"""The table of Bellum Magica as sheets, and everything that lies on them.

Cards keep their id wherever they go and their slot while they lie; tokens and chests of one kind are one piece with a
number.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...core.layout import Layout, Node, Phase, Sheet, Zone
from ...core.messages import Message, Several, Thing, Who, fact
from ...core.scene import Piece, Scene, Spot
from .edition import REGIONS, Figures
from .phases import ATTACK, EVENING, GATHER, HORDE, PHASES, PLACE, RECRUIT, ROB, ROLL, SCOUTS, STEAL
from .tables import CHESTS, SIDES
from .view import Lord, View

GROUPS = ("evil", "very_evil")
SUPPLY = ("food", "sign", "barrel")
SEATS = 5
DAY = (
    ("horde", (ROLL, HORDE)),
    ("gathering", (GATHER,)),
    ("scouts", (SCOUTS,)),
    ("attack", (ATTACK, ROB, STEAL)),
    ("recruiting", (RECRUIT, PLACE)),
    ("end-of-the-day", (EVENING,)),
)
"""The events of a day (D1) by their section of the rulebook. Chests are drawn in two of them, so that tells nothing."""
# Tokens whose drawing has another name.
SYMBOLS = {"sign": "glyph", "shield": "ward", "magic_shield": "magic-ward", "spell": "reroll"}


def layout_of(figures: Figures) -> Layout:
    """The kingdom and what can be had beside it; a castle for everybody; what one holds in hand."""
    wide, high, gap = 90.0, 120.0, 10.0
    up, taverns = figures.setup.open_creatures, figures.counts.tavern

    def row(name: str, at: int, slots: int, x: float = 0.0) -> Zone:
        return Zone(name, x, at * (high + gap), slots * wide, high, slots)

    far = (max(2 * up, taverns + SEATS) + 1) * wide
    zones = (
        row("pile", 0, len(REGIONS)),
        row("tavern", 1, taverns),
        row("kingdom", 1, SEATS, taverns * wide),
        row("evil", 2, up, wide),
        row("very-evil", 2, up, (up + 1) * wide + wide),
        row("stacks", 0, len(CHESTS), far),
        row("supply", 1, len(SUPPLY), far),
        row("castles", 3, figures.counts.castle),
    )
    nodes = (
        Node("pile-evil", wide / 2, 2 * (high + gap) + high / 2, "pile"),
        Node("pile-very-evil", (up + 1) * wide + wide / 2, 2 * (high + gap) + high / 2, "pile"),
    )
    width = max(zone.x + zone.width for zone in zones)
    board = Sheet("board", Message("sheet-board"), width, 4 * (high + gap), nodes, zones=zones)
    hand = Sheet("hand", Message("sheet-hand"), 2 * wide, high, zones=(Zone("goblins", 0, 0, 2 * wide, high, 2),))
    return Layout((board, _mat(), hand), tuple(_event(*event) for event in DAY))


def _event(section: str, moments: tuple[int, ...]) -> Phase:
    return Phase(Message(f"section-{section}"), tuple(PHASES[moment] for moment in moments))


def _mat() -> Sheet:
    """A castle between its creatures, with its six rows; before it chests, resources and tokens."""
    rows = tuple(Node(f"row-{row}", 350, 25 + 40.0 * row, "row") for row in range(1, 7))
    zones = (
        Zone("left", 0, 40, 250, 250),
        Zone("right", 450, 40, 250, 250),
        Zone("arrival", 600, 300, 100, 100, 1),
        Zone("goblins", 500, 300, 100, 100, 2),
        Zone("chests", 0, 300, 250, 100),
        Zone("resources", 250, 300, 120, 100, 3),
        Zone("tokens", 370, 300, 130, 100, 4),
    )
    nodes = (Node("castle", 350, 170, "castle"), Node("die", 350, 20, "die"), *rows)
    return Sheet("mat", Message("sheet-mat"), 700, 400, nodes, zones=zones, each_seat=True)


class Table:
    """What the pieces of one edition look like."""

    def __init__(self, figures: Figures) -> None:
        self.castles = [card.id for card in figures.castles.card]
        self.values = [
            (kind, value) for kind in CHESTS for value in sorted(chest.value for chest in getattr(figures.chests, kind))
        ]
        self.sites = {place.id: place for place in figures.all_places}
        self.kinds = {name: f"castle-{name}" for name in self.castles}
        self.kinds |= {place.id: f"place-{place.id}" for place in figures.all_places}
        self.kinds |= {card.id: f"creature-{card.id}" for card in figures.all_creatures}
        self.taverns = figures.counts.tavern
        self.up = figures.setup.open_creatures

    def symbol(self, thing: str) -> str:
        return SYMBOLS.get(thing, self.kinds.get(thing, thing.replace("_", "-")))

    def card(self, name: str, at: Spot, owner: int | None = None, marks: tuple[str, ...] = (), side: str = "") -> Piece:
        """A card that lies face up; beside a castle it shows that side alone."""
        said = Message("piece-card", {"card": Thing(name)})
        return Piece(name, self.symbol(name), at, said, owner, name, side, marks=marks)

    def place(self, name: str, at: Spot) -> Piece:
        """A place with its defence and its loot."""
        site = self.sites[name]
        loot = Several([fact(thing, number) for thing, number in site.loot.items() if number])
        numbers = {"shields": site.shields, "magic": site.magic}
        said = Message("piece-place", {"place": Thing(name), **numbers, "loot": loot})
        return Piece(name, self.symbol(name), at, said, called=name)

    def pile(self, id: str, thing: str, count: int, at: Spot, symbol: str = "") -> Piece:
        """Cards, chests or tokens that nobody has, as a number."""
        said = Message("piece-pile", {"pile": Thing(thing), "count": count})
        return Piece(id, symbol or self.symbol(thing), at, said, face_up=thing in SUPPLY, count=count)

    def scene(self, view: View) -> Scene:
        pieces = [*self.board(view)]
        for seat, lord in enumerate(view.seats):
            pieces += self.mat(view, seat, lord)
        for slot, name in enumerate(view.goblins):
            marks = (view.choice[slot],) if view.choice else ()
            pieces.append(self.card(name, Spot("hand", zone="goblins", slot=slot), view.seat, marks))
        return Scene(tuple(piece for piece in pieces if piece.count))

    def board(self, view: View) -> Iterator[Piece]:
        """The kingdom, the creatures for hire, piles, stacks and supply; castles while they are given out."""
        for slot, name in enumerate(view.places):
            if name is not None:
                tavern = slot < self.taverns
                zone, at = ("tavern", slot) if tavern else ("kingdom", slot - self.taverns)
                yield self.place(name, Spot("board", zone=zone, slot=at))
        for slot, name in enumerate(view.creatures):
            if name is not None:
                zone = "evil" if slot < self.up else "very-evil"
                yield self.card(name, Spot("board", zone=zone, slot=slot % self.up))
        for slot, (kind, count) in enumerate(zip(REGIONS, view.pile, strict=True)):
            yield self.pile(f"pile-{kind}", kind, count, Spot("board", zone="pile", slot=slot), f"place-{kind}")
        for group, count in zip(GROUPS, view.piles, strict=True):
            id = f"pile-{group.replace('_', '-')}"
            yield self.pile(id, group, count, Spot("board", node=id))
        for slot, (kind, count) in enumerate(zip(CHESTS, view.stacks, strict=True)):
            yield self.pile(f"stack-{kind}", kind, count, Spot("board", zone="stacks", slot=slot), f"chest-{kind}")
        for slot, (thing, count) in enumerate(zip(SUPPLY, view.supply, strict=True)):
            yield self.pile(f"supply-{thing}", thing, count, Spot("board", zone="supply", slot=slot))
        if view.phase == "castle":
            taken = {lord.castle for lord in view.seats}
            for slot, name in enumerate(self.castles):
                if name not in taken:
                    yield self.card(name, Spot("board", zone="castles", slot=slot))

    def mat(self, view: View, seat: int, lord: Lord) -> Iterator[Piece]:
        """One castle and all that belongs to it."""
        if lord.castle is not None:
            marks = ("captain",) * (view.captain == seat) + ("robbed",) * (view.victim == seat)
            yield self.card(lord.castle, Spot("mat", seat, "castle"), seat, marks)
        if view.captain == seat:
            yield die(view.die, seat)
        for side, names in zip(SIDES, (lord.left, lord.right), strict=True):
            for slot, name in enumerate(names):
                yield self.card(name, Spot("mat", seat, zone=side, slot=slot), seat, side=side)
        if view.hand is not None and seat == recruiter(view):
            yield self.card(view.hand, Spot("mat", seat, zone="arrival"), seat)
        for slot in range(lord.goblins if seat != view.seat else 0):
            said = Message("piece-goblin", {"seat": Who(seat)})
            at = Spot("mat", seat, zone="goblins", slot=slot)
            yield Piece(f"goblin-{slot + 1}-p{seat + 1}", "goblin", at, said, seat, face_up=False)
        yield from self.chests(view, seat, lord)
        for slot, (thing, count) in enumerate(zip(SUPPLY, (lord.food, lord.sign, lord.barrel), strict=True)):
            yield self.having(thing, count, seat, Spot("mat", seat, zone="resources", slot=slot))
        cast = view.cast if view.captain == seat else 0
        tokens = (lord.shields, lord.magic_shields, lord.spells - cast)
        for slot, (thing, count) in enumerate(zip(("shield", "magic_shield", "spell"), tokens, strict=True)):
            yield self.having(thing, count, seat, Spot("mat", seat, zone="tokens", slot=slot))
        yield self.having("spell", cast, seat, Spot("mat", seat, zone="tokens", slot=3), "used")

    def having(self, thing: str, count: int, seat: int, at: Spot, mark: str = "") -> Piece:
        """Tokens of one kind that a lord has."""
        said = Message(f"piece-{mark or 'have'}", {"seat": Who(seat), "thing": Thing(thing), "count": count})
        id = f"{thing.replace('_', '-')}{'-' * bool(mark)}{mark}-p{seat + 1}"
        return Piece(id, self.symbol(thing), at, said, seat, count=count, marks=(mark,) if mark else ())

    def chests(self, view: View, seat: int, lord: Lord) -> Iterator[Piece]:
        """By value where it may be seen, else by kind only (40); those a thief has reached for are marked."""
        wanted = [0, 0, 0]
        if view.victim == seat:
            wanted = [sum(numbers) for numbers in zip(*(other.owed for other in view.seats), strict=True)]
        for slot, (kind, count) in enumerate(zip(CHESTS, lord.chests, strict=True)):
            if not lord.values:
                said = Message("piece-have", {"seat": Who(seat), "thing": Thing(kind), "count": count})
                marks = (f"chosen-{wanted[slot]}",) if wanted[slot] else ()
                at, id = Spot("mat", seat, zone="chests", slot=slot), f"chests-{kind}-p{seat + 1}"
                yield Piece(id, f"chest-{kind}", at, said, seat, face_up=False, count=count, marks=marks)
        for slot, ((kind, value), count) in enumerate(zip(self.values, lord.values, strict=False)):
            said = Message("piece-worth", {"chest": Thing(kind), "value": value, "count": count})
            at, id = Spot("mat", seat, zone="chests", slot=slot), f"chests-{kind}-{value}-p{seat + 1}"
            mine = wanted[CHESTS.index(kind)]
            marks = (f"chosen-{mine}",) if mine else ()
            yield Piece(id, f"chest-{kind}-{value}", at, said, seat, count=count, marks=marks)


def die(row: int | None, captain: int) -> Piece:
    """The die, on the mat of the Captain."""
    at = Spot("mat", captain, "die")
    if row is None:
        return Piece("die", "die-1", at, Message("piece-die-held"), captain, marks=("held",))
    return Piece("die", f"die-{row}", at, Message("piece-die", {"row": row}), captain)


def recruiter(view: View) -> int:
    """The lord who has a new creature in hand: the last one of the circle who was asked."""
    assert view.captain is not None
    return (view.captain + view.asked - 1) % len(view.seats)
