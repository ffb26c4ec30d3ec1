"""What every store does, whatever stands behind it."""

from __future__ import annotations

import msgspec
import pytest

from spellboard.server.storage.store import (
    MAX_EVENTS,
    MOST_REQUESTS,
    AddEntries,
    AddEvents,
    AddOrder,
    AddRequest,
    AnswerOrder,
    DropMember,
    DropRequests,
    DropTable,
    DropToken,
    DropTokens,
    ForgetGuest,
    PutGuest,
    PutMember,
    PutTable,
    PutToken,
    RequestRow,
    StorageTrouble,
    Store,
    Write,
    WriteRefused,
)
from tests.server.saying import refused

from . import rows
from .conftest import Play


def test_a_table_is_found_by_its_id_as_it_was_put_last(play: Play) -> None:
    async def story(store: Store) -> None:
        assert await store.table("t1") is None
        await store.write([PutTable(rows.table())])
        assert await store.table("t1") == rows.table()
        changed = rows.table(status="running", public=True, touched=2**41, document=b"\x00\xff")
        await store.write([PutTable(changed)])
        assert await store.table("t1") == changed

    play(story)


def test_putting_a_table_again_leaves_what_belongs_to_it(play: Play) -> None:
    async def story(store: Store) -> None:
        await store.write(
            [PutTable(rows.table()), AddEntries("t1", 0, rows.entries(1, 3)), PutMember("t1", "ada", "plays")]
        )
        await store.write([PutTable(rows.table(status="running"))])
        assert await store.entries("t1") == list(rows.entries(1, 3))
        assert await store.members("t1") == {"ada": "plays"}

    play(story)


def test_tables_come_newest_first_by_status_and_openness(play: Play) -> None:
    async def story(store: Store) -> None:
        old, new = rows.table("a", created=1, public=True), rows.table("b", created=2)
        running = rows.table("c", created=3, status="running", public=True)
        await store.write([PutTable(new), PutTable(running), PutTable(old)])
        assert await store.tables() == [running, new, old]
        assert await store.tables(limit=2) == [running, new]
        assert await store.tables(status=["open"]) == [new, old]
        assert await store.tables(status=["open", "running"], public=True) == [running, old]
        assert await store.tables(public=False) == [new]
        assert await store.tables(status=["over"]) == []

    play(story)


def test_tables_of_one_age_have_one_order(play: Play) -> None:
    async def story(store: Store) -> None:
        await store.write([PutTable(rows.table(id)) for id in "bca"])
        assert [row.id for row in await store.tables()] == ["c", "b", "a"]

    play(story)


def test_a_guest_finds_the_tables_where_it_is_a_member(play: Play) -> None:
    async def story(store: Store) -> None:
        await store.write([PutTable(rows.table("a", created=1)), PutTable(rows.table("b", created=2))])
        await store.write(
            [PutMember("a", "ben", "plays"), PutMember("b", "ben", "watches"), PutMember("b", "cleo", "plays")]
        )
        assert [row.id for row in await store.tables_of("ben")] == ["b", "a"]
        assert [row.id for row in await store.tables_of("cleo")] == ["b"]
        assert await store.tables_of("dora") == []
        await store.write([PutMember("b", "ben", "plays"), DropMember("a", "ben"), DropMember("a", "nobody")])
        assert await store.members("b") == {"ben": "plays", "cleo": "plays"}
        assert await store.members("a") == {}
        assert [row.id for row in await store.tables_of("ben")] == ["b"]

    play(story)


def test_idle_tables_are_those_that_nobody_touched_since(play: Play) -> None:
    async def story(store: Store) -> None:
        await store.write([PutTable(rows.table(id, touched=at)) for id, at in (("a", 30), ("b", 10), ("c", 20))])
        await store.write([PutTable(rows.table("d", touched=5, status="over"))])
        assert [row.id for row in await store.idle_tables(["open"], 30)] == ["b", "c"]
        assert [row.id for row in await store.idle_tables(["open", "over"], 31, limit=3)] == ["d", "b", "c"]
        assert await store.idle_tables([], 1000) == []

    play(story)


