"""Coming, going and sitting: what guests and the host do with the seats of a table."""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from spellboard.core import options

from ..errors import Problem
from ..guests import names
from ..guests.guest import Guest
from ..storage.store import DropMember, DropTable, PutMember, TokenRow
from ..wire.bodies import About, Entrance, SeatPlan, Settings
from . import clocks, links, starting
from .errors import NoTable
from .kept import Chair, Kept, public

if TYPE_CHECKING:
    from .draft import Draft
    from .house import House
    from .table import Table


# --- coming and going ------------------------------------------------------------------------------------------------


async def join(table: Table, guest: Guest, token: TokenRow | None, body: Entrance | None, near: str = "") -> None:
    """A guest sits down, or comes to watch. The link says what it is good for; a public table needs none."""
    kept = table.kept
    if guest.id in kept.removed:
        raise Problem("error-removed", 403)
    if token is None and not kept.public:
        raise NoTable
    if token is not None and (token.table != table.id or token.kind not in links.KINDS):
        raise NoTable
    draft = table.draft()
    if token is not None and token.kind == "watch":
        if guest.id not in table.members:
            await _must_fit(table, guest, table.house.rules.members)
            draft.writes.append(PutMember(table.id, guest.id, "watcher"))
            draft.tell("joined", guest=guest.id)
        await _done(table, draft, guest, "watcher")
        return
    wanted = token.seat if token is not None and token.kind == "seat" else body.seat if body is not None else None
    if wanted is None and any(chair.guest == guest.id for chair in kept.chairs):
        return  # who clicks twice sits once
    table.must_be_open()
    seat = _free(kept, wanted)
    if guest.id not in table.members:
        await _must_fit(table, guest, 2 * table.house.rules.members)
    name = names.in_form(body.name) if body is not None and body.name else ""
    second = any(chair.guest == guest.id for chair in kept.chairs)
    stranger = token is None and guest.id != kept.host
    if stranger:
        _must_leave_seats(table, second, near)
    sit(draft, seat, guest, name if second or name else "", second)
    draft.chair(seat, near=network(kept, near) if stranger else "")
    draft.writes.append(PutMember(table.id, guest.id, "player"))
    draft.tell("seated", seat, guest.id)
    await _done(table, draft, guest, "player")


def _must_leave_seats(table: Table, second: bool, near: str) -> None:
    """Strangers leave seats to others: each takes one, and those from one address half of all, unless it is the host's.

    Whoever has a link was invited and takes what the link is for.
    """
    if second:
        raise Problem("error-one-seat", 409)
    kept, here = table.kept, network(table.kept, near)
    at_home = any(one.guest.id == kept.host and one.near == near for one in table.connections)
    if not here or at_home:
        return
    taken = sum(chair.near == here for chair in kept.chairs)
    seats = sum(chair.free or bool(chair.near) for chair in kept.chairs)
    if taken >= (seats + 1) // 2:
        raise Problem("error-seats-address", 409)


def network(kept: Kept, near: str) -> str:
    """An address as a table keeps it before the start: a digest by the table's own key, which tells nobody anything."""
    return hmac.digest(bytes.fromhex(kept.key), f"near\0{near}".encode(), "sha256").hex()[:16] if near else ""


async def _must_fit(table: Table, guest: Guest, most: int) -> None:
    """One more guest may belong to this table, and this guest to one more table."""
    if len(table.members) >= most:
        raise Problem("error-table-crowded", 409)
    await table.house.must_have_room_to_join(guest.id)


def _free(kept: Kept, wanted: int | None) -> int:
    seats = [seat for seat, chair in enumerate(kept.chairs) if chair.free]
    if wanted is not None and wanted not in seats:
        raise Problem("error-seat-taken" if wanted < len(kept.chairs) else "error-unknown-seat", 409)
    if not seats:
        raise Problem("error-table-full", 409)
    return seats[0] if wanted is None else wanted


def sit(draft: Draft, seat: int, guest: Guest, name: str = "", second: bool = False) -> None:
    """Put a guest on a seat, under a name that nobody else has here."""
    taken = [chair.name for at, chair in enumerate(draft.kept.chairs) if at != seat and chair.name]
    called = names.beside(name or guest.name, taken)
    draft.chair(seat, guest=guest.id, name=called, second=second, bot="")


async def _done(table: Table, draft: Draft, guest: Guest, role: str) -> None:
    await draft.store()
    if role == "player" or guest.id not in table.members:
        table.members[guest.id] = role
    table.tell(draft)


