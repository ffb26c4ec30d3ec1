"""Embers as the contract wants it: index, start, views, words, layout."""

from __future__ import annotations

from functools import cached_property
from typing import Any, ClassVar

from spellboard import Codes, Edition, Game, Layout, Node, Observation, Rng, Sampler, State, Words

from . import view
from .state import AIM, LEAD, EmbersState
from .tables import EmbersOptions, Tables, index


class Embers(Game):
    """Three players, hidden cards, secret aims and a die."""

    name = "embers"
    package = "tests.example"
    fewest = most = 3
    Options = EmbersOptions
    View = view.View
    Memory = view.Memory
    events: ClassVar[tuple[str, ...]] = (
        "dealt", "aimed", "revealed", "rolled", "stole", "buried", "passed", "omen", "ended", "resigned",
    )  # fmt: skip

    def __init__(self, edition: Edition, chosen: EmbersOptions) -> None:
        super().__init__(edition, chosen)
        self.tables = Tables(edition, chosen, self.codes)

    def index(self) -> Codes:
        return index(self.edition)

    def start(self, players: int) -> EmbersState:
        return EmbersState(self, players, self.tables)

    def see(self, state: Any, seat: int | None) -> view.View:
        return view.see(state, seat)

    def recall(self, state: Any, seat: int) -> view.Memory:
        return view.recall(state, seat)

    def forgotten(self, observation: Observation) -> view.Memory:
        return view.forgotten(observation.view, self.tables.cards)

    def sampler(self, observation: Observation) -> Sampler:
        return view.Guesses(observation)

    def redeal(self, state: Any, seat: int, rng: Rng) -> State:
        return view.redeal(state, seat, rng)

    def prompt(self, state: Any, seat: int) -> tuple[str, dict[str, object]]:
        return {AIM: "aim", LEAD: "lead"}.get(state.phase, "lay"), {"round": state.round + 1}

    def facts(self, seen: view.View) -> list[list[tuple[str, object]]]:
        return [[("cards", seen.cards[seat]), ("points", seen.points[seat])] for seat in range(3)]

    def expand(self, text: str) -> list[str]:
        """`bury coal` is the chain `bury`, `lay coal`."""
        first, _, card = text.partition(" ")
        return ["bury", f"lay {card}"] if first.casefold() == "bury" and card else [text]

    @cached_property
    def layout(self) -> Layout:
        seats = tuple(Node(f"p{seat + 1}", 10.0 + 30 * seat, 40, "seat") for seat in range(3))
        return Layout(80, 50, (*seats, Node("deck", 40, 10, "deck")), zones={"table": ("p1", "p2", "p3", "deck")})

    def draw(self, seen: view.View, words: Words) -> str:
        lines = [f"round {seen.round + 1}   die {seen.die or '-'}   deck {seen.deck} + {len(seen.buriers)} buried"]
        for seat in range(3):
            mark = ">" if seat == seen.leader else " "
            hand = ""
            if seat == seen.seat:
                hand = "  " + " ".join(f"{name}x{n}" for name, n in zip(self.tables.names, seen.hand, strict=True) if n)
            lines.append(f"{mark} p{seat + 1}  {seen.cards[seat]} cards  {seen.points[seat]} points{hand}")
        return "\n".join(lines)
