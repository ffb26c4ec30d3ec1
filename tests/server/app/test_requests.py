"""Requests by HTTP, against a real server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import spellboard
from spellboard.core.rulebook import LANGUAGES

from .. import patient
from .running import Person, Running, at_rest, running, say


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


def key(answer: httpx.Response) -> str:
    """Why not."""
    return str(answer.json()["error"]["key"])


def token(address: str) -> str:
    """What stands behind the #."""
    return address.partition("#")[2]


# --- guests ----------------------------------------------------------------------------------------------------------


def test_a_page_asks_who_is_here_without_being_refused(server: Running) -> None:
    nobody = Person(server).get("/api/session")
    assert (nobody.status_code, nobody.json()["me"]) == (200, None)
    ada = server.person("Ada")
    told = ada.get("/api/session").json()
    assert told["me"]["name"] == "Ada" and told["version"] == spellboard.__version__


def test_a_guest_is_made_and_known_by_the_cookie(server: Running) -> None:
    ada = server.person("  Ada ")
    assert ada.get("/api/me").json() == {"name": "Ada", "tables": []}
    nobody = Person(server).get("/api/me")
    assert (nobody.status_code, key(nobody)) == (401, "error-guest")


def test_the_cookie_is_out_of_reach_of_scripts_and_of_other_pages(server: Running) -> None:
    cookie = Person(server).post("/api/guests", {"name": "Ada"}).headers["set-cookie"].lower()
    assert cookie.startswith("spellboard=") and "httponly" in cookie and "samesite=lax" in cookie
    assert "path=/" in cookie and "domain" not in cookie


def test_a_cookie_that_was_touched_signs_nobody_in(server: Running) -> None:
    ada = server.person()
    value = ada.http.cookies["spellboard"]
    for touched in (value[:-1] + ("A" if value[-1] != "A" else "B"), value.partition(".")[0], "", "x" * 4000):
        assert patient.get(f"{server.base}/api/me", headers={"cookie": f"spellboard={touched}"}).status_code == 401


@pytest.mark.parametrize(
    "body", [{}, {"name": ""}, {"name": 7}, {"name": "a", "more": 1}, [], "x", {"name": "a" * 300}]
)
def test_a_body_that_is_not_as_the_types_say_is_refused_with_the_place(server: Running, body: Any) -> None:
    answer = Person(server).post("/api/guests", body)
    assert (answer.status_code, key(answer)) == (400, "error-body")


def test_broken_json_is_refused(server: Running) -> None:
    heads = {"origin": server.base, "content-type": "application/json"}
    for body in (b"{", b"\xff\xfe", b'{"name": "\xff"}', b"[" * 5000, b"\x00"):
        answer = patient.post(f"{server.base}/api/guests", content=body, headers=heads)
        assert (answer.status_code, key(answer)) == (400, "error-body")


def test_a_name_that_nobody_can_have_is_explained(server: Running) -> None:
    answer = Person(server).post("/api/guests", {"name": "a" * 25})
    assert (answer.status_code, answer.json()["error"]) == (
        400,
        {"type": "message", "key": "error-name-long", "args": {"most": 24}},
    )


def test_a_second_device_is_mine_by_a_link_that_works_once(server: Running) -> None:
    ada, phone, thief = server.person("Ada"), Person(server), Person(server)
    link = ada.post("/api/me/device").json()
    assert re.fullmatch(r"http://localhost:\d+/device#[\w-]{43}", link["url"])
    assert link["svg"].startswith("<svg") and link["until"] > 0
    assert phone.post("/api/device", {"token": token(link["url"])}).json()["name"] == "Ada"
    assert phone.get("/api/me").status_code == 200
    late = thief.post("/api/device", {"token": token(link["url"])})
    assert (late.status_code, key(late)) == (410, "error-link-over")


def test_looking_at_a_link_burns_nothing(server: Running) -> None:
    ada, phone = server.person("Ada"), Person(server)
    link = ada.post("/api/me/device").json()["url"]
    for path in ("/device", "/join", "/recover", "/watch"):
        assert Person(server).get(path).status_code == 200
    assert phone.post("/api/device", {"token": token(link)}).status_code == 201


def test_the_way_back_is_good_until_it_is_renewed(server: Running) -> None:
    ada = server.person("Ada")
    kept = token(ada.post("/api/me/recovery").json()["url"])
    assert Person(server).post("/api/recover", {"token": kept}).json()["name"] == "Ada"
    ada.post("/api/me/recovery")
    assert Person(server).post("/api/recover", {"token": kept}).status_code == 410