async def leave(table: Table, guest: Guest) -> None:
    """A guest goes: frees its seats before the start, leaves them to bots while the match runs."""
    kept = table.kept
    seats = [seat for seat, chair in enumerate(kept.chairs) if chair.guest == guest.id]
    if guest.id not in table.members and guest.id != kept.host:
        raise NoTable
    if kept.status == "opening":
        raise Problem("error-not-open", 409)
    draft = table.draft()
    if kept.status == "running":
        if guest.id == kept.host and set(kept.people) <= set(seats):
            await _room_for_bots(table)  # or whoever begins tables and leaves them would have any number of bots
        for seat in seats:
            if kept.chairs[seat].human:
                table.hand_over(draft, seat)
        if guest.id == kept.host:
            _pass_on(draft, guest)  # or nobody could go on after a pause
        draft.tell("left", guest=guest.id)
        await table.act(draft)
        return
    if kept.status == "open":
        for seat in seats:
            draft.set(chairs=tuple(Chair() if at == seat else chair for at, chair in enumerate(draft.kept.chairs)))
    draft.writes.append(DropMember(table.id, guest.id))
    draft.tell("left", guest=guest.id)
    passed = guest.id == kept.host and _pass_on(draft, guest)
    alone = not table.members.keys() - {guest.id}
    if (kept.status == "open" and guest.id == kept.host and not passed) or (kept.done and alone):
        await _drop(table)  # nobody could find it again
        return
    await draft.store()
    table.members.pop(guest.id, None)
    table.tell(draft)


def _pass_on(draft: Draft, guest: Guest) -> bool:
    """The host goes: somebody else at the table is host from now on."""
    others = [chair for chair in draft.kept.chairs if chair.guest not in ("", guest.id)]
    for chair in sorted(others, key=lambda chair: not chair.human):  # rather one who still plays
        draft.set(host=chair.guest)
        return True
    return False


# --- the host --------------------------------------------------------------------------------------------------------


def must_host(table: Table, guest: Guest) -> None:
    if guest.id != table.kept.host:
        raise Problem("error-not-host", 403)


async def settings(table: Table, guest: Guest, body: Settings) -> None:
    """The host changes what is played, before the start."""
    must_host(table, guest)
    table.must_be_open()
    kept = table.kept
    draft = table.draft()
    fields = {name: value for name in ("edition", "clock", "public", "seating")
              if (value := getattr(body, name)) is not None}  # fmt: skip
    draft.set(**fields)
    if body.options is not None:
        draft.set(options=settled(table.house, kept.game, body.options))
    await table.house.game(kept.game, draft.kept.edition, draft.kept.options)
    check_clock(draft.kept)
    if body.seats is not None:
        draft.set(chairs=planned(table.house, kept.game, guest, body.seats, kept.chairs))
        draft.writes += links.renewed(table.id, replace(draft.kept, renewed=kept.renewed), draft.now)
    draft.tell("options")
    await draft.store()
    table.fresh = [0] * len(table.kept.chairs)
    table.tell(draft)


def settled(house: House, game: str, chosen: Mapping[str, object]) -> dict[str, object]:
    """Options as the game writes them."""
    kind = house.shelf.games.get(game)
    if kind is None:
        raise Problem("error-unknown-game", 404)
    found: dict[str, object] = msgspec.to_builtins(options.options(kind.Options, chosen), str_keys=True)
    return found


def check_clock(kept: Kept) -> None:
    rule = kept.clock
    least = {"none": 0, "move": 10, "total": 60}[rule.kind]
    if not least <= rule.seconds <= 31 * 24 * 3600 or not 0 <= rule.increment <= 3600:
        raise Problem("error-clock", 422)


def planned(
    house: House, game: str, host: Guest, plans: list[SeatPlan], now: tuple[Chair, ...] = ()
) -> tuple[Chair, ...]:
    """The seats as the host plans them; friends who sit already stay where they are."""
    kind = house.shelf.games[game]
    if not kind.fewest <= len(plans) <= kind.most:
        raise Problem("error-seat-count", 422, fewest=kind.fewest, most=kind.most)
    chairs: list[Chair] = []
    for seat, plan in enumerate(plans):
        if plan.who == "bot":
            chairs.append(Chair(bot=level(house, game, plan.bot)))
        elif plan.who == "friend":
            stays = seat < len(now) and now[seat].guest and now[seat].guest != host.id
            chairs.append(now[seat] if stays else Chair())
        else:
            second = any(chair.guest == host.id for chair in chairs)
            name = names.in_form(plan.name) if plan.name else host.name
            taken = [chair.name for chair in (*chairs, *now[seat + 1 :]) if chair.name and chair.guest != host.id]
            taken += [chair.name for chair in chairs if chair.guest == host.id]
            chairs.append(Chair(guest=host.id, name=names.beside(name, taken), second=second))
    return tuple(chairs)


def level(house: House, game: str, name: str) -> str:
    """A bot by its exact name; without one, whoever stands in."""
    levels = house.crew.levels(game)
    if not name:
        return house.substitute(game)
    if name not in levels:
        raise Problem("error-unknown-bot", 404)
    return name


async def remove(table: Table, guest: Guest, body: About) -> None:
    """The host sends somebody away for good; in a match a bot plays on."""
    must_host(table, guest)
    who = someone(table, body)
    if who == guest.id:
        raise Problem("error-not-yourself", 409)
    draft = table.draft()
    for seat, chair in enumerate(table.kept.chairs):
        if chair.guest != who:
            continue
        if table.kept.status == "open":
            draft.chair(seat, guest="", name="", second=False, bot="", near="")
        elif not table.kept.done:
            table.hand_over(draft, seat)
            draft.chair(seat, guest="", name="")
    draft.set(removed=(*draft.kept.removed, who)[-100:], muted=_without(draft.kept.muted, who))
    draft.writes.append(DropMember(table.id, who))
    draft.tell("removed", guest=who)
    await draft.store()
    table.members.pop(who, None)
    for connection in list(table.connections):
        if connection.guest.id == who:
            connection.close("removed")
            table.part(connection)
    table.tell(draft)
    await table.settle()


