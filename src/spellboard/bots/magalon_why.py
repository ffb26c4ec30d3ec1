"""What the search is told of Magalon, how much thought a choice deserves, and why it moved, for people."""

from __future__ import annotations

from typing import cast

from ..core.game import Game
from ..core.messages import Message, Thing, Who
from ..core.observation import Observation
from ..core.rng import Rng
from ..games.magalon import tables as t
from ..games.magalon.distances import FAR, Distances
from ..games.magalon.game import Magalon
from ..games.magalon.phases import LAYING
from ..games.magalon.state import MagalonState
from ..games.magalon.wizard import stays_on_red
from .guide import Guide
from .magalon_guide import MagalonGuide
from .thought import Thought

FULL = 1_000
AFTER_THE_DICE = 400
UNDER_WAY = 50
"""What the middle of a turn deserves: a turn may have forty choices, and takes six seconds at most."""


def guide(game: Game) -> Guide:
    """What the search knows about Magalon."""
    return MagalonGuide(cast(Magalon, game).tables)


def effort(seen: Observation) -> int:
    """A card and the turn as a whole are thought out; in the middle of a turn little is left to choose."""
    turn = seen.view.turn
    if turn is None:
        return FULL
    if seen.view.phase != "turn" or turn.giant_walked or turn.begun or turn.energy:
        return UNDER_WAY
    if turn.dice:
        return AFTER_THE_DICE
    return UNDER_WAY if turn.walked or turn.gnomes or turn.shifts or not turn.shield else FULL


# --- reasons ----------------------------------------------------------------------------------------------------------


def why(seen: Observation, thought: Thought) -> Message | None:
    """What a card or the rest of a turn is good for, in one sentence; nothing if it is good for nothing special."""
    before = seen.sample(Rng(0))
    assert isinstance(before, MagalonState)
    if before.phase == LAYING:
        return _why_card(before, thought.code - int(before.t.lay))
    after = before.copy()
    for code in thought.line:
        if after.actor != seen.seat or (code in (after.t.end_turn, after.t.roll)):
            break
        after.apply(code)
    return _why_turn(before, after, seen.seat)


def _why_card(s: MagalonState, card: int) -> Message:
    if s.t.recovers[card]:
        return Message("why-cards-back")
    if s.t.energy[card]:
        return Message("why-energy", {"energy": int(s.table[t.ENERGY + s.mover]), "goal": int(s.t.energy_goal)})
    if s.t.protects[card]:
        return Message("why-protected")
    return Message("why-far", {"steps": _way(s, int(s.mover))})


def _why_turn(before: MagalonState, after: MagalonState, me: int) -> Message | None:
    if after.winner == me:
        return Message("why-home")
    struck = [seat for seat in range(before.players) if seat != me and _moved(before, after, t.AT + seat)]
    if struck:
        return Message("why-struck", {"victim": Who(max(struck, key=lambda seat: _delay(before, after, seat)))})
    new = int(after.table[t.OWNED + me]) & ~int(before.table[t.OWNED + me])
    if new:
        field = int(after.t.start) + new.bit_length()
        return Message("why-artifact", {"artifact": Thing(after.t.field_names[field])})
    others = [seat for seat in range(before.players) if seat != me and before.present(seat)]
    held = max(others, key=lambda seat: _delay(before, after, seat), default=me)
    if held != me and _delay(before, after, held) > 0:
        return Message("why-barred", {"victim": Who(held)})
    if _moved(before, after, t.AT + me) and stays_on_red(after):
        return Message("why-red", {"energy": int(after.t.red_gain)})
    nearer = _way(before, me) - _way(after, me)
    return Message("why-nearer", {"steps": nearer}) if nearer > 0 else None


def _moved(before: MagalonState, after: MagalonState, entry: int) -> bool:
    return before.table[entry] != after.table[entry]


def _way(s: MagalonState, seat: int) -> int:
    return min(int(Distances(s).tour(s.table[t.AT + seat], s.table[t.OWNED + seat])), int(FAR))


def _delay(before: MagalonState, after: MagalonState, seat: int) -> int:
    """By how much a wizard's way has become longer."""
    return _way(after, seat) - _way(before, seat)
