"""Clocks: every awaited person's runs; they stand still in a pause, and while the server works or is down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from spellboard.core.entries import Deed, Undo

from ..wire.table import ClockSight

if TYPE_CHECKING:
    from .draft import Draft
    from .kept import Kept
    from .table import Table

DAY = 24 * 3600


def measured(table: Table) -> bool:
    return table.kept.clock.kind != "none" and table.kept.status == "running"


def patient(table: Table) -> bool:
    """Whether people play by correspondence: nobody is expected to sit and look."""
    rule = table.kept.clock
    return rule.kind == "move" and rule.seconds >= DAY


def left(table: Table, seat: int, now: int) -> int:
    """What is left to a seat, in milliseconds."""
    since = table.running.get(seat)
    spent = 0 if since is None else max(0, now - since)
    return max(0, table.kept.chairs[seat].left - spent)


def sights(table: Table) -> list[ClockSight | None]:
    """All clocks, as everybody may see them; none where time is not measured."""
    if not measured(table):
        return []
    now = table.house.clock.now()
    return [ClockSight(left(table, seat, now), seat in table.running) for seat in range(len(table.kept.chairs))]


def wind(draft: Draft) -> None:
    """A match begins: everybody has all their time."""
    full = draft.kept.clock.seconds * 1000
    for seat in range(len(draft.kept.chairs)):
        draft.chair(seat, left=full)


def passed_on(draft: Draft) -> None:
    """Somebody acted, and others are awaited now: what is left to everybody at the moment when the wish came in."""
    table, rule, prepared = draft.table, draft.kept.clock, draft.prepared
    if rule.kind == "none" or prepared is None or table.match is None:
        return
    worked = vars(prepared)["draft"]
    acted = {entry.seat for entry in worked.entries if isinstance(entry, Deed) and not entry.forced}
    back = [entry for entry in worked.entries if isinstance(entry, Undo)]
    before, after = table.match.state.waiting, worked.state.waiting
    for seat in range(len(draft.kept.chairs)):
        rest = left(table, seat, draft.came)
        if rule.kind == "total":
            # Who takes back gives back what the move had brought.
            rest += 1000 * rule.increment * ((seat in acted) - (bool(back) and back[0].seat == seat))
        elif seat in after and (seat not in before or seat in acted) and not (back and back[0].seat == seat):
            rest = 1000 * rule.seconds
        if rest != draft.kept.chairs[seat].left:
            draft.chair(seat, left=max(0, rest))


def stand(draft: Draft) -> None:
    """Write down what is left: the table pauses, or somebody is out of time."""
    for seat in draft.table.running:
        draft.chair(seat, left=left(draft.table, seat, draft.came), since=draft.came)


def note(draft: Draft) -> None:
    """Store since when each clock runs, in the same write as what makes it run: a crash does not forget it."""
    if draft.kept.clock.kind == "none":
        return
    running = _running(draft)
    moved = draft.prepared is not None or draft.match is not None
    for seat, chair in enumerate(draft.kept.chairs):
        since = 0 if seat not in running else draft.came if moved else chair.since or draft.came
        if since != chair.since:
            draft.chair(seat, since=since)


def _running(draft: Draft) -> list[int]:
    """The seats whose clocks run when the draft has become true."""
    kept, match = draft.kept, draft.match or draft.table.match
    if kept.status != "running" or kept.paused or match is None:
        return []
    state = match.state if draft.prepared is None else vars(draft.prepared)["draft"].state
    return [seat for seat in state.waiting if kept.chairs[seat].human]


def after_restart(kept: Kept, alive: int, now: int) -> Kept:
    """The document of a table after a restart: what ran while a server was alive counts, the time without one not."""
    chairs = tuple(
        replace(chair, left=max(0, chair.left - max(0, alive - chair.since)), since=now) if chair.since else chair
        for chair in kept.chairs
    )
    return replace(kept, chairs=chairs)


def go_on(table: Table) -> None:
    """From now on the clocks of those who are awaited run."""
    table.running.clear()
    if measured(table) and not table.kept.paused and table.match is not None and not table.match.over:
        now = table.house.clock.now()
        for seat in table.match.state.waiting:
            if table.kept.chairs[seat].human:
                table.running[seat] = now


def keep_up(table: Table) -> None:
    """The match has not gone on, but somebody may have left it to a bot, or come back, or paused."""
    since = dict(table.running)
    go_on(table)
    for seat in table.running:
        table.running[seat] = since.get(seat, table.running[seat])


def due(table: Table) -> int:
    """When the next one is out of time; 0: nobody's clock runs."""
    return min((since + table.kept.chairs[seat].left for seat, since in table.running.items()), default=0)


async def ring(table: Table) -> None:
    """Whoever is out of time is played for by a bot, and may come back."""
    now = table.house.clock.now()
    late = [seat for seat in table.running if left(table, seat, now) <= 0]
    if late:
        draft = table.draft()
        draft.person = False
        stand(draft)
        for seat in late:
            draft.tell("flag", seat)
            table.hand_over(draft, seat)
        await draft.store()
        go_on(table)
        table.tell(draft)
