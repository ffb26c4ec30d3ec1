"""Guests: links that work once, a way back, keys for programs, and being forgotten."""

from __future__ import annotations

import asyncio

import pytest

from spellboard.server.guests.guests import MOST_DEVICES, MOST_KEYS, Entered, Guests, GuestTrouble
from spellboard.server.guests.tokens import fresh_token

from ..clock import HandClock
from ..storage.memory import MemoryStore


def some() -> tuple[Guests, HandClock, MemoryStore]:
    clock, store = HandClock(), MemoryStore()
    return Guests(store, clock), clock, store


async def entered(guests: Guests, token: str, kind: str = "session") -> Entered:
    found = await guests.enter(token, kind)
    assert found is not None
    return found


def test_a_guest_comes_in_by_the_token_of_its_session() -> None:
    async def story() -> None:
        guests, _, _ = some()
        ada, token = await guests.make(" Ada ")
        assert ada.name == "Ada"
        assert (await entered(guests, token)).guest == ada
        assert await guests.enter(token, "key") is None
        assert await guests.enter(fresh_token(), "session") is None
        assert await guests.enter("x" * 5000, "session") is None

    asyncio.run(story())


def test_the_link_to_a_second_device_works_once() -> None:
    async def story() -> None:
        guests, _, _ = some()
        ada, _ = await guests.make("Ada")
        link, _ = await guests.device_link(ada)
        both = await asyncio.gather(*(guests.arrive(link, "device") for _ in range(2)), return_exceptions=True)
        late = [trouble for trouble in both if isinstance(trouble, GuestTrouble)]
        assert [trouble.said.key for trouble in late] == ["error-link-over"]
        (found,) = [each for each in both if not isinstance(each, BaseException)]
        assert (await entered(guests, found[1])).guest == ada

    asyncio.run(story())


def test_the_link_to_a_second_device_is_good_for_five_minutes() -> None:
    async def story() -> None:
        guests, clock, _ = some()
        ada, _ = await guests.make("Ada")
        link, until = await guests.device_link(ada)
        assert until == clock.now() + 5 * 60 * 1000
        clock.turn(5 * 60)
        with pytest.raises(GuestTrouble):
            await guests.arrive(link, "device")

    asyncio.run(story())


def test_a_newer_link_makes_the_older_one_void() -> None:
    async def story() -> None:
        guests, _, _ = some()
        ada, _ = await guests.make("Ada")
        older, newer = (await guests.device_link(ada))[0], (await guests.device_link(ada))[0]
        with pytest.raises(GuestTrouble):
            await guests.arrive(older, "device")
        await guests.arrive(newer, "device")
        lost, kept = await guests.recovery_link(ada), await guests.recovery_link(ada)
        with pytest.raises(GuestTrouble):
            await guests.arrive(lost, "recovery")
        assert (await guests.arrive(kept, "recovery"))[0] == (await guests.arrive(kept, "recovery"))[0] == ada

    asyncio.run(story())


def test_a_link_of_one_kind_is_none_of_another() -> None:
    async def story() -> None:
        guests, _, _ = some()
        ada, session = await guests.make("Ada")
        way_back = await guests.recovery_link(ada)
        for token in (session, way_back):
            with pytest.raises(GuestTrouble):
                await guests.arrive(token, "device")

    asyncio.run(story())


def test_signing_out_leaves_the_other_devices_alone() -> None:
    async def story() -> None:
        guests, _, _ = some()
        ada, first = await guests.make("Ada")
        _, second = await guests.arrive(await guests.recovery_link(ada), "recovery")
        await guests.leave(await entered(guests, first))
        assert await guests.enter(first, "session") is None
        assert await guests.enter(second, "session") is not None

    asyncio.run(story())


def test_everything_else_can_be_signed_out() -> None:
    async def story() -> None:
        guests, _, _ = some()
        ada, first = await guests.make("Ada")
        _, his = await guests.make("Ben")
        way_back = await guests.recovery_link(ada)
        _, second = await guests.arrive(way_back, "recovery")
        key, _ = await guests.make_key(ada, "bot")
        await guests.leave_elsewhere(await entered(guests, second))
        assert await guests.enter(second, "session") is not None
        assert await guests.enter(his, "session") is not None
        assert await guests.enter(first, "session") is None
        assert await guests.enter(key, "key") is None
        with pytest.raises(GuestTrouble):
            await guests.arrive(way_back, "recovery")

    asyncio.run(story())


def test_the_oldest_of_too_many_devices_is_signed_out() -> None:
    async def story() -> None:
        guests, clock, store = some()
        ada, first = await guests.make("Ada")
        way_back = await guests.recovery_link(ada)
        for _ in range(MOST_DEVICES):
            clock.turn(1)
            _, last = await guests.arrive(way_back, "recovery")
        assert len(await store.tokens(kind="session", guest=ada.id)) == MOST_DEVICES
        assert await guests.enter(first, "session") is None
        assert await guests.enter(last, "session") is not None

    asyncio.run(story())


def test_a_key_lets_a_program_in_until_it_is_revoked() -> None:
    async def story() -> None:
        guests, _, _ = some()
        ada, _ = await guests.make("Ada")
        ben, _ = await guests.make("Ben")
        token, row = await guests.make_key(ada, "my bot")
        assert [key.label for key in await guests.keys(ada)] == ["my bot"]
        assert (await entered(guests, token, "key")).guest == ada
        assert not await guests.drop_key(ben, row.id)
        assert await guests.drop_key(ada, row.id)
        assert await guests.enter(token, "key") is None
        for number in range(MOST_KEYS):
            await guests.make_key(ada, f"key {number}")
        with pytest.raises(GuestTrouble) as trouble:
            await guests.make_key(ada, "one more")
        assert trouble.value.said.args == {"most": MOST_KEYS}

    asyncio.run(story())


def test_who_is_forgotten_has_no_name_and_no_way_in() -> None:
    async def story() -> None:
        guests, _, store = some()
        ada, token = await guests.make("Ada")
        key, _ = await guests.make_key(ada, "bot")
        await guests.forget(ada)
        assert await guests.enter(token, "session") is None
        assert await guests.enter(key, "key") is None
        row = await store.guest(ada.id)
        assert row is None or row.name == ""

    asyncio.run(story())


def test_a_guest_can_be_called_otherwise() -> None:
    async def story() -> None:
        guests, _, _ = some()
        ada, token = await guests.make("Ada")
        await guests.rename(ada, "Ida")
        assert (await entered(guests, token)).guest.name == "Ida"

    asyncio.run(story())
