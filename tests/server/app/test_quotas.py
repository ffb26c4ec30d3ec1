"""Bytes that somebody makes the server store, as HTTP and the live channel refuse them."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from spellboard.server.app.limits import Limits
from spellboard.server.quotas import CHANGE_BYTES, GUEST_BYTES, TABLE_BYTES, Quotas
from spellboard.server.rates import Bucket, Rate

from ..clock import HandClock
from .running import WIDE, Person, hear, running, say

QUOTA = (429, "error-storage-quota")


def test_an_address_that_has_had_too_much_stored_gets_no_new_guest_and_no_new_table(tmp_path: Path) -> None:
    enough = GUEST_BYTES + TABLE_BYTES + 2 * CHANGE_BYTES
    with running(tmp_path, limits=replace(WIDE, stored_here=Rate(enough, 0))) as server:
        ada = server.person()
        where = f"/api/tables/{ada.table()['id']}"
        assert ada.post(f"{where}/pause").status_code == 409, "it is not refused for the quota"
        for path, body in (
            ("/api/tables", {"game": "embers", "seats": [{"who": "me"}] * 3}),
            ("/api/practice", {"game": "embers"}),
            (f"{where}/settings", {"public": True}),
            (f"{where}/links", None),
            ("/api/me/keys", {"label": "key"}),
        ):
            answer = ada.post(path, body)
            assert (answer.status_code, answer.json()["error"]["key"]) == QUOTA, path
        answer = Person(server).post("/api/guests", {"name": "Ben"})
        assert (answer.status_code, answer.json()["error"]["key"]) == QUOTA
        assert ada.post(f"{where}/leave").status_code == 204
        figures = ada.get("/metrics").text
        assert 'limited_total{what="stored"}' in figures


def test_a_guest_who_has_had_too_much_stored_may_not_talk_but_may_play(tmp_path: Path) -> None:
    limits = replace(WIDE, stored=Rate(TABLE_BYTES + 2 * CHANGE_BYTES, 0))
    with running(tmp_path, limits=limits) as server:
        ada = server.person()
        where = f"/api/tables/{ada.table()['id']}"
        ada.post(f"{where}/start")
        with ada.live(f"{where}/live") as live:
            say(live, type="hello", seats=[0])
            sight = hear(live, "change")["sight"]
            say(live, type="say", request="r1", text="hello")
            assert hear(live, "no")["error"]["key"] == "error-storage-quota"
            say(live, type="do", request="r2", seat=0, fresh=sight["fresh"], play=[sight["legal"][0]["play"]])
            assert hear(live, "ack")["request"] == "r2"


def test_quotas_grow_with_the_other_limits() -> None:
    wide = Limits().times(3)
    assert (wide.chat, wide.stored) == (Rate(30, 1.5), Rate(48 * 1024 * 1024, 3 * 1024))


def test_a_bucket_is_never_overdrawn_and_never_overfull() -> None:
    bucket = Bucket(Rate(100, 10), 0)
    bucket.spend(0, 1000)
    assert (bucket.left(0), bucket.left(1000), bucket.left(10**9)) == (0, 10, 100)


def test_nobody_is_charged_for_what_has_no_guest_or_no_address() -> None:
    quotas = Quotas(Limits(stored=Rate(10, 0), stored_here=Rate(10, 0)), HandClock())
    quotas.charge("", "", 1000)
    quotas.must_store("", "")
    quotas.must_store("ada", "192.0.2.1")
