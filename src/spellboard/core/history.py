"""A journal played again: what every entry told, and the position after it. It is our own, so all of it fits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .entries import Chance, Deed, Entry, Resign, Undo
from .events import Event, Sink
from .game import Game
from .state import CHANCE, State
from .transcript import Leaf


def follow(game: Game, state: State, entry: Entry, sink: Sink | None = None) -> None:
    """Carry out an entry again, in place; who closes a match changes no position."""
    if isinstance(entry, Deed):
        state.step(game.code_of(entry.action), entry.seat, sink)
    elif isinstance(entry, Chance):
        state.step(game.code_of(entry.action), CHANCE, sink)
    elif isinstance(entry, Resign):
        if sink is not None:
            sink.tell("resigned", {"seat": entry.seat})
        state.resign(entry.seat, sink)


def pages(
    game: Game, state: State, entries: Sequence[Entry], leaves: Sequence[Leaf]
) -> Iterator[tuple[Leaf, list[Event], State]]:
    """Each page with its events and the position after it, which goes on with the replay: copy it to keep it.

    What is folded is not played again: it came to nothing.
    """
    played = [entries[leaf.n - 1] for leaf in leaves if not leaf.folded]
    back = {entry.before for entry in played if isinstance(entry, Undo)}
    kept: dict[int, State] = {}
    for leaf in leaves:
        sink = Sink()
        if not leaf.folded:
            entry = entries[leaf.n - 1]
            if entry.n in back:
                kept[entry.n] = state.copy()
            if isinstance(entry, Undo):
                state = kept.pop(entry.before)
            else:
                follow(game, state, entry, sink)
        yield leaf, sink.events, state
