"""The edition file as typed figures, checked, and turned into the tables that the rules read."""

from __future__ import annotations

import re
from collections import deque
from typing import Annotated, Literal

from msgspec import Meta, Struct

from ...core.editions import Edition
from ...core.errors import Value
from . import tables as t

FACINGS = ("north", "east", "south", "west")
DIRECTIONS = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}

Points = Annotated[int, Meta(ge=0, le=99)]
Steps = Annotated[int, Meta(ge=0, le=12)]
"""As far as the dice can send the giant: every way of so many steps is found quickly on any board."""
Shifts = Annotated[int, Meta(ge=0, le=20)]
Side = Annotated[int, Meta(ge=3, le=26)]
Offset = Annotated[int, Meta(ge=-25, le=25)]
Id = Annotated[str, Meta(max_length=40)]


class HouseRules(Struct, frozen=True, forbid_unknown_fields=True):
    """House rules; the defaults are the rulings."""

    origin_reusable: Annotated[bool, Meta(extra={"clause": "D2"})] = False
    """The field a piece starts from may be entered once."""
    displace_into_special: Annotated[bool, Meta(extra={"clause": "G10"})] = True
    """A wizard may be displaced onto and over special fields."""
    strict_enclosure: Annotated[bool, Meta(extra={"clause": "J2"})] = False
    """No shield may leave a wizard without any free neighbour."""
    start_without_winning: Annotated[bool, Meta(extra={"clause": "D6"})] = True
    """With enough energy the start may be entered without winning."""
    round_cap: Annotated[int, Meta(ge=0, le=1000, extra={"clause": "L4"})] = 0
    """The game ends after so many rounds; 0 is never."""


class Grid(Struct, frozen=True, forbid_unknown_fields=True):
    columns: Side
    rows: Side


class Field(Struct, frozen=True, forbid_unknown_fields=True):
    id: Id
    kind: Literal["start", "artifact"]
    squares: list[str]


class Squares(Struct, frozen=True, forbid_unknown_fields=True):
    squares: list[str]


