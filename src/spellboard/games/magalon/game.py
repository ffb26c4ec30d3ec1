"""Magalon as the contract wants it: index, start, views, words, layout."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from msgspec import structs

from ...core.art import Art
from ...core.codes import Codes
from ...core.editions import Edition
from ...core.events import Event, Sink
from ...core.game import Game
from ...core.layout import Layout
from ...core.messages import Argument, Message, Several, Thing, Who, fact, fact_is
from ...core.observation import Observation
from ...core.outcome import Outcome
from ...core.preview import Need, Preview, Way
from ...core.rng import Rng
from ...core.rulebook import Refusal
from ...core.sampler import Sampler
from ...core.scene import Scene, written
from ...core.state import State
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
    telling,
    view,
)
from .edition import Board, HouseRules, build
from .monsters import MONSTERS
from .phases import CONTACT, HOLDING, LAYING, PUSHING, SHIELDING, TURN
from .setting_up import set_up
from .state import MagalonState
from .tables import DICE, HELD, PUSHED, VICTIM
from .ways import ways as whole_ways

__all__ = ["Magalon", "course"]

EVENTS = {
    "attacked": "seat monster:thing victim:seat",
    "displaced": "seat victim:seat monster:thing field:node",
    "ended": "winners:seat* reason",
    "fell": "seat energy:number field:node",
    "gained": "seat energy:number",
    "laid": "seat card:number",
    "lifted": "seat ruin:thing",
    "passed-over": "seat monster:thing victim:seat",
    "pushed": "seat victim:seat here:node field:node",
    "put-back": "seat",
    "recovered": "seat",
    "resigned": "seat",
    "rolled": "seat dice:number* sum:number",
    "rolls": "seat",
    "round": "round:number leader:seat",
    "set": "seat ruin:thing field:node facing:thing",
    "shield-taken": "seat",
    "shielded": "seat field:node",
    "shifted": "seat ruin:thing direction:thing",
    "skipped": "seat",
    "spilled": "seat lost:number",
    "stalked": "seat monster:thing here:node field:node",
    "tired": "seat energy:number",
    "took": "seat artifact:thing",
    "took-back": "seat",
    "turn": "seat card:number",
    "walked": "seat here:node field:node",
    "warmed": "seat energy:number",
}


class Magalon(Game):
    """Two to four wizards, three artifacts, and the way home."""

    name = "magalon"
    package = "spellboard.games.magalon"
    fewest, most = 2, 4
    minutes = (45, 75)
    weight = 2.6
    Options = HouseRules
    View = view.View
    Memory = memory.Memory
    events = EVENTS
    highlights = ("took", "attacked", "spilled", "resigned", "ended")
    cites = (citing.CHOICES, citing.EVENTS)
    random_play_options = {"round_cap": 20}

    def __init__(self, edition: Edition, chosen: HouseRules) -> None:
        self.board = Board(edition)
        super().__init__(edition, chosen)
        self.tables = build(self.board, chosen)
        notation.number(self.tables, self.codes)
        self._shown: tuple[bytes, list[bytes]] = b"", []

    def index(self) -> Codes:
        return notation.index(self.board)

    def start(self, players: int) -> MagalonState:
        return set_up(self, players, self.tables)

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
        return preview.needs(state, code) if seat == state.actor else []

    def preview(self, state: Any, codes: Sequence[int], seat: int) -> Preview:
        """As for every game; before a turn is ended or taken back also what is begun and cannot be finished."""
        found = super().preview(state, codes, seat)
        kind = self.codes.kind(codes[0]) if codes and seat == state.actor else ""
        if kind not in ("end turn", "take back"):
            return found
        return structs.replace(found, facts=tuple(preview.stuck_moves(state)))

    def rule_problems(self, state: Any) -> list[str]:
        return soundness.problems(state)

    def see(self, state: Any, seat: int | None) -> view.View:
        return view.see(state, seat)

    def recall(self, state: Any, seat: int) -> memory.Memory:
        return memory.recall(state, seat)

    def forgotten(self, observation: Observation) -> memory.Memory:
        return memory.forgotten(observation)

    def sampler(self, observation: Observation) -> Sampler:
        return sampling.sampler(self.start(len(observation.view.seats)), observation.memory.position)

    def redeal(self, state: Any, seat: int, rng: Rng) -> State:
        return sampling.redeal(state, rng)

    def place(self, text: str) -> MagalonState:
        """A position from its text; what the text leaves out lies where it lies in a fresh game."""
        return position.read(self, text)

    def describe(self, state: MagalonState) -> str:
        """A position as text; `place` reads it."""
        return position.write(state)

    def draw(self, seen: view.View, words: Words) -> str:
        return drawing.draw(self.board, seen, words)

    def question(self, state: Any, seat: int) -> Message:
        s: MagalonState = state
        if s.phase == LAYING:
            return Message("prompt-lay", {"round": int(s.round)})
        if s.phase == HOLDING:
            return Message("prompt-set", {"ruin": Thing(s.t.ruin_names[s.table[HELD]])})
        if s.phase == SHIELDING:
            return Message("prompt-shield")
        seen = view.see(s, None).turn
        assert seen is not None
        if s.phase in (CONTACT, PUSHING):
            left = seen.of_push - int(s.table[PUSHED])
            push: dict[str, Argument] = {
                "monster": Thing(str(seen.attacker)), "victim": Who(int(s.table[VICTIM])), "left": left,
            }  # fmt: skip
            return Message("prompt-contact" if s.phase == CONTACT else "prompt-displace", push)
        begun = Several([Thing(piece) for piece in seen.begun])
        turn: dict[str, Argument] = {"card": seen.card, "begun": begun, "walk": seen.to_walk}
        return Message("prompt-finish" if seen.begun else "prompt-turn", turn)

    def facts(self, seen: view.View) -> list[list[Message]]:
        return [_facts(seat) for seat in seen.seats]

    @cached_property
    def topics(self) -> tuple[str, ...]:
        return explaining.topics(self.board)

    def rule_explain(self, topic: str) -> list[Message]:
        return explaining.explain(self.board, topic)

    def ways(self, state: Any, seat: int, prefix: Sequence[int] = ()) -> list[Way]:
        """Whole moves with their paths; with a prefix, those of the same thing that begin with it.

        A prefix that takes a ruin or the shield in hand gives every place for it.
        """
        s: MagalonState = state.copy()
        if s.actor != seat:
            return []
        thing, path = "", list[str]()
        for code in prefix:
            thing = notation.thing_of(s, code)
            try:
                s.apply(code, seat)
            except Refusal:
                return []
            path += notation.entered(s, code)
        names = self.tables.field_names
        found = [
            Way((*prefix, *codes), moved, (*path, *(names[field] for field in fields)))
            for moved, codes, fields in whole_ways(s)
            if thing in ("", moved)
        ]
        # A gnome may stop wherever it has got to, unless it must move on from a wizard's field.
        displaces = range(self.tables.displace, self.tables.shift)
        if thing in MONSTERS[:2] and (s.phase == TURN or any(code in displaces for code in s.legal(seat))):
            found.insert(0, Way(tuple(prefix), thing, tuple(path)))
        return found

    def expand(self, text: str) -> list[str]:
        return notation.expand(text)

    @cached_property
    def layout(self) -> Layout:
        return scene.layout(self.board)

    def scene(self, seen: view.View) -> Scene:
        return scene.scene(self.board, seen)

    def scene_parts(self, seen: view.View) -> list[bytes]:
        """Nothing is hidden, so all who look at a table see the same things: they are written for the first of them."""
        key = written(structs.replace(seen, seat=None))
        shown = self._shown
        if shown[0] != key:
            shown = self._shown = key, super().scene_parts(seen)
        return shown[1]

    def art(self, words: Words) -> Art:
        return drawing_art.art(self.board, self.layout, words)

    def label(self, state: Any, code: int) -> str:
        """What goes back, and how far, depends on the moment (C3, I4, J1)."""
        key = super().label(state, code)
        if code == self.tables.put_back:
            return f"{key}-{'shield' if state.phase == SHIELDING else 'ruin'}"
        if code == self.tables.take_back and len(state.mark_table) and state.mark_table[DICE]:
            return f"{key}-dice"
        return key

    def summary(self, events: Sequence[Event]) -> list[Message]:
        return telling.summary(events, self.message_of)


def _facts(seat: view.Seat) -> list[Message]:
    """What stands beside a name; what is nought is not worth saying, except energy."""
    found = [fact("energy", seat.energy)]
    if seat.artifacts:
        found.append(fact("artifacts", len(seat.artifacts)))
    if seat.skipped or seat.laid is not None:
        found.append(fact_is("laid", Thing("skips") if seat.laid is None else seat.laid))
    if seat.protected:
        found.append(Message("fact-protected"))
    found += [fact_is(key, Several([*cards])) for key, cards in (("hand", seat.hand), ("used", seat.used)) if cards]
    return found
