"""The whole server as its host runs it: a process, a port, a signal; and the example client as a stranger runs it."""

from __future__ import annotations

import json
import os
import re
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

import spellboard
from spellboard.cli import main
from spellboard.server.app.settings import Settings

from .. import patient
from .running import EMBERS, hear, say

ROOT = Path(__file__).resolve().parents[3]
# The engine that these tests run on, from any folder, with the game of the tests beside it.
HERE = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(spellboard.__file__).parents[1]), str(ROOT)])}


class Process:
    """A server that runs, and where it said that it is."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process, self.address = process, address

    def end(self, number: int = signal.SIGTERM) -> int:
        self.process.send_signal(number)
        return self.process.wait(30)


@contextmanager
def served(folder: Path, *options: str, **variables: str) -> Iterator[Process]:
    command = [sys.executable, "-m", "spellboard.cli", "serve", "--port", "0", "--game", EMBERS, "--bot-pace", "0"]
    with (folder / "log").open("a") as log:
        process = subprocess.Popen(
            [*command, *options], cwd=folder, env={**HERE, **variables}, stdout=subprocess.PIPE, stderr=log, text=True
        )
    try:
        assert process.stdout is not None
        address = ""
        for line in process.stdout:
            if found := re.search(r"Spellboard is at (http\S+)", line):
                address = found[1]
                break
        assert address, (folder / "log").read_text()
        yield Process(process, address)
    finally:
        if process.poll() is None:
            process.kill()
        process.wait(30)
        if process.stdout is not None:
            process.stdout.close()


def client(address: str, game: str, *options: str) -> str:
    """What the example client says after a whole game."""
    command = [sys.executable, str(ROOT / "examples" / "client.py"), address, game, "--seed", "1", *options]
    done = subprocess.run(command, env=HERE, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_example_client_plays_a_game_and_the_server_ends_cleanly(tmp_path: Path) -> None:
    with served(tmp_path, "--log-level", "info") as server:
        assert re.fullmatch(r"embers: \d+ choices, \d+ entries, won by .+\n", client(server.address, "embers"))
        assert server.end() == 0
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert [line["event"] for line in (lines[0], lines[-1])] == ["open", "closed"]
    assert not [line for line in lines if line["level"] in ("warning", "error")]
    assert (tmp_path / "spellboard.db").stat().st_mode & 0o077 == 0


@pytest.mark.long
@pytest.mark.parametrize("game", spellboard.shelf())
def test_the_example_client_plays_every_game(tmp_path: Path, game: str) -> None:
    options = [
        f"--option={name}={json.dumps(value)}" for name, value in spellboard.find(game).random_play_options.items()
    ]
    with served(tmp_path) as server:
        print(client(server.address, game, *options))
        assert server.end() == 0


def test_what_was_acknowledged_is_there_after_a_kill(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        base = server.address
        http = httpx.Client(base_url=base, headers={"origin": base}, timeout=patient.SECONDS)
        http.post("/api/guests", json={"name": "Ada"})
        key = http.post("/api/me/keys", json={"label": "bot"}).json()["token"]
        bots = [{"who": "bot", "bot": "random"}] * 2
        table = http.post("/api/tables", json={"game": "embers", "seats": [{"who": "me"}, *bots]}).json()["id"]
        assert server.end(signal.SIGKILL) == -signal.SIGKILL
    with served(tmp_path) as server:
        base, heads = server.address, {"authorization": f"Bearer {key}"}
        assert patient.get(f"{base}/api/tables/{table}", headers=heads).json()["status"] == "open"
        assert patient.post(f"{base}/api/tables/{table}/start", headers=heads).json()["status"] == "opening"
        live = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/live"
        with connect(live, additional_headers={"Authorization": f"Bearer {key}"}) as channel:
            say(channel, type="hello", seats=[0])
            assert hear(channel, "welcome")["table"]["commitment"]
            assert server.end(signal.SIGINT) == 0
            assert hear(channel, "bye")["reason"] == "restart"


def test_settings_come_from_the_environment_too(tmp_path: Path) -> None:
    variables = {"SPELLBOARD_PUBLIC_URL": "https://play.example", "SPELLBOARD_DATABASE": "mine.db"}
    with served(tmp_path, **variables) as server:
        assert server.address == "https://play.example"
        assert (tmp_path / "mine.db").exists()
        assert server.end() == 0


def test_a_shell_that_allows_few_files_does_not_make_it_few_channels(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        soft, hard = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
        assert soft == resource.RLIM_INFINITY or soft >= min(65536, hard)


def test_a_server_that_may_open_hardly_any_files_says_so_and_ends(tmp_path: Path) -> None:
    script = 'ulimit -n 150 && exec "$0" -m spellboard.cli serve --port 0'
    ended = subprocess.run(
        ["sh", "-c", script, sys.executable], cwd=tmp_path, env=HERE, capture_output=True, text=True, timeout=60
    )
    assert ended.returncode == 2
    assert ended.stderr.count("\n") == 1 and "150 files" in ended.stderr, ended.stderr


def test_the_host_says_how_long_unused_tables_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[Settings] = []

    async def run(settings: Settings, told: object) -> None:
        found.append(settings)

    monkeypatch.setattr("spellboard.server.app.serving.serve", run)
    monkeypatch.setenv("SPELLBOARD_EXPIRY", "0.5")
    with pytest.raises(SystemExit):
        main(["serve", "--abandoned", "2"])
    assert (found[0].rules.expiry, found[0].rules.abandoned) == (12 * 3600, 48 * 3600)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--public-url", "play.example"], "is not a public address"),
        (["--log-level", "loud"], "--log-level: one of"),
        (["--editions", "nowhere"], "is not a folder"),
        (["--trusted-proxy", "nobody"], "an address or a network"),
        (["--host", "203.0.113.5"], "cannot listen on"),
        (["--database", "no/folder/x.db"], "there is no folder"),
    ],
)
def test_a_wrong_setting_is_one_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    options: list[str],
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as end:
        main(["serve", "--port", "0", *options])
    assert end.value.code == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert said in line


def test_a_second_server_on_one_database_is_refused(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        command = [sys.executable, "-m", "spellboard.cli", "serve", "--port", "0"]
        done = subprocess.run(command, cwd=tmp_path, env=HERE, capture_output=True, text=True, timeout=60)
        assert done.returncode == 2 and "another Spellboard server uses this database" in done.stderr
        assert server.end() == 0