def test_a_program_comes_with_a_key_and_no_cookie(server: Running) -> None:
    ada = server.person("Ada")
    made = ada.post("/api/me/keys", {"label": "my bot"}).json()
    heads = {"authorization": f"Bearer {made['token']}"}
    assert patient.get(f"{server.base}/api/me", headers=heads).json()["name"] == "Ada"
    assert [found["token"] for found in ada.get("/api/me/keys").json()] == [""]
    assert ada.http.delete(f"/api/me/keys/{made['id']}").status_code == 204
    assert patient.get(f"{server.base}/api/me", headers=heads).status_code == 401
    assert ada.http.delete(f"/api/me/keys/{made['id']}").status_code == 404


def test_signing_out_and_being_forgotten(server: Running) -> None:
    ada, ben = server.person("Ada"), server.person("Ben")
    before = ada.cookie
    assert ada.post("/api/me/leave").status_code == 204
    assert not ada.cookie
    assert patient.get(f"{server.base}/api/me", headers={"cookie": before}).status_code == 401
    gone = ben.cookie
    assert ben.http.delete("/api/me").status_code == 204
    assert patient.get(f"{server.base}/api/me", headers={"cookie": gone}).status_code == 401


def test_a_guest_can_be_called_otherwise(server: Running) -> None:
    ada = server.person("Ada")
    assert ada.http.patch("/api/me", json={"name": "Ida"}).json()["name"] == "Ida"


# --- games -----------------------------------------------------------------------------------------------------------


def test_every_game_shows_its_card_its_layout_its_rules_and_its_words(server: Running) -> None:
    games = httpx.get(f"{server.base}/api/games", timeout=60).json()  # who asks first has everything drawn
    assert [game["card"]["name"] for game in games] == ["amulett", "bellum", "magalon", "embers"]
    for game in games:
        name = game["card"]["name"]
        assert "random" in game["bots"] and "standard" in game["editions"]
        assert patient.get(f"{server.base}/api/games/{name}/layout").json()["sheets"]
        rules = patient.get(f"{server.base}/api/games/{name}/rules").json()
        ids = {clause["id"] for clause in rules["clauses"]}
        assert {"core", name} == {id.partition(".")[0] for id in ids}
        assert rules["choices"] and set(rules["choices"].values()) <= ids
        assert rules["events"] and set(rules["events"].values()) <= ids
        figures = patient.get(f"{server.base}/api/games/{name}/figures").json()
        assert {one["status"] for one in figures} <= {"found", "derived", "reconstructed"}
        assert all("[" not in one["key"] and one["count"] >= 1 for one in figures)
        for language in LANGUAGES:
            assert "title =" in patient.get(f"{server.base}/api/words/{name}/{language}").text


def test_the_drawing_of_a_game_is_kept_for_ever_by_its_stamp_and_else_asked_for_again(server: Running) -> None:
    for game in patient.get(f"{server.base}/api/games").json():
        address = f"{server.base}/api/games/{game['card']['name']}/drawing/de"
        first = patient.get(address)
        assert first.json()["grounds"] and first.headers["cache-control"] == "no-cache"
        assert patient.get(address, headers={"if-none-match": first.headers["etag"]}).status_code == 304
        assert "immutable" in patient.get(address, params={"v": game["drawing"]}).headers["cache-control"]
        assert patient.get(address, params={"v": "older"}).headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("game", spellboard.shelf())
def test_the_cover_of_a_game_is_a_part_of_its_board_and_kept_for_ever_by_its_stamp(server: Running, game: str) -> None:
    ada = server.person()
    stamp = next(one for one in ada.get("/api/games").json() if one["card"]["name"] == game)["cover"]
    shown = [ada.get(f"/api/games/{game}/cover/de/{theme}", v=stamp) for theme in ("light", "dark")]
    assert all(one.headers["content-type"].startswith("image/svg+xml") for one in shown)
    assert all("immutable" in one.headers["cache-control"] for one in shown)
    assert shown[0].text.startswith("<svg ") and shown[0].text != shown[1].text and "<script" not in shown[0].text
    other = ada.get(f"/api/games/{game}/cover/de/light", v="0" * 16)
    assert (other.text, other.headers["cache-control"]) == (shown[0].text, "no-cache")


