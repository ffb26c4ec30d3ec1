"""Run a command at the lowest priority; it ends when the process that started it is gone.

python -m tools.background COMMAND...    started in a session of its own, with a pipe as standard input

The pipe closes when the starter ends, even if it is killed, so nothing keeps running afterwards.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence

LOWEST = 19
GRACE = 2.0
"""Seconds for the command to clean up."""


def main(command: Sequence[str]) -> int:
    signal.signal(signal.SIGTERM, lambda *_: None)  # for the command; this process waits for it to end
    os.nice(LOWEST)
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL)
    threading.Thread(target=end_with_starter, daemon=True).start()
    return process.wait()


def end_with_starter() -> None:
    while os.read(sys.stdin.fileno(), 4096):
        pass
    os.killpg(0, signal.SIGTERM)
    time.sleep(GRACE)
    os.killpg(0, signal.SIGKILL)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
