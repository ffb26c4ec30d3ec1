"""When things go wrong: a database that does not take anything, mistakes of ours, and what the log says of it."""

from __future__ import annotations

import io
import json
import logging
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from spellboard.server.app import pulse
from spellboard.server.app.logs import Log, adopted
from spellboard.server.storage import writer
from spellboard.server.storage.file import connect
from spellboard.server.storage.store import StorageTrouble
from spellboard.server.storage.upgrade import upgrade

from ..clock import HandClock
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


def test_a_database_locked_by_another_program_is_not_ready_until_the_lock_goes(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pulse, "PROBE_WAIT", 0.2)
    monkeypatch.setattr(pulse, "PROBE_PAUSE", 0)
    page = Person(server)
    assert page.get("/readyz").status_code == 200
    with closing(sqlite3.connect(tmp_path / "spellboard.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        for _ in range(2):
            assert page.get("/readyz").status_code == 503
        assert page.get("/healthz").status_code == 200
        other.execute("COMMIT")
    end = time.monotonic() + 30
    while page.get("/readyz").status_code != 200:
        assert time.monotonic() < end


def test_a_read_only_database_is_not_ready_until_it_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pulse, "PROBE_PAUSE", 0)
    upgrade(tmp_path / "spellboard.db")
    writable = False

    def opened(path: Path, *, read_only: bool = False, durable: bool = True) -> sqlite3.Connection:
        # A superuser may write every file, so the file is opened as a reader would.
        return connect(path, read_only=read_only or not writable, durable=durable)

    monkeypatch.setattr("spellboard.server.storage.sqlite.connect", opened)
    with running(tmp_path, log_level="info") as server:
        page = Person(server)
        assert page.get("/readyz").status_code == 503
        writable = True
        assert page.get("/readyz").status_code == 200


def test_who_asks_to_be_forgotten_is_in_no_file_of_the_database_soon(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "SCRUB_AFTER", 0.05)
    name = "Hildegunst"
    hilde = server.person(name)
    hilde.post("/api/me/keys", {"label": f"{name}-key"})
    hilde.table(public=True)
    table = hilde.table(start=True)["id"]
    with hilde.live(f"/api/tables/{table}/live") as live:
        say(live, type="hello", seats=[0])
        hear(live, "change")
        say(live, type="say", request=f"{name}-1", text=f"{name} was here")
        hear(live, "ack")
    assert hilde.http.delete("/api/me").status_code == 204
    files = sorted(str(file) for file in tmp_path.glob("spellboard.db*"))
    end = time.monotonic() + 30
    while found := subprocess.run(["grep", "-l", "-a", name, *files], capture_output=True, text=True).stdout:
        assert time.monotonic() < end, found
        time.sleep(0.05)


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


def test_whoever_provokes_complaints_without_end_does_not_fill_the_log() -> None:
    clock, out = HandClock(), io.StringIO()
    with adopted(Log(clock, "info", out)):
        for number in range(500):
            logging.getLogger("uvicorn.error").warning("complaint %d", number)
        assert len(out.getvalue().splitlines()) == 50
        clock.turn(10)
        logging.getLogger("uvicorn.error").warning("one more")
    *_, dropped, last = map(json.loads, out.getvalue().splitlines())
    assert (dropped["event"], dropped["lines"], last["text"]) == ("dropped", 450, "one more")
