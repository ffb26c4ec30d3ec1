"""Das Amulett as the contract wants it: index, start, views, words, layout."""

from __future__ import annotations

import math
from functools import cached_property
from typing import Any

from ...core.codes import Codes
from ...core.editions import Edition
from ...core.game import Game
from ...core.layout import Layout, Node
from ...core.observation import Observation
from ...core.rng import Rng
from ...core.sampler import Sampler
from ...core.words import Words
from . import (
    caravan,
    drawing,
    ending,
    energy,
    marker,
    memory,
    metal,
    notation,
    payment,
    position,
    setup,
    spell,
    trade,
    view,
)
from .edition import AmulettOptions, Figures, check, tables
from .state import DECISIONS, LAY_GEMS, AmulettState

CHAPTERS = (setup, spell, metal, marker, trade, payment, caravan, energy, ending)
"""The rooms of the rules; importing them enters their decisions."""


class Amulett(Game):
    """Three to six wizards bid stones for spells and metal for gems."""

    name = "amulett"
    package = "spellboard.games.amulett"
    fewest, most = 3, 6
    Options = AmulettOptions
    View = view.View
    Memory = memory.Memory
    events = (
        "laid", "hat", "dealt", "dealt-secretly", "kept", "allotted", "opened", "redrew", "declined", "round",
        "offered", "bid", "passed", "bought", "unsold", "lifted", "set", "income", "lacking", "missed", "desired",
        "journeyed", "drawn",
        "untraded", "won", "paid", "recovered", "cursed", "took", "moved", "used", "drained", "shifted", "burned",
        "spent", "buried", "ended", "resigned",
    )  # fmt: skip

    def __init__(self, edition: Edition, chosen: AmulettOptions) -> None:
        self.figures = edition.figures(Figures)
        check(edition, self.figures)
        super().__init__(edition, chosen)
        self.tables = tables(edition, chosen, self.codes)

    def index(self) -> Codes:
        return notation.index(self.figures)

    def start(self, players: int) -> AmulettState:
        state = AmulettState(self, players, self.tables)
        DECISIONS[LAY_GEMS].open(state, None)
        return state

    def see(self, state: Any, seat: int | None) -> view.View:
        return view.see(state, seat)

    def recall(self, state: Any, seat: int) -> memory.Memory:
        return memory.recall(state, seat)

    def sampler(self, observation: Observation) -> Sampler:
        return memory.sampler(observation)

    def forgotten(self, observation: Observation) -> memory.Memory:
        return memory.forgotten()

    def redeal(self, state: Any, seat: int, rng: Rng) -> AmulettState:
        return memory.redeal(state, seat, rng)

    def expand(self, text: str) -> list[str]:
        return notation.expand(text, self.tables.spell_names, self.tables.metal_names)

    def draw(self, seen: view.View, words: Words) -> str:
        return drawing.draw(seen, self.figures, words)

    def place(self, text: str) -> AmulettState:
        """A position from its text; what the text leaves out lies where it lies in a fresh game."""
        return position.read(self, text)

    def describe(self, state: AmulettState) -> str:
        """A position as text; `place` reads it."""
        return position.write(state)

    def ability(self, spell: str, language: str = "en") -> str:
        """What a spell does, in words."""
        words = self.words(language)
        effect = self.figures.spell[self.tables.spell_at[spell]].effect
        placed = effect.kind in ("refund", "extra-gem", "wild")
        args = {"amount": effect.amount, "metal": words.name(effect.metal), "gem": words.name(effect.gem)}
        if effect.kind == "refund":
            args["amount"] = int(self.tables.amount[self.tables.spell_at[spell]])
        return words.say(f"effect-{effect.kind}-{effect.where}" if placed else f"effect-{effect.kind}", args)

    def prompt(self, state: Any, seat: int) -> tuple[str, dict[str, object]]:
        s: AmulettState = state
        t, key = self.tables, view.DECISION_NAMES[s.phase]
        args: dict[str, object] = {}
        if key == "allot":
            own = view.names(s, s.spells[seat])
            args = {"first": own[0], "second": own[1]}
        elif key == "spell-bid":
            args = {"spell": t.spell_names[s.card], "high": int(s.high)}
        elif key == "set":
            args = {"gem": t.gem_names[s.lifted // t.areas]}
        elif key == "trade-bid":
            args = {"area": t.area_names[s.caravan], "high": int(s.high)}
        elif key in ("gain", "pay", "back"):
            args = {"left": int(s.free)}
        elif key == "take":
            args = {"area": t.area_names[s.caravan]}
        elif key == "drain":
            args = {"spell": t.spell_names[s.pull], "left": int(s.free)}
        return key, args

    def facts(self, seen: view.View) -> list[list[tuple[str, object]]]:
        return [
            [
                ("hand", seat.hand), ("supply", seat.supply), ("gems", len(seat.gems)),
                ("colours", len(set(seat.gems))), ("spells", len(seat.spells) + seat.face_down),
            ]
            for seat in seen.seats
        ]  # fmt: skip

    @cached_property
    def layout(self) -> Layout:
        canvas = self.figures.canvas
        nodes = tuple(
            Node(area.id, *area.at, area.terrain, outline=_hexagon(*area.at, canvas.radius))
            for area in self.figures.area
        )
        edges = tuple((a.id, b) for a in self.figures.area for b in a.neighbours if a.id < b)
        zones = {
            "wall": tuple(area.id for area in self.figures.area if area.wall),
            "pyramids": tuple(area.id for area in self.figures.area if area.pyramid),
            "city": tuple(area.id for area in self.figures.area if area.terrain == "city"),
        }
        return Layout(canvas.width, canvas.height, nodes, edges, zones)


def _hexagon(x: float, y: float, radius: float) -> tuple[tuple[float, float], ...]:
    """The corners of a hexagon with one corner on top."""
    turns = [math.radians(60 * corner - 90) for corner in range(6)]
    return tuple((round(x + radius * math.cos(a), 1), round(y + radius * math.sin(a), 1)) for a in turns)


__all__ = ["CHAPTERS", "Amulett"]
