"""The table of Das Amulett as sheets, and what lies on them.

Gems and metal cards of one kind are alike: what lies together in one place is one piece with a count. Slots never move:
a gem lies in the slot of its colour, a metal card in that of its metal, a spell in that of its number in the edition.
"""

from __future__ import annotations

import math
from collections import Counter

from ...core.layout import Layout, Node, Phase, Sheet, Zone
from ...core.messages import Message, Thing, Where, Who
from ...core.scene import Piece, Scene, Spot, written
from .edition import Figures
from .phases import END, REVEAL, chapter
from .tables import Tables
from .view import SeatSeen, View

BOARDS = 256
"""So many boards are kept as they are sent, nine kilobytes each."""
SYMBOLS = {"light-blue": "sky", "dark-blue": "blue", "grey": "gray"}
"""Colours whose drawing has another name."""
ROUND = tuple(dict.fromkeys(chapter(phase) for phase in range(REVEAL, END)))
"""The phases of a round, as they come."""


# --- where things can lie ---------------------------------------------------------------------------------------------


def layout(figures: Figures) -> Layout:
    """The board, the display in the middle of the table, everybody's mat, and one's own hand."""
    colours, spells = len(figures.gems), len(figures.spell)
    display = (
        Zone("stacks", 0, 0, 400, 140, 4, "cards"),
        Zone("open", 420, 0, 400, 140, 4, "cards"),
        Zone("metals", 0, 160, 400, 60, 4, "signs"),
        Zone("marker", 420, 160, 100, 60, 1, "marker"),
        Zone("deck", 840, 0, 160, 220, 1, "pile"),
        Zone("offer", 1020, 0, 160, 220, 1, "spells"),
        Zone("aside", 0, 240, 1180, 220, spells, "spells"),
    )
    mat = (
        Zone("hat", 0, 0, 100, 100, 1, "hat"),
        Zone("gems", 120, 0, 560, 100, colours, "gems"),
        Zone("supply", 700, 0, 100, 100, 1, "stones"),
        Zone("hand", 820, 0, 100, 100, 1, "cards"),
        Zone("bid", 940, 0, 100, 100, 1, "bid"),
        Zone("choice", 1060, 0, 120, 100, 1, "choice"),
        Zone("spells", 0, 120, 1180, 220, spells, "spells"),
        Zone("face-down", 0, 360, 580, 220, 1, "spells"),
        Zone("leaving", 600, 360, 580, 220, spells, "spells"),
    )
    hand = (Zone("metal", 0, 0, 580, 140, 4, "cards"), Zone("spells", 600, 0, 580, 220, spells, "spells"))
    return Layout((
        _board(figures),
        Sheet("display", Message("sheet-display"), 1180, 460, zones=display),
        Sheet("mat", Message("sheet-mat"), 1180, 580, zones=mat, each_seat=True),
        Sheet("hand", Message("sheet-hand"), 1180, 220, zones=hand),
    ), tuple(Phase(Message(f"phase-{name}"), (name,)) for name in ROUND))  # fmt: skip


def _board(figures: Figures) -> Sheet:
    canvas = figures.canvas
    nodes = tuple(
        Node(area.id, *area.at, area.terrain, outline=_hexagon(*area.at, canvas.radius)) for area in figures.area
    )
    edges = tuple((a.id, b) for a in figures.area for b in a.neighbours if a.id < b)
    lines = {"wall": tuple(canvas.wall)}
    return Sheet("board", Message("sheet-board"), canvas.width, canvas.height, nodes, edges, lines=lines)


def _hexagon(x: float, y: float, radius: float) -> tuple[tuple[float, float], ...]:
    """The corners of a hexagon with one corner on top."""
    turns = [math.radians(60 * corner - 90) for corner in range(6)]
    return tuple((round(x + radius * math.cos(a), 1), round(y + radius * math.sin(a), 1)) for a in turns)


# --- what lies there --------------------------------------------------------------------------------------------------


def scene(view: View, figures: Figures, tables: Tables) -> Scene:
    """Everything that a view shows."""
    painter = _Painter(view, tables)
    painter.board(figures)
    painter.rest()
    return Scene(painter.shown())


def parts(view: View, figures: Figures, tables: Tables, kept: dict[bytes, bytes]) -> list[bytes]:
    """The same as it is sent: the board, which all see alike and which seldom changes, is kept as it was written."""
    painter = _Painter(view, tables)
    key = written((view.areas, view.lifted, view.caravan))
    board = kept.get(key)
    if board is None:
        painter.board(figures)
        if len(kept) >= BOARDS:
            kept.clear()
        board = kept[key] = written(painter.shown())[1:-1]
        painter.pieces.clear()
    painter.rest()
    return [part for part in (board, written(painter.shown())[1:-1]) if part]