class Ruin(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    squares: list[str]


class Ruins(Struct, frozen=True, forbid_unknown_fields=True):
    shape: Annotated[list[tuple[Offset, Offset]], Meta(max_length=9)]
    piece: list[Ruin]


class Monsters(Struct, frozen=True, forbid_unknown_fields=True):
    gnomes: tuple[str, str]
    giant: str


class Displacement(Struct, frozen=True, forbid_unknown_fields=True):
    gnome: Steps
    giant: Steps


class Energy(Struct, frozen=True, forbid_unknown_fields=True):
    start: Points
    top: Points
    goal: Points
    upkeep: Points
    red_field: Points
    red_field_walk: Steps
    after_fall: Points


class Players(Struct, frozen=True, forbid_unknown_fields=True):
    colours: list[Id]


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    value: Steps
    energy: Points = 0
    ruins: Shifts = 0
    gnomes: Steps = 0
    lift: bool = False
    protection: bool = False
    recover: bool = False


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that an edition of Magalon says."""

    grid: Grid
    field: list[Field]
    red_fields: Squares
    ruins: Ruins
    monsters: Monsters
    displacement: Displacement
    energy: Energy
    players: Players
    card: list[Card]


class Board:
    """The geometry of an edition: which field is where, and what adjoins what."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.figures = figures = edition.figures(Figures)
        self.columns, self.rows = figures.grid.columns, figures.grid.rows
        starts = [field for field in figures.field if field.kind == "start"]
        artifacts = [field for field in figures.field if field.kind == "artifact"]
        self._demand("error-one-start", len(starts) == 1, "field")
        self._demand("error-artifact-fields", 1 <= len(artifacts) <= 8, "field")
        self.specials = [*starts, *artifacts]
        special: dict[tuple[int, int], str] = {}
        for at, field in enumerate(figures.field):
            self._demand("error-lower-case", bool(re.fullmatch(r"[a-z][a-z-]+", field.id)), f"field[{at}].id")
            self._demand("error-some-square", bool(field.squares), f"field[{at}].squares")
            for name in field.squares:
                cell = self.cell(name, f"field[{at}].squares")
                self._demand("error-two-fields", cell not in special, f"field[{at}].squares", name=name)
                special[cell] = field.id
            whole = _joined({self.cell(name, "field") for name in field.squares})
            self._demand("error-adjoin", whole, f"field[{at}].squares")
        self._demand("error-differ", len({f.id for f in self.specials}) == len(self.specials), "field")
        self.squares = [(x, y) for y in range(self.rows) for x in range(self.columns) if (x, y) not in special]
        self.names = [square_name(*cell) for cell in self.squares] + [field.id for field in self.specials]
        self.number = {name: at for at, name in enumerate(self.names)}
        self.node = {cell: at for at, cell in enumerate(self.squares)}
        self.node |= {cell: self.number[field] for cell, field in special.items()}
        self.near = self._neighbours()
        self._check_pieces()

    def cell(self, name: str, key: str) -> tuple[int, int]:
        """The column and row of a square such as H7, counted from 0."""
        found = re.fullmatch(r"([A-Z])([1-9]\d?)", name)
        place = (ord(found[1]) - ord("A"), int(found[2]) - 1) if found else (-1, -1)
        inside = 0 <= place[0] < self.columns and 0 <= place[1] < self.rows
        self._demand("error-no-square", inside, key, name=name)
        return place

    def square(self, name: str, key: str) -> int:
        """The field number of an ordinary square."""
        node = self.node[self.cell(name, key)]
        self._demand("error-special", node < len(self.squares), key, name=name)
        return node

    def shadow(self, node: int, facing: int) -> list[int]:
        """The fields under a ruin whose corner stands there, -1 for each that is off the board."""
        x, y = self.squares[node]
        return [self.node.get((x + east, y + north), -1) for east, north in self.offsets(facing)]

    def offsets(self, facing: int) -> list[tuple[int, int]]:
        """The squares of a ruin that faces so, counted east and north from its corner."""
        found = []
        for east, north in self.figures.ruins.shape:
            for _ in range(facing):
                east, north = north, -east
            found.append((east, north))
        return found

    def footprint(self, node: int, facing: int) -> list[int]:
        """The squares under a ruin whose corner stands there; empty where it cannot stand on the empty board."""
        under = self.shadow(node, facing)
        return under if all(0 <= each < len(self.squares) for each in under) else []

    def ruin_place(self, squares: list[int]) -> int | None:
        """The place (facing and corner in one number) at which a ruin covers exactly these squares."""
        for facing in range(4):
            for node in squares:
                if sorted(self.footprint(node, facing)) == sorted(squares):
                    return facing * len(self.names) + node
        return None

    def _demand(self, expected: str, good: bool, key: str, **args: Value) -> None:
        if not good:
            raise self.edition.error(expected, key, package=__package__, **args)

    def _neighbours(self) -> list[list[int]]:
        near: list[set[int]] = [set() for _ in self.names]
        for (x, y), here in self.node.items():
            for east, north in DIRECTIONS.values():
                there = self.node.get((x + east, y + north), here)
                if there != here:
                    near[here].add(there)
        reached = {0}
        waiting = [0]
        while waiting:
            for there in near[waiting.pop()]:
                if there not in reached:
                    reached.add(there)
                    waiting.append(there)
        self._demand("error-cut", len(reached) == len(self.names), "field")
        return [sorted(each) for each in near]

    def _check_pieces(self) -> None:
        figures, taken = self.figures, set[int]()

        def stand(node: int, key: str, name: str) -> None:
            self._demand("error-two-pieces", node not in taken, key, name=name)
            taken.add(node)

        for at, name in enumerate(figures.red_fields.squares):
            self.square(name, f"red_fields.squares[{at}]")
        shape = figures.ruins.shape
        self._demand("error-shape-corner", (0, 0) in shape and len(set(shape)) == len(shape), "ruins.shape")
        self._demand("error-ruin-count", 1 <= len(figures.ruins.piece) <= 20, "ruins.piece")
        for at, ruin in enumerate(figures.ruins.piece):
            key = f"ruins.piece[{at}]"
            self._demand("error-expected-id", ruin.id == chr(ord("a") + at), f"{key}.id", id=chr(ord("a") + at))
            nodes = [self.square(name, f"{key}.squares") for name in ruin.squares]
            self._demand("error-ruin-squares", self.ruin_place(nodes) is not None, f"{key}.squares")
            for node, name in zip(nodes, ruin.squares, strict=True):
                stand(node, f"{key}.squares", name)
        for name in (*figures.monsters.gnomes, figures.monsters.giant):
            stand(self.square(name, "monsters"), "monsters", name)
        energy = figures.energy
        for key, figure in (("start", energy.start), ("goal", energy.goal), ("after_fall", energy.after_fall)):
            self._demand("error-at-most-top", figure <= energy.top, f"energy.{key}", top=energy.top)
        values = [card.value for card in figures.card]
        self._demand("error-ascending", values == sorted(set(values)) and len(values) >= 2, "card")
        self._demand("error-recover-card", any(card.recover for card in figures.card), "card")
        self._demand("error-card-most", len(values) <= 30, "card")
        push = figures.displacement
        self._demand("error-push", push.gnome > 0 and push.giant > 0, "displacement")
        self._demand("error-four-colours", len(set(figures.players.colours)) == 4, "players.colours")


def _joined(cells: set[tuple[int, int]]) -> bool:
    """Whether one can walk from each of these squares to each other without leaving them."""
    reached = {min(cells)}
    waiting = list(reached)
    while waiting:
        x, y = waiting.pop()
        for east, north in DIRECTIONS.values():
            there = (x + east, y + north)
            if there in cells and there not in reached:
                reached.add(there)
                waiting.append(there)
    return reached == cells


def square_name(x: int, y: int) -> str:
    """Column and row, counted from 0, as people say them: H7."""
    return f"{chr(ord('A') + x)}{y + 1}"


def build(board: Board, options: HouseRules) -> t.Tables:
    """The tables of an edition with these options; the codes are filled in by the notation."""
    figures, made = board.figures, t.Tables()
    made.fields, made.squares, made.start = len(board.names), len(board.squares), len(board.squares)
    first, near = [0], list[int]()
    for each in board.near:
        near += each
        first.append(len(near))
    made.put("first", first)
    made.put("near", near)
    steps = DIRECTIONS.values()
    made.put("around", [board.node.get((x + east, y + north), -1) for x, y in board.squares for east, north in steps])
    special = len(board.names) - len(board.squares)
    made.put("ground", [0] * len(board.squares) + [t.SPECIAL | t.START] + [t.SPECIAL] * (special - 1))
    red = {board.number[name] for name in figures.red_fields.squares}
    made.put("red", [int(node in red) for node in range(len(board.names))])
    made.put("homeward", _distances(board, made.start))
    artifacts = range(made.start + 1, made.fields)
    made.put("apart", [steps for artifact in artifacts for steps in _distances(board, artifact)])
    _pieces(board, made)
    made.artifacts = special - 1
    made.all_artifacts = (1 << (special - 1)) - 1
    cards = figures.card
    made.cards = len(cards)
    made.put("value", [card.value for card in cards])
    made.put("energy", [card.energy for card in cards])
    made.put("shifts", [card.ruins for card in cards])
    made.put("gnomes", [card.gnomes for card in cards])
    made.put("lifts", [int(card.lift) for card in cards])
    made.put("protects", [int(card.protection) for card in cards])
    made.put("recovers", [int(card.recover) for card in cards])
    energy = figures.energy
    made.energy_top, made.energy_goal = energy.top, energy.goal
    made.energy_after_fall, made.upkeep = energy.after_fall, energy.upkeep
    made.red_gain, made.red_walk = energy.red_field, energy.red_field_walk
    made.gnome_push, made.giant_push = figures.displacement.gnome, figures.displacement.giant
    made.origin_reusable = options.origin_reusable
    made.displace_into_special = options.displace_into_special
    made.strict_enclosure = options.strict_enclosure
    made.start_without_winning = options.start_without_winning
    made.round_cap = options.round_cap
    made.field_names = list(board.names)
    made.ruin_names = [ruin.id for ruin in figures.ruins.piece]
    made.card_names = [str(card.value) for card in cards]
    return made


def _pieces(board: Board, made: t.Tables) -> None:
    figures = board.figures
    size = len(figures.ruins.shape)
    made.ruins, made.ruin_size = len(figures.ruins.piece), size
    footprint, shadow = list[int](), list[int]()
    for facing in range(4):
        for node in range(len(board.names)):
            ordinary = node < len(board.squares)
            footprint += (board.footprint(node, facing) if ordinary else []) or [-1] * size
            shadow += board.shadow(node, facing) if ordinary else [-1] * size
    made.put("footprint", footprint)
    made.put("shadow", shadow)
    hand = (1 << len(figures.card)) - 1
    table = [made.start] * 4 + [-1] * 4 + [figures.energy.start] * 4 + [0] * 4 + [hand] * 4 + [-1] * 4
    table += [board.number[name] for name in (*figures.monsters.gnomes, figures.monsters.giant)]
    table += [0] * (t.ATTACKER - t.STEPS) + [-1, -1, 0, -1]
    for ruin in figures.ruins.piece:
        place = board.ruin_place([board.number[name] for name in ruin.squares])
        assert place is not None
        table.append(place)
    made.put("table", table)


def _distances(board: Board, start: int) -> list[int]:
    steps, waiting = {start: 0}, deque([start])
    while waiting:
        here = waiting.popleft()
        for there in board.near[here]:
            if there not in steps:
                steps[there] = steps[here] + 1
                waiting.append(there)
    return [steps[node] for node in range(len(board.names))]