def test_a_journal_grows_where_it_ends(play: Play) -> None:
    async def story(store: Store) -> None:
        await store.write([PutTable(rows.table()), AddEntries("t1", 0, rows.entries(1, 2))])
        await store.write([AddEntries("t1", 2, rows.entries(3, 3))])
        assert await store.entries("t1") == list(rows.entries(1, 3))
        assert await store.entries("t1", after=2) == [rows.entry(3)]
        assert await store.entries("t1", after=3) == []
        assert await store.entries("t2") == []

    play(story)


@pytest.mark.parametrize(
    "change",
    [
        AddEntries("t1", 1, rows.entries(2, 2)),
        AddEntries("t1", 3, rows.entries(4, 4)),
        AddEntries("t1", 2, rows.entries(4, 4)),
        AddEntries("t1", 2, (rows.entry(4), rows.entry(3))),
        AddEntries("t1", 1, ()),
        AddEntries("t2", 0, rows.entries(1, 1)),
        AddEvents("t1", (rows.event(2), rows.event(1))),
        AddEvents("t2", (rows.event(1),)),
        AddRequest("t1", "ada", "r1", 9),
        AddRequest("t2", "ada", "r1", 9),
        PutMember("t2", "ada", "plays"),
        PutToken(rows.token("other", table="t2")),
        AnswerOrder(7, 1, True, ""),
    ],
    ids=lambda change: type(change).__name__,
)
def test_one_change_that_does_not_fit_keeps_the_whole_write_out(play: Play, change: Write) -> None:
    async def story(store: Store) -> None:
        begun: list[Write] = [PutTable(rows.table()), AddEntries("t1", 0, rows.entries(1, 2))]
        begun += [AddEvents("t1", (rows.event(1),)), AddRequest("t1", "ada", "r1", 2), PutMember("t1", "ada", "plays")]
        await store.write([*begun, PutGuest(rows.guest()), PutToken(rows.token())])
        before: list[Write] = [
            PutTable(rows.table(status="running")),
            DropMember("t1", "ada"),
            PutGuest(rows.guest("ben")),
        ]
        before += [AddRequest("t1", "ada", "r2", 3), DropToken(rows.token().hash), PutTable(rows.table("t3"))]
        with pytest.raises(WriteRefused):
            await store.write([*before, change, PutGuest(rows.guest("cleo"))])
        assert await store.tables() == [rows.table()]
        assert await store.entries("t1") == list(rows.entries(1, 2))
        assert await store.events("t1") == [rows.event(1)]
        assert await store.requests("t1") == [RequestRow("ada", "r1", 2)]
        assert await store.members("t1") == {"ada": "plays"}
        assert await store.guest("ben") is None and await store.guest("cleo") is None
        assert await store.token(rows.token().hash) == rows.token()
        await store.write([AddEntries("t1", 2, rows.entries(3, 3))])

    play(story)


def test_events_are_the_newest_in_order(play: Play) -> None:
    async def story(store: Store) -> None:
        await store.write([PutTable(rows.table()), AddEvents("t1", tuple(rows.event(n) for n in range(1, 6)))])
        assert await store.events("t1") == [rows.event(n) for n in range(1, 6)]
        assert await store.events("t1", after=1, limit=2) == [rows.event(4), rows.event(5)]
        assert await store.events("t1", after=5) == []

    play(story)


def test_only_the_newest_events_of_a_table_are_kept(play: Play) -> None:
    async def story(store: Store) -> None:
        await store.write([PutTable(rows.table()), PutTable(rows.table("t2")), AddEvents("t2", (rows.event(1),))])
        await store.write([AddEvents("t1", tuple(rows.event(n) for n in range(1, MAX_EVENTS + 1)))])
        assert len(await store.events("t1", limit=10_000)) == MAX_EVENTS
        await store.write([AddEvents("t1", (rows.event(MAX_EVENTS + 1), rows.event(MAX_EVENTS + 2)))])
        assert [row.n for row in await store.events("t1", limit=10_000)] == list(range(3, MAX_EVENTS + 3))
        assert await store.events("t2") == [rows.event(1)]

    play(story)