def test_the_board_of_a_table_is_a_picture_for_those_at_it_alone(server: Running) -> None:
    ada, eve = server.person("Ada"), server.person("Eve")
    made = ada.post("/api/practice", {"game": "amulett"}).json()
    address = f"/api/tables/{made['id']}/picture/nl/dark"
    shown = ada.get(address, v=made["head"])
    assert shown.text.startswith("<svg ") and shown.headers["cache-control"].startswith("private")
    assert "immutable" in shown.headers["cache-control"]
    assert ada.get(address, v="0" * 64).headers["cache-control"] == "no-store"
    assert eve.get(address).status_code == 404
    assert ada.get(address.replace("/nl/", "/xx/")).status_code == 404
    waiting = ada.table()
    assert ada.get(f"/api/tables/{waiting['id']}/picture/nl/dark").status_code == 409


@pytest.mark.parametrize("path", ["chess/cover/en/light", "magalon/cover/xx/light", "magalon/cover/en/neon"])
def test_a_cover_that_there_is_not_is_refused(server: Running, path: str) -> None:
    assert server.person().get(f"/api/games/{path}").status_code in (400, 404)


def test_a_guided_turn_is_asked_for_by_the_name_of_a_game_and_nothing_else(server: Running) -> None:
    ada = server.person()
    made = ada.post("/api/practice", {"game": "magalon"})
    assert (made.status_code, made.json()["status"], made.json()["practice"]) == (201, "running", True)
    assert ada.post("/api/practice", {"game": "magalon", "start": {}}).status_code == 400
    assert key(ada.post("/api/practice", {"game": "chess"})) == "error-unknown-game"
    assert Person(server).post("/api/practice", {"game": "magalon"}).status_code == 401


def test_the_words_of_the_server_and_of_all_games_are_served(server: Running) -> None:
    assert "error-guest =" in patient.get(f"{server.base}/api/words/server/fr").text
    assert patient.get(f"{server.base}/api/words/core/de").status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/external:touch x/layout",
        "/api/games/json.tool:main/layout",
        "/api/games/tests.example:GAME/rules",
        "/api/games/magalon/layout?edition=../../etc",
        "/api/games/magalon/figures?edition=../../etc",
        "/api/games/nothing/figures",
        "/api/games/magalon/drawing/xx",
        "/api/games/magalon/drawing/..%2Fen",
        "/api/games/magalon/drawing/en?edition=../../etc",
        "/api/words/spellboard.core/en",
        "/api/words/core/xx",
        "/api/words/..%2F..%2Fetc/en",
        "/api/nothing",
        "/api",
        "/api/",
        "/api/games/magalon/",
        "/api/tables/x",
        "/api/tables/AAAAAAAAAAAAAAAAAAAAAA",
    ],
)
def test_what_is_not_there_is_said_in_json(server: Running, path: str) -> None:
    answer = server.person().get(path)
    assert answer.status_code == 404, answer.text
    assert answer.json()["error"]["type"] == "message"


def test_a_wrong_method_is_said_in_json(server: Running) -> None:
    answer = server.person().http.put("/api/me", json={})
    assert (answer.status_code, key(answer)) == (405, "error-method")


# --- tables ----------------------------------------------------------------------------------------------------------


def test_friends_come_by_a_link(server: Running) -> None:
    ada, ben, cleo = server.person("Ada"), server.person("Ben"), server.person("Ada")
    table = ada.table(seats=[{"who": "me"}, {"who": "friend"}, {"who": "friend"}])
    links = ada.get(f"/api/tables/{table['id']}/links").json()
    assert re.fullmatch(r"http://localhost:\d+/join#[\w-]{43}", links["join"])
    assert ben.get(f"/api/tables/{table['id']}").status_code == 404
    assert ben.post("/api/join", {"token": token(links["join"])}).json()["id"] == table["id"]
    seated = cleo.post("/api/join", {"token": token(links["seats"]["2"])}).json()["seats"]
    assert [seat["name"] for seat in seated] == ["Ada", "Ben", "Ada 2"]
    assert [found["id"] for found in ben.get("/api/lobby").json()["mine"]] == [table["id"]]
    assert ben.get(f"/api/tables/{table['id']}/links").status_code == 403


