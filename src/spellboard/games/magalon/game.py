"""Magalon as the contract wants it: index, start, views, words, layout."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from spellboard.core import positions
from spellboard.core.codes import Codes
from spellboard.core.editions import Edition
from spellboard.core.game import Game
from spellboard.core.layout import Layout, Node
from spellboard.core.observation import Observation
from spellboard.core.rng import Rng
from spellboard.core.sampler import Known, Sampler
from spellboard.core.state import State

from . import drawing, notation, turn, view
from .edition import Board, HouseRules, build
from .state import MagalonState, set_up
from .tables import CONTACT, HELD, HOLDING, LAYING, PUSHED, PUSHING, SHIELDING, VICTIM

__all__ = ["Magalon", "turn"]

EVENTS = (
    "round", "laid", "skipped", "turn", "recovered", "walked", "took", "stalked", "attacked", "passed-over",
    "pushed", "displaced", "took-back", "shifted", "lifted", "set", "put-back", "shield-taken", "shielded", "gained",
    "warmed", "spilled", "tired", "fell", "rolls", "rolled", "ended", "resigned",
)  # fmt: skip


class Magalon(Game):
    """Two to four wizards, three artifacts, and the way home."""

    name = "magalon"
    package = "spellboard.games.magalon"
    fewest, most = 2, 4
    Options = HouseRules
    View = view.View
    Memory = view.Memory
    events = EVENTS
    random_play_options = {"round_cap": 20}

    def __init__(self, edition: Edition, chosen: HouseRules) -> None:
        self.board = Board(edition)
        super().__init__(edition, chosen)
        self.tables = build(self.board, chosen)
        notation.number(self.tables, self.codes)

    def index(self) -> Codes:
        return notation.index(self.board)

    def start(self, players: int) -> MagalonState:
        return set_up(self, players, self.tables)

    def see(self, state: Any, seat: int | None) -> view.View:
        return view.see(state, seat)

    def recall(self, state: Any, seat: int) -> view.Memory:
        return view.Memory(positions.to_json(state)["position"])

    def forgotten(self, observation: Observation) -> view.Memory:
        """Nothing is hidden: what memory adds to the view is the turn's start, which `take back` leads to."""
        memory: view.Memory = observation.memory
        return memory

    def sampler(self, observation: Observation) -> Sampler:
        state = self.start(len(observation.view.seats))
        for field in state.FIELDS:
            value = observation.memory.position[field]
            state.fill(field, value if isinstance(value, list) else [value])
        return Known(state)

    def redeal(self, state: Any, seat: int, rng: Rng) -> State:
        copy: State = state.copy()
        return copy

    def draw(self, seen: view.View) -> str:
        return drawing.draw(self.board, seen)

    def prompt(self, state: Any, seat: int) -> tuple[str, dict[str, object]]:
        s: MagalonState = state
        if s.phase == LAYING:
            return "lay", {"round": int(s.round)}
        if s.phase == HOLDING:
            return "set", {"ruin": s.t.ruin_names[s.table[HELD]]}
        if s.phase == SHIELDING:
            return "shield", {}
        seen = view.see(s, None).turn
        assert seen is not None
        if s.phase in (CONTACT, PUSHING):
            left = seen.of_push - int(s.table[PUSHED])
            facts: dict[str, object] = {"monster": seen.attacker, "victim": int(s.table[VICTIM]), "left": left}
            return "contact" if s.phase == CONTACT else "displace", facts
        return ("finish" if seen.begun else "turn"), {"card": seen.card, "begun": seen.begun, "walk": seen.to_walk}

    def facts(self, seen: view.View) -> list[list[tuple[str, object]]]:
        return [
            [
                ("energy", str(seat.energy)),
                ("artifacts", len(seat.artifacts)),
                ("laid", "skips" if seat.skipped else "" if seat.laid is None else str(seat.laid)),
                ("protected", seat.protected),
                ("hand", " ".join(map(str, seat.hand))),
                ("used", " ".join(map(str, seat.used))),
            ]
            for seat in seen.seats
        ]

    def expand(self, text: str) -> list[str]:
        return notation.expand(text)

    @cached_property
    def layout(self) -> Layout:
        """Squares of one unit, row 1 at the bottom; a special field lies in the middle of its squares."""
        board, high = self.board, float(self.board.rows)
        red = set(board.figures.red_fields.squares)
        nodes = []
        for name, (x, y) in zip(board.names, board.squares, strict=False):
            nodes.append(Node(name, x + 0.5, high - y - 0.5, "red" if name in red else "square"))
        for field in board.specials:
            cells = [board.cell(name, "field") for name in field.squares]
            left, right = min(x for x, _ in cells), max(x for x, _ in cells) + 1
            low, top = min(y for _, y in cells), max(y for _, y in cells) + 1
            corners = ((left, high - top), (right, high - top), (right, high - low), (left, high - low))
            middle = ((left + right) / 2, high - (low + top) / 2)
            nodes.append(Node(field.id, *middle, field.kind, outline=tuple((float(x), y) for x, y in corners)))
        edges = tuple((board.names[a], board.names[b]) for a, near in enumerate(board.near) for b in near if a < b)
        return Layout(float(board.columns), high, tuple(nodes), edges, {"red": tuple(sorted(red))})
