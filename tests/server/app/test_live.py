"""The live channel, against a real server: what a device says, hears, and how it ends."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from spellboard.server.app.limits import Limits
from spellboard.server.guests.guests import MOST_DEVICES
from spellboard.server.rates import Rate
from spellboard.server.storage.store import StorageTrouble
from spellboard.server.tables.table import Table
from spellboard.server.wire.bounds import FRAME

from .running import WIDE, Person, Running, at_rest, hear, running, say


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


def ended(live: ClientConnection) -> tuple[str, int]:
    """The reason in the last frame, and the code of the end."""
    reason = ""
    try:
        while True:
            frame = json.loads(live.recv(20))
            reason = frame.get("reason", reason) if frame["type"] == "bye" else reason
    except ConnectionClosed as error:
        return reason, error.rcvd.code if error.rcvd is not None else 0


def at_a_table(server: Running, name: str = "Ada") -> tuple[Person, str]:
    ada = server.person(name)
    return ada, f"/api/tables/{ada.table(start=True)['id']}"


def test_a_device_says_hello_plays_and_is_acknowledged(server: Running) -> None:
    ada, where = at_a_table(server)
    with ada.live(f"{where}/live") as live:
        say(live, type="hello", seats=[0])
        assert hear(live, "welcome")["table"]["game"] == "embers"
        sight = hear(live, "change")["sight"]
        assert sight["seat"] == 0 and sight["legal"]
        say(live, type="do", request="r1", seat=0, fresh=sight["fresh"], play=[sight["legal"][0]["play"]])
        assert hear(live, "ack")["request"] == "r1"


def test_questions_are_answered(server: Running) -> None:
    ada, where = at_a_table(server)
    with ada.live(f"{where}/live") as live:
        say(live, type="hello", seats=[0])
        sight = hear(live, "change")["sight"]
        say(live, type="ask", request="q", seat=0, what="preview", play=[sight["legal"][0]["play"]])
        assert hear(live, "answered")["preview"]["refused"] == ""


def test_several_devices_of_a_seat_and_spectators_all_hear(server: Running) -> None:
    ada, where = at_a_table(server)
    with ada.live(f"{where}/live") as first, ada.live(f"{where}/live") as second, ada.live(f"{where}/live") as looker:
        for live, seats in ((first, [0]), (second, [0]), (looker, [])):
            say(live, type="hello", seats=seats)
        assert at_rest(second) == at_rest(first)
        seen = at_rest(looker)
        assert seen["seat"] is None and "legal" not in seen


@pytest.mark.parametrize(
    "frame",
    [
        "", "{", "null", "7", "[]", '"hello"', "{}", '{"type":"hello","seats":[-1]}', '{"type":"fly","request":"r9"}',
        '{"type":"say","request":"r9"}', '{"type":"say","request":"r9","text":7}', '{"type":"do","request":"r9"}',
        '{"type":"say","request":"r9","text":"x","more":1}', "[" * 9000, '{"type":"say","request":"","text":"x"}',
    ],
)  # fmt: skip
def test_a_frame_that_cannot_be_is_answered_and_the_third_one_ends_it(server: Running, frame: str) -> None:
    ada, where = at_a_table(server)
    with ada.live(f"{where}/live") as live:
        say(live, type="hello", seats=[0])
        hear(live, "change")
        live.send(frame)
        said = hear(live, "no")
        assert said["error"]["key"] == "error-frame"
        assert said["request"] == ("r9" if "r9" in frame else "")
        live.send(frame)
        live.send(frame)
        assert ended(live) == ("protocol", 4005)


def test_bytes_are_no_frames(server: Running) -> None:
    ada, where = at_a_table(server)
    with ada.live(f"{where}/live") as live:
        live.send(b'{"type":"hello"}')
        assert hear(live, "no")["error"]["key"] == "error-frame"


def test_a_frame_that_is_too_long_ends_it(server: Running) -> None:
    ada, where = at_a_table(server)
    with ada.live(f"{where}/live") as live:
        live.send("x" * (FRAME + 1))
        assert ended(live) == ("", 1009)


def test_hello_comes_first(server: Running) -> None:
    ada, where = at_a_table(server)
    with ada.live(f"{where}/live") as live:
        say(live, type="say", request="r1", text="x")
        assert hear(live, "no")["error"]["key"] == "error-hello"


def test_who_says_no_hello_is_sent_away(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(hello=0.2)) as server:
        ada, where = at_a_table(server)
        with server.person("Ben").live("/api/lobby/live") as lobby:  # it needs none
            with ada.live(f"{where}/live") as live:
                assert ended(live) == ("protocol", 4005)
            assert lobby.ping().wait(20)


def test_nobody_speaks_for_the_seat_of_another(server: Running) -> None:
    ada, where = at_a_table(server)
    for seats in ([1], [0, 1], [7]):
        with ada.live(f"{where}/live") as live:
            say(live, type="hello", seats=seats)
            assert ended(live) == ("protocol", 4005)
    with server.person("Eve").live(f"{where}/live") as live:
        say(live, type="hello")
        assert ended(live)[0] in ("removed", "closed")


def test_who_is_nobody_hears_why(server: Running) -> None:
    _, where = at_a_table(server)
    with Person(server).live(f"{where}/live") as live:
        assert ended(live) == ("signed-out", 4002)
    with server.person().live("/api/tables/AAAAAAAAAAAAAAAAAAAAAA/live") as live:
        assert ended(live) == ("closed", 4003)


def test_the_handshake_needs_our_origin_or_a_key_without_a_cookie(server: Running) -> None:
    ada, where = at_a_table(server)
    address = server.base.replace("http", "ws", 1) + f"{where}/live"
    key = ada.post("/api/me/keys", {"label": "bot"}).json()["token"]
    refused: list[dict[str, Any]] = [
        {"additional_headers": {"Cookie": ada.cookie}},
        {"additional_headers": {"Cookie": ada.cookie}, "origin": "https://evil.example"},
        {"additional_headers": {"Cookie": ada.cookie, "Authorization": f"Bearer {key}"}},
        {"additional_headers": {"Cookie": ada.cookie, "Host": "evil.example"}, "origin": server.base},
    ]
    for more in refused:
        with pytest.raises(InvalidStatus) as error, connect(address, **more):
            pass
        assert error.value.response.status_code == 403
    with connect(address, additional_headers={"Authorization": f"Bearer {key}"}) as live:
        say(live, type="hello", seats=[0])
        assert hear(live, "welcome")["table"]["seats"][0]["name"] == "Ada"


def test_signing_out_closes_the_channels_of_that_device_at_once(server: Running) -> None:
    ada, where = at_a_table(server)
    phone = Person(server)
    phone.post("/api/device", {"token": ada.post("/api/me/device").json()["url"].partition("#")[2]})
    with ada.live(f"{where}/live") as here, phone.live(f"{where}/live") as there, ada.live("/api/lobby/live") as lobby:
        for live in (here, there):
            say(live, type="hello", seats=[0])
            hear(live, "change")
        ada.post("/api/me/leave")
        assert ended(here) == ended(lobby) == ("signed-out", 4002)
        say(there, type="say", request="r1", text="still here")
        assert hear(there, "ack")["request"] == "r1"


def test_the_oldest_of_too_many_devices_hears_no_more(server: Running) -> None:
    ada, where = at_a_table(server)
    way_back = ada.post("/api/me/recovery").json()["url"].partition("#")[2]
    with ada.live(f"{where}/live") as live:
        say(live, type="hello", seats=[0])
        hear(live, "welcome")
        for _ in range(MOST_DEVICES):
            assert Person(server).post("/api/recover", {"token": way_back}).status_code < 300
        assert ended(live) == ("signed-out", 4002)


def test_revoking_a_key_closes_its_channels_at_once(server: Running) -> None:
    ada, where = at_a_table(server)
    key = ada.post("/api/me/keys", {"label": "bot"}).json()
    address = server.base.replace("http", "ws", 1) + f"{where}/live"
    with connect(address, additional_headers={"Authorization": f"Bearer {key['token']}"}) as live:
        say(live, type="hello", seats=[0])
        hear(live, "welcome")
        ada.http.delete(f"/api/me/keys/{key['id']}")
        assert ended(live) == ("signed-out", 4002)


def test_removing_a_guest_closes_its_channels_at_once(server: Running) -> None:
    ada, ben = server.person("Ada"), server.person("Ben")
    table = ada.table(seats=[{"who": "me"}, {"who": "friend"}, {"who": "bot"}], public=True)
    where = f"/api/tables/{table['id']}"
    ben.post(f"{where}/sit", {})
    with ben.live(f"{where}/live") as live:
        say(live, type="hello", seats=[1])
        hear(live, "welcome")
        ada.post(f"{where}/remove", {"seat": 1})
        assert ended(live) == ("removed", 4001)


def test_the_lobby_tells_whose_turn_it_is(server: Running) -> None:
    ada = server.person("Ada")
    with ada.live("/api/lobby/live") as lobby:
        table = ada.table(start=True)
        with ada.live(f"/api/tables/{table['id']}/live") as live:
            say(live, type="hello", seats=[0])
            hear(live, "change")
        turn = hear(lobby, "turn")
        assert (turn["table"], turn["seats"]) == (table["id"], [0])
    with ada.live("/api/lobby/live") as lobby:
        assert hear(lobby, "turn")["table"] == table["id"]
        lobby.send("{}")
        lobby.send('{"type":"hello"}')
        assert ended(lobby) == ("protocol", 4005)


def test_who_talks_too_fast_is_told_to_wait_and_then_sent_away(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(frames=Rate(5, 0.001))) as server:
        ada, where = at_a_table(server)
        with ada.live(f"{where}/live") as live:
            say(live, type="hello")
            for number in range(4):
                say(live, type="say", request=f"r{number}", text="x")
                assert hear(live, "ack")["request"] == f"r{number}"
            say(live, type="say", request="late", text="x")
            said = hear(live, "no")
            assert (said["request"], said["error"]["key"]) == ("late", "error-often")
            for _ in range(5):
                live.send("x")
            assert ended(live) == ("too-many", 4006)


def test_a_guest_holds_only_so_many_channels(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(sockets_guest=2)) as server:
        ada = server.person()
        with ada.live("/api/lobby/live"), ada.live("/api/lobby/live"), ada.live("/api/lobby/live") as third:
            assert ended(third) == ("too-many", 4006)
        with ada.live("/api/lobby/live") as again:
            assert again.ping().wait(20)


def test_guests_and_tables_are_limited_by_address(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits(guests=Rate(2, 0.001), tables=Rate(1, 0.001))) as server:
        ada, _ = server.person("Ada"), server.person("Ben")
        assert Person(server).post("/api/guests", {"name": "Cleo"}).status_code == 429
        ada.table()
        body = {"game": "embers", "seats": [{"who": "me"}, {"who": "bot"}, {"who": "bot"}]}
        answer = ada.post("/api/tables", body)
        assert (answer.status_code, answer.json()["error"]["key"]) == (429, "error-often")


def test_six_seats_choose_in_the_same_millisecond_while_all_of_them_talk(tmp_path: Path) -> None:
    with running(tmp_path, durable=True) as server, ExitStack() as channels:
        people = [server.person(f"Guest {number}") for number in range(6)]
        seats = [{"who": "me"}, *[{"who": "friend"}] * 5]
        body = {"game": "amulett", "seats": seats, "options": {"start": "expert"}}
        where = f"/api/tables/{people[0].post('/api/tables', body).json()['id']}"
        links = people[0].get(f"{where}/links").json()["seats"]
        for seat in range(1, 6):
            token = links[str(seat)].partition("#")[2]
            assert people[seat].post("/api/join", {"token": token}).status_code == 200
        people[0].post(f"{where}/start")
        lives = [channels.enter_context(person.live(f"{where}/live")) for person in people]
        sights = []
        for seat, live in enumerate(lives):
            say(live, type="hello", seats=[seat])
            sights.append(hear(live, "change")["sight"])
        assert all(sight["waiting"] == [0, 1, 2, 3, 4, 5] for sight in sights)
        for seat, (live, sight) in enumerate(zip(lives, sights, strict=True)):
            say(live, type="say", request="before", text=f"I am {seat}")
            say(live, type="do", request="do", seat=seat, fresh=sight["fresh"], play=[sight["legal"][0]["play"]])
            say(live, type="say", request="after", text="Done")
        for live in lives:
            answers: dict[str, str] = {}
            while len(answers) < 3:
                frame = json.loads(live.recv(20))
                if frame["type"] in ("ack", "no"):
                    answers[frame["request"]] = frame["type"]
            assert answers == {"before": "ack", "do": "ack", "after": "ack"}


def test_a_guest_asks_only_so_often_on_all_channels_together(tmp_path: Path) -> None:
    with running(tmp_path, limits=replace(WIDE, guest_asks=Rate(3, 0.001))) as server:
        ada, where = at_a_table(server)
        answers: list[str] = []
        for _ in range(2):
            with ada.live(f"{where}/live") as live:
                say(live, type="hello", seats=[0])
                hear(live, "change")
                for number in range(2):
                    say(live, type="ask", request=f"a{number}", seat=0, what="ways")
                    answers.append(hear(live, "answered" if len(answers) < 3 else "no")["request"])
        assert answers == ["a0", "a1", "a0", "a1"]


def test_what_was_played_is_built_only_so_often_for_a_guest(tmp_path: Path) -> None:
    with running(tmp_path, limits=replace(WIDE, past=Rate(13, 0.001))) as server:  # a transcript is ten
        ada, where = at_a_table(server)
        with ada.live(f"{where}/live") as live:
            say(live, type="hello", seats=[0])
            hear(live, "change")
        whats = ("pages", "transcript", "moments", "contents", "pages", "moments", "contents", "transcript")
        assert [ada.get(f"{where}/{what}").status_code for what in whats] == [200] * 4 + [429] * 4
        assert ada.get(where).status_code == 200


def test_what_was_played_is_built_only_so_often_for_an_address(tmp_path: Path) -> None:
    with running(tmp_path, limits=replace(WIDE, past_here=Rate(2, 0.001))) as server:
        ada, where = at_a_table(server)
        with ada.live(f"{where}/live") as live:
            say(live, type="hello", seats=[0])
            hear(live, "change")
        assert [ada.get(f"{where}/{what}").status_code for what in ("pages", "record")] == [200, 409], "not over yet"
        assert [ada.get(f"{where}/{what}").status_code for what in ("pages", "record")] == [429, 429]


def test_who_does_not_read_is_told_to_resume(tmp_path: Path) -> None:
    with running(tmp_path, limits=WIDE) as server:
        ada, where = at_a_table(server)
        with ada.live(f"{where}/live") as live:
            say(live, type="hello", seats=[0])
            hear(live, "change")

            async def flood() -> int:
                place = await server.server.house.table(where.rpartition("/")[2])
                (connection,) = place.connections
                for _ in range(2000):  # 8 MB: far more than the machine keeps for a socket
                    connection.send(b'{"type":"ack","request":"%b","journal":7}' % (b"x" * 4000))
                return len(place.connections)

            server.inside(flood())
            assert ended(live) == ("resume", 4000)


def test_who_takes_nothing_for_long_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spellboard.server.app.connections.UNREAD_SECONDS", 0.2)
    monkeypatch.setattr("spellboard.server.app.connections.SWEEP_SECONDS", 0.05)
    with running(tmp_path, limits=WIDE) as server:
        ada, where = at_a_table(server)
        with ada.live(f"{where}/live") as live:
            say(live, type="hello", seats=[0])
            hear(live, "change")

            async def flood() -> int:
                place = await server.server.house.table(where.rpartition("/")[2])
                (connection,) = place.connections
                for _ in range(60):
                    connection.send(b'{"type":"ack","request":"%b","journal":7}' % (b"x" * 200_000))
                while len(server.server.sockets):
                    await asyncio.sleep(0.01)
                return len(place.connections)

            assert server.inside(flood()) == 0


def test_who_goes_before_they_have_come_in_is_not_at_the_table(tmp_path: Path) -> None:
    with running(tmp_path, limits=WIDE) as server:
        ada, where = at_a_table(server)

        async def place() -> Table:
            return await server.server.house.table(where.rpartition("/")[2])

        async def knocked() -> None:
            while not server.server.house._tasks:
                await asyncio.sleep(0.01)

        async def gone(table: Table) -> int:
            table.lock.release()
            while table.lock.locked() or server.server.house._tasks or len(server.server.sockets):
                await asyncio.sleep(0.01)
            return len(table.connections)

        table = server.inside(place())
        server.inside(table.lock.acquire())
        with ada.live(f"{where}/live") as live:
            say(live, type="hello", seats=[0])
            server.inside(knocked())
        assert server.inside(gone(table)) == 0


def test_a_server_that_stops_says_so(tmp_path: Path) -> None:
    held = ExitStack()
    with running(tmp_path) as server:
        ada, where = at_a_table(server)
        live = held.enter_context(ada.live(f"{where}/live"))
        say(live, type="hello", seats=[0])
        hear(live, "change")
    assert ended(live) == ("restart", 4004)
    held.close()
    with running(tmp_path) as server:  # and everything is there when it comes back
        again = Person(server, ada.http.cookies)
        assert again.get(where).json()["status"] == "running"


def test_a_table_that_cannot_be_read_now_is_to_be_tried_again(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def no_answer(table: str) -> None:
        raise StorageTrouble("error-disk-slow", "overloaded")

    ada, where = at_a_table(server)
    monkeypatch.setattr(server.server.house, "table", no_answer)
    with ada.live(f"{where}/live") as live:
        assert ended(live) == ("restart", 4004)


def test_a_page_learns_which_seats_are_its_own(server: Running) -> None:
    ada, ben = server.person("Ada"), server.person("Ben")
    table = ada.table(public=True)
    own = []
    for person in (ada, ben):
        with person.live(f"/api/tables/{table['id']}/live") as live:
            say(live, type="hello")
            welcome = hear(live, "welcome")
            seats = [seat["seat"] for seat in welcome["table"]["seats"] if seat.get("guest") == welcome["you"]]
            own.append((seats, welcome["table"]["host"] == welcome["you"]))
    assert own == [([0], True), ([], False)]


def test_a_guest_has_only_so_many_devices_at_a_table(tmp_path: Path) -> None:
    with running(tmp_path, limits=WIDE) as server, ExitStack() as closing:
        ada, where = at_a_table(server)
        for _ in range(8):
            live = closing.enter_context(ada.live(f"{where}/live"))
            say(live, type="hello", seats=[])
            hear(live, "welcome")
        one_more = closing.enter_context(ada.live(f"{where}/live"))
        say(one_more, type="hello", seats=[0])
        assert ended(one_more) == ("too-many", 4006)


def test_all_guests_of_an_address_share_what_it_may_say(tmp_path: Path) -> None:
    with running(tmp_path, limits=replace(WIDE, frames_here=Rate(20, 0))) as server:
        ada, where = at_a_table(server)
        with ada.live(f"{where}/live") as live:
            say(live, type="hello", seats=[0])  # eight of twenty
            hear(live, "change")
            for number in range(5):
                say(live, type="ask", request=f"q{number}", seat=0, what="ways")
            heard: dict[str, str] = {}
            while len(heard) < 5:
                frame = json.loads(live.recv(20))
                heard |= {frame["request"]: frame["type"]} if "request" in frame else {}
            assert heard == {"q0": "answered", "q1": "answered", "q2": "answered", "q3": "no", "q4": "no"}
