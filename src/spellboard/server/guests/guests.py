"""Guests and what lets them in: sessions of devices, links for a second one, a way back, keys for programs."""

from __future__ import annotations

import asyncio

import msgspec
from msgspec import Struct

from ..clock import Clock
from ..errors import Problem
from ..storage.store import DropToken, DropTokens, ForgetGuest, GuestRow, PutGuest, PutToken, Store, TokenRow
from .guest import Guest
from .names import in_form
from .tokens import TOKEN, fresh_id, fresh_token, hash_of

DEVICE_LINK = 5 * 60 * 1000
"""Milliseconds for which the link to a second device is good."""
MOST_KEYS = 20
MOST_DEVICES = 20


class GuestTrouble(Problem):
    """A link that leads nowhere any more, or too many keys."""


class Entered(Struct, frozen=True):
    """A guest, and the token by which it came in."""

    guest: Guest
    token: TokenRow


class Guests:
    """All guests. What a link is worth is decided here, and once only where it is good for once."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._once = asyncio.Lock()

    async def make(self, name: str) -> tuple[Guest, str]:
        """A new guest, and the token of its first session."""
        now = self._clock.now()
        guest = Guest(fresh_id(), in_form(name))
        token, row = self._token("session", guest.id)
        await self._store.write([PutGuest(GuestRow(guest.id, guest.name, now, now)), PutToken(row)])
        return guest, token

    async def enter(self, token: str, kind: str) -> Entered | None:
        """Who has this token of that kind; None if nobody has (any more)."""
        row = await self._row(token, kind)
        found = None if row is None else await self._store.guest(row.guest)
        return None if row is None or found is None else Entered(Guest(found.id, found.name), row)

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Called otherwise from now on."""
        renamed = Guest(guest.id, in_form(name))
        row = await self._store.guest(guest.id)
        if row is not None:
            changed = msgspec.structs.replace(row, name=renamed.name, touched=self._clock.now())
            await self._store.write([PutGuest(changed)])
        return renamed

    async def forget(self, guest: Guest) -> None:
        """Name, tokens and every line of chat are overwritten or dropped; journals hold seat numbers only."""
        await self._store.write([ForgetGuest(guest.id, b"")])

    # --- devices -----------------------------------------------------------------------------------------------------

    async def device_link(self, guest: Guest) -> tuple[str, int]:
        """A token that makes a second device this guest's, once and soon; and until when. An older one is void."""
        until = self._clock.now() + DEVICE_LINK
        token, row = self._token("device", guest.id, until=until)
        await self._store.write([DropTokens("device", guest=guest.id), PutToken(row)])
        return token, until

    async def recovery_link(self, guest: Guest) -> str:
        """A token to keep: the way back when all devices are lost. An older one is void."""
        token, row = self._token("recovery", guest.id)
        await self._store.write([DropTokens("recovery", guest=guest.id), PutToken(row)])
        return token

    async def arrive(self, token: str, kind: str) -> tuple[Guest, str]:
        """A device comes by a link of that kind (`device`: once, `recovery`): the guest, and a session's token."""
        async with self._once:  # two devices with one link: the second is late
            found = await self.enter(token, kind)
            if found is None:
                raise GuestTrouble("error-link-over", 410)
            sessions = await self._store.tokens(kind="session", guest=found.guest.id)
            session, row = self._token("session", found.guest.id)
            late = sorted(sessions, key=lambda old: old.created)[: max(0, len(sessions) - MOST_DEVICES + 1)]
            used = [DropToken(found.token.hash)] if kind == "device" else []
            await self._store.write([*used, *(DropToken(old.hash) for old in late), PutToken(row)])
        return found.guest, session

    async def ways_in(self, guest: Guest) -> set[str]:
        """The ids of all tokens by which this guest may be here."""
        return {row.id for kind in ("session", "key") for row in await self._store.tokens(kind=kind, guest=guest.id)}

    async def leave(self, entered: Entered) -> None:
        """This device is signed out."""
        await self._store.write([DropToken(entered.token.hash)])

    async def leave_elsewhere(self, entered: Entered) -> None:
        """Every other device is signed out, and no link or key of this guest is good any more."""
        kept = [PutToken(entered.token)] if entered.token.kind == "session" else []
        kinds = ("session", "device", "recovery", "key")
        await self._store.write([*(DropTokens(kind, guest=entered.guest.id) for kind in kinds), *kept])

    # --- keys for programs -------------------------------------------------------------------------------------------

    async def keys(self, guest: Guest) -> list[TokenRow]:
        return sorted(await self._store.tokens(kind="key", guest=guest.id), key=lambda row: (row.created, row.id))

    async def make_key(self, guest: Guest, label: str) -> tuple[str, TokenRow]:
        """A personal token; its text is known now and never again."""
        label = in_form(label)
        async with self._once:
            if len(await self.keys(guest)) >= MOST_KEYS:
                raise GuestTrouble("error-keys-many", 409, most=MOST_KEYS)
            token, row = self._token("key", guest.id, label=label)
            await self._store.write([PutToken(row)])
        return token, row

    async def drop_key(self, guest: Guest, id: str) -> bool:
        """Whether there was such a key; it is good no more."""
        found = [row for row in await self.keys(guest) if row.id == id]
        await self._store.write([DropToken(row.hash) for row in found])
        return bool(found)

    # -----------------------------------------------------------------------------------------------------------------

    async def _row(self, token: str, kind: str) -> TokenRow | None:
        if not TOKEN.fullmatch(token):
            return None
        row = await self._store.token(hash_of(token))
        good = row is not None and row.kind == kind and (not row.until or self._clock.now() < row.until)
        return row if good else None

    def _token(self, kind: str, guest: str, until: int = 0, label: str = "") -> tuple[str, TokenRow]:
        token = fresh_token()
        row = TokenRow(hash_of(token), fresh_id(), kind, guest, label=label, created=self._clock.now(), until=until)
        return token, row