def test_the_requests_of_a_guest_can_be_forgotten(play: Play) -> None:
    async def story(store: Store) -> None:
        await store.write([PutTable(rows.table()), *(AddRequest("t1", who, "r1", 1) for who in ("ada", "ben"))])
        await store.write([DropRequests("t1", "ada"), DropRequests("none", "ada")])
        assert await store.requests("t1") == [RequestRow("ben", "r1", 1)]
        await store.write([AddRequest("t1", "ada", "r1", 2)])

    play(story)


def test_the_last_requests_of_each_guest_are_remembered(play: Play) -> None:
    async def story(store: Store) -> None:
        await store.write([PutTable(rows.table()), AddRequest("t1", "ben", "r0", 1)])
        for n in range(MOST_REQUESTS + 2):
            await store.write([AddRequest("t1", "ada", f"r{n}", n)])
        found = await store.requests("t1")
        newest = [RequestRow("ada", f"r{n}", n) for n in range(2, MOST_REQUESTS + 2)]
        assert found == [*newest, RequestRow("ben", "r0", 1)]

    play(story)


def test_two_devices_of_a_guest_may_use_the_same_request_id(play: Play) -> None:
    async def story(store: Store) -> None:
        await store.write([PutTable(rows.table()), AddRequest("t1", "ada", "r1", 1, "phone", "c1")])
        await store.write([AddRequest("t1", "ada", "r1", 2, "laptop", "c2")])
        with pytest.raises(WriteRefused):
            await store.write([AddRequest("t1", "ada", "r1", 3, "phone", "c3")])
        phone, laptop = RequestRow("ada", "r1", 1, "phone", "c1"), RequestRow("ada", "r1", 2, "laptop", "c2")
        assert await store.requests("t1") == [phone, laptop]

    play(story)


def test_a_dropped_table_takes_all_that_belongs_to_it(play: Play) -> None:
    async def story(store: Store) -> None:
        for id in ("t1", "t2"):
            own: list[Write] = [PutTable(rows.table(id)), AddEntries(id, 0, rows.entries(1, 2))]
            own += [AddEvents(id, (rows.event(1),)), AddRequest(id, "ada", "r1", 2), PutMember(id, "ada", "plays")]
            await store.write([*own, PutToken(rows.token(id, kind="join", guest="", table=id))])
        await store.write([DropTable("t1"), DropTable("none")])
        assert await store.tables() == [rows.table("t2")]
        assert await store.entries("t1") == [] and await store.events("t1") == []
        assert await store.requests("t1") == [] and await store.members("t1") == {}
        assert await store.tokens(kind="join", table="t1") == []
        assert await store.token(rows.token("t1").hash) is None
        assert await store.tables_of("ada") == [rows.table("t2")]
        assert await store.entries("t2") == list(rows.entries(1, 2))
        assert await store.tokens(kind="join", table="t2") != []

    play(story)


def test_a_table_of_the_same_id_begins_empty_after_the_old_one_is_dropped(play: Play) -> None:
    async def story(store: Store) -> None:
        await store.write([PutTable(rows.table()), AddEntries("t1", 0, rows.entries(1, 2))])
        await store.write([DropTable("t1"), PutTable(rows.table()), AddEntries("t1", 0, rows.entries(1, 1))])
        assert await store.entries("t1") == [rows.entry(1)]

    play(story)


def test_a_guest_is_kept_as_it_was_put_last(play: Play) -> None:
    async def story(store: Store) -> None:
        await store.write([PutGuest(rows.guest())])
        await store.write([PutGuest(rows.guest(name="Ada \N{SNOWMAN}", touched=7))])
        assert await store.guest("ada") == rows.guest(name="Ada \N{SNOWMAN}", touched=7)
        assert await store.guest("ben") is None

    play(story)


