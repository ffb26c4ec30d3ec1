"""The whole server as a process of its own: begun, killed, begun again on the same database."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import spellboard

EMBERS = "tests.example:GAME"
ROOT = Path(__file__).resolve().parents[3]
# The engine that these tests run on, from any folder, with the game of the tests beside it.
HERE = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(spellboard.__file__).parents[1]), str(ROOT)])}
PATIENCE = 60.0


class Process:
    """A server in a session of its own, so that what it has started can be found and ended with it."""

    def __init__(self, folder: Path, *options: str, under: tuple[str, ...] = (), module: str = "") -> None:
        serve = ["spellboard.cli", "serve", "--port", "0", "--game", EMBERS, "--bot-pace", "0", "--limits", "100000"]
        command = [sys.executable, "-m", *([module] if module else serve)]
        self.log = folder / "log"
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [*under, *command, *options],
                cwd=folder, env=HERE, stdout=subprocess.PIPE, stderr=log, start_new_session=True,
            )  # fmt: skip
        self.pid = self._process.pid

    def address(self) -> str:
        """Where it says that it is, as soon as it does."""
        out = self._process.stdout
        assert out is not None
        said, end = b"", time.monotonic() + PATIENCE
        while time.monotonic() < end and self._process.poll() is None:
            if select.select([out], [], [], 1)[0]:
                said += os.read(out.fileno(), 4096)
                if found := re.search(rb"Spellboard is at (http\S+)", said):
                    return found[1].decode()
        raise AssertionError(f"the server does not begin: {self.log.read_text()[-2000:]}")

    def resident(self) -> int:
        """The kilobytes of memory that it holds."""
        found = re.search(r"VmRSS:\s*(\d+)", Path(f"/proc/{self.pid}/status").read_text())
        assert found is not None
        return int(found[1])

    def files(self) -> int:
        """How many files it has open."""
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    def kill(self) -> None:
        """Without a word, as if the machine had been switched off."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(PATIENCE)

    def end(self) -> int:
        """As its host ends it."""
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(PATIENCE)

    def clear(self) -> None:
        """Nothing of it is left, whatever happened."""
        if self._process.poll() is None:
            self.kill()
        with suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)  # workers that outlived it
        if self._process.stdout is not None:
            self._process.stdout.close()