class _Painter:
    def __init__(self, view: View, tables: Tables) -> None:
        self.view, self.tables = view, tables
        self.metals = list(enumerate(tables.metal_names))
        self.pieces: list[Piece] = []

    def shown(self) -> tuple[Piece, ...]:
        return tuple([piece for piece in self.pieces if piece.count])

    def rest(self) -> None:
        """All but the board."""
        self.display()
        for seat, seen in enumerate(self.view.seats):
            self.mat(seat, seen)
        self.hand()

    def board(self, figures: Figures) -> None:
        for area in figures.area:
            if area.pyramid:
                name = Message("piece-pyramid", {"area": Where(area.id)})
                self.pieces.append(Piece(f"pyramid-{area.id}", "pyramid", Spot("board", node=area.id), name))
        for area_id, gems in self.view.areas.items():
            for gem, count in Counter(gems).items():
                at = Spot("board", node=area_id, slot=self.tables.gem_at[gem])
                self.gem(f"gem-{gem}-{area_id}", gem, at, count)
        lifted = self.view.lifted
        if lifted is not None:
            at = Spot("board", node=lifted.area, slot=self.tables.gem_at[lifted.gem])
            self.gem(f"gem-{lifted.gem}-lifted", lifted.gem, at, 1, marks=("lifted",))
        at = Spot("board", node=self.view.caravan)
        name = Message("piece-caravan", {"area": Where(self.view.caravan)})
        self.pieces.append(Piece("caravan", "hat", at, name))

    def display(self) -> None:
        view = self.view
        for metal, name in self.metals:
            sign = Spot("display", zone="metals", slot=metal)
            marks = ("named",) if name == view.desire else ()
            said = Message("piece-metal", {"metal": Thing(name)})
            self.pieces.append(Piece(f"metal-{name}", f"metal-{name}", sign, said, called=name, marks=marks))
            self.cards(f"stack-{name}", name, Spot("display", zone="stacks", slot=metal), view.stacks[name])
            self.cards(f"open-{name}", name, Spot("display", zone="open", slot=metal), view.laid_open[name])
        if view.phase == "gem":
            at, said = Spot("display", zone="marker"), Message("piece-marker", {"count": view.to_come})
            self.pieces.append(Piece("marker", "star", at, said, count=view.to_come))
        at, said = Spot("display", zone="deck"), Message("piece-deck", {"count": view.deck})
        self.pieces.append(Piece("deck", "spell-back", at, said, face_up=False, count=view.deck))
        if view.on_offer is not None:
            self.spell(view.on_offer, Spot("display", zone="offer"))
        for spell in view.aside:
            self.spell(spell, Spot("display", zone="aside", slot=self.tables.spell_at[spell]))

    def mat(self, seat: int, seen: SeatSeen) -> None:
        view, who = self.view, {"seat": Who(seat)}
        if seat == view.hat and view.decision not in ("lay-gems", "first-hat"):
            self.pieces.append(Piece("hat", "hat", Spot("mat", seat, zone="hat"), Message("piece-hat", {**who})))
        for gem, count in Counter(seen.gems).items():
            at = Spot("mat", seat, zone="gems", slot=self.tables.gem_at[gem])
            self.gem(f"gem-{gem}-p{seat + 1}", gem, at, count, owner=seat)
        for zone, symbol, count, face_up in (
            ("supply", "stone", seen.supply, True), ("hand", "card-back", seen.hand, False),
            ("face-down", "spell-back", seen.face_down, False), ("choice", "choice", int(seen.chosen), False),
        ):  # fmt: skip
            at, said = Spot("mat", seat, zone=zone), Message(f"piece-{zone}", {**who, "count": count})
            self.pieces.append(Piece(f"{zone}-p{seat + 1}", symbol, at, said, seat, face_up=face_up, count=count))
        self.bid(seat, seen)
        for spell in seen.spells:
            at = Spot("mat", seat, zone="spells", slot=self.tables.spell_at[spell.id])
            self.spell(spell.id, at, owner=seat, marks=("used",) if spell.id in view.used else ())
            said = Message("piece-stones", {"spell": Thing(spell.id), "count": spell.stones})
            self.pieces.append(Piece(f"stones-{spell.id}", "stone", at, said, seat, count=spell.stones))
        if view.waiting == [seat]:
            for name in view.leaving:
                at = Spot("mat", seat, zone="leaving", slot=self.tables.spell_at[name])
                self.spell(name, at, owner=seat, marks=("leaving",))

    def bid(self, seat: int, seen: SeatSeen) -> None:
        view, highest = self.view, seat == self.view.high_bidder
        count = view.high if highest else seen.bid or 0
        marks = (*["highest"] * highest, *["passed"] * seen.passed)
        symbol = "stone" if view.phase == "spell" else "card-back"
        said = Message("piece-bid" if highest else "piece-last-bid", {"seat": Who(seat), "count": count})
        at = Spot("mat", seat, zone="bid")
        self.pieces.append(Piece(f"bid-p{seat + 1}", symbol, at, said, seat, count=count, marks=marks))

    def hand(self) -> None:
        mine, seat = self.view.mine, self.view.seat
        if mine is None:
            return
        for metal, name in self.metals:
            self.cards(f"hand-{name}", name, Spot("hand", zone="metal", slot=metal), mine.hand[name], owner=seat)
        for spell in mine.kept or mine.dealt:
            at = Spot("hand", zone="spells", slot=self.tables.spell_at[spell])
            marks = ("chosen",) if mine.choice and spell in mine.choice.split() else ()
            self.spell(spell, at, owner=seat, marks=marks)

    # --- one thing ----------------------------------------------------------------------------------------------------

    def gem(self, piece: str, gem: str, at: Spot, count: int, owner: int | None = None,
            marks: tuple[str, ...] = ()) -> None:  # fmt: skip
        symbol = f"gem-{SYMBOLS.get(gem, gem)}"
        said = Message("piece-gems", {"gem": Thing(gem), "count": count})
        self.pieces.append(Piece(piece, symbol, at, said, owner, gem, count=count, marks=marks))

    def cards(self, piece: str, metal: str, at: Spot, count: int, owner: int | None = None) -> None:
        said = Message("piece-cards", {"metal": Thing(metal), "count": count})
        self.pieces.append(Piece(piece, f"metal-{metal}", at, said, owner, metal, count=count))

    def spell(self, spell: str, at: Spot, owner: int | None = None, marks: tuple[str, ...] = ()) -> None:
        said = Message("piece-spell", {"spell": Thing(spell)})
        self.pieces.append(Piece(f"spell-{spell}", f"spell-{spell}", at, said, owner, spell, marks=marks))
