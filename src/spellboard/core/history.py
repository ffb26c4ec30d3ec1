"""A journal played again: what every entry told, and the position after it. It is our own, so all of it fits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import islice
from typing import Any

from . import entries as journal
from .entries import Chance, Deed, Entry, Resign, Undo
from .errors import SpellboardError
from .events import Event, Sink
from .game import Game
from .seats import eyes_of
from .state import CHANCE, State
from .transcript import Leaf, Page, Told, leaves, told

BLOCK = 50
"""So many pages are built at once, unless somebody asks for another number."""


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


class History:
    """A match as it was at one moment: game, opening position and the texts of its entries.

    Nothing in it changes while the match goes on, so whoever holds it may build pages in another thread.
    """

    def __init__(self, game: Game, opening: State, texts: Sequence[str]) -> None:
        self.game = game
        self.texts = tuple(texts)
        self._opening = opening.copy()

    def __len__(self) -> int:
        """How many pages there are; page 0 is the opening position."""
        return 1 + len(self._leaves)

    def pages(self, seat: int | None, first: int = 0, count: int = BLOCK) -> list[Page[Any]]:
        """A block of the transcript of that seat (None: a spectator), as much of it as there is.

        What came before the block is only played again: no view of it is built, and nothing told is written down.
        """
        eyes_of(seat, self._opening.players)
        found = []
        for leaf, events, state in self.steps(first, count):
            since = leaf.since if leaf.folded else 0
            found.append(Page(leaf.n, [event.seen_by(seat) for event in events], state.view(seat), since))
        return found

    def steps(self, first: int = 0, count: int = BLOCK) -> Iterator[tuple[Leaf, list[Event], State]]:
        """A block of pages before anybody looks at them: what was told, unredacted, and the position after it.

        The position goes on: whoever wants to keep it copies it.
        """
        if first < 0 or count < 1:
            raise SpellboardError("error-block", first=first, count=count)
        if first == 0:
            yield Leaf(0, 0, False, None), [], self._opening.copy()
        start, stop = max(first - 1, 0), first + count - 1
        yield from islice(self._replay(self._leaves[:stop], start), start, stop)

    def entry(self, number: int) -> Entry:
        """The entry with that number."""
        return self._entries[number - 1]

    def told(self, seat: int | None, after: int = 0) -> list[Told]:
        """What that seat (None: a spectator) was told since an entry."""
        eyes_of(seat, self._opening.players)
        every = [Leaf(entry.n, entry.n, False, None) for entry in self._entries]
        start = range(len(every))[after:].start
        replayed = islice(self._replay(every, start), start, None)
        return [told(self._entries[leaf.n - 1], events, seat) for leaf, events, _ in replayed]

    @cached_property
    def _entries(self) -> list[Entry]:
        return [journal.known(text) for text in self.texts]

    @cached_property
    def _leaves(self) -> list[Leaf]:
        return leaves(self._entries)

    def _replay(self, pages: Sequence[Leaf], first: int) -> Iterator[tuple[Leaf, list[Event], State]]:
        """Each page with its events, from the first wanted on, and the position after it, which goes on.

        What is folded is not played again: it came to nothing.
        """
        played = [self._entries[leaf.n - 1] for leaf in pages if not leaf.folded]
        back = {entry.before for entry in played if isinstance(entry, Undo)}
        kept: dict[int, State] = {}
        state = self._opening.copy()
        for at, leaf in enumerate(pages):
            sink = Sink() if at >= first else None
            if not leaf.folded:
                entry = self._entries[leaf.n - 1]
                if entry.n in back:
                    kept[entry.n] = state.copy()
                if isinstance(entry, Undo):
                    state = kept.pop(entry.before)
                    kept = {n: other for n, other in kept.items() if n < entry.before}
                else:
                    follow(self.game, state, entry, sink)
            yield leaf, [] if sink is None else sink.events, state
