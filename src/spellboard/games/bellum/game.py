"""Bellum Magica as the contract wants it: index, start, views, words, layout."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ...core.codes import Codes
from ...core.editions import Edition
from ...core.game import Game
from ...core.layout import Layout, Node
from ...core.observation import Observation
from ...core.rng import Rng
from ...core.sampler import Sampler
from . import day, drawing, memory, notation, view
from .edition import BellumOptions, figures_of, tables_of
from .horde import can_cast
from .state import ATTACK, BARREL, CASTLE, FIRST, FOOD, GOBLINS, HORDE, RECRUIT, ROB, SECOND, SIGN, SPELL, BellumState
from .tables import CHESTS, MAGIC_ICON, SWORD_ICON, THIEF_ICON

assert len(day.ORDER) == len(view.PHASES)


class Bellum(Game):
    """Lords of evil, their hordes, and other people's chests."""

    name = "bellum"
    package = "spellboard.games.bellum"
    fewest, most = 2, 5
    Options = BellumOptions
    View = view.View
    Memory = memory.Memory
    events = (
        "castle", "dealt", "chose", "goblins", "place", "creature", "captain", "rolled", "barrel", "spell", "passed",
        "gathered", "short", "scout", "tie", "chest", "looted", "robs", "stole", "shield", "held", "recruited", "bonus",
        "placed", "finished", "day", "ended", "counted", "resigned",
    )  # fmt: skip

    def __init__(self, edition: Edition, chosen: BellumOptions) -> None:
        super().__init__(edition, chosen)
        self.figures = figures_of(edition)
        self.tables = tables_of(edition, chosen, self.codes)

    def index(self) -> Codes:
        return notation.index(self.edition)

    def start(self, players: int) -> BellumState:
        return BellumState(self, players, self.tables)

    def see(self, state: Any, seat: int | None) -> view.View:
        return view.see(state, seat)

    def recall(self, state: Any, seat: int) -> memory.Memory:
        return memory.recall(state, seat)

    def sampler(self, observation: Observation) -> Sampler:
        return memory.prepare(self, observation.view, observation.memory, observation.seat)

    def forgotten(self, observation: Observation) -> memory.Memory:
        return memory.Memory([])

    def redeal(self, state: Any, seat: int, rng: Rng) -> BellumState:
        return memory.redeal(state, seat, rng)

    def draw(self, seen: view.View) -> str:
        return drawing.draw(seen, self.figures)

    def expand(self, text: str) -> list[str]:
        return notation.expand(text)

    def prompt(self, state: Any, seat: int) -> tuple[str, dict[str, object]]:
        s: BellumState = state
        ids = s.tables.creature_ids
        row = int(s.die)
        if s.phase == CASTLE:
            return "castle", {}
        if s.phase == GOBLINS:
            return "goblins", {"first": ids[s.has(seat, FIRST)], "second": ids[s.has(seat, SECOND)]}
        if s.phase == HORDE:
            if not can_cast(s, seat):
                return "horde", {"row": row}
            ready = int(s.has(seat, SPELL) - s.cast)
            return "captain", {"row": row, "spell": ready, "barrel": int(s.has(seat, BARREL))}
        if s.phase == ATTACK:
            icons = {"sword": SWORD_ICON, "magic": MAGIC_ICON, "thief": THIEF_ICON}
            return "attack", {"row": row, **{name: int(s.icons(seat, icon)) for name, icon in icons.items()}}
        if s.phase == ROB:
            more = min(int(s.thieves), int(s.chests_of(s.victim) - s.owed(seat)))
            return "rob", {"victim": int(s.victim), "left": more}
        if s.phase == RECRUIT:
            return "recruit", {"food": int(s.has(seat, FOOD)), "sign": int(s.has(seat, SIGN))}
        return "place", {"creature": ids[s.hand]}

    def facts(self, seen: view.View) -> list[list[tuple[str, object]]]:
        found: list[list[tuple[str, object]]] = []
        for lord in seen.lords:
            chests = list(zip(CHESTS, lord.chests, strict=True))
            found.append([
                ("castle", lord.castle), ("food", lord.food), ("sign", lord.sign), ("barrel", lord.barrel), *chests,
                ("shield", lord.walls), ("magic_shield", lord.magic_shields), ("spell", lord.spells),
                ("creatures", len(lord.left) + len(lord.right)),
            ])  # fmt: skip
        return found

    @cached_property
    def layout(self) -> Layout:
        """The kingdom in the middle, creatures above it, stacks beside it, the castles below."""
        nodes = [Node("pile", 100, 260, "pile")]
        nodes += [Node(place.id, 200, 260, "tavern") for place in self.figures.places.tavern[:1]]
        kingdom = [Node(f"place-{at}", 200 + 100.0 * at, 260, "place") for at in range(1, 6)]
        creatures = []
        for row, kind in enumerate(("evil", "very_evil")):
            creatures.append(Node(f"{kind}-pile", 100, 60 + 100.0 * row, "pile"))
            creatures += [
                Node(f"{kind}-{at}", 100 + 100.0 * at, 60 + 100.0 * row, kind)
                for at in range(1, self.figures.setup.open_creatures + 1)
            ]
        stacks = [Node(name, 500 + 100.0 * at, 60, "chest") for at, name in enumerate(CHESTS)]
        supply = [Node(name, 500 + 100.0 * at, 160, "supply") for at, name in enumerate(("food", "sign", "barrel"))]
        castles = [Node(seat, 100 + 170.0 * at, 420, "castle") for at, seat in enumerate(notation.SEATS)]
        zones = {
            "kingdom": tuple(node.id for node in (*nodes, *kingdom)),
            "creatures": tuple(node.id for node in creatures),
            "supply": tuple(node.id for node in (*stacks, *supply)),
            "castles": tuple(node.id for node in castles),
        }
        return Layout(880, 500, (*nodes, *kingdom, *creatures, *stacks, *supply, *castles), zones=zones)
