"""What a host stores before it becomes true: entries that were worked out and not yet entered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from . import entries
from .entries import Chance, Deed, Entry
from .errors import SpellboardError
from .events import Event, Sink
from .state import CHANCE, State
from .transcript import Told, told

if TYPE_CHECKING:
    from .match import Match

MOST_CHANGES = 200
"""So often a seat changes a choice that is in: until the dice fall, somebody resigns or something becomes known."""


class Stale(SpellboardError):
    """The match has moved on since something was prepared: for which entry, and which one is next now."""

    def __init__(self, entry: int, now: int) -> None:
        self.entry = entry
        self.now = now
        super().__init__("error-stale", entry=entry, now=now)


class Prepared(Struct, frozen=True, dict=True):
    """The next entries of a match, to be stored and then committed; the dealer's and forced ones are among them."""

    after: int
    """It follows this entry; no other."""
    texts: list[str]
    links: list[str]
    events: list[list[Event]]
    """What each entry tells, unredacted: `told` is what may leave the house."""
    head: str
    """The newest link when this has been entered."""

    @property
    def open(self) -> bool:
        """Whether everybody is told the same: no event has a part that is for some seats only."""
        return not any(event.private is not None for events in self.events for event in events)

    def told(self, seat: int | None) -> list[Told]:
        """What that seat (None: a spectator) may know of it."""
        found = map(entries.known, self.texts)
        return [told(entry, events, seat) for entry, events in zip(found, self.events, strict=True)]

    @property
    def all_events(self) -> list[Event]:
        """The events of all entries in a row."""
        return [event for events in self.events for event in events]


class Draft:
    """The match as it would be: entries are added to it, and nothing of the match itself changes."""

    __slots__ = ("_mine", "before", "chain", "changes", "closed", "counter", "entries", "events", "links", "match",
                 "recent", "state", "texts")  # fmt: skip

    def __init__(self, match: Match) -> None:
        self.match = match
        self.state = match.state
        self.chain = match.chain.fork()
        self.counter = match.dealer.counter
        self.closed = match.closed
        self.entries: list[Entry] = []
        self.texts: list[str] = []
        self.links: list[str] = []
        self.events: list[list[Event]] = []
        self.before: list[State | None] = []
        """The position before an entry, where somebody may want to take it back."""
        self.changes: list[bool] = []
        """Whether an entry changes a choice that was in before."""
        self.recent: list[tuple[int, State]] | None = None
        """The positions before the last entries that count, where they had to be worked out."""
        self._mine = False

    @property
    def next(self) -> int:
        """The number of the next entry."""
        return self.chain.length + 1

    def enter(self, entry: Entry, events: list[Event], before: State | None = None, changes: bool = False) -> None:
        """Add an entry to the journal as it would be."""
        text = entries.write(entry)
        self.entries.append(entry)
        self.texts.append(text)
        self.links.append(self.chain.add(text))
        self.events.append(events)
        self.before.append(before)
        self.changes.append(changes)

    def go_on(self, keep: bool = True) -> State | None:
        """From here the position is changed; gives the one before, if it is to be kept."""
        before = self.state
        if keep or not self._mine:
            self.state = before.copy()
            self._mine = True
        return before if keep else None

    def back_to(self, state: State) -> None:
        """An earlier position, which others hold too."""
        self.state = state
        self._mine = False

    def deed(self, code: int, seat: int, chain: int = 0, forced: bool = False) -> None:
        """A seat acts; a Refusal if it may not."""
        here = self.state
        # What is legal here was worked out when it was offered: ask the position that knows it.
        if not here.allows(code, seat, here.turn()):
            refusal = here.why_not(code, seat)
            assert refusal is not None
            raise refusal
        changes = seat not in here.waiting
        if changes and self.match.changes(seat) + sum(self.changes) >= MOST_CHANGES:
            raise self.match.game.rulebook.refusal(["core.change-often"])
        before, sink = self.go_on(), Sink()
        self.state.step(code, seat, sink)
        self.enter(Deed(self.next, seat, self.match.game.name_of(code), chain, forced), sink.events, before, changes)

    def settle(self) -> None:
        """The dealer acts as long as it is his turn; forced choices follow if that was wished."""
        match = self.match
        while not self.closed:
            turn = self.state.turn()
            if turn == CHANCE:
                chances = self.state.chances()
                weights = [weight for _, weight in chances]
                code = chances[match.dealer.fall(self.counter, weights)][0]
                self.go_on(keep=False)
                sink = Sink()
                self.state.step(code, CHANCE, sink)
                self.enter(Chance(self.next, match.game.name_of(code), self.counter, weights), sink.events)
                self.counter += 1
                continue
            if turn < 0 or not match.forced or not self.state.openly_forced():
                return
            waiting = self.state.waiting
            legal = self.state.legal(waiting[0]) if len(waiting) == 1 else []
            if len(legal) != 1:
                return
            self.deed(legal[0], waiting[0], forced=True)

    def done(self) -> Prepared:
        """What is to be stored; the match finds this draft again in it."""
        prepared = Prepared(self.chain.length - len(self.texts), self.texts, self.links, self.events, self.chain.head)
        vars(prepared)["draft"] = self
        return prepared
