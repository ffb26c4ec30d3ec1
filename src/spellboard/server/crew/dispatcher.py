"""Which choice is made next and how long it may take, so that nobody's flood is felt by anybody else."""

from __future__ import annotations

from collections import Counter, OrderedDict
from typing import Generic, TypeVar

from .budget import Budgets
from .queue import FairQueue
from .wanted import Wanted

T = TypeVar("T")

AT_ONCE = 4
"""This many jobs a worker may have ahead of it at their full time; if more wait, each gets less."""
SHORTEST = 0.02
"""No job gets less than this, in seconds: a game always continues."""
ACTIVE_SECONDS = 10.0
"""An address that has asked within this time may ask again at any moment: others leave a worker free for it."""


class Ticket(Generic[T]):
    """A job that has been given a worker."""

    def __init__(self, wanted: Wanted, item: T) -> None:
        self.address = wanted.address
        self.watched = wanted.watched
        self.wanted = wanted
        self.item = item
        self.seconds = 0.0
        """How long it may think."""
        self.reserved = 0.0
        """What was set aside for it of the budget of its address."""
        self.used = 0.0
        """How long it has kept workers busy."""
        self.holds = True
        """Whether it counts as a worker of its address."""


class Dispatcher(Generic[T]):
    """The queue, the budgets and who holds how many workers. It is told the time, in seconds, and starts nothing."""

    def __init__(self, workers: int, budget: float) -> None:
        self._workers = workers
        self._queue: FairQueue[Ticket[T]] = FairQueue()
        self.budgets = Budgets(budget)
        self._held: Counter[str] = Counter()
        self._held_unwatched = 0
        self._active: OrderedDict[str, float] = OrderedDict()
        """The addresses of watched tables, and when each was last served or asked for something."""

    def __len__(self) -> int:
        return len(self._queue)

    def waiting(self, watched: bool) -> int:
        """How many choices wait for tables that somebody waits at, or for the others."""
        return self._queue.waiting(watched)

    def put(self, wanted: Wanted, item: T, now: float) -> None:
        """A table wants a choice."""
        self._queue.put(wanted.address, wanted.guest, wanted.table, Ticket(wanted, item), wanted.watched)
        if wanted.watched:
            self._seen(wanted.address, now)

    def promote(self, table: str, now: float) -> None:
        """Somebody waits at this table now."""
        for ticket in self._queue.promote(table):
            ticket.watched = True
            self._seen(ticket.address, now)

    def take(self, now: float) -> Ticket[T] | None:
        """The next job that may start, with its time; None if there is none, or none may take another worker."""
        self._forget(now)
        ticket = self._queue.take(self._allowed)
        if ticket is None:
            return None
        ticket.seconds = self._seconds(ticket, now)
        ticket.reserved = self.budgets.reserve(ticket.address, ticket.seconds, now)
        self._held[ticket.address] += 1
        self._held_unwatched += not ticket.watched
        return ticket

    def drain(self) -> list[T]:
        """All that waits, which nobody will serve any more."""
        return [ticket.item for ticket in iter(self._queue.take, None)]

    def release(self, ticket: Ticket[T]) -> None:
        """The worker of this job seems to hang: another one takes its place meanwhile."""
        if not ticket.holds:
            return
        ticket.holds = False
        self._held[ticket.address] -= 1
        self._held += Counter()  # forgets those that hold none
        self._held_unwatched -= not ticket.watched

    def settle(self, ticket: Ticket[T], now: float) -> None:
        """A job is over."""
        self.release(ticket)
        self.budgets.settle(ticket.address, ticket.reserved, ticket.used, now)
        if ticket.watched:
            self._seen(ticket.address, now)

    def _seconds(self, ticket: Ticket[T], now: float) -> float:
        """Less where the line of its own address is long, or where many addresses wait; never for another's line."""
        address, watched = ticket.address, ticket.watched
        workers = min(self._most(address), self._workers / (1 + self._queue.rivals(address, watched)))
        room = AT_ONCE * workers / (1 + self._queue.waiting_of(address, watched))
        return max(SHORTEST, min(ticket.wanted.seconds * min(1.0, room), self.budgets.left(address, now)))

    def _allowed(self, address: str, watched: bool) -> bool:
        if not watched and self._active and self._held_unwatched >= self._all_but_one:
            return False
        return self._held[address] < self._most(address)

    def _most(self, address: str) -> int:
        """How many workers an address may hold: all while it is alone."""
        alone = len(self._active) - (address in self._active) == 0
        return self._workers if alone else self._all_but_one

    @property
    def _all_but_one(self) -> int:
        return max(1, self._workers - 1)

    def _seen(self, address: str, now: float) -> None:
        self._active[address] = now
        self._active.move_to_end(address)

    def _forget(self, now: float) -> None:
        while self._active:
            address, at = next(iter(self._active.items()))
            if now - at < ACTIVE_SECONDS or self._held[address]:
                return
            del self._active[address]