def test_tokens_are_found_by_their_hash_and_by_whom_they_let_in(play: Play) -> None:
    async def story(store: Store) -> None:
        session, key = rows.token("s", until=99), rows.token("k", kind="key", label="my bot", created=5)
        seat = rows.token("seat", kind="seat", guest="", table="t1", seat=0)
        own = rows.token("own", kind="seat", table="t1", seat=2, created=9)
        await store.write([PutTable(rows.table()), *map(PutToken, (own, session, key, seat))])
        for token in (session, key, seat, own):
            assert await store.token(token.hash) == token
        assert await store.token(b"?" * 32) is None
        assert await store.tokens(kind="session", guest="ada") == [session]
        assert await store.tokens(kind="seat", table="t1") == [seat, own]
        assert await store.tokens(kind="seat", guest="ada", table="t1") == [own]
        assert await store.tokens(kind="session") == []
        await store.write([DropToken(session.hash), DropToken(b"?" * 32), DropTokens("seat", guest="ada", table="t1")])
        assert await store.token(session.hash) is None and await store.token(own.hash) is None
        assert await store.tokens(kind="seat", table="t1") == [seat]
        await store.write([DropTokens("key", guest="ben"), DropTokens("seat", table="t1"), DropTokens("key")])
        assert await store.tokens(kind="seat", table="t1") == []
        assert await store.token(key.hash) == key

    play(story)


def test_a_forgotten_guest_leaves_no_name_and_no_words(play: Play) -> None:
    async def story(store: Store) -> None:
        await store.write([PutTable(rows.table()), PutGuest(rows.guest()), PutGuest(rows.guest("ben"))])
        said = (rows.event(1, "ada", "I am Ada"), rows.event(2, "ben", "Hello"), rows.event(3))
        await store.write([AddEvents("t1", said), PutMember("t1", "ada", "plays"), PutMember("t1", "ben", "plays")])
        await store.write(
            [PutToken(rows.token("s")), PutToken(rows.token("k", kind="key")), PutToken(rows.token("b", guest="ben"))]
        )
        await store.write([ForgetGuest("ada"), ForgetGuest("nobody")])
        assert await store.guest("ada") is None
        assert await store.guest("ben") == rows.guest("ben")
        assert await store.tokens(kind="session", guest="ada") == await store.tokens(kind="key", guest="ada") == []
        assert await store.token(rows.token("b").hash) is not None
        assert await store.members("t1") == {"ben": "plays"}
        events = await store.events("t1")
        assert [event.guest for event in events] == ["", "ben", ""]
        assert [msgspec.json.decode(event.text)["text"] for event in events] == ["", "Hello", ""]
        assert msgspec.json.decode(events[0].text) == {"n": 1, "kind": "said", "text": ""}

    play(story)


def test_something_else_may_stand_where_a_line_was(play: Play) -> None:
    async def story(store: Store) -> None:
        await store.write([PutTable(rows.table()), AddEvents("t1", (rows.event(1, "ada", "I am Ada"),))])
        await store.write([ForgetGuest("ada", "…".encode())])
        assert msgspec.json.decode((await store.events("t1"))[0].text)["text"] == "…"

    play(story)


def test_orders_wait_until_they_are_answered_once(play: Play) -> None:
    async def story(store: Store) -> None:
        await store.write([AddOrder(10, "close", "t1"), AddOrder(11, "rewind", "t2", b'{"before":4}')])
        first, second = await store.orders()
        assert (first.at, first.kind, first.table, first.facts) == (10, "close", "t1", b"{}")
        assert (second.kind, second.facts, second.answered) == ("rewind", b'{"before":4}', 0)
        await store.write([AnswerOrder(first.id, 12, True, "closed")])
        assert await store.orders() == [second]
        with pytest.raises(WriteRefused):
            await store.write([AnswerOrder(first.id, 13, True, "closed")])

    play(story)


def test_an_empty_write_is_no_trouble(play: Play) -> None:
    async def story(store: Store) -> None:
        await store.write([])

    play(story)


def test_a_closed_store_says_so(play: Play) -> None:
    async def story(store: Store) -> None:
        await store.close()
        with refused(StorageTrouble, "store-closed"):
            await store.write([PutTable(rows.table())])
        with refused(StorageTrouble, "store-closed"):
            await store.table("t1")

    play(story)
