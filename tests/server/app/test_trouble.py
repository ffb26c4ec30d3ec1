"""When things go wrong: a database that does not take anything, mistakes of ours, and what the log says of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from spellboard.server.storage.store import StorageTrouble

from .running import Person, Running, hear, running, say


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path, log_level="info") as found:
        yield found


async def no_write(changes: Any) -> None:
    raise StorageTrouble("error-disk-slow", "overloaded", file="/secret/spellboard.db")


def test_a_database_that_takes_nothing_is_said_honestly(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = server.person("Ada")
    table = ada.table(start=True)
    with ada.live(f"/api/tables/{table['id']}/live") as live:
        say(live, type="hello", seats=[0])
        sight = hear(live, "change")["sight"]
        monkeypatch.setattr(server.server.store, "write", no_write)
        answer = Person(server).post("/api/guests", {"name": "Ben"})
        assert (answer.status_code, answer.json()["error"]["key"]) == (503, "error-storage")
        assert "secret" not in answer.text
        assert ada.get("/readyz").status_code == 503
        assert ada.get("/healthz").status_code == 200
        say(live, type="do", request="r1", seat=0, fresh=sight["fresh"], play=[sight["legal"][0]["play"]])
        said = hear(live, "no")
        assert said["error"]["key"] == "error-storage" and "secret" not in str(said)
        monkeypatch.undo()
        say(live, type="do", request="r1", seat=0, fresh=sight["fresh"], play=[sight["legal"][0]["play"]])
        assert hear(live, "ack")["request"] == "r1"


def test_a_mistake_of_ours_tells_nobody_outside_anything(
    server: Running, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    async def broken(*args: Any) -> None:
        raise RuntimeError("the secret is 42")

    ada = server.person("Ada")
    monkeypatch.setattr(server.server.guests, "device_link", broken)
    answer = ada.post("/api/me/device")
    assert (answer.status_code, answer.json()) == (
        500,
        {"error": {"type": "message", "key": "error-inner"}, "detail": []},
    )
    (line,) = [line for line in map(json.loads, capfd.readouterr().err.splitlines()) if line["event"] == "failed"]
    assert line["trouble"][0] == "RuntimeError" and "test_trouble.py" in line["trouble"][-1]
    assert "42" not in json.dumps(line["trouble"][0])
    assert b"spellboard_failures_total 1.0" in server.server.metrics.text()


def test_the_log_of_a_whole_visit_holds_no_name_no_token_and_no_word_of_chat(
    server: Running, capfd: pytest.CaptureFixture[str]
) -> None:
    ada = server.person("Ada-Unmistakable")
    link = ada.post("/api/me/device").json()["url"].partition("#")[2]
    key = ada.post("/api/me/keys", {"label": "Label-Unmistakable"}).json()["token"]
    phone = Person(server)
    phone.post("/api/device", {"token": link})
    phone.get("/device?token=Query-Unmistakable")
    table = ada.table(start=True)["id"]
    links = ada.get(f"/api/tables/{table}/links").json()
    with ada.live(f"/api/tables/{table}/live?token=Query-Unmistakable") as live:
        say(live, type="hello", seats=[0])
        hear(live, "change")
        say(live, type="say", request="r1", text="Chat-Unmistakable")
        hear(live, "ack")
        live.send("{Frame-Unmistakable")
        hear(live, "no")
    log = capfd.readouterr().err
    assert len(log.splitlines()) >= 7
    tokens = [link, key, links["join"].partition("#")[2], ada.http.cookies["spellboard"].partition(".")[0]]
    assert not [word for word in ("Unmistakable", table, *tokens) if word in log]