def test_a_link_of_one_kind_is_none_of_another(server: Running) -> None:
    ada, ben = server.person("Ada"), server.person("Ben")
    table = ada.table(seats=[{"who": "me"}, {"who": "friend"}, {"who": "friend"}])
    links = ada.get(f"/api/tables/{table['id']}/links").json()
    assert key(ben.post("/api/join", {"token": token(links["watch"])})) == "error-link-over"
    assert key(ben.post("/api/watch", {"token": token(links["join"])})) == "error-link-over"
    assert key(ben.post("/api/device", {"token": token(links["join"])})) == "error-link-over"
    assert ben.post("/api/watch", {"token": token(links["watch"])}).status_code == 200


def test_renewed_links_make_the_old_ones_void(server: Running) -> None:
    ada, ben = server.person("Ada"), server.person("Ben")
    table = ada.table(seats=[{"who": "me"}, {"who": "friend"}, {"who": "friend"}])
    old = ada.get(f"/api/tables/{table['id']}/links").json()
    new = ada.post(f"/api/tables/{table['id']}/links").json()
    assert old["join"] != new["join"]
    assert ben.post("/api/join", {"token": token(old["join"])}).status_code == 410
    drawn = ada.get(f"/api/tables/{table['id']}/links/join").json()
    assert drawn["url"] == new["join"] and drawn["svg"].startswith("<svg")
    assert ben.post("/api/join", {"token": token(new["join"])}).status_code == 200


def test_a_public_table_stands_in_the_lobby_and_needs_no_link(server: Running) -> None:
    ada, ben = server.person("Ada"), server.person("Ben")
    table = ada.table(seats=[{"who": "me"}, {"who": "friend"}, {"who": "bot"}], public=True)
    assert table["id"] in [found["id"] for found in ben.get("/api/lobby").json()["open"]]
    assert ben.post(f"/api/tables/{table['id']}/sit", {}).json()["seats"][1]["name"] == "Ben"
    assert ben.post(f"/api/tables/{table['id']}/leave").status_code == 204
    assert ada.get(f"/api/tables/{table['id']}").json()["seats"][1].get("name", "") == ""


def test_only_the_host_does_what_a_host_does(server: Running) -> None:
    ada, ben = server.person("Ada"), server.person("Ben")
    table = ada.table(seats=[{"who": "me"}, {"who": "friend"}, {"who": "bot"}], public=True)
    where = f"/api/tables/{table['id']}"
    ben.post(f"{where}/sit", {})
    for path, body in (
        ("settings", {}),
        ("start", None),
        ("close", None),
        ("remove", {"seat": 0}),
        ("mute", {"seat": 0}),
    ):
        assert ben.post(f"{where}/{path}", body).status_code == 403
    assert ben.http.delete(where).status_code == 403
    assert ada.post(f"{where}/settings", {"options": {"shelter": False}}).json()["options"] == {"shelter": False}
    assert ada.post(f"{where}/remove", {"seat": 1}).status_code == 200
    assert ben.get(where).status_code == 404
    assert ada.post(f"{where}/hand", {"seat": 1, "bot": "random"}).json()["seats"][1]["bot"] == "random"
    assert ada.http.delete(where).status_code == 204
    assert ada.get(where).status_code == 404


@pytest.mark.parametrize(
    "change",
    [
        {"game": "external:touch x"},
        {"game": "json.tool:main"},
        {"game": "tests.example:GAME"},
        {"edition": "/etc/passwd"},
        {"seats": [{"who": "bot", "bot": "search:99999"}] * 3},
        {"seats": []},
        {"seats": [{"who": "me"}] * 2},
        {"options": {"nothing": True}},
        {"options": {"shelter": "maybe"}},
        {"clock": {"kind": "move", "seconds": -1}},
        {"clock": {"kind": "move", "seconds": 10**12}},
        {"fork": "A" * 22},
        {"unknown": 1},
    ],
)
def test_a_table_that_cannot_be_is_refused(server: Running, change: dict[str, Any]) -> None:
    body = {"game": "embers", "seats": [{"who": "me"}, {"who": "bot"}, {"who": "bot"}], **change}
    answer = server.person().post("/api/tables", body)
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["error"]["key"].startswith("error-")


