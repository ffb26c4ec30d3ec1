"""Lighthouse on the start page and on a table in mid-game: `python -m tests.browser.lighthouse [RUNS] [desktop]`.

It has a package of its own in benchmarks/lighthouse; `make lighthouse` fetches it. The median of the runs counts.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import sync_playwright

from tools.node import npm

from .people import Person
from .serving import ROOT, Serving
from .tables import against_bots, my_turn, press, settle

TOOL = ROOT / "benchmarks" / "lighthouse" / "node_modules" / ".bin" / "lighthouse"
CATEGORIES = ("performance", "accessibility", "best-practices")
METRICS = ("first-contentful-paint", "largest-contentful-paint", "speed-index", "cumulative-layout-shift")
WANTED = 95
RUNS = 5
TRIES = 3


class Resident(Person):
    """Somebody whose browser can be joined from outside: Lighthouse opens its tab beside theirs."""

    def __init__(self, context: Any, base: str) -> None:
        self.base, self.context = base, context
        self.complaints: list[str] = []
        self.expected: list[str] = []
        self.page = self.tab()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def scores(address: str, port: int, preset: str) -> dict[str, float]:
    """One run: the score of each category, and what cost points."""
    command = [str(TOOL), address, f"--port={port}", "--output=json", "--output-path=stdout", "--quiet"]
    command += ["--disable-storage-reset", f"--only-categories={','.join(CATEGORIES)}"]
    command += ["--preset=desktop"] if preset == "desktop" else []
    for _ in range(TRIES):  # now and then it loses its own trace
        done = subprocess.run(command, env=npm()[1], stdout=subprocess.PIPE)
        if done.returncode == 0:
            break
    done.check_returncode()
    told = json.loads(done.stdout)
    for name, audit in told["audits"].items():
        if os.environ.get("WHY") and (name in METRICS or (audit.get("score") or 1) < 0.9):
            print("   ", name, audit["score"], audit.get("displayValue", ""))
    return {name: told["categories"][name]["score"] * 100 for name in CATEGORIES}


def measured(runs: int, preset: str) -> dict[str, dict[str, float]]:
    """The median of each category for both pages."""
    port, found = free_port(), {}
    serving = Serving(Path(tempfile.mkdtemp()))
    serving.start()
    try:
        with sync_playwright() as driver:
            context = driver.chromium.launch_persistent_context(
                tempfile.mkdtemp(), executable_path=shutil.which("chromium"), base_url=serving.base, locale="en-GB",
                args=["--no-sandbox", f"--remote-debugging-port={port}"],
            )  # fmt: skip
            ada = Resident(context, serving.base)
            path = against_bots(ada, "amulett")
            for _ in range(4):
                if my_turn(ada):
                    press(ada, Random(1))
                    settle(ada)
            ada.page.goto("about:blank")
            for name, address in {"start": serving.base + "/", "table": serving.base + path}.items():
                every = [scores(address, port, preset) for _ in range(runs)]
                found[name] = {part: statistics.median(one[part] for one in every) for part in CATEGORIES}
            context.close()
    finally:
        serving.stop()
    return found


def main() -> int:
    runs = next((int(word) for word in sys.argv[1:] if word.isdecimal()), RUNS)
    preset = "desktop" if "desktop" in sys.argv[1:] else "mobile"
    found = measured(runs, preset)
    for name, parts in found.items():
        print(
            f"{name} ({preset}, median of {runs}): " + ", ".join(f"{part} {score:.0f}" for part, score in parts.items())
        )
    return 0 if all(score >= WANTED for parts in found.values() for score in parts.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