async def mute(table: Table, guest: Guest, body: About) -> None:
    """The host takes somebody's voice, or gives it back."""
    must_host(table, guest)
    who = someone(table, body)
    draft = table.draft()
    now = who not in table.kept.muted
    muted = (*table.kept.muted, who) if now else _without(table.kept.muted, who)
    draft.set(muted=muted[-100:])
    draft.tell("muted", guest=who, muted=now)
    await table.act(draft)


async def hand(table: Table, guest: Guest, body: About) -> None:
    """The host gives a seat to a bot; its player may return."""
    must_host(table, guest)
    seat = body.seat
    if seat is None or seat >= len(table.kept.chairs):
        raise Problem("error-unknown-seat", 404)
    wanted = level(table.house, table.kept.game, body.bot)
    draft = table.draft()
    if table.kept.status == "open":
        if table.kept.chairs[seat].guest:
            raise Problem("error-seat-taken", 409)
        draft.chair(seat, bot=wanted)
        draft.tell("bot", seat, level=wanted)
    else:
        table.must_run()
        await _room_for_bots(table)
        table.hand_over(draft, seat, wanted)
    await table.act(draft)


async def _room_for_bots(table: Table) -> None:
    """A table that had no bots so far counts among those of its host from now on."""
    if not table.kept.bots:
        await table.house.must_have_room_for_bots(table.kept.host, table.id)


def someone(table: Table, body: About) -> str:
    """The guest that the host means, by seat or by public id."""
    chairs = table.kept.chairs
    if body.seat is not None:
        if body.seat < len(chairs) and chairs[body.seat].guest:
            return chairs[body.seat].guest
        raise Problem("error-unknown-seat", 404)
    looking = {connection.guest.id for connection in table.connections}  # anybody may, where it is public
    for who in {*table.members, *looking, *(chair.guest for chair in chairs if chair.guest)}:
        if public(table.id, who) == body.guest:
            return who
    raise Problem("error-nobody", 404)


async def pause(table: Table, guest: Guest, on: bool) -> None:
    """The host pauses the match, or goes on with it; clocks and bots stand still meanwhile."""
    must_host(table, guest)
    table.must_run()
    if table.kept.paused == on:
        return
    draft = table.draft()
    clocks.stand(draft)
    draft.set(paused=on)
    draft.tell("paused" if on else "resumed")
    await table.act(draft)


async def close(table: Table, guest: Guest) -> None:
    """The host ends it; the secret of a match is published."""
    must_host(table, guest)
    if table.kept.done:
        raise Problem("error-over", 409)
    draft = table.draft()
    draft.close("closed")
    await table.act(draft)


async def renew(table: Table, guest: Guest) -> None:
    """The host makes new links; the old ones lead nowhere."""
    must_host(table, guest)
    draft = table.draft()
    draft.set(renewed=table.kept.renewed + 1)
    draft.writes += links.renewed(table.id, draft.kept, draft.now)
    draft.tell("links")
    await table.act(draft)


async def delete(table: Table, guest: Guest) -> None:
    """The host deletes a table that is not being played at."""
    must_host(table, guest)
    if table.kept.status in ("opening", "running"):
        raise Problem("error-still-running", 409)
    await _drop(table)


async def _drop(table: Table) -> None:
    await table.house.store.write([DropTable(table.id)])
    table.house.forget_table(table)
    for connection in list(table.connections):
        connection.close("closed")
        table.connections.discard(connection)


def _without(guests: tuple[str, ...], one: str) -> tuple[str, ...]:
    return tuple(guest for guest in guests if guest != one)


async def forget(table: Table, guest: str) -> None:
    """Somebody wants to be forgotten: their name goes, and bots keep their seats."""
    async with table.lock:
        if table.gone:
            return
        draft = table.draft()
        for seat, chair in enumerate(table.kept.chairs):
            if chair.guest == guest:
                if table.kept.status in ("opening", "running") and chair.human:
                    table.hand_over(draft, seat)
                draft.chair(seat, guest="", name="", second=False, near="")
        if table.kept.host == guest and not _pass_on(draft, Guest(guest, "")):
            draft.set(host="")
        if table.kept.opening:
            draft.set(opening=starting.renamed(table, [chair.player for chair in draft.kept.chairs]))
        kept = draft.kept
        draft.set(removed=_without(kept.removed, guest), muted=_without(kept.muted, guest))
        if guest in table.members:
            draft.tell("left", guest=guest)
        await draft.store()
        table.members.pop(guest, None)
        for connection in list(table.connections):
            if connection.guest.id == guest:
                connection.close("signed-out")
                table.part(connection)
        table.tell(draft)
        await table.settle()
