"""A server as a process of its own, which can be killed and started again at the same address."""

from __future__ import annotations

import os
import queue
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parents[2]
BUNDLE = ROOT / "web" / "dist" / "app"


class Serving:
    """One server; its database outlives it.

    The same game is always dealt the same (`dealing.py`); to save time bots decide as soon as they can, and a test may
    ask for more than a guest may. An `ordinary` server is the one that `make play` starts.
    """

    def __init__(self, folder: Path, ordinary: bool = False) -> None:
        self.folder = folder
        self.command = "spellboard.cli" if ordinary else "tests.browser.dealing"
        self.shortcuts = [] if ordinary else ["--bot-pace", "0", "--limits", "1000"]
        self.database = folder / "spellboard.db"
        self.base = ""
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", self.command, "serve", "--port", str(self._port), *self.shortcuts]
        command += ["--database", str(self.database), "--web", str(BUNDLE)]
        command += ["--editions", str(ROOT / "tests" / "editions")]
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, cwd=self.folder, env=_environment()
        )
        said: queue.Queue[str] = queue.Queue()
        threading.Thread(target=_read, args=(self._process, said), daemon=True).start()
        line = said.get(timeout=60)
        found = re.search(r"http://[^:]+:(\d+)", line)
        assert found, f"the server said {line!r}"
        self._port = int(found[1])
        self.base = f"http://127.0.0.1:{self._port}"
        # What a server makes once, when it is first asked for its games, is on no test's time.
        with urlopen(f"{self.base}/api/games", timeout=60) as answer:
            assert answer.status == 200

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(30)
            self._process = None


def _read(process: subprocess.Popen[str], said: queue.Queue[str]) -> None:
    assert process.stdout is not None
    for line in process.stdout:
        said.put(line)
    said.put("")


def _environment() -> dict[str, str]:
    """Ours, with paths that do not depend on the folder."""
    paths = [str(Path(path).resolve()) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    return {**os.environ, "PYTHONPATH": os.pathsep.join([*(paths or [str(ROOT / "src")]), str(ROOT)])}
