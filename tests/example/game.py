"""Embers as the contract wants it: index, start, views, words, layout."""

from __future__ import annotations

from functools import cached_property
from typing import Any, ClassVar

from spellboard import Codes, Edition, Game, Layout, Observation, Outcome, Rng, Sampler, Scene, Sink, State, Words
from spellboard.core.messages import Message, Thing, fact

from . import scene, view
from .state import AIM, LEAD, EmbersState
from .tables import EmbersOptions, Tables, index


class Embers(Game):
    """Three players, hidden cards, secret aims and a die."""

    name = "embers"
    package = "tests.example"
    fewest = most = 3
    minutes = (5, 10)
    weight = 1.2
    Options = EmbersOptions
    View = view.View
    Memory = view.Memory
    events: ClassVar[dict[str, str]] = {
        "dealt": "seat | card:thing",
        "aimed": "seat | target:seat",
        "revealed": "targets:seat*",
        "rolled": "die:number",
        "stole": "seat from:seat | card:thing",
        "buried": "seat | card:thing",
        "passed": "seat",
        "omen": "seat card:thing",
        "ended": "scores:number*",
        "resigned": "seat",
    }
    highlights = ("stole", "omen", "resigned", "ended")
    cites = (
        {"aim": "aim", "hide": "shelter", "bury": "bury", "lay": "lay", "lift": "lay", "put back": "lay",
         "pass": "bury", "deal": "deal", "die": "rob", "omen": "omen"},
        {"dealt": "deal", "aimed": "aim", "revealed": "aim", "rolled": "rob", "stole": "rob", "buried": "bury",
         "passed": "bury", "omen": "omen", "ended": "end", "resigned": "end"},
    )  # fmt: skip

    def __init__(self, edition: Edition, chosen: EmbersOptions) -> None:
        super().__init__(edition, chosen)
        self.tables = Tables(edition, chosen, self.codes)

    def index(self) -> Codes:
        return index(self.edition)

    def start(self, players: int) -> EmbersState:
        return EmbersState(self, players, self.tables)

    def rule_outcome(self, state: Any) -> Outcome | None:
        found: Outcome | None = state.finish()
        return found

    def rule_resign(self, state: Any, seat: int, sink: Sink | None) -> None:
        state.leave(seat, sink)

    def rule_objections(self, state: Any, code: int, seat: int) -> list[str]:
        found: list[str] = state.objections(code, seat)
        return found

    def rule_expected(self, state: Any, seat: int) -> list[str]:
        found: list[str] = state.expected(seat)
        return found

    def rule_problems(self, state: Any) -> list[str]:
        found: list[str] = state.faults()
        return found

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

    def question(self, state: Any, seat: int) -> Message:
        key = {AIM: "prompt-aim", LEAD: "prompt-lead"}.get(state.phase, "prompt-lay")
        return Message(key, {"round": state.round + 1})

    def facts(self, seen: view.View) -> list[list[Message]]:
        return [[fact("cards", seat.cards), fact("points", seat.points)] for seat in seen.seats]

    def weighed(self, seen: view.View) -> list[tuple[str, str]]:
        others = [seat for seat, other in enumerate(seen.seats) if seat != seen.seat and other.cards]
        return [(f"cards-p{seat + 1}", f"aim p{seat + 1}") for seat in others] if seen.phase == "aim" else []

    @cached_property
    def topics(self) -> tuple[str, ...]:
        return ("goal", "legend", *self.tables.names)

    def rule_explain(self, topic: str) -> list[Message]:
        if topic == "goal":
            return [Message("goal", {"rounds": self.edition.document["play"]["rounds"]})]
        if topic == "legend":
            return [Message("legend")]
        card = next(card for card in self.edition.document["card"] if card["id"] == topic)
        return [Message("show-card", {"card": Thing(topic), "value": card["value"], "count": card["count"]})]

    def expand(self, text: str) -> list[str]:
        """`bury coal` is the chain `bury`, `lay coal`."""
        first, _, card = text.partition(" ")
        return ["bury", f"lay {card}"] if first.casefold() == "bury" and card else [text]

    @cached_property
    def layout(self) -> Layout:
        return scene.layout()

    def scene(self, seen: view.View) -> Scene:
        return scene.scene(seen, self.tables.names)

    def draw(self, seen: view.View, words: Words) -> str:
        lines = [f"round {seen.round + 1}   die {seen.die or '-'}   deck {seen.deck} + {len(seen.buriers)} buried"]
        for at, seat in enumerate(seen.seats):
            mark = ">" if at == seen.leader else " "
            hand = ""
            if at == seen.seat:
                hand = "  " + " ".join(f"{name}x{n}" for name, n in zip(self.tables.names, seen.hand, strict=True) if n)
            lines.append(f"{mark} p{at + 1}  {seat.cards} cards  {seat.points} points{hand}")
        return "\n".join(lines)
