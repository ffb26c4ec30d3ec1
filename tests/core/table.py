"""Setting up matches of Embers, playing them on, and damaging documents."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from spellboard import Match, Rng, State
from spellboard.core.prepared import Draft
from tests.example.game import Embers
from tests.example.state import LEAD, EmbersState

NAMES = ["Ada", "Ben", "Cleo"]
SECRET = bytes(range(32))
SALTS = ["salt-a", "salt-b", "salt-c"]
FORMER = Path(__file__).parent.parent / "golden" / "former"
"""Records as they were written before the seal bound header and journal."""
STATED = Path(__file__).parent.parent / "golden" / "stated"
"""Records as they were written before an option with its default was left out of the header."""


def sealed(game: Embers) -> Match:
    """A sealed match whose secret the tests know."""
    return Match.begin(game, NAMES, secret=SECRET, salts=SALTS)


def embers(state: State) -> EmbersState:
    """The state as what it is."""
    assert isinstance(state, EmbersState)
    return state


def step(match: Match, rng: Rng) -> None:
    """One random choice of one of the waiting seats."""
    waiting = match.state.waiting
    seat = waiting[int(rng.below(len(waiting)))]
    legal = match.state.legal(seat)
    match.apply(legal[int(rng.below(len(legal)))], seat)


def finish(match: Match, seed: int) -> Match:
    """The match played to its end at random."""
    rng = Rng(seed)
    while not match.over:
        step(match, rng)
    return match


def aims(match: Match, *choices: str) -> None:
    """The secret choices of all three seats, in their order."""
    for seat, choice in enumerate(choices):
        match.play(choice, seat)


def hidden_until_lead(match: Match) -> Match:
    """Nobody robs in the first round: the leader, seat 0, decides whether to bury."""
    aims(match, "hide", "hide", "hide")
    assert embers(match.state).phase == LEAD and match.state.actor == 0
    return match


def with_every_kind_of_entry(match: Match) -> Match:
    """A beginning with a rewind past chance, an undo, and a composite."""
    aims(match, "aim p2", "hide", "hide")
    match.rewind(10)
    hidden_until_lead(match)
    match.play("bury", 0)
    match.undo(0)
    match.play(f"bury {card_in_hand(match)}", 0)
    return match


def force(match: Match, text: str, seat: int) -> None:
    """An action that is entered as forced, whether it was or not."""
    draft = Draft(match)
    draft.deed(match.game.code_of(text), seat, forced=True)
    match.commit(draft.done())


def card_in_hand(match: Match, seat: int = 0) -> str:
    """A card that a seat holds."""
    hand = match.view(seat).hand
    return ["ash", "coal", "flame"][next(at for at, count in enumerate(hand) if count)]


def card_not_in_hand(match: Match, seat: int = 0) -> str:
    """A card that a seat does not hold; the sealed match deals such hands."""
    hand = match.view(seat).hand
    return ["ash", "coal", "flame"][next(at for at, count in enumerate(hand) if not count)]


def snapshot(match: Match) -> tuple[Any, ...]:
    """All that a refused action must leave alone."""
    entries = list(match.entries)
    shown = [match.transcript(seat).encode() for seat in (None, 0, 1, 2)]
    return match.state.to_bytes(), entries, match.dealer.counter, shown


def observations(match: Match) -> list[bytes]:
    """What every seat knows, in bytes."""
    return [match.state.observe(seat).to_bytes() for seat in range(3)]


values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.integers(-3, 20)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
"""Any JSON value."""


@st.composite
def damaged(draw: st.DrawFn, document: Any) -> Any:
    """A JSON document with one to three things in it replaced, taken out or put in."""
    whole = copy.deepcopy(document)
    for _ in range(draw(st.integers(1, 3))):
        node: Any = whole
        while node:
            key: Any = draw(st.sampled_from(sorted(node) if isinstance(node, dict) else range(len(node))))
            inner = node[key]
            if isinstance(inner, dict | list) and inner and draw(st.booleans()):
                node = inner
                continue
            what = draw(st.sampled_from(["replace", "replace", "remove", "insert"]))
            if what == "replace":
                node[key] = draw(values)
            elif what == "remove":
                del node[key]
            elif isinstance(node, dict):
                node[draw(st.text(max_size=8))] = draw(values)
            else:
                node.insert(key, draw(st.sampled_from(node) | values))
            break
    return whole
