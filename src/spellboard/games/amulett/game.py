"""Das Amulett as the contract wants it: index, start, views, words, layout."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, ClassVar, cast

from msgspec import structs

from ...core.art import Art
from ...core.codes import Codes
from ...core.editions import Edition
from ...core.events import Sink
from ...core.game import Game
from ...core.layout import Layout
from ...core.messages import Argument, Message, Thing, Where, fact
from ...core.observation import Observation
from ...core.outcome import Outcome
from ...core.preview import Need, Preview
from ...core.rng import Rng
from ...core.sampler import Sampler
from ...core.scene import Scene
from ...core.words import Words
from . import (
    citing,
    course,
    drawing,
    drawing_art,
    ending,
    explaining,
    leaving,
    memory,
    notation,
    position,
    preview,
    reasons,
    sampling,
    scene,
    soundness,
    view,
)
from .edition import AmulettOptions, Figures, check, place_of, tables
from .phases import BLUE, LAY_GEMS, NAMES, SPELL_BID, TRADE
from .state import AmulettState

assert len(course.COURSE) == len(NAMES), "a decision for each phase"


BY_PHASE = ("bid", "pass", "decline", "enough")
"""Kinds of action that are called otherwise in each phase."""


class Amulett(Game):
    """Three to six wizards bid stones for spells and metal for gems."""

    name = "amulett"
    package = "spellboard.games.amulett"
    fewest, most = 3, 6
    minutes = (60, 120)
    weight = 2.6
    Options = AmulettOptions
    View = view.View
    Memory = memory.Memory
    events: ClassVar[dict[str, str]] = {
        "allotted": "seat | first:number second:number",
        "bid": "seat count:number",
        "bought": "seat spell:thing count:number",
        "buried": "seat | spell:thing",
        "burned": "seat count:number",
        "cursed": "seat metal:thing",
        "dealt": "seat spell:thing",
        "dealt-secretly": "seat | spell:thing",
        "deck-short": "count:number wanted:number",
        "declined": "seat",
        "desired": "seat metal:thing",
        "drained": "seat from:seat spell:thing",
        "drawn": "number",
        "ended": "reason",
        "gems-short": "seat area:node count:number",
        "hat": "seat",
        "income": "seat metal:thing count:number",
        "journeyed": "seat number",
        "kept": "seat | first:thing second:thing",
        "lacking": "seat metal:thing count:number",
        "laid": "gem:thing area:node",
        "lifted": "seat gem:thing area:node",
        "missed": "seat count:number",
        "moved": "seat area:node",
        "offered": "spell:thing",
        "opened": "seat spell:thing count:number",
        "paid": "seat metal:thing count:number",
        "passed": "seat",
        "recovered": "seat metal:thing count:number",
        "redrew": "seat spell:thing",
        "resigned": "seat",
        "round": "number",
        "set": "seat gem:thing area:node",
        "shifted": "seat spell:thing",
        "spent": "seat spell:thing",
        "took": "seat gem:thing area:node",
        "unsold": "spell:thing",
        "untraded": "area:node",
        "used": "seat spell:thing",
        "won": "seat count:number",
    }
    highlights = ("bought", "took", "cursed", "resigned", "ended")
    cites = (citing.CHOICES, citing.EVENTS)

    def __init__(self, edition: Edition, chosen: AmulettOptions) -> None:
        self.figures = edition.figures(Figures)
        check(edition, self.figures)
        super().__init__(edition, chosen)
        self.tables = tables(edition, chosen, self.codes)
        self._boards: dict[bytes, bytes] = {}

    def index(self) -> Codes:
        return notation.index(self.figures)

    def start(self, players: int) -> AmulettState:
        state = AmulettState(self, players, self.tables)
        state.turn_to(LAY_GEMS, None)
        return state

    def rule_outcome(self, state: Any) -> Outcome | None:
        return ending.outcome(state)

    def rule_resign(self, state: Any, seat: int, sink: Sink | None) -> None:
        leaving.leave(state, seat, sink)

    def rule_objections(self, state: Any, code: int, seat: int) -> list[str]:
        return reasons.objections(state, code, seat)

    def rule_expected(self, state: Any, seat: int) -> list[str]:
        return reasons.expected(state, seat)

    def rule_nearest(self, state: Any, kind: str, seat: int) -> tuple[str, list[Need]] | None:
        return reasons.nearest(state, kind, seat)

    def rule_problems(self, state: Any) -> list[str]:
        return soundness.problems(state)

    def see(self, state: Any, seat: int | None) -> view.View:
        return view.see(state, seat)

    def recall(self, state: Any, seat: int) -> memory.Memory:
        return memory.recall(state, seat)

    def sampler(self, observation: Observation) -> Sampler:
        return sampling.sampler(observation)

    def forgotten(self, observation: Observation) -> memory.Memory:
        return memory.forgotten()

    def redeal(self, state: Any, seat: int, rng: Rng) -> AmulettState:
        return sampling.redeal(state, seat, rng)

    @cached_property
    def topics(self) -> tuple[str, ...]:
        return explaining.topics(self.figures)

    @cached_property
    def refunds(self) -> dict[str, int]:
        """How many cards come back by each spell, as the options have it."""
        return {spell: int(self.tables.amount[at]) for at, spell in enumerate(self.tables.spell_names)}

    def rule_explain(self, topic: str) -> list[Message]:
        return explaining.explain(self.figures, self.refunds, topic)

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
        where = place_of(effect, cast(AmulettOptions, self.options))
        return words.say(f"effect-{effect.kind}-{where}" if placed else f"effect-{effect.kind}", args)

    def question(self, state: Any, seat: int) -> Message:
        s: AmulettState = state
        t, key = self.tables, NAMES[s.phase]
        args: dict[str, Argument] = {}
        if key == "allot":
            first, second = view.names(s, s.spells[seat])
            args = {"first": Thing(first), "second": Thing(second)}
        elif key == "spell-bid":
            args = {"spell": Thing(t.spell_names[s.card]), "high": int(s.high)}
        elif key == "set":
            args = {"gem": Thing(t.gem_names[s.lifted // t.areas])}
        elif key == "trade-bid":
            args = {"area": Where(t.area_names[s.caravan]), "high": int(s.high)}
        elif key in ("gain", "pay", "back"):
            args = {"left": int(s.pending)}
        elif key == "take":
            args = {"area": Where(t.area_names[s.caravan])}
        elif key == "drain":
            args = {"spell": Thing(t.spell_names[s.pull]), "left": int(s.pending)}
        return Message(f"prompt-{key}", args)

    def label(self, state: Any, code: int) -> str:
        """Bids, passes and their kin are called by what they are about: stones or cards, which spell is left unused."""
        key = super().label(state, code)
        return f"{key}-{NAMES[state.phase]}" if self.codes.kind(code) in BY_PHASE else key

    def needs(self, state: Any, code: int, seat: int) -> list[Need]:
        return preview.needs(state, code, seat)

    def preview(self, state: Any, codes: Sequence[int], seat: int) -> Preview:
        """As for every game; in an auction also the bids so far, what winning would bring, and with which cards.

        Whoever is done with the blue spells is told which stones come off.
        """
        found = super().preview(state, codes, seat)
        if codes and state.phase == BLUE and self.codes.kind(codes[0]) == "done":
            return structs.replace(found, facts=tuple(preview.coming_off(state, seat)))
        kind = self.codes.kind(codes[0]) if codes and state.phase in (SPELL_BID, TRADE) else ""
        if kind not in ("bid", "pass"):
            return found
        follows, facts = found.follows, tuple(preview.bids(state))
        if kind == "bid" and not found.refused:
            count = int(self.codes.arguments(codes[0])["count"])
            follows += tuple(preview.prize(state, count, seat))
            facts += tuple(preview.payment(state, count, seat)) if state.phase == TRADE else ()
        return structs.replace(found, follows=follows, facts=facts)

    def facts(self, seen: view.View) -> list[list[Message]]:
        return [
            [
                fact(key, number)
                for key, number in (
                    ("hand", seat.hand), ("supply", seat.supply), ("gems", len(seat.gems)),
                    ("colours", len(set(seat.gems))), ("spells", len(seat.spells) + seat.face_down),
                )
                if number
            ]
            for seat in seen.seats
        ]  # fmt: skip

    @cached_property
    def layout(self) -> Layout:
        return scene.layout(self.figures)

    def scene(self, seen: view.View) -> Scene:
        return scene.scene(seen, self.figures, self.tables)

    def scene_parts(self, seen: view.View) -> list[bytes]:
        return scene.parts(seen, self.figures, self.tables, self._boards)

    def art(self, words: Words) -> Art:
        return drawing_art.art(self.figures, self.refunds, self.layout, words)
