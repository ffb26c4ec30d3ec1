"""What guests do at a table by plain requests: each is one change, or an error that says why not."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, cast

from spellboard.core.svg import Theme

from ..guests.guest import Guest
from ..storage.store import TokenRow
from ..wire.bodies import About, Entrance, Links, Settings
from . import links, past, rematch, seating, starting

if TYPE_CHECKING:
    from .table import Table


class Desk:
    """The part of a table that HTTP speaks to. Errors are Problem, StorageTrouble, or the core's own."""

    async def join(self, guest: Guest, token: TokenRow | None, body: Entrance | None = None, near: str = "") -> None:
        """`near` is the address that limits are counted by; empty if it is not known."""
        await self._one(seating.join, guest, token, body, near)

    async def leave(self, guest: Guest) -> None:
        await self._one(seating.leave, guest)

    async def settings(self, guest: Guest, body: Settings) -> None:
        await self._one(seating.settings, guest, body)

    async def start(self, guest: Guest) -> None:
        async def begin(table: Table) -> None:
            seating.must_host(table, guest)
            await starting.start(table, guest.id, table.house.clock.now())

        await self._one(begin)

    async def pause(self, guest: Guest) -> None:
        await self._one(seating.pause, guest, True)

    async def resume(self, guest: Guest) -> None:
        await self._one(seating.pause, guest, False)

    async def close(self, guest: Guest) -> None:
        await self._one(seating.close, guest)

    async def remove(self, guest: Guest, body: About) -> None:
        await self._one(seating.remove, guest, body)

    async def mute(self, guest: Guest, body: About) -> None:
        """Take somebody's voice; again, and they have it back."""
        await self._one(seating.mute, guest, body)

    async def hand(self, guest: Guest, body: About) -> None:
        await self._one(seating.hand, guest, body)

    async def renew(self, guest: Guest) -> None:
        await self._one(seating.renew, guest)

    async def delete(self, guest: Guest) -> None:
        await self._one(seating.delete, guest)

    async def rematch(self, guest: Guest) -> Table:
        """The same people once more, each one seat further."""
        return cast("Table", await self._one(rematch.rematch, guest))

    def links(self, guest: Guest) -> Links:
        """The tokens of the links, for the host."""
        table = cast("Table", self)
        seating.must_host(table, guest)
        return links.links(table.kept)

    # --- what was ----------------------------------------------------------------------------------------------------

    async def pages(self, guest: Guest, seat: int | None, first: int) -> bytes:
        """A block of the transcript of a seat (None: a spectator), as JSON."""
        return await past.pages(cast("Table", self), guest, seat, first)

    async def moments(self, guest: Guest, seat: int | None, first: int) -> bytes:
        """The same as scenes and sentences."""
        return await past.moments(cast("Table", self), guest, seat, first)

    async def contents(self, guest: Guest, seat: int | None) -> bytes:
        """Where to find what."""
        return await past.contents(cast("Table", self), guest, seat)

    async def transcript(self, guest: Guest, seat: int | None) -> bytes:
        return await past.transcript(cast("Table", self), guest, seat)

    async def picture(self, guest: Guest, language: str, theme: Theme) -> tuple[bytes, str]:
        """The board as a spectator sees it, and the head of the journal that it belongs to."""
        return await past.picture(cast("Table", self), guest, language, theme)

    async def record(self, guest: Guest) -> bytes:
        """The record, when the match is over or closed."""
        return await past.record(cast("Table", self), guest)

    async def _one(self, work: Callable[..., Awaitable[Any]], *args: Any) -> Any:
        """One change, with nobody else at it, to its end."""
        table = cast("Table", self)

        async def alone() -> Any:
            async with table.lock:
                found = await work(table, *args)
                if not table.gone:
                    await table.settle()
                return found

        return await table.whole(alone())
