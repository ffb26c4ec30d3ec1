"""The main thread's work for each move of the pointer while dragging in Magalon, from a trace.

`python -m tests.browser.drag [ROUNDS] [TRACE]` prints median and 95th percentile; TRACE keeps the last trace.
"""

from __future__ import annotations

import json
import shutil
import statistics
import sys
import tempfile
from bisect import bisect_right
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import sync_playwright

from .people import Person
from .serving import Serving
from .tables import settle
from .test_magalon import at_the_turn, middle, node

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
WALK = ["J2", "K2", "K3", "K4", "J4", "J3", "I3", "H3", "H4", "G4", "G3", "H3"]
STEPS = 6
"""Moves from one square to the next."""
APART = 60
"""Milliseconds between two moves: what one brings about is done before the next."""


class Mouse:
    """A bare pointer. Playwright's own runs two scripts of its own in the page for every move with a pressed button."""

    def __init__(self, ada: Person) -> None:
        self.session = ada.page.context.new_cdp_session(ada.page)
        self.pressed = 0

    def tell(self, what: str, x: float, y: float) -> None:
        self.pressed = {"mousePressed": 1, "mouseReleased": 0}.get(what, self.pressed)
        button = "none" if what == "mouseMoved" and not self.pressed else "left"
        said = {"type": what, "x": x, "y": y, "button": button, "buttons": self.pressed, "clickCount": 1}
        self.session.send("Input.dispatchMouseEvent", said)


def drag(ada: Person) -> None:
    """Carry the wizard about over the squares, and let it go beside the board."""
    mouse = Mouse(ada)
    x, y = middle(ada, '[data-piece="wizard-p1"]')
    way = [middle(ada, node(square)) for square in WALK]  # asked before: the page answers on the same thread
    mouse.tell("mouseMoved", x, y)
    mouse.tell("mousePressed", x, y)
    for nx, ny in way:
        for step in range(1, STEPS + 1):
            mouse.tell("mouseMoved", x + (nx - x) * step / STEPS, y + (ny - y) * step / STEPS)
            ada.page.wait_for_timeout(APART)
        x, y = nx, ny
    mouse.tell("mouseMoved", 5, 5)
    mouse.tell("mouseReleased", 5, 5)
    settle(ada)


class Work(NamedTuple):
    """What one move of the pointer cost the main thread, in milliseconds of the thread's own time."""

    task: float
    """The task that takes the event, with the frame that shows it."""
    all: float
    """Everything until the next move: also answers of the server, timers, whatever else the page does."""


def work(trace: bytes) -> list[Work]:
    """For every move of the pressed pointer. A busy machine makes it wait, which is not counted."""
    events = json.loads(trace)["traceEvents"]

    def dispatched(kind: str) -> list[Any]:
        return [one for one in events if one["name"] == "EventDispatch" and one["args"]["data"]["type"] == kind]

    moves, [pressed] = dispatched("pointermove"), dispatched("pointerdown")
    thread = pressed["pid"], pressed["tid"]
    starts = sorted(one["ts"] for one in moves if one["ts"] > pressed["ts"])
    tasks = [0.0] * len(starts)
    spent = [0.0] * len(starts)
    for task in events:
        if task["name"] == "RunTask" and task["ph"] == "X" and (task["pid"], task["tid"]) == thread:
            at = bisect_right(starts, task["ts"] + task["dur"]) - 1
            if at < 0:
                continue
            own = task.get("tdur", 0) / 1000
            spent[at] += own
            if task["ts"] <= starts[at]:
                tasks[at] += own
    return [Work(one, all) for one, all in zip(tasks[:-1], spent[:-1], strict=True)]


def measure(rounds: int, kept: Path | None = None) -> list[Work]:
    serving = Serving(Path(tempfile.mkdtemp()))
    serving.start()
    found: list[Work] = []
    try:
        with sync_playwright() as driver:
            browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            ada = Person(browser, serving.base, size=(1440, 900))
            at_the_turn(ada)
            drag(ada)  # once, so that everything is compiled and fetched
            for _ in range(rounds):
                browser.start_tracing(page=ada.page, categories=CATEGORIES)
                drag(ada)
                trace: Any = browser.stop_tracing()
                if kept is not None:
                    kept.write_bytes(trace)
                found += work(trace)
            browser.close()
    finally:
        serving.stop()
    return found


def main() -> None:
    kept = Path(sys.argv[2]) if len(sys.argv) > 2 else None
    found = measure(int(sys.argv[1]) if len(sys.argv) > 1 else 3, kept)
    for name, times in (("in its task", [one.task for one in found]), ("until the next", [one.all for one in found])):
        half, most = statistics.median(times), sorted(times)[int(len(times) * 0.95)]
        print(f"{len(times)} moves, {name}: median {half:.1f} ms, 95 in 100 under {most:.1f} ms")


if __name__ == "__main__":
    main()