def test_a_match_that_runs_gives_pages_and_a_transcript_but_no_record(server: Running) -> None:
    ada, eve = server.person("Ada"), server.person("Eve")
    table = ada.table(start=True)
    where = f"/api/tables/{table['id']}"
    with ada.live(f"{where}/live") as live:
        say(live, type="hello", seats=[0])
        at_rest(live)
    assert ada.get(f"{where}/pages", seat=0, first=0).json()[0]["n"] == 0
    assert ada.get(f"{where}/transcript", seat=0).status_code == 200
    assert ada.get(f"{where}/transcript").status_code == 200
    block = ada.get(f"{where}/moments", seat=0).json()
    assert block["moments"][0]["kind"] == "start" and block["moments"][0]["pieces"]
    assert len(ada.get(f"{where}/contents", seat=0).json()["numbers"]) == block["all"]
    for path in ("pages", "moments", "contents"):
        assert ada.get(f"{where}/{path}", seat=1).status_code == 403
    assert ada.get(f"{where}/record").status_code == 409
    for path in ("pages", "moments", "contents", "transcript", "record"):
        assert eve.get(f"{where}/{path}").status_code == 404
    assert ada.post(f"{where}/pause").json()["paused"] is True
    assert not ada.post(f"{where}/resume").json().get("paused")
    assert ada.post(f"{where}/close").json()["status"] == "closed"
    record = ada.get(f"{where}/record")
    assert record.json()["seal"]["secret"]
    proved = Person(server).http.post(
        "/api/records/check", content=record.content, headers={"content-type": "application/json"}
    )
    assert proved.json()["proved"] == ["rules", "result", "dice"], proved.text
    opened = (
        Person(server)
        .http.post("/api/records/replay?seat=1", content=record.content, headers={"content-type": "application/json"})
        .json()
    )
    assert opened["moments"]["all"] == len(opened["contents"]["numbers"]) and opened["layout"]["sheets"]
    assert ada.post(f"{where}/rematch").json()["status"] == "open"


# --- the door and the page -------------------------------------------------------------------------------------------


def test_a_get_changes_nothing(server: Running) -> None:
    ada = server.person("Ada")
    table = ada.table()
    for path in ("leave", "start", "close", "links/renew"):
        assert ada.get(f"/api/tables/{table['id']}/{path}").status_code in (404, 405)


def test_without_a_built_page_an_honest_one_is_shown(tmp_path: Path) -> None:
    with running(tmp_path, web=tmp_path) as server:
        page = patient.get(f"{server.base}/")
    assert page.headers["content-type"].startswith("text/html")
    assert "has not been built" in page.text
    assert "default-src 'none'" in page.headers["content-security-policy"]
    assert "server" not in page.headers


def test_health_and_figures(server: Running) -> None:
    assert patient.get(f"{server.base}/healthz").text == "ok\n"
    assert patient.get(f"{server.base}/readyz").text == "ready\n"
    text = patient.get(f"{server.base}/metrics").text
    assert 'spellboard_requests_total{method="GET",route="/healthz",status="200"}' in text
    far = patient.get(f"{server.base}/metrics", headers={"x-forwarded-for": "203.0.113.5"})
    assert far.status_code == 200  # nobody is trusted to forward


# --- what is sent small ----------------------------------------------------------------------------------------------


def test_for_play_there_are_all_words_but_the_errors(server: Running) -> None:
    for part, wanted in (("core", "prompt-waiting"), ("server", "prompt-closed"), ("magalon", "prompt-lay")):
        whole, play = (patient.get(f"{server.base}/api/words/{part}/nl{of}").text for of in ("", "?of=play"))
        keys = re.findall(r"^([a-z][\w-]*) =", whole, re.MULTILINE)
        assert re.findall(r"^([a-z][\w-]*) =", play, re.MULTILINE) == [
            one for one in keys if not one.startswith("error-")
        ]
        assert wanted in keys and "error-" not in play


def test_the_words_of_a_card_are_a_small_part_of_the_words_of_its_game(server: Running) -> None:
    card, whole = (patient.get(f"{server.base}/api/words/magalon/nl{of}").text for of in ("?of=card", ""))
    keys = set(re.findall(r"^([a-z][a-z-]*) =", card, re.MULTILINE))
    options = {f"option-{name}" for name in ("round-cap", "strict-enclosure")}
    assert {"title", "sentence", "about", *options} <= keys and "prompt-lay" not in keys
    assert ".help =" in card and len(card) < len(whole) / 2


@pytest.mark.parametrize("path", ["/api/words/magalon/en", "/api/games", "/api/games/magalon/rules"])
def test_what_everybody_fetches_is_packed_for_who_can_unpack_it(server: Running, path: str) -> None:
    packed = patient.get(server.base + path, headers={"accept-encoding": "gzip"})
    plain = patient.get(server.base + path, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) < len(plain.content) / 2
    assert "accept-encoding" in plain.headers["vary"].lower()
