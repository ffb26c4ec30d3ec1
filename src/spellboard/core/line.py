"""The entries of a match that still count: what was taken back is not among them. A few bytes an entry."""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right

from .entries import Chance, Deed, Entry, Resign, Undo
from .journal import Journal

DEALER, NOBODY = -1, -2
"""Who stands behind an entry that is no seat's action."""


class Line:
    """Which entries of a journal count, which of them made something known, and who took back or changed how often."""

    __slots__ = ("_changed", "_deeds", "_first", "_journal", "_known", "_undone", "_whose", "numbers", "resigned")

    def __init__(self, journal: Journal, seats: int) -> None:
        self._journal = journal
        self.numbers = array("I")
        self._known = bytearray()
        self._whose = array("b")
        self._first = bytearray()
        """Whether somebody chose this, and it is not a later step of a composite."""
        self._deeds = [0] * seats
        self._undone = [array("I") for _ in range(seats)]
        self._changed = [array("I") for _ in range(seats)]
        self.resigned: set[int] = set()

    def add(self, entry: Entry, reveals: bool, changes: bool) -> None:
        """The next entry of the journal, which has it already; whether it made something known or changed a choice."""
        if isinstance(entry, Undo):
            self._cut(entry.before)
            if entry.seat is not None:
                self._undone[entry.seat].append(entry.n)
            return
        self.numbers.append(entry.n)
        self._known.append(reveals)
        if isinstance(entry, Deed):
            self._whose.append(entry.seat)
            self._first.append(not entry.forced and entry.chain in (0, entry.n))
            self._deeds[entry.seat] += 1
            if changes:
                self._changed[entry.seat].append(entry.n)
            return
        self._whose.append(DEALER if isinstance(entry, Chance) else NOBODY)
        self._first.append(False)
        if isinstance(entry, Resign):
            self.resigned.add(entry.seat)

    def _cut(self, before: int) -> None:
        at = bisect_left(self.numbers, before)
        for n in self.numbers[at:]:
            entry = self._journal.entry(n)
            if isinstance(entry, Deed):
                self._deeds[entry.seat] -= 1
            elif isinstance(entry, Resign):
                self.resigned.discard(entry.seat)
        for column in (self.numbers, self._known, self._whose, self._first):
            del column[at:]

    def has(self, n: int) -> bool:
        """Whether entry n still counts."""
        at = bisect_left(self.numbers, n) if n > 0 else 0
        return at < len(self.numbers) and self.numbers[at] == n

    def ends_with_chance(self) -> bool:
        """Whether the last entry that counts is the dealer's."""
        return bool(self._whose) and self._whose[-1] == DEALER

    def acted(self, seat: int) -> bool:
        """Whether an action of that seat counts."""
        return self._deeds[seat] > 0

    def own_last(self, seat: int) -> tuple[int, bool]:
        """Where the seat's last action begins, and whether it made something known; 0 if others came since.

        A composite begins with its first step; what was forced after it goes with it.
        """
        known = False
        for at in range(len(self.numbers) - 1, -1, -1):
            if self._whose[at] != seat:
                break
            known = known or bool(self._known[at])
            if self._first[at]:
                return self.numbers[at], known
        return 0, known

    def turn_of(self, seat: int) -> tuple[int, int]:
        """Back through the seat's own actions: where the first of them begins, and the barrier before them.

        The barrier is the last entry that is not the seat's, or that made something known.
        """
        first = 0
        for at in range(len(self.numbers) - 1, -1, -1):
            if self._whose[at] != seat or self._known[at]:
                return first, self.numbers[at]
            if self._first[at]:
                first = self.numbers[at]
        return first, 0

    def undos(self, seat: int, after: int) -> int:
        """How often the seat took back since an entry."""
        return len(self._undone[seat]) - bisect_right(self._undone[seat], after)

    def changes(self, seat: int) -> int:
        """How often the seat changed a choice since chance, a resignation or something that became known.

        What was taken back counts, and what others chose is no barrier: two could lay them for each other for ever.
        """
        changed = self._changed[seat]
        if not changed:
            return 0
        for at in range(len(self.numbers) - 1, -1, -1):
            if self._known[at] or self._whose[at] < 0:
                return len(changed) - bisect_right(changed, self.numbers[at])
        return len(changed)
