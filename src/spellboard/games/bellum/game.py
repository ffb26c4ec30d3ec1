"""Bellum Magica as the contract wants it: index, start, views, words, layout."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, ClassVar

from msgspec import structs

from ...core.art import Art
from ...core.codes import Codes
from ...core.decisions import Decision
from ...core.editions import Edition
from ...core.events import Event, Sink
from ...core.game import Game
from ...core.layout import Layout
from ...core.messages import Message, Several, Thing, Who, fact, fact_is
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
    seeing,
    soundness,
    view,
)
from .edition import BellumOptions, figures_of, tables_of
from .horde import can_cast
from .phases import ATTACK, CASTLE, GOBLINS, HORDE, PHASES, RECRUIT, ROB
from .pieces import Table
from .scene import layout_of
from .state import BARREL, FIRST, FOOD, SECOND, SIGN, SPELL, BellumState
from .tables import CHESTS, MAGIC_ICON, SWORD_ICON, THIEF_ICON


class Bellum(Game):
    """Lords of evil, their hordes, and other people's chests."""

    name = "bellum"
    package = "spellboard.games.bellum"
    fewest, most = 2, 5
    minutes = (30, 75)
    weight = 2.0
    Options = BellumOptions
    View = view.View
    Memory = memory.Memory
    events: ClassVar[dict[str, str]] = {
        "barrel": "seat",
        "bonus": "seat bonus:thing spare:number",
        "captain": "captain:seat",
        "castle": "seat castle:thing",
        "chest": "seat chest:thing owed:thing substitute:number | value:number",
        "chose": "seat | first:thing second:thing",
        "counted": "seat chests:number value:number",
        "creature": "creature:thing",
        "day": "day:number",
        "dealt": "seat | creature:thing",
        "ended": "reason",
        "finished": "seat",
        "gathered": "seat food:number sign:number",
        "goblins": "seat left:thing* right:thing*",
        "held": "seat",
        "looted": "seat place:thing food:number sign:number barrel:number wood:number metal:number gold:number",
        "passed": "seat",
        "place": "place:thing",
        "placed": "seat creature:thing side:thing",
        "recruited": "seat creature:thing food:number sign:number",
        "resigned": "seat",
        "robs": "seat victim:seat chest:thing",
        "rolled": "captain:seat row:number",
        "scout": "seat maps:number",
        "shield": "seat spare:number",
        "short": "seat food:number sign:number barrel:number chest:number",
        "spell": "seat",
        "stole": "seat victim:seat chest:thing | value:number",
        "tie": "seats:seat* maps:number",
    }
    highlights = ("looted", "stole", "recruited", "resigned", "ended")
    cites = (citing.CHOICES, citing.EVENTS)

    course: ClassVar[list[Decision[BellumState]]] = course.COURSE
    """What is decided at each moment; with it the decisions are there."""

    def __init__(self, edition: Edition, chosen: BellumOptions) -> None:
        super().__init__(edition, chosen)
        self.figures = figures_of(edition)
        self.tables = tables_of(edition, chosen, self.codes)

    def index(self) -> Codes:
        return notation.index(self.edition)

    def start(self, players: int) -> BellumState:
        return BellumState(self, players, self.tables)

    def place(self, text: str) -> BellumState:
        """The position that a text describes (`position.py` shows how)."""
        return position.read(self, text)

    def describe(self, state: BellumState) -> str:
        """A position as text; `place` reads it."""
        return position.write(state)

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

    def needs(self, state: Any, code: int, seat: int) -> list[Need]:
        return preview.needs(state, code, seat)

    def preview(self, state: Any, codes: Sequence[int], seat: int) -> Preview:
        """As for every game; of an attack or a recruit also how it stands and what it would bring."""
        found = super().preview(state, codes, seat)
        return structs.replace(found, facts=tuple(preview.outlook(state, codes[0], seat))) if codes else found

    def weighed(self, seen: view.View) -> list[tuple[str, str]]:
        return preview.weighed(seen)

    def rule_problems(self, state: Any) -> list[str]:
        return soundness.problems(state)

    def rule_meanwhile(self, state: Any, code: int, seat: int) -> list[str]:
        return reasons.meanwhile(state, code, seat)

    def see(self, state: Any, seat: int | None) -> view.View:
        return seeing.see(state, seat)

    def recall(self, state: Any, seat: int) -> memory.Memory:
        return memory.recall(state, seat)

    def sampler(self, observation: Observation) -> Sampler:
        return sampling.prepare(self, observation.view, observation.memory, observation.seat)

    def forgotten(self, observation: Observation) -> memory.Memory:
        return memory.forgotten()

    def redeal(self, state: Any, seat: int, rng: Rng) -> BellumState:
        return sampling.redeal(state, seat, rng)

    def draw(self, seen: view.View, words: Words) -> str:
        return drawing.draw(seen, self.figures, words)

    @cached_property
    def topics(self) -> tuple[str, ...]:
        return explaining.topics(self.figures)

    def rule_explain(self, topic: str) -> list[Message]:
        return explaining.explain(self.figures, topic)

    def expand(self, text: str) -> list[str]:
        return notation.expand(text)

    def message_of(self, event: Event) -> Message:
        """What a lord goes without is a list: one text for all four kinds cannot know where a comma belongs (15)."""
        told = super().message_of(event)
        if event.kind != "short":
            return told
        missing = [fact(key, count) for key, count in told.args.items() if isinstance(count, int) and count]
        return Message(told.key, {"seat": told.args["seat"], "missing": Several([*missing])})

    def question(self, state: Any, seat: int) -> Message:
        s: BellumState = state
        ids = s.tables.creature_ids
        row = int(s.die)
        if s.phase == CASTLE:
            return Message("prompt-castle")
        if s.phase == GOBLINS:
            first, second = Thing(ids[s.has(seat, FIRST)]), Thing(ids[s.has(seat, SECOND)])
            return Message("prompt-goblins", {"first": first, "second": second})
        if s.phase == HORDE:
            if not can_cast(s, seat):
                return Message("prompt-horde", {"row": row})
            ready = int(s.has(seat, SPELL) - s.cast)
            return Message("prompt-captain", {"row": row, "spell": ready, "barrel": int(s.has(seat, BARREL))})
        if s.phase == ATTACK:
            icons = {"sword": SWORD_ICON, "magic": MAGIC_ICON, "thief": THIEF_ICON}
            strength = {name: int(s.icons(seat, icon)) for name, icon in icons.items()}
            return Message("prompt-attack", {"row": row, **strength})
        if s.phase == ROB:
            more = min(int(s.thieves), int(s.chests_of(s.victim) - s.owed(seat)))
            return Message("prompt-rob", {"victim": Who(int(s.victim)), "left": more})
        if s.phase == RECRUIT:
            return Message("prompt-recruit", {"food": int(s.has(seat, FOOD)), "sign": int(s.has(seat, SIGN))})
        return Message("prompt-place", {"creature": Thing(ids[s.hand])})

    def facts(self, seen: view.View) -> list[list[Message]]:
        found: list[list[Message]] = []
        for lord in seen.seats:
            chests = list(zip(CHESTS, lord.chests, strict=True))
            numbers = [
                ("food", lord.food), ("sign", lord.sign), ("barrel", lord.barrel), *chests, ("shield", lord.walls),
                ("magic-shield", lord.magic_shields), ("spell", lord.spells),
                ("creatures", len(lord.left) + len(lord.right)),
            ]  # fmt: skip
            castle = [fact_is("castle", Thing(lord.castle))] if lord.castle else []
            found.append(castle + [fact(key, number) for key, number in numbers if number])
        return found

    @cached_property
    def layout(self) -> Layout:
        return layout_of(self.figures)

    def scene(self, seen: view.View) -> Scene:
        return self.pieces.scene(seen)

    def scene_parts(self, seen: view.View) -> list[bytes]:
        return self.pieces.json(seen)

    def art(self, words: Words) -> Art:
        return drawing_art.art(self.figures, self.layout, words)

    @cached_property
    def pieces(self) -> Table:
        """What everything on the table looks like."""
        return Table(self.figures)

    def label(self, state: Any, code: int) -> str:
        """`pass` is called by what one renounces."""
        key = super().label(state, code)
        return f"{key}-{PHASES[state.phase]}" if key == "action-pass" else key
